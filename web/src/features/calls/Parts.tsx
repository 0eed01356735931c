import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
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

function useColumns({
  building_id: id,
  total_amount: total,
}: CallForFunds): readonly Column<CallPart>[] {
  const keys = useQuery(apiQuery('listDistributionKeys', { path: { id } })).data?.data;
  return [
    { id: 'fund', header: 'web-calls.fund', of: 'Fund' },
    {
      id: 'key',
      header: 'web-calls.key',
      cell: ({ distribution_key_id: key }, { t }) =>
        keyName(keys?.find((one) => one.id === key)?.name ?? '', t),
    },
    {
      id: 'total_amount',
      header: 'web-calls.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(total),
    },
  ];
}
