import { beforeEach, describe, expect, it } from 'vitest';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let work: ReminderWork;
let accountant: Caller;

beforeEach(async () => {
  test ??= await startTestApp({ clock: fakeClock() });
  test.clock.set('2026-11-20T09:00:00Z');
  work = await reminderWork(await aTenant(test));
  ({ accountant } = work.tenant);
});

/** Sets the date; the accountant's session has expired by then and signs in again. */
async function onDay(day: string): Promise<void> {
  test.clock.set(`${day}T09:00:00Z`);
  const { organizationId } = work.tenant;
  accountant = await aCaller(test, { role: 'Accountant', organizationId });
}

/** Posts a manual entry that debits owners on 4101. */
async function settlement(entry_date: string, debits: readonly object[], fields: object = {}) {
  const total = debits.length * 100;
  const entry = {
    building_id: work.buildingId,
    entry_date,
    description: 'Décompte annuel',
    lines: [
      ...debits.map((line) => ({ account_code: '4101', debit: 100, ...line })),
      { account_code: '701', credit: total },
    ],
    ...fields,
  };
  return must(await accountant.post('/journal-entries', entry), 201);
}

async function accountOf(ownerId: string): Promise<Json> {
  return must(
    await accountant.get(`/owners/${ownerId}/account?building_id=${work.buildingId}`),
    200,
  );
}

async function dueDatesOf(ownerId: string): Promise<[string, number][]> {
  const { receivables } = await accountOf(ownerId);
  return receivables.map(({ due_date, open_amount }: Json) => [due_date, open_amount]);
}

async function reminded(): Promise<string[]> {
  const { lines } = must(await accountant.post('/payment-reminders/run', { dry_run: true }), 200);
  return lines.map(({ owner_id }: Json) => owner_id);
}

describe('what an entry by hand makes owners owe', () => {
  it('reminds nobody of a settlement dated ahead before the time to pay it is over', async () => {
    const owners = [await work.anOwner(), await work.anOwner(), await work.anOwner()];
    // Thirty days after 31 December, the later of the entry's date and today: 30 January.
    await settlement(
      '2026-12-31',
      owners.map((owner_id) => ({ owner_id })),
    );
    for (const day of ['2027-01-16', '2027-01-30', '2027-02-13']) {
      await onDay(day);
      expect(await reminded(), day).toEqual([]);
    }
    // The first reminder is due fifteen days after the due date.
    await onDay('2027-02-14');
    expect(await reminded()).toEqual(owners);
  });

  it('is overdue from the day after its due date, never before', async () => {
    const owner_id = await work.anOwner();
    // Booked on 20 November for a year that ended long ago: thirty days from today end on 20 December.
    await settlement('2025-12-31', [{ owner_id }]);
    expect(await dueDatesOf(owner_id)).toEqual([['2026-12-20', 100]]);
    expect(await accountOf(owner_id)).toMatchObject({ balance: 100, overdue: 0 });
    await onDay('2026-12-20');
    expect(await accountOf(owner_id)).toMatchObject({ overdue: 0 });
    await onDay('2026-12-21');
    expect(await accountOf(owner_id)).toMatchObject({ overdue: 100 });
  });

  it('is due on the day that its line names, in an opening balance too', async () => {
    const [early, late] = [await work.anOwner(), await work.anOwner()];
    const lines = [
      { owner_id: early, due_date: '2026-06-30' },
      { owner_id: late, due_date: '2027-06-30' },
    ];
    const entry = await settlement('2026-01-01', lines, { journal: 'Opening' });
    expect(entry.lines.map(({ due_date }: Json) => due_date)).toEqual([
      '2026-06-30',
      '2027-06-30',
      null,
    ]);
    expect(await accountOf(early)).toMatchObject({ overdue: 100 });
    expect(await accountOf(late)).toMatchObject({ balance: 100, overdue: 0 });
    expect(await reminded()).toEqual([early]);
  });

  it('is several items where the lines name several days', async () => {
    const owner_id = await work.anOwner();
    const lines = ['2027-03-31', '2027-01-31', '2027-03-31'].map((due_date) => ({
      owner_id,
      due_date,
    }));
    await settlement('2026-11-20', lines);
    expect(await dueDatesOf(owner_id)).toEqual([
      ['2027-01-31', 100],
      ['2027-03-31', 200],
    ]);
  });

  it('is due on the same day again when its reversal is reversed', async () => {
    const owner_id = await work.anOwner();
    const { id } = await settlement('2026-11-20', [{ owner_id, due_date: '2027-03-31' }]);
    const reversal = must(await accountant.post(`/journal-entries/${id}/reverse`), 201);
    expect(await dueDatesOf(owner_id)).toEqual([]);
    must(await accountant.post(`/journal-entries/${reversal.id}/reverse`), 201);
    expect(await dueDatesOf(owner_id)).toEqual([['2027-03-31', 100]]);
  });
});
