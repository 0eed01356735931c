import type { CreateProposal } from '#contract/owners-ask.ts';
import { findProposalWindow } from '#domain/assemblies/assembly-window.ts';
import { isAssembly } from '#domain/assemblies/meeting-state.ts';
import { isDueOnAgenda, proposalStatus } from '#domain/assemblies/owners-ask.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { requireOwnOrOffice } from '#features/assemblies/attendance/index.ts';
import { addAgendaItem, dayOf, findLockedMeeting } from '#features/assemblies/meetings/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { creationColumns, requireNamedBuilding } from '#features/shared/index.ts';
import { findHoldersAmong } from '#features/unit-owners/index.ts';
import { insertRow, lockRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  findProposal,
  listReleasedProposals,
  listWaitingProposals,
  visibleProposals,
  type ProposalRow,
} from './repository.ts';

/** Converts a proposal to its JSON form. */
export function toProposal({ window_start: start, ...row }: ProposalRow) {
  const window = start === null ? null : findProposalWindow(start, row.received_on);
  return { ...row, status: proposalStatus(row), for_window_from: window?.first ?? null };
}

async function requireProposal(ctx: TenantContext, id: string): Promise<ProposalRow> {
  return found(await findProposal(ctx.db, id, visibleProposals(ctx)), 'proposal', id);
}

/**
 * Records an owner's proposal for the agenda of the next assembly, for signed-in owners with
 * today's date. Refuses forbidden (for another owner), unknown_reference, not_found,
 * date_in_future, not_a_voter. Rule: Civil Code, art. 3.87 §3.
 */
export async function addProposal(ctx: TenantContext, input: CreateProposal): Promise<ProposalRow> {
  const { building_id, owner_id, title, description = null } = input;
  const isOwn = await requireOwnOrOffice(ctx, owner_id);
  await requireNamedBuilding(ctx, building_id);
  await requireOwner(ctx, owner_id);
  const received_on = isOwn ? ctx.today : (input.received_on ?? ctx.today);
  checkPastDay(received_on, { today: ctx.today, at: ['received_on'] });
  const holders = await findHoldersAmong(ctx.db, [owner_id], { building_id, date: received_on });
  if (!holders.has(owner_id)) throw new DomainError('not_a_voter', { pointer: '/body/owner_id' });
  const row = { building_id, owner_id, title, description, received_on };
  const { id } = await insertRow(ctx.db, 'agenda_proposals', {
    id: ctx.newId(),
    ...row,
    ...creationColumns(ctx),
  });
  return requireProposal(ctx, id);
}

/**
 * Withdraws a proposal that is on no agenda. Refuses not_found, forbidden, stale,
 * invalid_transition.
 */
export async function withdrawProposal(ctx: TenantContext, id: string): Promise<ProposalRow> {
  const { owner_id } = await lockReceived(ctx, id, 'withdraw');
  await requireOwnOrOffice(ctx, owner_id);
  await updateRow(ctx, 'agenda_proposals', id, { withdrawn_on: ctx.today });
  return requireProposal(ctx, id);
}

/**
 * Adds a proposal to the agenda of an assembly of its building, as a decision by the usual
 * majority, which can be changed there. Refuses not_found, stale, invalid_transition,
 * unknown_reference (no assembly of that building), already_convened, agenda_as_before.
 */
export async function addProposalToAgenda(
  ctx: TenantContext,
  id: string,
  meetingId: string,
): Promise<ProposalRow> {
  const meeting = await findLockedMeeting(ctx, meetingId);
  const { building_id, title, description } = await lockReceived(ctx, id, 'put-on-agenda');
  // On the agenda of the council or of another building, nobody entitled would decide on it.
  if (meeting?.building_id !== building_id || !isAssembly(meeting))
    throw new DomainError('unknown_reference', { pointer: '/body/meeting_id' });
  const item = await addAgendaItem(ctx, meetingId, { title, description, kind: 'Decision' });
  await updateRow(ctx, 'agenda_proposals', id, { agenda_item_id: item.id });
  return requireProposal(ctx, id);
}

/**
 * Refuses proposals_left {titles} if an ordinary assembly would be convened without proposals that
 * owners have made in time. Rule: Civil Code, art. 3.87 §3.
 */
export async function requireProposalsTaken(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
): Promise<void> {
  if (meeting.meeting_type !== 'GeneralAssembly') return;
  // A second session only decides on the agenda of the first; proposals wait for the next assembly.
  if (meeting.first_meeting_id !== null) return;
  const day = dayOf(meeting);
  const left = (await listWaitingProposals(ctx.db, meeting.building_id)).filter(
    ({ received_on, window_start }) => isDueOnAgenda(received_on, window_start, day),
  );
  const titles = left.map(({ title }) => title).join('; ');
  if (left.length > 0) throw new DomainError('proposals_left', { titles });
}

/**
 * Returns the proposals of a cancelled assembly to the waiting list: they were made in time, and
 * belong on the next agenda. Rule: Civil Code, art. 3.87 §3.
 */
export async function releaseProposals(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
): Promise<void> {
  for (const id of await listReleasedProposals(ctx.db, meeting))
    await updateRow(ctx, 'agenda_proposals', id, { agenda_item_id: null });
}

async function lockReceived(
  ctx: TenantContext,
  id: string,
  operation: string,
): Promise<Row<'agenda_proposals'>> {
  const locked = await lockRow(ctx.db, 'agenda_proposals', id, visibleProposals(ctx));
  const proposal = matching(ctx, found(locked, 'proposal', id));
  const from = proposalStatus(proposal);
  if (from !== 'Received')
    throw new DomainError('invalid_transition', { from, operation, allowed: [] });
  return proposal;
}
