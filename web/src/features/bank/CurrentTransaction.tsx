import { Button, Kbd } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { KeyButton } from '../../shared/ui/KeyButton.tsx';
import { useActions, type KeyAction } from '../../shared/ui/actions.ts';
import { Earlier } from './Earlier.tsx';
import { Effect } from './Effect.tsx';
import { LinesDialog } from './LinesDialog.tsx';
import { NameHint } from './NameHint.tsx';
import { NewRule } from './NewRule.tsx';
import { Proposals } from './Proposals.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';
import styles from './bank.module.css';
import { ruleFrom } from './rule-input.ts';
import type { Queue } from './use-queue.ts';

/** Current transaction: bank details, proposed matches with the effect of the chosen one, and actions. */
export function CurrentTransaction(props: {
  readonly transaction: BankTransaction;
  readonly queue: Queue;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { transaction, queue } = props;
  const { proposals, allowed_actions: allowed, counterparty_name: payer, amount } = transaction;
  const [place, choose] = useState(0);
  const [typing, type] = useState<'find' | 'split' | 'rule'>();
  const [named, name] = useState('');
  const mayPark = allowed.includes('park');
  const accept = () => proposals[place] !== undefined && queue.match({ proposal: place });
  useMatchKeys({
    proposals: proposals.length,
    accept,
    choose,
    find: () => type('find'),
    split: () => type('split'),
    rule: () => type('rule'),
    park: mayPark ? queue.park : undefined,
    pass: queue.pass,
    move: queue.move,
    undoLast: queue.undoLast,
  });
  return (
    <>
      <section aria-label={t('web-bank.match.line')} className={styles['line']}>
        <p className={styles['way']}>
          {t(amount > 0 ? 'web-bank.match.received' : 'web-bank.match.paid', {
            building: transaction.building_name,
          })}
        </p>
        <p className={styles['amount']}>{money(Math.abs(amount))}</p>
        <h2 className={styles['who']}>{payer ?? t('web-bank.no_name')}</h2>
        <TransactionFacts transaction={transaction} />
        <Earlier transaction={transaction} />
      </section>
      <section aria-label={t('web-bank.match.may_be')} className={styles['choices']}>
        <Proposals proposals={proposals} place={place} onChoose={choose} />
        <NameHint
          transaction={transaction}
          onChoose={(ownerId) => {
            name(ownerId);
            type('find');
          }}
        />
        <Effect transaction={transaction} lines={proposals[place]?.lines ?? []} />
      </section>
      <div className={styles['acts']}>
        <p className={styles['keys']} aria-hidden>
          <Kbd>j</Kbd> <Kbd>k</Kbd> {t('web-bank.match.queue')}
        </p>
        <KeyButton keyName="f" onDo={() => type('find')} isBusy={queue.isBusy}>
          {t('web-bank.match.find')}
        </KeyButton>
        <KeyButton keyName="s" onDo={() => type('split')} isBusy={queue.isBusy}>
          {t('web-bank.match.split')}
        </KeyButton>
        <KeyButton keyName="r" onDo={() => type('rule')} isBusy={queue.isBusy}>
          {t('web-bank.match.rule')}
        </KeyButton>
        {mayPark && (
          <KeyButton keyName="p" onDo={queue.park} isBusy={queue.isBusy}>
            {t('web-bank.match.park')}
          </KeyButton>
        )}
        <KeyButton keyName="n" onDo={queue.pass} isBusy={queue.isBusy}>
          {t('web-bank.match.pass')}
        </KeyButton>
        {proposals.length > 0 && (
          <Button loading={queue.isBusy} onClick={accept} rightSection={<Kbd>↵</Kbd>}>
            {t('web-bank.match.accept')}
          </Button>
        )}
      </div>
      {typing === 'rule' && (
        <NewRule from={ruleFrom(transaction, proposals[place])} onClose={() => type(undefined)} />
      )}
      {(typing === 'find' || typing === 'split') && (
        <LinesDialog
          transaction={transaction}
          count={typing === 'find' ? 1 : 2}
          ownerId={named}
          act={{ error: queue.error, isPending: queue.isBusy }}
          onMatch={(lines) => queue.match({ lines })}
          onClose={() => {
            name('');
            type(undefined);
          }}
        />
      )}
    </>
  );
}

const MOST_DIGITS = 9;

/** Keyboard shortcuts of the page. */
function useMatchKeys(acts: {
  readonly proposals: number;
  readonly accept: () => unknown;
  readonly choose: (place: number) => void;
  readonly find: () => void;
  readonly split: () => void;
  readonly rule: () => void;
  readonly park: (() => void) | undefined;
  readonly pass: () => void;
  readonly move: (by: 1 | -1) => void;
  readonly undoLast: () => void;
}): void {
  const { t } = useWords();
  const { proposals, accept, choose, find, split, rule, park, pass, move, undoLast } = acts;
  const keys = useMemo(
    (): readonly KeyAction[] => [
      { key: 'Enter', label: t('web-bank.match.accept'), act: accept },
      ...Array.from({ length: Math.min(MOST_DIGITS, proposals) }, (_, place) => ({
        key: String(place + 1),
        label: t('web-bank.match.choose', { number: place + 1 }),
        act: () => choose(place),
      })),
      { key: 'f', label: t('web-bank.match.find'), act: find },
      { key: 's', label: t('web-bank.match.split'), act: split },
      { key: 'r', label: t('web-bank.match.rule'), act: rule },
      ...(park === undefined ? [] : [{ key: 'p', label: t('web-bank.match.park'), act: park }]),
      { key: 'n', label: t('web-bank.match.pass'), act: pass },
      { key: 'j', label: t('web-bank.match.next'), act: () => move(1) },
      { key: 'k', label: t('web-bank.match.previous'), act: () => move(-1) },
      { key: 'z', label: t('web-bank.match.take_back'), act: undoLast },
    ],
    [t, proposals, accept, choose, find, split, rule, park, pass, move, undoLast],
  );
  useActions(keys);
}
