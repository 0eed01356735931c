import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { CHOICES } from '#domain/assemblies/tally.ts';
import type { AgendaItem, BallotEntry, Vote } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Choices, type Choice } from './Choices.tsx';
import styles from './meetings.module.css';

/** One question of a ballot: an owner and, in an election, a candidate. */
interface Question {
  readonly key: string;
  readonly entry: BallotEntry;
  /** Whether it is the reader’s own vote, not one cast as a proxy. */
  readonly isOwn: boolean;
  readonly candidate: AgendaItem['candidates'][number] | undefined;
}

/** Choices that have not been sent, by item, owner and candidate. */
export type Chosen = Readonly<
  Record<string, { readonly item_id: string; readonly choice: Choice }>
>;

/**
 * Ballot of one person: their own vote and those they cast as a proxy. Choices stay with the page
 * until they are sent, are shown as recorded once the service confirms them, can be changed while the
 * vote is open, and are never resent automatically.
 */
export function Ballot(props: {
  readonly item: AgendaItem;
  readonly entries: readonly BallotEntry[];
  readonly isCurrent: boolean;
  readonly chosen: Chosen;
  readonly choose: (change: (before: Chosen) => Chosen) => void;
}) {
  const { t } = useWords();
  const { item, entries, isCurrent, chosen, choose } = props;
  const [recorded, record] = useState<readonly Vote[]>([]);
  const cast = useAct('castVotes');
  const asked = listQuestions(item, entries).filter(
    ({ entry, candidate }) =>
      entry.may_vote && !recorded.some((vote) => isOn(vote, entry, candidate)),
  );
  const votes = asked.flatMap(({ key, entry, candidate }) => {
    const choice = chosen[key]?.choice;
    const { owner_id } = entry;
    return choice === undefined
      ? []
      : [{ owner_id, choice, ...(candidate === undefined ? {} : { candidate_id: candidate.id }) }];
  });
  // A vote already cast may stay; one that is missing must be chosen.
  const missing = asked.filter(({ key, entry }) => !entry.has_voted && chosen[key] === undefined);
  const isRecordedOpen = entries.some(
    ({ owner_id: id, may_vote: may }) => may && recorded.some((vote) => vote.owner_id === id),
  );
  const mark = (keys: readonly string[], choice: Choice) =>
    choose((before) => ({
      ...before,
      ...Object.fromEntries(keys.map((key) => [key, { item_id: item.id, choice }])),
    }));
  const onRecorded = (votesOf: readonly Vote[]) => {
    record((before) => [...before, ...votesOf]);
    const sent = new Set(asked.map(({ key }) => key));
    choose((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => !sent.has(key))),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        cast.mutate(
          { path: { id: item.meeting_id, item_id: item.id }, body: { votes } },
          { onSuccess: ({ data }) => onRecorded(data.votes) },
        );
      }}
    >
      <Told item={item} entries={entries} recorded={recorded} />
      {isRecordedOpen && (
        <Group mt="sm">
          <Button variant="default" onClick={() => record([])}>
            {t('web-meetings.mine.change')}
          </Button>
        </Group>
      )}
      {asked.length > 1 && item.candidates.length === 0 && (
        <ForAll
          isDisabled={!isCurrent}
          onChoose={(choice) =>
            mark(
              asked.map(({ key }) => key),
              choice,
            )
          }
        />
      )}
      {asked.map(({ key, entry, isOwn, candidate }) => (
        <Ask
          key={key}
          entry={entry}
          isOwn={isOwn}
          candidate={candidate?.name}
          name={key}
          value={chosen[key]?.choice ?? null}
          isDisabled={!isCurrent}
          onChange={(choice) => mark([key], choice)}
        />
      ))}
      <Problem error={cast.error} />
      {cast.error !== null && <p>{t('web-meetings.mine.not_recorded')}</p>}
      {asked.length > 0 && (
        <Group mt="md">
          <Button
            type="submit"
            size="md"
            className={styles['send'] ?? ''}
            loading={cast.isPending}
            disabled={!isCurrent || votes.length === 0 || missing.length > 0}
          >
            {t('web-meetings.mine.vote', { count: Math.max(1, votes.length + missing.length) })}
          </Button>
        </Group>
      )}
    </form>
  );
}

