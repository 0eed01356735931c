import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openOffice, type Office } from '#test/helpers/office.ts';
import { processExpense } from '#test/helpers/residence-expenses.ts';
import { residenceRows } from '#test/helpers/residence.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';

/**
 * A syndic's office manages the residence through 2025, as the law requires. Its quotas add up to 10,000: a
 * call for 10,000.00 charges 1.00 for each, so that amounts can be computed by hand. O002 has one lot,
 * A0.2, of 238.
 */

const WORKING_IBAN = 'BE68539007547034';
/** Date of the sale of A0.2. */
const SOLD_ON = '2025-09-20';
const RESERVE_IBAN = 'BE71096123456769';

let office: Office;
let mails: Awaited<ReturnType<typeof startMailServer>>;
const calls = new Map<string, string>();

async function callProvision(name: string, due_date: string): Promise<void> {
  const call = { title: `Provision ${name}`, total_amount: 20_000, fund: 'Provision', due_date };
  calls.set(name, await office.call(call));
}

const callOf = (name: string): string => calls.get(name) ?? '';
const letterOf = async (name: string, ownerRef: string) => {
  const path = `/calls-for-funds/${callOf(name)}/letters/${office.idOf(ownerRef)}`;
  const answer = await office.accountant.get(path);
  expect(answer.status).toBe(200);
  return { tag: answer.headers['etag'], bytes: answer.raw };
};
const remindersOf = async (ownerRef: string): Promise<Json[]> =>
  must(await office.auditor.get(`/owners/${office.idOf(ownerRef)}/payment-reminders`), 200);

/** Enters, approves and pays the files' expenses of a month, in the days after it. */
async function enterMonth(month: string): Promise<void> {
  await office.on(addDays(`${month}-28`, 5));
  for (const row of residenceRows('expenses.csv')) {
    if (row['expense_date']?.startsWith(month) === true)
      await processExpense(office, office.residence, row);
  }
}

beforeAll(async () => {
  mails = await startMailServer();
  const test = await startTestApp({ env: { SMTP_URL: mails.url } });
  office = await openOffice(test, '2025-01-03');
  const { buildingId, syndic, accountant } = office;
  must(
    await syndic.put(`/buildings/${buildingId}`, {
      enterprise_number: '0850.243.206',
      late_interest_rate: 0.08,
      late_interest_clause: 'Article 23 of the statutes',
    }),
    200,
  );
  for (const [iban, account_code] of [
    [WORKING_IBAN, '551'],
    [RESERVE_IBAN, '550'],
  ]) {
    const account = { iban, account_code, holder: 'ACP Erables' };
    must(await accountant.post(`/buildings/${buildingId}/bank-accounts`, account), 201);
  }
  const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
  must(await accountant.post(`/buildings/${buildingId}/fiscal-years`, year), 201);
});

describe('January: the calls go out', () => {
  it('reach each of the 59 owners by mail, without any login', async () => {
    const due_date = '2025-01-31';
    calls.set(
      'capital',
      await office.call({
        title: 'Fonds de roulement',
        total_amount: 10_000,
        fund: 'WorkingCapital',
        due_date,
      }),
    );
    await callProvision('Q1', due_date);
    await office.night();
    const deliveries: Json[] = must(
      await office.accountant.get(`/calls-for-funds/${callOf('Q1')}/deliveries`),
      200,
    );
    expect(deliveries).toHaveLength(59);
    expect(new Set(deliveries.map(({ channel, status }) => `${channel} ${status}`))).toEqual(
      new Set(['Email Sent']),
    );
    expect(mails.recipients().filter((to) => to === 'o002.erables@example.org')).toHaveLength(2);
  });

  it('ask of A0.2 238 × 1.00 and 238 × 2.00', async () => {
    expect((await office.asked(callOf('capital'), 'O002')).amount).toBe(238);
    expect((await office.asked(callOf('Q1'), 'O002')).amount).toBe(476);
  });

  it('take no payment on a communication that is mistyped or of another', async () => {
    const { structured_communication: good } = await office.asked(callOf('Q1'), 'O001');
    const mistyped = good.replace(
      /^\+\+\+(\d)/,
      (_all: string, digit: string) => `+++${(Number(digit) + 1) % 10}`,
    );
    const pay = (more: object) =>
      office.accountant.post('/payments', { building_id: office.buildingId, amount: 10, ...more });
    for (const answer of [
      await pay({ communication: mistyped }),
      await pay({ communication: good, owner_id: office.idOf('O002') }),
    ]) {
      expect(must(answer, 422).code).toBe('communication_mismatch');
    }
  });

  it('are paid by all but O002, who leaves the provision open', async () => {
    await office.on('2025-01-28');
    await office.ownersPay(callOf('capital'));
    await office.ownersPay(callOf('Q1'), ['O002']);
    expect(await office.balanceOf('O002')).toBe(476);
    await enterMonth('2025-01');
  });
});

