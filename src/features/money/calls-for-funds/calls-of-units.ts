import { sumCents } from '#domain/kernel/money.ts';
import type { LotCall } from '#domain/sales/lot-figures.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findParts } from './parts-repository.ts';
import { findDraftCalls, findSentCallsOfUnits } from './repository.ts';
import { splitOverUnits } from './split.ts';

/**
 * Lists the shares of lots in the calls of their building, drafted or sent, of all their owners: one for
 * each call, fund and decision. Refuses quota_incomplete.
 */
export async function listCallsOfUnits(
  ctx: TenantContext,
  building_id: string,
  unit_ids: readonly string[],
): Promise<LotCall[]> {
  const [sent, drafts] = await Promise.all([
    findSentCallsOfUnits(ctx.db, building_id, unit_ids),
    findDraftCalls(ctx.db, building_id),
  ]);
  const drafted: LotCall[] = [];
  for (const call of drafts) {
    for (const part of await findParts(ctx.db, call)) {
      const { parts } = await splitOverUnits(ctx.db, call, part);
      const own = parts.filter(({ unit_id }) => unit_ids.includes(unit_id));
      drafted.push({
        call_id: call.id,
        title: ctx.showTitle(call),
        fund: part.fund,
        call_date: call.call_date,
        decision_id: part.decision_id ?? call.decision_id,
        amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
      });
    }
  }
  return [
    ...sent.map(({ title, text_key, ...call }) => ({
      ...call,
      title: ctx.showTitle({ title, text_key }),
    })),
    ...drafted,
  ];
}
