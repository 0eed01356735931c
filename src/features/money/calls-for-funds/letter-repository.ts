import type { Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Addressee } from '#features/documents/letters/index.ts';
import { readSplitLine, type StoredShare } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** What an owner owes by a call, and what is open between them and the building besides. */
export interface CalledOwner extends Addressee {
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
  /** Twelve digits. */
  readonly structured_communication: string;
  /** Other open receivables less free credits: above 0 the owner owes. */
  readonly carried_cents: Cents;
}

/** The owners whom a call charged, in the order in which it did; one of them when named. */
export function findCalledOwners(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<CalledOwner[]> {
  return db.query<CalledOwner>(sql`select owed.owner_id, owed.amount_cents, owed.open_cents,
      owed.structured_communication, owner.name, owner.address, owner.language,
      coalesce((select sum(other.open_cents) from app.receivables as other
        where other.organization_id = owed.organization_id and other.building_id = owed.building_id
          and other.owner_id = owed.owner_id and other.open_cents > 0 and other.id <> owed.id), 0)::bigint
      - coalesce((select sum(credit.free_cents) from app.credits as credit
        where credit.organization_id = owed.organization_id and credit.building_id = owed.building_id
          and credit.owner_id = owed.owner_id and credit.free_cents > 0), 0)::bigint as carried_cents
    from app.receivables as owed
    join app.owners as owner
      on owner.organization_id = owed.organization_id and owner.id = owed.owner_id
    where owed.organization_id = ${db.organizationId} and owed.source_id = ${callId}
      and owed.cancelled_at is null and (${ownerId}::uuid is null or owed.owner_id = ${ownerId})
    order by owed.id`);
}

/** What an owner pays of a call for one unit, and why. */
export interface CalledUnit {
  readonly owner_id: string;
  readonly unit_number: string;
  readonly amount_cents: Cents;
  readonly weight: number;
  readonly total_weight: number;
  readonly share: Fraction;
}

/** The lines of a call by owner, in their order; those of one owner when named. */
export async function findCalledUnits(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<Map<string, CalledUnit[]>> {
  const rows = await db.query<Omit<CalledUnit, 'share'> & StoredShare>(sql`
    select line.owner_id, unit.unit_number, line.amount_cents, line.weight, line.total_weight,
      line.share_numerator, line.share_denominator
    from app.call_lines as line
    join app.units as unit
      on unit.organization_id = line.organization_id and unit.id = line.unit_id
    where line.organization_id = ${db.organizationId} and line.call_id = ${callId}
      and (${ownerId}::uuid is null or line.owner_id = ${ownerId})
    order by line.line_number`);
  return Map.groupBy(rows.map(readSplitLine), ({ owner_id }) => owner_id);
}

/** Whether a key is that of the quotas, whose name says nothing to an owner. */
export async function isGeneralKey(db: Connection, keyId: string): Promise<boolean> {
  const { is_general } = await db.one<{ is_general: boolean }>(sql`select is_general
    from app.distribution_keys where organization_id = ${db.organizationId} and id = ${keyId}`);
  return is_general;
}
