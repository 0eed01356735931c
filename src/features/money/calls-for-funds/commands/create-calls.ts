import type { CreateCallForFunds } from '#contract/calls-for-funds.ts';
import { summarizeParts, type CallPart, type NumberedPart } from '#domain/funds/call-parts.ts';
import type { CallStatus } from '#domain/funds/call-state.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { checkBookDate } from '#domain/ledger/fiscal-year.ts';
import {
  withFieldPointers,
  recordAudit,
  visibleBuildings,
  creationColumns,
} from '#features/shared/index.ts';
import { insertRow, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { recognizeCallTitle } from '#platform/i18n/known-titles.ts';
import { insertParts } from '../parts-repository.ts';
import { findKnownDecisions, findReferences, type ShownCallRow } from '../repository.ts';

export interface Dates {
  readonly call_date: LocalDate;
  readonly due_date: LocalDate;
}

/** Creates a call as a draft. */
export async function createCall(
  ctx: TenantContext,
  input: CreateCallForFunds,
): Promise<ShownCallRow> {
  const { building_id, title, due_date, call_date = ctx.today, description } = input;
  checkDates({ call_date, due_date });
  const { parts, ...whole } = await resolveWantedCall(ctx, input);
  const id = ctx.newId();
  const draft = await insertDraft(ctx, {
    ...whole,
    ...(description === undefined ? {} : { description }),
    id,
    building_id,
    title,
    text_key: recognizeCallTitle(title),
    call_date,
    due_date,
  });
  await insertParts(ctx.db, id, parts);
  return { ...draft, parts: toDraftParts(parts) };
}

/** Returns the parts of a draft, whose keys have not split anything yet. */
export function toDraftParts(parts: readonly CallPart[]): NumberedPart[] {
  return parts.map((part, index) => ({ ...part, part_number: index + 1, split_key_name: null }));
}

type WantedCall = Pick<
  CreateCallForFunds,
  'building_id' | 'fund' | 'total_amount' | 'distribution_key_id' | 'parts'
> & { readonly decision_id?: string | null | undefined };

/**
 * Resolves what a new call asks for: one amount, or parts with a key each. Refuses parts_instead,
 * unknown_reference, amount_out_of_range.
 */
export async function resolveWantedCall(ctx: TenantContext, input: WantedCall) {
  const { building_id, fund, total_amount: amount, decision_id, parts: given } = input;
  if (given === undefined) {
    assert(fund !== undefined && amount !== undefined, 'A call without parts has a fund');
    const distribution_key_id = await requireKey(ctx, input);
    await requireDecisions(ctx, input);
    const total_cents = centsOf(amount);
    return { fund, total_cents, distribution_key_id, decision_id, parts: [] };
  }
  for (const field of ['fund', 'total_amount', 'distribution_key_id'] as const) {
    if (input[field] === undefined) continue;
    throw new DomainError('parts_instead', { field, pointer: `/body/${field}` });
  }
  const parts: CallPart[] = [];
  await requireDecisions(ctx, input);
  for (const [index, { distribution_key_id: named, ...part }] of given.entries()) {
    const key = { building_id, distribution_key_id: named };
    const distribution_key_id = await requireKey(ctx, key, `/body/parts/${index}`);
    const amount_cents = centsOf(part.total_amount);
    const own = { fund: part.fund, amount_cents, distribution_key_id };
    parts.push({ ...own, decision_id: part.decision_id });
  }
  return { ...summarizeParts(parts), decision_id, parts };
}

/** Refuses unknown_reference for a decision of another building. */
async function requireDecisions(
  ctx: TenantContext,
  { building_id, decision_id, parts = [] }: WantedCall,
): Promise<void> {
  const named = [
    { id: decision_id, pointer: '/body/decision_id' },
    ...parts.map((part, index) => ({
      id: part.decision_id,
      pointer: `/body/parts/${index}/decision_id`,
    })),
  ].flatMap(({ id, pointer }) => (typeof id === 'string' ? [{ id, pointer }] : []));
  if (named.length === 0) return;
  const ids = named.map(({ id }) => id);
  const known = await findKnownDecisions(ctx.db, building_id, ids);
  const missing = named.find(({ id }) => !known.has(id));
  if (missing !== undefined)
    throw new DomainError('unknown_reference', { what: 'decision', ...missing });
}

/** Refuses invalid_period for dates beyond the range of the books, which are typing errors. */
export function checkDates({ call_date, due_date }: Dates): void {
  withFieldPointers({ invalid_period: '/body/call_date' }, () => checkBookDate(call_date));
  withFieldPointers({ invalid_period: '/body/due_date' }, () => checkBookDate(due_date));
}

/** Finds the key of a call: the General key by default. Refuses unknown_reference. */
async function requireKey(
  ctx: TenantContext,
  {
    building_id,
    distribution_key_id,
  }: { readonly building_id: string; readonly distribution_key_id?: string | undefined },
  within = '/body',
): Promise<string> {
  const references = await findReferences(
    ctx.db,
    { building_id, distribution_key_id },
    visibleBuildings(ctx, 'id'),
  );
  if (!references.building_exists) {
    const pointer = '/body/building_id';
    throw new DomainError('unknown_reference', { what: 'building', id: building_id, pointer });
  }
  if (references.key_id === null) {
    throw new DomainError('unknown_reference', {
      what: 'distribution_key',
      id: distribution_key_id,
      pointer: `${within}/distribution_key_id`,
    });
  }
  return references.key_id;
}

type NewDraft = Omit<NewRow<'calls_for_funds'>, 'status' | 'created_by'>;

/** Inserts the draft; the caller inserts its parts. */
export async function insertDraft(ctx: TenantContext, call: NewDraft): Promise<ShownCallRow> {
  const [row] = await Promise.all([
    insertRow(ctx.db, 'calls_for_funds', {
      ...call,
      status: 'Draft' satisfies CallStatus,
      ...creationColumns(ctx),
    }),
    recordAudit(ctx, 'call_for_funds.created', call.id),
  ]);
  return { ...row, parts: [], open_cents: null };
}
