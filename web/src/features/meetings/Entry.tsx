import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { CHOICES } from '#domain/assemblies/tally.ts';
import type { AgendaItem, BallotEntry, CastVotes, Meeting } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { useUndo } from '../../shared/ui/undo.tsx';
import { Choices, type Choice } from './Choices.tsx';
import styles from './meetings.module.css';

type Drafts = Readonly<Record<string, Choice>>;

/** Votes typed but not recorded yet, by item. */
export type TypedVotes = Readonly<Record<string, Typed>>;

/** Unsaved votes, kept while another item is shown. */
export interface Draft {
  readonly typed: TypedVotes;
  readonly type: (change: (before: TypedVotes) => TypedVotes) => void;
}

/** Typed choice, with the choice that was recorded when it was typed. */
interface Typed {
  readonly item_id: string;
  readonly choice: Choice;
  readonly over: Choice | null;
}
type NewVote = NonNullable<CastVotes['votes']>[number];

/**
 * Records the votes of everyone present, individually or for all others at once, and closes the
 * vote.
 */
export function Entry(props: {
  readonly meeting: Meeting;
  readonly item: AgendaItem;
  readonly draft: Draft;
}) {
  const { t } = useWords();
  const { meeting, item, draft } = props;
  const path = { id: meeting.id, item_id: item.id };
  const query = useQuery(apiQuery('getBallot', { path }));
  const [candidateId, stand] = useState(item.candidates[0]?.id);
  const ballot = query.data?.data;
  return (
    <div aria-busy={query.isPending}>
      <Problem error={query.error} />
      {candidateId !== undefined && (
        <Select
          label={t('web-meetings.vote.candidate')}
          data={item.candidates.map(({ id, name }) => ({ value: id, label: name }))}
          value={candidateId}
          onChange={(id) => stand(id ?? candidateId)}
          allowDeselect={false}
          maw={420}
          mb="sm"
        />
      )}
      {ballot === undefined ? (
        <Rows />
      ) : (
        <Grid
          item={item}
          ballot={ballot}
          candidateId={candidateId}
          mayClose={!isInWriting(meeting)}
          kept={draft}
        />
      )}
    </div>
  );
}

interface GridProps {
  readonly item: AgendaItem;
  readonly ballot: readonly BallotEntry[];
  readonly candidateId: string | undefined;
  /** Whether the vote can be closed manually; a decision in writing closes automatically. */
  readonly mayClose: boolean;
  readonly kept: Draft;
}

function Grid({ item, ballot, candidateId, mayClose, kept }: GridProps) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { drafts, draft, recorded, hasVoted, isTold, save, act } = useEntry({
    item,
    ballot,
    candidateId,
    kept,
  });
  const voters = ballot.filter(({ reason }) => reason === null);
  const missing = voters.filter(({ owner_id: id }) => !hasVoted(id));
  const left = missing.filter(({ owner_id: id }) => drafts[id] === undefined);
  const typed = Object.keys(drafts).length;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isTold && (
          <p role="status">
            {t('web-meetings.vote.count', {
              cast: voters.length - missing.length,
              all: voters.length,
            })}
          </p>
        )}
        <div className={styles['grid']}>
          {voters.map(({ owner_id: id, owner_name: name, weight, may_vote: may }) => (
            <Choices
              key={id}
              name={`${item.id} ${id}`}
              legend={name}
              detail={[
                t('web-meetings.door.votes', { votes: integer(weight), count: weight }),
                hasVoted(id) && drafts[id] === undefined
                  ? t(may ? 'web-meetings.vote.recorded' : 'web-meetings.vote.has_voted_self')
                  : null,
              ]
                .filter(Boolean)
                .join(' · ')}
              value={drafts[id] ?? recorded(id)}
              isDisabled={!may}
              onChange={(choice) => draft({ [id]: choice })}
            />
          ))}
        </div>
        <Problem error={act.error} />
        <Group mt="md">
          {isTold &&
            left.length > 0 &&
            CHOICES.map((choice) => (
              <Button
                key={choice}
                variant="default"
                onClick={() =>
                  draft(Object.fromEntries(left.map(({ owner_id: id }) => [id, choice] as const)))
                }
              >
                {t(`web-meetings.vote.others.${choice}`, { count: left.length })}
              </Button>
            ))}
          {typed > 0 && (
            <Button type="submit" loading={act.isPending}>
              {t('web-meetings.vote.save', { count: typed })}
            </Button>
          )}
        </Group>
      </form>
      {mayClose && typed === 0 && voters.length > 0 && (
        <Close item={item} missing={isTold ? missing : undefined} />
      )}
    </>
  );
}

