import { Client } from 'pg';

/** Connections that the server allows the service login, and those it reserves. */
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
  /** Connection limit of the database and the login, if they have one. */
  readonly limited: number | null;
}

export interface NeededConnections {
  readonly processes: number;
  readonly perProcess: number;
}

/**
 * Refuses to start processes whose connections exceed what the server allows: they would otherwise
 * take them from one another under load.
 * @param url of the service login
 * @returns the number the processes may need, and the number available
 */
export async function requireConnections(
  url: string,
  { processes, perProcess }: NeededConnections,
): Promise<{ readonly needed: number; readonly available: number }> {
  const { total, reserved, limited } = await readServerRoom(url);
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

async function readServerRoom(connectionString: string): Promise<Room> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Room>(ROOM);
    const [room] = rows;
    if (room === undefined) throw new Error('the server does not report its number of connections');
    return room;
  } finally {
    await client.end().catch(() => undefined);
  }
}
