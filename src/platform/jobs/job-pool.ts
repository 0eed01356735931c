import { Pool, type PoolConfig } from 'pg';

/** Connections for graphile-worker, which warns on the console of a pool that nobody listens to. */
export function openJobPool(config: PoolConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 15_000, keepAlive: true, ...config });
  // A connection that is lost fails the statement under way, and is replaced.
  const ignore = () => undefined;
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}
