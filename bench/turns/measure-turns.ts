import { setTimeout } from 'node:timers/promises';
import type { Child } from '../child.ts';
import type { LoadOrder } from '../load.ts';
import type { Measurement } from '../measurement.ts';
import { readMachineMs, readProcessorMs } from '../processes.ts';
import type { RunningService } from '../service.ts';
import { signInUsers } from './fill.ts';
import { buildRequests, type TurnCase } from './operations.ts';
import type { FilledSide } from './side.ts';

/** A side whose service runs. */
export interface RunningSide extends FilledSide {
  readonly service: RunningService;
}

/** One stretch of load on one side. */
export interface Turn {
  readonly load: Measurement;
  /** Resident memory of the service at the end of the stretch. */
  readonly memory_mib: number;
  /** Processor time of service and database. */
  readonly service_ms: number;
  readonly database_ms: number;
  /** Cores that programs outside the run kept busy. */
  readonly otherCores: number;
}

/** A case at a number of connections: the turns of each side, in the order of the sides. */
export interface MeasuredCase {
  readonly name: string;
  readonly connections: number;
  readonly turns: readonly (readonly Turn[])[];
}

interface MeasureOptions {
  readonly load: Child<LoadOrder>;
  readonly connections: number;
  readonly turns: number;
  readonly seconds: number;
}

/** With more other load than this, in cores, a turn is marked. */
export const QUIET_CORES = 0.1;
const REST_MS = 3_000;

/** Measures a case on all sides in turns (A B A B …), after a warm-up of each. */
export async function measureCase(
  sides: readonly RunningSide[],
  turnCase: TurnCase,
  options: MeasureOptions,
): Promise<MeasuredCase> {
  const { connections, seconds } = options;
  const turns = sides.map((): Turn[] => []);
  for (let turn = -1; turn < options.turns; turn += 1) {
    for (const [place, side] of sides.entries()) {
      const stretch = turn < 0 ? Math.ceil(seconds / 4) : seconds;
      const measured = await measureTurn(sides, side, turnCase, { ...options, seconds: stretch });
      if (turn >= 0) turns[place]?.push(measured);
    }
  }
  return { name: turnCase.name, connections, turns };
}

async function measureTurn(
  sides: readonly RunningSide[],
  { service, server, filled }: RunningSide,
  turnCase: TurnCase,
  { load, connections, seconds }: MeasureOptions,
): Promise<Turn> {
  const tokens = await signInUsers(service.origin);
  const requests = buildRequests(turnCase, filled, { tokens, connections });
  const readTimes = async () => ({
    service: await readProcessorMs([service.pid]),
    database: await readProcessorMs([server.postmaster]),
  });
  const before = await readTimes();
  const { result, otherCores } = await watchOthers(sides, () =>
    load.ask<Measurement>({
      order: 'load',
      origin: service.origin,
      connections,
      seconds,
      once: false,
      requests,
    }),
  );
  const after = await readTimes();
  return {
    load: result,
    memory_mib: await service.memory(),
    service_ms: after.service - before.service,
    database_ms: after.database - before.database,
    otherCores,
  };
}

/** Measures how many cores other programs keep busy while everything of the run rests. */
export async function measureRest(sides: readonly RunningSide[]): Promise<number> {
  const { otherCores } = await watchOthers(sides, () => setTimeout(REST_MS));
  return otherCores;
}

async function watchOthers<T>(
  sides: readonly RunningSide[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly otherCores: number }> {
  const own = [process.pid, ...sides.map(({ server }) => server.postmaster)];
  const readOthers = async () => (await readMachineMs()) - (await readProcessorMs(own));
  const start = performance.now();
  const before = await readOthers();
  const result = await work();
  const others = (await readOthers()) - before;
  return { result, otherCores: Math.max(0, others) / (performance.now() - start) };
}
