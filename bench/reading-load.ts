import { API, buildHeaders } from './cases.ts';
import { pick } from './facts.ts';
import type { LoadRequest } from './load.ts';
import type { Measurement } from './measurement.ts';
import type { Bench } from './run-cases.ts';
import type { RunningService } from './service.ts';

const CONNECTIONS = 16;
const REQUESTS = 2_000;

/** Setting of the cases that need time or a load in the background. */
export interface YearsBench extends Bench {
  readonly service: RunningService;
  readonly databaseUrl: string;
  readonly folder: string;
  /** Duration of the soak, in seconds. */
  readonly soakSeconds: number;
  readonly startAnother: (settings: Readonly<Record<string, string>>) => Promise<RunningService>;
}

/** Reads of records and lists, by all users in turn. */
export function mixed({ facts }: Pick<Bench, 'facts'>): LoadRequest[] {
  const paths = [
    (turn: number) => `/buildings/${pick(facts.building_ids, turn)}`,
    (turn: number) => `/expenses/${pick(facts.expense_ids, turn)}`,
    (turn: number) => `/units?building_id=${pick(facts.building_ids, turn)}`,
    () => '/expenses',
  ];
  return Array.from({ length: REQUESTS }, (_, turn) => ({
    method: 'GET',
    path: `${API}${pick(paths, turn)(turn)}`,
    headers: buildHeaders(facts, turn),
  }));
}

/** Sends the next request as soon as an answer arrives. */
export function runClosedLoop(
  bench: YearsBench,
  seconds: number,
  { origin }: Pick<RunningService, 'origin'> = bench,
): Promise<Measurement> {
  const requests = mixed(bench);
  const load = { origin, connections: CONNECTIONS, seconds, once: false, requests };
  return bench.load.ask<Measurement>({ order: 'load', ...load });
}
