import type { TouchedCharge } from '#domain/charges/later-charges.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { movedCallLines } from '#domain/funds/moved-call.ts';
import { assert } from '#domain/kernel/assert.ts';
import { latest } from '#domain/kernel/local-date.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { dueDateOf } from '#domain/owner-accounts/due-date.ts';
import { postEntry, serviceWords, type HeldLedger } from '#features/books/ledger/index.ts';
import { sendLetters } from '#features/documents/letters/index.ts';
import {
  chargeOwners,
  creditOwner,
  ownerAccountsMoved,
  planCredit,
  type CreditPlan,
} from '#features/money/owner-accounts/index.ts';
import { correctingPair, findBuildingLanguage, recordAudit } from '#features/shared/index.ts';
import { lockRow, updateRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { composeCorrections, type LateSale } from '../corrections.ts';
import { keepMissingLetters, letterSubject } from '../letters.ts';
import {
  findCalledUnit,
  findCallLines,
  findCallReceivables,
  insertCorrection,
  type CalledUnitEnd,
  type CallRow,
} from '../repository.ts';

/**
 * Moves what calls asked of the seller of a unit for days after the sale to the buyer, each by an entry
 * of today: the seller is credited, which settles first what they still owe of that call, and the buyer
 * is charged, with thirty days to pay. The lines of the call are corrected by a pair, and both get a
 * letter. All in the caller's transaction.
 */
export async function moveCalls(
  ctx: TenantContext,
  ledger: HeldLedger,
  sale: LateSale,
  parts: readonly TouchedCharge[],
): Promise<void> {
  // One after the other: the credit of one may settle what another asks for.
  for (const part of parts) {
    const call = found(
      await lockRow(ctx.db, 'calls_for_funds', part.id),
      'call_for_funds',
      part.id,
    );
    await keepMissingLetters(ctx, call);
    await moveCall(ctx, ledger, { sale, part, call });
  }
}

interface Moving {
  readonly sale: LateSale;
  readonly part: TouchedCharge;
  readonly call: CallRow;
}

async function moveCall(ctx: TenantContext, ledger: HeldLedger, moving: Moving): Promise<void> {
  const { sale, part, call } = moving;
  const { building_id } = call;
  const [unit, lines, plan] = await Promise.all([
    findCalledUnit(ctx.db, call.id, sale.unit_id),
    findCallLines(ctx.db, call.id, sale.from_owner_id),
    planSellersCredit(ctx, ledger, moving),
  ]);
  const entry_id = await postMove(ctx, ledger, moving, { unit, plan });
  const origin = { building_id, source: sourceOf(call), entry_id, on: ctx.today };
  const credit = await creditOwner(ctx, ledger, { ...origin, owner_id: sale.from_owner_id }, plan);
  const [receivable] = await chargeOwners(ctx, ledger, origin, [
    {
      owner_id: sale.to_owner_id,
      amount_cents: part.amount_cents,
      account_code: FUND_ACCOUNTS[call.fund].owner_account,
      due_date: latest(call.due_date, dueDateOf(ctx.today, ctx.today)),
    },
  ]);
  assert(receivable !== undefined, 'A buyer is charged');
  await Promise.all([
    insertCorrection(ctx.db, call.id, correctingPair(unit, sale, part)),
    updateRow(ctx, 'calls_for_funds', call.id, {
      journal_entry_ids: [...call.journal_entry_ids, entry_id],
    }),
    recordAudit(ctx, 'call_for_funds.moved', call.id, { transfer_id: sale.id }),
  ]);
  const owner_ids = [sale.from_owner_id, sale.to_owner_id];
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
  const ofUnit = lines.filter(({ unit_id }) => unit_id === sale.unit_id);
  const letters = await composeCorrections(ctx, call, {
    sale,
    unit,
    amount_cents: part.amount_cents,
    share: part.share,
    called_cents: sumCents(ofUnit.map(({ amount_cents }) => amount_cents)),
    free_cents: credit.free_cents,
    receivable,
  });
  await sendLetters(ctx, letterSubject(call), letters);
}

async function planSellersCredit(
  ctx: TenantContext,
  ledger: HeldLedger,
  { sale: { from_owner_id: owner_id }, part, call }: Moving,
): Promise<CreditPlan> {
  const owed = await findCallReceivables(ctx.db, call.id, owner_id);
  return planCredit(ledger, {
    building_id: call.building_id,
    owner_id,
    amount_cents: part.amount_cents,
    settles_first: owed.map(({ id }) => id),
  });
}

/** @returns the id of the entry */
async function postMove(
  ctx: TenantContext,
  ledger: HeldLedger,
  { sale, part, call }: Moving,
  { unit, plan }: { readonly unit: CalledUnitEnd; readonly plan: CreditPlan },
): Promise<string> {
  const language = await findBuildingLanguage(ctx.db, call.building_id);
  const { unit_number } = unit;
  const { id } = await postEntry(ctx, ledger, {
    building_id: call.building_id,
    entry_date: ctx.today,
    journal: 'Calls',
    description: serviceWords(language, 'ledger.call_moved', () => ({
      unit_number,
      title: call.title,
    })),
    source: sourceOf(call),
    lines: movedCallLines({
      fund: call.fund,
      unit_id: sale.unit_id,
      seller_id: sale.from_owner_id,
      buyer_id: sale.to_owner_id,
      amount_cents: part.amount_cents,
      credited: plan.credited,
    }),
  });
  return id;
}

function sourceOf({ id }: CallRow) {
  return { type: 'CallForFunds', id } as const;
}
