import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let work: ReminderWork;

const TODAY = '2026-03-16T09:00:00Z';
const interest = {
  late_interest_rate: 0.08,
  late_interest_clause: 'Article 12: 8 % a year from the due date.',
};

beforeAll(async () => {
  test = await startTestApp();
  work = await reminderWork(await aTenant(test), interest);
});

afterEach(() => test.clock.set(TODAY));

const operate = (id: string, operation: string, body?: object) =>
  work.tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body);

const done = async (id: string, operation: string, body?: object): Promise<Json> =>
  must(await operate(id, operation, body), 200);

const read = async (id: string): Promise<Json> =>
  must(await work.tenant.auditor.get(`/payment-reminders/${id}`), 200);

const timeline = ({ events }: Json) =>
  events.map(({ event, reminder_level, amount_owed, penalty, detail }: Json) => [
    event,
    reminder_level,
    amount_owed,
    penalty,
    detail,
  ]);

describe('the climb', () => {
  it('goes one level at a time up to legal action, and tells what it asked for', async () => {
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01');
    const id = await work.aReminder(owner);
    expect(await done(id, 'mark-sent', { tracking_number: 'BE123' })).toMatchObject({
      status: 'Sent',
      sent_date: '2026-03-16',
      tracking_number: 'BE123',
    });
    const formal = await done(id, 'escalate');
    // 1000.00 at 8 % for 43 days.
    expect(formal).toMatchObject({
      reminder_level: 'Formal',
      status: 'Open',
      sent_date: null,
      tracking_number: null,
      amount_owed: 1_000,
      late_payment_penalty: 9.42,
      total_amount: 1_009.42,
    });
    test.clock.set('2026-03-20T09:00:00Z');
    await work.owes(owner, 500, '2026-03-18');
    // Fixed until the next change of level.
    expect(await read(id)).toMatchObject({ late_payment_penalty: 9.42, days_overdue: 47 });
    const notice = await done(id, 'escalate');
    // 47 days, and 2 days of 500.00.
    expect(notice).toMatchObject({
      reminder_level: 'FinalNotice',
      level_changed_on: '2026-03-20',
      amount_owed: 1_500,
      late_payment_penalty: 10.52,
    });
    expect(notice.items.map(({ due_date }: Json) => due_date)).toEqual([
      '2026-02-01',
      '2026-03-18',
    ]);
    const last = await done(id, 'escalate');
    expect(timeline(last)).toEqual([
      ['Created', 'Gentle', 1_000, 0, null],
      ['Sent', 'Gentle', 1_000, 0, 'Post BE123'],
      ['Escalated', 'Formal', 1_000, 9.42, null],
      ['Escalated', 'FinalNotice', 1_500, 10.52, null],
      ['Escalated', 'LegalAction', 1_500, 10.52, null],
    ]);
    expect(await operate(id, 'escalate')).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Open' },
    });
    expect(bare(await read(id))).toEqual(bare(last));
  });

  it.each([
    ['Email', '2026-03-30', '2026-03-31'],
    ['Hand', '2026-03-30', '2026-03-31'],
    // Posted on Monday the 16th, delivered on Thursday the 19th.
    ['Post', '2026-04-01', '2026-04-02'],
  ])(
    'claims of a consumer only what runs after the free term: by %s it ends on %s',
    async (by, last, next) => {
      const [early, late] = [await work.aDebtor(), await work.aDebtor()];
      const [atEnd, after] = [await work.aReminder(early), await work.aReminder(late)];
      for (const id of [atEnd, after]) await done(id, 'mark-sent', { by });
      test.clock.set(`${last}T09:00:00Z`);
      expect(await done(atEnd, 'escalate')).toMatchObject({ late_payment_penalty: 0 });
      test.clock.set(`${next}T09:00:00Z`);
      // 100.00 at 8 % for one day: 0.0219…; from the due date it would be 1.27 or more.
      expect(await done(after, 'escalate')).toMatchObject({ late_payment_penalty: 0.02 });
    },
  );

  it('claims of a consumer nothing on what no free reminder has named', async () => {
    const owner = await work.anOwner();
    await work.owes(owner, 1_000, '2026-02-01');
    const never = await work.aReminder(owner, { reminder_level: 'Formal' });
    await done(never, 'mark-sent', { by: 'Email' });
    const other = await work.anOwner();
    await work.owes(other, 1_000, '2026-02-01');
    const named = await work.aReminder(other);
    await done(named, 'mark-sent', { by: 'Email' });
    await work.owes(other, 10_000, '2026-03-18');
    test.clock.set('2026-04-09T09:00:00Z');
    expect(await done(never, 'escalate')).toMatchObject({ late_payment_penalty: 0 });
    // 31 March to 9 April: 1000 × 8 % × 10/365 = 2.1917…; the 10,000.00 became due after Gentle.
    expect(await done(named, 'escalate')).toMatchObject({
      amount_owed: 11_000,
      late_payment_penalty: 2.19,
    });
    await done(named, 'cancel', { reason: 'Agreed' });
    // The term of named items remains, whichever reminder claims them later.
    const again = await work.aReminder(other, { reminder_level: 'Formal' });
    expect(await read(again)).toMatchObject({ late_payment_penalty: 2.19 });
  });

  it('counts the term from the day on which a person sent it', async () => {
    const id = await work.aReminder(await work.aDebtor());
    test.clock.set('2026-04-09T09:00:00Z');
    const refused = (sent_on: string) => operate(id, 'mark-sent', { sent_on });
    expect(await refused('2026-04-10')).toMatchObject({
      status: 422,
      body: { code: 'date_in_future' },
    });
    expect(await refused('2026-03-15')).toMatchObject({
      status: 422,
      body: { code: 'no_letter_then', from: '2026-03-16' },
    });
    must(await operate(id, 'mark-sent', { by: 'Pigeon' }), 400);
    const sent = await done(id, 'mark-sent', { sent_on: '2026-03-20', by: 'Email' });
    expect(sent).toMatchObject({
      sent_date: '2026-03-20',
      sent_by: 'Email',
      tracking_number: null,
    });
    // 4 to 9 April: 100 × 8 % × 6/365 = 0.131…
    expect(await done(id, 'escalate')).toMatchObject({ late_payment_penalty: 0.13, sent_by: null });
  });

  it('refuses what a missing rate decides on, and leaves the reminder as it is', async () => {
    const id = await work.aReminder(await work.aDebtor());
    await done(id, 'mark-sent', { by: 'Email' });
    test.clock.set('2026-07-01T09:00:00Z');
    const { organizationId } = work.tenant;
    const syndic = await aCaller(test, { role: 'Syndic', organizationId });
    const path = `/payment-reminders/${id}`;
    const before = must(await syndic.get(path), 200);
    expect(await syndic.put(`${path}/escalate`)).toMatchObject({
      status: 422,
      body: { code: 'rate_missing', kind: 'Enterprise', period: '2026-H2' },
    });
    expect(must(await syndic.get(path), 200)).toEqual(before);
  });

  it('claims no penalty where the statutes have no clause', async () => {
    const building_id = await work.aBuilding();
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01', building_id);
    const id = await work.aReminder(owner, { building_id });
    expect(await done(id, 'escalate')).toMatchObject({ late_payment_penalty: 0 });
  });

  it('takes the rate of the law where the statutes name it', async () => {
    const legal = { ...interest, late_interest_rate: 'Legal' };
    const building_id = await work.aBuilding(legal);
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01', building_id);
    const id = await work.aReminder(owner, { building_id });
    // 1000.00 at 4.5 % for 43 days.
    expect(await done(id, 'escalate')).toMatchObject({ late_payment_penalty: 5.3 });
  });
});

