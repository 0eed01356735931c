import type { AmendAgendaItem, CreateAgendaItem, UpdateAgendaItem } from '#contract/meetings.ts';
import { moveEntry } from '#domain/assemblies/agenda-order.ts';
import { findDecidingArticle, determineMajority } from '#domain/assemblies/decision-types.ts';
import { requireDecidableInWriting } from '#domain/assemblies/in-writing.ts';
import {
  LEGAL_MAJORITIES,
  requireAllOwners,
  type LegalMajority,
  type Majority,
} from '#domain/assemblies/majority.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { changeTitle } from '#domain/texts/known-titles.ts';
import { creationColumns, withFieldPointers } from '#features/shared/index.ts';
import {
  deleteRow,
  insertRow,
  insertRows,
  updateRow,
  type NewRow,
  type Row,
} from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { recognizeItemTitle } from '#platform/i18n/known-titles.ts';
import {
  listAgendaIds,
  deleteCandidates,
  findAgendaItem,
  findUnknownReferences,
  listAgendaItems,
  placeItems,
  type AgendaRow,
} from './agenda-repository.ts';
import { requireNoRepetition, requireOwnAgenda, requireSameItem } from './as-before.ts';
import {
  selectAnnouncedLines,
  selectBudgetLines,
  linesOf,
  requireBudget,
  resolveBudget,
  toBudget,
  writeBudgetLines,
} from './budget.ts';
import { requireEligible, type Candidates } from './eligibility.ts';
import { excludeSyndic, followDecisionType, insertExclusions } from './exclusions.ts';
import {
  lockMeetingInAnyVersion,
  requireMeeting,
  requireNotConvened,
  requireScheduled,
} from './meeting.ts';

/** Converts an item to its JSON form. */
export function toAgendaItem(item: AgendaRow) {
  const {
    is_secret: secret,
    remark: _remark,
    meeting_type: _type,
    budget_year: _year,
    budget_id: _budget,
    budget_lines: _lines,
    ...row
  } = item;
  return { ...row, secret, article: findDecidingArticle(item), budget: toBudget(item) };
}

/** Finds an item of a meeting that the caller may see. Refuses not_found. */
export async function requireAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
): Promise<AgendaRow> {
  await requireMeeting(ctx, meetingId);
  return found(await findAgendaItem(ctx.db, meetingId, id), 'agenda_item', id);
}

/**
 * Adds an item to the agenda, at its position or at the end. Refuses invalid_transition,
 * already_convened, agenda_as_before, unknown_reference, not_a_voter, syndic_not_eligible,
 * majority_too_low, unanimity_of_all, information_without_vote, not_in_writing, and for a budget
 * what requireBudget refuses.
 */
