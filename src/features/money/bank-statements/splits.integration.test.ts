import { beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import type { WrittenMovement } from '#test/helpers/coda-writer.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const SAVINGS = 'BE62510007547061';
const COSTS = { code: '08002000' };

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  await aFundsFixture(tenant, fixture);
});

/** Creates a statement with a single line. */
async function aLine(
  amount: number,
  date: string,
  more: Partial<WrittenMovement & { iban: string }> = {},
): Promise<Json> {
  const { iban, ...movement } = more;
  const statement = aStatement([received(amount, { booked_on: date, ...movement })], {
    date,
    opening_cents: 0,
    ...(iban === undefined ? {} : { iban }),
  });
  const { statements } = must(
    await sendBankFile(test, tenant.accountant, aBankFile(statement)),
    201,
  );
  const path = `/bank-transactions?statement_id=${statements[0].id}`;
  return must(await tenant.auditor.get(path), 200)[0];
}

const act = (line: Json, operation: string, body: object = {}) =>
  tenant.accountant.put(`/bank-transactions/${line.id}/${operation}`, body);
const take = (line: Json) => act(line, 'match', { proposal: 0 });
const unmatch = (line: Json) => act(line, 'unmatch', { reason: 'Wrong' });
const borne = async ({ id }: Json): Promise<Json> => {
  const path = `/bank-transactions/${id}/distribution`;
  const { lines, total } = must(await tenant.auditor.get(path), 200);
  const parts = lines.map(({ owner_id, amount, key, account_code }: Json) => [
    owner_id === fixture.ownerId ? 'first' : 'other',
    amount,
    key,
    account_code,
  ]);
  return [parts, total];
};

describe('costs and interest of a bank', () => {
  it('are borne by the owners by General, until they are unmatched', async () => {
    const costs = await aLine(-12.01, '2026-03-02', COSTS);
    expect(await borne(costs)).toEqual([[], 0]);
    must(await take(costs), 200);
    const split = [
      [
        ['first', 7.21, 'General', '65'],
        ['other', 4.8, 'General', '65'],
      ],
      12.01,
    ];
    expect(await borne(costs)).toEqual(split);
    must(await unmatch(costs), 200);
    expect(await borne(costs)).toEqual([[], 0]);
    must(await take(costs), 200);
    expect(await borne(costs)).toEqual(split);
    const { sections } = must(
      await tenant.syndic.get(`/gdpr/owners/${fixture.ownerId}/data-export`),
      200,
    );
    const { records } = sections.find(({ name }: Json) => name === 'BankShares');
    expect(records).toMatchObject([
      { amount: 7.21, is_cancelled: true },
      { amount: 7.21, is_cancelled: false },
    ]);
  });

  it('that are received are to their good', async () => {
    const interest = await aLine(10, '2026-03-02', { code: '03501000' });
    must(await take(interest), 200);
    expect(await borne(interest)).toEqual([
      [
        ['first', -6, 'General', '75'],
        ['other', -4, 'General', '75'],
      ],
      -10,
    ]);
  });

  it('are borne by the key of a rule, which is of the building and of costs', async () => {
    const rule = { building_id: fixture.buildingId, code: COSTS.code };
    const post = (more: object) => tenant.accountant.post('/bank-rules', { ...rule, ...more });
    const lift = { distribution_key_id: fixture.keyId };
    const transit = must(await post({ account_code: '58', ...lift }), 422);
    expect([transit.code, transit.what]).toEqual(['invalid_bank_rule', 'key']);
    const nowhere = { account_code: '65', distribution_key_id: fixture.ownerId };
    expect(must(await post(nowhere), 422).code).toBe('unknown_reference');
    must(await post({ account_code: '65', ...lift }), 201);
    const costs = await aLine(-5, '2026-03-02', COSTS);
    expect(costs.proposals).toMatchObject([
      { certainty: 'Certain', evidence: ['Rule'], lines: [{ account_code: '65', ...lift }] },
    ]);
    const certain = await tenant.accountant.post('/bank-transactions/match-certain');
    expect(must(certain, 200).matched).toBe(1);
    expect(await borne(costs)).toEqual([[['other', 5, 'Lift', '65']], 5]);
    expect(must(await tenant.syndic.delete(`/distribution-keys/${fixture.keyId}`), 409).code).toBe(
      'in_use',
    );
  });

  it('are shared by who holds on their day, also if a sale is registered late', async () => {
    const costs = await aLine(-10.01, '2026-03-12', COSTS);
    const twice = [
      { account_code: '65', amount: -5 },
      { account_code: '6140', amount: -5.01 },
    ];
    must(await act(costs, 'match', { lines: twice }), 200);
    const buyer = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const to_owner_id = must(await tenant.syndic.post('/owners', buyer), 201).id;
    const sell = async () => {
      const sale = {
        from_owner_id: fixture.ownerId,
        to_owner_id,
        effective_date: '2026-03-01',
        ownership_share: '1/2',
        later_calls: 'Leave',
      };
      must(await tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, sale), 200);
    };
    const shares = async (): Promise<unknown[][]> => {
      const path = `/bank-transactions/${costs.id}/distribution`;
      const { lines } = must(await tenant.auditor.get(path), 200);
      return lines
        .filter(({ unit_id }: Json) => unit_id === fixture.unitId)
        .map(({ owner_id, account_code, amount, share }: Json) => [
          owner_id === to_owner_id ? 'buyer' : 'seller',
          account_code,
          amount,
          share,
        ]);
    };
    await sell();
    expect(await shares()).toEqual([
      ['seller', '65', 1.5, '1/2'],
      ['buyer', '65', 1.5, '1/2'],
      ['seller', '6140', 1.51, '1/2'],
      ['buyer', '6140', 1.5, '1/2'],
    ]);
    await sell();
    expect(await shares()).toEqual([
      ['buyer', '65', 3, '1/1'],
      ['buyer', '6140', 3.01, '1/1'],
    ]);
    must(await unmatch(costs), 200);
    expect(await borne(costs)).toEqual([[], 0]);
  });

  it('are split by no key where nobody bears them', async () => {
    const line = await aLine(-5, '2026-03-02');
    const lines = [{ account_code: '58', distribution_key_id: fixture.keyId, amount: -5 }];
    expect(must(await act(line, 'match', { lines }), 422)).toMatchObject({
      code: 'unbalanced_match',
      reason: 'key',
    });
  });

  it('are refused while the building’s quotas are not whole', async () => {
    const building = { name: 'Neuf', address: 'Rue Neuve 1', total_units: 1, total_quota: 1_000 };
    const { id } = must(await tenant.syndic.post('/buildings', building), 201);
    const account = { iban: SAVINGS, holder: 'ACP', account_code: '551' };
    must(await tenant.accountant.post(`/buildings/${id}/bank-accounts`, account), 201);
    const costs = await aLine(-5, '2026-03-02', { ...COSTS, iban: SAVINGS });
    expect(must(await take(costs), 422).code).toBe('quota_incomplete');
  });
});

