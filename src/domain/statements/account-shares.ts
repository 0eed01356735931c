import { ZERO, add, parseFraction, type Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { StatementRow } from './statement-input.ts';
import type { AccountShare } from './why-changed.ts';

/** Charges of an owner on an account in a lot; of a metered line with the consumption. */
export interface ShareRow extends Pick<
  StatementRow,
  'owner_id' | 'unit_id' | 'account_code' | 'line_id' | 'weight' | 'total_weight' | 'amount_cents'
> {}

/** Picks from a row what shares are summed from. */
export function toShareRow(row: StatementRow): ShareRow {
  const isMetered = row.consumption !== null;
  return {
    owner_id: row.owner_id,
    unit_id: row.unit_id,
    account_code: row.account_code,
    line_id: isMetered ? row.line_id : null,
    weight: isMetered ? row.weight : null,
    total_weight: isMetered ? row.total_weight : null,
    amount_cents: row.amount_cents,
  };
}

/** Consumption of a lot and of the building on an account. */
interface Consumed {
  readonly lot: Fraction;
  readonly building: Fraction;
}

/**
 * Sums the rows of a run to the shares that changes are explained with, by owner: what the owner bears of
 * an account in a lot, beside what the lot and the building bear.
 */
export function sumAccountShares(
  rows: readonly ShareRow[],
): ReadonlyMap<string, readonly AccountShare[]> {
  const lots = new Map<string, Cents>();
  const buildings = new Map<string, Cents>();
  const own = new Map<
    string,
    Omit<AccountShare, 'lot_cents' | 'building_cents' | 'consumption'> & Pick<ShareRow, 'owner_id'>
  >();
  const addTo = (sums: Map<string, Cents>, key: string, cents: Cents) =>
    sums.set(key, (sums.get(key) ?? 0) + cents);
  for (const { owner_id, unit_id, account_code, amount_cents } of rows) {
    addTo(lots, `${unit_id} ${account_code}`, amount_cents);
    addTo(buildings, account_code, amount_cents);
    const key = `${owner_id} ${unit_id} ${account_code}`;
    const cents = (own.get(key)?.amount_cents ?? 0) + amount_cents;
    own.set(key, { owner_id, unit_id, account_code, amount_cents: cents });
  }
  const consumed = sumConsumption(rows);
  const shares = [...own.values()].map(({ owner_id, ...share }) => {
    const place = `${share.unit_id} ${share.account_code}`;
    return {
      owner_id,
      share: {
        ...share,
        lot_cents: lots.get(place) ?? 0,
        building_cents: buildings.get(share.account_code) ?? 0,
        consumption: consumed.get(place) ?? null,
      },
    };
  });
  const byOwner = Map.groupBy(shares, ({ owner_id }) => owner_id);
  return new Map([...byOwner].map(([owner, some]) => [owner, some.map(({ share }) => share)]));
}

/** Sums the consumption behind metered lines, each line of a lot once, by lot and account. */
function sumConsumption(rows: readonly ShareRow[]): ReadonlyMap<string, Consumed> {
  const metered = new Map(
    rows.flatMap((row) =>
      row.line_id === null ? [] : [[`${row.line_id} ${row.unit_id}`, row] as const],
    ),
  );
  const sums = new Map<string, Consumed>();
  for (const { unit_id, account_code, weight, total_weight } of metered.values()) {
    const [lot, building] = [parseFraction(weight ?? '0'), parseFraction(total_weight ?? '0')];
    const key = `${unit_id} ${account_code}`;
    const before = sums.get(key) ?? { lot: ZERO, building: ZERO };
    sums.set(key, { lot: add(before.lot, lot), building: add(before.building, building) });
  }
  return sums;
}
