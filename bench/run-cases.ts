import type { BareOrder } from './bare.ts';
import {
  API,
  PAGES,
  TARGET_OF_FIRST_PAGE,
  buildHeaders,
  type DepthCase,
  type LatencyCase,
  type RateCase,
} from './cases.ts';
import type { Child } from './child.ts';
import type { Facts } from './facts.ts';
import type { LoadOrder, LoadRequest } from './load.ts';
import { combined, measureInTurns, rateOf, type Measurement } from './measurement.ts';
import type { PaceOrder } from './open-loop.ts';
import { FREE, type Placement } from './placement.ts';

const CONNECTIONS = 16;
const PAGE_LIMIT = 20;
const WALK_LIMIT = 100;

/** Parts of a run: the load generator, the service under load, and the references. */
export interface Bench {
  readonly facts: Facts;
  readonly origin: string;
  readonly load: Child<LoadOrder | PaceOrder>;
  readonly bare: Child<BareOrder>;
  readonly bareOrigin: string;
  /**
   * Cores used while a read is compared. A login and a create use more cores than the service's.
   */
  readonly placement: Placement;
  /** Seconds of load per side of a case, in total. */
  readonly seconds: number;
  /**
   * Number of turns of each side; alternating spreads other activity of the machine over all of
   * them.
   */
  readonly rounds: number;
  /**
   * Turns that do not count: until then the compiler still optimizes the service, the largest
   * program of the three.
   */
  readonly warmUpRounds: number;
}

export interface Result {
  readonly name: string;
  readonly shown: Measurement;
  /** Requests sent one at a time have a duration but no meaningful rate. */
  readonly hasRate: boolean;
  readonly loop?: Measurement;
  readonly server?: Measurement;
  readonly target?: string;
  readonly isMet?: boolean;
}

async function send(
  bench: Bench,
  origin: string,
  requests: readonly LoadRequest[],
  { connections = CONNECTIONS, seconds = 0, once = false },
): Promise<Measurement> {
  return bench.load.ask<Measurement>({
    order: 'load',
    origin,
    connections,
    seconds,
    once,
    requests,
  });
}

export async function runRate(bench: Bench, rate: RateCase): Promise<Result> {
  const requests = rate.requests(bench.facts);
  const { name } = rate;
  if (rate.once) {
    const shown = await send(bench, bench.origin, requests, { once: true });
    return { name, shown, hasRate: true };
  }
  const seconds = bench.seconds / bench.rounds;
  const bareRequest = { method: 'GET', path: `/${encodeURIComponent(name)}`, headers: {} } as const;
  const bareRequests = Array.from({ length: CONNECTIONS }, () => bareRequest);
  const sides = {
    loop: () => bench.bare.ask<Measurement>({ order: 'loop', name, loops: CONNECTIONS, seconds }),
    service: () => send(bench, bench.origin, requests, { seconds }),
    server: () => send(bench, bench.bareOrigin, bareRequests, { seconds }),
  };
  const placement = rate.target === undefined ? FREE : bench.placement;
  const { loop, service, server } = await placement.during(() => measureInTurns(sides, bench));
  return {
    name,
    shown: service,
    hasRate: true,
    loop,
    server,
    ...(rate.target === undefined
      ? {}
      : {
          target: `≥ ${Math.round(rate.target * 100)} % of the loop`,
          isMet: rateOf(service) >= rate.target * rateOf(loop),
        }),
  };
}

export async function runLatency(bench: Bench, single: LatencyCase): Promise<Result> {
  const request: LoadRequest = {
    method: 'GET',
    path: `${API}${single.path(bench.facts)}`,
    headers: buildHeaders(bench.facts, 0),
  };
  const repeated = (times: number) => Array.from({ length: times }, () => request);
  await send(bench, bench.origin, repeated(1), { connections: 1, once: true });
  const shown = await send(bench, bench.origin, repeated(single.times), {
    connections: 1,
    once: true,
  });
  return {
    name: `${single.name} (1 connection)`,
    shown,
    hasRate: false,
    ...(single.target === undefined
      ? {}
      : { target: `p50 < ${single.target} ms`, isMet: shown.p50_ms < single.target }),
  };
}

/** Parameter of the next page of a list, such as `&cursor=…`; undefined on the last page. */
export function nextCursor(answer: Response): string | undefined {
  const next = /[?&](cursor=[^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1];
  return next === undefined ? undefined : `&${next}`;
}

/** Walks the cursors to the address of a page of 20 rows; undefined beyond the end. */
async function addressOf(bench: Bench, path: string, page: number): Promise<string | undefined> {
  const start = `${API}${path}`;
  let cursor = '';
  for (let skipped = (page - 1) * PAGE_LIMIT; skipped > 0; skipped -= WALK_LIMIT) {
    const answer = await fetch(
      `${bench.origin}${start}?limit=${Math.min(skipped, WALK_LIMIT)}${cursor}`,
      { headers: buildHeaders(bench.facts, 0) },
    );
    await answer.arrayBuffer();
    const next = nextCursor(answer);
    if (next === undefined) return undefined;
    cursor = next;
  }
  return `${start}?limit=${PAGE_LIMIT}${cursor}`;
}

export async function runDepth(bench: Bench, { name, path }: DepthCase): Promise<Result[]> {
  const pages: { page: number; requests: LoadRequest[]; parts: Measurement[] }[] = [];
  for (const page of PAGES) {
    const address = await addressOf(bench, path, page);
    if (address === undefined) continue;
    const headers = buildHeaders(bench.facts, 0);
    pages.push({ page, requests: [{ method: 'GET', path: address, headers }], parts: [] });
  }
  const rounds = bench.rounds + 1;
  const seconds = bench.seconds / 2 / rounds;
  for (let round = 0; round < rounds; round += 1) {
    for (const { requests, parts } of pages) {
      const part = await send(bench, bench.origin, requests, { connections: 1, seconds });
      // The first round warms up compilers and caches.
      if (round > 0) parts.push(part);
    }
  }
  const measuredPages = pages.map(({ page, parts }) => ({ page, shown: combined(parts) }));
  const first = measuredPages[0]?.shown.p50_ms ?? Number.NaN;
  return measuredPages.map(({ page, shown }) => ({
    name: `${name}, page ${page} (1 connection)`,
    shown,
    hasRate: false,
    ...(page === 1
      ? {}
      : {
          target: `p50 ≤ ${TARGET_OF_FIRST_PAGE} × page 1 (${(shown.p50_ms / first).toFixed(2)} ×)`,
          isMet: shown.p50_ms <= TARGET_OF_FIRST_PAGE * first,
        }),
  }));
}
