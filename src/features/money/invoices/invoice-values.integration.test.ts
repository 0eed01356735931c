import { beforeEach, describe, expect, it } from 'vitest';
import { structuredCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { aLockedPdf, aPdf, aPdfOfLines, PNG } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { sendInvoice } from '#test/helpers/invoice-files.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Answer,
  type Caller,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const NUMBER = '0850243206';
const IBAN = 'BE62510007547061';
const OWN_NUMBER = '0202239951';
const PAPER = [
  'Lumiere et Force SC',
  'ACP Les Tilleuls, BE 0202.239.951',
  'Facture 2026-88120',
  'Date 12 novembre 2026',
  'Echeance 12/12/2026',
  'Communication +++000/8812/07715+++',
  'TVA BE 0850.243.206',
  'Total TVAC 1.488,68 EUR',
  'IBAN BE62 5100 0754 7061',
];

/** Drops a file as an invoice, and returns the document that is kept of it. */
async function aPaper(content: Uint8Array, name = 'scan.pdf'): Promise<string> {
  const building_id = fixture.buildingId;
  const sent = await sendInvoice(test.app, tenant.accountant, { content, building_id, name });
  const { id } = must(sent, 201);
  const [document] = must(await tenant.accountant.get(`/documents?expense_id=${id}`), 200);
  return document.id;
}

const ask = (id: string, as: Caller = tenant.accountant): Promise<Answer> =>
  as.get(`/documents/${id}/invoice-values`);
const read = async (content: Uint8Array, name?: string) =>
  must(await ask(await aPaper(content, name)), 200);
const aSupplier = async (as: Caller, known: object) =>
  must(await as.post('/suppliers', { name: 'Lumière & Force SC', ...known }), 201);

describe('the values of an invoice', () => {
  it('are what its text says, with the supplier of its number, and not the codes of the association', async () => {
    must(
      await tenant.syndic.put(`/buildings/${fixture.buildingId}`, {
        enterprise_number: OWN_NUMBER,
      }),
      200,
    );
    const supplier = await aSupplier(tenant.accountant, { enterprise_number: NUMBER });
    expect(await read(aPdfOfLines(PAPER))).toMatchObject({
      has_text: true,
      supplier_id: supplier.id,
      supplier_name: 'Lumière & Force SC',
      enterprise_number: NUMBER,
      iban: IBAN,
      invoice_number: '2026-88120',
      expense_date: '2026-11-12',
      due_date: '2026-12-12',
      amount: 1_488.68,
      payment_communication: structuredCommunication(8_812_077),
    });
  });

  it('name the supplier of the account, unless that is an account of the association', async () => {
    const supplier = await aSupplier(tenant.accountant, { iban: IBAN });
    const paper = aPdfOfLines(['Facture F-118', 'IBAN BE62 5100 0754 7061']);
    expect(await read(paper)).toMatchObject({ supplier_id: supplier.id, iban: IBAN });
    await addBankAccount(tenant, fixture.buildingId, { iban: IBAN });
    expect(await read(paper)).toMatchObject({ supplier_id: null, iban: null });
  });

  it('never name a supplier of another office', async () => {
    const other = await aTenant(test);
    await aSupplier(other.accountant, { enterprise_number: NUMBER, iban: IBAN });
    expect(await read(aPdfOfLines(PAPER))).toMatchObject({ supplier_id: null, iban: IBAN });
    must(await ask(await aPaper(aPdfOfLines(PAPER)), other.accountant), 404);
  });

  it.each([
    ['a scan', aPdf(''), 'scan.pdf'],
    ['a photo', PNG, 'photo.png'],
    ['a PDF with a password', aLockedPdf(), 'locked.pdf'],
    ['a damaged PDF', Buffer.from('%PDF-1.7\n\u0000\u0001'), 'damaged.pdf'],
  ])('are none of %s', async (_, content, name) => {
    expect(await read(content, name)).toMatchObject({
      has_text: false,
      supplier_id: null,
      invoice_number: null,
      amount: null,
    });
  });

  it('are for those who enter invoices', async () => {
    const id = await aPaper(aPdfOfLines(PAPER));
    for (const as of [tenant.syndic, tenant.accountant]) must(await ask(id, as), 200);
    for (const as of [tenant.boardMember, tenant.auditor, fixture.owner])
      must(await ask(id, as), 403);
    must(await ask(fixture.buildingId), 404);
  });
});
