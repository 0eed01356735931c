import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSearch } from '@tanstack/react-router';
import { isInWriting, MEETING_TYPES, type MeetingType } from '#domain/assemblies/meeting-state.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import type { CreateMeeting, Meeting } from '../../shared/api/generated.ts';
import { instantAt } from '../../shared/format/instant-at.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { TimeInput } from '../../shared/ui/TimeInput.tsx';
import { AreaField, ChoiceField, DayField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

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
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, act, label } = props;
  const { building_id = '' } = useSearch({ strict: false });
  const form = useForm<Typed>({
    mode: 'controlled',
    initialValues: from === undefined ? blank(building_id) : typedOf(from),
    validate: {
      scheduled_date: (time, { day }) =>
        instantAt(day, time) === undefined ? t('web-meetings.no_such_hour') : null,
    },
  });
  const isAsked = isInWriting(form.values);
  return (
    <Form
      of="createMeeting"
      form={form}
      act={act}
      onSubmit={form.onSubmit((typed) => submit(entryOf(typed)))}
      submit={label}
    >
      {from === undefined && (
        <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
      )}
      <ChoiceField
        name="meeting_type"
        label="web-meetings.type"
        of="MeetingType"
        values={listMeetingTypes(from)}
      />
      <TextField name="title" label="web-meetings.name" hint="web-meetings.name_hint" />
      <Group grow align="flex-start">
        <DayField
          name="day"
          label={isAsked ? 'web-meetings.written.until_day' : 'web-meetings.day'}
          required
        />
        <TimeInput
          {...field(form, 'scheduled_date')}
          label={t(isAsked ? 'web-meetings.written.until_hour' : 'web-meetings.hour')}
          required
          withAsterisk={false}
        />
      </Group>
      {!isAsked && <TextField name="location" label="web-meetings.location" />}
      <AreaField
        name="agenda"
        label="web-meetings.remarks"
        hint="web-meetings.remarks_hint"
        autosize
        minRows={2}
      />
      {!isAsked && (
        <TickField
          name="remote_allowed"
          label="web-meetings.remote"
          hint="web-meetings.remote_hint"
        />
      )}
      {!isAsked && form.values.remote_allowed && (
        <TextField
          name="remote_address"
          label="web-meetings.remote_address"
          hint="web-meetings.remote_address_hint"
        />
      )}
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
