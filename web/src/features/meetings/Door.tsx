import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ARRIVAL_MODES } from '#domain/assemblies/attendance.ts';
import { byName } from '#domain/kernel/by-name.ts';
import { includesWords, listSearchWords } from '#domain/kernel/words.ts';
import type { Attendance, Meeting, Minutes, Owner, Proxy } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { useFindKey } from '../../shared/ui/actions.ts';
import { NameRepresentative } from './NameRepresentative.tsx';
import { Opening } from './Opening.tsx';
import { Proxies } from './Proxies.tsx';
import { QuorumGauge } from './QuorumGauge.tsx';
import styles from './meetings.module.css';

const route = getRouteApi('/signed-in/meetings/$id/live');
const MOST = 500;

type ArrivalMode = (typeof ARRIVAL_MODES)[number];

/** Attendance list: arrivals, departures, proxies and quorum, followed by the opening. */
export function Door(props: { readonly minutes: Minutes; readonly onOpened: () => void }) {
  const { t } = useWords();
  const { minutes, onOpened } = props;
  const { meeting, proxies } = minutes;
  const quorum = useQuery(apiQuery('getQuorum', { path: { id: meeting.id } }));
  const mayNote = meeting.allowed_actions.includes('attendances');
  return (
    <>
      <h2 id="step" tabIndex={-1}>
        {t('web-meetings.live.door')}
      </h2>
      <Problem error={quorum.error} />
      {quorum.data !== undefined && <QuorumGauge quorum={quorum.data.data} />}
      {meeting.status === 'Scheduled' && (
        <Opening meeting={meeting} quorum={quorum.data?.data} onOpened={onOpened} />
      )}
      <Owners minutes={minutes} mayNote={mayNote} />
      <Proxies meeting={meeting} proxies={proxies} mayNote={mayNote} />
    </>
  );
}

function Owners(props: { readonly minutes: Minutes; readonly mayNote: boolean }) {
  const { t, language } = useWords();
  const { minutes, mayNote } = props;
  const { meeting, attendances, proxies } = minutes;
  const [typed, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field);
  const { owner_id: atDoor } = route.useSearch();
  const navigate = route.useNavigate();
  const isScanned = atDoor !== undefined && typed === '';
  const list = useList('listOwners', {
    query: { building_id: meeting.building_id, sort: 'name', limit: MOST },
  });
  const come = useAct('createAttendance', { line: `arrivals ${meeting.id}` });
  const arrive = (owner: Owner, mode: ArrivalMode) =>
    come.mutate(
      { path: { id: meeting.id }, body: { owner_id: owner.id, mode } },
      {
        onSuccess: () => {
          type('');
          void navigate({ search: ({ owner_id: _gone, ...rest }) => rest, replace: true });
        },
      },
    );
  const words = listSearchWords(typed);
  const found = list.rows
    .filter(({ id, name }) => (isScanned ? id === atDoor : includesWords(name, words)))
    .toSorted(byName(language, ({ name }) => name));
  const there = new Map(
    attendances.filter(({ left_at: left }) => left === null).map((one) => [one.owner_id, one]),
  );
  const absent = found.filter(({ id }) => !there.has(id));
  return (
    <>
      <h3>{t('web-meetings.door.owners')}</h3>
      {mayNote && (
        <TextInput
          ref={field}
          type="search"
          label={t('web-meetings.door.find')}
          description={t('web-meetings.door.find_hint')}
          value={typed}
          maw={420}
          mb="sm"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={({ key }) => {
            const [only] = absent;
            if (key === 'Enter' && only !== undefined && absent.length === 1)
              arrive(only, 'InPerson');
          }}
        />
      )}
      <Problem error={list.error ?? come.error} />
      <ul className={styles['plain']}>
        {found.map((owner) => (
          <OwnerLine
            key={owner.id}
            owner={owner}
            attendance={there.get(owner.id)}
            proxy={proxies.find(({ principal_owner_id: id }) => id === owner.id)}
            meeting={meeting}
            mayNote={mayNote}
            isArriving={come.isPending && come.variables.body.owner_id === owner.id}
            onArrive={(mode) => arrive(owner, mode)}
          />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
}

function OwnerLine(props: {
  readonly owner: Owner;
  readonly attendance: Attendance | undefined;
  readonly proxy: Proxy | undefined;
  readonly meeting: Meeting;
  readonly mayNote: boolean;
  readonly isArriving: boolean;
  readonly onArrive: (mode: ArrivalMode) => void;
}) {
  const { t } = useWords();
  const { owner, attendance, proxy, meeting, mayNote, isArriving, onArrive } = props;
  const { name } = owner;
  const modes = [
    { mode: 'InPerson', isOpen: proxy === undefined },
    { mode: 'Remote', isOpen: meeting.remote_allowed && proxy === undefined },
    { mode: 'Represented', isOpen: proxy !== undefined },
  ] as const;
  return (
    <li className={styles['item']}>
      <div>
        <strong>{name}</strong> {attendance !== undefined && <There attendance={attendance} />}
        {attendance === undefined && proxy !== undefined && (
          <span className={styles['soft']}>
            {t('web-meetings.door.proxy_with', { name: proxy.holder_name })}
          </span>
        )}
      </div>
      {mayNote && attendance === undefined && (
        <Group gap={4}>
          {modes
            .filter(({ isOpen }) => isOpen)
            .map(({ mode }) => (
              <Button
                key={mode}
                size="compact-sm"
                variant="default"
                aria-label={t('web-meetings.door.act', {
                  act: t(`enum.AttendanceMode.${mode}`),
                  name,
                })}
                loading={isArriving}
                onClick={() => onArrive(mode)}
              >
                {t(`enum.AttendanceMode.${mode}`)}
              </Button>
            ))}
        </Group>
      )}
      {mayNote && attendance !== undefined && (
        <Group gap={4}>
          <NameRepresentative attendance={attendance} meeting={meeting} />
          <Leave attendance={attendance} />
        </Group>
      )}
    </li>
  );
}

function There({ attendance }: { readonly attendance: Attendance }) {
  const { t } = useWords();
  const { integer, instant } = useFormat();
  const { mode, weight, represented_by: by, vote_suspended: isSuspended, arrived_at } = attendance;
  const facts = [
    t('web-meetings.door.votes', { votes: integer(weight), count: weight }),
    by,
    t('web-meetings.door.since', { when: instant(arrived_at) }),
  ];
  return (
    <>
      <Tag tone={isSuspended ? 'warn' : 'good'}>
        {isSuspended ? t('enum.WithoutVote.Suspended') : t(`enum.AttendanceMode.${mode}`)}
      </Tag>
      <span className={styles['soft']}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

function Leave({ attendance }: { readonly attendance: Attendance }) {
  const { t } = useWords();
  const leave = useAct('leaveMeeting');
  const { id, meeting_id, owner_name: name, etag } = attendance;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('web-meetings.door.act', { act: t('web-meetings.door.leave'), name })}
        loading={leave.isPending}
        onClick={() => leave.mutate({ path: { id: meeting_id, attendance_id: id }, etag })}
      >
        {t('web-meetings.door.leave')}
      </Button>
      <Problem error={leave.error} />
    </>
  );
}
