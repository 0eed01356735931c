import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { groupByOwner, type OwnerShare } from './group-by-owner.ts';

/** Shares of the owners before the call is sent. */
export function Preview({ call }: { readonly call: CallForFunds }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('previewCallForFunds', { path: { id: call.id } }));
  const split = query.data?.data;
  const shares = useMemo(() => groupByOwner(split?.lines ?? [], call.parts.length), [split, call]);
  const columns = columnsFor(call, shares);
  return (
    <Part title={t('web-calls.preview')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {query.isPending && <Rows />}
      {split !== undefined && (
        <DataTable
          caption={t('web-calls.preview')}
          columns={columns}
          rows={shares}
          rowId={({ owner_id }) => owner_id}
          empty={t('web-calls.nobody')}
        />
      )}
    </Part>
  );
}

function columnsFor(
  { parts, total_amount: total }: CallForFunds,
  shares: readonly OwnerShare[],
): readonly Column<OwnerShare>[] {
  return [
    {
      id: 'owner_name',
      header: 'web.owner',
      foot: (_rows, { t }) => t('web-calls.owners', { count: shares.length }),
    },
    { id: 'units', header: 'web-calls.units' },
    ...parts.map(({ fund, total_amount }, index): Column<OwnerShare> => ({
      id: `part${index}`,
      header: `enum.Fund.${fund}`,
      isNumber: true,
      cell: (share, { amount }) => amount(share.parts[index] ?? 0),
      foot: (_rows, { amount }) => amount(total_amount),
    })),
    {
      id: 'amount',
      header: 'web-calls.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(total),
    },
  ];
}
