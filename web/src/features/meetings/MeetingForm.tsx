import { Button, Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSearch } from '@tanstack/react-router';
import { isInWriting, MEETING_TYPES, type MeetingType } from '#domain/assemblies/meeting-state.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import type { CreateMeeting, Meeting } from '../../shared/api/generated.ts';
import { instantAt } from '../../shared/format/instant-at.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, tick, useRefusals } from '../../shared/ui/form.ts';

type Typed = {
  readonly building_id: string;
  readonly meeting_type: MeetingType;
  readonly title: string;
  readonly day: string;
  readonly scheduled_date: string;
  readonly location: string;
  readonly agenda: string;
  readonly remote_allowed: boolean;
  readonly remote_address: string;
};

/** Default time: most people are free in the evening. */
const EVENING = '19:00';

/** Form for type, place and time of a meeting. */
export function MeetingForm(props: {
  /** Meeting to edit; undefined for a new one. */
  readonly from?: Meeting;
  readonly submit: (entry: CreateMeeting) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error, label } = props;
  const { building_id = '' } = useSearch({ strict: false });
  const form = useForm<Typed>({
    mode: 'controlled',
    initialValues: from === undefined ? blank(building_id) : typedOf(from),
    validate: {
      scheduled_date: (time, { day }) =>
        instantAt(day, time) === undefined ? t('web-meetings.no_such_hour') : null,
    },
  });
  const faults = useRefusals(form, error);
  const isAsked = isInWriting(form.values);
  return (
    <Form form={form} error={error} onSubmit={form.onSubmit((typed) => submit(entryOf(typed)))}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        {from === undefined && (
          <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
        )}
        <Select
          {...field(form, 'meeting_type')}
          label={t('web-meetings.type')}
          data={listMeetingTypes(from).map((value) => ({
            value,
            label: t(`enum.MeetingType.${value}`),
          }))}
          allowDeselect={false}
        />
        <TextInput
          {...field(form, 'title')}
          label={t('web-meetings.name')}
          description={t('web-meetings.name_hint')}
        />
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'day')}
            type="date"
            label={t(isAsked ? 'web-meetings.written.until_day' : 'web-meetings.day')}
            required
            withAsterisk={false}
          />
          <TextInput
            {...field(form, 'scheduled_date')}
            type="time"
            label={t(isAsked ? 'web-meetings.written.until_hour' : 'web-meetings.hour')}
            required
            withAsterisk={false}
          />
        </Group>
        {!isAsked && <TextInput {...field(form, 'location')} label={t('web-meetings.location')} />}
        <Textarea
          {...field(form, 'agenda')}
          label={t('web-meetings.remarks')}
          description={t('web-meetings.remarks_hint')}
          autosize
          minRows={2}
        />
        {!isAsked && (
          <Checkbox
            {...tick(form, 'remote_allowed')}
            label={t('web-meetings.remote')}
            description={t('web-meetings.remote_hint')}
          />
        )}
        {!isAsked && form.values.remote_allowed && (
          <TextInput
            {...field(form, 'remote_address')}
            label={t('web-meetings.remote_address')}
            description={t('web-meetings.remote_address_hint')}
          />
        )}
        <Group>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

/** Available meeting types. Whether a decision is taken in writing is fixed at creation. */
function listMeetingTypes(from: Meeting | undefined): readonly MeetingType[] {
  if (from === undefined) return MEETING_TYPES;
  const isAsked = isInWriting(from);
  return MEETING_TYPES.filter((meeting_type) => isInWriting({ meeting_type }) === isAsked);
}

function blank(building_id: string): Typed {
  return {
    building_id,
    meeting_type: 'GeneralAssembly',
    title: '',
    day: '',
    scheduled_date: EVENING,
    location: '',
    agenda: '',
    remote_allowed: false,
    remote_address: '',
  };
}

function typedOf({ scheduled_date: when, location, agenda, ...meeting }: Meeting): Typed {
  return {
    building_id: meeting.building_id,
    meeting_type: meeting.meeting_type,
    title: meeting.title,
    day: todayInBrussels(Date.parse(when)),
    scheduled_date: timeInBrussels(Date.parse(when)),
    location: location ?? '',
    agenda: agenda ?? '',
    remote_allowed: meeting.remote_allowed,
    remote_address: meeting.remote_address ?? '',
  };
}

function entryOf({ day, scheduled_date: time, title, ...typed }: Typed): CreateMeeting {
  return {
    ...typed,
    // The form has already refused an invalid date or time.
    scheduled_date: instantAt(day, time) ?? '',
    ...(title.trim() === '' ? {} : { title }),
    location: trimToNull(typed.location),
    remote_address: typed.remote_allowed ? trimToNull(typed.remote_address) : null,
    agenda: trimToNull(typed.agenda),
  };
}
