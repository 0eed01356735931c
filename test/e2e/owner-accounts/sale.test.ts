import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { must, type Json } from '#test/helpers/test-app.ts';
import { aStage, type Stage } from './stage.ts';

/**
 * Units of the residence are sold in 2026. All owners were called for 10,000.00 of working capital, due on
 * 20 January, for 12,345.67 of provisions, due on 31 January, and for 4,000.00 of reserve, due on 28
 * February.
 */

let stage: Stage;
/** Created before the sale, sent after it. */
let spring: Json;

const provision = { title: 'Provision', fund: 'Provision', total_amount: 12_345.67 };

beforeAll(async () => {
  stage = await aStage('2026-01-05');
  await stage.anOwner('nora', 'Nora Peeters');
  const workingCapital = { ...provision, fund: 'WorkingCapital', total_amount: 10_000 };
  const { id } = await stage.aSentCall({ ...workingCapital, due_date: '2026-01-20' });
  await stage.aSentCall({ ...provision, due_date: '2026-01-31' });
  const reserve = { ...provision, fund: 'Reserve', total_amount: 4_000 };
  const { id: reserveId } = await stage.aSentCall({ ...reserve, due_date: '2026-02-28' });
  spring = await stage.aCall({ ...provision, call_date: '2026-04-01', due_date: '2026-04-30' });
  for (const call of [id, reserveId]) {
    const { amount, structured_communication } = await stage.receivable(call, 'O014');
    await stage.pay('O014', amount, { communication: structured_communication });
  }
  await stage.onDay('2026-03-16');
  must(await stage.as.accountant.post('/payment-reminders/run', {}), 200);
});

afterEach(() => stage.expectAgreement());

interface Sale {
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  readonly on?: string;
  readonly share?: string;
}

const sell = async ({ unit, from, to, on, share }: Sale): Promise<Json> =>
  must(
    await stage.as.syndic.post(`/units/${stage.unit(unit)}/owners/transfer`, {
      from_owner_id: stage.owner(from),
      to_owner_id: stage.owner(to),
      ...(on === undefined ? {} : { effective_date: on }),
      ...(share === undefined ? {} : { ownership_share: share }),
    }),
    200,
  );

const openOf = async (ref: string): Promise<unknown[]> => {
  const { receivables } = await stage.account(ref);
  return receivables.map(({ source, due_date, open_amount }: Json) => [
    source.type,
    due_date,
    open_amount,
  ]);
};

/** Returns the amounts of a call for these owners; undefined if not charged. */
async function readChargedAmounts(
  { id }: Json,
  refs: readonly string[],
): Promise<(number | undefined)[]> {
  const all: Json[] = must(await stage.as.auditor.get(`/calls-for-funds/${id}/receivables`), 200);
  const amounts = new Map(all.map(({ owner_id, amount }) => [owner_id, amount]));
  return refs.map((ref) => amounts.get(stage.owner(ref)));
}

