import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, report, someBooks, type Books } from '#test/helpers/books.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let books: Books;
let anna: string;
let bart: string;
let tilleuls: string;
let zonnebloem: string;

type Line = readonly [account: string, debit: number, credit: number, owner?: string];

interface Entry {
  readonly building: string;
  readonly date: string;
  readonly words: string;
  readonly journal?: string;
  readonly lines: readonly Line[];
  /** Text of the first line. */
  readonly line_words?: string;
}

async function book({ building, date, words, journal, lines, line_words }: Entry): Promise<string> {
  const entry = {
    building_id: building,
    entry_date: date,
    description: words,
    journal: journal ?? 'Miscellaneous',
    lines: lines.map(([account_code, debit, credit, owner_id], index) => ({
      account_code,
      debit,
      credit,
      ...(owner_id === undefined ? {} : { owner_id, due_date: date }),
      description: index === 0 ? (line_words ?? null) : null,
    })),
  };
  return must(await books.tenant.accountant.post('/journal-entries', entry), 201).id;
}

async function anOwner(name: string, language: string): Promise<string> {
  const owner = { name, email: 'owner@example.org', language };
  return must(await books.tenant.syndic.post('/owners', owner), 201).id;
}

async function holdsIn(
  building_id: string,
  owner_id: string,
  unit_number: string,
  quota = 0,
): Promise<void> {
  const { syndic } = books.tenant;
  const unit = must(await syndic.post('/units', { building_id, unit_number, quota }), 201).id;
  must(await syndic.post(`/units/${unit}/owners`, { owner_id, ownership_share: '1/1' }), 201);
}

function ownerCaller(ownerId: string): Promise<Caller> {
  const { organizationId } = books.tenant;
  return aCaller(test, { role: 'Owner', organizationId, ownerId });
}

async function account(query = '', caller: Caller = books.tenant.auditor, owner = anna) {
  return must(await caller.get(`/owners/${owner}/account${query}`), 200);
}

beforeAll(async () => {
  test = await startTestApp();
  books = await someBooks(test);
  anna = await anOwner('Anna Peeters', 'nl');
  bart = await anOwner('Bart Claes', 'fr');
  tilleuls = await aBuilding(books, { name: 'Les Tilleuls' });
  zonnebloem = await aBuilding(books, { name: 'Zonnebloem' });
  await holdsIn(zonnebloem, anna, 'Z1');
  await book({
    building: tilleuls,
    date: '2025-11-05',
    words: 'Provision 2025',
    journal: 'Calls',
    lines: [
      ['4101', 100, 0, anna],
      ['701', 0, 100],
    ],
  });
  await book({
    building: tilleuls,
    date: '2026-01-10',
    words: 'Provision Q1',
    journal: 'Calls',
    line_words: 'Provision Q1, unit A1',
    lines: [
      ['4101', 120.5, 0, anna],
      ['4101', 80, 0, bart],
      ['701', 0, 200.5],
    ],
  });
  await book({
    building: tilleuls,
    date: '2026-02-01',
    words: 'Received',
    journal: 'Bank',
    lines: [
      ['551', 150, 0],
      ['4101', 0, 150, anna],
    ],
  });
  await book({
    building: zonnebloem,
    date: '2026-01-20',
    words: 'Reserve',
    lines: [
      ['4100', 30, 0, anna],
      ['4100', 20, 0, anna],
      ['700', 0, 50],
    ],
    line_words: 'Only a part',
  });
  await book({
    building: tilleuls,
    date: '2026-03-01',
    words: 'Doubtful',
    lines: [
      ['417', 20, 0, anna],
      ['4101', 0, 20, anna],
    ],
  });
  await book({
    building: tilleuls,
    date: '2026-04-01',
    words: 'Provision Q2',
    lines: [
      ['4101', 30, 0, anna],
      ['701', 0, 30],
    ],
  });
  await book({
    building: zonnebloem,
    date: '2026-03-02',
    words: 'Too much',
    lines: [
      ['551', 12.34, 0],
      ['4101', 0, 12.34, bart],
    ],
  });
});

