import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { must, type Json } from '#test/helpers/test-app.ts';
import { CASES, type Owed, type Step } from './payment-cases.ts';
import { aStage, type Stage } from './stage.ts';

/**
 * Payments of every kind in the residence, on 16 March 2026. All owners owe a provision of 12,345.67 that
 * was due on 31 January and a reserve of 4,000.00 due on 31 March; the seller of A3.4 still owes 300.00
 * since June 2025, and one owner 25.00 of recovery costs since 10 January.
 */

let stage: Stage;
const owed = new Map<Owed, string>();
/** Payments of each owner, in order. */
const payments = new Map<string, Json[]>();

beforeAll(async () => {
  stage = await aStage('2026-03-16');
  const distribution_key_id = await stage.aKey('A3.4 alone', ['A3.4']);
  const calls = [
    ['Provision', 12_345.67, '2026-01-05', '2026-01-31', {}],
    ['Reserve', 4_000, '2026-02-01', '2026-03-31', { fund: 'Reserve' }],
    ['Arrears', 300, '2025-06-01', '2025-06-30', { distribution_key_id }],
  ] as const;
  for (const [title, total_amount, call_date, due_date, more] of calls) {
    const call = { title, fund: 'Provision', total_amount, call_date, due_date, ...more };
    owed.set(title, (await stage.aSentCall(call)).id);
  }
  const costs = { day: '2026-01-10', debit: '4101', credit: '643', amount: 25 };
  owed.set('Costs', await stage.post('O054', costs));
  const doubtful = { day: '2026-03-10', debit: '417', credit: '4101', amount: 376.54 };
  await stage.post('O028', doubtful);
});

afterEach(() => stage.expectAgreement());

function nameOf({ source }: Json): string | undefined {
  return [...owed].find(([, id]) => id === source.id)?.[0];
}

async function communicationOf(what: Owed, owner: string): Promise<string> {
  if (what !== 'Costs') {
    return (await stage.receivable(owed.get(what) ?? '', owner)).structured_communication;
  }
  const { receivables } = await stage.account(owner);
  return receivables.find((one: Json) => nameOf(one) === what).structured_communication;
}

async function take(owner: string, step: Step): Promise<Json> {
  const { pays = 0, reverses, names, words, refused, of = owner, method, into } = step;
  const made = payments.get(owner) ?? [];
  if (reverses !== undefined) {
    const path = `/payments/${made[reverses].id}/reverse`;
    return must(await stage.as.accountant.put(path, { reason: 'Bounced' }), 200);
  }
  const communication = names === undefined ? (words ?? null) : await communicationOf(names, of);
  if (refused !== undefined) {
    const paid = { owner_id: stage.owner(owner), building_id: stage.buildingId, amount: pays };
    const answer = await stage.as.accountant.post('/payments', { ...paid, communication });
    expect(must(answer, 422)).toMatchObject({ code: 'communication_mismatch', reason: refused });
  }
  const payment = await stage.pay(owner, pays, {
    communication: refused === undefined ? communication : null,
    ...(method === undefined ? {} : { method }),
    ...(into === undefined ? {} : { bank_account_id: stage.bankAccounts[into] }),
  });
  payments.set(owner, [...made, payment]);
  return payment;
}

async function check(owner: string, step: Step): Promise<void> {
  const { reverses, credit = 0, settles = [], open, overdue, balance } = step;
  const payment = await take(owner, step);
  const taken = payment.allocations.map((part: Json) => [nameOf(part), part.amount]);
  expect(taken).toEqual(settles);
  expect(payment).toMatchObject(
    reverses === undefined ? { status: 'Recorded', credit } : { status: 'Reversed', credit: 0 },
  );
  const account = await stage.account(owner);
  const left = account.receivables.map((one: Json) => [nameOf(one), one.open_amount]);
  expect(Object.fromEntries(left)).toEqual(open);
  const free = account.credits.map(({ free_amount }: Json) => free_amount);
  expect(free).toEqual(credit === 0 ? [] : [credit]);
  expect(account).toMatchObject({ overdue, balance });
  expect(account.movements.at(-1).balance).toBe(balance);
}

describe('an owner pays', () => {
  it.each(CASES)('$what', async ({ owner, steps }) => {
    for (const step of steps) {
      await check(owner, step);
      await stage.expectAgreement();
    }
  });
});

