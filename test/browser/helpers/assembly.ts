import { must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { openDemoOffice } from './office.ts';
import type { Web } from './web.ts';

/** An assembly of the demo building, as its syndic prepared it. */
export interface PreparedAssembly {
  readonly syndic: Caller;
  readonly id: string;
  readonly items: readonly Json[];
  /** Owners of a lot, by name. */
  readonly owners: readonly Json[];
  /**
   * Records an owner's arrival.
   * @returns whether they have a vote
   */
  readonly comes: (ownerId: string, mode?: string) => Promise<boolean>;
}

/** Schedules an assembly with these decisions, without a browser. */
export async function anAssembly(
  web: Web,
  title: string,
  items: readonly object[],
): Promise<PreparedAssembly> {
  const { buildingId, syndic } = await openDemoOffice(web);
  const meeting = {
    building_id: buildingId,
    meeting_type: 'GeneralAssembly',
    scheduled_date: new Date(Date.now() + 3_600_000).toISOString(),
    title,
  };
  const { id } = must(await syndic.post('/meetings', meeting), 201);
  const agenda: Json[] = [];
  for (const item of items) {
    const body = { kind: 'Decision', ...item };
    agenda.push(must(await syndic.post(`/meetings/${id}/agenda-items`, body), 201));
  }
  const path = `/owners?building_id=${buildingId}&sort=name&limit=100`;
  const owners: Json[] = must(await syndic.get(path), 200);
  return {
    syndic,
    id,
    items: agenda,
    owners,
    comes: async (owner_id, mode = 'InPerson') =>
      (await syndic.post(`/meetings/${id}/attendances`, { owner_id, mode })).status === 201,
  };
}

/**
 * Enters a decision of an assembly in the register.
 * @returns its id
 */
export async function aDecision(web: Web): Promise<string> {
  const { id, items, owners, comes, syndic } = await anAssembly(web, 'Assemblée tenue', [
    { title: 'Repeindre la cage d’escalier', decision_type: 'CommonWorks' },
  ]);
  for (const { id: owner } of owners) await comes(owner);
  must(await syndic.put(`/meetings/${id}/open`), 200);
  const item = `/meetings/${id}/agenda-items/${items[0]?.['id']}`;
  const ballot: Json[] = must(await syndic.get(`${item}/ballot`), 200);
  const votes = ballot
    .filter((one) => one['may_vote'] === true)
    .map(({ owner_id }) => ({ owner_id, choice: 'For' }));
  must(await syndic.post(`${item}/votes`, { votes }), 201);
  must(await syndic.put(`/meetings/${id}/close`), 200);
  const [decision] = must(await syndic.get(`/decisions?meeting_id=${id}`), 200);
  return decision.id;
}

/** Names a voting representative for each lot of several holders, so that all votes can be cast. */
export async function nameVotingRepresentatives(web: Web): Promise<void> {
  const { buildingId, syndic } = await openDemoOffice(web);
  const units: Json[] = must(await syndic.get(`/units?building_id=${buildingId}&limit=100`), 200);
  for (const { id } of units) {
    const holders: Json[] = must(await syndic.get(`/units/${id}/owners`), 200);
    const isSilent = holders.length > 1 && !holders.some((one) => one['is_voting_mandatary']);
    if (!isSilent) continue;
    must(
      await syndic.put(`/unit-owners/${holders[0]?.['id']}`, { is_voting_mandatary: true }),
      200,
    );
  }
}
