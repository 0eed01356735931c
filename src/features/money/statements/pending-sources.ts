import type { Meter } from '#domain/costs/meter-consumption.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { StatementDecision } from '#domain/statements/statement-input.ts';

/** Meters of a building, with the keys that are split by consumption. */
export interface BuildingMeters {
  readonly key_ids: ReadonlySet<string>;
  readonly meters: readonly Meter[];
}

/** Finds the meters of a building; there are none. */
export function findMeters(): Promise<BuildingMeters> {
  return Promise.resolve({ key_ids: new Set<string>(), meters: [] });
}

/** Finds the decisions on works that lines or calls name; none has works. */
export function findWorksDecisions(): Promise<StatementDecision[]> {
  return Promise.resolve([]);
}

/** Finds the budget of a financial year by account; there is none. */
export function findBudget(): Promise<ReadonlyMap<string, Cents>> {
  return Promise.resolve(new Map<string, Cents>());
}
