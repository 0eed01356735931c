import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import styles from './bank.module.css';

/** Owners shown, and words of a name that are searched: the service takes ten. */
const SHOWN = 3;
const MOST_WORDS = 10;
/** Shorter words are initials and titles. */
const SHORTEST = 3;

/**
 * Suggests owners of the building with the name of the payer, if no proposal names an owner. A name is
 * only a hint: choosing one opens the booking, which a person confirms.
 */
export function NameHint(props: {
  readonly transaction: BankTransaction;
  readonly onChoose: (ownerId: string) => void;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const { transaction, onChoose } = props;
  const { building_id, amount, counterparty_name: name, proposals } = transaction;
  const q = listNameWords(name ?? '').join(' ');
  const isOpen = amount > 0 && proposals.every(({ kind }) => kind !== 'OwnerPayment');
  const { data } = useQuery({
    ...apiQuery('listOwners', { query: { building_id, q, limit: SHOWN } }),
    enabled: isOpen && q !== '' && may('listOwners'),
  });
  const owners = data?.data ?? [];
  if (owners.length === 0) return null;
  return (
    <div className={styles['hint']}>
      <h3>{t('web-bank.hint.title')}</h3>
      <ul>
        {owners.map(({ id, name: owner, balance = 0 }) => (
          <li key={id}>
            <UnstyledButton onClick={() => onChoose(id)}>
              <strong>{owner}</strong>{' '}
              <span>
                {balance > 0
                  ? t('web-bank.hint.owes', { amount: money(balance) })
                  : t('web-bank.hint.clear')}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p>{t('web-bank.hint.sentence')}</p>
    </div>
  );
}

function listNameWords(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .slice(0, MOST_WORDS);
}
