import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { field } from '../../shared/ui/form.ts';
import type { AuditDialog } from './audit-dialog.ts';

/** Dialog that puts a report on the agenda of an assembly. */
export function AgendaDialog({ audit, etag, onClose }: AuditDialog) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { id, building_id, meeting_id } = audit;
  const query = { building_id, status: ['Scheduled' as const], limit: 100 };
  const { data } = useQuery(apiQuery('listMeetings', { query }));
  const meetings = data?.data ?? [];
  return (
    <ActDialog
      of="putAuditOnAgenda"
      title={t('web-auditor.put_on_agenda')}
      submit={t('web-auditor.put_on_agenda')}
      consequence={t('web-auditor.agenda_consequence')}
      initial={{ meeting_id: meeting_id ?? '' }}
      validate={{ meeting_id: (chosen) => (chosen === '' ? t('web-auditor.no_meeting') : null) }}
      run={(body) => api.call('putAuditOnAgenda', { path: { id }, body, etag })}
      onClose={onClose}
    >
      {(form) => (
        <Select
          {...field(form, 'meeting_id')}
          label={t('web-auditor.assembly')}
          data={meetings.map((meeting) => ({
            value: meeting.id,
            label: t('web-auditor.meeting_on', {
              title: meeting.title,
              when: instant(meeting.scheduled_date),
            }),
          }))}
          allowDeselect={false}
        />
      )}
    </ActDialog>
  );
}
