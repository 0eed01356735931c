import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import type { CreateInterestRate, InterestRate } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useNumberFault } from '../../shared/format/input-faults.ts';
import { parsePercent } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';

/** Published interest rates for late payment, shared by all organizations. */
export function InterestRatesPage() {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listInterestRates', {}));
  const [isOpen, setOpen] = useState(false);
  const enter = may('createInterestRate') && (
    <Button onClick={() => setOpen(true)}>{t('web-settings.rates.enter')}</Button>
  );
  return (
    <Page
      title={t('web-navigation.settings.rates')}
      sentence={t('web-settings.rates.sentence')}
      isLoading={query.isPending}
      actions={enter}
    >
      <Problem error={query.error} />
      {query.isPending ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-navigation.settings.rates')}
          columns={columns}
          rows={query.data?.data ?? []}
          rowId={({ kind, valid_from: from }) => `${kind} ${from}`}
          empty={
            <>
              <p>{t('web-settings.rates.empty')}</p>
              {enter}
            </>
          }
        />
      )}
      {isOpen && <Enter onClose={() => setOpen(false)} />}
    </Page>
  );
}

const columns: readonly Column<InterestRate>[] = [
  { id: 'kind', header: 'web-settings.rates.kind', of: 'InterestRateKind' },
  { id: 'valid_from', header: 'web-settings.rates.from', as: 'day' },
  {
    id: 'rate',
    header: 'web-settings.rates.rate',
    isNumber: true,
    cell: ({ rate }, { percent }) => percent(rate),
  },
];

function Enter({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const faultOf = useNumberFault();
  return (
    <ActDialog
      of="createInterestRate"
      title={t('web-settings.rates.enter')}
      consequence={t('web-settings.rates.consequence')}
      submit={t('web-settings.rates.submit')}
      initial={{ kind: 'Legal', valid_from: '', rate: '' }}
      validate={{
        rate: (text) =>
          parsePercent(text) === undefined
            ? faultOf(text.replace('%', ''), t('web-settings.rates.no_percent'))
            : null,
      }}
      run={({ kind, valid_from, rate }) =>
        api.call('createInterestRate', {
          body: {
            kind: kind as CreateInterestRate['kind'] & string,
            valid_from,
            rate: parsePercent(rate) ?? Number.NaN,
          },
        })
      }
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        label="web-settings.rates.kind"
        of="InterestRateKind"
        values={INTEREST_RATE_KINDS}
      />
      <DayField name="valid_from" label="web-settings.rates.from" />
      <TextField
        name="rate"
        label="web-settings.rates.percent"
        as="amount"
        hint="web-settings.rates.percent_hint"
      />
    </ActDialog>
  );
}
