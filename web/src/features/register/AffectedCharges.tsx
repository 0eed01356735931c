import type { ApiProblem } from '../../shared/api/client.ts';
import type { TransferredOwnershipLaterCharge } from '../../shared/api/generated.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { PathLink } from '../../shared/ui/links.tsx';

/** Sent call dated after a change of owners. */
export type Charge = TransferredOwnershipLaterCharge;

const PATHS = { CallForFunds: '/calls-for-funds' } as const;

/**
 * Charges affected by a refused change of owners; undefined if it was refused for another reason.
 */
export function extractAffectedCharges({
  code,
  problem,
}: ApiProblem): readonly Charge[] | undefined {
  if (code !== 'transfer_touches' || !Array.isArray(problem['touches'])) return undefined;
  // The API description guarantees their shape.
  return problem['touches'] as readonly Charge[];
}

/** Calls affected by a change of owners, with the seller’s share of each. */
export function AffectedCharges({ charges }: { readonly charges: readonly Charge[] }) {
  const { t } = useWords();
  const total = sumEuro(charges.map((charge) => charge.amount));
  const columns = columnsFor(total);
  return (
    <DataTable
      caption={t('web-register.touched.title')}
      rows={charges}
      rowId={({ type, id }) => `${type} ${id}`}
      columns={columns}
    />
  );
}

function columnsFor(total: number): readonly Column<Charge>[] {
  return [
    {
      id: 'what',
      header: 'web-register.touched.title',
      cell: ({ type, id, title }) => <PathLink path={`${PATHS[type]}/${id}`}>{title}</PathLink>,
      foot: (_rows, { t }) => t('web-register.touched.total'),
    },
    { id: 'type', header: 'web-register.touched.type', of: 'ChargeType' },
    { id: 'date', header: 'web-register.account.date', as: 'day' },
    {
      id: 'amount',
      header: 'web-register.touched.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(total),
    },
  ];
}
