import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseIfMissing } from '#database/index.ts';
import { distribute } from '#platform/db/distribution/distribute.ts';
import { migrate } from '#platform/db/migrate.ts';
import {
  createClusterDatabase,
  findCitusPostgres,
  onServer,
  startCitusCluster,
} from '#test/helpers/citus-cluster.ts';
import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
import { API } from './cases.ts';
import type { Child } from './child.ts';
import { PASSWORD, pick } from './facts.ts';
import type { LoadOrder, LoadRequest } from './load.ts';
import { medianOf, rateOf, type Measurement } from './measurement.ts';
import { formatTable } from './report.ts';
import { startService } from './service.ts';
import { createTenant, signIn } from './tenant.ts';
import { UNIQUE } from './unique.ts';

const OFFICES = 20;
const CONNECTIONS = 20;
/** Workers of the measured clusters. */
const WORKERS = [1, 2, 4];
/** Expenses of each office, of which those by id and the list are read. */
const EXPENSES = 50;
const ADMIN = { email: 'superadmin@example.org', password: PASSWORD };

interface CitusBench {
  /** Names of cases; none: all. */
  readonly cases: readonly string[];
  readonly load: Child<LoadOrder>;
  readonly seconds: number;
  readonly turns: number;
  readonly onStop: (stop: () => Promise<void>) => void;
  readonly progress: (text: string) => void;
}

/** An office whose accountant sends load. */
interface Office {
  readonly email: string;
  readonly buildingId: string;
  readonly expenseIds: readonly string[];
}

/** A service on one server, or on a cluster. */
interface Placed {
  readonly name: string;
  readonly origin: string;
  readonly offices: readonly Office[];
}

interface CitusCase {
  readonly name: string;
  readonly build: (office: Office, turn: number) => Omit<LoadRequest, 'headers'>;
}

const CASES: readonly CitusCase[] = [
  {
    name: 'by id',
    build: ({ expenseIds }, turn) => ({
      method: 'GET',
      path: `${API}/expenses/${pick(expenseIds, turn)}`,
    }),
  },
  { name: 'list', build: () => ({ method: 'GET', path: `${API}/expenses?limit=20` }) },
  {
    name: 'posting',
    build: ({ buildingId }) => ({
      method: 'POST',
      path: `${API}/journal-entries`,
      body: JSON.stringify({
        building_id: buildingId,
        entry_date: '2025-06-30',
        description: `Cost ${UNIQUE}`,
        lines: [
          { account_code: '6120', debit: 100 },
          { account_code: '551', credit: 100 },
        ],
      }),
    }),
  },
];

/**
 * Measures reading and posting by twenty offices on one server and on clusters of one, two and four
 * workers, in turns. All servers have the same PostgreSQL, and write durably.
 * @returns the report
 */
export async function runCitus(bench: CitusBench): Promise<string> {
  const placed: Placed[] = [await place(bench, 'one server', openPlain)];
  for (const workers of WORKERS)
    placed.push(
      await place(bench, `${workers} worker${workers > 1 ? 's' : ''}`, (onStop) =>
        openCluster(workers, onStop),
      ),
    );
  const rows: string[][] = [];
  const wanted = CASES.filter(({ name }) => bench.cases.length === 0 || bench.cases.includes(name));
  for (const one of wanted) {
    bench.progress(`  ${one.name}`);
    const measured = placed.map((): Measurement[] => []);
    for (let turn = -1; turn < bench.turns; turn += 1)
      for (const [index, side] of placed.entries()) {
        const result = await measure(bench, side, one);
        if (turn >= 0) measured[index]?.push(result);
      }
    rows.push(...formatCase(one.name, placed, measured));
  }
  const head = ['case', 'database', 'req/s', 'p50 ms', 'p99 ms', 'of one server', 'failed'];
  return [
    formatTable(head, rows, (column) => column > 1),
    `${OFFICES} offices over ${CONNECTIONS} connections; medians of ${bench.turns} turns of ${bench.seconds} s. Load generator, services and
all servers share ${availableParallelism()} cores, so that more workers add no processor.`,
  ].join('\n\n');
}

function formatCase(
  name: string,
  placed: readonly Placed[],
  measured: readonly (readonly Measurement[])[],
): string[][] {
  const median = (index: number, read: (one: Measurement) => number) =>
    medianOf((measured[index] ?? []).map(read));
  return placed.map((side, index) => [
    name,
    side.name,
    median(index, rateOf).toFixed(0),
    median(index, ({ p50_ms }) => p50_ms).toFixed(1),
    median(index, ({ p99_ms }) => p99_ms).toFixed(1),
    (median(index, rateOf) / median(0, rateOf)).toFixed(2),
    String((measured[index] ?? []).reduce((sum, { failed }) => sum + failed, 0)),
  ]);
}