describe('February and March: who does not pay is reminded', () => {
  it('first for nothing, by mail', async () => {
    await office.on('2025-02-17');
    must(await office.syndic.put('/payment-reminders/settings', { hour: 9 }), 200);
    const dry = must(
      await office.accountant.post('/payment-reminders/run', { dry_run: true }),
      200,
    );
    expect(dry.lines).toMatchObject([
      { owner_id: office.idOf('O002'), to: 'Gentle', amount_owed: 476 },
    ]);
    await office.night('daily-reminders');
    await office.night('daily-reminders');
    expect(await remindersOf('O002')).toMatchObject([
      {
        reminder_level: 'Gentle',
        status: 'Sent',
        sent_date: '2025-02-17',
        late_payment_penalty: 0,
      },
    ]);
  });

  it('then with interest from the day after the free term', async () => {
    // The term: 14 full days from 18 February to 3 March. Interest from 4 to 10 March, 7 days:
    // 476.00 × 8 % × 7 / 365 = 0.7303…, where 38 days since 31 January would have made 3.96.
    await office.on('2025-03-10');
    await office.night('daily-reminders');
    await office.night('daily-reminders');
    expect(await remindersOf('O002')).toMatchObject([
      {
        reminder_level: 'Formal',
        status: 'Sent',
        late_payment_penalty: 0.73,
        total_amount: 476.73,
      },
    ]);
  });

  it('and what they pay settles both, the interest as income of the association', async () => {
    const before = await letterOf('Q1', 'O002');
    await office.on('2025-03-20');
    const { structured_communication: communication } = await office.asked(callOf('Q1'), 'O002');
    const payment = { building_id: office.buildingId, amount: 476.73, communication };
    must(await office.accountant.post('/payments', payment), 201);
    expect(await office.balanceOf('O002')).toBe(0);
    expect(await remindersOf('O002')).toMatchObject([{ status: 'Settled' }]);
    const after = await letterOf('Q1', 'O002');
    expect(after.tag).toBe(before.tag);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    await enterMonth('2025-02');
    await enterMonth('2025-03');
  });

  it('takes an invoice whose VAT was rounded by rate, and the same one only once', async () => {
    // Three times 10.03 are 30.09; 21 % of the whole is 6.3189, by line three times 2.11 = 6.33.
    const line = { description: 'Ampoule', unit_price: 10.03, vat_rate: 0.21 };
    const invoice = {
      building_id: office.buildingId,
      description: 'Ampoules',
      amount: 36.41,
      expense_date: '2025-03-28',
      category: 'Repairs',
      supplier: 'Electro Nord',
      invoice_number: '2025/17',
      line_items: [line, line, line],
    };
    const { id } = must(await office.accountant.post('/expenses', invoice), 201);
    const again = { ...invoice, supplier: 'ELECTRO  nord' };
    expect(must(await office.accountant.post('/expenses', again), 409).code).toBe(
      'duplicate_invoice',
    );
    must(await office.accountant.delete(`/expenses/${id}`), 204);
  });
});

