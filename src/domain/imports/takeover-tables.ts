import { FUNDS, type Fund } from '#domain/funds/funds.ts';
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

/** Far above any balance of a building; the rows of all files stay exact in total. */
const LARGEST = 99_999_999.99;
const LARGEST_INDEX = 999_999_999;
const MAX_REFERENCE = 140;

/**
 * Columns of the predecessor's last trial balance: debit and credit, or a signed balance (positive: debit).
 * The description is for the reader only.
 */
export const trialBalanceColumns = {
  account_code: { is_required: true, read: required(accountCode) },
  description: { is_required: false, read: orElse(text(500), null) },
  debit: { is_required: false, read: orElse(decimal(2, 0, LARGEST), 0) },
  credit: { is_required: false, read: orElse(decimal(2, 0, LARGEST), 0) },
  balance: { is_required: false, read: orElse(decimal(2, -LARGEST, LARGEST), 0) },
} satisfies Columns;

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

/** Funds whose calls a statement or the closing of the year settles. */
const CALLED_FUNDS = ['Provision', 'Works', 'Reserve'] as const satisfies readonly Fund[];

/**
 * Columns of what the predecessor called for the current year: one row per lot, owner and call, whether
 * paid or not, so that one statement deducts both halves.
 */
export const callColumns = {
  unit_number: { is_required: true, read: required(identifier(50)) },
  owner_ref: { is_required: true, read: required(identifier(200)) },
  call_date: { is_required: true, read: required(localDate) },
  fund: { is_required: false, read: orElse(choice(CALLED_FUNDS), 'Provision') },
  amount: { is_required: true, read: required(decimal(2, 0, LARGEST)) },
  key: { is_required: false, read: orElse(name(100), null) },
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
  trial_balance: trialBalanceColumns,
  opening_balances: openingBalanceColumns,
  working_capital: workingCapitalColumns,
  supplier_items: supplierItemColumns,
  cost_lines: costLineColumns,
  calls: callColumns,
  meters: meterColumns,
};

export type TrialBalanceValues = ValuesOf<typeof trialBalanceColumns>;
export type OpeningBalanceValues = ValuesOf<typeof openingBalanceColumns>;
export type WorkingCapitalValues = ValuesOf<typeof workingCapitalColumns>;
export type SupplierItemValues = ValuesOf<typeof supplierItemColumns>;
export type CostLineValues = ValuesOf<typeof costLineColumns>;
export type CallValues = ValuesOf<typeof callColumns>;
export type MeterValues = ValuesOf<typeof meterColumns>;
