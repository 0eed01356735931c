import { LANGUAGES } from '#domain/kernel/language.ts';
import { MAX_WEIGHT } from '#domain/register/distribution-key.ts';
import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { MAX_QUOTA } from '#domain/register/quotas.ts';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import {
  choice,
  country,
  decimal,
  email,
  enterpriseNumber,
  identifier,
  integer,
  lateInterestRate,
  localDate,
  orElse,
  phone,
  required,
  name,
  share,
  text,
  truth,
  type CellReader,
} from './cells.ts';
import type { ImportFile } from './import-error.ts';

/** A column by its name in the header: whether it is required, and how its cells are read. */
export interface Column<T> {
  readonly is_required: boolean;
  readonly read: CellReader<T>;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The record that a row of these columns becomes. */
export type ValuesOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never;
};

function mandatory<T>(read: CellReader<T>): Column<T> {
  return { is_required: true, read: required(read) };
}

/** Makes a column that may be omitted; an empty cell, or no column, means `initial`. */
function optional<T, const I>(read: CellReader<T>, initial: I): Column<T | I> {
  return { is_required: false, read: orElse(read, initial) };
}

export const buildingColumns = {
  name: mandatory(name(200)),
  address: mandatory(text(300)),
  city: optional(text(100), null),
  postal_code: optional(text(20), null),
  country: optional(country, 'BE'),
  total_units: mandatory(integer(1, 100_000)),
  total_quota: optional(integer(1, MAX_QUOTA), 1_000),
  construction_year: optional(integer(1_800, 2_100), null),
  language: optional(choice(LANGUAGES), 'fr'),
  external_ref: optional(name(200), null),
  enterprise_number: optional(enterpriseNumber, null),
  fiscal_year_start_month: optional(integer(1, 12), 1),
  require_second_approver: optional(truth, false),
  late_interest_rate: optional(lateInterestRate, null),
  late_interest_clause: optional(text(2_000), null),
  consumer_limits: optional(truth, true),
} satisfies Columns;

export const unitColumns = {
  unit_number: mandatory(identifier(50)),
  type: mandatory(choice(UNIT_TYPES)),
  floor: optional(integer(-20, 200), null),
  area: optional(decimal(2, 0, 9_999_999), null),
  quota: mandatory(integer(0, MAX_QUOTA)),
  parent_unit: optional(identifier(50), null),
} satisfies Columns;

export const ownerColumns = {
  ref: mandatory(identifier(200)),
  kind: optional(choice(OWNER_KINDS), 'Person'),
  name: mandatory(name(200)),
  email: optional(email, null),
  phone: optional(phone, null),
  address: optional(text(300), null),
  language: optional(choice(LANGUAGES), 'fr'),
  enterprise_number: optional(enterpriseNumber, null),
  office_ref: optional(name(200), null),
} satisfies Columns;

export const unitOwnerColumns = {
  unit_number: mandatory(identifier(50)),
  owner_ref: mandatory(identifier(200)),
  share: mandatory(share),
  start_date: mandatory(localDate),
  end_date: optional(localDate, null),
  is_primary_contact: optional(truth, false),
  right: optional(choice(OWNERSHIP_RIGHTS), 'FullOwnership'),
  is_voting_mandatary: optional(truth, false),
} satisfies Columns;

export const keyColumns = {
  key: mandatory(name(100)),
  unit_number: mandatory(identifier(50)),
  weight: mandatory(integer(0, MAX_WEIGHT)),
} satisfies Columns;

/** Columns of each file of an import. */
export const FILE_COLUMNS: Readonly<Record<ImportFile, Columns>> = {
  building: buildingColumns,
  units: unitColumns,
  owners: ownerColumns,
  unit_owners: unitOwnerColumns,
  distribution_keys: keyColumns,
};

export type BuildingValues = ValuesOf<typeof buildingColumns>;
export type UnitValues = ValuesOf<typeof unitColumns>;
export type OwnerValues = ValuesOf<typeof ownerColumns>;
export type UnitOwnerValues = ValuesOf<typeof unitOwnerColumns>;
export type KeyValues = ValuesOf<typeof keyColumns>;
