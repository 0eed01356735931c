import type { UnitPart } from '#domain/charges/split-amount.ts';
import type { Instalment } from '#domain/funds/instalments.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { units } from '#relations/units.ts';

/** Stores the share of each unit in every instalment of a series, by part. */
export async function insertInstalmentUnits(
  db: Connection,
  instalments: readonly (Instalment & {
    readonly call_id: string;
    readonly part_number: number;
  })[],
): Promise<void> {
  const rows = instalments.flatMap(({ call_id, part_number, units: parts }) =>
    parts.map(({ unit_id, amount_cents, weight, total_weight }) => ({
      call_id,
      part_number,
      unit_id,
      amount_cents,
      weight,
      total_weight,
    })),
  );
  await insertRows(db, 'instalment_units', rows);
}

/** Finds the units' shares in a part of an instalment, with the current name of its key. */
export async function findInstalment(
  db: Connection,
  {
    id,
    part_number,
    key_id,
  }: {
    readonly id: string;
    readonly part_number: number;
    readonly key_id: string;
  },
): Promise<{ key: string; parts: UnitPart[] }> {
  const [{ name }, parts] = await Promise.all([
    db.one<{ name: string }>(sql`select name from ${distributionKeys(db)} as key
      where id = ${key_id}`),
    db.query<UnitPart>(sql`select part.unit_id, unit.unit_number, part.amount_cents, part.weight, part.total_weight
      from app.instalment_units as part
      join ${units(db)} as unit on unit.id = part.unit_id
      where part.organization_id = ${db.organizationId} and part.call_id = ${id}
        and part.part_number = ${part_number}`),
  ]);
  return { key: name, parts };
}

/** Sums what was fixed for some lots in instalments, by call and part: "call_id part_number". */
export async function sumInstalmentsOfUnits(
  db: Connection,
  call_ids: readonly string[],
  unit_ids: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db.query<
    Pick<Row<'instalment_units'>, 'call_id' | 'part_number' | 'amount_cents'>
  >(sql`select call_id, part_number, sum(amount_cents)::bigint as amount_cents
    from app.instalment_units
    where organization_id = ${db.organizationId} and call_id = any(${call_ids}::uuid[])
      and unit_id = any(${unit_ids}::uuid[])
    group by call_id, part_number`);
  return new Map(
    rows.map(({ call_id, part_number, amount_cents }) => [
      `${call_id} ${part_number}`,
      amount_cents,
    ]),
  );
}
