import { must, type Caller } from './test-app.ts';

/**
 * Adds a lot that nobody holds to a building, so that its general key splits costs.
 * @param left quotas left for other lots; with any, the quotas do not add up yet
 * @returns the building
 */
export async function withWholeLot(syndic: Caller, building_id: string, left = 0): Promise<string> {
  const { total_quota } = must(await syndic.get(`/buildings/${building_id}`), 200);
  const unit = { building_id, unit_number: 'Rest', quota: total_quota - left };
  must(await syndic.post('/units', unit), 201);
  return building_id;
}
