import type { TouchedCharge } from '#domain/charges/later-charges.ts';
import { sumByFund } from '#domain/funds/call-charges.ts';
import { makeMovedCallLines } from '#domain/funds/moved-call.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isEqual } from '#domain/kernel/fraction.ts';
import { latest } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import { postEntry, renderServiceText, type LockedLedger } from '#features/books/ledger/index.ts';
import {
  chargeOwners,
  creditOwner,
  ownerAccountsMoved,
  planCredit,
  type CreditPlan,
} from '#features/books/owner-accounts/index.ts';
import { sendLetters } from '#features/documents/letters/index.ts';
import { makeCorrectingLines, findBuildingLanguage, recordAudit } from '#features/shared/index.ts';
import { lockRow, updateRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { composeCorrections, type LateSale, type MovedPart } from '../corrections.ts';
import { keepMissingLetters, letterSubject } from '../letters.ts';
import {
  findCalledUnit,
  findCallLines,
  findCallReceivables,
  insertCorrections,
  findUnitsPassedOn,
  type CallRow,
} from '../repository.ts';
import { toCharge } from './send-call.ts';

/**
 * Moves what calls asked of a unit's seller for days after the sale to the buyer, by an entry of today
 * for each call. The seller is credited, which first settles what they still owe of that call; the buyer
 * is charged, due in thirty days. The lines of the call are corrected by a pair, and both get a letter.
 * All in the caller's transaction. Refuses working_capital_passed if another sale has refunded the unit's
 * share of the call to the seller.
 */
export async function moveCalls(
  ctx: TenantContext,
  ledger: LockedLedger,
  sale: LateSale,
  parts: readonly TouchedCharge[],
): Promise<void> {
  // In sequence: the credit of one may settle what another asks for.
  for (const [id, touched] of Map.groupBy(parts, (part) => part.id)) {
    const call = found(await lockRow(ctx.db, 'calls_for_funds', id), 'call_for_funds', id);
    const moving = { sale, call, parts: await computeMovedParts(ctx, sale, touched) };
    await checkNotPassedOn(ctx, moving);
    await keepMissingLetters(ctx, call);
    await moveCall(ctx, ledger, moving);
  }
}

/** Refuses working_capital_passed: another sale has already refunded the seller. */
async function checkNotPassedOn(
  { db }: TenantContext,
  { sale, call, parts }: Moving,
): Promise<void> {
  if (!parts.some(({ fund }) => fund === 'WorkingCapital')) return;
  const units = await findUnitsPassedOn(db, call.id, sale);
  if (units.length === 0) return;
  throw new DomainError('working_capital_passed', {
    units: units.join(', '),
    pointer: '/body/later_calls',
  });
}

interface Moving {
  readonly sale: LateSale;
  readonly call: CallRow;
  readonly parts: readonly MovedPart[];
}

/** Computes what moves of each part of a call, with the unit in that part. */
async function computeMovedParts(
  { db }: TenantContext,
  { unit_id }: LateSale,
  touched: readonly TouchedCharge[],
): Promise<MovedPart[]> {
  const [first] = touched;
  const units = first === undefined ? [] : await findCalledUnit(db, first.id, unit_id);
  return touched.map(({ allocation_number: number, amount_cents, share }, index) => {
    const unit = units.find(({ part_number }) => part_number === number);
    assert(unit !== undefined, 'A part that is moved was split over the unit');
    // Each part adds a pair of lines after those of the previous part.
    return { ...unit, last_line: unit.last_line + 2 * index, amount_cents, share };
  });
}

function amountOf(parts: readonly MovedPart[]): Cents {
  return sumCents(parts.map(({ amount_cents }) => amount_cents));
}

async function moveCall(ctx: TenantContext, ledger: LockedLedger, moving: Moving): Promise<void> {
  const { sale, parts, call } = moving;
  const { building_id } = call;
  const [first] = parts;
  assert(first !== undefined, 'Something of the call is moved');
  const [lines, plan] = await Promise.all([
    findCallLines(ctx.db, call.id, sale.from_owner_id),
    planSellersCredit(ctx, ledger, moving),
  ]);
  const amount_cents = amountOf(parts);
  const funds = sumByFund(parts);
  const entry_id = await postMove(ctx, ledger, moving, plan);
  const origin = { building_id, source: sourceOf(call), entry_id, on: ctx.today };
  const credit = await creditOwner(ctx, ledger, { ...origin, owner_id: sale.from_owner_id }, plan);
  const [receivable] = await chargeOwners(ctx, ledger, origin, [
    toCharge(
      { fund: call.fund, due_date: latest(call.due_date, getDefaultDueDate(ctx.today, ctx.today)) },
      { owner_id: sale.to_owner_id, amount_cents, funds },
    ),
  ]);
  assert(receivable !== undefined, 'A buyer is charged');
  await Promise.all([
    insertCorrections(
      ctx.db,
      call.id,
      parts.flatMap((part) =>
        makeCorrectingLines(part, sale, part).map((line) => ({
          ...line,
          part_number: part.part_number,
        })),
      ),
    ),
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
    unit_number: first.unit_number,
    parts,
    amount_cents,
    share: parts.every(({ share }) => isEqual(share, first.share)) ? first.share : null,
    called_cents: sumCents(ofUnit.map((line) => line.amount_cents)),
    free_cents: credit.free_cents,
    receivable,
  });
  await sendLetters(ctx, letterSubject(call), letters);
}

async function planSellersCredit(
  ctx: TenantContext,
  ledger: LockedLedger,
  { sale: { from_owner_id: owner_id }, parts, call }: Moving,
): Promise<CreditPlan> {
  const owed = await findCallReceivables(ctx.db, call.id, owner_id);
  return planCredit(ledger, {
    building_id: call.building_id,
    owner_id,
    amount_cents: amountOf(parts),
    // Settles the moved amount of each fund, so that the rest of the call keeps its funds.
    settles_first: owed.flatMap(({ id: receivable_id }) =>
      sumByFund(parts).map(({ fund, amount_cents }) => ({
        receivable_id,
        fund,
        up_to_cents: amount_cents,
      })),
    ),
  });
}

/** Posts the entry of a move. @returns its id */
async function postMove(
  ctx: TenantContext,
  ledger: LockedLedger,
  { sale, parts, call }: Moving,
  plan: CreditPlan,
): Promise<string> {
  const language = await findBuildingLanguage(ctx.db, call.building_id);
  const unit_number = parts[0]?.unit_number ?? '';
  const { id } = await postEntry(ctx, ledger, {
    building_id: call.building_id,
    entry_date: ctx.today,
    journal: 'Calls',
    description: renderServiceText(language, 'ledger.call_moved', (one) => ({
      unit_number,
      title: titleIn(one, call),
    })),
    source: sourceOf(call),
    lines: makeMovedCallLines({
      funds: sumByFund(parts),
      unit_id: sale.unit_id,
      seller_id: sale.from_owner_id,
      buyer_id: sale.to_owner_id,
      credited: plan.credited,
    }),
  });
  return id;
}

function sourceOf({ id }: CallRow) {
  return { type: 'CallForFunds', id } as const;
}
