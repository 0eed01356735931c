import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { PaymentReminderRun } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { BatchBar } from './BatchBar.tsx';
import { getRunLineKey, type RunLine } from './take-step.ts';

const route = getRouteApi('/signed-in/payment-reminders/run');

/** Preview of a reminder run: select and send today’s reminders, and see who is skipped and why. */
export function RunPage() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const { minimum } = route.useSearch();
  const run = useQuery(
    apiQuery('runPaymentReminders', {
      body: { dry_run: true, ...(building_id === undefined ? {} : { building_id }) },
    }),
  );
  const least = Number(parseAmount(minimum ?? '') ?? 0);
  const data = run.data?.data;
  const lines = useMemo(
    () => data?.lines.filter(({ amount_owed: amount }) => amount >= least) ?? [],
    [data, least],
  );
  // All lines except those that were deselected.
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = lines.filter((line) => !leftOut.has(getRunLineKey(line)));
  const columns = columnsFor(chosen);
  return (
    <Page
      title={t('web-navigation.reminders.run')}
      sentence={data && t('web-reminders.run.sentence', { count: lines.length })}
      isLoading={run.isPending}
    >
      <Minimum />
      <Problem error={run.error} />
      {run.isPending && <Rows />}
      {data !== undefined && (
        <>
          <DataTable
            caption={t('web-navigation.reminders.run')}
            columns={columns}
            rows={lines}
            rowId={getRunLineKey}
            selection={{
              ids: new Set(chosen.map(getRunLineKey)),
              onChange: (ids) =>
                leaveOut(new Set(lines.map(getRunLineKey).filter((key) => !ids.has(key)))),
            }}
            empty={
              <>
                <p>{t('web-reminders.run.nobody')}</p>
                <ButtonLink to="/payment-reminders" variant="default">
                  {t('web-reminders.run.see_all')}
                </ButtonLink>
              </>
            }
          />
          <BatchBar lines={chosen} />
          <Skipped skipped={data.skipped} />
        </>
      )}
    </Page>
  );
}

function Minimum() {
  const { t } = useWords();
  const amountFault = useAmountFault();
  const { minimum = '' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <TextInput
      label={t('web-reminders.run.minimum')}
      inputMode="decimal"
      maw={236}
      mb="md"
      value={minimum}
      error={minimum === '' ? null : amountFault(minimum)}
      onChange={({ currentTarget: { value } }) =>
        void navigate({ search: (before) => ({ ...before, minimum: value }), replace: true })
      }
    />
  );
}

function columnsFor(chosen: readonly RunLine[]): readonly Column<RunLine>[] {
  return [
    {
      id: 'owner_name',
      header: 'web.owner',
      foot: (_rows, { t }) => t('web-reminders.run.chosen', { count: chosen.length }),
    },
    { id: 'building_name', header: 'web.building.building' },
    {
      id: 'step',
      header: 'web-reminders.run.step',
      cell: ({ from, to }, { t }) =>
        from === null
          ? t(`enum.ReminderLevel.${to}`)
          : t('web-reminders.run.climbs', {
              from: t(`enum.ReminderLevel.${from}`),
              to: t(`enum.ReminderLevel.${to}`),
            }),
    },
    {
      id: 'amount_owed',
      header: 'web-reminders.open',
      as: 'amount',
      foot: (_rows, { amount }) => amount(sumEuro(chosen.map((line) => line.amount_owed))),
    },
  ];
}

/** Late owners who are skipped today, with the reasons. */
function Skipped({ skipped }: { readonly skipped: PaymentReminderRun['skipped'] }) {
  const { t } = useWords();
  const columns: readonly Column<PaymentReminderRun['skipped'][number]>[] = [
    { id: 'owner_name', header: 'web.owner' },
    { id: 'building_name', header: 'web.building.building' },
    { id: 'reason', header: 'web-reminders.reason', of: 'ReminderSkipReason' },
  ];
  if (skipped.length === 0) return null;
  return (
    <Part title={t('web-reminders.run.skipped')}>
      <DataTable
        caption={t('web-reminders.run.skipped')}
        columns={columns}
        rows={skipped}
        rowId={(one) => `${one.building_id} ${one.owner_id}`}
      />
    </Part>
  );
}
