import type { CreateProxy } from '#contract/attendance.ts';
import type { Electorate } from '#domain/assemblies/electorate.ts';
import { mayHoldProxies } from '#domain/assemblies/proxies.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  findSyndicAmong,
  lockMeetingInAnyVersion,
  refuseWrittenDecision,
  requireUnfinished,
} from '#features/assemblies/meetings/index.ts';
import { deleteRow, insertRow, insertRows, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { requireOwnOrOffice } from './caller.ts';
import { findMeetingElectorate } from './electorate.ts';
import {
  listGivenProxies,
  listProxies,
  findOwnerByName,
  findPrincipalsOfHolder,
  type ProxyRow,
} from './repository.ts';

/**
 * Converts a proxy to its JSON form. A proxy is given and withdrawn, never changed: it has only one
 * version.
 */
export function toProxy({ is_notarial: notarial, ...row }: ProxyRow) {
  return { ...row, notarial, version: 1 };
}

/**
 * Records a proxy; signed-in owners give their own. A holder with the name of an owner is recorded
 * as that owner, so that all their votes count together. Refuses forbidden (for another owner, or
 * as notarial), not_a_voter (the principal, or the owner named as holder, holds no unit on that
 * day), syndic_cannot_hold_proxy, proxy_limit (art. 3.87 §7), duplicate, invalid_transition,
 * decided_in_writing.
 */
export async function addProxy(
  ctx: TenantContext,
  meetingId: string,
  input: CreateProxy,
): Promise<ProxyRow> {
  const { principal_owner_id, notarial, first_session_only = false } = input;
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  await requireOwnProxy(ctx, principal_owner_id, notarial);
  requireUnfinished(meeting, 'proxies');
  refuseWrittenDecision(meeting);
  const electorate = await findMeetingElectorate(ctx, meeting, null);
  const { weights, suspended } = electorate;
  if (!weights.has(principal_owner_id) && !suspended.has(principal_owner_id))
    throw new DomainError('not_a_voter', { pointer: '/body/principal_owner_id' });
  const voters = [...weights.keys(), ...suspended];
  const { holder_owner_id, holder_name } = await holderOf(ctx, input, voters);
  if (holder_owner_id === principal_owner_id)
    throw new DomainError('proxy_to_oneself', { pointer: '/body/holder_owner_id' });
  await requireNoSyndic(ctx, meeting, { holder_owner_id, holder_name });
  const held = await findPrincipalsOfHolder(ctx.db, meetingId, { holder_owner_id, holder_name });
  requireWithinLimit(electorate, { holder_owner_id, principals: [principal_owner_id, ...held] });
  const { id } = await insertRow(ctx.db, 'proxies', {
    id: ctx.newId(),
    meeting_id: meetingId,
    principal_owner_id,
    holder_owner_id,
    holder_name,
    is_notarial: notarial ?? false,
    first_session_only,
    created_by: ctx.userId,
    created_at: ctx.now,
  });
  ctx.db.written.note('meetings', meetingId);
  return findProxy(ctx, meetingId, id);
}

/**
 * Copies the proxies of a session without quorum to its second session, except those for the first
 * session only. Rule: Civil Code, art. 3.87 §7.
 */
export async function carryProxies(
  ctx: TenantContext,
  { id: meeting_id, first_meeting_id: firstId }: Row<'meetings'>,
): Promise<void> {
  const given = firstId === null ? [] : await listGivenProxies(ctx.db, firstId);
  const carried = given.filter(({ first_session_only: ends }) => !ends);
  const rows = carried.map((proxy) => ({ ...proxy, id: ctx.newId(), meeting_id }));
  await insertRows(ctx.db, 'proxies', rows);
}

/** A person who votes for others. */
interface Holder {
  /** Null: not an owner. */
  readonly holder_owner_id: string | null;
  readonly principals: readonly string[];
}

/**
 * Refuses proxy_limit {proxies, votes, shares_total}, by the register of the day (art. 3.87 §7).
 */
export function requireWithinLimit(
  { weights, shares_total }: Electorate,
  { holder_owner_id, principals }: Holder,
): void {
  const weightOf = (id: string) => weights.get(id) ?? 0;
  const of_principals = principals.reduce((sum, id) => sum + weightOf(id), 0);
  const own = holder_owner_id === null ? 0 : weightOf(holder_owner_id);
  const proxies = principals.length;
  if (!mayHoldProxies({ principals: proxies, own, of_principals }, shares_total))
    throw new DomainError('proxy_limit', { proxies, votes: own + of_principals, shares_total });
}

/** Withdraws a proxy that was not used. Refuses in_use, invalid_transition, forbidden, stale. */
export async function deleteProxy(
  ctx: TenantContext,
  meetingId: string,
  id: string,
): Promise<void> {
  requireUnfinished(await lockMeetingInAnyVersion(ctx, meetingId), 'proxies');
  const proxy = await findProxy(ctx, meetingId, id);
  await requireOwnProxy(ctx, proxy.principal_owner_id);
  matching(ctx, toProxy(proxy));
  await deleteRow(ctx.db, 'proxies', id);
  ctx.db.written.note('meetings', meetingId);
}

/**
 * Refuses forbidden: owners give and withdraw their own proxies, but a notarial one is shown to the
 * syndic.
 */
async function requireOwnProxy(
  ctx: TenantContext,
  principalId: string,
  isNotarial = false,
): Promise<void> {
  const isOwn = await requireOwnOrOffice(ctx, principalId);
  if (isOwn && isNotarial) throw new DomainError('forbidden', { role: ctx.principal.role });
}

async function holderOf({ db }: TenantContext, input: CreateProxy, voters: readonly string[]) {
  const { holder_owner_id, holder_name } = input;
  const named =
    holder_name === undefined ? undefined : await findOwnerByName(db, voters, holder_name);
  return named === undefined
    ? { holder_owner_id: holder_owner_id ?? null, holder_name: holder_name ?? null }
    : { holder_owner_id: named, holder_name: null };
}

async function findProxy({ db }: TenantContext, meetingId: string, id: string): Promise<ProxyRow> {
  const proxies = await listProxies(db, meetingId);
  return found(
    proxies.find((proxy) => proxy.id === id),
    'proxy',
    id,
  );
}

/**
 * Refuses the syndic as proxy holder, be it a person or the office, even if they own a unit (art.
 * 3.89 §9).
 */
async function requireNoSyndic(
  ctx: TenantContext,
  { building_id }: Row<'meetings'>,
  { holder_owner_id, holder_name }: { holder_owner_id: string | null; holder_name: string | null },
): Promise<void> {
  const holder = { owner_id: holder_owner_id, name: holder_name };
  if ((await findSyndicAmong(ctx, building_id, [holder])) !== undefined) {
    const field = holder_owner_id === null ? 'holder_name' : 'holder_owner_id';
    throw new DomainError('syndic_cannot_hold_proxy', { pointer: `/body/${field}` });
  }
}
