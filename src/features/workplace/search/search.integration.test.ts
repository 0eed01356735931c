import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;
let expenseId: string;
/** Payment reference of the fixture owner's call. */
let communication: string;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
  const expense = {
    building_id: fixture.buildingId,
    description: 'Réparation de l’Ascenseur',
    supplier: 'Élévateurs SA',
    invoice_number: 'F-2026/0042',
    amount: 1_234.56,
    expense_date: '2026-02-01',
    category: 'Repairs',
  };
  expenseId = must(await tenant.accountant.post('/expenses', expense), 201).id;
  const asked: Json[] = must(
    await tenant.auditor.get(`/calls-for-funds/${funds.callId}/receivables`),
    200,
  );
  const own = asked.find(({ owner_id }) => owner_id === fixture.ownerId);
  communication = own?.structured_communication;
});

async function search(q: string, caller: Caller = tenant.syndic, more = ''): Promise<Json[]> {
  return must(await caller.get(`/search?q=${encodeURIComponent(q)}${more}`), 200);
}

const linksTo = async (q: string, caller?: Caller) =>
  (await search(q, caller)).map(({ link }) => link);

describe('a search', () => {
  it('shows what a record is, where it belongs and how much it is, with a link that opens it', async () => {
    const results = await search('ascenseur');
    expect(results.map((one) => ({ ...one, subtitle: one.subtitle.replace(/\s/gu, ' ') }))).toEqual(
      [
        {
          type: 'Expense',
          id: expenseId,
          title: 'Réparation de l’Ascenseur',
          subtitle: 'Les Tilleuls · Élévateurs SA · F-2026/0042 · €1,234.56',
          link: `/expenses/${expenseId}`,
        },
      ],
    );
    for (const { link } of await search('e')) must(await tenant.syndic.get(link), 200);
  });

  it.each([
    ['a word', 'Ascenseur'],
    ['a part of a word', 'cense'],
    ['words in any order', 'elevateurs reparation'],
    ['other case and accents', 'RÉPÀRATION'],
    ['the apostrophe of a keyboard', "l'ascenseur"],
    ['the number of the invoice', 'F-2026/0042'],
    ['a part of that number', '0042'],
    ['an amount', '1234,56'],
    ['an amount as it is written', '1 234,56 €'],
    ['an amount with a point', '1234.56'],
  ])('finds by %s', async (_, q) => {
    expect(await linksTo(q)).toContain(`/expenses/${expenseId}`);
  });

  it.each(['lot A1', 'A1 lot', 'kavel a1', 'Los A1', 'lot n° A1'])(
    'finds a lot by its number with the word for it: %s',
    async (q) => {
      expect((await linksTo(q))[0]).toBe(`/units/${fixture.unitId}`);
    },
  );

  it('finds an expense by its number with the word for it', async () => {
    expect(await linksTo('facture F-2026/0042')).toEqual([`/expenses/${expenseId}`]);
    expect(await linksTo('factuur 1234,56')).toEqual([`/expenses/${expenseId}`]);
    expect(await linksTo('facture')).toEqual([]);
  });

  it('finds by a structured communication, with its signs and without', async () => {
    const expected = [`/owners/${fixture.ownerId}`, `/calls-for-funds/${funds.callId}`];
    expect(await linksTo(communication)).toEqual(expected);
    expect(await linksTo(communication.replaceAll(/\D/g, ''))).toEqual(expected);
  });

  it('finds the building by an IBAN, and payments by their amount', async () => {
    const building = `/buildings/${fixture.buildingId}`;
    expect(await linksTo('BE68 5390 0754 7034')).toEqual([building]);
    expect(await linksTo('25,00')).toContain(`/payments/${funds.paymentId}`);
  });

  it('takes signs of patterns as they are, and finds nothing where there is nothing', async () => {
    for (const q of ['%', '_', '\\', 'a%e', 'nowhere']) expect(await search(q)).toEqual([]);
  });

  it('has first what is meant exactly, then what begins so, then what contains it', async () => {
    const own = await aTenant(test);
    const enter = (description: string, building_id: string) => {
      const expense = { description, building_id, amount: 1, expense_date: '2026-02-01' };
      return own.accountant.post('/expenses', { ...expense, category: 'Other' });
    };
    const { buildingId } = await aFixture(test, own);
    const descriptions = ['Relift', 'Big lift', 'Lift', 'Lift costs'];
    for (const text of descriptions) must(await enter(text, buildingId), 201);
    const titles = (await search('lift', own.syndic)).map(({ title }) => title);
    expect(titles).toEqual(['Lift', 'Lift costs', 'Big lift', 'Relift']);
    expect(await search('lift', own.syndic, '&limit=1')).toHaveLength(1);
  });
});