describe('the account of an owner', () => {
  it('shows what is owed in a building, what of it is open, and how it came about', async () => {
    const answer = await account(`?building_id=${tilleuls}`);
    expect(answer).toMatchObject({
      owner_id: anna,
      building_id: tilleuls,
      balance: 100.5,
      overdue: 70.5,
      opening_balance: 0,
      credits: [],
    });
    expect(answer.receivables).toEqual([
      {
        id: expect.any(String),
        building_id: tilleuls,
        building_name: 'Les Tilleuls',
        source: { type: 'JournalEntry', id: answer.movements[1].entry_id },
        description: 'Provision Q1',
        amount: 120.5,
        open_amount: 70.5,
        parts: [],
        due_date: '2026-01-10',
        days_overdue: 65,
        structured_communication: expect.stringMatching(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/),
      },
      expect.objectContaining({
        description: 'Provision Q2',
        open_amount: 30,
        due_date: '2026-04-01',
        days_overdue: 0,
      }),
    ]);
    expect(
      answer.movements.map(({ date, journal, description, debit, credit, balance }: Json) => [
        date,
        journal,
        description,
        debit,
        credit,
        balance,
      ]),
    ).toEqual([
      ['2025-11-05', 'Calls', 'Provision 2025', 100, 0, 100],
      ['2026-01-10', 'Calls', 'Provision Q1, unit A1', 120.5, 0, 220.5],
      ['2026-02-01', 'Bank', 'Received', 0, 150, 70.5],
      ['2026-04-01', 'Miscellaneous', 'Provision Q2', 30, 0, 100.5],
    ]);
  });

  it('is one of each building unless told which, never one sum over several', async () => {
    const answer = await account();
    expect(answer).toMatchObject({ building_id: null, building_name: null });
    expect(answer).not.toHaveProperty('balance');
    expect(
      answer.buildings.map(({ building_id, balance, overdue }: Json) => [
        building_id,
        balance,
        overdue,
      ]),
    ).toEqual([
      [tilleuls, 100.5, 70.5],
      [zonnebloem, 50, 50],
    ]);
    const { owner_id, owner_name } = answer;
    for (const block of answer.buildings) {
      const alone = await account(`?building_id=${block.building_id}`);
      expect({ owner_id, owner_name, ...block }).toEqual(alone);
    }
  });

  it('shows the movements of some days, from the balance before them', async () => {
    const here = `?building_id=${tilleuls}`;
    const narrowed = await account(`${here}&from=2026-01-10&to=2026-01-31`);
    expect(narrowed).toMatchObject({ balance: 100.5, opening_balance: 100 });
    expect(narrowed.movements.map(({ balance }: Json) => balance)).toEqual([220.5]);
    expect((await account(`${here}&from=2026-02-01`)).opening_balance).toBe(220.5);
    expect((await account(`${here}&to=2025-12-31`)).movements).toHaveLength(1);
    const nothing = await account(`${here}&from=2026-03-16&to=2026-03-16`);
    expect(nothing).toMatchObject({ opening_balance: 70.5, movements: [] });
    const { buildings } = await account('?from=2026-01-10&to=2026-01-31');
    expect(buildings.map(({ opening_balance }: Json) => opening_balance)).toEqual([100, 0]);
  });

  it('shows what is to the good of an owner', async () => {
    const answer = await account(`?building_id=${zonnebloem}`, books.tenant.syndic, bart);
    expect(answer).toMatchObject({ balance: -12.34, overdue: 0, receivables: [] });
    expect(answer.credits).toEqual([
      {
        id: expect.any(String),
        building_id: zonnebloem,
        building_name: 'Zonnebloem',
        source: { type: 'JournalEntry', id: answer.movements[0].entry_id },
        amount: 12.34,
        free_amount: 12.34,
        credited_on: '2026-03-02',
      },
    ]);
    const { buildings } = await account('', books.tenant.syndic, bart);
    expect(buildings.map(({ balance }: Json) => balance)).toEqual([80, -12.34]);
  });

  it('is empty of an owner whom the books do not know', async () => {
    const nobody = await anOwner('Nobody', 'en');
    expect(await account('', books.tenant.boardMember, nobody)).toEqual({
      owner_id: nobody,
      owner_name: 'Nobody',
      building_id: null,
      building_name: null,
      buildings: [],
    });
  });

  it('adds up, over all owners, to the trial balance', async () => {
    const { accounts } = await report(books.tenant.auditor, 'trial-balance?year=2026');
    const owed = accounts
      .filter(({ code }: Json) => /^41[07]/.test(code))
      .reduce((sum: number, { balance }: Json) => sum + balance * 100, 0);
    const balances = await Promise.all(
      [anna, bart].map(async (owner) => {
        const { buildings } = await account('', books.tenant.auditor, owner);
        return buildings.map(({ balance }: Json) => balance);
      }),
    );
    expect(balances.flat().reduce((sum, balance) => sum + balance * 100, 0)).toBeCloseTo(owed, 6);
  });

  it('has a tag that changes with the books and with the day', async () => {
    const path = `/owners/${bart}/account?building_id=${tilleuls}`;
    const tagOf = async () => (await books.tenant.auditor.get(path)).headers['etag'];
    const tag = await tagOf();
    const known = await books.tenant.auditor.get(path, { 'if-none-match': String(tag) });
    expect(known.status).toBe(304);
    test.clock.advance(86_400_000);
    expect(await tagOf()).not.toBe(tag);
    test.clock.advance(-86_400_000);
    expect(await tagOf()).toBe(tag);
  });

  it('is refused for a period that ends before it starts', async () => {
    for (const kind of ['account', 'statement']) {
      const path = `/owners/${anna}/${kind}?from=2026-02-01&to=2026-01-31`;
      expect(must(await books.tenant.auditor.get(path), 422)).toMatchObject({
        code: 'invalid_period',
        errors: [{ pointer: '/query/from' }],
      });
      must(await books.tenant.auditor.get(`/owners/${anna}/${kind}?from=2026-02-30`), 400);
      must(await books.tenant.auditor.get(`/owners/${anna}/${kind}?year=2026`), 400);
    }
  });
});

