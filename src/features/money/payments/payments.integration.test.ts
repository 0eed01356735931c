import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { ownerBooks } from '#test/helpers/owner-books.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Json,
  type Tenant,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';

const TODAY = '2026-03-16';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const input = (changes: object = {}) => ({
  owner_id: fixture.ownerId,
  building_id: fixture.buildingId,
  amount: 25,
  ...changes,
});

async function aPayment(changes: object = {}): Promise<Json> {
  return must(await tenant.accountant.post('/payments', input(changes)), 201);
}

const aBankAccount = (buildingId: string, changes: object = {}) =>
  addBankAccount(tenant, buildingId, changes);

describe('recording a payment', () => {
  it('answers with the whole payment, received today by bank transfer unless said otherwise', async () => {
    const books = await ownerBooks(test, tenant);
    const body = { owner_id: books.ownerId, building_id: books.buildingId, amount: '12.50' };
    const answer = await tenant.syndic.post('/payments', body);
    const payment = must(answer, 201);
    expect(payment.allowed_actions).toEqual(['reverse']);
    expect(bare(payment)).toEqual({
      id: payment.id,
      owner_id: books.ownerId,
      owner_name: 'Anne Peeters',
      building_id: books.buildingId,
      building_name: 'Résidence',
      amount: 12.5,
      received_on: TODAY,
      method: 'BankTransfer',
      communication: null,
      bank_account_id: null,
      bank_transaction_id: null,
      bank_account_iban: null,
      status: 'Recorded',
      account_code: '551',
      allocations: [],
      reserve_to_transfer: 0,
      credit: 12.5,
      reversed_on: null,
      return_reason: null,
      reversal_reason: null,
      reversed_at: null,
      journal_entry_ids: [expect.any(String)],
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    expect(answer.headers['location']).toBe(`/api/v1/payments/${payment.id}`);
    const read = await tenant.boardMember.get(`/payments/${payment.id}`);
    expect(bare(must(read, 200))).toEqual(bare(payment));
    // The reader's permissions are part of the entity tag.
    const own = await tenant.syndic.get(`/payments/${payment.id}`);
    expect(own.headers['etag']).toBe(answer.headers['etag']);
    expect(read.headers['etag']).not.toBe(answer.headers['etag']);
  });

  it('books it on the day it was received, without a word of who paid', async () => {
    const communication = 'Anne Peeters, charges';
    const payment = await aPayment({ received_on: '2026-02-27', method: 'Card', communication });
    const [id] = payment.journal_entry_ids;
    const entry = must(await tenant.auditor.get(`/journal-entries/${id}`), 200);
    expect(entry).toMatchObject({
      building_id: fixture.buildingId,
      entry_date: '2026-02-27',
      journal: 'Bank',
      description: 'Paiement d’un copropriétaire (carte)',
      source: { type: 'Payment', id: payment.id },
      lines: [
        { account_code: '551', debit: 25, credit: 0, owner_id: null, description: null },
        { account_code: '4101', debit: 0, credit: 25, owner_id: fixture.ownerId },
      ],
    });
    expect(payment.communication).toBe(communication);
  });

  it('takes one of somebody who owns nothing there, as former owners do', async () => {
    const stranger = { name: 'Carl Wouters', email: 'carl@example.org' };
    const { id } = must(await tenant.syndic.post('/owners', stranger), 201);
    expect((await aPayment({ owner_id: id })).credit).toBe(25);
  });

  it('debits the account of the bank account named, else cash, else the usual one', async () => {
    const books = await ownerBooks(test, tenant);
    const accountOf = async (more: object = {}) => (await books.pay(1, more)).account_code;
    expect(await accountOf()).toBe('551');
    const reserve = await aBankAccount(books.buildingId, { account_code: '550' });
    expect(await accountOf()).toBe('550');
    for (const [code, iban] of [
      ['5511', 'BE71096123456769'],
      ['5512', 'BE62510007547061'],
    ]) {
      const account = { code, name: 'Banque', account_type: 'Asset', parent_code: '55' };
      must(await tenant.accountant.post('/accounts', account), 201);
      await aBankAccount(books.buildingId, { account_code: code, iban });
    }
    expect(await accountOf()).toBe('5511');
    expect(await accountOf({ method: 'DirectDebit' })).toBe('5511');
    expect(await accountOf({ method: 'Cash' })).toBe('57');
    expect(await accountOf({ method: 'Cash', bank_account_id: reserve.id })).toBe('550');
  });

  it.each([
    ['nothing', { amount: 0 }, '/body/amount'],
    ['a negative amount', { amount: -25 }, '/body/amount'],
    ['a tenth of a cent', { amount: 25.001 }, '/body/amount'],
    ['an unknown method', { method: 'Cheque' }, '/body/method'],
    ['a day that does not exist', { received_on: '2026-02-30' }, '/body/received_on'],
    [
      'a communication of 141 characters',
      { communication: 'x'.repeat(141) },
      '/body/communication',
    ],
    ['a status', { status: 'Reversed' }, '/body/status'],
  ])('refuses %s as malformed', async (_, changes, pointer) => {
    const problem = must(await tenant.accountant.post('/payments', input(changes)), 400);
    expect(problem.errors).toMatchObject([{ pointer }]);
  });

  it.each(['owner_id', 'building_id', 'bank_account_id'])('refuses an unknown %s', async (name) => {
    const body = input({ [name]: uuidv7Source.next() });
    expect(must(await tenant.accountant.post('/payments', body), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: `/body/${name}` }],
    });
  });

  it('refuses a bank account of another building', async () => {
    const elsewhere = await ownerBooks(test, tenant);
    const { id } = await aBankAccount(elsewhere.buildingId);
    const problem = must(
      await tenant.accountant.post('/payments', input({ bank_account_id: id })),
      422,
    );
    expect(problem.errors).toMatchObject([{ pointer: '/body/bank_account_id' }]);
  });

  it.each([
    ['2026-03-17', 'date_in_future'],
    ['2025-12-31', 'period_locked'],
  ])('refuses one received on %s with %s', async (received_on, code) => {
    if (code === 'period_locked') await closeYear(tenant, fixture.fiscalYearId);
    const problem = must(await tenant.accountant.post('/payments', input({ received_on })), 422);
    expect(problem.code).toBe(code);
    if (code === 'date_in_future') {
      expect(problem.errors).toMatchObject([{ pointer: '/body/received_on' }]);
    }
  });

  it('leaves nothing behind when the books refuse it', async () => {
    const without = await aTenant(test);
    const books = await ownerBooks(test, without);
    const body = { owner_id: books.ownerId, building_id: books.buildingId, amount: 1 };
    expect(must(await without.accountant.post('/payments', body), 422).code).toBe(
      'account_missing',
    );
    expect(must(await without.accountant.get('/payments'), 200)).toEqual([]);
  });

  it('is done once for one idempotency key', async () => {
    const { ownerId, buildingId } = await ownerBooks(test, tenant);
    const body = { owner_id: ownerId, building_id: buildingId, amount: 5 };
    const key = { 'idempotency-key': uuidv7Source.next() };
    const first = must(await tenant.accountant.post('/payments', body, key), 201);
    expect(must(await tenant.accountant.post('/payments', body, key), 201)).toEqual(first);
    const list = await tenant.accountant.get(`/payments?owner_id=${ownerId}`);
    expect(must(list, 200).map(bare)).toEqual([bare(first)]);
  });
});

