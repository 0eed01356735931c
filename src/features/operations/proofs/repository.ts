import type { Connection } from '#platform/db/connection.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

export type ProofRun = Row<'auth.proof_runs'>;

/** Keeps what came of proving everything once. */
export async function insertProofRun(db: Connection, run: ProofRun): Promise<void> {
  await insertRow(db, 'auth.proof_runs', run);
}

/** What came of it the last time; undefined: it was never done. */
export function findLastProofRun(db: Connection): Promise<ProofRun | undefined> {
  return db.first<ProofRun>(
    sql`select * from auth.proof_runs order by ended_at desc, id desc limit 1`,
  );
}
