import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { BankTransaction, MatchBankTransaction } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useUndo } from '../../shared/ui/undo.tsx';

/** Number of transactions fetched ahead, so that the next one is ready at once. */
const AHEAD = 25;

/** Queue of unmatched transactions, oldest first, with the actions on the current one. */
export interface Queue {
  /** Undefined if only skipped transactions are left, or none. */
  readonly current: BankTransaction | undefined;
  /** Loaded transactions that are neither matched nor skipped, with the current one. */
  readonly waiting: readonly BankTransaction[];
  /** Number of unmatched transactions; undefined while unknown. */
  readonly left: number | undefined;
  readonly isPending: boolean;
  /** Whether a request is in progress. */
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly match: (body: MatchBankTransaction) => void;
  readonly park: () => void;
  readonly pass: () => void;
  readonly choose: (id: string) => void;
  /** Makes the next transaction the current one, or the one before with -1; ends stay where they are. */
  readonly move: (by: 1 | -1) => void;
  /** Undoes the last action on this page. */
  readonly undoLast: () => void;
  /** Returns to the skipped transactions. */
  readonly again: () => void;
}

interface Done {
  readonly id: string;
  readonly etag: string | undefined;
}

/** Returns the queue of transactions to match, which moves on after each. */
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
  const noteDone =
    (said: string) =>
    ({ data: { id, amount }, etag }: Answer<'matchBankTransaction' | 'parkBankTransaction'>) => {
      const one: Done = { id, etag };
      done.current = [...done.current, one];
      want(undefined);
      undo.done({ said: t(said, { amount: money(amount) }), undo: () => undoMatch(one) });
    };
  const match = useAct('matchBankTransaction', { onDone: noteDone('web-bank.match.done') });
  const park = useAct('parkBankTransaction', { onDone: noteDone('web-bank.match.parked') });
  const unmatch = useAct('unmatchBankTransaction', { onDone: ({ data }) => want(data.id) });
  const waiting = list.rows.filter(({ id }) => !passed.has(id));
  const current = waiting.find(({ id }) => id === wanted) ?? waiting[0];
  const isOut = current === undefined && list.hasNextPage;
  useEffect(() => {
    if (isOut && !list.isFetchingNextPage) void list.fetchNextPage();
  }, [isOut, list]);

  const undoMatch = (last = done.current.at(-1)) => {
    if (last === undefined) return;
    done.current = done.current.filter((one) => one !== last);
    const { id, etag } = last;
    unmatch.mutate({
      path: { id },
      body: { reason: t('web-bank.match.undo_reason') },
      etag,
    });
  };
  // An action stays pending until all lists have reloaded, so only the latest can block the queue. Matching
  // and parking block it while their transaction is still shown, unmatching until its transaction is back.
  const latest = [match, park, unmatch].toSorted((a, b) => b.submittedAt - a.submittedAt)[0];
  const isOfCurrent = latest?.variables?.path.id === current?.id;
  const isBusy = latest?.isPending === true && isOfCurrent !== (latest === unmatch);
  const here = (transaction: BankTransaction) => ({
    path: { id: transaction.id },
    etag: transaction.etag,
  });
  return {
    current,
    waiting,
    left: list.total,
    isPending: list.isPending || isOut,
    isBusy,
    error: latest?.error ?? list.error,
    match: (body) => {
      if (current === undefined || isBusy) return;
      match.mutate({ ...here(current), body });
    },
    park: () => {
      if (current === undefined || isBusy) return;
      park.mutate(here(current));
    },
    pass: () => {
      if (current !== undefined) setPassed(new Set([...passed, current.id]));
      want(undefined);
    },
    choose: want,
    move: (by) => {
      const next = waiting[waiting.findIndex((one) => one === current) + by];
      if (next !== undefined) want(next.id);
    },
    undoLast: () => {
      if (!undo.undoLast()) undoMatch();
    },
    again: () => setPassed(new Set()),
  };
}
