import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#domain/people/roles.ts';
import { publishedRates } from '#test/helpers/published-rates.ts';
import { reminderWork } from '#test/helpers/reminders.ts';
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
import { freshDatabase } from '#test/helpers/test-database.ts';

let test: TestApp;
let tenant: Tenant;

// Rates are shared by all organizations, so this file uses a separate database.
beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  tenant = await aTenant(test);
});

const anOwner = async (): Promise<string> => {
  const owner = { name: 'Dirk Maes', email: 'dirk@example.org' };
  return must(await tenant.syndic.post('/owners', owner), 201).id;
};

const enter = (body: object) => tenant.superAdmin.post('/interest-rates', body);

describe('the published rates', () => {
  it('begin with those that are known, newest first', async () => {
    const rates: Json[] = must(await tenant.auditor.get('/interest-rates'), 200);
    const shown = (kind: 'Legal' | 'Enterprise') =>
      publishedRates[kind]
        .map(({ valid_from, ppm }) => ({ kind, valid_from, rate: ppm / 1_000_000 }))
        .reverse();
    expect(rates).toMatchObject([...shown('Enterprise'), ...shown('Legal')]);
  });

  it.each(ROLES)('are read by every %s, and entered by nobody but a SuperAdmin', async (role) => {
    const organizationId = role === 'SuperAdmin' ? null : tenant.organizationId;
    const own = role === 'Owner' ? { ownerId: await anOwner() } : {};
    const caller = await aCaller(test, { role, organizationId, ...own });
    must(await caller.get('/interest-rates'), 200);
    const answer = await caller.post('/interest-rates', { valid_from: '2035-01-01', rate: 0.05 });
    expect(answer.status).toBe(role === 'SuperAdmin' ? 201 : 403);
  });

  it.each([
    { rate: 0.05 },
    { valid_from: '2030-01-01' },
    { valid_from: '2030-02-30', rate: 0.05 },
    { valid_from: '2030-01-01', rate: 1.01 },
    { valid_from: '2030-01-01', rate: -0.01 },
    { valid_from: '2030-01-01', rate: 0.0000001 },
    { valid_from: '2030-01-01', rate: 0.05, kind: 'Usury' },
  ])('refuse %j', async (body) => {
    expect(await enter(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('are corrected by entering the same day again; two at once leave one', async () => {
    const rate = { kind: 'Enterprise', valid_from: '2031-07-01' };
    expect(must(await enter({ ...rate, rate: '0.1' }), 201)).toMatchObject({ ...rate, rate: 0.1 });
    expect(must(await enter({ ...rate, rate: 0.105 }), 200)).toMatchObject({
      ...rate,
      rate: 0.105,
    });
    const other = { kind: 'Enterprise', valid_from: '2032-01-01', rate: 0.1 };
    const answers = await Promise.all([enter(other), enter(other), enter(other)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const known: Json[] = must(await tenant.syndic.get('/interest-rates'), 200);
    expect(known.filter(({ valid_from }) => valid_from === '2031-07-01')).toHaveLength(1);
    expect(known.filter(({ valid_from }) => valid_from === '2032-01-01')).toHaveLength(1);
  });
});

describe('interest at the legal rate', () => {
  it('is refused for a year whose rate is missing, and is reckoned once that is entered', async () => {
    const work = await reminderWork(tenant, {
      late_interest_rate: 'Legal',
      late_interest_clause: 'Article 12: the legal rate.',
    });
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2018-12-01');
    const id = await work.aReminder(owner);
    const escalate = () => tenant.syndic.put(`/payment-reminders/${id}/escalate`);
    expect(await escalate()).toMatchObject({
      status: 422,
      body: { code: 'rate_missing', kind: 'Legal', period: '2018' },
    });
    must(await enter({ kind: 'Legal', valid_from: '2018-01-01', rate: 0.02 }), 201);
    // 2018: 2 % × 30; 2019: 2 % × 365; 2020: 1.75 % × 366; 2021: 1.75 % × 365; 2022: 1.5 % × 365;
    // 2023: 5.25 % × 365; 2024: 5.75 % × 366; 2025: 4.5 % × 365; 2026: 4.5 % × 75 (to 16 March).
    // (60 + 730 + 640.5 + 638.75 + 547.5 + 1916.25 + 2104.5 + 1642.5 + 337.5) % = 8617.5 % of a day
    // 1000 × 86.175 / 365 = 236.095…
    expect(must(await escalate(), 200)).toMatchObject({ late_payment_penalty: 236.1 });
  });
});

describe('a rate that is missing for the period to come', () => {
  afterEach(() => test.clock.set('2026-03-16T09:00:00Z'));

  it('is on the overview of the offices, from the month before', async () => {
    const { organizationId } = tenant;
    const missing = async (who: Pick<Caller, 'get'>): Promise<string[]> => {
      const { items } = must(await who.get('/overview'), 200);
      return items
        .filter(({ kind }: Json) => kind === 'RateMissing')
        .map(({ title }: Json) => title);
    };
    const inRole = (role: 'Syndic' | 'Accountant' | 'BoardMember') =>
      aCaller(test, { role, organizationId });
    test.clock.set('2026-05-31T09:00:00Z');
    expect(await missing(await inRole('Syndic'))).toEqual([]);
    test.clock.set('2026-06-01T09:00:00Z');
    for (const role of ['Syndic', 'Accountant'] as const)
      expect(await missing(await inRole(role))).toEqual([expect.stringContaining('2026')]);
    expect(await missing(await inRole('BoardMember'))).toEqual([]);
  });
});
