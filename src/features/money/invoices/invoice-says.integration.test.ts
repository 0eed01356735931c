import { beforeEach, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { sendInvoice, TWO_AT_50 as LINE } from '#test/helpers/invoice-files.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { writeUbl, type WrittenUbl } from '#test/helpers/ubl-writer.ts';

const SUPPLIER = 'BE0202239951';
const OTHER_SUPPLIER = 'BE0403199702';
const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const send = (content: string, { building_id = fixture.buildingId } = {}) =>
  sendInvoice(test.app, tenant.accountant, { content, building_id });
const ubl = (written: Partial<WrittenUbl> = {}) =>
  writeUbl({ lines: [LINE], supplier_number: SUPPLIER, ...written });
const codesOf = (expense: Json) => expense.problems.map(({ code }: Json) => code);
const submit = (id: string) => tenant.accountant.put(`/expenses/${id}/submit-for-approval`);
const change = (id: string, body: object) => tenant.accountant.put(`/expenses/${id}`, body);
const acknowledge = (id: string, ...codes: string[]) =>
  tenant.accountant.put(`/expenses/${id}/acknowledge-problems`, { codes });

describe('the same invoice for another building of the office', () => {
  it('is drafted and said of it, until its number is another or somebody lets it stand', async () => {
    must(await send(ubl({ number: 'F-9' })), 201);
    const elsewhere = await aFixture(test, tenant);
    const there = { building_id: elsewhere.buildingId };
    const second = must(await send(ubl({ number: 'f -9' }), there), 201);
    expect(codesOf(second)).toEqual(['invoice_elsewhere']);
    must(await submit(second.id), 409);
    const changed = must(await change(second.id, { invoice_number: 'F-10' }), 200);
    expect(codesOf(changed)).toEqual([]);
    const third = must(await send(ubl({ number: 'F-10' }), there), 409);
    expect(third.code).toBe('duplicate_invoice');
    const other = must(await send(ubl({ number: 'F-10' })), 201);
    expect(codesOf(other)).toEqual(['invoice_elsewhere']);
    must(await acknowledge(other.id, 'invoice_elsewhere'), 200);
    must(await submit(other.id), 200);
  });

  it('is nothing to be said where that one is rejected, of another supplier or of another office', async () => {
    must(await send(ubl({ number: 'F-9' })), 201);
    const elsewhere = await aFixture(test, tenant);
    const there = { building_id: elsewhere.buildingId };
    const other = ubl({ number: 'F-9', supplier: 'Autre SA', supplier_number: OTHER_SUPPLIER });
    expect(codesOf(must(await send(other, there), 201))).toEqual([]);
    tenant = await aTenant(test);
    fixture = await aFixture(test, tenant);
    expect(codesOf(must(await send(ubl({ number: 'F-9' })), 201))).toEqual([]);
  });
});

describe('what an invoice says of itself', () => {
  it('stands in its description: its lines, its notes, and terms that name no day', async () => {
    const notes = ['TVA 6 %: habitation\n de plus de 10 ans', 'Merci'];
    const said = { notes, terms: '30 jours fin de mois', lines: [{ ...LINE, name: 'Ascenseur' }] };
    const lasting = must(await send(ubl({ number: 'A', ...said })), 201);
    expect(lasting.description).toBe(
      'Ascenseur — TVA 6 %: habitation de plus de 10 ans — Merci — 30 jours fin de mois',
    );
    const due = must(await send(ubl({ number: 'B', ...said, due_on: '2026-04-30' })), 201);
    expect(due.description).not.toContain('30 jours');
    expect(due.due_date).toBe('2026-04-30');
    const long = must(await send(ubl({ number: 'C', notes: ['x'.repeat(900)] })), 201);
    expect(long.description).toHaveLength(500);
  });

  const year: [string, string] = ['2026-02-01', '2027-01-31'];
  it.each([
    ['its own', { period: year }],
    ['that of each of its lines', { lines: [{ ...LINE, period: year }] }],
  ])('spreads it over the years of its period: %s', async (_what, written) => {
    const expense = must(await send(ubl(written)), 201);
    expect(expense.allocations).toMatchObject([
      {
        account_code: expense.account_code,
        distribution_key_id: expense.distribution_key_id,
        amount: expense.amount,
        period_from: '2026-02-01',
        period_to: '2027-01-31',
      },
    ]);
    must(await submit(expense.id), 200);
  });

  it('covers its period where that lies in its year', async () => {
    const written = { period: ['2026-01-01', '2026-03-31'] as const };
    const expense = must(await send(ubl(written)), 201);
    expect(expense).toMatchObject({ period_from: '2026-01-01', period_to: '2026-03-31' });
    must(await submit(expense.id), 200);
  });

  it.each([
    ['lies in its year', { period: ['2026-01-01', '2026-03-31'] as const }],
    ['ends before it begins', { period: ['2027-01-31', '2026-02-01'] as const }],
    ['is longer than ten years', { period: ['2026-01-01', '2037-01-01'] as const }],
    ['is not that of all lines', { lines: [{ ...LINE, period: year }, LINE] }],
  ])('leaves it whole where its period %s', async (_what, written) => {
    expect(must(await send(ubl(written)), 201).allocations).toEqual([]);
  });
});
