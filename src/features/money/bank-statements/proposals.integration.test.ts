import { beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, IBAN, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { callWork } from '#test/helpers/calls.ts';
import type { WrittenMovement } from '#test/helpers/coda-writer.ts';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const FROM = 'BE71096123456769';
const SAVINGS = 'BE62510007547061';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;
/** Receivable of the fixture's first owner by the call. */
let asked: Json;
let statements: number;
let balance: number;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
  const all = must(await tenant.auditor.get(`/calls-for-funds/${funds.callId}/receivables`), 200);
  asked = all.find(({ owner_id }: Json) => owner_id === fixture.ownerId);
  [statements, balance] = [0, 0];
});

const ogm = () => asked.structured_communication.replaceAll(/\D/g, '');
const byCommunication = (): Partial<WrittenMovement> => ({
  structured: { kind: '101', data: ogm() },
});

/** Returns the account of the fixture's first owner, and its path. */
async function theAccount(): Promise<Json> {
  const path = `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`;
  return { ...must(await tenant.auditor.get(path), 200), path };
}

const byAccount = (reference: string): Partial<WrittenMovement> => ({
  structured: { kind: '101', data: reference.replaceAll(/\D/g, '') },
});

/** Adds a statement and returns its transactions in file order. */
async function statementWith(...movements: WrittenMovement[]): Promise<Json[]> {
  statements += 1;
  const date = `2026-03-0${statements}`;
  const dated = movements.map((movement) => ({ ...movement, booked_on: date }));
  const file = aBankFile(aStatement(dated, { number: statements, opening_cents: balance, date }));
  const taken = must(await sendBankFile(test, tenant.accountant, file), 201).statements[0];
  balance += movements.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return must(await tenant.auditor.get(`/bank-transactions?statement_id=${taken.id}&sort=id`), 200);
}

const match = (transaction: Json, body: object, headers = {}) =>
  tenant.accountant.put(`/bank-transactions/${transaction.id}/match`, body, headers);
