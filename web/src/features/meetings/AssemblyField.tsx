import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isAssembly } from '#domain/assemblies/meeting-state.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';

const MOST = 100;

/** Selects a meeting of a building that has not been convened yet, optionally from a given day. */
export function AssemblyField(
  props: Omit<SelectProps, 'data' | 'value'> & {
    readonly value: string;
    readonly buildingId: string;
    readonly from?: string;
  },
) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { value, buildingId, from = '', ...input } = props;
  const filter = { building_id: buildingId, status: ['Scheduled' as const], limit: MOST };
  const query = useQuery(apiQuery('listMeetings', { query: filter }));
  const open = (query.data?.data ?? []).filter(
    (meeting) =>
      meeting.convened_at === null &&
      isAssembly(meeting) &&
      todayInBrussels(Date.parse(meeting.scheduled_date)) >= from,
  );
  return (
    <Select
      {...input}
      label={t('web-meetings.repeat.meeting')}
      data={open.map(({ id, title, scheduled_date: when }) => ({
        value: id,
        label: `${title} · ${instant(when)}`,
      }))}
      value={value === '' ? null : value}
      nothingFoundMessage={t('web-meetings.repeat.none')}
      required
      withAsterisk={false}
    />
  );
}