describe('A2.1 is sold whole, by an owner who owes a provision', () => {
  // 154 of 10,000: 154.00 of working capital and 61.60 of reserve, both paid, and 190.12 that is not.
  it('is sold as of a day that has passed', async () => {
    const before = await stage.books();
    expect(await openOf('O014')).toEqual([['CallForFunds', '2026-01-31', 190.12]]);
    await sell({ unit: 'A2.1', from: 'O014', to: 'nora', on: '2026-03-01' });
    expect(await stage.books()).toEqual(before);
  });

  it('gives the seller the working capital back, which settles a part of what they owe', async () => {
    expect(await openOf('O014')).toEqual([['CallForFunds', '2026-01-31', 36.12]]);
    expect(await stage.account('O014')).toMatchObject({
      balance: 36.12,
      overdue: 36.12,
      credits: [],
    });
  });

  it('asks the buyer for it within thirty days, and for nothing else', async () => {
    expect(await openOf('nora')).toEqual([['UnitTransfer', '2026-04-15', 154]]);
    const { balance, overdue, movements } = await stage.account('nora');
    expect([balance, overdue]).toEqual([154, 0]);
    const { lines, ...entry } = must(
      await stage.as.auditor.get(`/journal-entries/${movements[0].entry_id}`),
      200,
    );
    expect(entry).toMatchObject({ entry_date: '2026-03-01', journal: 'Miscellaneous' });
    const [seller, buyer] = [stage.owner('O014'), stage.owner('nora')];
    expect(
      lines.map(({ account_code, debit, credit, owner_id }: Json) => [
        account_code,
        debit,
        credit,
        owner_id,
      ]),
    ).toEqual([
      ['100', 154, 0, seller],
      ['4101', 0, 154, seller],
      ['4101', 154, 0, buyer],
      ['100', 0, 154, buyer],
    ]);
    expect(new Set(lines.map(({ unit_id }: Json) => unit_id))).toEqual(
      new Set([stage.unit('A2.1')]),
    );
  });

  it('leaves the reminder with the seller', async () => {
    const path = `/owners/${stage.owner('O014')}/payment-reminders`;
    expect(must(await stage.as.auditor.get(path), 200)).toMatchObject([
      { status: 'Open', reminder_level: 'Gentle', amount_owed: 36.12 },
    ]);
  });

  it('asks the seller for what is dated before the sale, the buyer for what comes after', async () => {
    const works = { title: 'Works', fund: 'Works', total_amount: 1_000, due_date: '2026-04-30' };
    const late = await stage.aSentCall({ ...works, call_date: '2026-02-28' });
    expect(await readChargedAmounts(late, ['O014', 'nora'])).toEqual([15.4, undefined]);
    const onTheDay = await stage.aSentCall({ ...works, call_date: '2026-03-01' });
    expect(await readChargedAmounts(onTheDay, ['O014', 'nora'])).toEqual([undefined, 15.4]);
    must(await stage.as.accountant.put(`/calls-for-funds/${spring.id}/send`), 200);
    expect(await readChargedAmounts(spring, ['O014', 'nora'])).toEqual([undefined, 190.12]);
    // 36.12 + 15.40, and 154.00 + 15.40 + 190.12.
    expect((await stage.account('O014')).balance).toBe(51.52);
    expect((await stage.account('nora')).balance).toBe(359.52);
  });

  it('lets the seller pay what is theirs', async () => {
    await stage.pay('O014', 51.52);
    expect(await stage.account('O014')).toMatchObject({ balance: 0, receivables: [] });
    const path = `/owners/${stage.owner('O014')}/payment-reminders`;
    expect(must(await stage.as.auditor.get(path), 200)).toMatchObject([{ status: 'Settled' }]);
  });

  it('passes the working capital on when it is sold again', async () => {
    await stage.onDay('2026-06-01');
    await sell({ unit: 'A2.1', from: 'nora', to: 'O029' });
    // The refund settles exactly the 154.00 that she owes since the spring.
    expect(await openOf('nora')).toEqual([
      ['CallForFunds', '2026-04-30', 15.4],
      ['CallForFunds', '2026-04-30', 190.12],
    ]);
    expect((await openOf('O029')).at(-1)).toEqual(['UnitTransfer', '2026-07-01', 154]);
  });
});

describe('other sales', () => {
  // 411 of 10,000, in two halves: 205.50 of working capital each.
  it('of half a share pass half of its working capital', async () => {
    const [oldest] = await openOf('O058');
    // With 14.00 of a parking space.
    expect(oldest).toEqual(['CallForFunds', '2026-01-20', 219.5]);
    await sell({ unit: 'C0.1', from: 'O058', to: 'nora', share: '1/4' });
    // 219.50 − 102.75
    expect((await openOf('O058'))[0]).toEqual(['CallForFunds', '2026-01-20', 116.75]);
    expect((await openOf('nora')).at(-1)).toEqual(['UnitTransfer', '2026-07-01', 102.75]);
  });

  it('leave what the seller does not owe as credit, and use that of the buyer', async () => {
    // 157: 157.00, 193.83, 62.80, twice 15.70, 193.83; 238: 238.00, 293.83, 95.20, twice 23.80, 293.83.
    await stage.pay('O048', 638.86);
    await stage.pay('O002', 988.46);
    expect(await openOf('O048')).toEqual([]);
    expect((await stage.account('O002')).balance).toBe(-20);
    await sell({ unit: 'A7.4', from: 'O048', to: 'O002' });
    expect(await stage.account('O048')).toMatchObject({
      balance: -157,
      receivables: [],
      credits: [{ source: { type: 'UnitTransfer' }, amount: 157, free_amount: 157 }],
    });
    expect(await openOf('O002')).toEqual([['UnitTransfer', '2026-07-01', 137]]);
  });

  it('give the next call its new owners, and leave the reserve and the books whole', async () => {
    const { id } = await stage.aSentCall({ ...provision, due_date: '2026-06-30' });
    // C0.1 is charged 507.41: 126.85, 253.71 and 126.85 as 1/4, 1/2, 1/4; the parking space 17.28.
    expect(await readChargedAmounts({ id }, ['O058', 'O059', 'nora'])).toEqual([
      144.13, 253.71, 126.85,
    ]);
    // A0.2 and A7.4: 293.83 + 193.83; A4.4 and A2.1: 176.54 + 190.12.
    expect(await readChargedAmounts({ id }, ['O048', 'O002', 'O014', 'O029'])).toEqual([
      undefined,
      487.66,
      undefined,
      366.66,
    ]);
    expect(await stage.books()).toMatchObject({ '100': -10_000, '700': -4_000 });
    await stage.expectProof();
  });
});
