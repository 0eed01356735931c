import type { Connection } from '#platform/db/connection.ts';
import { Database } from '#platform/db/database.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { asService } from './test-database.ts';

/** Whose rows, and in which database. */
export interface PlannedFor {
  readonly url: string;
  readonly organizationId: string;
}

/**
 * The plans of the statements that a query of a repository sends, none of which is run: under row level
 * security, where an index is found by leakproof conditions only.
 */
export async function plansOf(
  { url, organizationId }: PlannedFor,
  query: (db: Connection) => Promise<unknown>,
): Promise<string> {
  const database = new Database({ url: asService(url), maxConnections: 1 });
  try {
    return await database.snapshot(organizationId, async (db) => {
      const plans: string[] = [];
      const explain = async (statement: Sql) => {
        const rows = await db.query<{ 'QUERY PLAN': string }>(
          sql`explain (costs off) ${statement}`,
        );
        plans.push(...rows.map((row) => row['QUERY PLAN']));
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
