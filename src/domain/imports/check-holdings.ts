import { DomainError } from '#domain/kernel/domain-error.ts';
import { leastCommonMultiple, toShareText, type Fraction } from '#domain/kernel/fraction.ts';
import {
  checkOwnership,
  isActiveOn,
  overlap,
  ownershipPeriods,
  type OwnershipRight,
} from '#domain/register/ownership.ts';
import { isPrimaryContactOn, planPrimaryContacts } from '#domain/register/primary-contact.ts';
import type { ImportError } from './import-error.ts';
import { finding, type ReadRow, type ReadTable } from './read-table.ts';
import type { UnitOwnerValues } from './tables.ts';

type Row = ReadRow<UnitOwnerValues>;
type Table = ReadTable<UnitOwnerValues>;

/** A relation, from the file (`row` is set) or from the register. */
export interface Holding {
  readonly row: Row | null;
  readonly unit_number: string;
  readonly owner_ref: string | null;
  readonly right: OwnershipRight;
  readonly share: Fraction;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly is_primary_contact: boolean;
  readonly is_voting_mandatary: boolean;
}

/** Largest common denominator for the relations of a unit; sums over finer shares would be slow. */
const FINEST_DENOMINATOR = 10n ** 18n;
const MAX_HOLDINGS = 1_000;
/** Maximum of days of change × holders of one unit; beyond it, the sums would take seconds. */
const MAX_CHANGES = 40_000;

/** Returns the rows that are complete and in order; reports end_before_start for the others. */
export function readHoldings(table: Table, errors: ImportError[]): Holding[] {
  return table.rows.flatMap((row) => {
    const { start_date, end_date } = row.values;
    if (start_date !== undefined && typeof end_date === 'string' && end_date < start_date) {
      errors.push(finding(table, row, 'end_date', 'end_before_start', { start_date, end_date }));
      return [];
    }
    return isWhole(row.values) ? [{ row, ...row.values }] : [];
  });
}

function isWhole(values: Partial<UnitOwnerValues>): values is UnitOwnerValues {
  return (
    values.unit_number !== undefined &&
    values.owner_ref !== undefined &&
    values.share !== undefined &&
    values.start_date !== undefined &&
    values.end_date !== undefined &&
    values.right !== undefined &&
    values.is_primary_contact !== undefined &&
    values.is_voting_mandatary !== undefined
  );
}

/**
 * Checks the holders of one unit: reports overlapping_relation, primary_contact_twice,
 * voting_mandatary_twice, share_too_fine, too_many_changes, and ownership_exceeded at the last row
 * involved. Findings name rows of the file only.
 */
export function checkUnitHoldings(table: Table, holdings: readonly Holding[]): ImportError[] {
  const days = new Set(holdings.flatMap(({ start_date, end_date }) => [start_date, end_date]));
  if (holdings.length > MAX_HOLDINGS || days.size * holdings.length > MAX_CHANGES) {
    const row = holdings.find((holding) => holding.row !== null)?.row ?? null;
    return [finding(table, row, null, 'too_many_changes', { unit_number: unitOf(holdings) })];
  }
  const ofOneOwner = Map.groupBy(holdings, ({ owner_ref, right }) => `${right} ${owner_ref ?? ''}`);
  const known = [...ofOneOwner.values()].filter(([first]) => first?.owner_ref !== null);
  const primary = holdings.filter((holding) => holding.is_primary_contact);
  const voting = holdings.filter((holding) => holding.is_voting_mandatary);
  const startTogether = (a: Holding, b: Holding) => a.start_date === b.start_date;
  return [
    ...known.flatMap((group) =>
      clashes(table, group, 'overlapping_relation', 'start_date', overlap),
    ),
    ...clashes(table, primary, 'primary_contact_twice', 'is_primary_contact', startTogether),
    ...clashes(table, voting, 'voting_mandatary_twice', 'is_voting_mandatary', overlap),
    ...ownershipErrors(table, holdings),
  ];
}

function unitOf(holdings: readonly Holding[]): string {
  return holdings[0]?.unit_number ?? '';
}

/** Returns one finding for each row of the file that clashes with an earlier relation. */
function clashes(
  table: Table,
  holdings: readonly Holding[],
  code: 'overlapping_relation' | 'primary_contact_twice' | 'voting_mandatary_twice',
  column: string,
  clash: (a: Holding, b: Holding) => boolean,
): ImportError[] {
  return holdings.flatMap((holding, index) => {
    if (holding.row === null) return [];
    const other = holdings.find((before, place) => place < index && clash(before, holding));
    // Equal owner, right and start are a duplicate row, reported elsewhere.
    if (other === undefined || isDuplicate(other, holding)) return [];
    const params = { unit_number: holding.unit_number, other_row: other.row?.line ?? 0 };
    return [finding(table, holding.row, column, code, params)];
  });
}

function isDuplicate(a: Holding, b: Holding): boolean {
  return (
    a.row !== null &&
    a.owner_ref === b.owner_ref &&
    a.right === b.right &&
    a.start_date === b.start_date
  );
}

function ownershipErrors(table: Table, holdings: readonly Holding[]): ImportError[] {
  let denominator = 1n;
  for (const { row, share } of holdings) {
    denominator = leastCommonMultiple([denominator, share.denominator]);
    if (denominator <= FINEST_DENOMINATOR) continue;
    return [finding(table, row, 'share', 'share_too_fine', { value: toShareText(share) })];
  }
  try {
    checkOwnership(ownershipPeriods(holdings));
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const from = String(error.params['from']);
    const last = holdings.findLast(
      ({ row, ...during }) => row !== null && isActiveOn(during, from),
    );
    const params = {
      unit_number: unitOf(holdings),
      from,
      sum: String(error.params['total_share']),
    };
    return [finding(table, last?.row ?? null, 'share', 'ownership_exceeded', params)];
  }
}

/**
 * Finds the rows that implicitly make their owner primary contact from the first day, as a unit with
 * holders must have one.
 * @param holdings those of one unit in the order of the file, which breaks ties
 */
export function impliedPrimaryContacts(holdings: readonly Holding[]): ReadonlySet<Holding> {
  const relations = holdings.map((holding, index) => ({
    id: String(index).padStart(6, '0'),
    owner_id: holding.owner_ref ?? '',
    share: holding.share,
    start_date: holding.start_date,
    end_date: holding.end_date,
  }));
  const claims = relations
    .filter((_, index) => holdings[index]?.is_primary_contact === true)
    .map(({ id, start_date }) => ({ relation_id: id, from: start_date }));
  const contacts = planPrimaryContacts({ before: [], after: relations, claims });
  return new Set(
    holdings.filter((holding, index) => {
      const relation = relations[index];
      if (relation === undefined || holding.is_primary_contact) return false;
      const primary_during = contacts.get(relation.id) ?? [];
      return isPrimaryContactOn({ ...relation, primary_during }, relation.start_date);
    }),
  );
}
