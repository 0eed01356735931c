import type { InterestRateKind, PublishedRates } from '#domain/payment-reminders/interest-rates.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

export type InterestRateRow = Row<'auth.interest_rates'>;

/** Lists rates by kind, newest first. */
export function listRates(db: Connection): Promise<InterestRateRow[]> {
  return db.query<InterestRateRow>(
    sql`select * from auth.interest_rates order by kind, valid_from desc`,
  );
}

/** Reads the rates that interest is computed with. */
export async function findPublishedRates(db: Connection): Promise<PublishedRates> {
  const rows = (await listRates(db)).reverse();
  const ofKind = (kind: InterestRateKind) => rows.filter((row) => row.kind === kind);
  return { Legal: ofKind('Legal'), Enterprise: ofKind('Enterprise') };
}

/** Locks the rate of exactly this day. */
export function lockRate(
  db: Connection,
  { kind, valid_from }: Pick<InterestRateRow, 'kind' | 'valid_from'>,
): Promise<InterestRateRow | undefined> {
  return db.first<InterestRateRow>(sql`select * from auth.interest_rates
    where kind = ${kind} and valid_from = ${valid_from}::date for no key update`);
}

/** Inserts a rate. Refuses duplicate if another user entered it meanwhile. */
export function insertRate(
  db: Connection,
  rate: Omit<InterestRateRow, 'created_at' | 'updated_at'>,
  now: string,
): Promise<InterestRateRow> {
  return insertRow(db, 'auth.interest_rates', { ...rate, created_at: now, updated_at: now });
}

/** Corrects an interest rate that was already entered. */
export function correctRate(
  db: Connection,
  { kind, valid_from, ppm, entered_by }: Omit<InterestRateRow, 'created_at' | 'updated_at'>,
  now: string,
): Promise<InterestRateRow> {
  return db.one<InterestRateRow>(sql`update auth.interest_rates
    set ppm = ${ppm}, entered_by = ${entered_by}, updated_at = ${now}::timestamptz
    where kind = ${kind} and valid_from = ${valid_from}::date returning *`);
}
