import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findBuildingName } from './audience-repository.ts';
import type { Values } from './definition.ts';

/** Finds the name of a building as `building`; empty if it does not exist. */
export async function findBuildingPlaceholder(
  { db }: TenantContext,
  buildingId: string | null,
): Promise<Values> {
  if (buildingId === null) return {};
  const building = await findBuildingName(db, buildingId);
  return building === undefined ? {} : { building };
}

/** Formats an instant as date and time in Belgium. */
export function formatInstant(instant: string): { date: string; time: string } {
  const ms = parseInstantMs(instant);
  return { date: todayInBrussels(ms), time: timeInBrussels(ms) };
}
