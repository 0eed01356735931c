import { beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_CHECKS } from '#domain/audits/audit-facts.ts';
import { anAudit, fileDocument } from '#test/helpers/audits.ts';
import { aBankFile, aStatement, IBAN, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { supplierIban } from '#test/helpers/bank-year.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** A year of ordinary invoices of five suppliers, with one irregularity for each check. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

interface Invoice {
  readonly amount: number;
  readonly day: string;
  readonly number: string;
  readonly papers?: readonly string[];
  readonly isPaid?: boolean;
}

/** Enters, approves, files and pays an invoice of a supplier. Returns its id. */
async function anInvoice(supplier_id: string, invoice: Invoice): Promise<string> {
  const { amount, day, number, papers = ['Invoice'], isPaid = true } = invoice;
  const id = await approveExpense(tenant, {
    building_id: f.buildingId,
    description: `Invoice ${number}`,
    amount,
    expense_date: day,
    category: 'Maintenance',
    account_code: '6105',
    supplier_id,
    invoice_number: number,
  });
  for (const paper of papers) await fileDocument(tenant.syndic, f.buildingId, id, paper);
  if (isPaid) {
    must(await tenant.accountant.put(`/expenses/${id}/mark-paid`, { paid_on: day }), 200);
  }
  return id;
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
/** Days of the month that were working days in every month of 2025 but one. */
const WORKDAYS: Readonly<Record<string, string>> = { '01': '15', '02': '13', '03': '13' };

/** Enters an invoice a month, numbered in order, of amounts that never repeat. */
async function aYearOf(name: string, base: number): Promise<string> {
  const { id } = must(await tenant.accountant.post('/suppliers', { name }), 201);
  for (const [index, month] of MONTHS.entries()) {
    const day = `2025-${month}-${WORKDAYS[month] ?? '12'}`;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
    const workday = `2025-${month}-${String(Number(day.slice(-2)) + moved).padStart(2, '0')}`;
    const number = `2025-${String(index + 1).padStart(3, '0')}`;
    await anInvoice(id, { amount: Math.round(base * 100 + index * 317) / 100, day: workday, number });
  }
  return id;
}

async function plant(suppliers: readonly string[]): Promise<Map<string, readonly string[]>> {
  const [first = '', second = '', third = ''] = suppliers;
  const supplier = async (more: object): Promise<string> =>
    must(await tenant.accountant.post('/suppliers', more), 201).id;
  const entry = {
    building_id: f.buildingId,
    entry_date: '2025-05-06',
    journal: 'Bank',
    description: 'Cash taken',
    lines: [
      { account_code: '6107', debit: 321 },
      { account_code: '551', credit: 321 },
    ],
  };
  const { id: cash } = must(await tenant.accountant.post('/journal-entries', entry), 201);
  const roofer = await supplier({ name: 'Toitures SRL' });
  const roof = await anInvoice(roofer, { amount: 7_300, day: '2025-04-03', number: 'T1' });
  const papers = ['Invoice', 'Quote', 'Quote'];
  await anInvoice(roofer, { amount: 6_900, day: '2025-07-03', number: 'T2', papers });
  const painter = await supplier({ name: 'Peinture SA' });
  const split = [
    await anInvoice(painter, { amount: 4_600, day: '2025-09-02', number: 'P1' }),
    await anInvoice(painter, { amount: 4_700, day: '2025-09-16', number: 'P2' }),
  ];
  const twice = [
    await anInvoice(first, { amount: 777, day: '2025-11-17', number: '2025-090' }),
    await anInvoice(first, { amount: 777, day: '2025-11-20', number: '2025-091' }),
  ];
  const weekend = await anInvoice(second, { amount: 55.5, day: '2025-11-22', number: '2025-092' });
  const early = await anInvoice(third, { amount: 61.2, day: '2025-11-24', number: '2025-000' });
  const linked = await supplier({ name: 'Frère du syndic SRL', email: 'facture@example.org' });
  const favour = await anInvoice(linked, { amount: 410, day: '2025-06-05', number: 'L1' });
  return new Map([
    ['payment_without_voucher', [cash]],
    ['quotes_missing', [roof]],
    ['split_below_threshold', split],
    ['same_amount_twice', twice],
    ['weekend_invoice', [weekend]],
    ['number_out_of_order', [early]],
    ['supplier_linked_to_syndic', [favour]],
    ['iban_changed_before_payment', [await changeIban(supplier)]],
  ]);
}

/** Changes the account of a supplier five days before its invoice is paid. Returns the expense. */
async function changeIban(supplier: (more: object) => Promise<string>): Promise<string> {
  const id = await supplier({ name: 'Ascenseurs NV', iban: supplierIban(1) });
  const day = '2025-11-28';
  const bill = await anInvoice(id, { amount: 640, day, number: 'A1', isPaid: false });
  test.clock.set('2025-12-10T09:00:00Z');
  must(await tenant.accountant.put(`/suppliers/${id}`, { iban: supplierIban(2) }), 200);
  test.clock.set('2025-12-20T09:00:00Z');
  const booked_on = '2025-12-15';
  const movement = received(-640, { booked_on, counterparty_account: supplierIban(2) });
  const statement = aStatement([movement], { date: booked_on, opening_cents: 0 });
  must(await sendBankFile(test, tenant.accountant, aBankFile(statement)), 201);
  const [line] = must(await tenant.accountant.get('/bank-transactions'), 200);
  const lines = [{ expense_id: bill, amount: -640 }];
  must(await tenant.accountant.put(`/bank-transactions/${line.id}/match`, { lines }), 200);
  return bill;
}

let planted: Map<string, readonly string[]>;
let checks: Json;

beforeAll(async () => {
  test.clock.set('2025-12-01T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
  const account = { iban: IBAN, holder: 'ACP', account_code: '551' };
  must(await tenant.accountant.post(`/buildings/${f.buildingId}/bank-accounts`, account), 201);
  const suppliers = [];
  for (const [name, base] of [
    ['Net SA', 120],
    ['Jardin SRL', 210.4],
    ['Lumen NV', 87.3],
  ] as const) {
    suppliers.push(await aYearOf(name, base));
  }
  planted = await plant(suppliers);
  const { id: syndic } = must(await tenant.accountant.post('/suppliers', { name: 'Clairval' }), 201);
  for (const [index, month] of MONTHS.slice(0, 3).entries()) {
    await anInvoice(syndic, { amount: 300, day: `2025-${month}-03`, number: `C${index}` });
  }
  const dear = await anInvoice(syndic, { amount: 455, day: '2025-08-04', number: 'C9' });
  planted.set('fee_above_contract', [dear]);
  const contract = {
    supplier_id: syndic,
    from: '2025-01-01',
    instalment: 300,
    instalments_per_year: 4,
    extra_prices: [60],
  };
  const basis = { quote_threshold: 5_000, fee_contracts: [contract] };
  const audit = await anAudit(tenant, f.fiscalYearId, basis);
  checks = must(
    await tenant.auditor.get(`/audits/${audit.id}/checks`, { 'accept-language': 'fr' }),
    200,
  );
});

const idsOf = ({ expense_ids, entry_ids }: Json): string[] => [...expense_ids, ...entry_ids];

describe('the checks of a year', () => {
  it.each(AUDIT_CHECKS)('find the planted %s', (check) => {
    const ids = planted.get(check) ?? [];
    expect(ids).not.toEqual([]);
    const found = checks.findings.filter(
      (one: Json) => one.check === check && ids.every((id) => idsOf(one).includes(id)),
    );
    expect(found).toHaveLength(1);
    expect(found[0].detail).not.toContain('audit.');
  });

  it('raise no false alarm', () => {
    const known = new Set([...planted.values()].flat());
    const others = checks.findings.filter((one: Json) => !idsOf(one).some((id) => known.has(id)));
    expect(others).toEqual([]);
    expect(checks.findings).toHaveLength(AUDIT_CHECKS.length);
  });

  it('say what they found in the language of the reader', () => {
    const details = new Map(checks.findings.map((one: Json) => [one.check, one.detail]));
    expect(details.get('supplier_linked_to_syndic')).toMatch(/^Même e-mail ou domaine que/);
    expect(details.get('payment_without_voucher')).toMatch(/^Paiement de 321,00.€ le/);
  });

  it('compare the sums that must agree, and prove the ledger', () => {
    expect(checks.ledger).toMatchObject({
      is_unchanged: true,
      is_intact: true,
      entries_since: 0,
    });
    const ties = new Map(checks.ties.map((tie: Json) => [tie.code, tie]));
    expect([...ties.keys()]).toEqual(['bank', 'owners', 'suppliers', 'reserve_cover']);
    expect(ties.get('owners')).toMatchObject({ difference: 0, is_met: true });
    expect(ties.get('suppliers')).toMatchObject({ difference: 0, is_met: true });
    expect(ties.get('reserve_cover')).toMatchObject({ is_met: true });
    // Everything but one invoice was paid without the bank.
    expect(ties.get('bank')).toMatchObject({ subject: IBAN, left: -640, is_met: false });
  });
});
