import type { CreateDecision, CreateFollowUp, UpdateDecision } from '#contract/minutes.ts';
import { totalOf } from '#domain/assemblies/budget.ts';
import {
  calculateChallengeDeadline,
  calculateLongestMandate,
} from '#domain/assemblies/deadlines.ts';
import { isOfOwners } from '#domain/assemblies/meeting-state.ts';
import { earliestRepetition, findRepetitionDay } from '#domain/assemblies/repetition.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import {
  addRepetition,
  dayOf,
  decidedOn,
  findLockedMeeting,
  selectBudgetLines,
  listAgendaItems,
  requireAgendaItem,
  requireMeeting,
  refuseWrittenDecision,
  type AgendaRow,
} from '#features/assemblies/meetings/index.ts';
import { listRounds } from '#features/assemblies/votes/index.ts';
import { emit } from '#features/notifications/index.ts';
import { requireKey } from '#features/register/distribution-keys/index.ts';
import {
  creationColumns,
  recordAudit,
  requireNamedBuilding,
  visibleMeetings,
} from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { budgetApproved } from './budget-approved.ts';
import {
  beginMinutes,
  dateDecisions,
  findDecision,
  insertDecisions,
  isSettled,
  type DecisionRow,
} from './repository.ts';

/**
 * Adds the decisions of a meeting, adopted or not, to the register of decisions (art. 3.87 §12);
 * items without a vote are no decisions. Announces each budget that was adopted.
 */
export async function registerDecisions(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
): Promise<void> {
  const { id: meeting_id, building_id, meeting_type } = meeting;
  await beginMinutes(ctx.db, meeting_id, ctx.now);
  const rounds = await listRounds(ctx.db, meeting_id);
  const outcomes = new Map(
    rounds.flatMap(({ agenda_item_id, outcome, voided_at }) =>
      outcome === null || voided_at !== null ? [] : [[agenda_item_id, outcome] as const],
    ),
  );
  const decided_on = decidedOn(meeting);
  const items = await listAgendaItems(ctx.db, meeting_id);
  const rows = items.flatMap((item) => {
    const outcome = outcomes.get(item.id);
    const { majority, decision_type, position, title, text_key } = item;
    if (outcome === undefined || majority === null) return [];
    const elected = outcome.candidates.filter(({ result }) => result === 'Adopted');
    return [
      {
        id: ctx.newId(),
        building_id,
        meeting_id,
        meeting_type,
        agenda_item_id: item.id,
        decided_on,
        position,
        title,
        text_key,
        text: textOf(
          item,
          elected.map(({ name }) => name),
        ),
        decision_type,
        majority,
        result: outcome.result,
        challengeable_until: calculateChallengeDeadline(meeting, decided_on),
        repeatable_from: findRepetitionDay({ ...outcome, meeting_type, majority }, decided_on),
        created_at: ctx.now,
      },
    ];
  });
  await insertDecisions(ctx.db, rows);
  const ids = new Map(rows.map(({ agenda_item_id, id }) => [agenda_item_id, id]));
  if (!isOfOwners(meeting)) return;
  for (const item of items) {
    const decision_id = ids.get(item.id);
    if (item.budget_year === null || decision_id === undefined) continue;
    if (outcomes.get(item.id)?.result !== 'Adopted') continue;
    const fiscal_year = String(item.budget_year);
    const amount_cents = totalOf(selectBudgetLines(item));
    await emit(ctx, budgetApproved, { building_id, decision_id, fiscal_year, amount_cents });
  }
}

/** Dates the decisions of a meeting by the day on which it was held. */
export async function redateDecisions(ctx: TenantContext, meetingId: string): Promise<void> {
  const meeting = await requireMeeting(ctx, meetingId);
  const decided_on = decidedOn(meeting);
  const challengeable_until = calculateChallengeDeadline(meeting, decided_on);
  const dated = { decided_on, challengeable_until };
  await dateDecisions(ctx.db, meetingId, dated, earliestRepetition(decided_on));
}

/** Describes what was put to the vote; for an election, who was elected. */
function textOf(
  { amended_text, description }: AgendaRow,
  elected: readonly string[],
): string | null {
  return elected.length > 0 ? elected.join(', ') : (amended_text ?? description);
}

/** Finds a decision that the caller may see. Refuses not_found. */
export async function requireDecision(ctx: TenantContext, id: string) {
  return found(await findDecision(ctx.db, id, visibleMeetings(ctx)), 'decision', id);
}

/** Converts a decision to its JSON form: the amount in euro. */
export function toDecision({ amount_cents, ...row }: DecisionRow) {
  return { ...row, amount: amount_cents === null ? null : toEuro(amount_cents) };
}

/**
 * Records a decision that was taken elsewhere, or before the building was managed here. Refuses
 * unknown_reference, date_in_future.
 */
