import { beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, IBAN, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Answer,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

async function send(
  rows: readonly string[] | string,
  { dry_run, as = tenant.accountant }: { readonly dry_run?: 'true'; readonly as?: Caller } = {},
): Promise<Answer> {
  const { buildingId: building_id } = fixture;
  const content = Buffer.from(typeof rows === 'string' ? rows : rows.join('\n'));
  const fields = { building_id, ...(dry_run === undefined ? {} : { dry_run }) };
  const form = await multipart(fields, { name: 'payments.csv', content });
  return call(test.app, 'POST', '/imports/payments', {
    headers: { ...form.headers, authorization: `Bearer ${as.token}` },
    body: form.body,
  });
}

const HEADER = 'received_on,amount,owner_id,communication,method';
const payments = async () =>
  must(await tenant.auditor.get(`/payments?building_id=${fixture.buildingId}&limit=500`), 200);
const entries = async () => {
  const proof = must(await tenant.syndic.get('/ledger/proof'), 200);
  expect(proof).toMatchObject({ balanced: true, chain_intact: true });
  return proof.entry_count as number;
};
const findings = ({ body }: Answer) =>
  body.errors.map(({ row, column, code }: Json) => [row, column, code]);

/** Creates an open item of the first owner and returns its payment reference. */
async function anItem(): Promise<Json> {
  const { syndic } = tenant;
  const body = {
    building_id: fixture.buildingId,
    title: 'Provision',
    total_amount: 100,
    fund: 'Provision',
    due_date: '2026-03-31',
  };
  const { id } = must(await syndic.post('/calls-for-funds', body), 201);
  must(await syndic.put(`/calls-for-funds/${id}/send`), 200);
  const path = `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`;
  return must(await syndic.get(path), 200).receivables[0];
}

describe('payments from a file', () => {
  it('are recorded as if they were entered by hand, and settle what they name', async () => {
    const item = await anItem();
    const before = await entries();
    const answer = await send([
      HEADER,
      `2026-01-05,"12,50",,${item.structured_communication},`,
      `2026-01-06,7.25,${fixture.ownerId},Par chèque,Cash`,
    ]);
    expect(must(answer, 201)).toMatchObject({
      building_id: fixture.buildingId,
      created: 2,
      known: 0,
      total: 19.75,
      lines: [
        { row: 2, owner_id: fixture.ownerId, amount: 12.5, is_known: false },
        { row: 3, owner_id: fixture.ownerId, received_on: '2026-01-06' },
      ],
      errors: [],
    });
    const recorded = await payments();
    expect(
      recorded.map(({ amount }: Json) => amount).toSorted((a: number, b: number) => a - b),
    ).toEqual([7.25, 12.5]);
    const named = recorded.find(({ amount }: Json) => amount === 12.5);
    expect(named.allocations).toMatchObject([{ receivable_id: item.id, amount: 12.5 }]);
    expect(answer.body.lines.map(({ payment_id }: Json) => payment_id).toSorted()).toEqual(
      recorded.map(({ id }: Json) => id).toSorted(),
    );
    expect(await entries()).toBe(before + 2);
  });

  it('are tried out without a trace', async () => {
    const before = await entries();
    const row = `2026-01-05,12.50,${fixture.ownerId},,`;
    const tried = must(await send([HEADER, row, row], { dry_run: 'true' }), 200);
    expect(tried).toMatchObject({ created: 2, known: 0, total: 25 });
    expect(tried.lines).toMatchObject([{ payment_id: null }, { payment_id: null }]);
    expect(await payments()).toEqual([]);
    expect(await entries()).toBe(before);
    const refused = await send([HEADER, `2099-01-05,12.50,${fixture.ownerId},,`], {
      dry_run: 'true',
    });
    must(refused, 422);
    expect(findings(refused)).toEqual([[2, 'received_on', 'date_in_future']]);
  });

  it('change nothing when they come again, and are as many as the file says', async () => {
    const row = `2026-01-05,12.50,${fixture.ownerId},,`;
    const first = must(await send([HEADER, row, row]), 201);
    const again = must(await send([HEADER, row, row]), 200);
    expect(again).toMatchObject({ created: 0, known: 2, total: 0 });
    // Each row maps to its own payment, even among identical rows.
    const ids = ({ lines }: Json) => lines.map(({ payment_id }: Json) => payment_id).toSorted();
    expect(ids(again)).toEqual(ids(first));
    expect(new Set(ids(again)).size).toBe(2);
    expect(must(await send([HEADER, row, row, row]), 201)).toMatchObject({ created: 1, known: 2 });
    const recorded = await payments();
    expect(recorded).toHaveLength(3);
    must(await tenant.syndic.put(`/payments/${recorded[0].id}/reverse`), 200);
    expect(must(await send([HEADER, row, row, row]), 201)).toMatchObject({ created: 1, known: 2 });
  });

  it('are once in the books where two send them at once', async () => {
    const rows = [HEADER, `2026-01-05,12.50,${fixture.ownerId},,`];
    const answers = await Promise.all([send(rows), send(rows), send(rows)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(await payments()).toHaveLength(1);
  });

  it('are not recorded a second time where the bank has brought them', async () => {
    const { syndic, accountant } = tenant;
    const account = { iban: IBAN, holder: 'ACP', account_code: '551' };
    must(await accountant.post(`/buildings/${fixture.buildingId}/bank-accounts`, account), 201);
    const movement = received(31.4, { booked_on: '2026-01-05' });
    const file = aBankFile(aStatement([movement], { date: '2026-01-05' }));
    must(await sendBankFile(test, accountant, file), 201);
    const [transaction] = must(await syndic.get('/bank-transactions'), 200);
    const lines = [{ owner_id: fixture.ownerId, amount: 31.4 }];
    must(await syndic.put(`/bank-transactions/${transaction.id}/match`, { lines }), 200);
    const again = await send([HEADER, `2026-01-05,31.40,${fixture.ownerId},,`]);
    expect(must(again, 200)).toMatchObject({ created: 0, known: 1 });
    expect(await payments()).toHaveLength(1);
  });

  it('name owners by the reference under which they were imported', async () => {
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `insert into app.owner_refs (organization_id, building_id, ref, owner_id)
          values ($1, $2, 'C001', $3)`,
        [tenant.organizationId, fixture.buildingId, fixture.otherOwnerId],
      ),
    );
    const taken = must(await send(['received_on,amount,owner_ref', '2026-01-05,5,C001']), 201);
    expect(taken.lines).toMatchObject([{ row: 2, owner_id: fixture.otherOwnerId }]);
    const refused = await send(['received_on,amount,owner_ref', '2026-01-05,5,C002']);
    expect(findings(refused)).toEqual([[2, 'owner_ref', 'unknown_owner_ref']]);
    expect(refused.body.errors[0].detail).toContain('C002');
  });

  it('are refused whole, with a finding for every row that is wrong', async () => {
    const before = await entries();
    const answer = await send([
      HEADER,
      `2026-01-05,12.50,${fixture.ownerId},,`,
      '2026-01-05,12.50,,,',
      `2026-01-05,12.50,${fixture.ownerId},+++090/9337/55494+++,`,
      `2026-01-05,12.50,${tenant.organizationId},,`,
    ]);
    expect(must(answer, 422)).toMatchObject({ code: 'import_failed', error_count: 3 });
    expect(findings(answer)).toEqual([
      [3, 'owner_ref', 'communication_mismatch'],
      [4, 'communication', 'communication_mismatch'],
      [5, 'owner_ref', 'unknown_reference'],
    ]);
    for (const { detail, remedy } of nonEmpty<Json>(answer.body.errors)) {
      expect(detail).toMatch(/\S/);
      expect(remedy).toMatch(/\S/);
    }
    expect(await payments()).toEqual([]);
    expect(await entries()).toBe(before);
  });

  it.each([
    ['no table', '\0\0', null, 'not_utf8'],
    ['no rows', HEADER, null, 'no_bookings'],
    ['no day', 'amount\n5', 'received_on', 'missing_column'],
    ['a column of another table', `${HEADER},share\n`, 'share', 'unknown_column'],
    ['no amount', 'received_on,amount\n2026-01-05,-3', 'amount', 'out_of_range'],
    ['a tenth of a cent', 'received_on,amount\n2026-01-05,3.001', 'amount', 'invalid_decimal'],
    ['no day of the calendar', 'received_on,amount\n2026-02-30,3', 'received_on', 'invalid_date'],
    [
      'an id that is none',
      'received_on,amount,owner_id\n2026-01-05,3,x',
      'owner_id',
      'unknown_owner_ref',
    ],
    [
      'too many rows',
      ['received_on,amount', ...Array.from({ length: 1_001 }, () => '2026-01-05,3')].join('\n'),
      null,
      'too_many_bookings',
    ],
  ])('are refused with a finding where the file has %s', async (_, content, column, code) => {
    const answer = must(await send(content), 422);
    const found = answer.errors.map((one: Json) => [one.column, one.code]);
    if (code === 'not_utf8') expect(found).toHaveLength(1);
    else expect(found).toContainEqual([column, code]);
  });

  it('are nobody’s in a building of another organization', async () => {
    const stranger = await aTenant(test);
    const rows = [HEADER, `2026-01-05,12.50,${fixture.ownerId},,`];
    const answer = must(await send(rows, { as: stranger.accountant }), 422);
    expect(answer).toMatchObject({ code: 'unknown_reference' });
    must(await send(rows, { as: tenant.auditor }), 403);
  });
});