describe('what is found', () => {
  it('is of one building if it is named: its records, and owners who hold a lot there', async () => {
    const building = { name: 'Next door', address: 'Rue Courte 1', total_units: 1 };
    const { id } = must(await tenant.syndic.post('/buildings', building), 201);
    const within = async (buildingId: string, q: string) =>
      (await search(q, tenant.syndic, `&building_id=${buildingId}`)).map(({ link }) => link);
    for (const [q, link] of [
      ['ascenseur', `/expenses/${expenseId}`],
      ['provision', `/calls-for-funds/${funds.callId}`],
      ['anne@example.org', `/owners/${fixture.ownerId}`],
      ['lot A1', `/units/${fixture.unitId}`],
      ['Tilleuls', `/buildings/${fixture.buildingId}`],
    ] as const) {
      expect(await within(fixture.buildingId, q), q).toContain(link);
      expect(await within(id, q), q).toEqual([]);
    }
    expect(await within(id, 'next door')).toEqual([`/buildings/${id}`]);
  });

  it('is what the caller may see', async () => {
    const { organizationId } = tenant;
    const building = { name: 'Elsewhere', address: 'Rue Basse 1', total_units: 1 };
    const { id } = must(await tenant.syndic.post('/buildings', building), 201);
    const narrowed = await aCaller(test, { role: 'Auditor', organizationId, buildingIds: [id] });
    expect(await linksTo('ascenseur', narrowed)).toEqual([]);
    expect(await linksTo('elsewhere', narrowed)).toEqual([`/buildings/${id}`]);
    expect(await linksTo('elsewhere', fixture.owner)).toEqual([]);
    expect(await linksTo('ascenseur', fixture.owner)).toEqual([]);
    expect(await linksTo('example.org', fixture.owner)).toEqual([`/owners/${fixture.ownerId}`]);
    expect(await linksTo('provision', fixture.owner)).toEqual([`/calls-for-funds/${funds.callId}`]);
  });

  it('has at most ten words, here and in lists', async () => {
    const words = (count: number) => encodeURIComponent(Array(count).fill('lift').join(' '));
    for (const path of ['/search', '/expenses', '/tickets', '/suppliers', '/documents']) {
      must(await tenant.syndic.get(`${path}?q=${words(10)}`), 200);
      const refused = must(await tenant.syndic.get(`${path}?q=${words(11)}`), 400);
      expect(refused.errors[0].pointer).toBe('/query/q');
    }
  });

  it('is nothing of another tenant', async () => {
    const other = await aTenant(test);
    for (const q of ['ascenseur', communication, '1234,56', 'BE68 5390 0754 7034']) {
      expect(await search(q, other.syndic)).toEqual([]);
    }
  });

  it('follows what is changed and deleted', async () => {
    const path = `/expenses/${fixture.expenseId}`;
    must(await tenant.accountant.put(path, { description: 'Chimney' }), 200);
    expect(await linksTo('chimney')).toEqual([path]);
    must(await tenant.accountant.delete(path), 204);
    expect(await linksTo('chimney')).toEqual([]);
  });
});
