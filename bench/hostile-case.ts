import { HOSTILE_IMPORTS } from '#test/helpers/hostile-imports.ts';
import { API, buildHeaders } from './cases.ts';
import { measured } from './measurement.ts';
import type { YearsBench } from './reading-load.ts';
import type { Result } from './run-cases.ts';

const TARGET_MS = 200;

/** Requests /health repeatedly while a service process reads input that is made to stall it. */
export async function runHostile(bench: YearsBench): Promise<Result[]> {
  const times: number[] = [];
  let failed = 0;
  for (const [, make, code] of HOSTILE_IMPORTS) {
    const reading = { isOver: false };
    const refused = isRefused(bench, make(), code).finally(() => (reading.isOver = true));
    while (!reading.isOver) {
      const start = performance.now();
      const { ok } = await fetch(`${bench.origin}/health`);
      if (ok) times.push(performance.now() - start);
      else failed += 1;
    }
    if (!(await refused)) failed += 1;
  }
  const shown = measured(times, failed, 0);
  return [
    {
      name: '/health while hostile files are read (1 connection)',
      shown,
      hasRate: false,
      target: `p99 < ${TARGET_MS} ms`,
      isMet: failed === 0 && shown.p99_ms < TARGET_MS,
    },
  ];
}

async function isRefused(
  { origin, facts }: YearsBench,
  content: Uint8Array,
  code: string,
): Promise<boolean> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(content)]), 'a');
  const answer = await fetch(`${origin}${API}/imports/buildings`, {
    method: 'POST',
    headers: buildHeaders(facts, 0),
    body: form,
  });
  return answer.status === 422 && (await answer.text()).includes(`"${code}"`);
}
