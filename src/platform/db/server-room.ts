import { Client } from 'pg';

/** How many connections the server gives the login that serves, and what it keeps back. */
const ROOM = `
select current_setting('max_connections')::int as total,
  current_setting('superuser_reserved_connections')::int
    + coalesce(current_setting('reserved_connections', true), '0')::int as reserved,
  least(nullif(database.datconnlimit, -1), nullif(login.rolconnlimit, -1)) as limited
from pg_database as database, pg_roles as login
where database.datname = current_database() and login.rolname = session_user`;

interface Room {
  readonly total: number;
  readonly reserved: number;
  /** What the database and the login are limited to, where they are. */
  readonly limited: number | null;
}

export interface NeededConnections {
  readonly processes: number;
  readonly perProcess: number;
}

/**
 * Refuses to start processes whose connections do not fit into the server: they would take them from
 * one another, at the worst moment.
 * @param url of the login that serves
 * @returns how many the processes may need, and how many there are for them
 */
export async function requireConnections(
  url: string,
  { processes, perProcess }: NeededConnections,
): Promise<{ readonly needed: number; readonly available: number }> {
  const { total, reserved, limited } = await roomAt(url);
  const available = Math.min(total - reserved, limited ?? Infinity);
  const needed = processes * perProcess;
  if (needed <= available) return { needed, available };
  const fitting = Math.floor(available / perProcess);
  const fewer = fitting > 0 ? `WORKERS to ${fitting} at most, or ` : '';
  const more =
    available < total - reserved
      ? `the connection limit of the login and of the database to at least ${needed}`
      : `max_connections of the server to at least ${needed + reserved}`;
  throw new Error(
    `${processes} × ${perProcess} = ${needed} connections to the database are needed, and there are ${available}: set ${fewer}${more}`,
  );
}

async function roomAt(connectionString: string): Promise<Room> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Room>(ROOM);
    const [room] = rows;
    if (room === undefined) throw new Error('the server does not tell how many connections it has');
    return room;
  } finally {
    await client.end().catch(() => undefined);
  }
}
