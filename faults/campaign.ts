import { setTimeout as delay } from 'node:timers/promises';
import { FaultClient, nothingSeen, type Seen } from './client.ts';
import { FAULTS, type Fault } from './faults.ts';
import { look, type Look } from './readers.ts';
import type { Stage } from './stage.ts';
import { verify, type Verdict } from './verify.ts';
import { openOffice, write } from './writers.ts';

/** Maximum time after a fault until the service accepts writes again. */
const BACK_MS = 90_000;
/** Pause between two faults, so that there is data to lose. */
const CALM_MS = 2_000;

export interface Plan {
  readonly kills: number;
  readonly untilMs: number;
  readonly only: readonly string[];
  readonly progress: (text: string) => void;
}

interface Brought {
  readonly name: string;
  readonly times: number;
  /** Longest time until writes were accepted again. */
  readonly backMs: number;
}

export interface CampaignResult extends Verdict {
  readonly server: string;
  /** Number of faults that were kills. */
  readonly kills: number;
  /** Time from the first fault to the last accepted write. */
  readonly minutes: number;
  readonly faults: readonly Brought[];
  /** Faults that are not possible on this machine. */
  readonly skipped: readonly string[];
  readonly seen: Seen;
}

/** Runs one fault after another while clients write, then verifies the data. */
export async function campaign(stage: Stage, plan: Plan): Promise<CampaignResult> {
  await stage.start();
  const seen = nothingSeen();
  const client = new FaultClient(stage, seen);
  const office = await openOffice(client);
  const [stopping, givingUp] = [new AbortController(), new AbortController()];
  const looks: Look[] = [];
  const looking = look(client, stopping.signal, looks);
  const writing = write(client, office, {
    stopping: stopping.signal,
    givingUp: givingUp.signal,
  });
  const brought: { name: string; isKill: boolean; backMs: number }[] = [];
  const startedMs = performance.now();
  const { chosen, skipped } = choose(stage, plan);
  for (const fault of chosen) {
    if (performance.now() > plan.untilMs) {
      skipped.push(`${fault.name} (no time)`);
      continue;
    }
    await delay(CALM_MS);
    looks.length = 0;
    plan.progress(`… ${fault.isKill ? 'kill ' : ''}${fault.name}`);
    const violations = await bring(fault, stage, looks, client);
    seen.violations.push(...violations.map((violation) => `${fault.name}: ${violation}`));
    const backMs = await measureUntilWritten(client, brought.length);
    if (backMs === undefined) {
      seen.violations.push(`${fault.name}: no write was taken for ${BACK_MS} ms`);
      break;
    }
    brought.push({ name: fault.name, isKill: fault.isKill, backMs });
  }
  const minutes = (performance.now() - startedMs) / 60_000;
  stopping.abort();
  const patience = setTimeout(() => givingUp.abort(), BACK_MS);
  const orders = await writing;
  clearTimeout(patience);
  await looking;
  const verdict = await stage.asSuperuser((superuser) => verify(superuser, client, office, orders));
  return {
    ...verdict,
    violations: [...seen.violations, ...verdict.violations],
    server: stage.server,
    kills: brought.filter(({ isKill }) => isKill).length,
    minutes,
    faults: [...Map.groupBy(brought, ({ name }) => name)].map(([name, times]) => {
      return { name, times: times.length, backMs: Math.max(...times.map(({ backMs }) => backMs)) };
    }),
    skipped,
    seen,
  };
}

/** Chooses each fault once and kills in rotation up to the wanted number, in random order. */
function choose(stage: Stage, { kills, only }: Plan) {
  const wanted = FAULTS.filter(
    ({ name }) => only.length === 0 || only.some((text) => name.includes(text)),
  );
  const possible = wanted.filter((fault) => fault.isPossible?.(stage) ?? true);
  const killing = possible.filter(({ isKill }) => isKill);
  const others = possible.filter(({ isKill }) => !isKill);
  const turns = killing.length === 0 ? 0 : kills;
  const chosen: Fault[] = Array.from({ length: turns }, (_, turn) => killing[turn % killing.length])
    .concat(others)
    .filter((fault) => fault !== undefined)
    .map((fault) => ({ fault, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ fault }) => fault);
  const skipped = wanted.filter((fault) => !possible.includes(fault)).map(({ name }) => name);
  return { chosen, skipped };
}

/**
 * Runs a fault. A service that does not recover is a violation, and is restarted as an operator
 * would.
 */
async function bring(
  fault: Fault,
  stage: Stage,
  looks: readonly Look[],
  client: FaultClient,
): Promise<readonly string[]> {
  try {
    return await fault.run(stage, looks, client);
  } catch (error) {
    const surprises = [String(error)];
    if (!stage.runs()) await stage.start().catch((again) => surprises.push(String(again)));
    return surprises;
  }
}

/** Time until a write is accepted; undefined when none is. */
async function measureUntilWritten(
  client: FaultClient,
  number: number,
): Promise<number | undefined> {
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(BACK_MS);
  const body = { name: `after ${number}`, email: `after-${number}@example.org` };
  const sent = { body, key: `after-${number}` };
  const answer = await client.untilAnswered('POST', '/owners', sent, signal);
  return answer?.status === 201 ? performance.now() - startedMs : undefined;
}
