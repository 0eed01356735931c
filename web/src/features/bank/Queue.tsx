import type { BankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './Queue.module.css';
import type { Queue } from './use-queue.ts';

/** Transactions that wait, with the most certain proposal of each; choosing one makes it the current. */
export function QueueList({ queue }: { readonly queue: Queue }) {
  const { t } = useWords();
  const { waiting, current, choose } = queue;
  return (
    <nav className={styles['queue']} aria-label={t('web-bank.match.queue')}>
      <ol>
        {waiting.map((transaction) => (
          <li key={transaction.id}>
            <button
              type="button"
              ref={transaction.id === current?.id ? bringIntoView : undefined}
              aria-current={transaction.id === current?.id ? 'true' : undefined}
              onClick={() => {
                choose(transaction.id);
                // Enter accepts the proposal, which a focused button would take for itself.
                document.getElementById('main')?.focus({ preventScroll: true });
              }}
            >
              <Waiting transaction={transaction} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls the list to its current item. */
function bringIntoView(item: HTMLButtonElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Waiting({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useWords();
  const { signed, shortDay } = useFormat();
  const { counterparty_name: name, amount, booked_on, proposals } = transaction;
  const certainty = proposals[0]?.certainty;
  return (
    <>
      <span className={styles['name']}>{name ?? t('web-bank.no_name')}</span>{' '}
      <span className={styles['amount']} data-received={amount > 0 || undefined}>
        {signed(amount)}
      </span>{' '}
      <span className={styles['day']}>{shortDay(booked_on)}</span>{' '}
      <span className={styles['certainty']} data-certainty={certainty}>
        {certainty === undefined
          ? t('web-bank.match.no_proposal')
          : t(`enum.BankProposalCertainty.${certainty}`)}
      </span>
    </>
  );
}
