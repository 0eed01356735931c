import type { CreateAttendance } from '#contract/attendance.ts';
import type { Attendant } from '#domain/assemblies/attendance.ts';
import type { Electorate } from '#domain/assemblies/electorate.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  lockMeetingInAnyVersion,
  requireMeeting,
  refuseWrittenDecision,
  requireUnfinished,
} from '#features/assemblies/meetings/index.ts';
import { creationColumns } from '#features/shared/index.ts';
import { insertRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findMeetingElectorate } from './electorate.ts';
import { requireWithinLimit } from './proxies.ts';
import {
  findJointDepartures,
  listAttendances,
  listAttendants,
  listProxies,
  findPrincipalsOfHolder,
  type AttendanceRow,
  type ProxyRow,
} from './repository.ts';

/** Converts an attendance to its JSON form. */
function toAttendance({ weights, suspended }: Electorate, row: AttendanceRow) {
  return {
    ...row,
    weight: weights.get(row.owner_id) ?? 0,
    vote_suspended: suspended.has(row.owner_id),
  };
}

/** Lists the attendances of a meeting, with departures, in the order of arrival. */
export async function showAttendances(ctx: TenantContext, meetingId: string) {
  const meeting = await requireMeeting(ctx, meetingId);
  const electorate = await findMeetingElectorate(ctx, meeting, null);
  const rows = await listAttendances(ctx.db, meetingId);
  return rows.map((row) => toAttendance(electorate, row));
}

/**
 * Records an arrival. Refuses not_a_voter, remote_not_allowed, proxy_missing, holder_absent (the
 * owner who holds the proxy is not present), proxy_limit (the holder represents too many by today's
 * register, if not by that on which the proxies were recorded), duplicate (already present),
 * invalid_transition, decided_in_writing.
 */
export async function addAttendance(
  ctx: TenantContext,
  meetingId: string,
  { owner_id, mode }: CreateAttendance,
) {
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  requireUnfinished(meeting, 'attendances');
  refuseWrittenDecision(meeting);
  const electorate = await findMeetingElectorate(ctx, meeting, null);
  const { weights, suspended } = electorate;
  if (!weights.has(owner_id) && !suspended.has(owner_id))
    throw new DomainError('not_a_voter', { pointer: '/body/owner_id' });
  if (mode === 'Remote' && !meeting.remote_allowed)
    throw new DomainError('remote_not_allowed', { pointer: '/body/mode' });
  const { id } = await insertRow(ctx.db, 'attendances', {
    id: ctx.newId(),
    meeting_id: meetingId,
    owner_id,
    mode,
    proxy_id:
      mode === 'Represented'
        ? await requireValidProxy(ctx, meetingId, { owner_id, electorate })
        : null,
    arrived_at: ctx.now,
    ...creationColumns(ctx),
  });
  ctx.db.written.note('meetings', meetingId);
  return toAttendance(electorate, await requireAttendance(ctx, meetingId, id));
}

/**
 * Records a departure; those represented by the person leave with them. Later votes are counted
 * without them. Refuses not_found, stale, invalid_transition, decided_in_writing.
 */
export async function leaveMeeting(ctx: TenantContext, meetingId: string, id: string) {
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  const attendance = matching(ctx, await requireAttendance(ctx, meetingId, id));
  requireUnfinished(meeting, 'leave');
  refuseWrittenDecision(meeting);
  if (attendance.left_at === null) {
    for (const gone of await findJointDepartures(ctx.db, attendance))
      await updateRow(ctx, 'attendances', gone, { left_at: ctx.now });
    ctx.db.written.note('meetings', meetingId);
  }
  const electorate = await findMeetingElectorate(ctx, meeting, null);
  return toAttendance(electorate, await requireAttendance(ctx, meetingId, id));
}

async function requireAttendance({ db }: TenantContext, meetingId: string, id: string) {
  const attendances = await listAttendances(db, meetingId);
  return found(
    attendances.find((attendance) => attendance.id === id),
    'attendance',
    id,
  );
}

/**
 * Finds the proxy by which an owner is represented, and checks it against the register of the day.
 */
async function requireValidProxy(
  { db }: TenantContext,
  meetingId: string,
  { owner_id, electorate }: { readonly owner_id: string; readonly electorate: Electorate },
): Promise<string> {
  const proxies = await listProxies(db, meetingId);
  const proxy = proxies.find(({ principal_owner_id }) => principal_owner_id === owner_id);
  if (proxy === undefined) throw new DomainError('proxy_missing', { pointer: '/body/mode' });
  const attendants = await listAttendants(db, meetingId);
  const { holder_owner_id } = proxy;
  if (holder_owner_id !== null) requireHolder(attendants, proxy);
  const holder_name = holder_owner_id === null ? proxy.holder_name : null;
  const held = await findPrincipalsOfHolder(db, meetingId, { holder_owner_id, holder_name });
  // Only attendances by proxy count: owners who came themselves or whose proxy was not used are not
  // represented.
  const others = attendants
    .filter((one) => one.owner_id !== owner_id && one.person_id !== one.owner_id)
    .map((one) => one.owner_id);
  const principals = [owner_id, ...others.filter((id) => held.includes(id))];
  requireWithinLimit(electorate, { holder_owner_id, principals });
  return proxy.id;
}

/**
 * Requires the holder to be present in person: absent or represented owners cannot represent
 * others.
 */
function requireHolder(attendants: readonly Attendant[], proxy: ProxyRow): void {
  const { holder_owner_id: holder, holder_name } = proxy;
  const isThere = attendants.some((one) => one.owner_id === holder && one.person_id === holder);
  if (!isThere)
    throw new DomainError('holder_absent', { holder: holder_name, pointer: '/body/mode' });
}