describe('escalations at once', () => {
  const MANY = 64;
  const atOnce = async (id: string, body?: object, headers?: Record<string, string>) => {
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        work.tenant.syndic.put(`/payment-reminders/${id}/escalate`, body, headers),
      ),
    );
    return [...Map.groupBy(answers, ({ status, body: said }) => `${status} ${said.code ?? ''}`)]
      .map(([what, all]) => [what, all.length])
      .sort(([one], [other]) => String(one).localeCompare(String(other)));
  };

  it('from the level that was seen: exactly one wins', async () => {
    const id = await work.aReminder(await work.aDebtor());
    expect(await atOnce(id, { from: 'Gentle' })).toEqual([
      ['200 ', 1],
      ['409 reminder_level_changed', MANY - 1],
    ]);
    const { reminder_level, events } = await read(id);
    expect(reminder_level).toBe('Formal');
    expect(events.filter(({ event }: Json) => event === 'Escalated')).toHaveLength(1);
  });

  it('of the version that was seen: exactly one wins', async () => {
    const id = await work.aReminder(await work.aDebtor());
    const { headers } = await work.tenant.syndic.get(`/payment-reminders/${id}`);
    const seen = { 'if-match': String(headers['etag']) };
    expect(await atOnce(id, undefined, seen)).toEqual([
      ['200 ', 1],
      ['412 stale', MANY - 1],
    ]);
    expect(await read(id)).toMatchObject({ reminder_level: 'Formal' });
    // The level is checked before the version.
    const both = await work.tenant.syndic.put(
      `/payment-reminders/${id}/escalate`,
      { from: 'Gentle' },
      seen,
    );
    expect(both).toMatchObject({
      status: 409,
      body: { code: 'reminder_level_changed', from: 'Gentle', reminder_level: 'Formal' },
    });
    must(await operate(id, 'escalate', { from: 'Second' }), 400);
  });
});

