import { useQuery } from '@tanstack/react-query';
import { CHOICES, countRound } from '#domain/assemblies/tally.ts';
import type { AgendaItem, BallotEntry, Proxy } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import styles from './tally.module.css';

type Majority = NonNullable<AgendaItem['majority']>;
type Proxies = readonly Pick<Proxy, 'principal_owner_id' | 'holder_owner_id' | 'holder_name'>[];

/** Votes on an open item so far: how many are in, and what closing the vote now would decide. */
export function LiveTally(props: { readonly item: AgendaItem; readonly proxies: Proxies }) {
  const { t } = useWords();
  const { item, proxies } = props;
  const path = { id: item.meeting_id, item_id: item.id };
  const ballot = useQuery(apiQuery('getBallot', { path })).data?.data;
  const voters = (ballot ?? []).filter(({ reason }) => reason === null);
  const cast = voters.filter(({ has_voted: has }) => has).length;
  // Choices of a secret ballot are not disclosed, and those in an election not by candidate.
  const isTold = !item.secret && item.candidates.length === 0;
  if (item.majority === null || !isTold) return null;
  return (
    <div className={styles['tally']}>
      <p className={styles['received']}>
        <strong>{t('web-meetings.tally.open')}</strong>
        <Tag tone={voters.length > 0 && cast === voters.length ? 'good' : 'act'}>
          {t('web-meetings.tally.received', { cast, all: voters.length })}
        </Tag>
      </p>
      <Bars majority={item.majority} voters={voters} proxies={proxies} />
    </div>
  );
}

function Bars(props: {
  readonly majority: Majority;
  readonly voters: readonly BallotEntry[];
  readonly proxies: Proxies;
}) {
  const { t } = useWords();
  const { integer, percent } = useFormat();
  const { majority, voters, proxies } = props;
  const outcome = countSoFar(majority, voters, proxies);
  const { votes_cast: base, threshold } = outcome;
  // Unanimity of all owners counts the absent too, whom the ballot does not list.
  const isJudged = majority !== 'Unanimity' && base > 0;
  const votes = { For: outcome.for, Against: outcome.against, Abstain: outcome.abstain };
  const part = (count: number) => (base === 0 ? '0%' : `${(Math.min(count, base) / base) * 100}%`);
  return (
    <>
      <dl className={styles['bars']}>
        {CHOICES.map((choice) => (
          <div key={choice} className={styles['row']}>
            <dt>{t(`enum.VoteChoice.${choice}`)}</dt>
            <dd aria-hidden className={styles['bar']}>
              <svg>
                <rect className={styles['track']} width="100%" y={7} height={14} rx={7} />
                {choice !== 'Abstain' && (
                  <rect
                    className={styles[choice]}
                    width={part(votes[choice])}
                    y={7}
                    height={14}
                    rx={7}
                  />
                )}
                {isJudged && choice !== 'Abstain' && (
                  <rect
                    className={styles['tick']}
                    x={part(threshold)}
                    y={choice === 'For' ? -5 : -30}
                    width={2}
                    height={58}
                  />
                )}
                {isJudged && choice === 'Against' && (
                  <text className={styles['needed']} x={part(threshold)} y={44}>
                    {t('web-meetings.tally.needed', { votes: integer(threshold) })}
                  </text>
                )}
              </svg>
            </dd>
            <dd className={styles['votes']}>{integer(votes[choice])}</dd>
            <dd className={styles['share']}>
              {choice === 'Abstain'
                ? t('web-meetings.tally.not_counted')
                : base > 0
                  ? percent(votes[choice] / base)
                  : ''}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['forecast']} data-result={isJudged ? outcome.result : undefined}>
        {isJudged && <Icon name={outcome.result === 'Adopted' ? 'circle-check' : 'x'} />}
        {isJudged
          ? t(
              outcome.result === 'Adopted'
                ? 'web-meetings.tally.adopted'
                : 'web-meetings.tally.rejected',
              {
                for: integer(outcome.for),
                base: integer(base),
                threshold: integer(threshold),
              },
            )
          : t(base > 0 ? 'web-meetings.tally.all_needed' : 'web-meetings.tally.none')}
      </p>
    </>
  );
}

/** Counts the recorded votes as closing the vote would, by the person who casts them. */
function countSoFar(majority: Majority, voters: readonly BallotEntry[], proxies: Proxies) {
  const holders = new Map(
    proxies.map(({ principal_owner_id: id, holder_owner_id: holder, holder_name: name }) => [
      id,
      holder ?? name,
    ]),
  );
  const present = voters.map(({ owner_id, weight }) => ({
    owner_id,
    person_id: holders.get(owner_id) ?? owner_id,
    weight,
  }));
  return countRound({
    majority,
    present,
    ballots: voters.flatMap(({ owner_id, choice }) =>
      choice === null ? [] : [{ owner_id, choice }],
    ),
    shares_total: present.reduce((sum, { weight }) => sum + weight, 0),
  });
}
