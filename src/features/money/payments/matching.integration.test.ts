import { beforeAll, describe, expect, it } from 'vitest';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { withWholeLot } from '#test/helpers/lots.ts';
import {
  ownerBooks,
  type ChargeInput,
  type OwnerBooks,
  type TestReceivable,
} from '#test/helpers/owner-books.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

type Receivables = Readonly<Record<string, TestReceivable>>;

async function charge(books: OwnerBooks, charges: Record<string, ChargeInput>) {
  const receivables: Record<string, TestReceivable> = {};
  for (const [name, input] of Object.entries(charges)) {
    receivables[name] = await books.charge(input);
  }
  return receivables;
}

/** Returns what payments settle now, by name of the receivable, and their unused rest. */
async function settledBy(payments: readonly Json[], receivables: Receivables) {
  const names = new Map(Object.entries(receivables).map(([name, { id }]) => [id, name]));
  return Promise.all(
    payments.map(async ({ id }) => {
      const { allocations, credit } = must(await tenant.auditor.get(`/payments/${id}`), 200);
      const parts = allocations.map(
        ({ receivable_id, amount }: { receivable_id: string; amount: number }) =>
          [names.get(receivable_id), amount] as const,
      );
      return [Object.fromEntries(parts), credit] as const;
    }),
  );
}

interface Paid {
  readonly amount: number;
  /** Name of the receivable whose communication it has, or free text. */
  readonly communication?: string;
}

interface Case {
  readonly charges: Record<string, ChargeInput>;
  /** Amount moved to doubtful receivables before any payment. */
  readonly doubtful?: number;
  readonly payments: readonly Paid[];
  /** Per payment: amounts settled by name, and the unused rest. */
  readonly settled: readonly (readonly [Record<string, number>, number])[];
  readonly balances: Record<string, number>;
}

const january = { amount: 100, due: '2026-01-10' };
const february = { amount: 80, due: '2026-02-10' };
const reserve = { amount: 50, due: '2026-01-20', account_code: '4100' } as const;

const cases: Record<string, Case> = {
  'exactly what is owed settles it': {
    charges: { january },
    payments: [{ amount: 100 }],
    settled: [[{ january: 100 }, 0]],
    balances: {},
  },
  'a part leaves the rest open': {
    charges: { january },
    payments: [{ amount: 30.01 }],
    settled: [[{ january: 30.01 }, 0]],
    balances: { 4101: 69.99 },
  },
  'two payments settle one call': {
    charges: { january },
    payments: [{ amount: 60 }, { amount: 40 }],
    settled: [
      [{ january: 60 }, 0],
      [{ january: 40 }, 0],
    ],
    balances: {},
  },
  'what is over stays as credit': {
    charges: { january },
    payments: [{ amount: 130 }],
    settled: [[{ january: 100 }, 30]],
    balances: { 4101: -30 },
  },
  'all is credit where nothing is owed': {
    charges: {},
    payments: [{ amount: 25 }],
    settled: [[{}, 25]],
    balances: { 4101: -25 },
  },
  'what is over a reserve call is credit on the current account': {
    charges: { reserve },
    payments: [{ amount: 70 }],
    settled: [[{ reserve: 50 }, 20]],
    balances: { 4101: -20 },
  },
  'one payment settles two calls, the oldest first': {
    charges: { february, january },
    payments: [{ amount: 150 }],
    settled: [[{ january: 100, february: 50 }, 0]],
    balances: { 4101: 30 },
  },
  'one payment settles working capital and reserve, each on its account': {
    charges: { january, reserve },
    payments: [{ amount: 120 }],
    settled: [[{ january: 100, reserve: 20 }, 0]],
    balances: { 4100: 30 },
  },
  'a communication comes before the oldest': {
    charges: { january, february },
    payments: [{ amount: 80, communication: 'february' }],
    settled: [[{ february: 80 }, 0]],
    balances: { 4101: 100 },
  },
  'what is over the call named settles the oldest': {
    charges: { january, reserve, february },
    payments: [{ amount: 100, communication: 'reserve' }],
    settled: [[{ reserve: 50, january: 50 }, 0]],
    balances: { 4101: 130 },
  },
  'a communication of a call already paid counts for nothing': {
    charges: { january, february },
    payments: [
      { amount: 80, communication: 'february' },
      { amount: 80, communication: 'february' },
    ],
    settled: [
      [{ february: 80 }, 0],
      [{ january: 80 }, 0],
    ],
    balances: { 4101: 20 },
  },
  'words mean the oldest': {
    charges: { january, february },
    payments: [{ amount: 80, communication: 'Charges of February, thanks' }],
    settled: [[{ january: 80 }, 0]],
    balances: { 4101: 100 },
  },
  'costs come after principal, whatever their age': {
    charges: {
      reminder: { amount: 15, due: '2026-01-02', counter_account: '643' },
      january,
      letter: { amount: 20, due: '2026-01-05', counter_account: '74' },
    },
    payments: [{ amount: 108 }, { amount: 10 }],
    settled: [
      [{ january: 100, reminder: 8 }, 0],
      [{ reminder: 7, letter: 3 }, 0],
    ],
    balances: { 4101: 17 },
  },
  'a cost that is named comes first': {
    charges: { january, reminder: { amount: 15, counter_account: '643' } },
    payments: [{ amount: 15, communication: 'reminder' }],
    settled: [[{ reminder: 15 }, 0]],
    balances: { 4101: 100 },
  },
  'a doubtful owner pays on the account of doubtful ones': {
    charges: { january },
    doubtful: 100,
    payments: [{ amount: 60 }],
    settled: [[{ january: 60 }, 0]],
    balances: { 417: 40 },
  },
  'an owner partly doubtful pays on the call’s own account first': {
    charges: { january },
    doubtful: 70,
    payments: [{ amount: 20 }, { amount: 100 }],
    settled: [
      [{ january: 20 }, 0],
      [{ january: 80 }, 20],
    ],
    balances: { 4101: -20 },
  },
};

