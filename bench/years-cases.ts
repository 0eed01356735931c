import { setTimeout } from 'node:timers/promises';
import { runAttacks } from './attack-case.ts';
import { runBackup } from './backup-case.ts';
import { runHostile } from './hostile-case.ts';
import { measureInTurns, medianOf, rateOf, type Measurement } from './measurement.ts';
import type { PaceOrder } from './open-loop.ts';
import { runClosedLoop, mixed, type YearsBench } from './reading-load.ts';
import type { Result } from './run-cases.ts';
import type { RunningService } from './service.ts';
import { runSignOut } from './sign-out-case.ts';

interface YearsCase {
  readonly name: string;
  run(bench: YearsBench): Promise<Result[]>;
}

const WARM_UP_SECONDS = 2;
/** Share of the closed loop's rate that the service must handle without a queue. */
const PACED_PART = 0.5;
const TARGET_MS = 100;
/** Memory that grows by more than this factor is not flat. */
const FLAT = 1.1;
/** Number of memory samples during a soak: few, because the service pauses for each. */
const LOOKS = 12;

export const yearsCases: readonly YearsCase[] = [
  { name: 'open loop', run: runOpenLoop },
  { name: 'workers', run: runWorkers },
  { name: 'hostile files', run: runHostile },
  { name: 'attacks', run: runAttacks },
  { name: 'sign-out', run: runSignOut },
  { name: 'backup and restore', run: runBackup },
  { name: 'soak', run: runSoak },
];

async function measurePaced(bench: YearsBench, seconds: number): Promise<[Measurement, number]> {
  await runClosedLoop(bench, WARM_UP_SECONDS);
  const fastest = rateOf(await runClosedLoop(bench, WARM_UP_SECONDS));
  const perSecond = Math.max(1, Math.floor(fastest * PACED_PART));
  const { origin } = bench;
  const order: PaceOrder = { order: 'pace', origin, perSecond, seconds, requests: mixed(bench) };
  return [await bench.load.ask<Measurement>(order), perSecond];
}

async function runOpenLoop(bench: YearsBench): Promise<Result[]> {
  const [shown, perSecond] = await measurePaced(bench, bench.seconds);
  return [
    {
      name: `open loop at ${perSecond}/s, half of what a closed one reaches`,
      shown,
      hasRate: true,
      target: `p99 < ${TARGET_MS} ms`,
      isMet: shown.failed === 0 && shown.p99_ms < TARGET_MS,
    },
  ];
}

/** Runs the same load on one process and on two, in turns. */
async function runWorkers(bench: YearsBench): Promise<Result[]> {
  const single = await bench.startAnother({ WORKERS: '1' });
  const double = await bench.startAnother({ WORKERS: '2' });
  const measure = (service: RunningService) =>
    runClosedLoop(bench, bench.seconds / bench.rounds, service);
  const { one, two } = await measureInTurns(
    { one: () => measure(single), two: () => measure(double) },
    { rounds: bench.rounds, warmUpRounds: 1 },
  );
  for (const service of [single, double]) await service.stop();
  const ratio = `(${(rateOf(two) / rateOf(one)).toFixed(2)} × one)`;
  return [
    { name: 'workers: 1', shown: one, hasRate: true },
    { name: 'workers: 2', shown: two, hasRate: true, target: ratio },
  ];
}

/**
 * Runs half of the maximum load for a long time: memory may only grow by what the next collection
 * frees.
 */
async function runSoak(bench: YearsBench): Promise<Result[]> {
  const looks: number[] = [];
  const done = new AbortController();
  const collector = await bench.service.openCollector();
  const looking = (async () => {
    while (!done.signal.aborted) {
      await collector.collect();
      looks.push(await bench.service.memory());
      await setTimeout((bench.soakSeconds / LOOKS) * 1_000, null, { signal: done.signal }).catch(
        () => undefined,
      );
    }
  })();
  try {
    const [shown, perSecond] = await measurePaced(bench, bench.soakSeconds);
    const third = Math.floor(looks.length / 3);
    const [middle, last] = [looks.slice(third, 2 * third), looks.slice(2 * third)].map(medianOf);
    const growth = (last ?? Number.NaN) / (middle ?? Number.NaN);
    return [
      {
        name: `soak of ${bench.soakSeconds} s at ${perSecond}/s, ${Math.round(last ?? 0)} MiB kept at its end`,
        shown,
        hasRate: true,
        target: `memory ≤ ${FLAT} × that of its middle (${growth.toFixed(2)} ×)`,
        isMet: shown.failed === 0 && growth <= FLAT,
      },
    ];
  } finally {
    done.abort();
    await looking;
    collector.close();
  }
}
