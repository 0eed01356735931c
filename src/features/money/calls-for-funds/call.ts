import { callTransitions, type CallOperation, type CallStatus } from '#domain/funds/call-state.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import type { ServiceText } from '#features/books/ledger/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { limitToVisibleCalls, findCall, type CallRow, type ShownCallRow } from './repository.ts';

/**
 * Converts a call to its API representation: amounts in euro. Payments change the open amount without
 * changing the row.
 */
export function toCall({ open_cents: open, parts, ...row }: ShownCallRow) {
  return {
    ...row,
    total_amount: toEuro(row.total_cents),
    parts: parts.map(({ amount_cents, ...part }) => ({
      ...part,
      decision_id: part.decision_id ?? null,
      total_amount: toEuro(amount_cents),
    })),
    // Calls that were taken over are cancelled with their Opening entry.
    allowed_actions: allowedOperations(callTransitions, row.status).filter(
      (operation) => operation !== 'cancel' || row.opening_entry_id === null,
    ),
    open_amount: open === null ? null : toEuro(open),
    ...(open === null ? {} : { live: String(open) }),
  };
}

/** Describes a call in the books: in every language, unless a person wrote its title. */
export function describeCall(call: Pick<CallRow, 'title' | 'text_key'>): string | ServiceText {
  const { title, text_key } = call;
  if (text_key === null) return title;
  const translations = Object.fromEntries(LANGUAGES.map((one) => [one, titleIn(one, call)]));
  return { text: title, translations: translations as ServiceText['translations'] };
}

/** Finds a call as the user may see it. Refuses not_found. */
export async function requireCall(ctx: TenantContext, id: string): Promise<ShownCallRow> {
  return found(await findCall(ctx.db, id, limitToVisibleCalls(ctx)), 'call_for_funds', id);
}

/** Locks a call until the transaction ends. Refuses not_found, stale. */
export async function lockCall(ctx: TenantContext, id: string): Promise<CallRow> {
  const row = await lockRow(ctx.db, 'calls_for_funds', id, limitToVisibleCalls(ctx).visible);
  const call = found(row, 'call_for_funds', id);
  // The entity tag also covers the open amount, which is read only if the client sent a tag.
  if (ctx.ifMatch !== undefined) matching(ctx, toCall(await requireCall(ctx, id)));
  return call;
}

/**
 * Locks a call until the transaction ends, and returns it with the state that the operation leads to.
 * Refuses not_found, stale, invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: CallOperation,
): Promise<{ call: CallRow; next: CallStatus }> {
  const call = await lockCall(ctx, id);
  return { call, next: transition(callTransitions, operation, call.status) };
}
