import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { ANSWER_COST_ACCOUNTS, makeAnswerCostLines } from '#domain/sales/answer-cost.ts';
import { lockLedger, postEntry, renderServiceText } from '#features/books/ledger/index.ts';
import { chargeOwners } from '#features/books/owner-accounts/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { LotAnswer } from './answer.ts';
import type { LotRequestRow } from './repository.ts';

/** Days to pay the cost of an answer. */
const DAYS_TO_PAY = 30;

/**
 * Charges the cost of an answer to the outgoing owner; of several, to the primary contact. Refuses
 * seller_unknown, and what posting refuses.
 * Rule: Civil Code, art. 3.94 §3: the costs of the information fall on the outgoing owner.
 */
export async function chargeSeller(
  ctx: TenantContext,
  { id, building_id, unit_ids }: LotRequestRow,
  { arrears: [seller] }: LotAnswer,
  charge_cents: Cents,
): Promise<Pick<LotRequestRow, 'charge_cents' | 'charged_owner_id'>> {
  if (seller === undefined) {
    throw new DomainError('seller_unknown', { pointer: '/body/charge_amount' });
  }
  const { owner_id } = seller;
  const [ledger, language] = await Promise.all([
    lockLedger(ctx),
    findBuildingLanguage(ctx.db, building_id),
  ]);
  const source = { type: 'LotRequest', id } as const;
  const [unit_id = null] = unit_ids;
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: ctx.today,
    journal: 'Calls',
    description: renderServiceText(language, 'ledger.lot_answer'),
    lines: makeAnswerCostLines({ owner_id, unit_id }, charge_cents),
    source,
  });
  const origin = { building_id, source, entry_id: entry.id, on: ctx.today };
  const charge = {
    owner_id,
    amount_cents: charge_cents,
    account_code: ANSWER_COST_ACCOUNTS.owner,
    due_date: addDays(ctx.today, DAYS_TO_PAY),
    is_cost: true,
  };
  await chargeOwners(ctx, ledger, origin, [charge]);
  return { charge_cents, charged_owner_id: owner_id };
}
