import type { Connection } from '#platform/db/connection.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

export type ProofRun = Row<'auth.proof_runs'>;

/** Stores the result of one run of all checks. */
export async function insertProofRun(db: Connection, run: ProofRun): Promise<void> {
  await insertRow(db, 'auth.proof_runs', run);
}

/** Finds the result of the last run; undefined: there was none. */
export function findLastProofRun(db: Connection): Promise<ProofRun | undefined> {
  return db.first<ProofRun>(
    sql`select * from auth.proof_runs order by ended_at desc, id desc limit 1`,
  );
}