export async function enterDecision(
  ctx: TenantContext,
  { amount = null, distribution_key_id = null, ...given }: CreateDecision,
): Promise<DecisionRow> {
  const { building_id, decided_on } = given;
  await requireNamedBuilding(ctx, building_id);
  if (decided_on > ctx.today)
    throw new DomainError('date_in_future', { date: decided_on, pointer: '/body/decided_on' });
  if (distribution_key_id !== null) await requireKey(ctx.db, { building_id, distribution_key_id });
  const id = ctx.newId();
  const [row] = await Promise.all([
    insertRow(ctx.db, 'decisions', {
      ...given,
      id,
      result: 'Adopted',
      amount_cents: amount === null ? null : centsOf(amount),
      distribution_key_id,
      created_at: ctx.now,
    }),
    recordAudit(ctx, 'decision.entered', id),
  ]);
  return row;
}

/**
 * Changes what a decision costs, the key by which it is charged, and the day on which its works ended.
 * Refuses not_found, stale, unknown_reference, invalid_period for an end before the decision, and
 * decision_settled for another end once statements have settled its works.
 */
export async function updateDecision(
  ctx: TenantContext,
  id: string,
  { amount, ...changes }: UpdateDecision,
): Promise<DecisionRow> {
  await lockRow(ctx.db, 'decisions', id);
  const decision = matching(ctx, await requireDecision(ctx, id));
  const { building_id, decided_on } = decision;
  const { distribution_key_id, finished_on } = changes;
  if (typeof distribution_key_id === 'string')
    await requireKey(ctx.db, { building_id, distribution_key_id });
  if (typeof finished_on === 'string' && finished_on < decided_on)
    throw new DomainError('invalid_period', {
      start_date: decided_on,
      end_date: finished_on,
      pointer: '/body/finished_on',
    });
  const isMoved = finished_on !== undefined && finished_on !== decision.finished_on;
  if (isMoved && (await isSettled(ctx.db, { id, building_id })))
    throw new DomainError('decision_settled', { pointer: '/body/finished_on' });
  await updateRow(ctx, 'decisions', id, {
    ...changes,
    amount_cents:
      typeof amount === 'string' || typeof amount === 'number' ? centsOf(amount) : amount,
  });
  return requireDecision(ctx, id);
}

/**
 * Adds an item that failed because owners were absent to the agenda of a later assembly of the same
 * building, where those present decide unanimously. Refuses not_found, unknown_reference,
 * not_repeatable, repeated_too_early {earliest}, decided_in_writing, invalid_transition,
 * already_convened, agenda_as_before. Rule: Civil Code, art. 3.88 §3.
 */
export async function repeatDecision(
  ctx: TenantContext,
  id: string,
  toMeetingId: string,
): Promise<AgendaRow> {
  const decision = await requireDecision(ctx, id);
  const pointer = '/body/meeting_id';
  const meeting = await findLockedMeeting(ctx, toMeetingId);
  // Only the owners may decide, not the council.
  if (meeting?.building_id !== decision.building_id || !isOfOwners(meeting))
    throw new DomainError('unknown_reference', { pointer });
  refuseWrittenDecision(meeting);
  const { repeatable_from: earliest } = decision;
  const { meeting_id, agenda_item_id } = decision;
  if (earliest === null || meeting_id === null || agenda_item_id === null)
    throw new DomainError('not_repeatable');
  if (dayOf(meeting) < earliest) throw new DomainError('repeated_too_early', { earliest, pointer });
  const item = await requireAgendaItem(ctx, meeting_id, agenda_item_id);
  return addRepetition(ctx, meeting, item);
}

/** Adds a follow-up to a decision. Refuses not_found, mandate_without_end, mandate_too_long. */
export async function addFollowUp(
  ctx: TenantContext,
  decision_id: string,
  { kind, title, due_on: dueOn }: CreateFollowUp,
): Promise<Row<'decision_follow_ups'>> {
  const { building_id, decided_on } = await requireDecision(ctx, decision_id);
  const due_on = dueOn ?? null;
  if (kind === 'Mandate' && due_on === null)
    throw new DomainError('mandate_without_end', { pointer: '/body/due_on' });
  const longest = calculateLongestMandate(decided_on);
  if (kind === 'Mandate' && due_on !== null && due_on > longest)
    throw new DomainError('mandate_too_long', { longest, pointer: '/body/due_on' });
  return insertRow(ctx.db, 'decision_follow_ups', {
    id: ctx.newId(),
    decision_id,
    building_id,
    kind,
    title,
    due_on,
    ...creationColumns(ctx),
  });
}

/** Completes a follow-up of a decision. Refuses not_found, stale, invalid_transition. */
export async function finishFollowUp(
  ctx: TenantContext,
  decisionId: string,
  id: string,
): Promise<Row<'decision_follow_ups'>> {
  await requireDecision(ctx, decisionId);
  const row = await lockRow(ctx.db, 'decision_follow_ups', id);
  const held = row?.decision_id === decisionId ? row : undefined;
  const followUp = matching(ctx, found(held, 'follow_up', id));
  if (followUp.done_on !== null)
    throw new DomainError('invalid_transition', { from: 'Done', operation: 'done', allowed: [] });
  return updateRow(ctx, 'decision_follow_ups', id, { done_on: ctx.today });
}
