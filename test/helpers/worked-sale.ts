import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { WeightedUnit } from '#domain/charges/split-amount.ts';
import { FUNDS, type Fund } from '#domain/funds/funds.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';

type Row = Readonly<Record<string, string>>;
type Building = 'les-acacias' | 'ter-duinen';

interface WorkedTerms {
  readonly terms: readonly { received: string; days: 15 | 30; last_day: string }[];
  readonly working_days: readonly { sent: string; n: number; day: string }[];
  readonly easter: readonly string[];
}

function readText(building: Building, file: string): string {
  return readFileSync(`test/data/statement/${building}/${file}`, 'utf8');
}

/** Terms, working days and Easter Sundays as worked out beside the buildings. */
export const workedTerms = JSON.parse(readText('ter-duinen', 'edge_cases.json')) as WorkedTerms;

/** Returns the expected figures of a worked building. */
export function readExpected(building: Building): Readonly<Record<string, unknown>> {
  return JSON.parse(readText(building, 'expected.json')) as Record<string, unknown>;
}

/** Returns the rows of a file of a worked building. */
export function readRows(building: Building, file: string): Row[] {
  return parse(readText(building, `${file}.csv`), { columns: true, bom: true });
}

/** Returns a cell of a row, which must be there. */
export function cell(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (value === undefined) throw new Error(`No column ${column}`);
  return value;
}

/** Returns the amount of a row in cents. */
export const amountOf = (row: Row | undefined): Cents => centsOf(cell(row, 'amount'));

function fundOf(row: Row): Fund {
  const fund = FUNDS.find((one) => one === cell(row, 'fund'));
  if (fund === undefined) throw new Error('No fund');
  return fund;
}

/** A line of a call, as the worked building expects it. */
export interface WorkedCall {
  readonly call_id: string;
  readonly fund: Fund;
  readonly call_date: string;
  readonly decision_id: string | null;
  readonly unit_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

/** Returns all lines of calls, each with the decision that its call names. */
export function readCalls(building: Building): WorkedCall[] {
  const nameOf = (row: Row) => `${cell(row, 'call')} ${cell(row, 'fund')} ${cell(row, 'key')}`;
  const decisions = new Map(
    readRows(building, 'calls').map((row) => [nameOf(row), row['decision'] ?? '']),
  );
  return readRows(building, 'expected_calls').map((row) => ({
    call_id: cell(row, 'call'),
    fund: fundOf(row),
    call_date: cell(row, 'call_date'),
    decision_id: decisions.get(nameOf(row)) || null,
    unit_id: cell(row, 'unit'),
    owner_id: cell(row, 'owner'),
    amount_cents: amountOf(row),
  }));
}

/** Returns the movements of the accounts of owners: opening balances, calls, private costs, payments. */
export function readMovements(building: Building, opened_on: string) {
  const ownerOf = (row: Row) => cell(row, 'owner_ref');
  return [
    ...readRows(building, 'opening_balances').map((row) => ({
      owner_id: ownerOf(row),
      dated_on: opened_on,
      amount_cents: amountOf(row),
    })),
    ...readCalls(building).map(({ owner_id, call_date, amount_cents }) => ({
      owner_id,
      dated_on: call_date,
      amount_cents,
    })),
    ...readRows(building, 'private_costs').map((row) => ({
      owner_id: ownerOf(row),
      dated_on: cell(row, 'date'),
      amount_cents: amountOf(row),
    })),
    ...readRows(building, 'payments').map((row) => ({
      owner_id: ownerOf(row),
      dated_on: cell(row, 'received_on'),
      amount_cents: -amountOf(row),
    })),
  ];
}

/** Returns the lots of a worked building, weighted by their quotas. */
export function readQuotas(building: Building): WeightedUnit[] {
  return readRows(building, 'units').map((row) => ({
    unit_id: cell(row, 'unit_number'),
    unit_number: cell(row, 'unit_number'),
    weight: Number(cell(row, 'quota')),
  }));
}
