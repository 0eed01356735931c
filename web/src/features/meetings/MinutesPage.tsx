import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Attendance, Minutes, MinutesItem } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Budget } from './Budget.tsx';
import { Excluded } from './Exclusions.tsx';
import { Publication } from './Publication.tsx';
import { QuorumGauge } from './QuorumGauge.tsx';
import { Result } from './Result.tsx';
import styles from './meetings.module.css';

const route = getRouteApi('/signed-in/meetings/$id/minutes');

/**
 * Minutes of a meeting: attendance, decisions with their figures, and integrity check of the votes.
 */
export function MinutesPage() {
  const { t } = useWords();
  const { longDay, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getMinutes', { path: { id } });
  const minutes = query.data?.data;
  if (minutes === undefined) return <LoadingPage title={t('web-meetings.minutes.title')} />;
  const { meeting, quorum, items, due_on: due, challengeable_until: until } = minutes;
  const when = (value: string | null) => (value === null ? null : instant(value));
  return (
    <Page title={t('web-meetings.minutes.title')} sentence={meeting.title}>
      <Facts
        facts={[
          [t('web.building.building'), meeting.building_name],
          [t('web-meetings.location'), meeting.location],
          [t('web-meetings.publication.chair_owner_id'), minutes.chair],
          [t('web-meetings.publication.secretary'), minutes.secretary],
          [t('web-meetings.minutes.opened'), when(meeting.opened_at)],
          [t('web-meetings.minutes.closed'), when(meeting.closed_at)],
          [t('web-meetings.minutes.due'), due === null ? null : longDay(due)],
          [t('web-meetings.minutes.until'), until === null ? null : longDay(until)],
        ]}
      />
      {quorum !== null && (
        <Part title={t('web-meetings.minutes.quorum')}>
          <QuorumGauge quorum={quorum} />
        </Part>
      )}
      <Part title={t('web-meetings.minutes.decisions')}>
        {items.map((item) => (
          <Decision key={item.agenda_item_id} item={item} />
        ))}
      </Part>
      <Present minutes={minutes} />
      <Publication minutes={minutes} etag={query.data?.etag} />
      <Proof meetingId={id} />
    </Page>
  );
}

/** Item of the minutes, with those who voted against or abstained. */
function Decision({ item }: { readonly item: MinutesItem }) {
  const { t } = useWords();
  const { position, title, description, candidates } = item;
  return (
    <section className={styles['decision']}>
      <h3>
        {position}. {title}
      </h3>
      {description !== null && <p className={styles['text']}>{description}</p>}
      {item.amended_text !== null && <p className={styles['text']}>{item.amended_text}</p>}
      <Result outcome={item} more={namesOf} />
      {candidates.length === 0 && <Names of={item} />}
      {item.secret && <p>{t('web-meetings.minutes.secret')}</p>}
      {item.remark !== null && <p className={styles['text']}>{item.remark}</p>}
      <Budget item={item} />
      <Excluded excluded={item.excluded} />
      {item.void_rounds.map(({ round_number: number, reason }) => (
        <p key={number} className={styles['soft']}>
          {t('web-meetings.minutes.void', { number, reason })}
        </p>
      ))}
    </section>
  );
}

function namesOf(candidate: Pick<MinutesItem, 'against_names' | 'abstain_names'>) {
  return <Names of={candidate} />;
}

/** Names of those who voted against or abstained. */
function Names({ of }: { readonly of: Pick<MinutesItem, 'against_names' | 'abstain_names'> }) {
  const { t } = useWords();
  const { against_names: against, abstain_names: abstain } = of;
  return (
    <>
      {against.length > 0 && (
        <p>{t('web-meetings.minutes.against', { names: against.join(', ') })}</p>
      )}
      {abstain.length > 0 && (
        <p>{t('web-meetings.minutes.abstain', { names: abstain.join(', ') })}</p>
      )}
    </>
  );
}

function Present({ minutes }: { readonly minutes: Minutes }) {
  const { t } = useWords();
  const columns: readonly Column<Attendance>[] = [
    {
      id: 'name',
      header: 'web-meetings.minutes.name',
      cell: ({ owner_name: name, represented_by: by }) =>
        by === null ? name : t('web-meetings.minutes.by', { name, by }),
    },
    {
      id: 'mode',
      header: 'web-meetings.minutes.mode',
      cell: ({ mode, vote_suspended: isSuspended }) =>
        t(isSuspended ? 'enum.WithoutVote.Suspended' : `enum.AttendanceMode.${mode}`),
    },
    { id: 'arrived_at', header: 'web-meetings.minutes.arrived', as: 'instant' },
    { id: 'left_at', header: 'web-meetings.minutes.left', as: 'instant' },
    { id: 'weight', header: 'web-meetings.minutes.votes', as: 'integer' },
  ];
  return (
    <Part title={t('web-meetings.minutes.present')}>
      <DataTable
        caption={t('web-meetings.minutes.present')}
        columns={columns}
        rows={minutes.attendances}
        empty={<p>{t('web-meetings.minutes.nobody')}</p>}
      />
    </Part>
  );
}

/** Verifies that no vote was altered and that the results match the votes. */
function Proof({ meetingId }: { readonly meetingId: string }) {
  const { t } = useWords();
  const query = useQuery(apiQuery('proveVotes', { path: { id: meetingId } }));
  const proof = query.data?.data;
  return (
    <Part title={t('web-meetings.proof.title')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {proof !== undefined && (
        <>
          <p>
            <Tag tone={proof.is_whole && proof.outcomes_match ? 'good' : 'bad'}>
              {t(
                proof.is_whole && proof.outcomes_match
                  ? 'web-meetings.proof.holds'
                  : 'web-meetings.proof.broken',
              )}
            </Tag>{' '}
            {t('web-meetings.proof.sentence', { count: proof.votes })}
          </p>
          <p className={styles['hash']}>{proof.head_hash}</p>
        </>
      )}
    </Part>
  );
}
