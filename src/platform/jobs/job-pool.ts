import { Pool, type PoolConfig } from 'pg';

/**
 * Opens connections for graphile-worker, which prints warnings about a pool without error handlers.
 */
export function openJobPool(config: PoolConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 15_000, keepAlive: true, ...config });
  // A lost connection fails the running statement, and is replaced.
  const ignore = () => undefined;
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}
