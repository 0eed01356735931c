import type { CreateSale, HoldSalePrice, UndoSale } from '#contract/sales.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toShareText } from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { checkUndo } from '#domain/sales/undo-sale.ts';
import { createReading } from '#features/register/meters/index.ts';
import { creationColumns, recordAudit } from '#features/shared/index.ts';
import { transferUnit } from '#features/unit-transfers/index.ts';
import { insertRow, insertRows, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { recordPriceOfSale, type HoldRow } from '../holds/index.ts';
import { findVisibleRequest } from '../lot-requests/index.ts';
import { findEventsAfter } from './obstacles-repository.ts';
import { findMetersOfUnits, type SaleRow } from './repository.ts';
import { lockSale, readShare, requireSale } from './sale.ts';
import { readTerms, type LotTerms } from './terms.ts';

/**
 * Records the sale of lots of one building: transfers each to its buyers from the day of enjoyment, with
 * working capital and later calls, and enters the readings of the eve. Refuses what readTerms, transferUnit
 * and createReading refuse, and unknown_reference for a meter of another lot.
 */
export async function createSale(ctx: TenantContext, input: CreateSale): Promise<SaleRow> {
  const { from_owner_id, unit_ids, later_calls, lot_request_id = null, readings = [] } = input;
  const { building_id, lots, ...days } = await readTerms(ctx, input);
  if (lot_request_id !== null) await requireRequestOfBuilding(ctx, lot_request_id, building_id);
  const id = ctx.newId();
  const parts = [];
  for (const lot of lots) {
    for (const buyer of lot.buyers) {
      const share = describeShare(lot, buyer);
      const { id: transfer_id } = await transferUnit(ctx, lot.unit_id, {
        from_owner_id,
        to_owner_id: buyer.owner_id,
        ...(share === undefined ? {} : { ownership_share: toShareText(share) }),
        effective_date: days.enjoyment_from,
        ...(later_calls === undefined ? {} : { later_calls }),
      });
      parts.push({
        id: transfer_id,
        sale_id: id,
        unit_id: lot.unit_id,
        owner_id: buyer.owner_id,
        share_numerator: share === undefined ? null : String(share.numerator),
        share_denominator: share === undefined ? null : String(share.denominator),
      });
    }
  }
  await insertRow(ctx.db, 'sales', {
    id,
    building_id,
    from_owner_id,
    unit_ids,
    ...days,
    later_calls: later_calls ?? null,
    lot_request_id,
    ...creationColumns(ctx),
  });
  await insertRows(ctx.db, 'sale_parts', parts);
  await enterReadings(ctx, { readings, unit_ids, eve: addDays(days.enjoyment_from, -1) });
  await recordAudit(ctx, 'sale.created', id);
  return requireSale(ctx, id);
}

/** Several rights are sold together, and only whole. */
function describeShare(
  { has_several_rights, buyers }: LotTerms,
  { share }: LotTerms['buyers'][number],
) {
  return has_several_rights && buyers.length === 1 ? undefined : share;
}

async function requireRequestOfBuilding(
  ctx: TenantContext,
  id: string,
  building_id: string,
): Promise<void> {
  const request = await findVisibleRequest(ctx, id);
  if (request?.building_id === building_id) return;
  throw new DomainError('unknown_reference', { pointer: '/body/lot_request_id' });
}

async function enterReadings(
  ctx: TenantContext,
  {
    readings,
    unit_ids,
    eve,
  }: {
    readonly readings: NonNullable<CreateSale['readings']>;
    readonly unit_ids: readonly string[];
    readonly eve: string;
  },
): Promise<void> {
  const named = readings.map(({ meter_id }) => meter_id);
  const known = await findMetersOfUnits(ctx.db, named, unit_ids);
  for (const [place, { meter_id, index }] of readings.entries()) {
    if (!known.has(meter_id)) {
      const pointer = `/body/readings/${place}/meter_id`;
      throw new DomainError('unknown_reference', { pointer });
    }
    await createReading(ctx, meter_id, { read_on: eve, index, reason: 'Sale' });
  }
}

/**
 * Undoes a sale as a whole: transfers the lots back to the seller on the day of enjoyment, with working
 * capital and moved calls. Refuses not_found, stale, invalid_transition, in_use where later records depend
 * on it, and what transferUnit refuses.
 */
export async function undoSale(
  ctx: TenantContext,
  id: string,
  { reason: undo_reason }: UndoSale,
): Promise<SaleRow> {
  const sale = await lockSale(ctx, id, 'undo');
  const { from_owner_id, enjoyment_from, unit_ids, parts } = sale;
  const buyer_ids = parts.map(({ owner_id }) => owner_id);
  const entered = { enjoyment_from, unit_ids, buyer_ids, sequence: 0 };
  checkUndo(entered, await findEventsAfter(ctx.db, sale));
  for (const part of parts.toReversed()) {
    const share = readShare(part);
    await transferUnit(ctx, part.unit_id, {
      from_owner_id: part.owner_id,
      to_owner_id: from_owner_id,
      ...(share === undefined ? {} : { ownership_share: share }),
      effective_date: enjoyment_from,
      later_calls: 'Move',
    });
  }
  await updateRow(ctx, 'sales', id, { status: 'Undone', undone_on: ctx.today, undo_reason });
  await recordAudit(ctx, 'sale.undone', id, { reason: undo_reason });
  return requireSale(ctx, id);
}

/**
 * Records what the notary withholds from the price of a sale, or changes it. Refuses not_found, stale,
 * invalid_transition, invalid_period, duplicate for a seller with another running hold in the building.
 */
export async function holdSalePrice(
  ctx: TenantContext,
  id: string,
  input: HoldSalePrice,
): Promise<{ readonly sale: SaleRow; readonly hold: HoldRow }> {
  const { hold_id, from_owner_id: owner_id, unit_ids, deed_on } = await lockSale(ctx, id, 'hold');
  const hold = await recordPriceOfSale(ctx, hold_id, {
    owner_id,
    unit_ids: [...unit_ids],
    deed_on,
    ...input,
  });
  if (hold_id === null) await updateRow(ctx, 'sales', id, { hold_id: hold.id });
  return { sale: await requireSale(ctx, id), hold };
}
