import { beforeAll, expect, it } from 'vitest';
import { uuidv7Source } from '#platform/ids.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Answer,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let buildings: string[];

interface Movement {
  readonly entry_date: string;
  readonly account_code: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
  readonly building_id: string;
}

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  buildings = [
    must(await tenant.syndic.post('/buildings', body), 201).id,
    must(await tenant.syndic.post('/buildings', body), 201).id,
  ];
  // Posted out of date order, over several months, with two lines on one account in one entry, in two
  // buildings.
  for (let number = 0; number < 24; number += 1) {
    const month = String(1 + ((number * 7) % 12)).padStart(2, '0');
    const day = String(1 + ((number * 11) % 28)).padStart(2, '0');
    const amount = (number + 1) / 100;
    const [debit, credit] = number % 3 === 0 ? ['credit', 'debit'] : ['debit', 'credit'];
    const lines = [
      { account_code: '551', [debit]: amount },
      { account_code: '551', [debit]: 1 },
      { account_code: '550', [credit]: amount, description: `Ligne ${number}` },
      { account_code: '550', [credit]: 1, supplier: 'Banque' },
    ];
    const entry = {
      building_id: buildings[number % 2],
      entry_date: `2025-${month}-${day}`,
      description: `Nº ${number}`,
      lines,
    };
    must(await tenant.accountant.post('/journal-entries', entry), 201);
  }
});

async function idOf(code: string): Promise<string> {
  return must(await tenant.auditor.get(`/accounts/code/${code}`), 200).id;
}

function next(answer: Answer): string | undefined {
  return /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
}

async function everyPage(path: string): Promise<Movement[]> {
  const rows: Movement[] = [];
  for (let page: string | undefined = path; page !== undefined;) {
    const answer: Answer = await tenant.auditor.get(page);
    rows.push(...must(answer, 200));
    page = next(answer);
  }
  return rows;
}

const cents = (euro: number) => Math.round(euro * 100);

function expectRunning(rows: readonly Movement[], opening = 0): void {
  let balance = opening;
  for (const row of nonEmpty(rows)) {
    balance += cents(row.debit) - cents(row.credit);
    expect(cents(row.balance)).toBe(balance);
  }
}

it.each(['551', '550', '55', '5'])(
  'runs the balance of %s over pages of any size',
  async (code) => {
    const id = await idOf(code);
    const whole = must(await tenant.auditor.get(`/accounts/${id}/ledger?limit=100`), 200);
    expect(whole).toHaveLength(code.length === 3 ? 48 : 96);
    expectRunning(whole);
    expect(whole.map(({ entry_date }: Movement) => entry_date)).toEqual(
      whole.map(({ entry_date }: Movement) => entry_date).sort(),
    );
    for (const limit of [1, 7, 20]) {
      expect(await everyPage(`/accounts/${id}/ledger?limit=${limit}`)).toEqual(whole);
    }
    const byOffset = must(
      await tenant.auditor.get(`/accounts/${id}/ledger?limit=5&offset=17`),
      200,
    );
    expect(byOffset).toEqual(whole.slice(17, 22));
  },
);

it('counts from the beginning, whatever the dates asked for, and by building', async () => {
  const id = await idOf('551');
  const whole: Movement[] = must(await tenant.auditor.get(`/accounts/${id}/ledger?limit=100`), 200);
  const dated = await everyPage(
    `/accounts/${id}/ledger?limit=3&date_from=2025-04-10&date_to=2025-10-05`,
  );
  expect(dated).toEqual(
    whole.filter(({ entry_date }) => entry_date >= '2025-04-10' && entry_date <= '2025-10-05'),
  );
  const one = await everyPage(`/accounts/${id}/ledger?limit=9&building_id=${buildings[1]}`);
  expect(one).toHaveLength(24);
  expectRunning(one);
});

it('shows the words and the parties of each movement', async () => {
  const rows = must(await tenant.auditor.get(`/accounts/${await idOf('550')}/ledger?limit=2`), 200);
  expect(rows).toMatchObject([
    {
      journal: 'Miscellaneous',
      account_code: '550',
      supplier: null,
      owner_id: null,
      unit_id: null,
    },
    { supplier: 'Banque' },
  ]);
  expect(rows[0].description).toMatch(/^Ligne \d+$/);
  expect(rows[1].description).toBe(rows[0].description.replace('Ligne', 'Nº'));
});

it('refuses what it does not know', async () => {
  must(await tenant.auditor.get(`/accounts/${uuidv7Source.next()}/ledger`), 404);
  const id = await idOf('551');
  must(await tenant.auditor.get(`/accounts/${id}/ledger?sort=entry_date`), 400);
  must(await tenant.auditor.get(`/accounts/${id}/ledger?cursor=xyz`), 400);
  expect(must(await tenant.auditor.get(`/accounts/${await idOf('700')}/ledger`), 200)).toEqual([]);
  const other = await aTenant(test);
  must(await other.auditor.get(`/accounts/${id}/ledger`), 404);
});
