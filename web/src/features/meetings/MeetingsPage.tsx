import { MEETING_STATUSES, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const meetings: ListDefinition<'listMeetings'> = {
  operation: 'listMeetings',
  isOfBuilding: true,
  sort: '-scheduled_date',
  filters: [
    { name: 'status', label: 'web-meetings.status', of: 'MeetingStatus', values: MEETING_STATUSES },
    { name: 'meeting_type', label: 'web-meetings.type', of: 'MeetingType', values: MEETING_TYPES },
  ],
  columns: [
    { id: 'title', header: 'web-meetings.name', link: '/meetings/$id' },
    { id: 'scheduled_date', header: 'web-meetings.when', as: 'instant', sort: 'scheduled_date' },
    { id: 'building_name', header: 'web.building.building' },
    { id: 'meeting_type', header: 'web-meetings.type', of: 'MeetingType' },
    { id: 'status', header: 'web-meetings.status', as: 'state', of: 'MeetingStatus' },
  ],
};

/** Meetings that the reader attends or manages. */
export function MeetingsPage() {
  const { t } = useWords();
  const list = usePageList(meetings);
  return (
    <ListPage
      title={t('web-navigation.meetings')}
      sentence={t('web-meetings.sentence')}
      add={
        <ButtonLink needs="createMeeting" to="/meetings/new">
          {t('web-navigation.meetings.new')}
        </ButtonLink>
      }
      list={list}
      empty={t('web-meetings.empty')}
    />
  );
}
