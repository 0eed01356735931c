import { API, buildHeaders } from './cases.ts';
import { measured, type Measurement } from './measurement.ts';
import type { YearsBench } from './reading-load.ts';
import type { Result } from './run-cases.ts';

/** Maximum p99 of /health during an attack, as a multiple of its p99 at rest in the same run. */
const TARGET_OF_REST = 5;
const REQUESTS_AT_REST = 500;
const UNKNOWN_KEYS = 90_000;
const COMMENTS = 2_000;

/** Requests that one caller repeats over several connections to make the service stall. */
interface Attack {
  readonly name: string;
  readonly connections: number;
  send(bench: YearsBench): Promise<Response>;
}

const unknownKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: UNKNOWN_KEYS }, (_, number) => [`k${number}`, 1])),
);
const comments = '<!-- -->'.repeat(COMMENTS);

const ATTACKS: readonly Attack[] = [
  {
    name: `sign-in with ${UNKNOWN_KEYS} unknown keys`,
    connections: 3,
    send: ({ origin }) =>
      fetch(`${origin}${API}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: unknownKeys,
      }),
  },
  {
    name: `upload of ${comments.length} bytes of comments`,
    connections: 8,
    send({ origin, facts }) {
      const form = new FormData();
      form.set('title', 'Comments');
      form.set('document_type', 'Other');
      form.set('file', new Blob([comments]), 'comments.txt');
      const headers = buildHeaders(facts, 0);
      return fetch(`${origin}${API}/documents`, { method: 'POST', headers, body: form });
    },
  },
  {
    name: 'reports of one user as PDF',
    connections: 60,
    send: ({ origin, facts }) =>
      fetch(`${origin}${API}/reports/balance-sheet?year=2025&format=pdf`, {
        headers: buildHeaders(facts, 0),
      }),
  },
];

/** Requests /health at rest, and then during each attack. */
export async function runAttacks(bench: YearsBench): Promise<Result[]> {
  const rest = await measureHealth(bench, (count) => count < REQUESTS_AT_REST);
  const results: Result[] = [
    { name: '/health at rest (1 connection)', shown: rest, hasRate: false },
  ];
  for (const attack of ATTACKS) {
    const shown = await measureDuring(bench, attack);
    const factor = shown.p99_ms / rest.p99_ms;
    results.push({
      name: `/health during ${attack.name}`,
      shown,
      hasRate: false,
      target: `p99 ≤ ${TARGET_OF_REST} × at rest (${factor.toFixed(1)} ×)`,
      isMet: shown.failed === 0 && factor <= TARGET_OF_REST,
    });
  }
  return results;
}

async function measureDuring(bench: YearsBench, attack: Attack): Promise<Measurement> {
  const ends = performance.now() + (bench.seconds * 1_000) / ATTACKS.length;
  const isUnderWay = () => performance.now() < ends;
  const attackers = Array.from({ length: attack.connections }, async () => {
    while (isUnderWay()) {
      // The service may close the connection of a body that it refuses.
      const answer = await attack.send(bench).catch(() => undefined);
      await answer?.arrayBuffer();
    }
  });
  const shown = await measureHealth(bench, isUnderWay);
  await Promise.all(attackers);
  return shown;
}

/** Requests /health one at a time, for as long as the condition holds. */
async function measureHealth(
  { origin }: YearsBench,
  goesOn: (count: number) => boolean,
): Promise<Measurement> {
  const times: number[] = [];
  let failed = 0;
  for (let count = 0; goesOn(count); count += 1) {
    const start = performance.now();
    const answer = await fetch(`${origin}/health`);
    await answer.arrayBuffer();
    if (answer.ok) times.push(performance.now() - start);
    else failed += 1;
  }
  return measured(times, failed, 0);
}
