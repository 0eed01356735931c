import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { must, type Json } from '#test/helpers/test-app.ts';
import { expectedSplit, sumByOwner } from './expected-split.ts';
import { escalating, idle, reminderDesk, type ReminderDesk } from './reminder-desk.ts';
import { aStage, type Stage } from './stage.ts';

/**
 * A spring of reminders. All owners of the residence owe a provision of 12,345.67, due on 31 March 2026;
 * all but nine pay in time. The statutes provide for 8 % a year.
 */

/** Owners who do not pay in time, with their debts. O038 and O045 are companies, the others persons. */
const DEBTS: Readonly<Record<string, number>> = {
  O002: 293.83,
  O014: 190.12,
  O016: 241.98,
  O028: 376.54,
  O030: 253.08,
  O033: 206.17,
  O038: 172.22,
  O040: 350.62,
  O045: 354.32,
};
const DEBTORS = Object.keys(DEBTS);

/** Until 4 May the job skips these: their reminders are not sent, deliberately or not. */
const STILL = {
  O002: 'awaiting_sending',
  O016: 'awaiting_sending',
  O030: 'awaiting_sending',
  O033: 'cancelled',
};
/** From 1 May on, these are never sent. */
const UNSENT = { O014: 'awaiting_sending', O033: 'cancelled', O040: 'awaiting_sending' };

let stage: Stage;
let desk: ReminderDesk;
let callId: string;

beforeAll(async () => {
  stage = await aStage('2026-03-02');
  desk = reminderDesk(stage);
  const terms = {
    late_interest_rate: 0.08,
    late_interest_clause: 'Art. 12: 8 % a year from the due date.',
  };
  must(await stage.as.syndic.put(`/buildings/${stage.buildingId}`, terms), 200);
  const call = { title: 'Provision', fund: 'Provision', total_amount: 12_345.67 };
  callId = (await stage.aSentCall({ ...call, due_date: '2026-03-31' })).id;
  await stage.onDay('2026-03-25');
  for (const [ref, amount] of sumByOwner(expectedSplit(1_234_567n, '2026-03-02'))) {
    if (!Object.hasOwn(DEBTS, ref)) await stage.pay(ref, Number(amount) / 100);
  }
});

afterEach(() => stage.expectAgreement());

