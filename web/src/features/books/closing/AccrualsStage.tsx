import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ANY_VERSION } from '../../../shared/api/client.ts';
import type { AccrualProposals, FiscalYear } from '../../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { useRight } from '../../../shared/session/session.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';
import type { Column } from '../../../shared/ui/columns.tsx';
import { Explain } from '../../../shared/ui/record.tsx';
import type { Step } from './stages.ts';
import { useMayDo } from './use-may-do.ts';

type Proposal = AccrualProposals['proposals'][number];

const rowId = ({ supplier_id, account_code, period_from }: Proposal) =>
  [supplier_id, account_code, period_from].join(' ');

/** Recurring invoices that a year lacks, of which the chosen suppliers are accrued. */
export function AccrualsStage(props: {
  readonly year: FiscalYear;
  readonly steps: readonly Step[];
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const { year, steps } = props;
  const isMine = useMayDo(steps.find(({ code }) => code === 'Accruals'));
  const canAccrue = useRight()('accrueCosts') && isMine;
  const path = { id: year.id };
  const missing = useQuery(apiQuery('listAccrualProposals', { path }));
  const accrue = useAct('accrueCosts');
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const proposals = missing.data?.data.proposals;
  if (proposals === undefined) return <Problem error={missing.error} />;
  const suppliers = [...new Set(proposals.map(({ supplier_id }) => supplier_id))];
  const taken = suppliers.filter((id) => !left.has(id));
  const ids = new Set(
    proposals.filter(({ supplier_id }) => !left.has(supplier_id)).map((row) => rowId(row)),
  );
  // A supplier is accrued whole: all its rows follow the one that was changed.
  const choose = (after: ReadonlySet<string>) => {
    const isChanged = (row: Proposal) => ids.has(rowId(row)) !== after.has(rowId(row));
    const changed = new Set(proposals.filter(isChanged).map(({ supplier_id }) => supplier_id));
    leave(new Set(suppliers.filter((id) => left.has(id) !== changed.has(id))));
  };
  return (
    <>
      {proposals.length > 0 && (
        <Explain>{t('web-books.closing.accruals.sentence', { date: day(year.end_date) })}</Explain>
      )}
      <DataTable
        caption={t('web-books.closing.stage.accruals')}
        columns={columns}
        rows={proposals}
        rowId={rowId}
        empty={t('web-books.closing.accruals.none')}
        selection={canAccrue ? { ids, onChange: choose } : undefined}
      />
      {proposals.length > 0 && canAccrue && (
        <Button
          mt="sm"
          variant="default"
          loading={accrue.isPending}
          disabled={taken.length === 0}
          onClick={() =>
            accrue.mutate({
              path,
              body: taken.length === suppliers.length ? {} : { supplier_ids: taken },
              etag: ANY_VERSION,
            })
          }
        >
          {t('web-books.closing.accrue')}
        </Button>
      )}
      <Problem error={accrue.error} />
    </>
  );
}

const columns: readonly Column<Proposal>[] = [
  { id: 'supplier', header: 'web-books.new_entry.supplier' },
  { id: 'account_code', header: 'web-books.account' },
  {
    id: 'period',
    header: 'web-books.closing.period',
    cell: ({ period_from, period_to }, { t, day }) =>
      t('web-books.years.span', { from: day(period_from), to: day(period_to) }),
  },
  { id: 'last_invoiced_on', header: 'web-books.closing.accruals.last', as: 'day' },
  { id: 'amount', header: 'web-books.amount', as: 'amount', foot: 'sum' },
];
