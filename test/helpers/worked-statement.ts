import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { splitInsideUnits, type WeightedUnit } from '#domain/charges/split-amount.ts';
import type { KeyVersion } from '#domain/costs/allocate-lots.ts';
import { NATURES, type CostLine } from '#domain/costs/cost-line.ts';
import type { SettlementPeriod } from '#domain/costs/covered-days.ts';
import type { Holding } from '#domain/costs/holder-days.ts';
import type { Meter } from '#domain/costs/meter-consumption.ts';
import { determineFundBearer, FUNDS } from '#domain/funds/funds.ts';
import { planInstalments } from '#domain/funds/instalments.ts';
import { fraction, parseShare } from '#domain/kernel/fraction.ts';
import { centsOf, sumCents, type Cents } from '#domain/kernel/money.ts';
import { filterActive, OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import type { OwnerMovement } from '#domain/statements/owner-totals.ts';
import type {
  StatementCall,
  StatementDecision,
  StatementInput,
} from '#domain/statements/statement-input.ts';

export type Row = Readonly<Record<string, string>>;

/** A settlement period, and the day on which its statements were posted. */
interface WorkedPeriod extends SettlementPeriod {
  readonly settled_on: string;
}

/** The buildings of test/data/statement. */
export type WorkedName = 'les-acacias' | 'ter-duinen';

/** A building with a worked year, as read from its files. */
export interface WorkedBuilding {
  readonly name: WorkedName;
  readonly read: (file: string) => Row[];
  readonly expected: unknown;
  readonly names: ReadonlyMap<string, string>;
  readonly units: readonly { readonly unit_id: string; readonly unit_number: string }[];
  readonly quotas: readonly WeightedUnit[];
  readonly holdings: readonly Holding[];
  readonly key_versions: readonly KeyVersion[];
  readonly meters: readonly Meter[];
  readonly lines: readonly (CostLine & { readonly posted_on: string })[];
  readonly decisions: readonly StatementDecision[];
  readonly calls: readonly StatementCall[];
  readonly periods: readonly WorkedPeriod[];
  readonly movements: readonly OwnerMovement[];
  readonly opening: ReadonlyMap<string, Cents>;
}

const METER_KEYS = new Set(['Water', 'Heat']);

/** Returns the text of a column, which must be there. */
export function cell(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (value === undefined) throw new Error(`No column ${column}`);
  return value;
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw new Error(`Not one of ${values.join(', ')}: ${text}`);
  return value;
}

/**
 * Reads a worked building of test/data/statement.
 * @param change makes another building of its rows
 */
export function readWorkedBuilding(
  name: WorkedName,
  change: (file: string, rows: Row[]) => Row[] = (_file, rows) => rows,
): WorkedBuilding {
  const folder = `test/data/statement/${name}`;
  const read = (file: string): Row[] =>
    existsSync(`${folder}/${file}`)
      ? change(file, parse(readFileSync(`${folder}/${file}`, 'utf8'), { columns: true, bom: true }))
      : [];
  const names = new Map(read('owners.csv').map((row) => [cell(row, 'ref'), cell(row, 'name')]));
  const quotas = read('units.csv').map((row) => ({
    unit_id: cell(row, 'unit_number'),
    unit_number: cell(row, 'unit_number'),
    weight: Number(cell(row, 'quota')),
  }));
  const holdings = read('unit_owners.csv').map((row) => readHolding(row, names));
  const key_versions = readKeys(read, quotas);
  const year = { period: '1', period_from: '2025-01-01', period_to: '2025-12-31' };
  const periods = read('periods.csv').concat(
    existsSync(`${folder}/periods.csv`) ? [] : [{ ...year, settled_on: '2026-01-31' }],
  );
  return {
    name,
    read,
    expected: JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')),
    names,
    units: quotas,
    quotas,
    holdings,
    key_versions,
    meters: readMeters(read('meters.csv')),
    lines: read('cost_lines.csv').map(readLine),
    decisions: read('decisions.csv').map((row) => ({
      id: cell(row, 'decision'),
      title: cell(row, 'title'),
      finished_on: cell(row, 'finished_on') || null,
      from_loan_cents: 0,
    })),
    calls: splitCalls(read('calls.csv'), key_versions, holdings),
    periods: periods.map((row) => ({
      id: cell(row, 'period'),
      period_from: cell(row, 'period_from'),
      period_to: cell(row, 'period_to'),
      settled_on: cell(row, 'settled_on'),
    })),
    movements: readMovements(read),
    opening: new Map(
      read('opening_balances.csv').map((row) => [
        cell(row, 'owner_ref'),
        centsOf(cell(row, 'amount')),
      ]),
    ),
  };
}

function readHolding(row: Row, names: ReadonlyMap<string, string>): Holding {
  const owner_id = cell(row, 'owner_ref');
  return {
    unit_id: cell(row, 'unit_number'),
    owner_id,
    owner_name: names.get(owner_id) ?? '',
    right: oneOf(OWNERSHIP_RIGHTS, cell(row, 'right')),
    share: parseShare(cell(row, 'share')) ?? fraction(1, 1),
    start_date: cell(row, 'start_date'),
    end_date: cell(row, 'end_date') || null,
    is_primary_contact: cell(row, 'is_primary_contact') === 'true',
  };
}

function readKeys(read: WorkedBuilding['read'], quotas: readonly WeightedUnit[]): KeyVersion[] {
  const rows = [...read('distribution_keys.csv'), ...read('key_versions.csv')];
  const versionOf = (row: Row) => `${cell(row, 'key')} ${row['valid_from'] ?? ''}`;
  const general = { distribution_key_id: 'General', valid_from: null, units: quotas };
  return [
    general,
    ...[...Map.groupBy(rows, versionOf)].map(([version, own]) => {
      const [distribution_key_id = '', valid_from = ''] = version.split(' ');
      const units = own.map((row) => ({
        unit_id: cell(row, 'unit_number'),
        unit_number: cell(row, 'unit_number'),
        weight: Number(cell(row, 'weight')),
      }));
      return { distribution_key_id, valid_from: valid_from || null, units };
    }),
  ];
}

function readMeters(rows: readonly Row[]): Meter[] {
  const meterOf = (row: Row) => `${row['key'] ?? 'Water'} ${cell(row, 'unit_number')}`;
  return [...Map.groupBy(rows, meterOf)].map(([id, own]) => {
    const [distribution_key_id = '', unit_id = ''] = id.split(' ');
    const readings = own.map((row) => ({
      read_on: cell(row, 'read_on'),
      index: fraction(Number(cell(row, 'index')), 1),
      new_index: null,
    }));
    return { id, distribution_key_id, unit_id, readings };
  });
}

function readLine(row: Row, index: number): CostLine & { posted_on: string } {
  const id = cell(row, 'line');
  const period_from = cell(row, 'period_from');
  const period_to = cell(row, 'period_to');
  // The first building gives no dates of entries: any day of its year will do.
  const entry_date = row['entry_date'] ?? (period_to < '2025-01-01' ? '2025-02-10' : period_to);
  const excluded = row['excluded_owners'] ?? '';
  const released: Readonly<Record<string, Cents>> = { W1: 638_000 };
  return {
    id,
    number: index,
    account_code: cell(row, 'account_code'),
    distribution_key_id: cell(row, 'key'),
    amount_cents: centsOf(cell(row, 'amount')),
    vat_cents: centsOf(cell(row, 'vat')),
    entry_date,
    posted_on: row['posted_on'] || entry_date,
    period: period_from === '' ? null : { period_from, period_to },
    nature: oneOf(NATURES, cell(row, 'nature')),
    recoverable_percent: Number(cell(row, 'recoverable_percent')),
    excluded_owner_ids: excluded === '' ? [] : excluded.split(';'),
    decision_id: row['decision'] || null,
    released_cents: released[id] ?? centsOf(row['reserve_amount'] || '0'),
    credits_line_id: id === 'E19' ? 'E18' : row['credits_line'] || null,
    settled_in: null,
  };
}

/** Splits calls as they are sent: a series by lot and instalment first, then over holders of each day. */
function splitCalls(
  rows: readonly Row[],
  versions: readonly KeyVersion[],
  holdings: readonly Holding[],
): StatementCall[] {
  const seriesOf = (row: Row) =>
    ['fund', 'key', row['series'] ? 'series' : 'call'].map((name) => cell(row, name)).join(' ');
  return [...Map.groupBy(rows, seriesOf).values()].flatMap((series) => {
    const first = series[0];
    const version = versions.find(
      ({ distribution_key_id, valid_from }) =>
        distribution_key_id === cell(first, 'key') && valid_from === null,
    );
    const instalments = planInstalments({
      amount_cents: sumCents(series.map((row) => centsOf(cell(row, 'amount')))),
      units: version?.units ?? [],
      instalments: series.length,
    });
    return series.flatMap((row, index) => {
      const call_date = cell(row, 'call_date');
      const fund = oneOf(FUNDS, cell(row, 'fund'));
      const lines = splitInsideUnits({
        parts: instalments[index]?.units ?? [],
        holders: Map.groupBy(filterActive(holdings, call_date), ({ unit_id }) => unit_id),
        bears: determineFundBearer(fund),
      });
      return lines.map(({ unit_id, owner_id, amount_cents }) => ({
        call_id: cell(row, 'call'),
        part_number: rows.indexOf(row),
        fund,
        call_date,
        distribution_key_id: cell(row, 'key'),
        unit_id,
        owner_id,
        amount_cents,
        decision_id: row['decision'] || null,
        settled_in: null,
      }));
    });
  });
}

function readMovements(read: WorkedBuilding['read']): OwnerMovement[] {
  const payments = read('payments.csv').map((row) => ({
    owner_id: cell(row, 'owner_ref'),
    kind: 'Payment' as const,
    date: cell(row, 'received_on'),
    amount_cents: -centsOf(cell(row, 'amount')),
  }));
  const costs = read('private_costs.csv').map((row) => ({
    owner_id: cell(row, 'owner_ref'),
    kind: 'PrivateCosts' as const,
    date: cell(row, 'date'),
    amount_cents: centsOf(cell(row, 'amount')),
  }));
  return [...payments, ...costs];
}

/** Returns the register as it was known on a day: later sales are not entered yet. */
export function asKnownOn(holdings: readonly Holding[], day: string): Holding[] {
  return holdings
    .filter(({ start_date }) => start_date <= day)
    .map((one) => ({
      ...one,
      end_date: one.end_date !== null && one.end_date > day ? null : one.end_date,
    }));
}

/** Returns what a run of a worked building is computed from, before anything is settled. */
export function makeInput(building: WorkedBuilding, index: number): StatementInput {
  const run = building.periods[index];
  if (run === undefined) throw new Error('No such period');
  return {
    run,
    earlier_runs: building.periods.slice(0, index),
    starts_on: null,
    lines: building.lines.filter(({ posted_on }) => posted_on < run.settled_on),
    parts: new Map(),
    key_versions: building.key_versions,
    meter_key_ids: METER_KEYS,
    meters: building.meters,
    units: building.units,
    holdings: building.holdings,
    decisions: building.decisions,
    calls: building.calls,
    account_settings: new Map(),
    posted_rows: [],
    posted_calls: [],
  };
}
