import type { AmendAgendaItem, CreateAgendaItem, UpdateAgendaItem } from '#contract/meetings.ts';
import { movedTo } from '#domain/assemblies/agenda-order.ts';
import { articleOf, majorityOf } from '#domain/assemblies/decision-types.ts';
import { requireInWriting } from '#domain/assemblies/in-writing.ts';
import {
  LEGAL_MAJORITIES,
  requireAllOwners,
  type LegalMajority,
  type Majority,
} from '#domain/assemblies/majority.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { createdNow, pointing } from '#features/shared/index.ts';
import { holdersAmong } from '#features/unit-owners/index.ts';
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
  deleteExclusions,
  findAgendaItem,
  findUnknown,
  listAgendaItems,
  placeItems,
  type AgendaRow,
} from './agenda-repository.ts';
import { requireNoRepetition, requireOwnAgenda, requireSameItem } from './as-before.ts';
import {
  announcedLines,
  linesInForce,
  linesOf,
  requireBudget,
  toBudget,
  writeBudgetLines,
} from './budget.ts';
import {
  dayOf,
  holdMeeting,
  requireMeeting,
  requireNotConvened,
  requireScheduled,
} from './meeting.ts';

type Candidates = readonly NonNullable<CreateAgendaItem['candidates']>[number][];

const BUDGET = { pointer: '/body/budget', lines: '/body/budget/lines' };