describe('the other operations', () => {
  it('a pause stops the climb until it ends, and nothing else', async () => {
    const id = await work.aReminder(await work.aDebtor());
    expect(await done(id, 'pause', { reason: 'Disputed' })).toMatchObject({
      status: 'Open',
      paused: true,
      pause_reason: 'Disputed',
    });
    expect(await operate(id, 'escalate')).toMatchObject({
      status: 409,
      body: { code: 'reminder_paused' },
    });
    expect(await operate(id, 'pause', { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', allowed: ['send', 'mark-sent', 'cancel', 'resume'] },
    });
    await done(id, 'mark-sent');
    const resumed = await done(id, 'resume', { reason: 'Agreed' });
    expect(resumed).toMatchObject({ status: 'Sent', paused: false, pause_reason: null });
    expect(timeline(resumed).slice(1)).toEqual([
      ['Paused', 'Gentle', 100, 0, 'Disputed'],
      ['Sent', 'Gentle', 100, 0, 'Post'],
      ['Resumed', 'Gentle', 100, 0, 'Agreed'],
    ]);
    must(await operate(id, 'resume', { reason: 'Again' }), 409);
    must(await operate(id, 'mark-sent'), 409);
    expect(await done(id, 'escalate')).toMatchObject({ reminder_level: 'Formal' });
  });

  it('a cancelled reminder is open to nothing', async () => {
    const id = await work.aReminder(await work.aDebtor());
    const cancelled = await done(id, 'cancel', { reason: 'Wrong owner' });
    expect(cancelled).toMatchObject({ status: 'Cancelled', cancellation_reason: 'Wrong owner' });
    for (const operation of ['escalate', 'mark-sent', 'pause', 'resume', 'cancel']) {
      const takesReason = ['pause', 'resume', 'cancel'].includes(operation);
      const answer = await operate(id, operation, takesReason ? { reason: 'x' } : undefined);
      expect(answer, operation).toMatchObject({
        status: 409,
        body: { code: 'invalid_transition', from: 'Cancelled', allowed: [] },
      });
    }
    expect(await read(id)).toEqual(cancelled);
  });

  it('are recorded with who did them', async () => {
    const id = await work.aReminder(await work.aDebtor());
    await done(id, 'mark-sent');
    const { events } = await done(id, 'cancel', { reason: 'Paid in cash' });
    const { userId } = work.tenant.syndic;
    expect(events.map(({ actor_id }: Json) => actor_id)).toEqual([userId, userId, userId]);
  });

  it('are refused on what has changed since it was read', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    const path = `/payment-reminders/${id}`;
    const { headers } = await work.tenant.syndic.get(path);
    const etag = String(headers['etag']);
    must(await work.tenant.syndic.get(path, { 'if-none-match': etag }), 304);
    await work.pays(owner, 30);
    const later = await work.tenant.syndic.get(path, { 'if-none-match': etag });
    expect(must(later, 200)).toMatchObject({ amount_owed: 70, items: [{ open_amount: 70 }] });
    const seen = { 'if-match': String(later.headers['etag']) };
    must(await work.tenant.syndic.put(`${path}/escalate`, undefined, { 'if-match': etag }), 412);
    must(await work.tenant.syndic.put(`${path}/escalate`, undefined, seen), 200);
    must(await work.tenant.syndic.put(`${path}/escalate`, undefined, seen), 412);
  });
});

