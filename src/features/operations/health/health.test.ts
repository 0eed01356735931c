import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { Reply } from '#platform/http/reply.ts';
import { healthFeature } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests GET /health with a database that behaves like this. */
async function healthWith(read: () => Promise<unknown>): Promise<Reply> {
  const database = { as: () => ({ read }) } as unknown as Database;
  const [route] = healthFeature.routes({
    database,
    metrics: undefined as never,
    clock: { nowMs: () => 0 },
  });
  const answer = route?.handler({} as never, {} as never);
  await vi.runAllTimersAsync();
  return (await answer) as Reply;
}

it.each([
  ['answers', () => Promise.resolve({ answer: 1 }), 200, 'healthy'],
  ['refuses', () => Promise.reject(new Error('gone')), 503, 'unhealthy'],
  ['hangs', () => new Promise(() => undefined), 503, 'unhealthy'],
])('knows a database that %s', async (_, read, status, word) => {
  expect(await healthWith(read)).toMatchObject({ status, body: { status: word } });
});
