import { ATTACKS, type AttackOrder } from './attacks.ts';
import { buildHeaders } from './cases.ts';
import { startChild } from './child.ts';
import { measured, type Measurement } from './measurement.ts';
import type { YearsBench } from './reading-load.ts';
import type { Result } from './run-cases.ts';

/** Maximum p99 of /health during an attack, as a multiple of its p99 at rest in the same run. */
const TARGET_OF_REST = 5;
const REQUESTS_AT_REST = 500;

/** Requests /health at rest, and then during each attack, which a process of its own makes. */
export async function runAttacks(bench: YearsBench): Promise<Result[]> {
  const attacker = startChild<AttackOrder>(new URL('attacker.ts', import.meta.url));
  try {
    const rest = await measureHealth(bench, (count) => count < REQUESTS_AT_REST);
    const results: Result[] = [
      { name: '/health at rest (1 connection)', shown: rest, hasRate: false },
    ];
    for (const [attack, { name }] of ATTACKS.entries()) {
      let isUnderWay = true;
      const attacked = attacker
        .ask({
          order: 'attack',
          attack,
          origin: bench.origin,
          headers: buildHeaders(bench.facts, 0),
          seconds: bench.seconds / ATTACKS.length,
        })
        .finally(() => (isUnderWay = false));
      const shown = await measureHealth(bench, () => isUnderWay);
      await attacked;
      const factor = shown.p99_ms / rest.p99_ms;
      results.push({
        name: `/health during ${name}`,
        shown,
        hasRate: false,
        target: `p99 ≤ ${TARGET_OF_REST} × at rest (${factor.toFixed(1)} ×)`,
        isMet: shown.failed === 0 && factor <= TARGET_OF_REST,
      });
    }
    return results;
  } finally {
    await attacker.stop();
  }
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