describe('what the books do to reminders', () => {
  const reverse = async (paymentId: string) =>
    must(
      await work.tenant.accountant.put(`/payments/${paymentId}/reverse`, { reason: 'Bounced' }),
      200,
    );

  it('a payment of everything settles them, its reversal brings them back', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await done(id, 'mark-sent');
    await work.pays(owner, 60);
    expect(await read(id)).toMatchObject({ status: 'Sent', amount_owed: 40 });
    const payment = await work.pays(owner, 40);
    expect(await read(id)).toMatchObject({
      status: 'Settled',
      settled_on: '2026-03-16',
      amount_owed: 0,
      days_overdue: 0,
      items: [{ amount: 100, open_amount: 0, days_overdue: 0 }],
    });
    must(await operate(id, 'escalate'), 409);
    await reverse(payment);
    const reopened = await read(id);
    expect(reopened).toMatchObject({ status: 'Sent', settled_on: null, amount_owed: 40 });
    expect(timeline(reopened).slice(2)).toEqual([
      ['Settled', 'Gentle', 0, 0, null],
      ['Reopened', 'Gentle', 40, 0, null],
    ]);
  });

  it('new debts do not reopen what was settled', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await work.pays(owner, 100);
    await work.owes(owner, 20, '2026-02-10');
    expect(await read(id)).toMatchObject({ status: 'Settled', items: [{ amount: 100 }] });
  });

  it('of two settled ones the later comes back, and none beside a running one', async () => {
    const owner = await work.aDebtor();
    const first = await work.aReminder(owner);
    const payment = await work.pays(owner, 100);
    await work.owes(owner, 50, '2026-02-10');
    const second = await work.aReminder(owner);
    await reverse(payment);
    expect(await read(first)).toMatchObject({ status: 'Settled' });
    expect(await read(second)).toMatchObject({ status: 'Open', amount_owed: 50 });
    // Reopened items are claimed at the next level of the running reminder.
    expect(await done(second, 'escalate')).toMatchObject({ amount_owed: 150 });
    const everything = await work.pays(owner, 150);
    expect(await read(second)).toMatchObject({ status: 'Settled' });
    await reverse(everything);
    expect(await read(first)).toMatchObject({ status: 'Settled' });
    expect(await read(second)).toMatchObject({ status: 'Open', amount_owed: 150 });
  });

  it('the reversal of the entry that made the debt settles them, too', async () => {
    const owner = await work.anOwner();
    const entry = await work.owes(owner, 80, '2026-02-01');
    const id = await work.aReminder(owner);
    must(await work.tenant.accountant.post(`/journal-entries/${entry}/reverse`, {}), 201);
    expect(await read(id)).toMatchObject({ status: 'Settled', amount_owed: 0 });
  });

  it('cancelled ones stay cancelled', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await done(id, 'cancel', { reason: 'Agreed' });
    const payment = await work.pays(owner, 100);
    await reverse(payment);
    expect(await read(id)).toMatchObject({ status: 'Cancelled', amount_owed: 100 });
  });
});
