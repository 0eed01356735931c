import { useEffect, useRef, useState } from 'react';
import type { BankTransaction, MatchBankTransaction } from '../../shared/api/generated.ts';
import { useAct, useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useUndo } from '../../shared/ui/undo.tsx';

/** How many transactions are asked for at once: more than one decides on between two glances. */
const AHEAD = 25;

/** The transactions that wait, the oldest first, and what can be done with the one in hand. */
export interface Queue {
  /** Undefined: there is none but those that were passed over. */
  readonly current: BankTransaction | undefined;
  /** How many wait; undefined: not known yet. */
  readonly left: number | undefined;
  readonly isPending: boolean;
  /** Whether an act is under way. */
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly match: (body: MatchBankTransaction) => void;
  readonly park: () => void;
  readonly pass: () => void;
  /** Takes back what was done last on this page. */
  readonly takeBack: () => void;
  /** Goes through those that were passed over. */
  readonly again: () => void;
}

interface Done {
  readonly id: string;
  readonly etag: string | undefined;
}

export function useQueue(status: 'Open' | 'Parked', buildingId: string | undefined): Queue {
  const { t } = useWords();
  const { money } = useFormat();
  const undo = useUndo();
  const list = useList('listBankTransactions', {
    query: { building_id: buildingId, status: [status], sort: 'booked_on', limit: AHEAD },
  });
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [wanted, want] = useState<string>();
  const done = useRef<readonly Done[]>([]);
  const match = useAct('matchBankTransaction');
  const park = useAct('parkBankTransaction');
  const unmatch = useAct('unmatchBankTransaction');
  const waiting = list.rows.filter(({ id }) => !passed.has(id));
  const current = waiting.find(({ id }) => id === wanted) ?? waiting[0];
  const isOut = current === undefined && list.hasNextPage;
  useEffect(() => {
    if (isOut && !list.isFetchingNextPage) void list.fetchNextPage();
  }, [isOut, list]);

  const takeBack = (last = done.current.at(-1)) => {
    if (last === undefined) return;
    done.current = done.current.filter((one) => one !== last);
    const { id, etag } = last;
    unmatch.mutate(
      {
        path: { id },
        body: { reason: t('web-bank.match.undo_reason') },
        ...(etag === undefined ? {} : { etag }),
      },
      { onSuccess: () => want(id) },
    );
  };
  const noteDone =
    (said: string) => (answer: { data: BankTransaction; etag?: string | undefined }) => {
      const one: Done = { id: answer.data.id, etag: answer.etag };
      done.current = [...done.current, one];
      want(undefined);
      undo.done({
        said: t(said, { amount: money(answer.data.amount) }),
        undo: () => takeBack(one),
      });
    };
  const isBusy = match.isPending || park.isPending || unmatch.isPending;
  const here = (transaction: BankTransaction) => ({
    path: { id: transaction.id },
    ...(transaction.etag === undefined ? {} : { etag: transaction.etag }),
  });
  const refused = [match, park, unmatch].toSorted((a, b) => b.submittedAt - a.submittedAt)[0];
  return {
    current,
    left: list.total,
    isPending: list.isPending || isOut,
    isBusy,
    error: refused?.error ?? list.error,
    match: (body) => {
      if (current === undefined || isBusy) return;
      match.mutate({ ...here(current), body }, { onSuccess: noteDone('web-bank.match.done') });
    },
    park: () => {
      if (current === undefined || isBusy) return;
      park.mutate(here(current), { onSuccess: noteDone('web-bank.match.parked') });
    },
    pass: () => {
      if (current !== undefined) setPassed(new Set([...passed, current.id]));
      want(undefined);
    },
    takeBack: () => {
      const offered = document.querySelector<HTMLElement>('[data-undo]');
      if (offered !== null) offered.click();
      else takeBack();
    },
    again: () => setPassed(new Set()),
  };
}