describe('afterwards', () => {
  it('the books say what came in where, and what is still owed', async () => {
    // 551, in the order of the table: 380.24 + 302.46 + 400 + 389.03 + 210 + 10.62 + 50 + 200 + 365 + 200
    // + 320 = 2827.35. 550, what came under the reserve's communication: 61.60 + 200 + 114 = 375.60.
    // 4100: 4000 − (61.60 + 78.40 + 95.20 + 66.80 + 33.46 + 114.80 + 114.00 + 10.37) = 3425.37.
    // All that owners owe: 12345.67 + 4000 + 300 + 25 − 2827.35 − 93.83 − 375.60 = 13373.89; on 4101 what is
    // neither on 4100 nor, of 376.54 moved there, on 417.
    expect(await stage.books()).toEqual({
      '4100': 3_425.37,
      '4101': 9_771.98,
      '417': 176.54,
      '550': 375.6,
      '551': 2_827.35,
      '57': 93.83,
      '643': -25,
      '700': -4_000,
      '701': -12_645.67,
    });
  });

  it('whose communication another gave, owes as before', async () => {
    // 205: 253.08 and 82.00.
    expect(await stage.account('O030')).toMatchObject({ balance: 335.08, overdue: 253.08 });
  });

  it('a call that is paid is settled, until a payment for it is taken back', async () => {
    const statusOf = async (what: Owed): Promise<string> =>
      must(await stage.as.auditor.get(`/calls-for-funds/${owed.get(what)}`), 200).status;
    expect([await statusOf('Arrears'), await statusOf('Provision')]).toEqual(['Settled', 'Sent']);
    const [{ id }] = payments.get('O024') ?? [];
    must(await stage.as.accountant.put(`/payments/${id}/reverse`, { reason: 'Bounced' }), 200);
    expect(await statusOf('Arrears')).toBe('Sent');
    expect(await stage.account('O024')).toMatchObject({ balance: 100, overdue: 100, credits: [] });
    must(await stage.as.accountant.put(`/payments/${id}/reverse`, { reason: 'Error' }), 409);
    await stage.pay('O024', 120);
    expect(await statusOf('Arrears')).toBe('Settled');
    expect(await stage.account('O024')).toMatchObject({ balance: -20, receivables: [] });
  });

  it('the next calls use what was paid too much', async () => {
    const works = { title: 'Works', fund: 'Works', total_amount: 1_000, due_date: '2026-04-15' };
    const { id } = await stage.aSentCall(works);
    // 1000.00 × 196/10000 = 19.60 of 79.62.
    expect(await stage.receivable(id, 'O016')).toMatchObject({ amount: 19.6, open_amount: 0 });
    expect(await stage.account('O016')).toMatchObject({
      balance: -60.02,
      receivables: [],
      credits: [{ amount: 400, free_amount: 60.02 }],
    });
    const reserve = { ...works, title: 'Roof', fund: 'Reserve', total_amount: 4_000 };
    const { id: roof } = await stage.aSentCall(reserve);
    // 78.40 − 60.02; the books move the credit from 4101 to 4100.
    expect(await stage.receivable(roof, 'O016')).toMatchObject({
      amount: 78.4,
      open_amount: 18.38,
    });
    expect(await stage.account('O016')).toMatchObject({ balance: 18.38, overdue: 0, credits: [] });
    const { '4100': reserveOwed, '4101': workingOwed } = await stage.books();
    // O014 too has a credit, of which 61.60 goes to the roof: 3425.37 + 4000 − 60.02 − 61.60, and
    // 9771.98 + 1000 + 60.02 + 61.60.
    expect([reserveOwed, workingOwed]).toEqual([7_303.75, 10_893.6]);
  });

  it('two payments of one receivable at once settle it once', async () => {
    // 285 in two halves: 175.93 and 57.00, with 14.25 and 57.00 of the calls of today.
    const { id } = must(await stage.as.auditor.get(`/owners/${stage.owner('O020')}`), 200);
    const { balance } = await stage.account('O020');
    expect(balance).toBe(304.18);
    const communication = await communicationOf('Provision', 'O020');
    const two = await Promise.all([1, 2].map(() => stage.pay('O020', 304.18, { communication })));
    const credits = two.map(({ owner_id, credit }) => [owner_id, credit]);
    expect(credits.sort((a, b) => a[1] - b[1])).toEqual([
      [id, 0],
      [id, 304.18],
    ]);
    expect(await stage.account('O020')).toMatchObject({ balance: -304.18, receivables: [] });
  });

  it('who has sold still sees what they owed and paid', async () => {
    const seller = await stage.asOwner('O024');
    const path = `/owners/${stage.owner('O024')}/account?building_id=${stage.buildingId}`;
    expect(must(await seller.get(path), 200)).toEqual(await stage.account('O024'));
    const paid: Json[] = must(await seller.get('/payments?sort=id'), 200);
    expect(paid.map(({ amount, status }) => [amount, status])).toEqual([
      [120, 'Reversed'],
      [200, 'Recorded'],
      [120, 'Recorded'],
    ]);
  });

  it('the books are proven', () => stage.expectProof());
});
