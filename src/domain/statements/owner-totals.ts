import type { Nature } from '#domain/costs/cost-line.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { CalledRow, StatementCall, StatementRow } from './statement-input.ts';

/** An amount per nature. */
export interface ByNature {
  readonly ordinary: Cents;
  readonly extraordinary: Cents;
}

/** Movements on an owner's account beside calls and statements. Opening: entries of journal Opening. */
const MOVEMENT_KINDS = [
  'Opening',
  'PrivateCosts',
  'WorkingCapital',
  'InterestAndCosts',
  'Payment',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A movement in the period: positive if the owner owes more. */
export interface OwnerMovement {
  readonly owner_id: string;
  readonly kind: MovementKind;
  readonly date: LocalDate;
  readonly amount_cents: Cents;
}

/** The figures that a run settles with one owner in one lot. */
export interface OwnerUnitTotals {
  readonly owner_id: string;
  readonly unit_id: string;
  readonly charges: ByNature;
  readonly called: ByNature;
  readonly settlement: ByNature;
}

/** The statement of one owner in figures; signs as in the account. */
export interface OwnerTotals {
  readonly owner_id: string;
  readonly opening_cents: Cents;
  readonly charges: ByNature;
  readonly called: ByNature;
  readonly settlement: ByNature;
  /** Works calls dated in the period, whichever run settles them. */
  readonly works_asked_cents: Cents;
  readonly reserve_cents: Cents;
  readonly private_costs_cents: Cents;
  readonly working_capital_cents: Cents;
  readonly interest_and_costs_cents: Cents;
  readonly payments_cents: Cents;
  readonly closing_cents: Cents;
  /** VAT in the ordinary charges. */
  readonly vat_cents: Cents;
  /** The part of the ordinary charges that a tenant may be asked for. */
  readonly recoverable_cents: Cents;
}

/** Accounts of the owners beside the rows of the run. */
export interface OwnerAccounts {
  readonly period: CoveredPeriod;
  /** Balances at the end of the day before the period, by owner. */
  readonly opening: ReadonlyMap<string, Cents>;
  /** Dated in the period. */
  readonly movements: readonly OwnerMovement[];
  /** All calls, each with the owner who now owes it; those dated in the period count. */
  readonly calls: readonly Pick<
    StatementCall,
    'fund' | 'call_date' | 'owner_id' | 'amount_cents'
  >[];
}

/** The amounts of a charge of an owner in a lot: of one row, or summed over several. */
export type BorneSum = Pick<
  StatementRow,
  'owner_id' | 'unit_id' | 'nature' | 'amount_cents' | 'vat_cents' | 'recoverable_cents'
>;

/** Adds rows to sums by owner, lot and nature, in the order in which these first come. */
export function addToSums(sums: Map<string, BorneSum>, rows: readonly BorneSum[]): void {
  for (const row of rows) {
    const { owner_id, unit_id, nature } = row;
    const key = `${owner_id} ${unit_id} ${nature}`;
    const before = sums.get(key);
    sums.set(key, {
      owner_id,
      unit_id,
      nature,
      amount_cents: sumCents([before?.amount_cents ?? 0, row.amount_cents]),
      vat_cents: sumCents([before?.vat_cents ?? 0, row.vat_cents]),
      recoverable_cents: sumCents([before?.recoverable_cents ?? 0, row.recoverable_cents]),
    });
  }
}

/** Subtracts what was called from what is borne, per nature. */
export function settle(charges: ByNature, called: ByNature): ByNature {
  return {
    ordinary: charges.ordinary - called.ordinary,
    extraordinary: charges.extraordinary - called.extraordinary,
  };
}

/** Sums rows per nature. */
export function sumByNature(
  rows: readonly { readonly nature: Nature; readonly amount_cents: Cents }[],
): ByNature {
  const sumOf = (nature: Nature) =>
    sumCents(rows.filter((row) => row.nature === nature).map(({ amount_cents }) => amount_cents));
  return { ordinary: sumOf('Ordinary'), extraordinary: sumOf('Extraordinary') };
}

/** Sums a run per owner and lot: the lines of its entry (Civil Code, art. 3.89 §5 15°). */
export function sumByOwnerAndUnit(
  rows: readonly BorneSum[],
  called: readonly CalledRow[],
): OwnerUnitTotals[] {
  const keyOf = ({ owner_id, unit_id }: { owner_id: string; unit_id: string }) =>
    `${owner_id} ${unit_id}`;
  const rowsByKey = Map.groupBy(rows, keyOf);
  const calledByKey = Map.groupBy(called, keyOf);
  const places = new Map([...rows, ...called].map((one) => [keyOf(one), one]));
  return [...places].map(([key, { owner_id, unit_id }]) => {
    const charges = sumByNature(rowsByKey.get(key) ?? []);
    const calledSums = sumByNature(calledByKey.get(key) ?? []);
    const settlement = settle(charges, calledSums);
    return { owner_id, unit_id, charges, called: calledSums, settlement };
  });
}

/**
 * Draws up the figures of every owner who has a row, a call, a movement or a balance; former owners too.
 * The closing balance is that of the owner's account at the end of the period with the settlement of this
 * run: calls count on their date, also where another run settles them.
 */
export function sumByOwner(
  rows: readonly BorneSum[],
  called: readonly CalledRow[],
  { period, opening, movements, calls }: OwnerAccounts,
): OwnerTotals[] {
  const asked = calls.filter(
    ({ call_date }) => period.period_from <= call_date && call_date <= period.period_to,
  );
  const group = <One extends { readonly owner_id: string }>(ones: readonly One[]) =>
    Map.groupBy(ones, ({ owner_id }) => owner_id);
  const by = {
    rows: group(rows),
    called: group(called),
    movements: group(movements),
    asked: group(asked),
  };
  const balanced = [...opening].filter(([, cents]) => cents !== 0).map(([owner]) => owner);
  const owners = new Set([...Object.values(by).flatMap((map) => [...map.keys()]), ...balanced]);
  return [...owners].sort().map((owner_id) =>
    sumOwner(owner_id, {
      rows: by.rows.get(owner_id) ?? [],
      called: by.called.get(owner_id) ?? [],
      movements: by.movements.get(owner_id) ?? [],
      asked: by.asked.get(owner_id) ?? [],
      opening_cents: opening.get(owner_id) ?? 0,
    }),
  );
}

function sumOwner(
  owner_id: string,
  own: {
    readonly rows: readonly BorneSum[];
    readonly called: readonly CalledRow[];
    readonly movements: readonly OwnerMovement[];
    readonly asked: OwnerAccounts['calls'];
    readonly opening_cents: Cents;
  },
): OwnerTotals {
  const charges = sumByNature(own.rows);
  const called = sumByNature(own.called);
  const settlement = settle(charges, called);
  const moved = (kind: MovementKind) =>
    sumCents(own.movements.filter((one) => one.kind === kind).map((one) => one.amount_cents));
  const askedOf = (fund: StatementCall['fund']) =>
    sumCents(own.asked.filter((one) => one.fund === fund).map((one) => one.amount_cents));
  const ordinary = own.rows.filter(({ nature }) => nature === 'Ordinary');
  const totals = {
    opening_cents: own.opening_cents + moved('Opening'),
    works_asked_cents: askedOf('Works'),
    reserve_cents: askedOf('Reserve'),
    private_costs_cents: moved('PrivateCosts'),
    working_capital_cents: moved('WorkingCapital') + askedOf('WorkingCapital'),
    interest_and_costs_cents: moved('InterestAndCosts'),
    payments_cents: moved('Payment'),
  };
  return {
    owner_id,
    charges,
    called,
    settlement,
    ...totals,
    closing_cents: sumCents([
      ...Object.values(totals),
      askedOf('Provision'),
      settlement.ordinary,
      settlement.extraordinary,
    ]),
    vat_cents: sumCents(ordinary.map(({ vat_cents }) => vat_cents)),
    recoverable_cents: sumCents(ordinary.map((row) => row.recoverable_cents)),
  };
}
