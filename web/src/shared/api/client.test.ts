import { describe, expect, it } from 'vitest';
import { ApiProblem, createClient } from './client.ts';

/** A client whose requests get these answers in order, and the keys that they carried. */
function aClient(answers: readonly (() => Response | Promise<Response>)[]) {
  const sent: (string | null)[] = [];
  const client = createClient({
    baseUrl: '/api/v1',
    token: () => undefined,
    fetch: async (_url, init) => {
      const answer = answers[sent.length];
      sent.push(new Headers(init?.headers).get('idempotency-key'));
      if (answer === undefined) throw new Error('one request too many');
      return answer();
    },
  });
  return { client, sent };
}

const problem = (status: number, code: string) => () =>
  new Response(JSON.stringify({ code, status, detail: code }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'retry-after': '0' },
  });
const created = (id: string) => () => new Response(JSON.stringify({ id }), { status: 201 });
const body = { building_id: 'b', owner_id: 'o', amount: 100 } as const;

describe('a write', () => {
  it('waits for the answer of the same request while that is running', async () => {
    const busy = problem(409, 'idempotency_in_progress');
    const { client, sent } = aClient([busy, busy, created('p')]);
    const { data } = await client.call('createPayment', { body, idempotencyKey: 'k' });
    expect(data.id).toBe('p');
    expect(sent).toEqual(['k', 'k', 'k']);
  });

  it('is sent once when it is started twice, and both get the answer', async () => {
    const { client, sent } = aClient([created('p')]);
    const both = await Promise.all([
      client.call('createPayment', { body, idempotencyKey: 'k' }),
      client.call('createPayment', { body, idempotencyKey: 'l' }),
    ]);
    expect(both.map(({ data }) => data.id)).toEqual(['p', 'p']);
    expect(sent).toEqual(['k']);
  });

  it('is sent again once it has ended, even with the same content', async () => {
    const { client, sent } = aClient([problem(422, 'period_locked'), created('p')]);
    await expect(client.call('createPayment', { body })).rejects.toBeInstanceOf(ApiProblem);
    expect((await client.call('createPayment', { body })).data.id).toBe('p');
    expect(sent).toHaveLength(2);
  });

  it('of another file or content is sent beside it', async () => {
    const { client, sent } = aClient([created('a'), created('b'), created('c')]);
    const upload = (text: string) =>
      client.call('createDocument', {
        body: { file: new File([text], 'a.pdf'), title: 'A', document_type: 'Other' },
      });
    const all = await Promise.all([
      upload('one'),
      upload('two'),
      client.call('createPayment', { body }),
    ]);
    expect(all.map(({ data }) => data.id)).toEqual(['a', 'b', 'c']);
    expect(sent).toHaveLength(3);
  });
});

describe('a request', () => {
  /** A client that records addresses and tokens; only the token `new` is accepted. */
  function aSignedIn(tokens: readonly string[]) {
    const sent: { readonly url: string; readonly token: string | null }[] = [];
    const left = [...tokens];
    let renewals = 0;
    const client = createClient({
      baseUrl: '/api/v1',
      token: () => (left.length > 1 ? left.shift() : left[0]),
      onUnauthorized: async () => {
        renewals += 1;
        return 'new';
      },
      fetch: async (url, init) => {
        const token = new Headers(init?.headers).get('authorization');
        sent.push({ url: url as string, token });
        return token === 'Bearer new' ? new Response('[]') : problem(401, 'unauthorized')();
      },
    });
    return { client, sent, renewals: () => renewals };
  }

  it('has its path encoded, and a query without what is absent', async () => {
    const { client, sent } = aSignedIn(['new']);
    await client.call('getAccountByCode', { path: { code: '6/1' } });
    await client.call('listExpenses', {
      query: { status: ['Draft', 'Paid'], building_id: undefined, q: 'a b' },
    });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/v1/accounts/code/6%2F1',
      '/api/v1/expenses?status=Draft%2CPaid&q=a+b',
    ]);
  });

  it('is sent again with a renewed token, which several requests renew once', async () => {
    const { client, sent, renewals } = aSignedIn(['old']);
    await Promise.all([client.call('listUsers', {}), client.call('listBuildings', {})]);
    // Both were refused before the first was sent again.
    expect(sent.map(({ token }) => token)).toEqual([
      'Bearer old',
      'Bearer old',
      'Bearer new',
      'Bearer new',
    ]);
    expect(renewals()).toBe(1);
  });

  it('is sent again with the token that was renewed meanwhile', async () => {
    const { client, sent, renewals } = aSignedIn(['old', 'new']);
    await client.call('listUsers', {});
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
    expect(renewals()).toBe(0);
  });
});
