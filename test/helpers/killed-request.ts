import type { Client } from 'pg';
import { expect, vi } from 'vitest';
import { LIMITS } from './limits.ts';
import type { ServiceProcess } from './service-process.ts';

/** A request to a process that is killed while it answers. */
export interface KilledRequest {
  readonly path: string;
  readonly method: string;
  readonly key?: string;
  readonly body: object;
  /** Access token of the caller. */
  readonly token: string;
}

async function expectWaiting(client: Client, table: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_locks where relation = $1::regclass and not granted',
    [table],
  );
  expect(rowCount).toBe(1);
}

/**
 * Sends a request to a process that is killed while its transaction waits for a table.
 * @param meanwhile what happens while it waits
 */
export async function killDuring(
  superuser: Client,
  victim: ServiceProcess,
  table: string,
  { path, method, key, body, token }: KilledRequest,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await superuser.query(`begin; lock table ${table} in access exclusive mode`);
  const request = fetch(`${victim.origin}/api/v1${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const lost = expect(request).rejects.toThrow();
  await vi.waitFor(() => expectWaiting(superuser, table), LIMITS.poll);
  await meanwhile();
  await victim.kill();
  await lost;
  await superuser.query('rollback');
}
