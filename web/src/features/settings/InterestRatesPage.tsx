import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { INTEREST_RATE_KINDS } from '#domain/payment-reminders/interest-rates.ts';
import type { CreateInterestRate, InterestRate } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field } from '../../shared/ui/form.ts';
import { parsePercentAsFraction } from './percent.ts';

/** Published interest rates for late payment, shared by all organizations. */
export function InterestRatesPage() {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listInterestRates', {}));
  const [isOpen, setOpen] = useState(false);
  const columns = useColumns();
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

function useColumns() {
  const { t } = useWords();
  const { day, percent } = useFormat();
  return useMemo(
    (): readonly Column<InterestRate>[] => [
      {
        id: 'kind',
        header: t('web-settings.rates.kind'),
        cell: ({ kind }) => t(`enum.InterestRateKind.${kind}`),
      },
      {
        id: 'from',
        header: t('web-settings.rates.from'),
        cell: ({ valid_from: from }) => day(from),
      },
      {
        id: 'rate',
        header: t('web-settings.rates.rate'),
        isNumber: true,
        cell: ({ rate }) => percent(rate),
      },
    ],
    [t, day, percent],
  );
}

function Enter({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <ActDialog
      title={t('web-settings.rates.enter')}
      consequence={t('web-settings.rates.consequence')}
      submit={t('web-settings.rates.submit')}
      initial={{ kind: 'Legal', valid_from: '', rate: '' }}
      run={({ kind, valid_from, rate }) =>
        api.call('createInterestRate', {
          body: {
            kind: kind as CreateInterestRate['kind'] & string,
            valid_from,
            rate: parsePercentAsFraction(rate),
          },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <Select
            {...field(form, 'kind')}
            label={t('web-settings.rates.kind')}
            data={INTEREST_RATE_KINDS.map((kind) => ({
              value: kind,
              label: t(`enum.InterestRateKind.${kind}`),
            }))}
            allowDeselect={false}
          />
          <TextInput
            {...field(form, 'valid_from')}
            type="date"
            label={t('web-settings.rates.from')}
            required
            withAsterisk={false}
          />
          <TextInput
            {...field(form, 'rate')}
            label={t('web-settings.rates.percent')}
            description={t('web-settings.rates.percent_hint')}
            inputMode="decimal"
            required
            withAsterisk={false}
          />
        </>
      )}
    </ActDialog>
  );
}