/** An item as it is shown. */
export function toAgendaItem(item: AgendaRow) {
  const {
    is_secret: secret,
    remark: _remark,
    meeting_type: _type,
    budget_year: _year,
    budget_lines: _lines,
    ...row
  } = item;
  return { ...row, secret, article: articleOf(item), budget: toBudget(item) };
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
 * already_convened, agenda_as_before, unknown_reference, not_a_voter, majority_too_low, unanimity_of_all,
 * information_without_vote, not_in_writing, and of a budget what requireBudget does.
 */
export async function addAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  input: CreateAgendaItem,
): Promise<AgendaRow> {
  const { candidates = [], position, secret = false, budget = null, ...item } = input;
  const meeting = await holdMeeting(ctx, meetingId);
  requireOpenAgenda(meeting);
  const rule = { decision_type: null, majority: null, ...item, is_secret: secret, candidates };
  const majority = majorityIn(meeting, rule);
  await requireReferences(ctx, meeting, { ...item, candidates });
  await requireOwnCouncil(ctx, meeting, rule);
  const lines = budget?.lines ?? [];
  if (budget !== null) await requireBudget(ctx, rule.decision_type, lines, BUDGET);
  const ids = await agendaIds(ctx.db, meetingId);
  const row = { meeting_id: meetingId, position: ids.length + 1, ...item, majority };
  const id = await insertItem(ctx, { ...row, is_secret: secret, ...yearOf(budget) }, candidates);
  await writeBudgetLines(ctx, id, linesOf(lines), { is_amended: false });
  if (position !== undefined) await placeItems(ctx, movedTo([...ids, id], id, position));
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/**
 * Puts on the agenda, at its end, what failed elsewhere because owners were absent, as it was voted on
 * and by whom: those who are there decide. The caller has seen that it may be. Refuses invalid_transition, already_convened,
 * agenda_as_before.
 */
export async function addRepetition(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  { id: repeats_item_id, candidates, excluded, ...item }: AgendaRow,
): Promise<AgendaRow> {
  requireOpenAgenda(meeting);
  const { title, kind, decision_type, distribution_key_id, is_secret, budget_year } = item;
  // Only that may be decided which failed: the text as it was put to the vote (art. 3.88 §3).
  const description = item.amended_text ?? item.description;
  const position = (await agendaIds(ctx.db, meeting.id)).length + 1;
  const told = { meeting_id: meeting.id, position, title, description, kind };
  const decided = { decision_type, distribution_key_id, is_secret, repeats_item_id, budget_year };
  const row = { ...told, ...decided, majority: 'UnanimityOfPresent' } as const;
  const id = await insertItem(ctx, row, candidates);
  await writeBudgetLines(ctx, id, linesInForce(item), { is_amended: false });
  await insertExclusions(ctx, id, excluded);
  ctx.db.written.note('meetings', meeting.id);
  return requireAgendaItem(ctx, meeting.id, id);
}

/**
 * The agenda of one meeting for another, of which nothing is on it yet, with who takes no part in the
 * vote on an item.
 */
export async function copyAgenda(ctx: TenantContext, from: string, to: string): Promise<void> {
  for (const { candidates, excluded, ...item } of await listAgendaItems(ctx.db, from)) {
    const { position, title, description, kind, decision_type, majority, is_secret } = item;
    const told = { position, title, description, kind };
    const { distribution_key_id, repeats_item_id, budget_year } = item;
    const rule = { decision_type, majority, distribution_key_id, is_secret };
    const decided = { ...rule, repeats_item_id, budget_year };
    const id = await insertItem(ctx, { meeting_id: to, ...told, ...decided }, candidates);
    await writeBudgetLines(ctx, id, announcedLines(item), { is_amended: false });
    await insertExclusions(ctx, id, excluded);
  }
}

/** Changes the named fields of an item, and its place. Refuses what adding one does, and stale. */
export async function updateAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
  input: UpdateAgendaItem,
): Promise<AgendaRow> {
  const { candidates, position, secret: is_secret, budget, ...changes } = input;
  const meeting = await holdMeeting(ctx, meetingId);
  const before = matching(ctx, await requireAgendaItem(ctx, meetingId, id));
  requireOpenAgenda(meeting);
  requireSameItem(before, input);
  const rule = {
    ...changedRule(before, changes),
    ...(is_secret === undefined ? {} : { is_secret }),
  };
  const majority =
    before.repeats_item_id === null
      ? majorityIn(meeting, { ...rule, candidates: candidates ?? before.candidates })
      : before.majority;
  await requireReferences(ctx, meeting, { ...changes, candidates: candidates ?? [] });
  await requireOwnCouncil(ctx, meeting, { ...rule, candidates: candidates ?? before.candidates });
  if (budget) await requireBudget(ctx, rule.decision_type, budget.lines, BUDGET);
  // What no longer decides on a budget keeps none.
  const given = rule.decision_type === 'Budget' ? budget : null;
  await updateRow(ctx, 'agenda_items', id, {
    ...changes,
    majority,
    is_secret,
    ...(given === undefined ? {} : yearOf(given)),
  });
  if (given !== undefined) {
    await writeBudgetLines(ctx, id, linesOf(given?.lines ?? []), { is_amended: false });
  }
  if (candidates !== undefined) {
    await deleteCandidates(ctx.db, id);
    await insertCandidates(ctx, id, candidates);
  }
  const ids = await agendaIds(ctx.db, meetingId);
  if (position !== undefined) await placeItems(ctx, movedTo(ids, id, position));
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/** Takes an item off the agenda; those after it move up. Refuses what adding one does of the meeting, and stale. */
export async function deleteAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
): Promise<void> {
  const meeting = await holdMeeting(ctx, meetingId);
  matching(ctx, await requireAgendaItem(ctx, meetingId, id));
  requireOpenAgenda(meeting);
  await deleteRow(ctx.db, 'agenda_items', id);
  await placeItems(ctx, await agendaIds(ctx.db, meetingId));
  ctx.db.written.note('meetings', meetingId);
}

/**
 * Keeps the text, and the amounts of a budget, that are put to the vote beside those that people were
 * convened with; null: those again. The caller has seen that the item is still open. Refuses
 * agenda_as_before of what is put to the vote once more, and what requireBudget does.
 */
