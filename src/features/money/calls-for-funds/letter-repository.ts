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
export function findCalledOwners(
  db: Connection,
  callId: string,
  receivableId: string | null = null,
): Promise<CalledOwner[]> {
  return db.query<CalledOwner>(sql`select owed.owner_id, owed.amount_cents, owed.open_cents,
      owed.structured_communication, owner.name, owner.address, owner.language,
      owner.email,
      coalesce((select sum(other.open_cents) from ${receivables(db)} as other
        where other.building_id = owed.building_id and other.owner_id = owed.owner_id
          and other.open_cents > 0 and other.id <> owed.id), 0)::bigint
      - coalesce((select sum(credit.free_cents) from ${credits(db)} as credit
        where credit.building_id = owed.building_id and credit.owner_id = owed.owner_id
          and credit.free_cents > 0), 0)::bigint as carried_cents
    from ${receivables(db)} as owed
    join ${owners(db)} as owner on owner.id = owed.owner_id
    where owed.source_id = ${callId} and owed.source_type = 'CallForFunds'
      and (${receivableId}::uuid is null or owed.id = ${receivableId})
    order by owed.id`);
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
