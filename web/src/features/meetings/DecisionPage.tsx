import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FOLLOW_UP_KINDS } from '#domain/assemblies/follow-up.ts';
import type { CreateFollowUp, Decision, FollowUp } from '../../shared/api/generated.ts';
import { apiQuery, useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { Budget } from './Budget.tsx';
import { Finishing } from './Finishing.tsx';
import { Repetition } from './Repetition.tsx';
import { Verdict } from './Result.tsx';
import styles from './meetings.module.css';

const route = getRouteApi('/signed-in/decisions/$id');

/** Decision of the register: outcome, deadline to challenge it and follow-ups. */
export function DecisionPage() {
  const { t } = useWords();
  const { longDay } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getDecision', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-meetings.decisions.one')} />;
  const decision = query.data.data;
  const { title, text, challengeable_until: until, meeting_id: meetingId } = decision;
  return (
    <Page title={title} sentence={<Head decision={decision} />}>
      {text !== null && <p className={styles['text']}>{text}</p>}
      {decision.decision_type === 'Budget' && <DecidedBudget decision={decision} />}
      {until !== null && (
        <Explain>{t('web-meetings.decisions.challenge', { day: longDay(until) })}</Explain>
      )}
      {meetingId !== null && (
        <p>
          <TextLink to="/meetings/$id/minutes" params={{ id: meetingId }}>
            {t('web-meetings.decisions.meeting')}
          </TextLink>
        </p>
      )}
      <Finishing answer={query.data} />
      <Repetition decision={decision} />
      <FollowUps decisionId={id} />
    </Page>
  );
}

function DecidedBudget({ decision }: { readonly decision: Decision }) {
  const { meeting_id: id, agenda_item_id: item_id } = decision;
  const { data } = useQuery({
    ...apiQuery('getAgendaItem', { path: { id: id ?? '', item_id: item_id ?? '' } }),
    enabled: id !== null && item_id !== null,
  });
  return data === undefined ? null : <Budget item={data.data} />;
}

function Head({ decision }: { readonly decision: Decision }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const { result, majority, decided_on: date, building_name: building } = decision;
  const rule =
    majority === null
      ? t('web-meetings.decisions.elsewhere', { day: longDay(date) })
      : t('web-meetings.decisions.rule', {
          majority: t(`enum.Majority.${majority}`),
          day: longDay(date),
        });
  return (
    <span className={styles['head']}>
      <Verdict result={result} />
      <span>{[building, rule].join(' · ')}</span>
    </span>
  );
}

/** Follow-ups of a decision (tasks, budgets, calls and mandates) until they are done. */
function FollowUps({ decisionId }: { readonly decisionId: string }) {
  const { t } = useWords();
  const may = useRight();
  const query = useQuery(apiQuery('listFollowUps', { path: { id: decisionId } }));
  const [isOpened, open] = useState(false);
  const mayNote = may('createFollowUp');
  const rows = query.data?.data;
  return (
    <Part title={t('web-meetings.follow.title')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {rows?.length === 0 && <p>{t('web-meetings.follow.none')}</p>}
      <ul className={styles['plain']}>
        {rows?.map((row) => (
          <Line key={row.id} row={row} mayNote={mayNote} />
        ))}
      </ul>
      {mayNote && (
        <Group mt="sm">
          <Button variant="default" onClick={() => open(true)}>
            {t('web-meetings.follow.add')}
          </Button>
        </Group>
      )}
      {isOpened && <NewFollowUp decisionId={decisionId} onClose={() => open(false)} />}
    </Part>
  );
}

function Line({ row, mayNote }: { readonly row: FollowUp; readonly mayNote: boolean }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const finish = useAct('finishFollowUp');
  const { id, decision_id, kind, title, due_on: due, done_on: done, etag } = row;
  const facts = [
    t(`enum.FollowUpKind.${kind}`),
    due === null ? null : t('web-meetings.follow.by', { day: longDay(due) }),
    done === null ? null : t('web-meetings.follow.done_on', { day: longDay(done) }),
  ];
  return (
    <li className={styles['item']}>
      <div>
        <strong>{title}</strong>{' '}
        <span className={styles['soft']}>{facts.filter(Boolean).join(' · ')}</span>
        <Problem error={finish.error} />
      </div>
      {mayNote && done === null && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('web-meetings.follow.do', { title })}
          loading={finish.isPending}
          onClick={() =>
            finish.mutate({
              path: { id: decision_id, follow_up_id: id },
              etag,
            })
          }
        >
          {t('web-meetings.follow.done')}
        </Button>
      )}
    </li>
  );
}

const NOTHING: Required<CreateFollowUp> = { kind: 'Task', title: '', due_on: '' };

function NewFollowUp(props: { readonly decisionId: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const { decisionId, onClose } = props;
  return (
    <ActDialog
      of="createFollowUp"
      title={t('web-meetings.follow.add')}
      consequence={t('web-meetings.follow.rule')}
      submit={t('web-meetings.follow.save')}
      initial={NOTHING}
      run={({ due_on, ...given }) =>
        api.call('createFollowUp', {
          path: { id: decisionId },
          body: { ...given, ...(due_on === '' ? {} : { due_on }) },
        })
      }
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        label="web-meetings.follow.kind"
        of="FollowUpKind"
        values={FOLLOW_UP_KINDS}
      />
      <TextField name="title" label="web-meetings.follow.what" data-autofocus />
      <DayField name="due_on" label="web-meetings.follow.due" />
    </ActDialog>
  );
}
