import type { VotingLot } from '#domain/assemblies/electorate.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { holdings } from '#relations/unit-owners.ts';

type Holder = VotingLot['holders'][number];

/** Finds the holders of each unit on a day, and the voting representatives they named. */
export async function findHoldersOfUnits(
  db: Connection,
  unitIds: readonly string[],
  date: LocalDate,
): Promise<Map<string, Holder[]>> {
  const rows = await db.query<Holder & { readonly unit_id: string }>(sql`
    select held.unit_id, held.owner_id, held.is_voting_mandatary
    from ${holdings(db)} as held
    where held.unit_id = any(${unitIds}::uuid[]) and held.during @> ${date}::date`);
  return Map.groupBy(rows, ({ unit_id }) => unit_id);
}