describe('the account of an owner who is called on and pays', () => {
  it('names the call and the payment, and is sound after each', async () => {
    const { syndic, auditor } = books.tenant;
    const building_id = await aBuilding(books, { name: 'Les Lilas', total_quota: 1000 });
    const owner_id = await anOwner('Chloé Simon', 'fr');
    await holdsIn(building_id, owner_id, 'L1', 1000);
    const called = async (title: string, fund: string, due_date: string) => {
      const call = { building_id, title, fund, total_amount: 300, due_date };
      const { id } = must(await syndic.post('/calls-for-funds', call), 201);
      must(await syndic.put(`/calls-for-funds/${id}/send`), 200);
      return id;
    };
    const paid = async (amount: number) =>
      must(await syndic.post('/payments', { owner_id, building_id, amount }), 201).id;
    const seen = () => account(`?building_id=${building_id}`, auditor, owner_id);
    const sound = async () =>
      expect(must(await auditor.get('/owner-accounts/integrity'), 200).balanced).toBe(true);

    const call = await called('Réserve 2026', 'Reserve', '2026-03-01');
    const first = await seen();
    expect(first).toMatchObject({ balance: 300, overdue: 300, credits: [] });
    expect(first.receivables).toMatchObject([
      { source: { type: 'CallForFunds', id: call }, description: 'Réserve 2026', days_overdue: 15 },
    ]);
    await sound();

    const payment = await paid(400);
    const second = await seen();
    expect(second).toMatchObject({ balance: -100, overdue: 0, receivables: [] });
    expect(second.credits).toMatchObject([
      { source: { type: 'Payment', id: payment }, amount: 400, free_amount: 100 },
    ]);
    await sound();

    // Credit used to settle a receivable moves between the owner's accounts, and is no movement of the
    // account as a whole.
    await called('Travaux', 'Reserve', '2026-04-01');
    const third = await seen();
    expect(third).toMatchObject({ balance: 200, overdue: 0, credits: [] });
    expect(third.receivables).toMatchObject([{ description: 'Travaux', open_amount: 200 }]);
    expect(
      third.movements.map(({ journal, debit, credit, balance }: Json) => [
        journal,
        debit,
        credit,
        balance,
      ]),
    ).toEqual([
      ['Calls', 300, 0, 300],
      ['Bank', 0, 400, -100],
      ['Calls', 300, 0, 200],
    ]);
    must(await syndic.put(`/payments/${payment}/reverse`, { reason: 'Bounced' }), 200);
    expect(await seen()).toMatchObject({ balance: 600, overdue: 300 });
    await sound();
  });
});

describe('who sees the account of an owner', () => {
  it.each(['account', 'statement'])('%s: an Owner their own, and nobody else', async (kind) => {
    const own = await ownerCaller(anna);
    const whole = must(await own.get(`/owners/${anna}/${kind}`), 200);
    expect(whole).toEqual(must(await books.tenant.auditor.get(`/owners/${anna}/${kind}`), 200));
    must(await own.get(`/owners/${bart}/${kind}`), 404);
    must(await own.get(`/owners/${anna}/${kind}?building_id=${zonnebloem}`), 200);
    // They no longer own a unit there, but still owe money.
    must(await own.get(`/owners/${anna}/${kind}?building_id=${tilleuls}`), 200);
    const elsewhere = await aBuilding(books, { name: 'Elsewhere' });
    must(await own.get(`/owners/${anna}/${kind}?building_id=${elsewhere}`), 404);
  });

  it('a narrowed role the part of its buildings', async () => {
    const { organizationId } = books.tenant;
    const buildingIds = [zonnebloem];
    const narrowed = await aCaller(test, { role: 'BoardMember', organizationId, buildingIds });
    expect(await account('', narrowed)).toMatchObject({
      buildings: [{ building_id: zonnebloem, balance: 50, overdue: 50 }],
    });
    must(await narrowed.get(`/owners/${anna}/account?building_id=${tilleuls}`), 404);
    must(await narrowed.get(`/owners/${bart}/account`), 404);
  });

  it('nobody of another tenant', async () => {
    const stranger = await aTenant(test);
    for (const kind of ['account', 'statement']) {
      const problem = must(await stranger.syndic.get(`/owners/${anna}/${kind}`), 404);
      expect(problem.code).toBe('not_found');
      const path = `/owners/${anna}/${kind}?building_id=${stranger.organizationId}`;
      must(await books.tenant.syndic.get(path), 404);
    }
  });
});