describe('April to December: the year runs', () => {
  it.each([
    ['Q2', '2025-04-01', '2025-04-30'],
    ['Q3', '2025-07-01', '2025-07-31'],
    ['Q4', '2025-10-01', '2025-10-31'],
  ])('%s is called and paid', async (name, day, due_date) => {
    await office.on(day);
    await callProvision(name, due_date);
    await office.on(due_date);
    await office.ownersPay(callOf(name));
    const month = Number(day.slice(5, 7));
    // November and December come after the events in November.
    for (const offset of name === 'Q4' ? [0] : [0, 1, 2])
      await enterMonth(`2025-${String(month + offset).padStart(2, '0')}`);
  });

  it('a sale that the notary tells of late moves what was called and split since', async () => {
    await office.on('2025-11-03');
    const { ownerIds, unitIds } = office.residence;
    const path = `/units/${unitIds.get('A0.2')}/owners/transfer`;
    const sale = {
      from_owner_id: ownerIds.get('O002'),
      to_owner_id: ownerIds.get('O060'),
      effective_date: SOLD_ON,
    };
    const { code, touches } = must(await office.syndic.post(path, sale), 422);
    expect(code).toBe('transfer_touches');
    const called = touches.filter(({ type }: Json) => type === 'CallForFunds');
    expect(called).toMatchObject([{ id: callOf('Q4'), amount: 476 }]);
    const before = await office.balanceOf('O060');
    must(await office.syndic.post(path, { ...sale, later_calls: 'Move' }), 200);
    // The provision that O002 had paid, 476.00, and their working capital, 238.00.
    expect(await office.balanceOf('O002')).toBe(-714);
    expect((await office.balanceOf('O060')) - before).toBe(714);
    const payment = { building_id: office.buildingId, owner_id: office.idOf('O060'), amount: 714 };
    must(await office.accountant.post('/payments', payment), 201);
    const refund = {
      building_id: office.buildingId,
      entry_date: '2025-11-03',
      description: 'Remboursement',
      lines: [
        { account_code: '4101', owner_id: office.idOf('O002'), debit: 714 },
        { account_code: '551', credit: 714 },
      ],
    };
    must(await office.accountant.post('/journal-entries', refund), 201);
    expect(await office.balanceOf('O002')).toBe(0);
  });

  it('a reserve is called into the account that its letter names', async () => {
    await office.on('2025-11-03');
    const call = {
      title: 'Fonds de réserve',
      total_amount: 5000,
      fund: 'Reserve',
      due_date: '2025-11-30',
    };
    calls.set('reserve', await office.call(call));
    // O060 has A3.4 and A0.2 by now: 303 × 0.50 and 238 × 0.50.
    expect((await office.asked(callOf('reserve'), 'O060')).amount).toBe(270.5);
    await office.on('2025-11-28');
    await office.ownersPay(callOf('reserve'));
    const sheet = must(
      await office.auditor.get(`/reports/balance-sheet?year=2025&building_id=${office.buildingId}`),
      200,
    );
    const money = sheet.assets.current_assets.accounts.find(({ code }: Json) => code === '550');
    expect(money.amount).toBe(5000);
  });

  it('costs of one owner, of an insurer and of the reserve are nobody else’s', async () => {
    await enterMonth('2025-11');
    await office.on('2025-12-10');
    const { buildingId, accountant, syndic } = office;
    const enter = async (more: object, bank_account_code = '551'): Promise<string> => {
      const expense = { building_id: buildingId, expense_date: '2025-12-05', ...more };
      const { id } = must(await accountant.post('/expenses', expense), 201);
      must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
      must(await syndic.put(`/expenses/${id}/approve`), 200);
      must(await accountant.put(`/expenses/${id}/mark-paid`, { bank_account_code }), 200);
      return id;
    };
    const linesOf = async (id: string): Promise<number> =>
      must(await syndic.get(`/expenses/${id}/distribution`), 200).lines.length;

    const keys = { description: 'Clés', amount: 120, category: 'Other', supplier: 'Serrurier' };
    const one = await enter({ ...keys, borne_by: 'OneOwner', owner_id: office.idOf('O001') });
    expect([await linesOf(one), await office.balanceOf('O001')]).toEqual([0, 120]);
    const paid = { building_id: buildingId, owner_id: office.idOf('O001'), amount: 120 };
    must(await accountant.post('/payments', paid), 201);

    const damage = { description: 'Dégât des eaux', amount: 1000, category: 'Repairs' };
    expect(await linesOf(await enter({ ...damage, borne_by: 'Insurer' }))).toBe(0);
    const indemnity = {
      building_id: buildingId,
      entry_date: '2025-12-10',
      description: 'Indemnité',
      lines: [
        { account_code: '551', debit: 1000 },
        { account_code: '4996', credit: 1000 },
      ],
    };
    must(await accountant.post('/journal-entries', indemnity), 201);

    const works = { description: 'Toiture', amount: 1500, category: 'Improvements' };
    const reserve = {
      borne_by: 'Reserve',
      distribution_key_id: office.residence.keyIds.get('General'),
    };
    expect(await linesOf(await enter({ ...works, ...reserve }, '550'))).toBeGreaterThan(59);
  });
});

