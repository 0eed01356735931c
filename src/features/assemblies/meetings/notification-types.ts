import { Instant, Type, Uuid, nullable, stringEnum, type Static } from '#contract/common.ts';
import { isOfOwners, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import type { NotificationType, Priority } from '#domain/notifications/notification-types.ts';
import {
  findBuildingPlaceholder,
  mergeAudiences,
  findBuildingOwners,
  findStaffInRoles,
  formatInstant,
  type NotificationTypeDefinition,
  type Recipient,
} from '#features/notifications/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

const MeetingPayload = Type.Object({
  meeting_id: Uuid,
  building_id: Uuid,
  meeting_type: stringEnum(MEETING_TYPES),
  title: Type.String(),
  /** Absent in events of earlier versions. */
  text_key: Type.Optional(nullable(stringEnum(MEETING_TYPES))),
  scheduled_date: Instant,
  location: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
});
type MeetingPayload = Static<typeof MeetingPayload>;

/**
 * Finds the owners of a unit of the building on the day of the meeting, who vote there, and the
 * council; for a meeting of the council, the council only.
 */
function findMeetingAudience(
  ctx: TenantContext,
  { building_id, meeting_type, scheduled_date }: MeetingPayload,
): Promise<Recipient[]> {
  const board = findStaffInRoles(ctx, ['BoardMember'], building_id);
  return isOfOwners({ meeting_type })
    ? mergeAudiences(
        findBuildingOwners(ctx, building_id, formatInstant(scheduled_date).date),
        board,
      )
    : board;
}

/** Defines a notification about a meeting, sent to the owners and the council. */
function defineMeetingNotification(
  type: NotificationType,
  priority: Priority,
): NotificationTypeDefinition<typeof MeetingPayload> {
  return {
    type,
    payload: MeetingPayload,
    priority,
    audience: findMeetingAudience,
    async values(ctx, { building_id, meeting_type, title, text_key = null, ...facts }) {
      const { scheduled_date, location, reason } = facts;
      const building = await findBuildingPlaceholder(ctx, building_id);
      return {
        ...building,
        ...formatInstant(scheduled_date),
        meeting_type,
        title: { title, text_key },
        location,
        reason,
      };
    },
    link: ({ meeting_id: id }) => `/meetings/${id}`,
    objectId: ({ meeting_id: id }) => id,
  };
}

export const meetingCreated = defineMeetingNotification('MeetingCreated', 'High');
export const meetingReminder = defineMeetingNotification('MeetingReminder', 'Normal');
export const meetingCancelled = defineMeetingNotification('MeetingCancelled', 'High');
export const meetingMinutesPublished = defineMeetingNotification(
  'MeetingMinutesPublished',
  'Normal',
);

export const meetingNotificationTypes = [
  meetingReminder,
  meetingCreated,
  meetingCancelled,
  meetingMinutesPublished,
];