/** Sets the same choice for all votes of the ballot; it can be changed until it is sent. */
function ForAll(props: {
  readonly isDisabled: boolean;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { t } = useWords();
  const { isDisabled, onChoose } = props;
  return (
    <Group role="group" aria-label={t('web-meetings.mine.all')} gap="xs" mb="sm">
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          variant="default"
          disabled={isDisabled}
          onClick={() => onChoose(choice)}
        >
          {t('web-meetings.mine.all_as', { choice: t(`enum.VoteChoice.${choice}`) })}
        </Button>
      ))}
    </Group>
  );
}

function Ask(props: {
  readonly entry: BallotEntry;
  readonly isOwn: boolean;
  readonly candidate: string | undefined;
  readonly name: string;
  readonly value: Choice | null;
  readonly isDisabled: boolean;
  readonly onChange: (choice: Choice) => void;
}) {
  const { integer } = useFormat();
  const { t } = useWords();
  const { entry, isOwn, candidate, ...choices } = props;
  const whose = isOwn
    ? t('web-meetings.mine.own')
    : t('web-meetings.mine.for', { name: entry.owner_name });
  return (
    <Choices
      {...choices}
      legend={candidate === undefined ? whose : `${candidate} · ${whose}`}
      detail={t('web-meetings.door.votes', {
        votes: integer(entry.weight),
        count: entry.weight,
      })}
    />
  );
}

/** Recorded vote, or why an owner has no vote. */
function Told(props: {
  readonly item: AgendaItem;
  readonly entries: readonly BallotEntry[];
  readonly recorded: readonly Vote[];
}) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { item, entries, recorded } = props;
  return (
    <ul className={styles['plain']} aria-live="polite">
      {recorded.map(({ owner_id, owner_name, candidate_id, choice, cast_at }) => (
        <li key={`${owner_id} ${candidate_id ?? ''}`} className={styles['recorded']}>
          {t('web-meetings.mine.recorded_at', {
            name: [owner_name, item.candidates.find((one) => one.id === candidate_id)?.name]
              .filter(Boolean)
              .join(' · '),
            choice:
              choice === null ? t('web-meetings.mine.secret') : t(`enum.VoteChoice.${choice}`),
            when: instant(cast_at),
          })}
        </li>
      ))}
      {entries
        .filter(({ owner_id: id }) => !recorded.some((vote) => vote.owner_id === id))
        .filter(({ may_vote: may, has_voted: hasVoted }) => !may || hasVoted)
        .map(({ owner_id: id, owner_name: name, reason, choice }) => (
          <li key={id} className={choice === null ? undefined : styles['recorded']}>
            {choice !== null
              ? t('web-meetings.mine.recorded', { name, choice: t(`enum.VoteChoice.${choice}`) })
              : t('web-meetings.mine.none', {
                  name,
                  reason:
                    reason === null
                      ? t('web-meetings.mine.has_voted')
                      : t(`enum.WithoutVote.${reason}`),
                })}
          </li>
        ))}
    </ul>
  );
}

function listQuestions(item: AgendaItem, entries: readonly BallotEntry[]): readonly Question[] {
  const candidates = item.candidates.length === 0 ? [undefined] : item.candidates;
  return candidates.flatMap((candidate) =>
    entries.map((entry, place) => ({
      // The service lists the reader’s own entry first.
      isOwn: place === 0,
      key: `${item.id} ${entry.owner_id} ${candidate?.id ?? ''}`,
      entry,
      candidate,
    })),
  );
}

function isOn(vote: Vote, entry: BallotEntry, candidate: Question['candidate']): boolean {
  return vote.owner_id === entry.owner_id && vote.candidate_id === (candidate?.id ?? null);
}