describe('what a payment settles', () => {
  it.each(Object.entries(cases))('%s', async (_, wanted) => {
    const books = await ownerBooks(test, tenant);
    // Income booked on account 74 is split over the lots.
    await withWholeLot(tenant.syndic, books.buildingId);
    const receivables = await charge(books, wanted.charges);
    if (wanted.doubtful !== undefined) await books.post('417', '4101', wanted.doubtful);
    const payments = [];
    for (const { amount, communication } of wanted.payments) {
      const named = receivables[communication ?? '']?.structured_communication;
      const words = named === undefined ? communication : formatCommunication(named);
      payments.push(await books.pay(amount, { communication: words }));
      await books.expectAgreement();
    }
    expect(await settledBy(payments, receivables)).toEqual(wanted.settled);
    expect(await books.balances()).toEqual(wanted.balances);
  });

  it('is one item towards the owner where the books carry it on two accounts', async () => {
    const books = await ownerBooks(test, tenant);
    const receivable = await books.charge(january);
    await books.post('417', '4101', 70);
    expect((await books.pay(100)).allocations).toEqual([
      {
        receivable_id: receivable.id,
        source: { type: 'JournalEntry', id: receivable.entry_id },
        structured_communication: formatCommunication(receivable.structured_communication),
        amount: 100,
      },
    ]);
  });

  it('is never more than is owed when several arrive at once', async () => {
    const books = await ownerBooks(test, tenant);
    const receivables = await charge(books, { january });
    const payments = await Promise.all([books.pay(60), books.pay(60), books.pay(60)]);
    await books.expectAgreement();
    const settled = await settledBy(payments, receivables);
    const sums = settled.map(([parts, credit]) => [parts['january'] ?? 0, credit]);
    expect(sums.sort(([a = 0], [b = 0]) => b - a)).toEqual([
      [60, 0],
      [40, 20],
      [0, 60],
    ]);
  });
});

