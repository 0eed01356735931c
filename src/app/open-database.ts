import { writeAudit } from '#features/operations/audit/index.ts';
import { Database } from '#platform/db/database.ts';

/** Connections of what runs once and ends. */
const FEW = 2;

/** Does work on the database that ends, such as a command: what it writes is audited like all else. */
export async function withServiceDatabase<T>(
  url: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = new Database({ url, maxConnections: FEW });
  database.beforeCommit(writeAudit);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
