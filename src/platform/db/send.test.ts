import { Client, type PoolClient, type QueryResult } from 'pg';
import { expect, it, vi } from 'vitest';
import { send } from './send.ts';

it('has pg make no promise', () => {
  const client = new Client() as unknown as PoolClient;
  const query = vi.spyOn(client, 'query');
  // Without a connection, the statement stays queued.
  void send(client, { text: 'select 1' });
  expect(query).toHaveReturnedWith(undefined);
});

it('answers what pg answers, and throws what pg throws', async () => {
  type Callback = (error: Error | null, result?: QueryResult) => void;
  const clientOf = (answer: (done: Callback) => void) =>
    ({ query: (_statement: unknown, done: Callback) => answer(done) }) as unknown as PoolClient;
  const result = { rows: [] } as unknown as QueryResult;
  const good = clientOf((done) => done(null, result));
  await expect(send(good, { text: 'select 1' })).resolves.toBe(result);
  const bad = clientOf((done) => setImmediate(done, new Error('refused')));
  const failure = await send(bad, { text: 'select 1' }).catch((error: Error) => error);
  expect(failure).toMatchObject({ message: 'refused' });
});
