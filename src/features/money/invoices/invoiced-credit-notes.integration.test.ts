import { beforeEach, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { sampleInvoice as sample, sendInvoice, TWO_AT_50 } from '#test/helpers/invoice-files.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { writeUbl, type WrittenUbl } from '#test/helpers/ubl-writer.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const send = (content: string | Uint8Array, building_id = fixture.buildingId) =>
  sendInvoice(test.app, tenant.accountant, { content, building_id });
const ubl = (written: Partial<WrittenUbl>) =>
  writeUbl({ lines: [TWO_AT_50], supplier_number: 'BE0202239951', ...written });
const codesOf = (expense: Json) => expense.problems.map(({ code }: Json) => code);
const submit = (id: string) => tenant.accountant.put(`/expenses/${id}/submit-for-approval`);
const change = (id: string, body: object) => tenant.accountant.put(`/expenses/${id}`, body);

describe('a credit note', () => {
  const note = (written: Partial<WrittenUbl> = {}) =>
    ubl({ kind: 'CreditNote', number: 'NC-1', credited_number: 'F-1', ...written });
  const invoice = async () => must(await send(ubl({ number: 'F-1' })), 201);
  const half = { lines: [{ ...TWO_AT_50, quantity: '1', net_cents: 5_000 }] };

  it('corrects the invoice of its supplier that it names, as its draft', async () => {
    const credited = await invoice();
    must(await change(credited.id, { category: 'Utilities' }), 200);
    const drafted = must(await send(note(half)), 201);
    expect(drafted).toMatchObject({
      kind: 'CreditNote',
      status: 'Draft',
      amount: 60.5,
      credits_expense_id: credited.id,
      category: 'Utilities',
      due_date: null,
    });
    expect(codesOf(drafted)).toEqual([]);
  });

  it('corrects none where that is not known, until it is chosen', async () => {
    const drafted = must(await send(note(half)), 201);
    expect(drafted).toMatchObject({ kind: 'CreditNote', credits_expense_id: null });
    expect(drafted.problems).toMatchObject([
      { code: 'credited_invoice_unknown', detail: expect.stringContaining('F-1') as unknown },
    ]);
    must(await submit(drafted.id), 409);
    const credited = await invoice();
    const chosen = must(await change(drafted.id, { credits_expense_id: credited.id }), 200);
    expect(codesOf(chosen)).toEqual([]);
  });

  it('corrects none where others have left less of it', async () => {
    await invoice();
    must(await send(note(half)), 201);
    const second = must(await send(note({ number: 'NC-2' })), 201);
    expect(second).toMatchObject({ amount: 121, credits_expense_id: null });
    expect(codesOf(second)).toEqual(['credited_invoice_exceeded']);
    const codes = ['credited_invoice_exceeded'];
    must(
      await tenant.accountant.put(`/expenses/${second.id}/acknowledge-problems`, { codes }),
      200,
    );
    must(await submit(second.id), 200);
  });

  it('of another supplier, or of another building, corrects none', async () => {
    await invoice();
    const other = note({ ...half, supplier: 'Autre SA', supplier_number: 'BE0403199702' });
    const drafted = must(await send(other), 201);
    expect(drafted).toMatchObject({ credits_expense_id: null });
    const elsewhere = await aFixture(test, tenant);
    const there = must(await send(note(half), elsewhere.buildingId), 201);
    expect(there).toMatchObject({ credits_expense_id: null });
    expect(codesOf(there)).toEqual(['credited_invoice_unknown']);
  });

  it.each(['base-example', 'Allowance-example', 'Vat-category-S'])(
    'made from %s of the standard comes to the cent of its invoice',
    async (name) => {
      const credited = must(await send(sample(name)), 201);
      const number = credited.invoice_number;
      const made = sample(name)
        .toString('utf8')
        .replaceAll(/InvoiceLine\b/g, 'CreditNoteLine')
        .replaceAll('InvoicedQuantity', 'CreditedQuantity')
        .replaceAll(/Invoice-2"/g, 'CreditNote-2"')
        .replace(/<(\/?)((?:\w+:)?)Invoice\b/g, '<$1$2CreditNote')
        .replace(/<cbc:ID>[^<]*<\/cbc:ID>/, '<cbc:ID>NC</cbc:ID>')
        .replace(
          '<cac:AccountingSupplierParty>',
          `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference><cac:AccountingSupplierParty>`,
        );
      const drafted = must(await send(made), 201);
      const { amount, line_items } = credited;
      expect(drafted).toMatchObject({
        kind: 'CreditNote',
        amount,
        line_items,
        credits_expense_id: credited.id,
      });
    },
  );
});
