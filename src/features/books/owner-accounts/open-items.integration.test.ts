import {
  type Arbitrary,
  array,
  assert as assertProperty,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Answer,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

/**
 * Whatever is called, paid, reversed, booked manually or sold, in any order: the open items of every
 * owner equal the balance of their accounts, and no open amount is negative.
 */

const FUNDS = ['WorkingCapital', 'Reserve', 'Provision', 'Works'] as const;
const RUNS = 8;

type Step =
  | { readonly do: 'call'; readonly fund: (typeof FUNDS)[number]; readonly cents: number }
  | { readonly do: 'pay'; readonly owner: number; readonly cents: number; readonly names: number }
  | {
      readonly do: 'book';
      readonly owner: number;
      readonly account: string;
      readonly cents: number;
    }
  | { readonly do: 'doubt'; readonly owner: number; readonly cents: number }
  | { readonly do: 'sell'; readonly unit: number; readonly share: string | undefined }
  | { readonly do: 'takeBack'; readonly which: number };

const cents = integer({ min: 1, max: 200_000 });
const place = nat({ max: 20 });
const step: Arbitrary<Step> = oneof(
  {
    weight: 3,
    arbitrary: record({ do: constant('call'), fund: constantFrom(...FUNDS), cents }),
  },
  { weight: 4, arbitrary: record({ do: constant('pay'), owner: place, cents, names: place }) },
  {
    weight: 1,
    arbitrary: record({
      do: constant('book'),
      owner: place,
      account: constantFrom('4100', '4101'),
      cents: integer({ min: -50_000, max: 50_000 }).filter((value) => value !== 0),
    }),
  },
  { weight: 1, arbitrary: record({ do: constant('doubt'), owner: place, cents }) },
  {
    weight: 1,
    arbitrary: record({
      do: constant('sell'),
      unit: place,
      share: constantFrom('1/3', undefined),
    }),
  },
  { weight: 3, arbitrary: record({ do: constant('takeBack'), which: place }) },
) as Arbitrary<Step>;

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let owners: string[];
/** Operations that can be reversed: path and method. */
let done: { readonly path: string; readonly method: 'put' | 'post' }[];
let communications: { readonly owner_id: string; readonly structured_communication: string }[];

beforeAll(async () => {
  test = await startTestApp();
});

/** Prepares a separate building for each sequence. */
async function begin(): Promise<void> {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  const third = { name: 'Cara Maes', email: 'cara@example.org' };
  owners = [
    fixture.ownerId,
    fixture.otherOwnerId,
    must(await tenant.syndic.post('/owners', third), 201).id,
  ];
  done = [];
  communications = [];
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}

const euro = (amount: number): string => (amount / 100).toFixed(2);

async function callFunds({ fund, cents: amount }: Extract<Step, { do: 'call' }>): Promise<void> {
  const draft = must(
    await tenant.accountant.post('/calls-for-funds', {
      building_id: fixture.buildingId,
      title: fund,
      total_amount: euro(amount),
      fund,
      due_date: '2026-03-31',
    }),
    201,
  );
  must(await tenant.accountant.put(`/calls-for-funds/${draft.id}/send`), 200);
  const receivables = must(
    await tenant.accountant.get(`/calls-for-funds/${draft.id}/receivables`),
    200,
  );
  communications.push(...receivables);
  done.push({ path: `/calls-for-funds/${draft.id}/cancel`, method: 'put' });
}

async function pay({ owner, cents: amount, names }: Extract<Step, { do: 'pay' }>): Promise<void> {
  const owner_id = pick(owners, owner);
  const own = communications.filter((asked) => asked.owner_id === owner_id);
  const payment = must(
    await tenant.accountant.post('/payments', {
      building_id: fixture.buildingId,
      owner_id,
      amount: euro(amount),
      communication: pick(own, names)?.structured_communication ?? 'provision',
    }),
    201,
  );
  done.push({ path: `/payments/${payment.id}/reverse`, method: 'put' });
}

async function book(lines: readonly object[]): Promise<void> {
  const entry = must(
    await tenant.accountant.post('/journal-entries', {
      building_id: fixture.buildingId,
      entry_date: '2026-03-01',
      description: 'By hand',
      lines,
    }),
    201,
  );
  done.push({ path: `/journal-entries/${entry.id}/reverse`, method: 'post' });
}

function side(amount: number): object {
  return amount > 0 ? { debit: euro(amount) } : { credit: euro(-amount) };
}

async function sell({ unit, share }: Extract<Step, { do: 'sell' }>): Promise<void> {
  const unitId = pick([fixture.unitId, fixture.otherUnitId], unit) ?? '';
  const held = must(await tenant.syndic.get(`/units/${unitId}/owners`), 200);
  const { owner_id: seller, ownership_share: whole } = held[0];
  const buyer = owners.find((id) => id !== seller);
  must(
    await tenant.syndic.post(`/units/${unitId}/owners/transfer`, {
      from_owner_id: seller,
      to_owner_id: buyer,
      later_calls: share === undefined ? 'Move' : 'Leave',
      ...(share === undefined || whole !== '1/1' ? {} : { ownership_share: share }),
    }),
    200,
  );
}

const REFUSALS = ['invalid_transition', 'already_reversed', 'working_capital_passed'];

/** Accepts a refusal of what is settled, reversed or transferred by a sale; a refusal changes nothing. */
function mustOrRefuse({ status, body }: Answer): void {
  if (status >= 300) expect(REFUSALS, JSON.stringify(body)).toContain(body.code);
}

async function take(one: Step): Promise<void> {
  switch (one.do) {
    case 'call':
      return callFunds(one);
    case 'pay':
      return pay(one);
    case 'book':
      return book([
        { account_code: one.account, owner_id: pick(owners, one.owner), ...side(one.cents) },
        { account_code: '4990', ...side(-one.cents) },
      ]);
    case 'doubt':
      return book([
        { account_code: '417', owner_id: pick(owners, one.owner), ...side(one.cents) },
        { account_code: '4101', owner_id: pick(owners, one.owner), ...side(-one.cents) },
      ]);
    case 'sell':
      return sell(one);
    case 'takeBack': {
      const last = pick(done, one.which);
      if (last !== undefined) mustOrRefuse(await tenant.accountant[last.method](last.path));
      return;
    }
    default:
      throw new Error(`no such step: ${JSON.stringify(one satisfies never)}`);
  }
}

async function expectTrue(taken: Step): Promise<void> {
  const integrity = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
  expect(integrity, JSON.stringify(taken)).toMatchObject({ balanced: true, differences: [] });
  const trial = must(await tenant.auditor.get('/reports/trial-balance'), 200);
  const owed = trial.accounts
    .filter(({ code }: { code: string }) => /^41[07]/.test(code))
    .reduce((sum: number, { balance }: { balance: number }) => sum + Math.round(balance * 100), 0);
  expect(Math.round(integrity.total_open_items * 100)).toBe(owed);
  const { both } = await test.database.read(tenant.organizationId, (db) =>
    db.one<{ both: number }>(sql`select count(*) as both from app.receivables as open
      join app.credits as free on free.organization_id = open.organization_id
        and free.building_id = open.building_id and free.owner_id = open.owner_id
      where open.organization_id = ${tenant.organizationId} and open_cents > 0 and free_cents > 0`),
  );
  expect(both, 'an owner has something open and something free').toBe(0);
}

describe('the open items of owners', () => {
  it(
    'are the balance of their accounts, whatever happens',
    { timeout: LIMITS.longTest },
    async () => {
      await assertProperty(
        asyncProperty(array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          await begin();
          for (const one of steps) {
            await take(one);
            await expectTrue(one);
          }
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
  );
});