describe('reminders of the provision', () => {
  it('14 April: fourteen days late is not yet late enough', async () => {
    await stage.onDay('2026-04-14');
    const early = idle(Object.fromEntries(DEBTORS.map((ref) => [ref, 'not_yet_due'])));
    await desk.expectRun(early);
    expect(await desk.all()).toEqual([]);
    // Until midnight in Brussels.
    stage.test.clock.set('2026-04-14T21:59:59Z');
    expect(await desk.run(true)).toEqual(early);
    stage.test.clock.set('2026-04-14T22:00:00Z');
    expect(await desk.run(true)).toMatchObject({ created: 9, skipped: {} });
  });

  it('15 April: two jobs at once remind everybody once', async () => {
    await stage.onDay('2026-04-15');
    const gentle = {
      created: 9,
      escalated: 0,
      lines: Object.fromEntries(DEBTORS.map((ref) => [ref, [null, 'Gentle', DEBTS[ref]]])),
      skipped: {},
    };
    const reminded = idle(Object.fromEntries(DEBTORS.map((ref) => [ref, 'awaiting_sending'])));
    expect(await desk.run(true)).toEqual(gentle);
    expect(await desk.all()).toEqual([]);
    const two = await Promise.all([desk.run(), desk.run()]);
    expect(two.sort((a, b) => b.created - a.created)).toEqual([gentle, reminded]);
    await desk.expectRun(reminded);
    expect(await desk.all()).toHaveLength(9);
    expect(await desk.of('O014')).toMatchObject({
      reminder_level: 'Gentle',
      status: 'Open',
      amount_owed: 190.12,
      late_payment_penalty: 0,
      total_amount: 190.12,
      days_overdue: 15,
      items: [{ source: { id: callId }, due_date: '2026-03-31', amount: 190.12 }],
      sent_date: null,
    });
  });

  it('15 April: a second reminder is refused, as is one of nothing', async () => {
    expect(must(await desk.byHand('O045'), 409).code).toBe('reminder_exists');
    expect(must(await desk.byHand('O001'), 422).code).toBe('nothing_overdue');
    for (const ref of nonEmpty(DEBTORS.filter((one) => one !== 'O030'))) {
      const sent = await desk.operate(ref, 'mark-sent', { by: 'Email' });
      expect(sent).toMatchObject({ status: 'Sent', sent_date: '2026-04-15', sent_by: 'Email' });
    }
    expect(must(await desk.ask('O045', 'mark-sent'), 409)).toMatchObject({
      code: 'invalid_transition',
      from: 'Sent',
    });
    await desk.operate('O033', 'cancel', { reason: 'Agreed by telephone' });
    expect(await desk.shown('O033')).toEqual(['Gentle', 'Cancelled', 206.17, 0]);
  });

  it('16 April: a person escalates at once; interest waits for consumers only', async () => {
    await stage.onDay('2026-04-16');
    // 172.22 × 8 % × 16/365 = 0.6039…
    await desk.operate('O038', 'escalate');
    expect(await desk.shown('O038')).toEqual(['Formal', 'Open', 172.22, 0.6]);
    await desk.operate('O028', 'escalate');
    expect(await desk.shown('O028')).toEqual(['Formal', 'Open', 376.54, 0]);
    await desk.operate('O028', 'mark-sent');
    await desk.operate('O040', 'pause', { reason: 'Disputed' });
    expect(must(await desk.ask('O040', 'escalate'), 409).code).toBe('reminder_paused');
  });

  it('28 and 29 April: a consumer has fourteen full days after the first sending', async () => {
    await stage.onDay('2026-04-28');
    await desk.operate('O016', 'escalate');
    expect(await desk.shown('O016')).toEqual(['Formal', 'Open', 241.98, 0]);
    await stage.onDay('2026-04-29');
    // The last day of the term: 16 to 29 April.
    await desk.operate('O002', 'escalate');
    expect(await desk.shown('O002')).toEqual(['Formal', 'Open', 293.83, 0]);
    await desk.expectRun(
      idle({
        ...STILL,
        O014: 'waiting_period',
        O028: 'waiting_period',
        O038: 'awaiting_sending',
        O040: 'paused',
        O045: 'waiting_period',
      }),
    );
  });

  it('30 April: formal is what is thirty days late and was sent fifteen days ago', async () => {
    await stage.onDay('2026-04-30');
    await desk.expectRun(
      escalating(
        { O014: ['Gentle', 'Formal', 190.12], O045: ['Gentle', 'Formal', 354.32] },
        { ...STILL, O028: 'waiting_period', O038: 'awaiting_sending', O040: 'paused' },
      ),
    );
    // A consumer: 190.12 × 8 % × 1/365 = 0.0416…; a company: 354.32 × 8 % × 30/365 = 2.3297…
    expect(await desk.shown('O014')).toEqual(['Formal', 'Open', 190.12, 0.04]);
    expect(await desk.shown('O045')).toEqual(['Formal', 'Open', 354.32, 2.33]);
    await desk.operate('O038', 'mark-sent');
    await desk.operate('O040', 'resume', { reason: 'Explained' });
  });

  it('1 May: what was held goes on', async () => {
    await stage.onDay('2026-05-01');
    await desk.expectRun(
      escalating(
        { O040: ['Gentle', 'Formal', 350.62] },
        {
          ...STILL,
          O014: 'awaiting_sending',
          O028: 'waiting_period',
          O038: 'waiting_period',
          O045: 'awaiting_sending',
        },
      ),
    );
    // 350.62 × 8 % × 2/365 = 0.1536…
    expect(await desk.shown('O040')).toEqual(['Formal', 'Open', 350.62, 0.15]);
  });

  it('2 to 10 May: a payment settles what it pays', async () => {
    await stage.onDay('2026-05-02');
    await desk.operate('O045', 'mark-sent');
    await stage.onDay('2026-05-04');
    await stage.pay('O002', 293.83);
    await stage.pay('O016', 241.98);
    await stage.onDay('2026-05-10');
    await stage.pay('O030', 253.08);
    expect(await desk.shown('O002')).toEqual(['Formal', 'Settled', 0, 0]);
    expect(await desk.shown('O016')).toEqual(['Formal', 'Settled', 0, 0]);
    expect(await desk.of('O030')).toMatchObject({
      reminder_level: 'Gentle',
      status: 'Settled',
      settled_on: '2026-05-10',
      days_overdue: 0,
    });
  });

  it('15 to 17 May: the final notice waits for what was sent late, and for ever for what was not', async () => {
    await stage.onDay('2026-05-15');
    await desk.expectRun(
      escalating(
        { O028: ['Formal', 'FinalNotice', 376.54], O038: ['Formal', 'FinalNotice', 172.22] },
        { ...UNSENT, O045: 'waiting_period' },
      ),
    );
    // From 30 April: 376.54 × 8 % × 16/365 = 1.3204…; 172.22 × 8 % × 45/365 = 1.6986…
    expect(await desk.shown('O028')).toEqual(['FinalNotice', 'Open', 376.54, 1.32]);
    expect(await desk.shown('O038')).toEqual(['FinalNotice', 'Open', 172.22, 1.7]);
    const noticed = { ...UNSENT, O028: 'awaiting_sending', O038: 'awaiting_sending' };
    await stage.onDay('2026-05-16');
    await desk.expectRun(idle({ ...noticed, O045: 'waiting_period' }));
    await stage.onDay('2026-05-17');
    await desk.expectRun(escalating({ O045: ['Formal', 'FinalNotice', 354.32] }, noticed));
    await desk.expectRun(idle({ ...noticed, O045: 'awaiting_sending' }));
    // 354.32 × 8 % × 47/365 = 3.6499…
    expect(await desk.shown('O045')).toEqual(['FinalNotice', 'Open', 354.32, 3.65]);
    const sent = await desk.operate('O045', 'mark-sent', { tracking_number: 'RP 123 456 789 BE' });
    expect(sent).toMatchObject({ sent_date: '2026-05-17', tracking_number: 'RP 123 456 789 BE' });
  });

  it('20 May to 1 June: legal action is for a person, of what is left by then', async () => {
    await stage.onDay('2026-05-20');
    await stage.pay('O045', 100);
    expect(await desk.shown('O045')).toEqual(['FinalNotice', 'Sent', 254.32, 3.65]);
    const noticed = { ...UNSENT, O028: 'awaiting_sending', O038: 'awaiting_sending' };
    await stage.onDay('2026-05-31');
    await desk.expectRun(idle({ ...noticed, O045: 'waiting_period' }));
    await stage.onDay('2026-06-01');
    await desk.expectRun(idle({ ...noticed, O045: 'needs_a_person' }));
    // 254.32 × 8 % × 62/365 = 3.4559…
    expect(await desk.operate('O045', 'escalate')).toMatchObject({
      reminder_level: 'LegalAction',
      status: 'Open',
      amount_owed: 254.32,
      late_payment_penalty: 3.46,
      total_amount: 257.78,
      days_overdue: 62,
      sent_date: null,
      tracking_number: null,
    });
    expect(must(await desk.ask('O045', 'escalate'), 409).code).toBe('invalid_transition');
    await desk.operate('O045', 'mark-sent');
    await desk.expectRun(idle({ ...noticed, O045: 'needs_a_person' }));
  });

  it('tell their story', async () => {
    const { id, events } = await desk.of('O045');
    expect(
      events.map((event: Json) => [
        event.occurred_at.slice(0, 10),
        event.event,
        event.reminder_level,
        event.amount_owed,
        event.penalty,
      ]),
    ).toEqual([
      ['2026-04-15', 'Created', 'Gentle', 354.32, 0],
      ['2026-04-15', 'Sent', 'Gentle', 354.32, 0],
      ['2026-04-30', 'Escalated', 'Formal', 354.32, 2.33],
      ['2026-05-02', 'Sent', 'Formal', 354.32, 2.33],
      ['2026-05-17', 'Escalated', 'FinalNotice', 354.32, 3.65],
      ['2026-05-17', 'Sent', 'FinalNotice', 354.32, 3.65],
      ['2026-06-01', 'Escalated', 'LegalAction', 254.32, 3.46],
      ['2026-06-01', 'Sent', 'LegalAction', 254.32, 3.46],
    ]);
    const letter = await stage.as.accountant.get(`/payment-reminders/${id}/letter`);
    const [text = ''] = await textsOf(letter.raw);
    for (const part of ['Immo Dupont SRL', '254,32', '3,46', '257,78']) {
      expect(text).toContain(part);
    }
  });

  it('1 June: a payment settles, its reversal reopens, and part of it is not enough', async () => {
    const payment = await stage.pay('O014', 190.12);
    expect(await desk.shown('O014')).toEqual(['Formal', 'Settled', 0, 0.04]);
    must(await stage.as.accountant.put(`/payments/${payment.id}/reverse`, {}), 200);
    expect(await desk.shown('O014')).toEqual(['Formal', 'Open', 190.12, 0.04]);
    await stage.pay('O014', 90.12);
    expect(await desk.shown('O014')).toEqual(['Formal', 'Open', 100, 0.04]);
    const { events } = await desk.of('O014');
    expect(events.slice(-3).map(({ event }: Json) => event)).toEqual([
      'Escalated',
      'Settled',
      'Reopened',
    ]);
    await stage.pay('O028', 376.54);
    expect(await desk.shown('O028')).toEqual(['FinalNotice', 'Settled', 0, 1.32]);
    // A cancelled item is claimed again only by a user.
    const again = must(await desk.byHand('O033', { call_for_funds_id: callId }), 201);
    expect(again).toMatchObject({ reminder_level: 'Gentle', status: 'Open', amount_owed: 206.17 });
    expect(must(await desk.byHand('O033'), 409).code).toBe('reminder_exists');
  });
});

