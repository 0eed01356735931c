import type { CreateAgendaItem, UpdateAgendaItem } from '#contract/meetings.ts';
import { movedTo } from '#domain/assemblies/agenda-order.ts';
import { articleOf, majorityOf } from '#domain/assemblies/decision-types.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { createdNow, pointing } from '#features/shared/index.ts';
import {
  deleteRow,
  insertRow,
  insertRows,
  updateRow,
  type NewRow,
  type Row,
} from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  agendaIds,
  deleteCandidates,
  findAgendaItem,
  findUnknown,
  listAgendaItems,
  placeItems,
  type AgendaRow,
} from './agenda-repository.ts';
import { holdMeeting, requireMeeting, requireScheduled } from './meeting.ts';

type Candidates = readonly NonNullable<CreateAgendaItem['candidates']>[number][];

/** An item as it is shown. */
export function toAgendaItem({ is_secret: secret, ...row }: AgendaRow) {
  return { ...row, secret, article: articleOf(row) };
}

/** An item of a meeting that this person may see. Refuses not_found. */
export async function requireAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
): Promise<AgendaRow> {
  await requireMeeting(ctx, meetingId);
  return found(await findAgendaItem(ctx.db, meetingId, id), 'agenda_item', id);
}

/**
 * Puts an item on the agenda, at its place or at the end. Refuses invalid_transition,
 * unknown_reference, majority_too_low, information_without_vote.
 */
export async function addAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  input: CreateAgendaItem,
): Promise<AgendaRow> {
  const { candidates = [], position, secret = false, ...item } = input;
  const meeting = await holdMeeting(ctx, meetingId);
  requireScheduled(meeting, 'agenda-items');
  const rule = { decision_type: null, majority: null, ...item };
  const majority = pointing(MAJORITY_FIELDS, () => majorityOf(rule));
  await requireReferences(ctx, meeting, { ...item, candidates });
  const ids = await agendaIds(ctx.db, meetingId);
  const row = { meeting_id: meetingId, position: ids.length + 1, ...item, majority };
  const id = await insertItem(ctx, { ...row, is_secret: secret }, candidates);
  if (position !== undefined) await placeItems(ctx, movedTo([...ids, id], id, position));
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/** The agenda of one meeting for another, of which nothing is on it yet. */
export async function copyAgenda(ctx: TenantContext, from: string, to: string): Promise<void> {
  for (const { candidates, ...item } of await listAgendaItems(ctx.db, from)) {
    const { position, title, description, kind, decision_type, majority, is_secret } = item;
    const told = { position, title, description, kind };
    const { distribution_key_id } = item;
    const decided = { decision_type, majority, distribution_key_id, is_secret };
    await insertItem(ctx, { meeting_id: to, ...told, ...decided }, candidates);
  }
}

/** Changes the named fields of an item, and its place. Refuses what adding one does, and stale. */
export async function updateAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
  input: UpdateAgendaItem,
): Promise<AgendaRow> {
  const { candidates, position, secret: is_secret, ...changes } = input;
  const meeting = await holdMeeting(ctx, meetingId);
  const before = matching(ctx, await requireAgendaItem(ctx, meetingId, id));
  requireScheduled(meeting, 'agenda-items');
  const majority = pointing(MAJORITY_FIELDS, () => majorityOf(changedRule(before, changes)));
  await requireReferences(ctx, meeting, { ...changes, candidates: candidates ?? [] });
  await updateRow(ctx, 'agenda_items', id, { ...changes, majority, is_secret });
  if (candidates !== undefined) {
    await deleteCandidates(ctx.db, id);
    await insertCandidates(ctx, id, candidates);
  }
  const ids = await agendaIds(ctx.db, meetingId);
  if (position !== undefined) await placeItems(ctx, movedTo(ids, id, position));
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/** Takes an item off the agenda; those after it move up. Refuses invalid_transition, stale. */
export async function deleteAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
): Promise<void> {
  const meeting = await holdMeeting(ctx, meetingId);
  matching(ctx, await requireAgendaItem(ctx, meetingId, id));
  requireScheduled(meeting, 'agenda-items');
  await deleteRow(ctx.db, 'agenda_items', id);
  await placeItems(ctx, await agendaIds(ctx.db, meetingId));
  ctx.db.written.note('meetings', meetingId);
}

const MAJORITY_FIELDS = {
  majority_too_low: '/body/majority',
  information_without_vote: '/body/kind',
};

/** A type of decision that is new brings its own majority, unless one is named. */
function changedRule(before: AgendaRow, changes: UpdateAgendaItem) {
  const isOtherRule = changes.decision_type !== undefined || changes.kind !== undefined;
  const majority = isOtherRule ? null : before.majority;
  return { ...before, majority, ...changes };
}

async function requireReferences(
  { db }: TenantContext,
  { building_id }: Row<'meetings'>,
  named: { readonly distribution_key_id?: string | null; readonly candidates: Candidates },
): Promise<void> {
  const owner_ids = named.candidates.map(({ owner_id = null }) => owner_id);
  const unknown = await findUnknown(db, {
    building_id,
    key_id: named.distribution_key_id ?? null,
    owner_ids: owner_ids.filter((id) => id !== null),
  });
  if (unknown.isKeyUnknown)
    throw new DomainError('unknown_reference', { pointer: '/body/distribution_key_id' });
  const index = owner_ids.findIndex((id) => id !== null && unknown.owner_ids.includes(id));
  if (index >= 0) {
    const pointer = `/body/candidates/${index}/owner_id`;
    throw new DomainError('unknown_reference', { pointer });
  }
}

async function insertItem(
  ctx: TenantContext,
  item: Omit<NewRow<'agenda_items'>, 'id' | keyof ReturnType<typeof createdNow>>,
  candidates: Candidates,
): Promise<string> {
  const { id } = await insertRow(ctx.db, 'agenda_items', {
    id: ctx.newId(),
    ...item,
    ...createdNow(ctx),
  });
  await insertCandidates(ctx, id, candidates);
  return id;
}

async function insertCandidates(
  ctx: TenantContext,
  agenda_item_id: string,
  candidates: Candidates,
): Promise<void> {
  const rows = candidates.map(({ name, owner_id = null }, index) => ({
    id: ctx.newId(),
    agenda_item_id,
    position: index + 1,
    name,
    owner_id,
  }));
  await insertRows(ctx.db, 'agenda_candidates', rows);
}
