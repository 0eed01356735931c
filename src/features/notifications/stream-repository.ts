import type { Connection } from '#platform/db/connection.ts';
import { unnested } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { NotificationRow } from './repository.ts';

/** Somebody who is to be told what is new, and up to where they know. */
export interface Follower {
  readonly user_id: string;
  readonly position: number;
}

/**
 * Where somebody's stream begins: after the notification that they received last, else at the end of
 * what there is. One statement, so that nothing falls between two looks.
 * @param lastId null: none. One that was deleted since has no position any more: what follows is
 * found by the ids, which rise with time like the positions, to within a moment
 */
export async function findStart(
  db: Connection,
  userId: string,
  lastId: string | null,
): Promise<number> {
  const own = sql`organization_id = ${db.organizationId} and user_id = ${userId}`;
  const { position } = await db.one<{ position: number }>(sql`select coalesce(
      (select position from app.notifications where ${own} and id = ${lastId}),
      (select min(position) - 1 from app.notifications where ${own} and not is_hidden and id > ${lastId}),
      (select max(position) from app.notifications where ${own} and not is_hidden),
      0) as position`);
  return position;
}

/** The next notifications of each, in order, so many at most for one. */
export function findNext(
  db: Connection,
  followers: readonly Follower[],
  limit: number,
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(sql`select notification.*
    from (${unnested('notifications', ['user_id', 'position'], followers)}) as follower
    cross join lateral (select * from app.notifications as one
      where one.organization_id = ${db.organizationId} and one.user_id = follower.user_id
        and one.position > follower.position and not one.is_hidden
      order by one.position limit ${limit}) as notification
    order by notification.position`);
}