describe('around the end of a year', () => {
  const close = () => closeYear(tenant, fixture.fiscalYearId);
  const findings = async (): Promise<Json[]> => {
    const path = `/fiscal-years/${fixture.fiscalYearId}/closing-check`;
    return must(await tenant.auditor.get(path), 200).findings;
  };

  it('a transfer stands on 58 between its two days, and its check warns of it', async () => {
    const savings = { iban: SAVINGS, holder: 'ACP', account_code: '550' };
    const accounts = `/buildings/${fixture.buildingId}/bank-accounts`;
    must(await tenant.accountant.post(accounts, savings), 201);
    const current = { counterparty_account: 'BE68539007547034', iban: SAVINGS };
    const out = await aLine(-500, '2025-12-31', { counterparty_account: SAVINGS });
    must(await take(out), 200);
    const transit = (severity: string) => [expect.objectContaining({ severity, count: 1 })];
    const of58 = async () => (await findings()).filter(({ code }) => code.startsWith('account_58'));
    expect(await of58()).toEqual(transit('Blocking'));
    const into = await aLine(500, '2026-01-02', current);
    expect(into.proposals).toMatchObject([{ kind: 'Transfer', certainty: 'Certain' }]);
    must(await take(into), 200);
    expect(await of58()).toEqual(transit('Warning'));
    await close();
  });

  it('nothing is unmatched in a closed year', async () => {
    const line = await aLine(50, '2025-06-02');
    const lines = [{ owner_id: fixture.ownerId, amount: 50 }];
    must(await act(line, 'match', { lines }), 200);
    await close();
    expect(must(await unmatch(line), 422).code).toBe('period_locked');
    const still = must(await tenant.auditor.get(`/bank-transactions/${line.id}`), 200);
    expect(still.status).toBe('Matched');
  });

  it('what was parked in it leaves suspense today, against what it is', async () => {
    const line = await aLine(50, '2025-06-02');
    must(await act(line, 'park'), 200);
    await close();
    const lines = [{ owner_id: fixture.ownerId, amount: 50 }];
    const matched = must(await act(line, 'match', { lines }), 200);
    const entry = must(await tenant.auditor.get(`/journal-entries/${matched.entry_id}`), 200);
    expect(entry).toMatchObject({ entry_date: '2026-03-16', journal: 'Bank' });
    expect(
      entry.lines.map(({ account_code, debit, credit }: Json) => [account_code, debit - credit]),
    ).toEqual([
      ['4990', 50],
      ['4101', -50],
    ]);
    const [payment] = must(await tenant.auditor.get('/payments?sort=-id'), 200);
    expect(payment).toMatchObject({ amount: 50, received_on: '2025-06-02' });
    expect(must(await unmatch(line), 422).code).toBe('period_locked');
    must(await tenant.accountant.put(`/fiscal-years/${fixture.fiscalYearId}/reopen`, {}), 200);
    must(await unmatch(line), 200);
    const { differences } = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
    expect(differences).toEqual([]);
    const { trial_balance: sums } = must(await tenant.auditor.get('/ledger/proof'), 200);
    const suspense = sums.find(({ code }: Json) => code === '4990');
    expect(suspense?.debit ?? 0).toBe(suspense?.credit ?? 0);
  });
});
