import {
  splitAmount,
  splitInsideUnits,
  type SplitLine,
  type UnitHolder,
  type WeightedUnit,
} from '#domain/charges/split-amount.ts';
import { bearerOfFund } from '#domain/funds/funds.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { keyWeightsOn } from '#features/register/distribution-keys/index.ts';
import { holdersOn } from '#features/register/unit-owners/index.ts';
import { showSplit, showSplitLine } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { requireCall } from './call.ts';
import { findCallLines, findCallReceivables, findInstalment, type CallRow } from './repository.ts';

export interface CallSplit {
  /** The present name of the key. */
  readonly key: string;
  readonly lines: readonly SplitLine[];
  /** Names by owner_id. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The split of a call by its key and the owners on its date; of an instalment, what each unit bears
 * was settled with its series.
 */
export async function computeSplit(ctx: TenantContext, call: CallRow): Promise<CallSplit> {
  const bears = bearerOfFund(call.fund);
  if (call.series_id !== null) {
    const { key, parts } = await findInstalment(ctx.db, call);
    const holders = await holdersOf(ctx, parts, call);
    return { key, lines: splitInsideUnits({ parts, holders, bears }), names: namesOf(holders) };
  }
  const { building_id, distribution_key_id, call_date: date } = call;
  const { name, units } = await keyWeightsOn(ctx.db, { building_id, distribution_key_id, date });
  const holders = await holdersOf(
    ctx,
    units.filter(({ weight }) => weight > 0),
    call,
  );
  const { lines } = splitAmount({ amount_cents: call.total_cents, units, holders, bears });
  return { key: name, lines, names: namesOf(holders) };
}

function holdersOf(
  ctx: TenantContext,
  units: readonly WeightedUnit[],
  { call_date: date }: CallRow,
): Promise<Map<string, UnitHolder[]>> {
  return holdersOn(ctx.db, { unit_ids: units.map(({ unit_id: unitId }) => unitId), date });
}

function namesOf(holders: ReadonlyMap<string, readonly UnitHolder[]>): Map<string, string> {
  const all = [...holders.values()].flat();
  return new Map(all.map(({ owner_id: ownerId, owner_name: name }) => [ownerId, name]));
}

/** Who is to pay what of a call: computed while it is a draft, then what was stored. */
export async function previewCall(ctx: TenantContext, id: string) {
  const call = await requireCall(ctx, id);
  const cancelled = call.status === 'Cancelled';
  if (call.status === 'Draft') {
    const { key, lines } = await computeSplit(ctx, call);
    return { ...showSplit(key, lines), cancelled };
  }
  const lines = await findCallLines(ctx.db, id, ctx.principal.owner_id);
  return { ...showSplit(call.split_key_name ?? '', lines), cancelled };
}

/** What each owner owes by a call, with its lines; none before it is sent. */
export async function listReceivables(ctx: TenantContext, id: string) {
  const { split_key_name: key } = await requireCall(ctx, id);
  const { owner_id: own } = ctx.principal;
  const [receivables, lines] = await Promise.all([
    findCallReceivables(ctx.db, id, own),
    findCallLines(ctx.db, id, own),
  ]);
  const linesOf = Map.groupBy(lines, ({ owner_id: ownerId }) => ownerId);
  return receivables.map((row) => ({
    ...row,
    amount: toEuro(row.amount_cents),
    open_amount: toEuro(row.open_cents),
    structured_communication: formatCommunication(row.structured_communication),
    lines: (linesOf.get(row.owner_id) ?? []).map((line) => showSplitLine(key ?? '', line)),
  }));
}
