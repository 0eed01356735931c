import { beforeEach, expect, it } from 'vitest';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
});

const on = async (day: string): Promise<Json> =>
  must(
    await tenant.auditor.get(
      `/bank-accounts/${funds.bankAccountId}/reconciliation?on=2026-03-${day}`,
    ),
    200,
  );

it('ties on every day of statements of several days, whatever of them is booked', async () => {
  const line = (amount: number, day: string) => received(amount, { booked_on: `2026-03-${day}` });
  const file = aBankFile(
    aStatement([line(50, '02'), line(20, '05')], { date: '2026-03-06' }),
    // The bank books the last one after its own closing day.
    aStatement([line(-30, '07'), line(7, '09'), line(1, '11')], {
      number: 2,
      date: '2026-03-10',
      opening_cents: 107_000,
    }),
  );
  must(await sendBankFile(test, tenant.accountant, file), 201);
  const banks = { '01': 0, '02': 1050, '04': 1050, '05': 1070, '06': 1070, '08': 1040 };
  const later = { '09': 1047, '10': 1047, '11': 1048, '14': 1048 };
  const byDay = Object.entries({ ...banks, ...later }).toSorted(([a], [b]) => a.localeCompare(b));
  for (const [day, bank] of byDay) expect([day, (await on(day)).bank]).toEqual([day, bank]);

  const { difference } = await on('02');
  const expectTied = async () => {
    for (const [day] of nonEmpty(byDay.slice(1))) {
      expect([day, (await on(day)).difference]).toEqual([day, difference]);
    }
  };
  await expectTied();
  const lines: Json[] = must(await tenant.auditor.get('/bank-transactions'), 200);
  for (const { id } of lines.slice(0, 3)) {
    must(await tenant.accountant.put(`/bank-transactions/${id}/park`, {}), 200);
  }
  await expectTied();
});
