import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Part } from '../../shared/ui/record.tsx';

type CallPart = CallForFunds['parts'][number] & { readonly place: string };

/** Amounts of a call by fund, with the key of each. */
export function Parts({ call }: { readonly call: CallForFunds }) {
  const { t } = useWords();
  const rows = useMemo(
    () => call.parts.map((part, index) => ({ ...part, place: String(index + 1) })),
    [call.parts],
  );
  const columns = useColumns(call);
  return (
    <Part title={t('web-calls.parts')}>
      <DataTable
        caption={t('web-calls.parts')}
        columns={columns}
        rows={rows}
        rowId={({ place }) => place}
        empty={t('web-calls.nobody')}
      />
    </Part>
  );
}

function useColumns({ building_id: id, total_amount: total }: CallForFunds) {
  const { t } = useWords();
  const { amount } = useFormat();
  const keys = useQuery(apiQuery('listDistributionKeys', { path: { id } })).data?.data;
  return useMemo(
    (): readonly Column<CallPart>[] => [
      { id: 'fund', header: t('web-calls.fund'), cell: ({ fund }) => t(`enum.Fund.${fund}`) },
      {
        id: 'key',
        header: t('web-calls.key'),
        cell: ({ distribution_key_id: key }) =>
          keyName(keys?.find((one) => one.id === key)?.name ?? '', t),
      },
      {
        id: 'amount',
        header: t('web-calls.amount'),
        isNumber: true,
        cell: (part) => amount(part.total_amount),
        foot: amount(total),
      },
    ],
    [t, amount, keys, total],
  );
}
