import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { inspect, parseArgs } from 'node:util';
import { Client } from 'pg';
import type { BareOrder } from './bare.ts';
import { depthCases, latencyCases, rateCases } from './cases.ts';
import { startChild, type Child } from './child.ts';
import { runCitus } from './citus.ts';
import { openEnvironment } from './environment.ts';
import type { FundsBench } from './funds-case.ts';
import { fundsCases } from './funds-cases.ts';
import type { LoadOrder } from './load.ts';
import type { NotificationBench } from './notification-case.ts';
import { notificationCases } from './notification-cases.ts';
import type { PaceOrder } from './open-loop.ts';
import { FREE, placeProcesses } from './placement.ts';
import type { YearsBench } from './reading-load.ts';
import { EXPLANATION, factsOf, tableOf } from './report.ts';
import { runDepth, runLatency, runRate, type Bench, type Result } from './run-cases.ts';
import { FULL, QUICK } from './seed-register.ts';
import { seed } from './seed.ts';
import { startService } from './service.ts';
import { UnknownCommitError, runTurns } from './turns/run-turns.ts';
import { yearsCases } from './years-cases.ts';

/**
 * npm run bench -- [CASE…] --against COMMIT [--sizes S,…] [--connections N,…] [--turns N] [--scale P]
 *
 * Measures the cases mix, writes, by-id and list beside another commit, or alone where only cases
 * are given; bench/README.md says how. Otherwise all cases are measured on this commit alone:
 *
 * npm run bench -- [--quick] [--only NAME,…] [--seconds N] [--free] [--save] [--profile FOLDER]
 *
 * npm run bench -- --citus [CASE…] [--turns N] [--seconds N]
 *
 * --quick    a tenth of the rows and short stretches: a trial run, not for published figures
 * --only     cases whose name contains one of the texts
 * --seconds  seconds of load for each side of a case (8, in turns of each turn), and of the soak (600)
 * --free     does not pin the processes of the read cases to cores
 * --save     also writes bench/results.md
 * --profile  writes a CPU profile of the service to the folder
 * --citus    measures twenty offices on one server and on clusters of one, two and four workers
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string' },
    free: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    profile: { type: 'string' },
    against: { type: 'string' },
    citus: { type: 'boolean', default: false },
    sizes: { type: 'string', default: 'small,large' },
    connections: { type: 'string', default: '10,50,200' },
    turns: { type: 'string', default: '3' },
    scale: { type: 'string', default: '1' },
  },
});

const RESULTS = new URL('./results.md', import.meta.url);
const wanted = options.only.split(',').filter((text) => text !== '');
const stops: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(): Promise<void> {
  stopping ??= (async () => {
    // A program that failed to start needs no stop, and must not prevent the others from stopping.
    for (const stopOne of stops.reverse()) await stopOne().catch(() => undefined);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().finally(() => process.exit(1)));
}

/** Starts a program that is stopped with this one. */
function startProgram<Orders extends { readonly order: string }>(module: URL): Child<Orders> {
  const child = startChild<Orders>(module);
  stops.push(() => child.stop());
  return child;
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

function isWanted({ name }: { readonly name: string }): boolean {
  return wanted.length === 0 || wanted.some((text) => name.includes(text));
}

async function runAll(
  bench: Bench,
  fundsBench: FundsBench,
  notificationBench: NotificationBench,
  yearsBench: YearsBench,
): Promise<Result[]> {
  const results: Result[] = [];
  const run = async (name: string, work: () => Promise<Result | Result[]>) => {
    progress(`  ${name}`);
    try {
      results.push(...[await work()].flat());
    } catch (error) {
      // One failure must not discard an hour of results.
      progress(inspect(error));
      process.exitCode = 1;
    }
  };
  for (const rate of rateCases.filter(isWanted)) await run(rate.name, () => runRate(bench, rate));
  for (const depth of depthCases.map((one) => ({ ...one, title: `pages of ${one.name}` }))) {
    if (isWanted({ name: depth.title })) await run(depth.title, () => runDepth(bench, depth));
  }
  for (const single of latencyCases.filter(isWanted))
    await run(single.name, () => runLatency(bench, single));
  for (const years of yearsCases.filter(isWanted))
    await run(years.name, () => years.run(yearsBench));
  // Last: their rows would otherwise be among those of the other cases.
  for (const funds of fundsCases.filter(isWanted))
    await run(funds.name, () => funds.run(fundsBench));
  for (const telling of notificationCases.filter(isWanted))
    await run(telling.name, () => telling.run(notificationBench));
  return results;
}

async function versionOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const jwtSecret = randomBytes(32).toString('hex');
  progress('Starting a PostgreSQL of this run');
  // An interrupt during opening waits until the environment can be closed.
  const opening = openEnvironment();
  stops.push(() => opening.then((one) => one.stop()));
  const environment = await opening;
  const { databaseUrl, folder, postmaster } = environment;
  progress('Seeding');
  const size = options.quick ? QUICK : FULL;
  const facts = await seed({ url: databaseUrl, size, jwtSecret });
  const start = (settings: Readonly<Record<string, string>> = {}) => {
    const profileFolder = options.profile;
    const starting = startService({ databaseUrl, folder, jwtSecret, profileFolder, settings });
    stops.push(() => starting.then((one) => one.stop()));
    return starting;
  };
  const service = await start();
  const bare = startProgram<BareOrder>(new URL('./bare.ts', import.meta.url));
  const load = startProgram<LoadOrder | PaceOrder>(new URL('./load.ts', import.meta.url));
  const bareOrigin = await bare.ask<string>({ order: 'open', url: databaseUrl, facts });
  const placement = options.free
    ? FREE
    : await placeProcesses({ compared: [service.pid, bare.pid], load: load.pid, postmaster });
  const before = await service.memory();
  progress('Measuring');
  const { origin } = service;
  const seconds = Number(options.seconds ?? (options.quick ? 2 : 8));
  const rounds = options.quick ? 1 : 4;
  const warmUpRounds = options.quick ? 2 : 5;
  const common = { url: databaseUrl, jwtSecret, isQuick: options.quick };
  const bench = { facts, origin, load, bare, bareOrigin, placement, seconds, rounds, warmUpRounds };
  const soakSeconds = Number(options.seconds ?? (options.quick ? 20 : 600));
  const results = await runAll(
    bench,
    { ...common, origin, load, startAnother: start },
    { ...common, folder, startProgram },
    {
      ...bench,
      service,
      databaseUrl,
      folder,
      soakSeconds,
      startAnother: start,
    },
  );
  const memory = { before, after: await service.memory() };
  const report = [
    tableOf(results),
    factsOf(facts, memory, placement.description, await versionOf(databaseUrl)),
    EXPLANATION,
  ].join('\n\n');
  console.log(`\n${report}`);
  if (options.save) await writeFile(RESULTS, `# Measured\n\n${report}\n`);
}

