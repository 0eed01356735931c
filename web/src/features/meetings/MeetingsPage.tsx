import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { MEETING_STATUSES, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import type { Meeting } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/meetings');

/** Meetings that the reader attends or manages. */
export function MeetingsPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { status, meeting_type, sort = '-scheduled_date' } = route.useSearch();
  const list = useList('listMeetings', {
    query: {
      building_id,
      sort,
      status: chosen(status, MEETING_STATUSES),
      meeting_type: chosen(meeting_type, MEETING_TYPES),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.meetings')}
      sentence={t('web-meetings.sentence')}
      add={
        may('createMeeting') && (
          <ButtonLink to="/meetings/new">{t('web-navigation.meetings.new')}</ButtonLink>
        )
      }
      actions={
        <>
          <ButtonLink to="/agenda-proposals" variant="default">
            {t('web-meetings.proposals.title')}
          </ButtonLink>
          {may('listAssemblyRequests') && (
            <ButtonLink to="/assembly-requests" variant="default">
              {t('web-meetings.requests.title')}
            </ButtonLink>
          )}
          <ButtonLink to="/decisions" variant="default">
            {t('web-meetings.decisions.title')}
          </ButtonLink>
        </>
      }
      filters={<Filters />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-meetings.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-meetings.status')}
        of="MeetingStatus"
        values={MEETING_STATUSES}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        label={t('web-meetings.type')}
        of="MeetingType"
        values={MEETING_TYPES}
        value={search.meeting_type}
        onChange={(meeting_type) => set({ meeting_type })}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const { instant } = useFormat();
  return useMemo(
    (): readonly Column<Meeting>[] => [
      {
        id: 'title',
        header: t('web-meetings.name'),
        cell: ({ id, title }) => (
          <TextLink to="/meetings/$id" params={{ id }}>
            {title}
          </TextLink>
        ),
      },
      {
        id: 'when',
        header: t('web-meetings.when'),
        sort: 'scheduled_date',
        cell: ({ scheduled_date: when }) => instant(when),
      },
      {
        id: 'building',
        header: t('web.building.building'),
        cell: ({ building_name: name }) => name,
      },
      {
        id: 'type',
        header: t('web-meetings.type'),
        cell: ({ meeting_type: type }) => t(`enum.MeetingType.${type}`),
      },
      {
        id: 'status',
        header: t('web-meetings.status'),
        cell: ({ status }) => <State of="MeetingStatus" value={status} />,
      },
    ],
    [t, instant],
  );
}
