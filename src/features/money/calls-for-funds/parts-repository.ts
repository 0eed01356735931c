import { numberCallParts, type CallPart, type NumberedPart } from '#domain/funds/call-parts.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import type { CallRow } from './repository.ts';

/** Selects the parts of the call `call` in order, as a JSON list. */
export function selectPartsAsJson(db: Connection): Sql {
  return sql`(select coalesce(json_agg(json_build_object('part_number', part.part_number,
      'fund', part.fund, 'amount_cents', part.amount_cents,
      'distribution_key_id', part.distribution_key_id, 'decision_id', part.decision_id,
      'split_key_name', part.split_key_name) order by part.part_number), '[]')
    from app.call_parts as part
    where part.organization_id = ${db.organizationId} and part.call_id = call.id)`;
}

/** Finds the parts of a call in order; a call without parts is one part. */
export async function findParts(db: Connection, call: CallRow): Promise<NumberedPart[]> {
  return (await findPartsOfCalls(db, [call])).get(call.id) ?? [];
}

/** Finds the parts of calls in order, by call; a call without parts is one part. */
export async function findPartsOfCalls(
  db: Connection,
  calls: readonly CallRow[],
): Promise<ReadonlyMap<string, NumberedPart[]>> {
  const ids = calls.map(({ id }) => id);
  const rows = await db.query<NumberedPart & { readonly call_id: string }>(sql`select call_id,
      part_number, fund, amount_cents, distribution_key_id, decision_id, split_key_name
    from app.call_parts
    where organization_id = ${db.organizationId} and call_id = any(${ids}::uuid[])
    order by call_id, part_number`);
  const stored = Map.groupBy(
    rows.map(({ call_id, ...part }) => ({ call_id, part })),
    ({ call_id }) => call_id,
  );
  return new Map(
    calls.map((call) => {
      const parts = (stored.get(call.id) ?? []).map(({ part }) => part);
      return [call.id, numberCallParts(call, parts)];
    }),
  );
}

/** Inserts the parts of a call, numbered from 1. */
export async function insertParts(
  db: Connection,
  call_id: string,
  parts: readonly CallPart[],
): Promise<void> {
  const rows = parts.map((part, index) => ({ ...part, call_id, part_number: index + 1 }));
  await insertRows(db, 'call_parts', rows);
}

/** Replaces the parts of a draft. */
export async function replaceParts(
  db: Connection,
  callId: string,
  parts: readonly CallPart[],
): Promise<void> {
  await db.execute(sql`delete from app.call_parts
    where organization_id = ${db.organizationId} and call_id = ${callId}`);
  await insertParts(db, callId, parts);
}

/** Stores the current names of the parts' keys together with the lines. */
export async function nameSplitKeys(
  db: Connection,
  callId: string,
  parts: readonly { readonly part_number: number; readonly key: string }[],
): Promise<void> {
  const numbers = parts.map(({ part_number: number }) => number);
  const names = parts.map(({ key }) => key);
  await db.execute(sql`update app.call_parts as part set split_key_name = named.name
    from unnest(${numbers}::integer[], ${names}::text[]) as named (number, name)
    where part.organization_id = ${db.organizationId} and part.call_id = ${callId}
      and part.part_number = named.number`);
}

/** Finds which of these keys are those of the quotas, whose names mean nothing to an owner. */
export async function findGeneralKeys(
  db: Connection,
  keyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ readonly id: string }>(sql`select id
    from ${distributionKeys(db)} as key where id = any(${keyIds}::uuid[]) and is_general`);
  return new Set(rows.map(({ id }) => id));
}