async function mainInTurns(): Promise<void> {
  const report = await runTurns(
    {
      against: options.against,
      cases: positionals,
      sizes: options.sizes.split(','),
      connections: options.connections.split(',').map(Number),
      turns: Number(options.turns),
      seconds: Number(options.seconds ?? 8),
      scale: Number(options.scale),
    },
    {
      load: startProgram<LoadOrder>(new URL('./load.ts', import.meta.url)),
      onStop: (stopOne) => stops.push(stopOne),
      progress,
    },
  );
  console.log(`\n${report}`);
}

async function mainOnCitus(): Promise<void> {
  const report = await runCitus({
    cases: positionals,
    load: startProgram<LoadOrder>(new URL('./load.ts', import.meta.url)),
    seconds: Number(options.seconds ?? 8),
    turns: Number(options.turns),
    onStop: (stopOne) => stops.push(stopOne),
    progress,
  });
  console.log(`\n${report}`);
}

function chooseRun(): Promise<void> {
  if (options.citus) return mainOnCitus();
  return options.against === undefined && positionals.length === 0 ? main() : mainInTurns();
}

try {
  await chooseRun();
} catch (error) {
  if (error instanceof UnknownCommitError) {
    progress(error.message);
    process.exitCode = 2;
  } else if (stopping === undefined) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : '?'}\n`);
    process.exitCode = 1;
  }
} finally {
  await stop();
}
