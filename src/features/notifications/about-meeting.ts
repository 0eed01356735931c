import { Instant, Type, Uuid, stringEnum, type Static } from '#contract/common.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { eachOnce, ownersOfBuilding, staffInRoles } from './audiences.ts';
import type { Recipient, Values } from './definition.ts';
import { buildingNamed, whenIs } from './facts.ts';

/** What notifications about a meeting have in common. */

export const MeetingPayload = Type.Object({
  meeting_id: Uuid,
  building_id: Uuid,
  meeting_type: stringEnum(['GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting']),
  title: Type.String(),
  scheduled_date: Instant,
  location: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
});
type MeetingPayload = Static<typeof MeetingPayload>;

/**
 * Those who own a unit of the building on the day of the meeting, who vote there, and its board; of
 * a meeting of the board, the board.
 */
export function meetingAudience(
  ctx: TenantContext,
  { building_id, meeting_type, scheduled_date }: MeetingPayload,
): Promise<Recipient[]> {
  const board = staffInRoles(ctx, ['BoardMember'], building_id);
  return meeting_type === 'BoardMeeting'
    ? board
    : eachOnce(ownersOfBuilding(ctx, building_id, whenIs(scheduled_date).date), board);
}

export async function meetingValues(ctx: TenantContext, payload: MeetingPayload): Promise<Values> {
  const { building_id, title, scheduled_date, location, reason } = payload;
  const building = await buildingNamed(ctx, building_id);
  return { ...building, ...whenIs(scheduled_date), title, location, reason };
}

export const meetingLink = ({ meeting_id }: MeetingPayload): string => `/meetings/${meeting_id}`;
export const meetingId = ({ meeting_id }: MeetingPayload): string => meeting_id;