describe('credit', () => {
  it('is used by what is charged later, the oldest credit first', async () => {
    const books = await ownerBooks(test, tenant);
    const payments = [await books.pay(70), await books.pay(20)];
    await books.expectAgreement();
    const receivables = await charge(books, { reserve, january });
    await books.expectAgreement();
    expect(await settledBy(payments, receivables)).toEqual([
      [{ reserve: 50, january: 20 }, 0],
      [{ january: 20 }, 0],
    ]);
  });

  it('changes the entity tag of its payment', async () => {
    const books = await ownerBooks(test, tenant);
    const { id } = await books.pay(150);
    const before = await tenant.auditor.get(`/payments/${id}`);
    const etag = String(before.headers['etag']);
    must(await tenant.auditor.get(`/payments/${id}`, { 'if-none-match': etag }), 304);
    await books.charge(january);
    const after = await tenant.auditor.get(`/payments/${id}`, { 'if-none-match': etag });
    expect(must(after, 200)).toMatchObject({ allocations: [{ amount: 100 }], credit: 50 });
    expect(after.headers['etag']).not.toBe(etag);
    const reverse = (tag: string) =>
      tenant.accountant.put(`/payments/${id}/reverse`, {}, { 'if-match': tag });
    must(await reverse(etag), 412);
    must(await reverse(String(after.headers['etag'])), 200);
  });
});

describe('a payment taken back', () => {
  async function reverse({ id }: Json): Promise<Json> {
    return must(await tenant.accountant.put(`/payments/${id}/reverse`), 200);
  }

  it.each<[string, Record<string, ChargeInput>, number, Record<string, number>]>([
    ['in full', { january }, 100, { 4101: 100 }],
    ['in part', { january }, 40, { 4101: 100 }],
    ['and more', { january, reserve }, 200, { 4100: 50, 4101: 100 }],
  ])('that settled what was owed %s leaves it open again', async (_, charges, amount, owed) => {
    const books = await ownerBooks(test, tenant);
    const receivables = await charge(books, charges);
    const reversed = await reverse(await books.pay(amount));
    expect(reversed).toMatchObject({ status: 'Reversed', allocations: [], credit: 0 });
    await books.expectAgreement();
    expect(await books.balances()).toEqual(owed);
    const again = await books.pay(1, { communication: 'again' });
    expect(await settledBy([again], receivables)).toEqual([[{ january: 1 }, 0]]);
    await books.expectAgreement();
  });

  it('leaves open what its credit settled later, on another account', async () => {
    const books = await ownerBooks(test, tenant);
    const payment = await books.pay(120);
    const receivables = await charge(books, { january, reserve });
    expect(await settledBy([payment], receivables)).toEqual([[{ january: 100, reserve: 20 }, 0]]);
    await books.expectAgreement();
    await reverse(payment);
    await books.expectAgreement();
    expect(await books.balances()).toEqual({ 4100: 50, 4101: 100 });
  });

  it('gives way to the credit of another payment', async () => {
    const books = await ownerBooks(test, tenant);
    const receivables = await charge(books, { reserve });
    const [first, second] = [await books.pay(50), await books.pay(30)];
    expect(await settledBy([second], receivables)).toEqual([[{}, 30]]);
    await reverse(first);
    await books.expectAgreement();
    expect(await settledBy([first, second], receivables)).toEqual([
      [{}, 0],
      [{ reserve: 30 }, 0],
    ]);
    expect(await books.balances()).toEqual({ 4100: 20 });
  });

  it('leaves a doubtful owner doubtful', async () => {
    const books = await ownerBooks(test, tenant);
    await charge(books, { january });
    await books.post('417', '4101', 70);
    const payment = await books.pay(90);
    expect(await books.balances()).toEqual({ 417: 10 });
    await reverse(payment);
    await books.expectAgreement();
    expect(await books.balances()).toEqual({ 417: 70, 4101: 30 });
  });

  it('leaves other payments of the same call as they were', async () => {
    const books = await ownerBooks(test, tenant);
    const receivables = await charge(books, { january });
    const [first, second] = [await books.pay(60), await books.pay(40)];
    await reverse(first);
    await books.expectAgreement();
    expect(await settledBy([first, second], receivables)).toEqual([
      [{}, 0],
      [{ january: 40 }, 0],
    ]);
    expect(await books.balances()).toEqual({ 4101: 60 });
  });
});
