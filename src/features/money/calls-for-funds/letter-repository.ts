import type { Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Addressee } from '#features/documents/letters/index.ts';
import { readSplitLine, type StoredShare } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { credits, receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import { units } from '#relations/units.ts';

/** Amount that an owner owes by a call, and their other balance in the building. */
export interface CalledOwner
  extends
    Addressee,
    Pick<
      Row<'receivables'>,
      'owner_id' | 'amount_cents' | 'open_cents' | 'structured_communication'
    > {
  /** Other open receivables less free credits. Positive: owed by the owner. */
  readonly carried_cents: Cents;
  /** Null: the letter goes by post. */
  readonly email: string | null;
}

/** Recipient of a letter. */
export type Reader = Addressee & Pick<Row<'owners'>, 'id' | 'email'>;

/** Finds the recipients of letters, by owner id. */
export async function findReaders(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reader>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Reader>(sql`select id, name, address, language, email
    from ${owners(db)} as owner where id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Finds the owners that a call charged, in the order of its charges.
 * @param receivableId one of its receivables; null: all
 */
export async function findCalledOwners(
  db: Connection,
  { id, building_id }: Pick<Row<'calls_for_funds'>, 'id' | 'building_id'>,
  receivableId: string | null = null,
): Promise<CalledOwner[]> {
  const [called, balances] = await Promise.all([
    db.query<Omit<CalledOwner, 'carried_cents'>>(sql`select owed.owner_id, owed.amount_cents,
        owed.open_cents, owed.structured_communication, owner.name, owner.address,
        owner.language, owner.email
      from ${receivables(db)} as owed
      join ${owners(db)} as owner on owner.id = owed.owner_id
      where owed.source_id = ${id} and owed.source_type = 'CallForFunds'
        and (${receivableId}::uuid is null or owed.id = ${receivableId})
      order by owed.id`),
    sumOpenItems(db, building_id),
  ]);
  return called.map((owner) => ({
    ...owner,
    carried_cents: (balances.get(owner.owner_id) ?? 0) - owner.open_cents,
  }));
}

/**
 * Sums the open receivables of a building less the free credits, by owner. Read once for all owners:
 * the database does not know yet how many were just charged, and would read all for each of them.
 */
async function sumOpenItems(
  db: Connection,
  buildingId: string,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db.query<{ owner_id: string; cents: Cents }>(sql`select owner_id,
      sum(cents)::bigint as cents
    from (select owner_id, open_cents as cents from ${receivables(db)} as owed
        where building_id = ${buildingId} and open_cents > 0
      union all
      select owner_id, -free_cents from ${credits(db)} as credit
        where building_id = ${buildingId} and free_cents > 0) as item
    group by owner_id`);
  return new Map(rows.map(({ owner_id, cents }) => [owner_id, cents]));
}

/** Amount that an owner pays of a call for one unit, with its weight. */
export interface CalledUnit extends Pick<
  Row<'call_lines'>,
  'unit_id' | 'owner_id' | 'amount_cents' | 'weight' | 'total_weight' | 'part_number'
> {
  readonly unit_number: string;
  readonly share: Fraction;
}

/** Finds the lines of a call by owner, in order. */
export async function findCalledUnits(
  db: Connection,
  callId: string,
): Promise<Map<string, CalledUnit[]>> {
  const rows = await db.query<Omit<CalledUnit, 'share'> & StoredShare>(sql`
    select line.unit_id, line.owner_id, unit.unit_number, line.amount_cents, line.weight, line.total_weight,
      line.part_number, line.share_numerator, line.share_denominator
    from app.call_lines as line
    join ${units(db)} as unit on unit.id = line.unit_id
    where line.organization_id = ${db.organizationId} and line.call_id = ${callId}
    order by line.line_number`);
  return Map.groupBy(rows.map(readSplitLine), ({ owner_id }) => owner_id);
}
