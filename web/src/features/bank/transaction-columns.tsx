import { useMemo } from 'react';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Table columns of bank transactions. */
export function useTransactionColumns(): readonly Column<BankTransaction>[] {
  const { t } = useWords();
  const { day, amount } = useFormat();
  return useMemo(
    () => [
      {
        id: 'date',
        header: t('web-bank.booked_on'),
        sort: 'booked_on',
        cell: ({ booked_on: on }) => day(on),
      },
      {
        id: 'who',
        header: t('web-bank.counterparty'),
        cell: ({ id, counterparty_name: name, counterparty_iban: iban }) => (
          <TextLink to="/bank-transactions/$id" params={{ id }}>
            {name ?? iban ?? t('web-bank.no_name')}
          </TextLink>
        ),
      },
      {
        id: 'communication',
        header: t('web-bank.communication'),
        cell: ({ structured_communication: exact, communication }) => communication ?? exact,
      },
      {
        id: 'status',
        header: t('web-bank.status'),
        cell: ({ status }) => <State of="BankTransactionStatus" value={status} />,
      },
      {
        id: 'amount',
        header: t('web-bank.amount'),
        sort: 'amount',
        isNumber: true,
        cell: (transaction) => amount(transaction.amount),
      },
    ],
    [t, day, amount],
  );
}
