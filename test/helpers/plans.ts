import type { Client } from 'pg';
import { vi } from 'vitest';
import type { Connection } from '#platform/db/connection.ts';
import { Database } from '#platform/db/database.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { LIMITS } from './limits.ts';
import { toServiceUrl } from './test-database.ts';

/** The database, and the organization whose rows are queried. */
export interface PlannedFor {
  readonly url: string;
  readonly organizationId: string;
}

/**
 * Counts the rows of tables for the planner and marks their pages as visible to all, which an index-only
 * scan needs. Repeated while an older snapshot, such as that of an automatic analyze, prevents it.
 */
export async function vacuumTables(
  client: Pick<Client, 'query'>,
  tables: readonly string[],
): Promise<void> {
  const isDone = async () => {
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
    const { rowCount } = await client.query(
      'select from pg_class where oid = any($1::regclass[]) and relallvisible < relpages',
      [tables],
    );
    return rowCount === 0;
  };
  await vi.waitUntil(isDone, LIMITS.poll);
}

/** Name of the part of a table, and then of the table; or of an index of the part: a distributed database has these. */
const PART = /\b(\w+)_\d{6,}\b(?: \1\b)?/g;

/**
 * Returns the plans of the statements that a repository query sends, without running them: under row level
 * security, which uses an index for leakproof conditions only.
 */
export async function explainQuery(
  { url, organizationId }: PlannedFor,
  query: (db: Connection) => Promise<unknown>,
): Promise<string> {
  const database = new Database({ url: toServiceUrl(url), maxConnections: 1 });
  try {
    return await database.snapshot(organizationId, async (db) => {
      const plans: string[] = [];
      const explain = async (statement: Sql) => {
        const rows = await db.query<{ 'QUERY PLAN': string }>(
          sql`explain (costs off) ${statement}`,
        );
        plans.push(...rows.map((row) => row['QUERY PLAN'].replaceAll(PART, '$1')));
        return [];
      };
      const explaining = {
        organizationId,
        query: explain,
        execute: explain,
        one: async (statement: Sql) => (await explain(statement), { count: 0 }),
      };
      await query(explaining as unknown as Connection);
      return plans.join('\n');
    });
  } finally {
    await database.close();
  }
}
