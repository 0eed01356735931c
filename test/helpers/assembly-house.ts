import { aCaller, must, type Caller, type Json, type Tenant, type TestApp } from './test-app.ts';

/** Four lots of one owner each, 1,000 in all; a fifth of 100 is held by Eva and Finn together. */
const SHARES = { Anne: 300, Bart: 250, Chris: 200, Dirk: 150 } as const;
export type Name = keyof typeof SHARES | 'Eva' | 'Finn';

/** Makes a building whose owners meet, with the operations of a test. */
export async function anAssemblyHouse(test: TestApp, { syndic, organizationId }: Tenant) {
  const ids = {} as Record<Name, string>;
  const logins = {} as Record<Name, Caller>;
  const body = {
    name: 'Les Tilleuls',
    address: 'Rue du Parc 1',
    total_units: 5,
    total_quota: 1_000,
  };
  const building_id: string = must(await syndic.post('/buildings', body), 201).id;

  async function aUnit(unit_number: string, quota: number): Promise<string> {
    return must(await syndic.post('/units', { building_id, unit_number, quota }), 201).id;
  }

  async function anOwner(name: Name, unitId: string, ownership_share: string): Promise<void> {
    const person = { name, email: `${name}-${building_id}@example.org`.toLowerCase() };
    ids[name] = must(await syndic.post('/owners', person), 201).id;
    const holding = { owner_id: ids[name], ownership_share, start_date: '2020-01-01' };
    must(await syndic.post(`/units/${unitId}/owners`, holding), 201);
    logins[name] = await aCaller(test, { role: 'Owner', organizationId, ownerId: ids[name] });
  }

  const units = new Map<Name, string>();
  for (const [name, quota] of Object.entries(SHARES) as [Name, number][]) {
    const unit = await aUnit(name, quota);
    units.set(name, unit);
    await anOwner(name, unit, '1/1');
  }
  const joint = await aUnit('joint', 100);
  await anOwner('Eva', joint, '1/2');
  await anOwner('Finn', joint, '1/2');
  const weights = [{ unit_id: units.get('Anne'), weight: 1 }];
  const key = await syndic.post(`/buildings/${building_id}/distribution-keys`, {
    name: 'Lift',
    weights,
  });

  async function aMeeting(more: object = {}): Promise<string> {
    const scheduled_date = '2026-06-10T17:00:00.000Z';
    const usual = { meeting_type: 'GeneralAssembly', location: 'Salle communale' };
    const meeting = { building_id, scheduled_date, ...usual, ...more };
    return must(await syndic.post('/meetings', meeting), 201).id;
  }

  async function anItem(meetingId: string, more: object = {}): Promise<Json> {
    const item = { title: 'The accounts', kind: 'Decision', ...more };
    return must(await syndic.post(`/meetings/${meetingId}/agenda-items`, item), 201);
  }

  const comes = (meetingId: string, name: Name, mode = 'InPerson') =>
    syndic.post(`/meetings/${meetingId}/attendances`, { owner_id: ids[name], mode });
  const proxy = (meetingId: string, from: Name, to: object) =>
    syndic.post(`/meetings/${meetingId}/proxies`, { principal_owner_id: ids[from], ...to });

  /** Opens a meeting with these people. */
  async function opened(names: readonly Name[], items: readonly object[] = [{}]) {
    const id = await aMeeting();
    const agenda: Json[] = [];
    for (const item of items) agenda.push(await anItem(id, item));
    for (const name of names) must(await comes(id, name), 201);
    must(await syndic.put(`/meetings/${id}/open`), 200);
    return { id, item: `/meetings/${id}/agenda-items/${agenda[0]?.id}`, agenda };
  }

  const votes = (choices: Partial<Record<Name, string>>) => ({
    votes: Object.entries(choices).map(([name, choice]) => ({
      owner_id: ids[name as Name],
      choice,
    })),
  });

  const liftKey: string = must(key, 201).id;
  return { building_id, ids, logins, liftKey, aMeeting, anItem, comes, proxy, opened, votes };
}
