import { randomBytes } from 'node:crypto';
import type { Child } from '../child.ts';
import { openDatabaseServer } from '../environment.ts';
import type { LoadOrder } from '../load.ts';
import { OWN_ROOT, checkOut, findCommit } from './checkout.ts';
import { countStatements, type CountedOperation } from './count-statements.ts';
import { SIZES, describeSize, scaleSize, type FillSize } from './fill.ts';
import { measureCase, measureRest, type MeasuredCase, type RunningSide } from './measure-turns.ts';
import { TURN_CASES } from './operations.ts';
import { explainTurns, formatCounts, formatSize, type MeasuredSize } from './report-turns.ts';
import { fillSide, type Side } from './side.ts';

/** Options of a run in turns. */
export interface TurnOptions {
  /** Commit beside which this one is measured; alone if absent. */
  readonly against: string | undefined;
  /** Cases whose name begins with one of these; all if empty. */
  readonly cases: readonly string[];
  readonly sizes: readonly string[];
  readonly connections: readonly number[];
  readonly turns: number;
  readonly seconds: number;
  /** Part of the large size that is filled. */
  readonly scale: number;
}

interface RunContext {
  readonly load: Child<LoadOrder>;
  /** Registers what has to be stopped at the end of the program. */
  readonly onStop: (stop: () => Promise<void>) => void;
  readonly progress: (text: string) => void;
}

/** A commit that git does not have. */
export class UnknownCommitError extends Error {}

/**
 * Measures this commit, beside another one if asked: each with its own start command, packages and
 * migrations, on servers of the same PostgreSQL with the same settings, filled over HTTP alike.
 * @returns the report
 */
export async function runTurns(options: TurnOptions, context: RunContext): Promise<string> {
  const sides = await openSides(options.against, context);
  const jwtSecret = randomBytes(32).toString('hex');
  let counts: CountedOperation[][] | undefined;
  const measured: MeasuredSize[] = [];
  for (const size of SIZES.filter(({ name }) => options.sizes.includes(name))) {
    const scaled = size.name === 'large' ? scaleSize(size, options.scale) : size;
    const filledSides = [];
    for (const side of sides) {
      context.progress(`Filling ${side.name}, ${size.name}`);
      filledSides.push(await fillSide(side, scaled, { ...context, jwtSecret }));
    }
    if (counts === undefined) {
      context.progress('Counting statements');
      counts = [];
      for (const side of filledSides) counts.push(await countStatements(side));
    }
    const running: RunningSide[] = [];
    for (const side of filledSides) running.push({ ...side, service: await side.start() });
    measured.push(await measureSize(scaled, running, options, context));
    for (const { service } of running) await service.stop();
  }
  const names = sides.map(({ name }) => name);
  return [
    ...measured.map((size) => formatSize(names, size)),
    formatCounts(names, counts ?? []),
    explainTurns(options),
  ].join('\n\n');
}

async function openSides(against: string | undefined, context: RunContext): Promise<Side[]> {
  const roots = [{ name: 'this', root: OWN_ROOT }];
  if (against !== undefined) {
    const commit = await findCommit(against);
    if (commit === undefined) throw new UnknownCommitError(`git does not have ${against}`);
    context.progress(`Checking out ${against}, with its packages`);
    const checkout = await checkOut(commit);
    context.onStop(() => checkout.remove());
    roots.push({ name: commit.slice(0, 8), root: checkout.root });
  }
  const sides: Side[] = [];
  for (const one of roots) {
    const server = await openDatabaseServer();
    context.onStop(() => server.stop());
    sides.push({ ...one, server });
  }
  return sides;
}

async function measureSize(
  size: FillSize,
  sides: readonly RunningSide[],
  options: TurnOptions,
  { load, progress }: RunContext,
): Promise<MeasuredSize> {
  const restCores = await measureRest(sides);
  const cases: MeasuredCase[] = [];
  for (const turnCase of TURN_CASES.filter(({ name }) => isWanted(options.cases, name))) {
    for (const connections of options.connections) {
      progress(`  ${size.name}, ${turnCase.name}, ${connections} connections`);
      cases.push(await measureCase(sides, turnCase, { ...options, load, connections }));
    }
  }
  return { name: size.name, rows: describeSize(size), restCores, cases };
}

function isWanted(wanted: readonly string[], name: string): boolean {
  return wanted.length === 0 || wanted.some((start) => name.startsWith(start));
}