/** Closes the vote, after naming who has not voted. */
function Close(props: {
  readonly item: AgendaItem;
  /** Undefined if the service does not disclose it. */
  readonly missing: readonly BallotEntry[] | undefined;
}) {
  const { t } = useWords();
  const { item, missing } = props;
  return (
    <Group mt="md">
      <AskFirst
        label={t('web-meetings.vote.close')}
        consequence={
          missing === undefined
            ? t('web-meetings.vote.close_final')
            : t('web-meetings.vote.close_consequence', {
                count: missing.length,
                names: missing.map(({ owner_name: name }) => name).join(', '),
              })
        }
        run={() =>
          api.call('closeAgendaItem', {
            path: { id: item.meeting_id, item_id: item.id },
            etag: item.etag,
          })
        }
      />
    </Group>
  );
}

/** Unsaved choices, and those that the service has confirmed. */
function useEntry({ item, ballot, candidateId, kept }: Omit<GridProps, 'mayClose'>) {
  const { t } = useWords();
  const act = useAct('castVotes');
  const undo = useUndo();
  const { typed, type } = kept;
  // The service discloses no secret votes, nor which candidate an owner voted for.
  const [sent, remember] = useState<Drafts>({});
  const of = candidateId ?? '';
  const key = (ownerId: string) => `${item.id} ${ownerId} ${of}`;
  const isTold = candidateId === undefined;
  const told = new Map(ballot.map((entry) => [entry.owner_id, entry]));
  const recorded = (id: string) => {
    if (isTold) return told.get(id)?.choice ?? null;
    return item.secret ? null : (sent[key(id)] ?? null);
  };
  const hasVoted = (id: string) => (isTold ? told.get(id)?.has_voted === true : key(id) in sent);
  // A vote that the owner has cast since then is not overwritten by earlier input.
  const drafts: Drafts = Object.fromEntries(
    ballot.flatMap(({ owner_id: id, may_vote: may }) => {
      const one = typed[key(id)];
      return one === undefined || !may || one.over !== recorded(id)
        ? []
        : [[id, one.choice] as const];
    }),
  );
  const draft = (choices: Drafts) =>
    type((before) => ({
      ...before,
      ...Object.fromEntries(
        Object.entries(choices).map(([id, choice]) => [
          key(id),
          { item_id: item.id, choice, over: recorded(id) },
        ]),
      ),
    }));
  const keyed = (choices: Drafts) =>
    Object.fromEntries(Object.entries(choices).map(([id, choice]) => [key(id), choice]));
  const path = { id: item.meeting_id, item_id: item.id };
  const cast = (choices: Drafts, onSuccess: () => void) =>
    // No idempotency key: repeating a vote changes nothing, and after a voided round it is a new
    // vote.
    act.mutate(
      { path, body: { votes: Object.entries(choices).map((one) => toVoteBody(one, candidateId)) } },
      {
        onSuccess: () => {
          remember((before) => ({ ...before, ...keyed(choices) }));
          type((before) =>
            Object.fromEntries(Object.entries(before).filter(([one]) => !(one in keyed(choices)))),
          );
          onSuccess();
        },
      },
    );
  const save = () => {
    const before = Object.fromEntries(
      Object.keys(drafts).flatMap((id) => {
        const choice = recorded(id);
        return choice === null ? [] : [[id, choice] as const];
      }),
    );
    const corrected = Object.keys(before).length;
    cast(drafts, () => {
      if (corrected === 0) return;
      const said = t('web-meetings.vote.corrected', { count: corrected });
      undo.done({ said, undo: () => cast(before, () => undefined) });
    });
  };
  return { drafts, draft, recorded, hasVoted, isTold, save, act };
}

function toVoteBody(
  [owner_id, choice]: readonly [string, Choice],
  candidateId: string | undefined,
): NewVote {
  return { owner_id, choice, ...(candidateId === undefined ? {} : { candidate_id: candidateId }) };
}
