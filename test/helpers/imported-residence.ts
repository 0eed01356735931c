import { expect } from 'vitest';
import { multipart } from './multipart.ts';
import { residenceRows, residenceZip } from './residence.ts';
import { must, type Caller, type Json, type Tenant } from './test-app.ts';

/** The residence of the CSV files, imported by a tenant; ids by the names in the files. */
export interface ImportedResidence {
  readonly buildingId: string;
  /** By unit number. */
  readonly unitIds: ReadonlyMap<string, string>;
  /** By the reference in owners.csv. */
  readonly ownerIds: ReadonlyMap<string, string>;
  /** By name, General included. */
  readonly keyIds: ReadonlyMap<string, string>;
}

/** Imports the residence over HTTP and seeds the chart of accounts. */
export async function importResidence({
  syndic,
  accountant,
}: Pick<Tenant, 'syndic' | 'accountant'>): Promise<ImportedResidence> {
  const { body, headers } = await multipart({}, { name: 'residence.zip', content: residenceZip() });
  const imported = must(await syndic.post('/imports/buildings', body, headers), 201);
  expect(imported.created).toEqual({
    units: 60,
    owners: 60,
    unit_owners: 82,
    distribution_keys: 2,
  });
  const buildingId: string = imported.building_id;
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const units = await allOf(syndic, `/buildings/${buildingId}/units`);
  const owners = await allOf(syndic, '/owners');
  const keys: Json[] = must(await syndic.get(`/buildings/${buildingId}/distribution-keys`), 200);
  const refs = new Map(residenceRows('owners.csv').map((row) => [row['email'], row['ref']]));
  return {
    buildingId,
    unitIds: new Map(units.map(({ unit_number, id }) => [unit_number, id])),
    ownerIds: new Map(owners.map(({ email, id }) => [String(refs.get(email)), id])),
    keyIds: new Map(keys.map(({ name, id }) => [name, id])),
  };
}

/** Reads every row of a paged list. */
export async function allOf(caller: Caller, path: string): Promise<Json[]> {
  const rows: Json[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=100`;
  while (next !== undefined) {
    const answer = await caller.get(next);
    rows.push(...must(answer, 200));
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  return rows;
}

/** Inverts a map of names in the files to ids. */
export function invertIds(ids: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...ids].map(([name, id]) => [id, name]));
}
