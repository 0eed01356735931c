import type { BankTransaction } from '../../shared/api/generated.ts';
import type { Column } from '../../shared/ui/columns.tsx';

/** Table columns of bank transactions. */
export const transactionColumns: readonly Column<BankTransaction>[] = [
  { id: 'booked_on', header: 'web-bank.booked_on', as: 'day', sort: 'booked_on' },
  {
    id: 'who',
    header: 'web-bank.counterparty',
    link: '/bank-transactions/$id',
    cell: ({ counterparty_name: name, counterparty_iban: iban }, { t }) =>
      name ?? iban ?? t('web-bank.no_name'),
  },
  {
    id: 'communication',
    header: 'web-bank.communication',
    cell: ({ structured_communication: exact, communication }) => communication ?? exact,
  },
  { id: 'status', header: 'web-bank.status', as: 'state', of: 'BankTransactionStatus' },
  { id: 'amount', header: 'web-bank.amount', as: 'amount', sort: 'amount', foot: 'sum' },
];
