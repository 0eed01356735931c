import { Pool } from 'pg';

/** Connections for graphile-worker, which warns on the console of a pool that nobody listens to. */
export function openJobPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  });
  // A connection that is lost fails the statement under way, and is replaced.
  const ignore = () => undefined;
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}
