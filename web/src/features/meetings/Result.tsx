import type { ReactNode } from 'react';
import type { LiveMeetingResult } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import styles from './meetings.module.css';

type Majority = NonNullable<LiveMeetingResult['majority']>;

/** Vote count of an item or of one candidate. */
interface Counted {
  readonly result: LiveMeetingResult['result'];
  readonly for: number | null;
  readonly against: number | null;
  readonly abstain: number | null;
  readonly votes_cast: number | null;
  readonly threshold: number | null;
  readonly before_reduction: LiveMeetingResult['before_reduction'];
  readonly capped: LiveMeetingResult['capped'];
}

/** Votes of a count, those that it is judged on, and how many had to be in favour. */
interface DecidingFigures {
  readonly votesFor: number;
  readonly votesAgainst: number;
  readonly abstained: number;
  readonly base: number;
  readonly threshold: number;
}

/** Result of an item in words and as a bar; in an election, for each candidate. */
export function Result<Candidate extends LiveMeetingResult['candidates'][number]>(props: {
  readonly outcome: Omit<LiveMeetingResult, 'candidates'> & {
    readonly candidates: readonly Candidate[];
  };
  /** Additional content for each candidate. */
  readonly more?: (candidate: Candidate) => ReactNode;
}) {
  const { outcome, more } = props;
  const { candidates, majority } = outcome;
  if (majority === null) return null;
  if (candidates.length === 0) return <Count counted={outcome} majority={majority} />;
  return (
    <ul className={styles['plain']}>
      {candidates.map((candidate) => (
        <li key={candidate.candidate_id}>
          <h3>{candidate.name}</h3>
          <Count counted={candidate} majority={majority} />
          {more?.(candidate)}
        </li>
      ))}
    </ul>
  );
}

/** Figures of a count by which it is decided: unanimity on the votes before the legal reduction. */
export function findDecidingFigures(
  counted: Omit<Counted, 'result' | 'capped'>,
  majority: Majority,
): DecidingFigures {
  const isUnanimity = majority === 'Unanimity';
  const threshold = counted.threshold ?? 0;
  return {
    votesFor: (isUnanimity ? counted.before_reduction?.for : counted.for) ?? 0,
    votesAgainst: counted.against ?? 0,
    abstained: counted.abstain ?? 0,
    base: isUnanimity ? threshold : (counted.votes_cast ?? 0),
    threshold,
  };
}

function Count(props: { readonly counted: Counted; readonly majority: Majority }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { counted, majority } = props;
  const { result, capped } = counted;
  if (result === null) return null;
  const isUnanimity = majority === 'Unanimity';
  const figures = findDecidingFigures(counted, majority);
  const { votesFor, votesAgainst, abstained, base, threshold } = figures;
  return (
    <div className={styles['result']}>
      <p className={styles['verdict']}>
        <Verdict result={result} />{' '}
        {t('web-meetings.result.figures', {
          for: integer(votesFor),
          against: integer(votesAgainst),
          abstain: integer(abstained),
        })}
      </p>
      <VoteBar figures={figures} />
      <p className={styles['soft']}>
        {t(isUnanimity ? 'web-meetings.result.of_all' : 'web-meetings.result.threshold', {
          majority: t(`enum.Majority.${majority}`),
          threshold: integer(threshold),
          base: integer(base),
        })}
      </p>
      {capped.map(({ owner_id: id, owner_name: name, from, to }) => (
        <p key={id} className={styles['soft']}>
          {t('web-meetings.result.capped', { name, from: integer(from), to: integer(to) })}
        </p>
      ))}
    </div>
  );
}

/** Label for adopted or rejected. */
export function Verdict({ result }: { readonly result: 'Adopted' | 'Rejected' }) {
  const { t } = useWords();
  return <Tag tone={result === 'Adopted' ? 'good' : 'bad'}>{t(`enum.VoteResult.${result}`)}</Tag>;
}

/**
 * Bar with votes for from the left and against from the right, and a mark at the required majority.
 */
function VoteBar({ figures }: { readonly figures: DecidingFigures }) {
  const { votesFor, votesAgainst, base, threshold } = figures;
  if (base === 0) return null;
  const part = (votes: number) => `${(votes / base) * 100}%`;
  return (
    <svg aria-hidden className={styles['bar']}>
      <rect className={styles['track']} width="100%" y={4} height={18} rx={3} />
      <rect className={styles['for']} width={part(votesFor)} y={4} height={18} rx={3} />
      <rect
        className={styles['against']}
        x={part(base - votesAgainst)}
        width={part(votesAgainst)}
        y={4}
        height={18}
        rx={3}
      />
      <rect
        className={styles['tick']}
        x={part(Math.min(threshold, base))}
        y={0}
        width={2}
        height={26}
      />
    </svg>
  );
}
