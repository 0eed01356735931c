import { API } from '../cases.ts';
import type { Child } from '../child.ts';
import { PASSWORD, pick } from '../facts.ts';
import type { LoadOrder } from '../load.ts';
import type { Measurement } from '../measurement.ts';
import { nextCursor } from '../run-cases.ts';
import { createTenant, signIn } from '../tenant.ts';
import type { Filled } from './operations.ts';

/** How many records a database is filled with. */
export interface FillSize {
  readonly name: string;
  readonly buildings: number;
  readonly units: number;
  readonly owners: number;
  readonly expenses: number;
  readonly suppliers: number;
}

export const ADMIN = { email: 'superadmin@example.org', password: PASSWORD };

const USERS = Array.from({ length: 5 }, (_, number) => ({
  email: `syndic${number}@example.org`,
  password: PASSWORD,
}));

export const SIZES: readonly FillSize[] = [
  { name: 'small', buildings: 3, units: 102, owners: 100, expenses: 300, suppliers: 10 },
  {
    name: 'large',
    buildings: 1_000,
    units: 50_000,
    owners: 10_000,
    expenses: 200_000,
    suppliers: 300,
  },
];

/** Scales the rows of a size, for a trial. */
export function scaleSize({ name, ...rows }: FillSize, scale: number): FillSize {
  const scaled = Object.entries(rows).map(([row, count]) => [row, Math.ceil(count * scale)]);
  return { name, ...(Object.fromEntries(scaled) as typeof rows) };
}

/** Names the rows of a size. */
export function describeSize(size: FillSize): string {
  return Object.entries(size)
    .filter(([row]) => row !== 'name')
    .map(([row, count]) => `${count.toLocaleString('en')} ${row}`)
    .join(', ');
}

/** Access tokens last fifteen minutes: longer than a batch takes. */
const BATCH = 20_000;
const CONNECTIONS = 16;
const PAGE_LIMIT = 100;
/** Pages of ids that are read of each kind. */
const PAGES = 20;
const CATEGORIES = ['Maintenance', 'Utilities', 'Insurance', 'Repairs', 'Other'] as const;

/** Signs in the users who send the load. */
export function signInUsers(origin: string): Promise<string[]> {
  return Promise.all(USERS.map((user) => signIn(origin, user)));
}

/** Fills an empty database over HTTP, by routes that every commit has. */
export async function fill(
  origin: string,
  load: Child<LoadOrder>,
  size: FillSize,
): Promise<Filled> {
  await createOffice(origin);
  const create = (path: string, count: number, bodyOf: (turn: number) => object) =>
    createMany({ origin, load, path, count, bodyOf });
  const unitsPerBuilding = Math.ceil(size.units / size.buildings);
  await create('/buildings', size.buildings, (turn) => ({
    name: `Résidence ${turn}`,
    address: `Rue du Parc ${turn}`,
    postal_code: '1000',
    city: 'Bruxelles',
    total_units: unitsPerBuilding,
    total_quota: unitsPerBuilding * 10,
  }));
  const buildingIds = await readIds(origin, '/buildings');
  await create('/units', size.units, (turn) => ({
    building_id: pick(buildingIds, turn),
    unit_number: `A${turn}`,
    type: 'Apartment',
    floor: turn % 8,
    quota: 10,
  }));
  await create('/owners', size.owners, (turn) => ({
    name: `Peeters ${turn}`,
    email: `owner${turn}@example.org`,
  }));
  await create('/expenses', size.expenses, (turn) => ({
    building_id: pick(buildingIds, turn),
    description: `Facture ${turn}`,
    amount: 100 + (turn % 900),
    expense_date: `2025-${String(1 + (turn % 12)).padStart(2, '0')}-15`,
    category: pick(CATEGORIES, turn),
    supplier: `Fournisseur ${turn % size.suppliers}`,
    invoice_number: `F-${turn}`,
  }));
  return {
    building_ids: buildingIds,
    unit_ids: await readIds(origin, '/units'),
    owner_ids: await readIds(origin, '/owners'),
    expense_ids: await readIds(origin, '/expenses'),
  };
}

async function createOffice(origin: string): Promise<void> {
  const token = await signIn(origin, ADMIN);
  const organization = await createTenant(origin, token).must<{ id: string }>(
    'POST',
    '/organizations',
    { name: 'Gestion Clairval', contact_email: 'office@example.org' },
  );
  const office = createTenant(origin, token, organization.id);
  const roles = [{ role_type: 'Syndic' }];
  for (const user of USERS) await office.must('POST', '/users', { ...user, name: 'Anne', roles });
  await office.must('POST', '/accounts/seed/belgian-pcmn');
}

async function createMany(order: {
  readonly origin: string;
  readonly load: Child<LoadOrder>;
  readonly path: string;
  readonly count: number;
  readonly bodyOf: (turn: number) => object;
}): Promise<void> {
  const { origin, load, path, count, bodyOf } = order;
  for (let first = 0; first < count; first += BATCH) {
    const tokens = await signInUsers(origin);
    const length = Math.min(BATCH, count - first);
    const requests = Array.from({ length }, (_, place) => ({
      method: 'POST' as const,
      path: `${API}${path}`,
      headers: {
        authorization: `Bearer ${pick(tokens, place)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(bodyOf(first + place)),
    }));
    const connections = Math.min(CONNECTIONS, length);
    const { failed } = await load.ask<Measurement>({
      order: 'load',
      origin,
      connections,
      seconds: 0,
      once: true,
      requests,
    });
    if (failed > 0) throw new Error(`${failed} of ${length} × POST ${path} failed at ${origin}`);
  }
}

async function readIds(origin: string, path: string): Promise<string[]> {
  const [token] = await signInUsers(origin);
  const ids: string[] = [];
  let cursor: string | undefined = '';
  for (let page = 0; page < PAGES && cursor !== undefined; page += 1) {
    const answer: Response = await fetch(`${origin}${API}${path}?limit=${PAGE_LIMIT}${cursor}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = (await answer.json()) as readonly { readonly id: string }[];
    ids.push(...rows.map(({ id }) => id));
    cursor = nextCursor(answer);
  }
  return ids;
}
