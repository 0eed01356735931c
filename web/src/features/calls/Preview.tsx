import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { byOwner, type OwnerShare } from './by-owner.ts';

/** Shares of the owners before the call is sent. */
export function Preview({ call }: { readonly call: CallForFunds }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('previewCallForFunds', { path: { id: call.id } }));
  const split = query.data?.data;
  const shares = useMemo(() => byOwner(split?.lines ?? [], call.parts.length), [split, call]);
  const columns = useColumns(call, shares);
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

function useColumns({ parts, total_amount: total }: CallForFunds, shares: readonly OwnerShare[]) {
  const { t } = useWords();
  const { amount } = useFormat();
  return useMemo(
    (): readonly Column<OwnerShare>[] => [
      {
        id: 'owner',
        header: t('web.owner'),
        cell: ({ owner_name }) => owner_name,
        foot: t('web-calls.owners', { count: shares.length }),
      },
      { id: 'units', header: t('web-calls.units'), cell: ({ units }) => units },
      ...parts.map(({ fund, total_amount }, index) => ({
        id: `part${index}`,
        header: t(`enum.Fund.${fund}`),
        isNumber: true,
        cell: (share: OwnerShare) => amount(share.parts[index] ?? 0),
        foot: amount(total_amount),
      })),
      {
        id: 'amount',
        header: t('web-calls.amount'),
        isNumber: true,
        cell: (share) => amount(share.amount),
        foot: amount(total),
      },
    ],
    [t, amount, parts, shares, total],
  );
}
