import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useWords } from '../i18n/words.tsx';
import { Icon } from './Icon.tsx';
import { Problem } from './Problem.tsx';
import { useActions } from './actions.ts';
import styles from './undo.module.css';

/** Completed action and how to undo it. */
interface Done {
  /** Says in one sentence what was done. */
  readonly said: string;
  readonly undo: () => unknown;
}

/** Irreversible action that is delayed until the time to undo has passed. */
interface Postponed {
  readonly said: string;
  /** Ids of the records concerned, which pages hide meanwhile with `isPostponed`. */
  readonly ids: readonly string[];
  readonly act: () => Promise<unknown>;
}

interface Undo {
  readonly done: (done: Done) => void;
  readonly postpone: (postponed: Postponed) => void;
  readonly isPostponed: (id: string) => boolean;
  /** Undoes what is offered; false if nothing is. */
  readonly undoLast: () => boolean;
}

interface Offer {
  readonly number: number;
  readonly said: string;
  readonly undo: () => unknown;
  readonly keep: () => void;
}

const SECONDS = 10;
const Context = createContext<Undo | undefined>(undefined);

/** Undo for reversible actions: instead of asking first, offers to undo for ten seconds. */
export function useUndo(): Undo {
  const undo = use(Context);
  if (undo === undefined) throw new Error('nothing offers to undo here');
  return undo;
}

/** Keeps the last action across pages until the time to undo has passed. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [offer, setOffer] = useState<Offer>();
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<unknown>(null);
  const current = useRef<Offer>(undefined);
  const count = useRef(0);

  const show = useCallback((next: Omit<Offer, 'number'> | undefined) => {
    current.current?.keep();
    count.current += 1;
    current.current = next && { ...next, number: count.current };
    setOffer(current.current);
    if (next !== undefined) setError(null);
  }, []);
  const undoLast = useCallback(() => {
    const undone = current.current;
    if (undone === undefined) return false;
    current.current = undefined;
    setOffer(undefined);
    undone.undo();
    // The button is gone, so the focus moves to the start of the page.
    document.getElementById('main')?.focus();
    return true;
  }, []);
  useActions(useMemo(() => [{ key: 'z', act: undoLast }], [undoLast]));
  const undo = useMemo(
    (): Undo => ({
      done: ({ said, undo: reverse }) => show({ said, undo: reverse, keep: () => undefined }),
      postpone: ({ said, ids, act }) => {
        const release = () =>
          setPostponed((held) => new Set([...held].filter((id) => !ids.includes(id))));
        setPostponed((held) => new Set([...held, ...ids]));
        const keep = () => void act().catch(setError).finally(release);
        show({ said, undo: release, keep });
      },
      isPostponed: (id) => postponed.has(id),
      undoLast,
    }),
    [postponed, show, undoLast],
  );
  return (
    <Context value={undo}>
      {children}
      <div role="status" aria-live="polite" className={styles['place']}>
        {offer !== undefined && (
          <Offered
            key={offer.number}
            offer={offer}
            onUndo={undoLast}
            onOver={() => show(undefined)}
          />
        )}
      </div>
      <div className={styles['place']}>
        <Problem error={error} />
      </div>
    </Context>
  );
}

/** Says what was done, with the undo button. The time pauses while it is focused or hovered. */
function Offered(props: {
  readonly offer: Offer;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}) {
  const { t } = useWords();
  const { offer, onUndo, onOver } = props;
  const [isHeld, hold] = useState(false);
  const [left, setLeft] = useState(SECONDS);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  }, [onOver]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (left <= 0) over.current();
  }, [left]);
  return (
    <div
      className={styles['offer']}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <Icon name="circle-check" />
      <span>{offer.said}</span>
      <button type="button" onClick={onUndo}>
        {t('web.undo')}
        <kbd aria-hidden>z</kbd>
      </button>
      {/* Said once: a status that counts would interrupt again and again. */}
      <span aria-hidden className={styles['left']}>
        {left} s
      </span>
    </div>
  );
}
