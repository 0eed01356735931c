import { fraction, toPercentage, toShareText } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { isActiveOn, type TransferableRelation } from '#domain/register/ownership.ts';
import { isPrimaryContactOn, type Stretch } from '#domain/register/primary-contact.ts';
import type { Row } from '#platform/db/rows.ts';

/** A relation of an owner to a unit, with the fields of the domain and of the database. */
export interface Holding extends Omit<TransferableRelation, 'is_primary_contact'> {
  readonly unit_id: string;
  readonly primary_during: readonly Stretch[];
  readonly version: number;
}

/** Matches a range in the text of a multirange: `{[2024-01-01,2025-07-01),[2026-01-01,)}`. */
const STRETCH = /\[([\d-]+),([\d-]*)\)/g;

export function toHolding(row: Row<'unit_owners'>): Holding {
  const { id, unit_id, owner_id, right, start_date, end_date, is_voting_mandatary, version } = row;
  const share = fraction(BigInt(row.share_numerator), BigInt(row.share_denominator));
  const primary_during = stretchesOf(row.primary_during);
  return {
    id,
    unit_id,
    owner_id,
    right,
    share,
    start_date,
    end_date,
    primary_during,
    is_voting_mandatary,
    version,
  };
}

function stretchesOf(text: string): Stretch[] {
  return [...text.matchAll(STRETCH)].map(([, from = '', to = '']) => ({
    from,
    to: to === '' ? null : to,
  }));
}

/** Converts a holding to the columns of its row. */
export function toColumns({ share, primary_during, ...columns }: Holding) {
  return {
    ...columns,
    share_numerator: String(share.numerator),
    share_denominator: String(share.denominator),
    primary_during: `{${primary_during.map(({ from, to }) => `[${from},${to ?? ''})`).join(',')}}`,
  };
}

/** Converts a relation to its JSON form on a day. */
export function toUnitOwner<Stored extends Row<'unit_owners'>>(row: Stored, date: LocalDate) {
  const { share, primary_during, start_date, end_date } = toHolding(row);
  return {
    ...row,
    ownership_percentage: toPercentage(share),
    ownership_share: toShareText(share),
    is_primary_contact: isPrimaryContactOn({ start_date, end_date, primary_during }, date),
    is_active: isActiveOn({ start_date, end_date }, date),
  };
}
