import type { CostSettings } from '#domain/costs/cost-defaults.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/accounts.ts';

/** An account with its cost settings, read or as JSON. */
export interface CostSettingsRow extends Pick<Row<'accounts'>, 'code' | 'uncovered' | 'nature'> {
  readonly recoverable_percent: string | number | null;
}

/** Selects the accounts with cost settings of the office. */
export function selectCostSettings(db: Connection): Sql {
  return sql`select code, uncovered, nature, recoverable_percent from ${accounts(db)} as account
    where uncovered is not null or nature is not null or recoverable_percent is not null`;
}

/** Finds the cost settings that the office gave to accounts, by account code. */
export async function findCostSettings(db: Connection): Promise<Map<string, CostSettings>> {
  return readCostSettings(await db.query<CostSettingsRow>(selectCostSettings(db)));
}

/** Reads the settings of accounts, by account code. */
export function readCostSettings(rows: readonly CostSettingsRow[]): Map<string, CostSettings> {
  return new Map(
    rows.map(({ code, uncovered, nature, recoverable_percent: percent }) => [
      code,
      { uncovered, nature, recoverable_percent: toPercent(percent) },
    ]),
  );
}

/** Converts a percentage as stored, or as JSON has it. */
export function toPercent(stored: string | number | null): number | null {
  return stored === null ? null : Number(stored);
}
