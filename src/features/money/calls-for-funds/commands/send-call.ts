import { sumChargesByOwner, type OwnerCharge } from '#domain/funds/call-charges.ts';
import { callEntry } from '#domain/funds/call-entry.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { assert } from '#domain/kernel/assert.ts';
import { lockLedger, postEntry } from '#features/books/ledger/index.ts';
import {
  chargeOwners,
  ownerAccountsMoved,
  type Charge,
} from '#features/books/owner-accounts/index.ts';
import { sendLetters } from '#features/documents/letters/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { describeCall, lockForOperation, requireCall } from '../call.ts';
import { workingCapitalCalled } from '../called-capital.ts';
import { composeCallLetters, letterSubject } from '../letters.ts';
import { callForFundsIssued } from '../notification-types.ts';
import { nameSplitKeys } from '../parts-repository.ts';
import { insertCallLines, type CallRow, type ShownCallRow } from '../repository.ts';
import { computeSplit, joinPartLines } from '../split.ts';

/**
 * Draft → Sent, or directly to Settled if the owners' credits cover it. Stores the split, books the call,
 * and creates one receivable, letter and notification for every owner, all in one transaction. Working
 * capital of units sold since the day of the call moves to the buyers before the letters state what to
 * pay.
 * @param mailing false: all letters go by post
 */
export async function sendCall(
  ctx: TenantContext,
  id: string,
  { mailing = true }: { readonly mailing?: boolean } = {},
): Promise<ShownCallRow> {
  const ledger = await lockLedger(ctx);
  const { call, next } = await lockForOperation(ctx, id, 'send');
  const { parts, names } = await computeSplit(ctx, call);
  const [first] = parts;
  assert(first !== undefined, 'A call has a part');
  const lines = joinPartLines(parts);
  const { building_id, call_date } = call;
  const source = { type: 'CallForFunds', id } as const;
  const entry = await postEntry(ctx, ledger, {
    ...callEntry({ call_date, parts }),
    building_id,
    description: describeCall(call),
    source,
  });
  const [sent] = await Promise.all([
    updateRow(ctx, 'calls_for_funds', id, {
      status: next,
      split_key_name: parts.length === 1 ? first.key : null,
      sent_at: ctx.now,
      journal_entry_ids: [entry.id],
    }),
    insertCallLines(ctx.db, id, lines),
    nameSplitKeys(ctx.db, id, parts),
    recordAudit(ctx, 'call_for_funds.sent', id),
  ]);
  const charges = sumChargesByOwner(parts, names).map((charge) => toCharge(call, charge));
  await chargeOwners(
    ctx,
    ledger,
    { building_id, source, entry_id: entry.id, on: call_date },
    charges,
  );
  const owner_ids = charges.map(({ owner_id }) => owner_id);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
  const capital = lines.filter(({ fund }) => fund === 'WorkingCapital');
  await ctx.announce(workingCapitalCalled, { call_date, lines: capital });
  const letters = await composeCallLetters(ctx, { ...sent, sent_at: ctx.now });
  const posted = letters.map((letter) => ({ ...letter, mail: null }));
  await sendLetters(ctx, letterSubject(call), mailing ? letters : posted);
  await emit(ctx, callForFundsIssued, { call_for_funds_id: id });
  return requireCall(ctx, id);
}

/** Converts an owner's share of a call for one or several funds to a charge. */
export function toCharge(
  { fund, due_date }: Pick<CallRow, 'fund' | 'due_date'>,
  { owner_id, amount_cents, funds }: OwnerCharge,
): Charge {
  const [first] = funds;
  assert(first !== undefined, 'A charge is for something');
  const { owner_account: account_code } = FUND_ACCOUNTS[first.fund];
  const charge = { owner_id, amount_cents, account_code, due_date };
  return fund === null ? { ...charge, parts: funds } : charge;
}
