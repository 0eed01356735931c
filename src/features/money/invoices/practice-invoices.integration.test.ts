import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { sendInvoice, TWO_AT_50 } from '#test/helpers/invoice-files.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { writeUbl } from '#test/helpers/ubl-writer.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  const enterprise_number = '0876543270';
  must(await tenant.syndic.put(`/buildings/${fixture.buildingId}`, { enterprise_number }), 200);
});

const practice = (name: string) =>
  readFileSync(new URL(`../../../../test/data/inputs/ubl-${name}.xml`, import.meta.url));
const send = async (content: string | Uint8Array): Promise<Json> => {
  const invoice = { content, building_id: fixture.buildingId };
  return must(await sendInvoice(test.app, tenant.accountant, invoice), 201);
};
const codesOf = ({ problems }: Json) => problems.map(({ code }: Json) => code);

describe('an invoice as suppliers write it', () => {
  it.each([
    ['sbdh', 'Invoice', 121],
    ['utf16', 'Invoice', 121],
    ['credit-note-negative', 'CreditNote', 449.44],
    ['invoice-negative-total', 'CreditNote', 121],
    ['type-381-in-invoice', 'CreditNote', 121],
  ])('%s becomes a draft', async (name, kind, amount) => {
    const draft = await send(practice(name));
    expect(draft).toMatchObject({
      kind,
      amount,
      status: 'Draft',
      supplier: 'Ascenseurs Dupont SA',
    });
    expect(codesOf(draft)).toEqual([]);
  });

  it('is a cost with nothing to pay where all was paid beforehand', async () => {
    const draft = await send(practice('fully-prepaid'));
    expect(draft).toMatchObject({
      amount: 121,
      prepaid_amount: 121,
      open_amount: 0,
      payment_method: 'DirectDebit',
    });
    expect(draft.problems).toMatchObject([
      { code: 'already_paid', detail: expect.stringContaining('there is nothing to pay') },
    ]);
    const path = `/expenses/${draft.id}`;
    const codes = ['already_paid'];
    must(await tenant.accountant.put(`${path}/acknowledge-problems`, { codes }), 200);
    must(await tenant.accountant.put(`${path}/submit-for-approval`), 200);
    const approved = must(await tenant.boardMember.put(`${path}/approve`), 200);
    expect(approved).toMatchObject({
      status: 'Approved',
      open_amount: 0,
      prepaid_open_amount: 121,
    });
    const { figures } = must(await tenant.accountant.get('/overview'), 200);
    expect(figures.to_pay.count).toBe(0);
    const paid = must(await tenant.accountant.put(`${path}/mark-paid`, {}), 200);
    expect(paid).toMatchObject({ status: 'Paid', paid_amount: 121, prepaid_open_amount: 0 });
    const reason = { reason: 'Wrong' };
    const unpaid = must(await tenant.accountant.put(`${path}/unmark-paid`, reason), 200);
    expect(unpaid).toMatchObject({ status: 'Approved', paid_amount: 0, prepaid_open_amount: 121 });
  });

  it('is a cost of its total, of which what was paid beforehand is not paid again', async () => {
    const draft = await send(writeUbl({ lines: [TWO_AT_50], prepaid_cents: 2_100 }));
    expect(draft).toMatchObject({ amount: 121, prepaid_amount: 21, open_amount: 100 });
    expect(codesOf(draft)).toEqual([]);
  });

  it('keeps each PDF inside it, also behind other bytes', async () => {
    const text = writeUbl({ lines: [TWO_AT_50], pdf: aPdf('Invoice') });
    const reference = /<cac:AdditionalDocumentReference>.*?<\/cac:AdditionalDocumentReference>/s;
    const [annex = ''] = reference.exec(text) ?? [];
    const junk = Buffer.concat([Buffer.from('TEXTmdos \0\u0001'), aPdf('Annex')]).toString(
      'base64',
    );
    const second = annex.replace(/(<cbc:EmbeddedDocumentBinaryObject[^>]*>)[^<]*/, `$1${junk}`);
    const draft = await send(text.replace(annex, annex + second));
    expect(codesOf(draft)).not.toContain('paper_unreadable');
    const kept: Json[] = must(
      await tenant.accountant.get(`/documents?expense_id=${draft.id}`),
      200,
    );
    const types = kept.map(({ content_type }) => String(content_type)).toSorted();
    expect(types).toEqual(['application/pdf', 'application/pdf', 'application/xml']);
  });
});