describe('January and February: the year is settled and closed', () => {
  const path = () => `/fiscal-years/${yearId}`;
  let yearId: string;

  it('asks each owner for what the year cost them beyond their provisions, due in March', async () => {
    await enterMonth('2025-12');
    await office.on('2026-02-09');
    const [year] = must(
      await office.accountant.get(`/buildings/${office.buildingId}/fiscal-years`),
      200,
    );
    yearId = year.id;
    const { buildingId, syndic, accountant, auditor } = office;
    const drafts = `/expenses?status=Draft&building_id=${buildingId}&limit=100`;
    for (const { id } of nonEmpty<Json>(must(await accountant.get(drafts), 200)))
      must(await accountant.delete(`/expenses/${id}`), 204);
    const period = { period_from: '2025-01-01', period_to: '2025-12-31' };
    const statements = `/buildings/${buildingId}/statements`;
    const settled = must(await syndic.post(statements, period), 201);
    // 84,136.85 of costs less 0.73 of interest, less four times 20,000.00.
    expect(settled).toMatchObject({
      findings: [],
      totals: { settlement: { ordinary: 4136.12, extraordinary: 0 } },
    });
    const ties: Json[] = must(await auditor.get(`/statements/${settled.id}/ties`), 200);
    expect(ties.filter(({ difference }) => difference !== 0)).toEqual([]);
    must(await syndic.put(`/statements/${settled.id}/freeze`, {}), 200);
    must(await syndic.put(`/statements/${settled.id}/send`, { due_date: '2026-03-15' }), 200);
    const owners: Json[] = must(await auditor.get(`/statements/${settled.id}/owners`), 200);
    for (const ref of ['O001', 'O002', 'O060']) {
      const owner = owners.find(({ owner_id }) => owner_id === office.idOf(ref));
      expect(owner?.closing_balance, ref).toBe(await office.balanceOf(ref));
    }
    const fund = must(await accountant.put(`${path()}/appropriate-reserve`), 200);
    expect(fund.funds).toEqual([{ account_code: '160', amount: 5000 }]);
    const run = must(
      await office.accountant.post('/payment-reminders/run', { dry_run: true }),
      200,
    );
    expect(run.lines).toEqual([]);
  });

  it('is closed once what is odd was looked at', async () => {
    const { findings } = must(await office.accountant.get(`${path()}/closing-check`), 200);
    expect(findings.filter(({ severity }: Json) => severity === 'Blocking')).toEqual([]);
    const acknowledge = findings.map(({ code }: Json) => code);
    // Invoices were rejected or never came, no bank statement was imported, and the assembly of 2026 has
    // not met yet.
    const left = [
      'invoice_expected',
      'bank_statements_missing',
      'accounts_not_approved',
      'auditor_report_missing',
    ];
    expect(acknowledge).toEqual(left);
    const refused = await office.accountant.put(`${path()}/close`);
    expect(must(refused, 422).code).toBe('not_ready_to_close');
    must(await office.accountant.put(`${path()}/close`, { acknowledge }), 200);
  });

  it('shows no result, and a sheet that balances', async () => {
    const query = `?year=2025&building_id=${office.buildingId}`;
    const income = must(await office.auditor.get(`/reports/income-statement${query}`), 200);
    expect(income.net_result).toBe(0);
    const sheet = must(await office.auditor.get(`/reports/balance-sheet${query}`), 200);
    const amount = (code: string): number =>
      [
        ...sheet.assets.current_assets.accounts,
        ...sheet.liabilities.equity.accounts.map((a: Json) => ({ ...a, amount: -a.amount })),
        ...sheet.liabilities.current_liabilities.accounts.map((a: Json) => ({
          ...a,
          amount: -a.amount,
        })),
      ]
        .filter((account: Json) => account.code === code)
        .reduce((sum: number, account: Json) => sum + Math.round(account.amount * 100), 0) / 100;
    // 10,000.00 capital + 80,000.00 provisions + 0.73 interest − 61,653.84 paid to suppliers.
    // What came in for the keys and from the insurer went out again.
    expect(amount('551')).toBe(28_346.89);
    // 5,000.00 called − 1,500.00 for the roof, in the bank as in the fund.
    expect(amount('550')).toBe(3500);
    expect(amount('643')).toBe(0);
    expect(amount('4996')).toBe(0);
    expect(amount('4101')).toBe(4136.12);
    expect(amount('100')).toBe(-10_000);
    expect(amount('160')).toBe(-3500);
    expect(amount('440')).toBe(-22_483.01);
    expect(sheet.balance_check).toMatchObject({ difference: 0, balanced: true });
  });

  it('leaves books that prove', async () => {
    expect(must(await office.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
    expect(must(await office.auditor.get('/owner-accounts/integrity'), 200).balanced).toBe(true);
  });
});
