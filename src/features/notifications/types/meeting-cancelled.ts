import {
  meetingAudience,
  meetingId,
  meetingLink,
  MeetingPayload,
  meetingValues,
} from '../about-meeting.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To the owners and the board. */
export const meetingCancelled: NotificationTypeDefinition<typeof MeetingPayload> = {
  payload: MeetingPayload,
  priority: 'High',
  audience: meetingAudience,
  values: meetingValues,
  link: meetingLink,
  objectId: meetingId,
};
