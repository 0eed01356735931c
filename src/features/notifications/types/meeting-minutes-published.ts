import {
  meetingAudience,
  meetingId,
  meetingLink,
  MeetingPayload,
  meetingValues,
} from '../about-meeting.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To the owners and the board. */
export const meetingMinutesPublished: NotificationTypeDefinition<typeof MeetingPayload> = {
  payload: MeetingPayload,
  priority: 'Normal',
  audience: meetingAudience,
  values: meetingValues,
  link: meetingLink,
  objectId: meetingId,
};