export async function addAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  input: CreateAgendaItem,
): Promise<AgendaRow> {
  const { candidates = [], position, secret = false, budget = null, ...entered } = input;
  const { title, text_key = recognizeItemTitle(title) } = entered;
  const item = { ...entered, text_key };
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  requireOpenAgenda(meeting);
  const rule = { decision_type: null, majority: null, ...item, is_secret: secret, candidates };
  const majority = findMajority(meeting, rule);
  await requireReferences(ctx, meeting, { ...item, candidates });
  await requireEligible(ctx, meeting, rule);
  const { lines, ...put } = await resolveBudget(
    ctx,
    meeting.building_id,
    rule.decision_type,
    budget,
  );
  const ids = await listAgendaIds(ctx.db, meetingId);
  const row = { meeting_id: meetingId, position: ids.length + 1, ...item, majority };
  const id = await insertItem(ctx, { ...row, is_secret: secret, ...put }, candidates);
  await writeBudgetLines(ctx, id, lines, { is_amended: false });
  await excludeSyndic(ctx, meeting, { ...rule, id, excluded: [] });
  if (position !== undefined) await placeItems(ctx, moveEntry([...ids, id], id, position));
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/**
 * Adds an item at the end that failed elsewhere because owners were absent, with the same text and
 * voters: those present decide. The caller has checked that this is allowed. Refuses
 * invalid_transition, already_convened, agenda_as_before.
 */
export async function addRepetition(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  { id: repeats_item_id, candidates, excluded, ...item }: AgendaRow,
): Promise<AgendaRow> {
  requireOpenAgenda(meeting);
  const { title, text_key, kind, decision_type, distribution_key_id } = item;
  const { is_secret, budget_year, budget_id } = item;
  // Only the text that failed may be decided: as it was put to the vote (art. 3.88 §3).
  const description = item.amended_text ?? item.description;
  const position = (await listAgendaIds(ctx.db, meeting.id)).length + 1;
  const told = { meeting_id: meeting.id, position, title, text_key, description, kind };
  const decided = { decision_type, distribution_key_id, is_secret, repeats_item_id };
  const put = { budget_year, budget_id };
  const row = { ...told, ...decided, ...put, majority: 'UnanimityOfPresent' } as const;
  const id = await insertItem(ctx, row, candidates);
  await writeBudgetLines(ctx, id, selectBudgetLines(item), { is_amended: false });
  await insertExclusions(ctx, id, excluded);
  ctx.db.written.note('meetings', meeting.id);
  return requireAgendaItem(ctx, meeting.id, id);
}

/**
 * Copies the agenda of a meeting to another with an empty agenda, including who is excluded from
 * voting.
 */
export async function copyAgenda(ctx: TenantContext, from: string, to: string): Promise<void> {
  for (const { candidates, excluded, ...item } of await listAgendaItems(ctx.db, from)) {
    const { position, title, text_key, description, kind } = item;
    const { decision_type, majority, is_secret } = item;
    const told = { position, title, text_key, description, kind };
    const { distribution_key_id, repeats_item_id, syndic_votes_because } = item;
    const { budget_year, budget_id } = item;
    const rule = { decision_type, majority, distribution_key_id, is_secret };
    const put = { budget_year, budget_id };
    const decided = { ...rule, ...put, repeats_item_id, syndic_votes_because };
    const id = await insertItem(ctx, { meeting_id: to, ...told, ...decided }, candidates);
    await writeBudgetLines(ctx, id, selectAnnouncedLines(item), { is_amended: false });
    await insertExclusions(ctx, id, excluded);
  }
}

/**
 * Changes the given fields of an item, and its position. Refuses what addAgendaItem refuses, and
 * stale.
 */
export async function updateAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
  input: UpdateAgendaItem,
): Promise<AgendaRow> {
  const { title, text_key, ...entered } = input;
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  const before = matching(ctx, await requireAgendaItem(ctx, meetingId, id));
  requireOpenAgenda(meeting);
  const titled = changeTitle(before, { title, text_key }, recognizeItemTitle);
  requireSameItem(before, { ...entered, ...titled });
  const { candidates, position, secret: is_secret, budget, ...others } = entered;
  const changes = { ...others, ...titled };
  const rule = {
    ...applyRuleChanges(before, changes),
    ...(is_secret === undefined ? {} : { is_secret }),
  };
  const majority =
    before.repeats_item_id === null
      ? findMajority(meeting, { ...rule, candidates: candidates ?? before.candidates })
      : before.majority;
  await requireReferences(ctx, meeting, { ...changes, candidates: candidates ?? [] });
  if (candidates !== undefined || changes.decision_type !== undefined)
    await requireEligible(ctx, meeting, { ...rule, candidates: candidates ?? before.candidates });
  const put = await resolveBudget(ctx, meeting.building_id, rule.decision_type, budget);
  // An item that no longer decides on a budget loses its lines.
  const given = rule.decision_type === 'Budget' && budget === undefined ? undefined : put;
  await updateRow(ctx, 'agenda_items', id, {
    ...changes,
    majority,
    is_secret,
    ...(rule.decision_type === before.decision_type ? {} : { syndic_votes_because: null }),
    ...(given === undefined ? {} : { budget_year: given.budget_year, budget_id: given.budget_id }),
  });
  if (given !== undefined) await writeBudgetLines(ctx, id, given.lines, { is_amended: false });
  if (candidates !== undefined) {
    await deleteCandidates(ctx.db, id);
    await insertCandidates(ctx, id, candidates);
  }
  await followDecisionType(ctx, meeting, before, rule.decision_type);
  const ids = await listAgendaIds(ctx.db, meetingId);
  if (position !== undefined) await placeItems(ctx, moveEntry(ids, id, position));
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/**
 * Deletes an item from the agenda; later items move up. Refuses what addAgendaItem refuses for the
 * meeting, and stale.
 */
export async function deleteAgendaItem(
  ctx: TenantContext,
  meetingId: string,
  id: string,
): Promise<void> {
  const meeting = await lockMeetingInAnyVersion(ctx, meetingId);
  matching(ctx, await requireAgendaItem(ctx, meetingId, id));
  requireOpenAgenda(meeting);
  await deleteRow(ctx.db, 'agenda_items', id);
  await placeItems(ctx, await listAgendaIds(ctx.db, meetingId));
  ctx.db.written.note('meetings', meetingId);
}

/**
 * Amends the text, and the amounts of a budget, that are put to the vote; the announced ones are
 * kept, and null restores them. The caller has checked that the item is open. Refuses
 * agenda_as_before for a repeated item, and what requireBudget refuses.
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
    const at = ['budget_lines'];
    await requireBudget(ctx, decided, lines, { at, lines: at });
  }
  if (lines !== undefined)
    await writeBudgetLines(ctx, id, linesOf(lines ?? []), { is_amended: true });
  ctx.db.written.note('meetings', meetingId);
  return requireAgendaItem(ctx, meetingId, id);
}

/** Saves the remark on an item for the minutes. Refuses not_found. */
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
 * Refuses invalid_transition once the meeting has begun, already_convened once it was announced,
 * agenda_as_before for a second session.
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

/**
 * Applies changes to the rule of an item: a new type of decision has its own majority, unless one
 * is given.
 */
function applyRuleChanges(before: AgendaRow, changes: UpdateAgendaItem) {
  const isOtherRule = changes.decision_type !== undefined || changes.kind !== undefined;
  const majority = isOtherRule ? null : asked(before.majority);
  return { ...before, majority, ...changes };
}

function asked(majority: Majority | null): LegalMajority | null {
  return LEGAL_MAJORITIES.find((one) => one === majority) ?? null;
}

type ItemRule = Parameters<typeof determineMajority>[0] &
  Parameters<typeof requireDecidableInWriting>[0] & {
    readonly distribution_key_id?: string | null;
  };

/**
 * Finds the majority of an item at this meeting: in writing only unanimity is possible (art. 3.87
 * §11), which is that of all owners.
 */
function findMajority(meeting: Row<'meetings'>, rule: ItemRule): LegalMajority | null {
  const asItIs = withFieldPointers(MAJORITY_FIELDS, () => determineMajority(rule));
  const inWriting = asItIs !== null && isInWriting(meeting);
  if (inWriting) requireDecidableInWriting(rule);
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
  const unknown = await findUnknownReferences(db, {
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
  item: Omit<NewRow<'agenda_items'>, 'id' | keyof ReturnType<typeof creationColumns>>,
  candidates: Candidates,
): Promise<string> {
  const { id } = await insertRow(ctx.db, 'agenda_items', {
    id: ctx.newId(),
    ...item,
    ...creationColumns(ctx),
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
