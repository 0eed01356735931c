import type { LiveMeetingResult } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findDecidingFigures, Result } from './Result.tsx';
import styles from './screen.module.css';

/** Result of an item for a hall: one bar with the majority required, and the figures below it. */
export function ScreenResult({ outcome }: { readonly outcome: LiveMeetingResult }) {
  const { t } = useWords();
  const { integer, percent } = useFormat();
  const { majority, result, candidates, capped } = outcome;
  if (majority === null || result === null || candidates.length > 0 || capped.length > 0)
    return <Result outcome={outcome} />;
  const { votesFor, votesAgainst, abstained, base, threshold } = findDecidingFigures(
    outcome,
    majority,
  );
  const part = (votes: number) => (base === 0 ? 0 : votes / base);
  const width = (votes: number) => `${Math.min(1, part(votes)) * 100}%`;
  const figures = [
    { choice: 'For', votes: votesFor, share: percent(part(votesFor)) },
    { choice: 'Against', votes: votesAgainst, share: percent(part(votesAgainst)) },
    { choice: 'Abstain', votes: abstained, share: t('web-meetings.tally.not_counted') },
  ] as const;
  return (
    <>
      <svg aria-hidden className={styles['verdictBar']}>
        <text className={styles['needed']} x={width(threshold)} y="1.2em">
          {t('web-meetings.tally.needed', { votes: integer(threshold) })}
        </text>
        <svg y="38%" height="50%">
          <rect className={styles['track']} width="100%" height="100%" rx="1vw" />
          <rect className={styles['For']} width={width(votesFor)} height="100%" rx="1vw" />
          <rect
            className={styles['Against']}
            x={width(base - votesAgainst)}
            width={width(votesAgainst)}
            height="100%"
            rx="1vw"
          />
        </svg>
        <rect className={styles['tick']} x={width(threshold)} y="30%" width="0.4vw" height="66%" />
      </svg>
      <div className={styles['figures']}>
        {figures.map(({ choice, votes, share }) => (
          <p key={choice} data-choice={choice}>
            <span>{t(`enum.VoteChoice.${choice}`)}</span>
            <strong>{integer(votes)}</strong>
            <span>{share}</span>
          </p>
        ))}
        <p className={styles['verdict']} data-choice={result === 'Adopted' ? 'For' : 'Against'}>
          <strong>{t(`enum.VoteResult.${result}`)}</strong>
          <span>
            {t('web-meetings.result.figures', {
              for: integer(votesFor),
              against: integer(votesAgainst),
              abstain: integer(abstained),
            })}
          </span>
        </p>
      </div>
    </>
  );
}