describe('taking a payment back', () => {
  it('reverses its entry today, and keeps why', async () => {
    const payment = await aPayment({ received_on: '2026-02-01' });
    const path = `/payments/${payment.id}/reverse`;
    const reversed = must(await tenant.accountant.put(path, { reason: 'Error' }), 200);
    const [original, reversal] = reversed.journal_entry_ids;
    expect(bare(reversed)).toEqual({
      ...bare(payment),
      status: 'Reversed',
      credit: 0,
      reversed_on: TODAY,
      reversal_reason: 'Error',
      reversed_at: '2026-03-16T09:00:00.000Z',
      journal_entry_ids: [payment.journal_entry_ids[0], expect.any(String)],
    });
    expect(must(await tenant.auditor.get(`/journal-entries/${reversal}`), 200)).toMatchObject({
      entry_date: TODAY,
      journal: 'Bank',
      reverses_id: original,
      source: { type: 'Payment', id: payment.id },
      lines: [
        { account_code: '551', debit: 0, credit: 25 },
        { account_code: '4101', debit: 25, credit: 0, owner_id: fixture.ownerId },
      ],
    });
  });

  it('needs no reason, and happens once', async () => {
    const payment = await aPayment();
    const path = `/payments/${payment.id}/reverse`;
    const answers = await Promise.all([tenant.syndic.put(path), tenant.accountant.put(path, {})]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(must(await tenant.accountant.put(path, {}), 409)).toMatchObject({
      code: 'invalid_transition',
      from: 'Reversed',
      allowed: [],
    });
    expect(must(await tenant.auditor.get(`/payments/${payment.id}`), 200)).toMatchObject({
      status: 'Reversed',
      reversal_reason: null,
    });
  });

  it('is dated on the day that the bank took it back', async () => {
    const payment = await aPayment({ received_on: '2026-02-01' });
    const body = { reversed_on: '2026-02-10', reason: 'Bounced' };
    const path = `/payments/${payment.id}/reverse`;
    const reversed = must(await tenant.accountant.put(path, body), 200);
    expect(reversed).toMatchObject({ reversed_on: '2026-02-10', reversal_reason: 'Bounced' });
    const entry = `/journal-entries/${reversed.journal_entry_ids[1]}`;
    expect(must(await tenant.auditor.get(entry), 200)).toMatchObject({ entry_date: '2026-02-10' });
  });

  it.each([
    ['in the future', '2026-03-17', 'date_in_future'],
    ['before it was received', '2026-01-31', 'invalid_period'],
  ])('is refused on a day %s', async (_, reversed_on, code) => {
    const { id } = await aPayment({ received_on: '2026-02-01' });
    const answer = await tenant.accountant.put(`/payments/${id}/reverse`, { reversed_on });
    expect(must(answer, 422)).toMatchObject({
      code,
      errors: [{ pointer: '/body/reversed_on' }],
    });
    for (const day of ['2026-02-01', TODAY]) {
      const other = await aPayment({ received_on: '2026-02-01' });
      const path = `/payments/${other.id}/reverse`;
      must(await tenant.accountant.put(path, { reversed_on: day }), 200);
    }
  });

  it.each(['Wrong owner', ''])('is refused for the reason %j', async (reason) => {
    const { id } = await aPayment();
    const answer = await tenant.accountant.put(`/payments/${id}/reverse`, { reason });
    expect(must(answer, 400).errors).toMatchObject([{ pointer: '/body/reason' }]);
  });

  it('is refused on a day of a closed year', async () => {
    const books = await ownerBooks(test, tenant);
    const years = `/buildings/${books.buildingId}/fiscal-years`;
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const payment = await books.pay(5, { received_on: '2025-06-30' });
    const { id } = must(await tenant.accountant.post(years, year), 201);
    await closeYear(tenant, id);
    const body = { reversed_on: '2025-12-31' };
    const answer = await tenant.accountant.put(`/payments/${payment.id}/reverse`, body);
    expect(must(answer, 422)).toMatchObject({ code: 'period_locked' });
  });

  it('is refused to who has not seen the latest version', async () => {
    const { id } = await aPayment();
    const { headers } = await tenant.auditor.get(`/payments/${id}`);
    const path = `/payments/${id}/reverse`;
    must(await tenant.accountant.put(path, {}, { 'if-match': '"2"' }), 412);
    const seen = { 'if-match': String(headers['etag']) };
    must(await tenant.accountant.put(path, {}, seen), 200);
    must(await tenant.accountant.put(path, {}, seen), 412);
  });

  it('is the only way to reverse its entry', async () => {
    const payment = await aPayment();
    const path = `/journal-entries/${payment.journal_entry_ids[0]}/reverse`;
    expect(must(await tenant.accountant.post(path, {}), 409)).toMatchObject({
      code: 'entry_has_source',
      source: { type: 'Payment', id: payment.id },
    });
  });

  it('works for one of a year that has been closed since', async () => {
    const books = await ownerBooks(test, tenant);
    const years = `/buildings/${books.buildingId}/fiscal-years`;
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    const payment = await books.pay(5, { received_on: '2025-06-30' });
    const { id } = must(await tenant.accountant.post(years, year), 201);
    await closeYear(tenant, id);
    must(await tenant.accountant.put(`/payments/${payment.id}/reverse`), 200);
    const list = await tenant.auditor.get(`/payments?owner_id=${books.ownerId}&status=Recorded`);
    expect(must(list, 200)).toEqual([]);
  });

  it('stands in the log, as the payment does', async () => {
    const { id } = await aPayment();
    must(await tenant.accountant.put(`/payments/${id}/reverse`, { reason: 'Bounced' }), 200);
    const rows = await test.database.read(tenant.organizationId, (db) =>
      db.query(sql`select action, details ->> 'reason' as reason from app.audit_log
        left join app.audit_values using (organization_id, id)
        where organization_id = ${tenant.organizationId} and object_id = ${id} order by id`),
    );
    expect(rows).toEqual([
      { action: 'payment.recorded', reason: null },
      { action: 'payment.reversed', reason: 'Bounced' },
    ]);
  });
});

describe('payments', () => {
  it('are listed newest first, filtered, sorted and with what they settle', async () => {
    const books = await ownerBooks(test, tenant);
    await books.charge({ amount: 30 });
    const january = await books.pay(20, { received_on: '2026-01-05' });
    const march = await books.pay(40, { received_on: '2026-03-01', method: 'Cash' });
    const february = await books.pay(10, { received_on: '2026-02-01' });
    must(await tenant.accountant.put(`/payments/${february.id}/reverse`), 200);
    const ids = async (query: string) => {
      const path = `/payments?building_id=${books.buildingId}${query}`;
      return must(await tenant.auditor.get(path), 200).map(({ id }: Json) => id);
    };
    expect(await ids('')).toEqual([march.id, february.id, january.id]);
    expect(await ids('&sort=amount')).toEqual([february.id, january.id, march.id]);
    expect(await ids('&sort=-id')).toEqual([february.id, march.id, january.id]);
    expect(await ids('&status=Recorded')).toEqual([march.id, january.id]);
    expect(await ids('&method=Cash')).toEqual([march.id]);
    expect(await ids('&date_from=2026-02-01&date_to=2026-02-28')).toEqual([february.id]);
    expect(await ids(`&owner_id=${fixture.ownerId}`)).toEqual([]);
    const path = `/payments?owner_id=${books.ownerId}&sort=received_on`;
    const listed: Json[] = must(await tenant.auditor.get(path), 200);
    expect(
      listed.map(({ allocations, credit }) => [
        allocations.map(({ amount }: Json) => amount),
        credit,
      ]),
    ).toEqual([
      [[20], 0],
      [[], 0],
      [[10], 30],
    ]);
    must(await tenant.auditor.get('/payments?method=Cheque'), 400);
    must(await tenant.auditor.get('/payments?sort=owner_id'), 400);
  });

  it('are seen by an Owner as far as they are their own, and recorded by bookkeepers only', async () => {
    const { organizationId } = tenant;
    const books = await ownerBooks(test, tenant);
    const own = await books.pay(7);
    const others = await aPayment();
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId: books.ownerId });
    expect(must(await owner.get('/payments'), 200).map(bare)).toEqual([bare(own)]);
    expect(must(await owner.get(`/payments?building_id=${fixture.buildingId}`), 200)).toEqual([]);
    expect(bare(must(await owner.get(`/payments/${own.id}`), 200))).toEqual(bare(own));
    must(await owner.get(`/payments/${others.id}`), 404);
    for (const caller of [owner, tenant.boardMember, tenant.auditor]) {
      must(await caller.post('/payments', input()), 403);
      must(await caller.put(`/payments/${own.id}/reverse`), 403);
    }
  });

  it('are not there for another organization, nor for a role narrowed to other buildings', async () => {
    const { organizationId } = tenant;
    const payment = await aPayment();
    const elsewhere = await ownerBooks(test, tenant);
    const stranger = await aTenant(test);
    const buildingIds = [elsewhere.buildingId];
    const narrowed = await aCaller(test, { role: 'Accountant', organizationId, buildingIds });
    for (const caller of [stranger.accountant, narrowed]) {
      expect(must(await caller.get('/payments'), 200)).toEqual([]);
      must(await caller.get(`/payments/${payment.id}`), 404);
      must(await caller.put(`/payments/${payment.id}/reverse`), 404);
      const problem = must(await caller.post('/payments', input()), 422);
      expect(problem.errors).toMatchObject([{ pointer: '/body/building_id' }]);
    }
    const other = input({ building_id: elsewhere.buildingId });
    const problem = must(await narrowed.post('/payments', other), 422);
    expect(problem.errors).toMatchObject([{ pointer: '/body/owner_id' }]);
  });
});