async function openPlain(onStop: CitusBench['onStop']): Promise<string> {
  const server = await startThrowAwayPostgres({
    binDirectory: await findCitusPostgres(),
    durable: true,
  });
  onStop(() => server.stop());
  const url = await createDatabaseIfMissing(server.url, 'bench');
  await migrate(url);
  return url;
}

async function openCluster(workers: number, onStop: CitusBench['onStop']): Promise<string> {
  const cluster = await startCitusCluster({ workers, durable: true });
  onStop(() => cluster.stop());
  const url = await createClusterDatabase(cluster, 'bench');
  await migrate(url);
  await onServer(url, (client) => distribute(client));
  return url;
}

async function place(
  { load, onStop, progress }: CitusBench,
  name: string,
  open: (onStop: CitusBench['onStop']) => Promise<string>,
): Promise<Placed> {
  progress(`Filling ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'millieme-bench-citus-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await open(onStop);
  const service = await startService({
    databaseUrl,
    folder,
    jwtSecret: randomBytes(32).toString('hex'),
    settings: { MILLIEME_ADMIN_EMAIL: ADMIN.email, MILLIEME_ADMIN_PASSWORD: ADMIN.password },
  });
  onStop(() => service.stop());
  const offices: Office[] = [];
  const token = await signIn(service.origin, ADMIN);
  for (let number = 0; number < OFFICES; number += 1)
    offices.push(await createOffice(service.origin, token, number, load));
  return { name, origin: service.origin, offices };
}

async function createOffice(
  origin: string,
  token: string,
  number: number,
  load: Child<LoadOrder>,
): Promise<Office> {
  const email = `accountant${number}@example.org`;
  const { id } = await createTenant(origin, token).must<{ id: string }>('POST', '/organizations', {
    name: `Office ${number}`,
    contact_email: email,
  });
  const admin = createTenant(origin, token, id);
  const user = { email, password: PASSWORD, name: 'Anne', roles: [{ role_type: 'Accountant' }] };
  await admin.must('POST', '/users', user);
  await admin.must('POST', '/accounts/seed/belgian-pcmn');
  const building = await admin.must<{ id: string }>('POST', '/buildings', {
    name: 'Parc',
    address: 'Rue du Parc 1',
    total_units: 1,
    total_quota: 1,
  });
  // Costs are shared by the lots.
  const lot = { building_id: building.id, unit_number: 'A1', type: 'Apartment', quota: 1 };
  await admin.must('POST', '/units', lot);
  const days = { start_date: '2025-01-01', end_date: '2025-12-31' };
  await admin.must('POST', `/buildings/${building.id}/fiscal-years`, days);
  const headers = { authorization: `Bearer ${token}`, 'x-organization-id': id };
  await load.ask<Measurement>({
    order: 'load',
    origin,
    connections: 4,
    seconds: 0,
    once: true,
    requests: Array.from({ length: EXPENSES }, (_, turn) => ({
      method: 'POST' as const,
      path: `${API}/expenses`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        building_id: building.id,
        description: `Facture ${turn}`,
        amount: 100,
        expense_date: '2025-05-15',
        category: 'Maintenance',
        supplier: 'Fournisseur',
      }),
    })),
  });
  const expenses = await admin.must<readonly { id: string }[]>('GET', '/expenses?limit=50');
  return { email, buildingId: building.id, expenseIds: expenses.map((one) => one.id) };
}

/** Sends the requests of a case for some seconds, one connection for each office. */
async function measure(
  { load, seconds }: CitusBench,
  { origin, offices }: Placed,
  { name, build }: CitusCase,
): Promise<Measurement> {
  const tokens = await Promise.all(
    offices.map(({ email }) => signIn(origin, { email, password: PASSWORD })),
  );
  const requests = Array.from({ length: CONNECTIONS * EXPENSES }, (_, turn) => ({
    ...build(pick(offices, turn), Math.floor(turn / OFFICES)),
    headers: {
      authorization: `Bearer ${pick(tokens, turn)}`,
      'content-type': 'application/json',
    },
  }));
  const result = await load.ask<Measurement>({
    order: 'load',
    origin,
    connections: CONNECTIONS,
    seconds,
    once: false,
    requests,
  });
  if (result.good === 0) throw new Error(`${name}: every request was refused`);
  return result;
}
