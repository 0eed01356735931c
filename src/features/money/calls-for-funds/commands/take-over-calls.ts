import { callEntry } from '#domain/funds/call-entry.ts';
import type { CallStatus } from '#domain/funds/call-state.ts';
import type { Fund } from '#domain/funds/funds.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import { getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  lockLedger,
  postEntries,
  type LockedLedger,
  type ReversedEntry,
} from '#features/books/ledger/index.ts';
import { findKeyNames } from '#features/register/distribution-keys/index.ts';
import { creationColumns, findBuildingLanguage } from '#features/shared/index.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { describeCall } from '../call.ts';
import { insertCallLines } from '../repository.ts';
import { lockTakenOver } from '../taken-over-repository.ts';
import { endCall } from './cancel-call.ts';

/** A call of the predecessor: what it asked of whom. */
export interface CallTakenOver {
  readonly call_date: LocalDate;
  readonly fund: Fund;
  readonly distribution_key_id: string;
  /** Amounts above 0. */
  readonly lines: readonly {
    readonly unit_id: string;
    readonly owner_id: string;
    readonly amount_cents: Cents;
  }[];
}

/** The Opening entry that calls are taken over with. */
export interface CallsOpening {
  readonly building_id: string;
  readonly entry_id: string;
  readonly on: LocalDate;
}

/**
 * Records calls of the predecessor as settled: the Opening entry has credited the owners with them and
 * holds what is still open, so each call is booked on its day and opens nothing. Statements deduct them.
 */
export async function takeOverCalls(
  ctx: TenantContext,
  ledger: LockedLedger,
  { building_id, entry_id, on }: CallsOpening,
  calls: readonly CallTakenOver[],
): Promise<void> {
  if (calls.length === 0) return;
  const [language, keys] = await Promise.all([
    findBuildingLanguage(ctx.db, building_id),
    findKeyNames(
      ctx.db,
      calls.map(({ distribution_key_id }) => distribution_key_id),
    ),
  ]);
  const taken = calls.map(({ lines, ...call }) => {
    const text_key = `${call.fund} ${getYear(call.call_date)}`;
    const row = {
      ...call,
      id: ctx.newId(),
      building_id,
      status: 'Settled' as const satisfies CallStatus,
      title: titleIn(language, { title: '', text_key }),
      text_key,
      total_cents: sumCents(lines.map(({ amount_cents }) => amount_cents)),
      due_date: call.call_date,
      split_key_name: keys.get(call.distribution_key_id) ?? null,
      sent_at: ctx.now,
      opening_entry_id: entry_id,
      ...creationColumns(ctx),
    };
    return { row, lines };
  });
  const posted = await postEntries(
    ctx,
    ledger,
    taken.map(({ row, lines }) => ({
      ...callEntry({ call_date: on, parts: [{ fund: row.fund, lines }] }),
      building_id,
      description: describeCall(row),
      source: { type: 'CallForFunds', id: row.id },
    })),
  );
  await insertRows(
    ctx.db,
    'calls_for_funds',
    taken.map(({ row }, index) => ({
      ...row,
      journal_entry_ids: posted.slice(index, index + 1).map(({ id }) => id),
    })),
  );
  for (const { row, lines } of taken) await insertCallLines(ctx.db, row.id, makeLines(lines));
}

/** Weighs lots and owners by their amounts: the weights of the predecessor are not known. */
function makeLines(lines: CallTakenOver['lines']) {
  const total_weight = sumCents(lines.map(({ amount_cents }) => amount_cents));
  const byUnit = Map.groupBy(lines, ({ unit_id }) => unit_id);
  return lines.map((line) => {
    const weight = sumCents((byUnit.get(line.unit_id) ?? []).map((one) => one.amount_cents));
    const share = fraction(line.amount_cents, weight);
    return { ...line, part_number: 1, weight, total_weight, share };
  });
}

/**
 * Cancels the calls that were taken over with an Opening entry that is reversed. Refuses
 * settled_by_statement.
 */
export async function followReversedOpening(
  ctx: TenantContext,
  { reversed_id }: ReversedEntry,
): Promise<void> {
  const calls = await lockTakenOver(ctx.db, reversed_id);
  if (calls.length === 0) return;
  const ledger = await lockLedger(ctx);
  for (const call of calls) await endCall(ctx, ledger, call, undefined);
}
