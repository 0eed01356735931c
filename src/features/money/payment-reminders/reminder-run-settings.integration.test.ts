import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoleType } from '#contract/access.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let work: ReminderWork;

const TODAY = '2026-03-16T09:00:00Z';
const SETTINGS = '/payment-reminders/settings';

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  work = await reminderWork(await aTenant(test));
});

afterEach(() => test.clock.set(TODAY));

const run = async (body: object = {}): Promise<Json> =>
  must(await work.tenant.accountant.post('/payment-reminders/run', body), 200);
const set = async (changes: object, query = '') =>
  must(await work.tenant.syndic.put(`${SETTINGS}${query}`, changes), 200);
const operate = async (id: string, operation: string, body?: object): Promise<Json> =>
  must(await work.tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body), 200);
const skip = (ownerId: string, reason: string) => ({ ...work.target(ownerId), reason });

describe('a run', () => {
  it('reminds nobody where it is switched off, and a person may', async () => {
    const [owner, other] = [await work.aDebtor(), await work.aBuilding()];
    await work.owes(owner, 70, '2026-02-01', other);
    await set({ automatic: 'None' });
    await set({ automatic: 'Gentle' }, `?building_id=${other}`);
    expect(await run()).toMatchObject({
      created: 1,
      skipped: [skip(owner, 'automatic_off')],
      lines: [{ building_id: other, to: 'Gentle' }],
    });
    await work.aReminder(owner);
  });

  it('goes no further than the first reminder where that is all it may', async () => {
    await set({ automatic: 'Gentle' });
    const owner = await work.aDebtor();
    expect(await run()).toMatchObject({ created: 1 });
    const [{ id }] = must(await work.tenant.auditor.get('/payment-reminders'), 200);
    await operate(id, 'mark-sent');
    test.clock.set('2026-04-10T09:00:00Z');
    expect(await run()).toMatchObject({ escalated: 0, skipped: [skip(owner, 'needs_a_person')] });
    await set({ automatic: 'GentleAndFormal' });
    expect(await run()).toMatchObject({ escalated: 1 });
  });

  it('asks for no trifles: less than 5.00 waits, for a run and not for a person', async () => {
    const [trifle, enough] = [await work.anOwner(), await work.anOwner()];
    await work.owes(trifle, 4.99, '2026-02-01');
    await work.owes(enough, 5, '2026-02-01');
    const expected = {
      skipped: [skip(trifle, 'below_minimum')],
      lines: [{ owner_id: enough, amount_owed: 5 }],
    };
    expect(await run({ dry_run: true })).toMatchObject(expected);
    expect(await run()).toMatchObject(expected);
    await work.aReminder(trifle);
  });

  it('leaves what has become a trifle where it is', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await operate(id, 'mark-sent');
    test.clock.set('2026-04-10T09:00:00Z');
    await work.pays(owner, 96);
    expect(await run()).toMatchObject({ escalated: 0, skipped: [skip(owner, 'below_minimum')] });
    expect(await operate(id, 'escalate')).toMatchObject({ reminder_level: 'Formal' });
  });

  it('looks at one building only when it is named', async () => {
    const [owner, other] = [await work.aDebtor(), await work.aBuilding()];
    await work.owes(owner, 70, '2026-02-01', other);
    const lines = [{ building_id: other, owner_id: owner, amount_owed: 70 }];
    expect(await run({ building_id: other, dry_run: true })).toMatchObject({ skipped: [], lines });
    expect(await run({ building_id: other })).toMatchObject({ created: 1, skipped: [], lines });
    const elsewhere = await reminderWork(await aTenant(test));
    const refused = await work.tenant.accountant.post('/payment-reminders/run', {
      building_id: elsewhere.buildingId,
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'unknown_reference', errors: [{ pointer: '/body/building_id' }] },
    });
  });
});

/** Generates irregular numbers that are the same in each test run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

describe('a dry run', () => {
  const OWNERS = 24;

  it.each([11, 47, 91])(
    'says what the run that follows does, whatever there is (%i)',
    async (seed) => {
      const roll = dice(seed);
      const pick = <T>(values: readonly T[]): T => values[roll(values.length)] as T;
      const terms = { late_interest_rate: 0.08, late_interest_clause: 'Article 12: 8 % a year.' };
      const buildings = [work.buildingId, await work.aBuilding(terms), await work.aBuilding(terms)];
      const someSettings = () => ({
        automatic: pick(['None', 'Gentle', 'GentleAndFormal', 'GentleAndFormal']),
        minimum_amount: pick([0, 5, 60]),
        gentle_days: pick([5, 15]),
        formal_days: pick([20, 30]),
      });
      await set(someSettings());
      await set(someSettings(), `?building_id=${buildings[1]}`);
      for (let count = 0; count < OWNERS; count += 1) {
        const building_id = pick(buildings);
        const owner = await work.anOwner({ kind: pick(['Person', 'Company']) });
        for (let items = roll(3); items >= 0; items -= 1) {
          const due = addDays('2026-03-16', -roll(80));
          await work.owes(owner, pick([3, 4.99, 5, 50, 120.3]), due, building_id);
        }
        await someHistory(owner, building_id, roll);
      }
      for (const day of ['2026-03-16', '2026-04-02', '2026-04-20']) {
        await onDay(day);
        for (const body of [{ building_id: pick(buildings) }, {}]) {
          const dry = await run({ ...body, dry_run: true });
          expect(await run({ ...body, dry_run: true })).toEqual(dry);
          expect(await run(body)).toEqual({ ...dry, dry_run: false });
          expect(await run(body)).toMatchObject({ created: 0, escalated: 0, lines: [] });
        }
        await sendSome(roll);
      }
    },
  );

  async function onDay(day: string): Promise<void> {
    test.clock.set(`${day}T09:00:00Z`);
    const { tenant } = work;
    const as = (role: RoleType) => aCaller(test, { role, organizationId: tenant.organizationId });
    const [syndic, accountant, auditor] = [
      await as('Syndic'),
      await as('Accountant'),
      await as('Auditor'),
    ];
    work = { ...work, tenant: { ...tenant, syndic, accountant, auditor } };
  }

  /**
   * Creates a history of a debtor: nothing, a reminder at a level, a pause, a cancellation or a partial
   * payment.
   */
  async function someHistory(
    owner_id: string,
    building_id: string,
    roll: (sides: number) => number,
  ) {
    if (roll(3) === 0) return;
    const reminder_level = ['Gentle', 'Formal', 'FinalNotice'][roll(3)];
    const input = { owner_id, building_id, reminder_level };
    const answer = await work.tenant.syndic.post('/payment-reminders', input);
    if (answer.status !== 201) return;
    const { id } = answer.body;
    if (roll(3) > 0) await operate(id, 'mark-sent');
    const reason = { reason: 'As it happens' };
    if (roll(4) === 0) await operate(id, 'pause', reason);
    if (roll(5) === 0) await operate(id, 'cancel', reason);
    if (roll(4) === 0) {
      const payment = { owner_id, building_id, amount: 2 };
      must(await work.tenant.accountant.post('/payments', payment), 201);
    }
  }

  async function sendSome(roll: (sides: number) => number): Promise<void> {
    const open = must(
      await work.tenant.auditor.get('/payment-reminders?status=Open&limit=100'),
      200,
    );
    for (const { id } of open) if (roll(2) === 0) await operate(id, 'mark-sent');
  }
});
