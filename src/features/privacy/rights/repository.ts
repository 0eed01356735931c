import type { RestrictionGround } from '#domain/privacy/restriction.ts';
import type { ErasurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Lists current and past restrictions on the data of an owner, latest first. */
export function listRestrictions(
  db: Connection,
  ownerId: string,
): Promise<Row<'data_restrictions'>[]> {
  return db.query(sql`select * from app.data_restrictions
    where organization_id = ${db.organizationId} and owner_id = ${ownerId}
    order by placed_at desc, id desc`);
}

/** Lists corrections of the data of an owner, latest first. */
export function listRectifications(
  db: Connection,
  ownerId: string,
): Promise<Row<'data_rectifications'>[]> {
  return db.query(sql`select * from app.data_rectifications
    where organization_id = ${db.organizationId} and owner_id = ${ownerId}
    order by rectified_at desc, id desc`);
}

/** Lifts the restriction on this ground. @returns whether there was one */
export async function liftRestriction(
  db: Connection,
  { owner_id, ground }: { readonly owner_id: string; readonly ground: RestrictionGround },
  lift: { readonly reason: string; readonly by: string; readonly at: string },
): Promise<boolean> {
  const lifted = await db.execute(sql`update app.data_restrictions
    set lift_reason = ${lift.reason}, lifted_by = ${lift.by}, lifted_at = ${lift.at}
    where organization_id = ${db.organizationId} and owner_id = ${owner_id} and ground = ${ground}
      and lifted_at is null`);
  return lifted > 0;
}

/** Whether any restriction applies to the data of an owner. */
export async function isRestricted(db: Connection, ownerId: string): Promise<boolean> {
  const row = await db.first(sql`select from app.data_restrictions
    where organization_id = ${db.organizationId} and owner_id = ${ownerId} and lifted_at is null limit 1`);
  return row !== undefined;
}

/** Erases former and corrected values, and reasons for objections: they concern the person only. */
export const eraseRights: ErasurePart = async ({ db }, { owner_id }) => {
  const ofOwner = sql`organization_id = ${db.organizationId} and owner_id = ${owner_id}`;
  const restrictions = await db.execute(sql`delete from app.data_restrictions where ${ofOwner}`);
  const corrected = await db.execute(sql`delete from app.data_rectifications where ${ofOwner}`);
  return { erased: { Requests: restrictions + corrected } };
};
