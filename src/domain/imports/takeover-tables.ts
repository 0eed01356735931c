import { FUNDS } from '#domain/funds/funds.ts';
import { MAX_CENTS, toEuro } from '#domain/kernel/money.ts';
import {
  accountCode,
  choice,
  decimal,
  identifier,
  integer,
  localDate,
  name,
  orElse,
  required,
  text,
} from './cells.ts';
import type { TakeoverFile } from './import-error.ts';
import type { Columns, ValuesOf } from './tables.ts';

const LARGEST = toEuro(MAX_CENTS);
const LARGEST_INDEX = 999_999_999;
const MAX_REFERENCE = 140;

/** Columns of what owners owe or have in credit on the day of the takeover: one row per open item. */
export const openingBalanceColumns = {
  owner_ref: { is_required: true, read: required(identifier(200)) },
  unit_number: { is_required: false, read: orElse(identifier(50), null) },
  fund: { is_required: false, read: orElse(choice(FUNDS), 'Provision') },
  amount: { is_required: true, read: required(decimal(2, -LARGEST, LARGEST)) },
  due_date: { is_required: false, read: orElse(localDate, null) },
  reference: { is_required: false, read: orElse(text(MAX_REFERENCE), null) },
} satisfies Columns;

/** Columns of the working capital that owners have paid in. */
export const workingCapitalColumns = {
  unit_number: { is_required: true, read: required(identifier(50)) },
  owner_ref: { is_required: true, read: required(identifier(200)) },
  amount: { is_required: true, read: required(decimal(2, 0, LARGEST)) },
} satisfies Columns;

/** Columns of unpaid invoices (positive) and unused credit notes (negative) of suppliers. */
export const supplierItemColumns = {
  supplier: { is_required: true, read: required(name(200)) },
  invoice_number: { is_required: false, read: orElse(text(100), null) },
  invoice_date: { is_required: true, read: required(localDate) },
  due_date: { is_required: false, read: orElse(localDate, null) },
  amount: { is_required: true, read: required(decimal(2, -LARGEST, LARGEST)) },
  reference: { is_required: false, read: orElse(text(MAX_REFERENCE), null) },
} satisfies Columns;

/**
 * Columns of the costs (positive) and income (negative) that the predecessor booked in the current year,
 * so that one statement covers both halves. Empty cells are filled in as for an entry by hand.
 */
export const costLineColumns = {
  entry_date: { is_required: true, read: required(localDate) },
  account_code: { is_required: true, read: required(accountCode) },
  description: { is_required: true, read: required(text(500)) },
  amount: { is_required: true, read: required(decimal(2, -LARGEST, LARGEST)) },
  key: { is_required: false, read: orElse(name(100), null) },
  vat_amount: { is_required: false, read: orElse(decimal(2, -LARGEST, LARGEST), null) },
  period_from: { is_required: false, read: orElse(localDate, null) },
  period_to: { is_required: false, read: orElse(localDate, null) },
  nature: { is_required: false, read: orElse(choice(['Ordinary', 'Extraordinary']), null) },
  recoverable_percent: { is_required: false, read: orElse(integer(0, 100), null) },
  supplier: { is_required: false, read: orElse(name(200), null) },
} satisfies Columns;

/** Columns of meter readings, each at the end of its day. */
export const meterColumns = {
  unit_number: { is_required: true, read: required(identifier(50)) },
  key: { is_required: false, read: orElse(name(100), null) },
  meter_number: { is_required: false, read: orElse(identifier(50), null) },
  read_on: { is_required: true, read: required(localDate) },
  index: { is_required: true, read: required(decimal(3, 0, LARGEST_INDEX)) },
} satisfies Columns;

/** Columns of each file of a takeover. */
export const TAKEOVER_COLUMNS: Readonly<Record<TakeoverFile, Columns>> = {
  opening_balances: openingBalanceColumns,
  working_capital: workingCapitalColumns,
  supplier_items: supplierItemColumns,
  cost_lines: costLineColumns,
  meters: meterColumns,
};

export type OpeningBalanceValues = ValuesOf<typeof openingBalanceColumns>;
export type WorkingCapitalValues = ValuesOf<typeof workingCapitalColumns>;
export type SupplierItemValues = ValuesOf<typeof supplierItemColumns>;
export type CostLineValues = ValuesOf<typeof costLineColumns>;
export type MeterValues = ValuesOf<typeof meterColumns>;
