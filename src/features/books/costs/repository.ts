import type { LotPart } from '#domain/costs/allocate-lots.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import { units } from '#relations/units.ts';

/** A cost line with the facts of its posting. */
export interface FoundCostLine extends CostLine {
  readonly building_id: string;
  readonly entry_id: string;
  /** Orders the lines of one entry. */
  readonly position: number;
  readonly expense_id: string | null;
  readonly allocation_number: number | null;
  readonly supplier_id: string | null;
}

/** The lines to find; every given condition holds. */
interface CostLineFilter {
  readonly expense_ids?: readonly string[];
  readonly entry_ids?: readonly string[];
  readonly ids?: readonly string[];
  /** Ids of lines: with them, those that they correct, and all corrections of these. */
  readonly family_of?: readonly string[];
  /** The run of statements that settled them. */
  readonly statement_id?: string;
}

/** Finds cost lines in the order of the entries, which is also that of their `number`. */
export async function findCostLines(
  db: Connection,
  filter: CostLineFilter,
): Promise<FoundCostLine[]> {
  const rows = await db.query<Row<'cost_lines'>>(sql`select * from app.cost_lines
    where organization_id = ${db.organizationId} and ${allOf(buildConditions(db, filter))}
    order by entry_sequence, position`);
  return rows.map(toCostLine);
}

function buildConditions(db: Connection, filter: CostLineFilter): Sql[] {
  const { expense_ids, entry_ids, ids, family_of, statement_id } = filter;
  return [
    ...equal({ statement_id }),
    ...(expense_ids === undefined ? [] : [sql`expense_id = any(${expense_ids}::uuid[])`]),
    ...(entry_ids === undefined ? [] : [sql`entry_id = any(${entry_ids}::uuid[])`]),
    ...(ids === undefined ? [] : [sql`id = any(${ids}::uuid[])`]),
    ...(family_of === undefined ? [] : [sql`id in (${selectFamilies(db, family_of)})`]),
  ];
}

/** Selects the ids of lines, of what they correct, and of all corrections of that. */
function selectFamilies(db: Connection, ids: readonly string[]): Sql {
  return sql`with recursive above as (
      select id, credits_line_id from app.cost_lines
        where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
      union select line.id, line.credits_line_id from app.cost_lines as line
        join above on line.id = above.credits_line_id
        where line.organization_id = ${db.organizationId}),
    below as (
      select id from above where credits_line_id is null
      union select line.id from app.cost_lines as line
        join below on line.credits_line_id = below.id
        where line.organization_id = ${db.organizationId})
    select id from below`;
}

/** Positions of one entry fit below it: an entry has at most 32,767 lines. */
const POSITIONS = 65_536;

/** Converts a stored line; its number is the order of its entry, then its position. */
function toCostLine(row: Row<'cost_lines'>): FoundCostLine {
  const { period_from, period_to } = row;
  return {
    id: row.id,
    number: row.entry_sequence * POSITIONS + row.position,
    building_id: row.building_id,
    entry_id: row.entry_id,
    position: row.position,
    entry_date: row.entry_date,
    account_code: row.account_code,
    amount_cents: row.amount_cents,
    vat_cents: row.vat_cents,
    distribution_key_id: row.distribution_key_id,
    period: period_from === null || period_to === null ? null : { period_from, period_to },
    nature: row.nature,
    recoverable_percent: Number(row.recoverable_percent),
    excluded_owner_ids: row.excluded_owner_ids,
    decision_id: row.decision_id,
    released_cents: row.released_cents,
    credits_line_id: row.credits_line_id,
    settled_in: row.statement_id,
    expense_id: row.expense_id,
    allocation_number: row.allocation_number,
    supplier_id: row.supplier_id,
    corrects_fiscal_year: row.corrects_fiscal_year,
  };
}

/** The parts of a line, each column as a list in the order of the lot numbers. */
interface PackedParts extends Pick<LotPart, 'total_weight'> {
  readonly line_id: string;
  /** JSON: pairs of id and number. */
  readonly lots: string;
  readonly weights: string;
  readonly amounts: string;
  readonly vats: string;
}

/**
 * Finds the parts of lots fixed at posting, by line, in the order of the lot numbers. A line comes as one row:
 * a hundred thousand rows would cost more than what is done with them.
 * @param unit_ids the lots; null: all
 */
export async function findCostParts(
  db: Connection,
  line_ids: readonly string[],
  unit_ids: readonly string[] | null = null,
): Promise<Map<string, LotPart[]>> {
  if (line_ids.length === 0 || unit_ids?.length === 0) return new Map();
  const inOrder = sql`unit.unit_number, unit.id`;
  const rows = await db.query<PackedParts>(sql`
    select part.line_id, min(part.total_weight) as total_weight,
      json_agg(json_build_array(unit.id, unit.unit_number) order by ${inOrder})::text as lots,
      string_agg(part.weight, ',' order by ${inOrder}) as weights,
      string_agg(part.amount_cents::text, ',' order by ${inOrder}) as amounts,
      string_agg(part.vat_cents::text, ',' order by ${inOrder}) as vats
    from app.cost_line_parts as part join ${units(db)} as unit on unit.id = part.unit_id
    where part.organization_id = ${db.organizationId} and part.line_id = any(${line_ids}::uuid[])
      and (${unit_ids}::uuid[] is null or part.unit_id = any(${unit_ids}::uuid[]))
    group by part.line_id`);
  const readLots = readOnce((text) => JSON.parse(text) as [id: string, number: string][]);
  const readWeights = readOnce((text) => text.split(','));
  return new Map(
    rows.map((row) => {
      const weights = readWeights(row.weights);
      const [amounts, vats] = [readCents(row.amounts), readCents(row.vats)];
      const parts = readLots(row.lots).map(([unit_id, unit_number], index) => ({
        unit_id,
        unit_number,
        weight: weights[index] ?? '',
        total_weight: row.total_weight,
        amount_cents: amounts[index] ?? 0,
        vat_cents: vats[index] ?? 0,
      }));
      return [row.line_id, parts];
    }),
  );
}

/** Makes a function that reads each text once: the lines of a key have the same lots and weights. */
function readOnce<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    known.set(text, made);
    return made;
  };
}

function readCents(text: string): number[] {
  return text.split(',').map(Number);
}

/** Converts the parts of a line to rows. */
export function toPartRows(
  line_id: string,
  parts: readonly LotPart[],
): NewRow<'cost_line_parts'>[] {
  return parts.map(({ unit_id, weight, total_weight, amount_cents, vat_cents }) => ({
    line_id,
    unit_id,
    weight,
    total_weight,
    amount_cents,
    vat_cents,
  }));
}

/** Inserts lines and their parts, in one round trip. */
export async function insertCostLines(
  db: Connection,
  lines: readonly NewRow<'cost_lines'>[],
  parts: readonly NewRow<'cost_line_parts'>[],
): Promise<void> {
  await Promise.all([
    insertRows(db, 'cost_lines', lines),
    insertRows(db, 'cost_line_parts', parts),
  ]);
}
