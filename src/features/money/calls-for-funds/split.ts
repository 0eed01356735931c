import {
  splitByUnit,
  splitInsideUnits,
  type SplitLine,
  type UnitHolder,
  type UnitPart,
  type WeightedUnit,
} from '#domain/charges/split-amount.ts';
import type { NumberedPart } from '#domain/funds/call-parts.ts';
import { determineFundBearer, type Fund, type ReserveBearer } from '#domain/funds/funds.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { findReceivableParts, showReceivableParts } from '#features/books/owner-accounts/index.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import { showSplitLine } from '#features/shared/index.ts';
import { findHoldersByUnit } from '#features/unit-owners/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { requireCall } from './call.ts';
import { findInstalment } from './instalments-repository.ts';
import { findParts } from './parts-repository.ts';
import {
  findCallLines,
  findCallReceivables,
  findReserveBearer,
  type CallLine,
  type CallRow,
} from './repository.ts';

/** Split of one part of a call. */
export interface PartSplit {
  readonly part_number: number;
  readonly fund: Fund;
  /** Current name of the key. */
  readonly key: string;
  readonly lines: readonly SplitLine[];
}

export interface CallSplit {
  readonly parts: readonly PartSplit[];
  /** Owner names by owner_id. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Splits a call, each part by its key, over the owners on its date. The units' shares of an instalment
 * were fixed with its series.
 */
export async function computeSplit(ctx: TenantContext, call: CallRow): Promise<CallSplit> {
  const names = new Map<string, string>();
  const parts: PartSplit[] = [];
  const [stored, reserve_borne_by] = await Promise.all([
    findParts(ctx.db, call),
    findReserveBearer(ctx.db, call.building_id),
  ]);
  for (const part of stored) {
    const split = await splitPart(ctx, { call, reserve_borne_by }, part);
    for (const holder of [...split.holders.values()].flat()) {
      names.set(holder.owner_id, holder.owner_name);
    }
    const { part_number, fund } = part;
    parts.push({ part_number, fund, key: split.key, lines: split.lines });
  }
  return { parts, names };
}

/** Joins the lines of all parts. */
export function joinPartLines(parts: readonly PartSplit[]): CallLine[] {
  return parts.flatMap(({ lines, ...part }) => lines.map((line) => ({ ...line, ...part })));
}

async function splitPart(
  ctx: TenantContext,
  { call, reserve_borne_by }: { readonly call: CallRow; readonly reserve_borne_by: ReserveBearer },
  part: NumberedPart,
) {
  const bears = determineFundBearer(part.fund, reserve_borne_by);
  const { key, parts } = await splitOverUnits(ctx.db, call, part);
  const holders = await holdersOf(ctx, parts, call);
  return { key, holders, lines: splitInsideUnits({ parts, holders, bears }) };
}

/**
 * Splits a part of a call over the lots of its key; the lots' shares of an instalment were fixed with its
 * series. Refuses quota_incomplete.
 */
async function splitOverUnits(
  db: Connection,
  { id, series_id, building_id, call_date: date }: CallRow,
  { part_number, distribution_key_id, amount_cents }: NumberedPart,
): Promise<{ readonly key: string; readonly parts: readonly UnitPart[] }> {
  if (series_id !== null) {
    return findInstalment(db, { id, part_number, key_id: distribution_key_id });
  }
  const { name, units } = await findKeyWeights(db, { building_id, distribution_key_id, date });
  return { key: name, parts: splitByUnit(amount_cents, units) };
}

function holdersOf(
  ctx: TenantContext,
  units: readonly WeightedUnit[],
  { call_date: date }: CallRow,
): Promise<Map<string, UnitHolder[]>> {
  return findHoldersByUnit(ctx.db, { unit_ids: units.map(({ unit_id: unitId }) => unitId), date });
}

/** Returns each owner's share of a call by part: computed while it is a draft, stored afterwards. */
export async function previewCall(ctx: TenantContext, id: string) {
  const call = await requireCall(ctx, id);
  const lines =
    call.status === 'Draft'
      ? joinPartLines((await computeSplit(ctx, call)).parts)
      : await findCallLines(ctx.db, id, ctx.principal.owner_id);
  return {
    lines: lines.map(showLine),
    total: toEuro(sumCents(lines.map(({ amount_cents: cents }) => cents))),
    cancelled: call.status === 'Cancelled',
  };
}

function showLine(line: CallLine) {
  return { ...showSplitLine(line.key, line), part: line.part_number };
}

/** Lists each owner's receivable by a call with its lines; empty before it is sent. */
export async function listReceivables(ctx: TenantContext, id: string) {
  await requireCall(ctx, id);
  const { owner_id: own } = ctx.principal;
  const [receivables, lines] = await Promise.all([
    findCallReceivables(ctx.db, id, own),
    findCallLines(ctx.db, id, own),
  ]);
  const parts = await findReceivableParts(
    ctx.db,
    receivables.map((row) => row.id),
  );
  const linesOf = Map.groupBy(lines, ({ owner_id: ownerId }) => ownerId);
  return receivables.map((row) => ({
    ...row,
    amount: toEuro(row.amount_cents),
    open_amount: toEuro(row.open_cents),
    parts: showReceivableParts(parts.get(row.id)),
    structured_communication: formatCommunication(row.structured_communication),
    lines: (linesOf.get(row.owner_id) ?? []).map(showLine),
  }));
}