describe('their statistics on 1 June', () => {
  const stats = async (query = ''): Promise<Json> =>
    must(
      await stage.as.auditor.get(
        `/payment-reminders/stats?building_id=${stage.buildingId}${query}`,
      ),
      200,
    );

  beforeAll(async () => {
    // Of the two owners of this key, O051 pays 40.00 too much and O054 nothing.
    const distribution_key_id = await stage.aKey('Loggias', ['A8.2', 'A8.4']);
    const call = { title: 'Loggias', call_date: '2026-05-04', distribution_key_id };
    const due = (fund: string, total_amount: number, due_date: string) =>
      stage.aSentCall({ ...call, fund, total_amount, due_date });
    await due('Reserve', 500, '2026-05-20');
    await due('Works', 600, '2026-06-30');
    await stage.pay('O051', 590);
    const takenOver = { debit: '4101', credit: '489' };
    await stage.post('O054', { ...takenOver, day: '2026-04-20', amount: 80 });
    await stage.post('O060', { ...takenOver, day: '2026-02-01', amount: 120 });
    await stage.post('O045', { day: '2026-06-01', debit: '417', credit: '4101', amount: 254.32 });
  });

  it('count what was reminded of and what came in after it', async () => {
    expect(await stats()).toMatchObject({
      total_reminders: 10,
      // O030, O033 twice; O002, O014, O016, O040; O028, O038; O045.
      by_level: { Gentle: 3, Formal: 4, FinalNotice: 2, LegalAction: 1 },
      // O014, O033, O038, O040; O045; O002, O016, O028, O030; O033.
      by_status: { Open: 4, Sent: 1, Settled: 4, Cancelled: 1 },
      // 254.32 + 100.00 + 350.62 + 172.22 + 206.17, with 3.46 + 0.04 + 0.15 + 1.70.
      total_owed: 1_083.33,
      total_penalties: 5.35,
      // 100.00 + 90.12 + 376.54 + 253.08 + 241.98 + 293.83, of 2438.88 in all.
      total_recovered: 1_355.55,
      recovery_rate: 0.5558,
      // Settled 34, 34, 40 and 62 days after 31 March.
      median_days_to_payment: 37,
    });
  });

  it('count those of a period', async () => {
    expect(await stats('&date_to=2026-05-31')).toMatchObject({
      total_reminders: 9,
      by_status: { Open: 3, Sent: 1, Settled: 4, Cancelled: 1 },
      // Without the 206.17 that was claimed again; 1355.55 of 2232.71.
      total_owed: 877.16,
      total_penalties: 5.35,
      total_recovered: 1_355.55,
      recovery_rate: 0.6071,
    });
    expect(await stats('&date_from=2026-06-01')).toMatchObject({
      total_reminders: 1,
      total_owed: 206.17,
      total_penalties: 0,
      total_recovered: 0,
      recovery_rate: 0,
      median_days_to_payment: null,
    });
  });

  it('tell the age of all that is owed, as the books have it', async () => {
    const { ageing } = await stats();
    expect(ageing).toEqual({
      not_due: 300,
      days_0_30: 250,
      days_31_60: 80,
      days_61_90: 1_083.33,
      days_over_90: 120,
      credits: 40,
      balance: 1_793.33,
    });
    const books = await stage.books();
    expect([books['4100'], books['4101'], books['417']]).toEqual([250, 1_289.01, 254.32]);
    // 250.00 + 1289.01 + 254.32
    expect(ageing.balance).toBe(1_793.33);
    // 12345.67 + 500 + 600 + 200 was called; no penalty is booked.
    expect(books).toMatchObject({ '489': -200, '700': -500, '701': -12_345.67, '702': -600 });
    await stage.expectProof();
  });
});