const now = async ({ id }: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/bank-transactions/${id}`), 200);

describe('a proposal', () => {
  it('says what, how surely, why, and what it would book, and is taken by its place', async () => {
    const [line] = await statementWith(received(30, byCommunication()));
    expect(line?.proposals).toEqual([
      {
        kind: 'OwnerPayment',
        certainty: 'Certain',
        evidence: ['Communication'],
        lines: [{ owner_id: fixture.ownerId, owner_name: expect.any(String), amount: 30 }],
      },
    ]);
    expect(must(await match(line, { proposal: 1 }), 422).code).toBe('unknown_reference');
    must(await match(line, { proposal: 0, lines: [] }), 400);
    const matched = must(await match(line, { proposal: 0 }), 200);
    expect(matched).toMatchObject({ status: 'Matched', proposals: [] });
    const [payment] = must(await tenant.auditor.get('/payments?sort=-id'), 200);
    expect(payment.allocations).toMatchObject([{ receivable_id: asked.id, amount: 30 }]);
  });

  it('is certain of the owner whose account a payment names, and settles all that is due', async () => {
    const { payment_reference, balance: due, path } = await theAccount();
    const named = byAccount(payment_reference);
    const [all, more] = await statementWith(received(due, named), received(1, named));
    expect(all?.proposals).toMatchObject([
      {
        kind: 'OwnerPayment',
        certainty: 'Certain',
        evidence: ['Communication', 'Amount'],
        lines: [{ owner_id: fixture.ownerId, amount: due }],
      },
    ]);
    must(await match(all, { proposal: 0 }), 200);
    expect(must(await tenant.auditor.get(path), 200)).toMatchObject({
      balance: 0,
      payment_reference,
      receivables: [],
    });
    // Nothing is open any more.
    expect((await now(more ?? {})).proposals).toMatchObject([{ certainty: 'Likely' }]);
  });

  it('is not taken as it was shown once it is another', async () => {
    const id = await expenseWork(tenant, fixture).anExpense('Approved', {
      invoice_number: 'F-2026-1',
    });
    const [line] = await statementWith(received(-100.01, { communication: 'F 2026 1' }));
    expect(line?.proposals).toMatchObject([{ kind: 'SupplierPayment', certainty: 'Likely' }]);
    const shown = await tenant.accountant.get(`/bank-transactions/${line.id}`);
    const tag = { 'if-match': String(shown.headers['etag']) };
    must(await tenant.syndic.put(`/expenses/${id}/cancel`, { reason: 'Twice' }), 200);
    must(await match(line, { proposal: 0 }, tag), 412);
    expect((await now(line)).proposals).toEqual([]);
  });

  it('knows an account by what was matched on an earlier statement, until that is undone', async () => {
    const from = { counterparty_account: FROM };
    const [first] = await statementWith(received(20, { ...byCommunication(), ...from }));
    must(await match(first, { proposal: 0 }), 200);
    const { open_amount } = must(
      await tenant.auditor.get(`/calls-for-funds/${funds.callId}/receivables`),
      200,
    ).find(({ id }: Json) => id === asked.id);
    const [second, third] = await statementWith(received(open_amount, from), received(1, from));
    expect(second?.proposals).toMatchObject([
      { certainty: 'Certain', evidence: ['Iban', 'Amount'] },
    ]);
    expect(third?.proposals).toMatchObject([{ certainty: 'Likely', evidence: ['Iban'] }]);
    const reason = { reason: 'Wrong person' };
    must(await tenant.accountant.put(`/bank-transactions/${first.id}/unmatch`, reason), 200);
    expect((await now(second)).proposals).toEqual([]);
  });

  it('is no transfer to the account that it is of', async () => {
    const account = { iban: SAVINGS, holder: 'ACP', account_code: '550' };
    const path = `/buildings/${fixture.buildingId}/bank-accounts`;
    must(await tenant.accountant.post(path, account), 201);
    const [own, other] = await statementWith(
      received(-3, { counterparty_account: IBAN }),
      received(-3, { counterparty_account: SAVINGS }),
    );
    expect(own?.proposals).toEqual([]);
    expect(other?.proposals).toMatchObject([{ kind: 'Transfer', certainty: 'Certain' }]);
  });

  it('is none of another building', async () => {
    const other = must(await tenant.syndic.post('/buildings', aBuilding), 201).id;
    const account = { iban: SAVINGS, holder: 'ACP', account_code: '551' };
    must(await tenant.accountant.post(`/buildings/${other}/bank-accounts`, account), 201);
    const file = aBankFile(aStatement([received(30, byCommunication())], { iban: SAVINGS }));
    must(await sendBankFile(test, tenant.accountant, file), 201);
    const [line] = must(await tenant.auditor.get(`/bank-transactions?building_id=${other}`), 200);
    expect(line.proposals).toEqual([]);
  });
});

describe('what a bank says of an owner’s payments', () => {
  it('is told to them, and of nobody else', async () => {
    const named = byAccount((await theAccount()).payment_reference);
    await statementWith(received(30, byCommunication()), received(12), received(9, named));
    const readSection = async (id: string, section: string): Promise<Json> => {
      const { sections } = must(await tenant.syndic.get(`/gdpr/owners/${id}/data-export`), 200);
      return sections.find(({ name }: Json) => name === section).records;
    };
    expect(await readSection(fixture.ownerId, 'BankTransactions')).toMatchObject([
      { amount: 30, booked_on: '2026-03-01' },
      { amount: 9 },
    ]);
    expect(await readSection(fixture.otherOwnerId, 'BankTransactions')).toEqual([]);
    expect(await readSection(fixture.ownerId, 'PayerAccounts')).toEqual([]);
  });

  it('includes what was matched without a reference: the payer’s name, and the account learned', async () => {
    const from = { counterparty_account: SAVINGS, counterparty_name: 'A. Peeters' };
    const [line] = await statementWith(received(12, from));
    const lines = [
      { owner_id: fixture.ownerId, amount: 5 },
      { owner_id: fixture.otherOwnerId, amount: 7 },
    ];
    must(await tenant.accountant.put(`/bank-transactions/${line?.id}/match`, { lines }), 200);
    for (const { owner_id, amount } of lines) {
      const { sections } = must(
        await tenant.syndic.get(`/gdpr/owners/${owner_id}/data-export`),
        200,
      );
      const records = (section: string) =>
        sections.find(({ name }: Json) => name === section).records;
      const payer = { counterparty_iban: SAVINGS, counterparty_name: 'A. Peeters' };
      expect(records('BankTransactions')).toMatchObject([{ amount, ...payer }]);
      expect(records('PayerAccounts')).toMatchObject([payer]);
    }
  });
});

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Sends requests until nothing is left; a slow machine looks at fewer transactions in each. */
async function matchAllCertain(body: object = {}): Promise<Json[]> {
  const answers: Json[] = [];
  let after: string | undefined;
  do {
    const path = '/bank-transactions/match-certain';
    const answer = must(await tenant.accountant.post(path, { ...body, after }), 200);
    answers.push(answer);
    after = answer.next ?? undefined;
  } while (after !== undefined);
  return answers;
}

describe('all certain ones', () => {
  it('are taken at once, and the others wait', async () => {
    const savings = { iban: SAVINGS, holder: 'ACP', account_code: '550' };
    const accounts = `/buildings/${fixture.buildingId}/bank-accounts`;
    must(await tenant.accountant.post(accounts, savings), 201);
    await statementWith(
      received(30, { ...byCommunication(), counterparty_account: FROM }),
      received(-4.5, { code: '08002000' }),
      received(0.75, { code: '03501000' }),
      received(-500, { counterparty_account: SAVINGS }),
      received(12, { counterparty_name: 'Anna Peeters' }),
    );
    const path = '/bank-transactions/match-certain';
    const body = { building_id: fixture.buildingId };
    const counted = must(await tenant.accountant.post(path, { ...body, dry_run: true }), 200);
    const matched = must(await tenant.accountant.post(path, body), 200);
    expect(matched).toEqual({ matched: 4, received: 30.75, paid: 504.5, open: 1, next: null });
    expect(counted).toEqual(matched);
    expect(must(await tenant.accountant.post(path), 200)).toMatchObject({ matched: 0, open: 1 });
    const open = must(await tenant.auditor.get('/bank-transactions?status=Open'), 200);
    expect(open).toMatchObject([{ amount: 12, proposals: [] }]);
    for (const [code, amount] of [
      ['65', 4.5],
      ['75', -0.75],
      ['58', 500],
    ] as const) {
      const [entry] = must(
        await tenant.auditor.get(`/journal-entries?account_code=${code}&sort=-id`),
        200,
      );
      const { debit, credit } = entry.lines.find(({ account_code }: Json) => account_code === code);
      expect(debit - credit).toBe(amount);
    }
    const { balanced } = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
    expect(balanced).toBe(true);
  });

  it('are counted by a dry run as a run would take them, one after the other', async () => {
    // The second line asks for what the first has settled; the third is known by the first alone.
    await statementWith(
      received(asked.open_amount, { ...byCommunication(), counterparty_account: FROM }),
      received(asked.open_amount, { ...byCommunication(), counterparty_account: FROM }),
    );
    await callWork(tenant, fixture).aSentCall({ total_amount: 100 });
    await statementWith(received(60, { counterparty_account: FROM }));
    const path = '/bank-transactions/match-certain';
    const counted = must(await tenant.accountant.post(path, { dry_run: true }), 200);
    const open = must(await tenant.auditor.get('/bank-transactions?status=Open'), 200);
    expect(open).toHaveLength(3);
    const matched = must(await tenant.accountant.post(path), 200);
    expect(counted).toEqual(matched);
  });

  it('are looked at a thousand in a request, and another goes on where it ended', async () => {
    const stranger = received(12, { counterparty_name: 'Anna Peeters' });
    await statementWith(
      ...Array.from({ length: 1_000 }, () => stranger),
      received(30, { ...byCommunication(), counterparty_account: FROM }),
    );
    const answers = await matchAllCertain();
    expect(answers.length).toBeGreaterThan(1);
    expect(Math.max(...answers.map(({ matched, open }) => matched + open))).toBeLessThan(1_001);
    expect(sum(answers.map(({ open }) => open))).toBe(1_000);
    expect(sum(answers.map(({ matched }) => matched))).toBe(1);
    expect(answers.at(-1)).toMatchObject({ received: 30, next: null });
    const counted = await matchAllCertain({ dry_run: true });
    expect(sum(counted.map(({ open }) => open))).toBe(1_000);
  });

  it('are for bookkeepers, in buildings that there are', async () => {
    const path = '/bank-transactions/match-certain';
    must(await tenant.auditor.post(path), 403);
    expect(
      must(await tenant.accountant.post(path, { building_id: fixture.ownerId }), 422).code,
    ).toBe('unknown_reference');
  });
});

describe('a rule', () => {
  const rule = (more: object) => ({ building_id: fixture.buildingId, ...more });

  it('makes certain what it speaks of, until it is changed or deleted', async () => {
    const account = { counterparty_iban: 'BE71 0961 2345 6769', account_code: '6107' };
    const { id } = must(await tenant.accountant.post('/bank-rules', rule(account)), 201);
    expect(must(await tenant.auditor.get('/bank-rules'), 200)).toMatchObject([
      { id, counterparty_iban: FROM, account_code: '6107', supplier: null },
    ]);
    const [line] = await statementWith(received(-50, { counterparty_account: FROM }));
    expect(line?.proposals).toMatchObject([
      {
        kind: 'Other',
        certainty: 'Certain',
        evidence: ['Rule'],
        lines: [{ account_code: '6107' }],
      },
    ]);
    const changed = { account_code: null, supplier: 'Lift NV' };
    must(await tenant.accountant.put(`/bank-rules/${id}`, changed), 200);
    expect((await now(line)).proposals).toEqual([]);
    must(await tenant.accountant.delete(`/bank-rules/${id}`), 204);
    must(await tenant.auditor.get(`/bank-rules/${id}`), 404);
  });

  it('names something that it knows transactions by, and one thing that they are', async () => {
    const refused = async (body: object) =>
      must(await tenant.accountant.post('/bank-rules', rule(body)), 422).code;
    expect(await refused({ account_code: '6107' })).toBe('invalid_bank_rule');
    expect(await refused({ code: '00415000' })).toBe('invalid_bank_rule');
    expect(await refused({ code: '00415000', account_code: '65', supplier: 'Lift NV' })).toBe(
      'invalid_bank_rule',
    );
    must(await tenant.auditor.post('/bank-rules', rule({ code: '1', account_code: '65' })), 403);
    const other = await aTenant(test);
    expect(must(await other.accountant.get('/bank-rules'), 200)).toEqual([]);
  });
});
