import { useQuery } from '@tanstack/react-query';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import styles from './bank.module.css';

const SHOWN = 3;

/** Latest matched transactions with the same account of the other party. */
export function Earlier({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useWords();
  const { day, signed } = useFormat();
  const { counterparty_iban: iban, building_id } = transaction;
  const { data } = useQuery({
    ...apiQuery('listBankTransactions', {
      query: {
        q: iban ?? '',
        building_id,
        status: ['Matched'],
        sort: '-booked_on',
        limit: SHOWN,
      },
    }),
    enabled: iban !== null,
  });
  const earlier = data?.data ?? [];
  if (earlier.length === 0) return null;
  return (
    <div className={styles['earlier']}>
      <h3>{t('web-bank.match.earlier')}</h3>
      <ul>
        {earlier.map(({ id, booked_on, amount }) => (
          <li key={id}>
            <TextLink to="/bank-transactions/$id" params={{ id }}>
              {day(booked_on)}
            </TextLink>
            <span>{signed(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
