import type { UpdateCallForFunds } from '#contract/calls-for-funds.ts';
import type { CallPart } from '#domain/funds/call-parts.ts';
import { callTransitions, EDITABLE_CALL_STATUSES } from '#domain/funds/call-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, toEuro } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { changeTitle } from '#domain/texts/known-titles.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { recognizeCallTitle } from '#platform/i18n/known-titles.ts';
import { lockCall, requireCall } from '../call.ts';
import { replaceParts } from '../parts-repository.ts';
import type { ShownCallRow } from '../repository.ts';
import { checkDates, resolveWantedCall } from './create-calls.ts';

/**
 * Edits a draft. Refuses invalid_transition for other states, and series_fixed for the amounts of an
 * instalment, whose shares were fixed with its series.
 */
export async function updateCall(
  ctx: TenantContext,
  id: string,
  input: UpdateCallForFunds,
): Promise<ShownCallRow> {
  await lockCall(ctx, id);
  const before = await requireCall(ctx, id);
  const { status: from } = before;
  if (!EDITABLE_CALL_STATUSES.includes(from)) {
    const allowed = allowedOperations(callTransitions, from);
    throw new DomainError('invalid_transition', { from, operation: 'update', allowed });
  }
  const { title, description, call_date, due_date, ...asked } = input;
  const dates = {
    call_date: call_date ?? before.call_date,
    due_date: due_date ?? before.due_date,
  };
  checkDates(dates);
  const { parts, ...whole } = await resolveChange(ctx, before, asked);
  if (before.series_id !== null && isOther(before, whole, parts))
    throw new DomainError('series_fixed', { pointer: '/body/total_amount' });
  await replaceParts(ctx.db, id, parts);
  await Promise.all([
    updateRow(ctx, 'calls_for_funds', id, {
      ...dates,
      ...whole,
      ...changeTitle(before, { title }, recognizeCallTitle),
      ...(description === undefined ? {} : { description }),
    }),
    recordAudit(ctx, 'call_for_funds.updated', id),
  ]);
  return requireCall(ctx, id);
}

type Asked = Pick<
  UpdateCallForFunds,
  'fund' | 'total_amount' | 'distribution_key_id' | 'decision_id' | 'parts'
>;
type Wanted = Awaited<ReturnType<typeof resolveWantedCall>>;

/**
 * Resolves what a changed call asks for. Fund, amount and key of a call in parts follow from its parts:
 * refuses parts_instead where they differ.
 */
async function resolveChange(
  ctx: TenantContext,
  before: ShownCallRow,
  asked: Asked,
): Promise<Wanted> {
  const { building_id } = before;
  const parts =
    asked.parts ??
    before.parts.map(({ fund, amount_cents, distribution_key_id, decision_id }) => ({
      fund,
      total_amount: toEuro(amount_cents),
      distribution_key_id,
      decision_id: decision_id ?? null,
    }));
  const { decision_id } = asked;
  if (parts.length === 0) {
    const fund = asked.fund ?? before.fund;
    const key = asked.distribution_key_id ?? before.distribution_key_id;
    if (fund === null) throw new DomainError('parts_instead', partsAt('fund'));
    return resolveWantedCall(ctx, {
      building_id,
      fund,
      total_amount: asked.total_amount ?? toEuro(before.total_cents),
      decision_id,
      ...(key === null ? {} : { distribution_key_id: key }),
    });
  }
  const wanted = await resolveWantedCall(ctx, { building_id, decision_id, parts });
  const { total_amount: amount } = asked;
  const total_cents = amount === undefined ? undefined : centsOf(amount);
  if (total_cents !== undefined && total_cents !== wanted.total_cents)
    throw new DomainError('parts_instead', partsAt('total_amount'));
  for (const field of ['fund', 'distribution_key_id'] as const)
    if (asked[field] !== undefined && asked[field] !== wanted[field])
      throw new DomainError('parts_instead', partsAt(field));
  return wanted;
}

function partsAt(field: string) {
  return { field, pointer: `/body/${field}` };
}

/** Whether the amounts, funds or keys of a call would change. */
function isOther(
  before: ShownCallRow,
  whole: Omit<Wanted, 'parts'>,
  parts: readonly CallPart[],
): boolean {
  const shown = (one: Omit<Wanted, 'parts'>, list: readonly CallPart[]) =>
    JSON.stringify([
      [one.fund, String(one.total_cents), one.distribution_key_id],
      list.map((part) => [part.fund, String(part.amount_cents), part.distribution_key_id]),
    ]);
  return shown(before, before.parts) !== shown(whole, parts);
}
