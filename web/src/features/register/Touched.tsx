import { useMemo } from 'react';
import type { ApiProblem } from '../../shared/api/client.ts';
import type { TransferredOwnershipLaterCharge } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { PathLink } from '../../shared/ui/links.tsx';

/** Sent call or distributed expense dated after a change of owners. */
export type Charge = TransferredOwnershipLaterCharge;

const PATHS = {
  CallForFunds: '/calls-for-funds',
  Expense: '/expenses',
  BankTransaction: '/bank-transactions',
} as const;

/**
 * Charges affected by a refused change of owners; undefined if it was refused for another reason.
 */
export function extractTouchedCharges({
  code,
  problem,
}: ApiProblem): readonly Charge[] | undefined {
  if (code !== 'transfer_touches' || !Array.isArray(problem['touches'])) return undefined;
  // The API description guarantees their shape.
  return problem['touches'] as readonly Charge[];
}

/** Calls and expenses affected by a change of owners, with the seller’s share of each. */
export function Touched({ charges }: { readonly charges: readonly Charge[] }) {
  const { t } = useWords();
  const total = sumEuro(charges.map((charge) => charge.amount));
  const columns = useColumns(total);
  return (
    <DataTable
      caption={t('web-register.touched.title')}
      rows={charges}
      rowId={({ type, id }) => `${type} ${id}`}
      columns={columns}
    />
  );
}

function useColumns(total: number) {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    (): readonly Column<Charge>[] => [
      {
        id: 'what',
        header: t('web-register.touched.title'),
        cell: ({ type, id, title }) => <PathLink path={`${PATHS[type]}/${id}`}>{title}</PathLink>,
        foot: t('web-register.touched.total'),
      },
      {
        id: 'type',
        header: t('web-register.touched.type'),
        cell: ({ type }) => t(`enum.ChargeType.${type}`),
      },
      { id: 'date', header: t('web-register.account.date'), cell: ({ date }) => day(date) },
      {
        id: 'amount',
        header: t('web-register.touched.amount'),
        isNumber: true,
        cell: (charge) => amount(charge.amount),
        foot: amount(total),
      },
    ],
    [t, day, amount, total],
  );
}
