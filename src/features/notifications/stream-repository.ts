import type { Connection } from '#platform/db/connection.ts';
import { unnestRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { NotificationRow } from './repository.ts';

/** A user with an open stream, and the position sent so far. */
export interface Follower {
  readonly user_id: string;
  readonly position: number;
}

/**
 * Finds where a user's stream starts: after the last notification that they received, else at the
 * end. A single statement, so that nothing is missed in between.
 * @param lastId null: none. A deleted notification has no position any more: what follows is then
 * found by id, which rises with time like the positions, give or take a moment
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

/** Finds the next notifications of each user, in order, up to a limit per user. */
export function findNext(
  db: Connection,
  followers: readonly Follower[],
  limit: number,
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(sql`select notification.*
    from (${unnestRows('notifications', ['user_id', 'position'], followers)}) as follower
    cross join lateral (select * from app.notifications as one
      where one.organization_id = ${db.organizationId} and one.user_id = follower.user_id
        and one.position > follower.position and not one.is_hidden
      order by one.position limit ${limit}) as notification
    order by notification.position`);
}