export async function amendAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  item: AgendaRow,
  { text: amended_text, budget_lines: lines }: AmendAgendaItem,
): Promise<AgendaRow> {
  requireNoRepetition(item);
  const { id, decision_type, budget_year } = item;
  await updateRow(ctx, 'agenda_items', id, { amended_text });
  if (lines) {
    const decided = budget_year === null ? null : decision_type;
    const place = '/body/budget_lines';
    await requireBudget(ctx, decided, lines, { pointer: place, lines: place });
  }
  if (lines !== undefined)
    await writeBudgetLines(ctx, id, linesOf(lines ?? []), { is_amended: true });
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/**
 * Says who serves by contract on what is decided, in place of whom it said before. The caller has seen
 * that nobody has voted. Refuses unknown_reference.
 */
export async function placeExclusions(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  id: string,
  owner_ids: readonly string[],
): Promise<AgendaRow> {
  const { building_id } = meeting;
  const unknown = await findUnknown(ctx.db, { building_id, key_id: null, owner_ids });
  const index = owner_ids.findIndex((owner) => unknown.owner_ids.includes(owner));
  if (index >= 0)
    throw new DomainError('unknown_reference', { pointer: `/body/owner_ids/${index}` });
  await deleteExclusions(ctx.db, id);
  await insertExclusions(
    ctx,
    id,
    owner_ids.map((owner_id) => ({ owner_id })),
  );
  // Who is excluded is shown with the item: it is another version of it.
  await updateRow(ctx, 'agenda_items', id, {});
  ctx.db.written.note('meetings', meeting.id);
  return requireAgendaItem(ctx, meeting.id, id);
}

/** Keeps what the minutes say of an item besides. Refuses not_found. */
export async function remarkOnItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
  remark: string | null,
): Promise<void> {
  await requireAgendaItem(ctx, meetingId, id);
  await updateRow(ctx, 'agenda_items', id, { remark });
}

/**
 * Refuses invalid_transition once the meeting has begun, already_convened once people were told of it,
 * agenda_as_before of a second session.
 */
function requireOpenAgenda(meeting: Row<'meetings'>): void {
  requireScheduled(meeting, 'agenda-items');
  requireNotConvened(meeting);
  requireOwnAgenda(meeting);
}

const MAJORITY_FIELDS = {
  majority_too_low: '/body/majority',
  information_without_vote: '/body/kind',
};

/** A type of decision that is new brings its own majority, unless one is named. */
function changedRule(before: AgendaRow, changes: UpdateAgendaItem) {
  const isOtherRule = changes.decision_type !== undefined || changes.kind !== undefined;
  const majority = isOtherRule ? null : asked(before.majority);
  return { ...before, majority, ...changes };
}

function asked(majority: Majority | null): LegalMajority | null {
  return LEGAL_MAJORITIES.find((one) => one === majority) ?? null;
}

type ItemRule = Parameters<typeof majorityOf>[0] &
  Parameters<typeof requireInWriting>[0] & { readonly distribution_key_id?: string | null };

/**
 * By which majority an item is decided there: in writing by none but unanimity (art. 3.87 §11), which is
 * that of all owners.
 */
function majorityIn(meeting: Row<'meetings'>, rule: ItemRule): LegalMajority | null {
  const asItIs = pointing(MAJORITY_FIELDS, () => majorityOf(rule));
  const inWriting = asItIs !== null && isInWriting(meeting);
  if (inWriting) requireInWriting(rule);
  const majority = inWriting ? 'Unanimity' : asItIs;
  requireAllOwners(majority, rule.distribution_key_id ?? null);
  return majority;
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

/**
 * Refuses not_a_voter where an owner who holds nothing in the building on the day of the meeting stands for
 * its council. Rule: Civil Code, art. 3.90: its members are owners.
 */
async function requireOwnCouncil(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  item: Pick<AgendaRow, 'decision_type'> & { readonly candidates: Candidates },
): Promise<void> {
  if (item.decision_type !== 'CouncilAppointment') return;
  const named = item.candidates.map(({ owner_id = null }) => owner_id);
  const { building_id } = meeting;
  const ids = named.filter((id) => id !== null);
  const holders = await holdersAmong(ctx.db, ids, { building_id, date: dayOf(meeting) });
  const index = named.findIndex((id) => id !== null && !holders.has(id));
  if (index >= 0)
    throw new DomainError('not_a_voter', { pointer: `/body/candidates/${index}/owner_id` });
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

function yearOf(budget: { readonly fiscal_year: number } | null) {
  return { budget_year: budget?.fiscal_year ?? null };
}

async function insertExclusions(
  { db }: TenantContext,
  agenda_item_id: string,
  excluded: AgendaRow['excluded'],
): Promise<void> {
  const rows = excluded.map(({ owner_id }) => ({ agenda_item_id, owner_id }));
  await insertRows(db, 'agenda_item_exclusions', rows);
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
