import { API } from './cases.ts';
import { openEventStreams } from './event-streams.ts';
import { PASSWORD, pick } from './facts.ts';
import { measured } from './measurement.ts';
import type { YearsBench } from './reading-load.ts';
import type { Result } from './run-cases.ts';
import { createTenant, signIn } from './tenant.ts';

const TIMES = 20;
const TOKEN_TARGET_MS = 1_000;
const STREAM_TARGET_MS = 2_000;

/** Measures how long after a sign-out a token still works and a stream stays open. */
export async function runSignOut({ origin, facts }: YearsBench): Promise<Result[]> {
  const ofTokens: number[] = [];
  const ofStreams: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const { email } = pick(facts.users, turn);
    const token = await signIn(origin, { email, password: PASSWORD });
    const streams = await openEventStreams(origin, [token]);
    const tenant = createTenant(origin, token);
    await tenant.must('GET', '/auth/me');
    await fetch(`${origin}${API}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const start = performance.now();
    let lastUse = 0;
    for (let asked = 0; (await tenant.ask('GET', '/auth/me')).status === 200;) {
      lastUse = asked;
      asked = performance.now() - start;
    }
    ofTokens.push(lastUse);
    await streams.ended;
    ofStreams.push(performance.now() - start);
  }
  return [
    resultOf('sign-out to refusal of the token', ofTokens, TOKEN_TARGET_MS),
    resultOf('sign-out to end of the stream', ofStreams, STREAM_TARGET_MS),
  ];
}

function resultOf(name: string, times: number[], target: number): Result {
  const shown = measured(times, 0, 0);
  const isMet = shown.p99_ms < target;
  return { name, shown, hasRate: false, target: `max < ${target} ms`, isMet };
}
