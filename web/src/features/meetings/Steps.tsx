import { useWords } from '../../shared/i18n/words.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { isOpen, type Point } from './assembly.ts';
import styles from './meetings.module.css';

/** Step that is not an agenda item. */
export interface Stage {
  readonly id: string;
  readonly name: string;
}

/** Steps of a meeting: those before the agenda, its items with their results, and those after. */
export function StepList(props: {
  readonly before?: Stage;
  readonly points: readonly Point[];
  readonly after?: Stage;
  readonly step: string;
  /** Whether the meeting is closed; an item without result was then not voted on. */
  readonly isClosed: boolean;
  /** Ids of items with unsaved votes. */
  readonly unsaved?: ReadonlySet<string>;
}) {
  const { t } = useWords();
  const { before, points, after, step, isClosed, unsaved } = props;
  const line = (id: string, name: string, state?: string, done?: string) => (
    <li key={id}>
      <TextLink
        to="."
        search={(search: object) => ({ ...search, step: id })}
        aria-current={id === step ? 'step' : undefined}
        className={styles['step'] ?? ''}
        data-done={done}
      >
        {name}
        {state !== undefined && <span className={styles['state']}>{state}</span>}
      </TextLink>
    </li>
  );
  return (
    <nav aria-label={t('web-meetings.live.steps')} className={styles['steps']}>
      <ol className={styles['plain']}>
        {before !== undefined && line(before.id, before.name)}
        {points.map((point) =>
          line(
            point.item.id,
            `${point.item.position}. ${point.item.title}`,
            unsaved?.has(point.item.id) === true
              ? t('web-meetings.live.not_saved')
              : stateOf(point, isClosed, t),
            isOpen(point.outcome) ? undefined : (point.outcome?.result ?? 'Elected'),
          ),
        )}
        {after !== undefined && line(after.id, after.name)}
      </ol>
    </nav>
  );
}

function stateOf(
  { item, outcome }: Point,
  isClosed: boolean,
  t: (id: string) => string,
): string | undefined {
  if (item.majority === null) return undefined;
  if (isOpen(outcome))
    return t(isClosed ? 'web-meetings.live.undecided' : 'web-meetings.live.to_decide');
  if (outcome?.result === null || outcome === undefined) return t('web-meetings.live.elected');
  return t(`enum.VoteResult.${outcome.result}`);
}
