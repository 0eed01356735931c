import { beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, type Person } from '#test/helpers/accounts.ts';
import { residenceZip } from '#test/helpers/residence.ts';
import { startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import {
  ANY_VERSION,
  ApiProblem,
  ConnectionProblem,
  createClient,
  type Client,
} from '../../web/src/shared/api/client.ts';
import type {
  Building,
  Expense,
  ImportBuilding,
  Owner,
  Unit,
} from '../../web/src/shared/api/generated.ts';

/** The client of the web application, over the network, using only its types. */

interface SignedIn {
  readonly api: Client;
  readonly person: Person;
  /** Number of token renewals. */
  renewals(): number;
}

let test: TestApp;
let baseUrl: string;
let syndic: SignedIn;
let accountant: SignedIn;
let building: Building;
let units: readonly Unit[];
let expense: Expense;

async function signIn(person: Person): Promise<SignedIn> {
  let token: string | undefined;
  let refresh_token: string | undefined;
  let renewals = 0;
  const api = createClient({
    baseUrl,
    token: () => token,
    language: () => 'en',
    onUnauthorized: async () => {
      renewals += 1;
      const { data } = await api.call(
        'refreshTokens',
        refresh_token === undefined ? {} : { body: { refresh_token } },
      );
      ({ access_token: token, refresh_token } = data);
      return token;
    },
  });
  const { email, password } = person;
  const { data } = await api.call('login', { body: { email, password } });
  ({ access_token: token, refresh_token } = data);
  return { api, person, renewals: () => renewals };
}

async function refusal(work: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (error instanceof ApiProblem) return error;
  throw new Error('it was not refused', { cause: error });
}

beforeAll(async () => {
  test = await startTestApp();
  baseUrl = `${await test.app.server.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
  const { aPerson } = accountHelpers(test);
  const person = await aPerson({ roles: ['Syndic'] });
  const { organizationId } = person;
  syndic = await signIn(person);
  accountant = await signIn(await aPerson({ roles: ['Accountant'], organizationId }));
});

describe('the main flow, by the client', () => {
  it('makes a building with its units and owners', async () => {
    const { api } = syndic;
    await accountant.api.call('seedBelgianPcmn', {});
    const made = await api.call('createBuilding', {
      body: { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 3, total_quota: 1000 },
    });
    building = made.data;
    expect(made.headers.get('location')).toBe(`/api/v1/buildings/${building.id}`);
    const quotas = [500, 300, 200];
    units = await Promise.all(
      quotas.map(async (quota, index) => {
        const body = { building_id: building.id, unit_number: `A${index}`, quota };
        return (await api.call('createUnit', { body })).data;
      }),
    );
    const owners: Owner[] = [];
    for (const unit of units) {
      const email = `${unit.unit_number}@example.org`;
      const { data } = await api.call('createOwner', { body: { name: unit.unit_number, email } });
      const body = { owner_id: data.id, ownership_share: '1/1', start_date: '2024-01-01' };
      await api.call('addUnitOwner', { path: { unit_id: unit.id }, body });
      owners.push(data);
    }
    const listed = await api.call('listBuildingOwners', { path: { id: building.id } });
    expect(listed.data.map(({ id }) => id).sort()).toEqual(owners.map(({ id }) => id).sort());
  });

  it('takes an expense from its draft over the approval of another to the payment', async () => {
    const { data: draft } = await accountant.api.call('createExpense', {
      body: {
        building_id: building.id,
        description: 'Boiler repair',
        amount: 100.01,
        expense_date: '2026-02-10',
        category: 'Repairs',
      },
    });
    const of = { path: { id: draft.id }, etag: ANY_VERSION };
    await accountant.api.call('submitExpenseForApproval', of);
    const approval = { ...of, body: { approval_notes: 'Seen' } };
    expect(await refusal(accountant.api.call('approveExpense', approval))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    await syndic.api.call('approveExpense', approval);
    const paid = await accountant.api.call('markExpensePaid', {
      ...of,
      body: { paid_on: '2026-02-20' },
    });
    expense = paid.data;
    expect(expense).toMatchObject({ status: 'Paid', amount: 100.01, paid_on: '2026-02-20' });
    const { data: split } = await syndic.api.call('getExpenseDistribution', { path: of.path });
    expect(new Set(split.lines.map(({ amount }) => amount))).toEqual(new Set([20, 30, 50.01]));
  });

  it('reads what became of it in the books', async () => {
    const query = { year: 2026, building_id: building.id };
    const { data: income } = await accountant.api.call('getIncomeStatement', { query });
    expect(income.expenses.total_expenses).toBe(100.01);
    const { data: sheet } = await accountant.api.call('getBalanceSheet', { query });
    expect(sheet.balance_check).toMatchObject({ difference: 0, balanced: true });
  });
});

describe('the client', () => {
  it('reads a list page by page', async () => {
    const numbers: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await syndic.api.call('listBuildingUnits', {
        path: { id: building.id },
        query: { limit: 2, sort: 'unit_number', include_total: true, cursor },
      });
      expect(page.total).toBe(3);
      numbers.push(...page.data.map(({ unit_number }) => unit_number));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(numbers).toEqual(['A0', 'A1', 'A2']);
  });

  it('asks for several values of a filter, and leaves out those that are undefined', async () => {
    const listed = async (status: Expense['status'][]) =>
      (await syndic.api.call('listExpenses', { query: { status, supplier: undefined } })).data;
    expect(await listed(['Draft', 'Paid'])).toEqual([expect.objectContaining({ id: expense.id })]);
    expect(await listed(['Draft', 'Approved'])).toEqual([]);
  });

  it('says which field is wrong, in the language of the reader', async () => {
    const problem = await refusal(
      accountant.api.call('createExpense', {
        body: {
          building_id: building.id,
          description: 'Nothing',
          amount: 0,
          expense_date: '2026-02-10',
          category: 'Other',
        },
        language: 'nl',
      }),
    );
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid_request',
      title: 'Ongeldig verzoek',
    });
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual(['/body/amount']);
    expect(problem.request_id).not.toBe('');
  });

  it('refuses to change what somebody else has changed since', async () => {
    const path = { id: building.id };
    const { etag } = await syndic.api.call('getBuilding', { path });
    if (etag === undefined) throw new Error('a building has a tag');
    const change = { path, body: { city: 'Namur' }, etag };
    expect((await syndic.api.call('updateBuilding', change)).data.city).toBe('Namur');
    expect(await refusal(syndic.api.call('updateBuilding', change))).toMatchObject({
      status: 412,
      code: 'stale',
    });
  });

  it('makes once what is sent twice under one key', async () => {
    const body = { name: 'Once', email: 'once@example.org' };
    const request = { body, idempotencyKey: 'owner-once' };
    const first = await syndic.api.call('createOwner', request);
    const second = await syndic.api.call('createOwner', request);
    expect(second.data).toEqual(first.data);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  it('sends a file, and gets files with their names', async () => {
    const file = new Blob([Buffer.from(residenceZip())]);
    const body: ImportBuilding = { file, dry_run: 'true' };
    const { data } = await syndic.api.call('importBuilding', { body });
    expect(data).toMatchObject({ building_id: null, created: { units: 60, owners: 60 } });
    const query = { year: 2026, building_id: building.id };
    const csv = await accountant.api.file('getBalanceSheet', { query, format: 'csv' });
    expect(csv.name).toBe('balance-sheet-2026-les-tilleuls.csv');
    expect(await csv.blob.text()).toContain('100.01');
    const pdf = await accountant.api.file('getBalanceSheet', { query, format: 'pdf' });
    expect([pdf.blob.type, await pdf.blob.slice(0, 5).text()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('answers nothing where there is nothing to say', async () => {
    const owner = await syndic.api.call('createOwner', {
      body: { name: 'Gone', email: 'g@example.org' },
    });
    const gone = await syndic.api.call('deleteOwner', {
      path: { id: owner.data.id },
      etag: ANY_VERSION,
    });
    expect(gone.data).toBeUndefined();
  });

  it('gets one new token for all requests that wait for it', async () => {
    test.clock.advance(3_600_000);
    const answers = await Promise.all([
      syndic.api.call('whoAmI', {}),
      syndic.api.call('listBuildings', {}),
      syndic.api.call('listUnits', {}),
    ]);
    expect(answers[0].data.email).toBe(syndic.person.email);
    expect(syndic.renewals()).toBe(1);
  });

  it('hands on the refusal where nobody is signed in any more', async () => {
    const api = createClient({
      baseUrl,
      token: () => 'of a session that has ended',
      onUnauthorized: async () => undefined,
    });
    expect(await refusal(api.call('whoAmI', {}))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['a gateway answers', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('tells that no answer of the service came where %s', async (_case, fetch) => {
    const api = createClient({ baseUrl, fetch, token: () => undefined });
    await expect(api.call('whoAmI', {})).rejects.toBeInstanceOf(ConnectionProblem);
  });

  it('ends a request that is given up as its signal says', async () => {
    const reason = new Error('another page');
    const request = syndic.api.call('listUnits', { signal: AbortSignal.abort(reason) });
    await expect(request).rejects.toBe(reason);
  });
});
