import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPdf, PNG } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  sampleInvoice as sample,
  sendInvoice,
  TWO_AT_50 as LINE,
} from '#test/helpers/invoice-files.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Answer,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { writeUbl, type WrittenUbl } from '#test/helpers/ubl-writer.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

const SUPPLIER = 'BE0202239951';
const OTHER_SUPPLIER = 'BE0403199702';
const IBAN = 'BE68539007547034';
const OTHER_IBAN = 'BE71096123456769';

const send = (
  content: string | Uint8Array,
  {
    as = tenant.accountant,
    building_id = fixture.buildingId,
    ...more
  }: { as?: Caller; building_id?: string; name?: string; headers?: Record<string, string> } = {},
): Promise<Answer> => sendInvoice(test.app, as, { content, building_id, ...more });

const ubl = (written: Partial<WrittenUbl> = {}) =>
  writeUbl({ lines: [LINE], supplier_number: SUPPLIER, iban: IBAN, ...written });
const codesOf = (expense: Json) => expense.problems.map(({ code }: Json) => code);
const submit = (id: string) => tenant.accountant.put(`/expenses/${id}/submit-for-approval`);
const change = (id: string, body: object) => tenant.accountant.put(`/expenses/${id}`, body);
const acknowledge = (id: string, ...codes: string[]) =>
  tenant.accountant.put(`/expenses/${id}/acknowledge-problems`, { codes });
const suppliers = async () => must(await tenant.accountant.get('/suppliers'), 200);
const documentsOf = async ({ id }: Json) =>
  must(await tenant.accountant.get(`/documents?expense_id=${id}`), 200);

describe('an invoice of the standard', () => {
  it.each([
    ['base-example', 1_656.25, 0, [0.25, 0.25, 0.25], ['iban_invalid']],
    ['Allowance-example', 7_125, 1_000, [0.25, 0, 0.25, 0.25, 0.25], ['iban_invalid']],
    ['Vat-category-S', 8_550, 0, [0.25, 0.15, 0.25, 0.25, 0.25], ['iban_invalid']],
  ])(
    '%s is a draft of the whole invoice, with its rates and what was prepaid',
    async (name, amount, prepaid, rates, codes) => {
      const expense = must(await send(sample(name)), 201);
      expect(expense).toMatchObject({ status: 'Draft', amount, prepaid_amount: prepaid });
      expect(expense.open_amount).toBe(amount - prepaid);
      const items: Json[] = expense.line_items;
      expect(items.map(({ vat_rate }) => String(vat_rate)).toSorted()).toEqual(
        rates.map(String).toSorted(),
      );
      const sum = items.reduce((all, item) => all + Math.round(item.total_incl_vat * 100), 0);
      expect(sum / 100).toBe(amount);
      expect(codesOf(expense)).toEqual(codes);
      const line_items = items.map(({ description, quantity, unit_price, vat_rate }) => ({
        description,
        quantity,
        unit_price,
        vat_rate,
      }));
      const again = must(await change(expense.id, { line_items, category: 'Utilities' }), 200);
      expect(again.line_items).toEqual(items);
      const [first, ...rest] = line_items;
      const other = { ...first, vat_rate: 0.33 };
      expect(must(await change(expense.id, { line_items: [other, ...rest] }), 422)).toMatchObject({
        code: 'line_item_invalid',
        field: 'vat_rate',
      });
      must(await submit(expense.id), 409);
      must(await acknowledge(expense.id, ...codes), 200);
      must(await submit(expense.id), 200);
    },
  );
});

describe('an invoice from a file', () => {
  it('becomes a draft with all that it says, from a new supplier', async () => {
    const file = ubl({
      number: 'F-17',
      due_on: '2026-03-12',
      supplier: 'Chaud Devant SRL',
      communication: '+++090/9337/55493+++',
      lines: [
        { ...LINE, name: 'Boiler' },
        { ...LINE, name: 'Pump', percent: 6 },
      ],
      means: '59',
    });
    const answer = await send(file);
    const expense = must(answer, 201);
    expect(answer.headers['location']).toMatch(`/expenses/${expense.id}`);
    expect(expense).toMatchObject({
      building_id: fixture.buildingId,
      supplier: 'Chaud Devant SRL',
      description: 'Boiler, Pump',
      invoice_number: 'F-17',
      amount: 227,
      expense_date: '2026-02-10',
      due_date: '2026-03-12',
      payment_communication: '090933755493',
      payment_method: 'DirectDebit',
      category: 'Other',
      problems: [],
    });
    expect(await suppliers()).toMatchObject([
      {
        name: 'Chaud Devant SRL',
        enterprise_number: '0202239951',
        iban: IBAN,
        iban_state: 'Unconfirmed',
      },
    ]);
    must(await submit(expense.id), 200);
    must(await tenant.syndic.put(`/expenses/${expense.id}/approve`), 200);
  });

  it('is kept with its paper, which is shown first', async () => {
    const expense = must(await send(ubl({ number: 'F-1', pdf: aPdf('Invoice') })), 201);
    const documents = await documentsOf(expense);
    expect(documents).toMatchObject([
      { title: 'Chaud Devant SRL F-1', content_type: 'application/pdf', document_type: 'Invoice' },
      {
        title: 'Chaud Devant SRL F-1 (UBL)',
        content_type: 'application/xml',
        file_name: 'invoice.xml',
      },
    ]);
    expect(documents[0].sha256).toBe(hash('sha256', aPdf('Invoice')));
  });

  it('has what was usual for its supplier', async () => {
    const [supplier] = [must(await send(ubl()), 201)];
    must(await change(supplier.id, { category: 'Maintenance' }), 200);
    const next = must(await send(ubl({ number: 'F-2' })), 201);
    expect(next).toMatchObject({ category: 'Maintenance', account_code: '6107' });
    expect(next.supplier_id).toBe(supplier.supplier_id);
  });

  it('is refused the second time, and with the same key answered once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = must(await send(ubl(), { headers }), 201);
    expect(must(await send(ubl(), { headers }), 201).id).toBe(first.id);
    const again = await send(ubl({ supplier: 'Somebody else' }));
    expect(must(again, 409)).toMatchObject({
      code: 'duplicate_invoice',
      expense_id: first.id,
      amount: 121,
    });
  });

  it('is one where two send it at once', async () => {
    const answers = await Promise.all([send(ubl()), send(ubl()), send(ubl())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await suppliers()).toHaveLength(1);
  });

  it('is for those who enter expenses, in buildings that they see', async () => {
    must(await send(ubl(), { as: tenant.auditor }), 403);
    must(await send(ubl(), { as: fixture.owner }), 403);
    const stranger = await aTenant(test);
    expect(must(await send(ubl(), { as: stranger.accountant }), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/building_id' }],
    });
  });

  it('of a paper is a draft without an amount, which has to be entered', async () => {
    for (const [name, content] of [
      ['Gaz mars.pdf', aPdf('x')],
      ['photo.png', PNG],
    ] as const) {
      const expense = must(await send(content, { name }), 201);
      expect(expense).toMatchObject({
        amount: 0,
        description: name.replace(/\..*/, ''),
        line_items: [],
      });
      expect(expense.problems).toMatchObject([
        { code: 'amount_missing', may_be_acknowledged: false },
      ]);
      expect(expense.allowed_actions).not.toContain('submit-for-approval');
      expect(await documentsOf(expense)).toMatchObject([{ file_name: name }]);
      must(await acknowledge(expense.id, 'amount_missing'), 400);
      expect(must(await submit(expense.id), 409)).toMatchObject({ code: 'invoice_problems_open' });
      const entered = must(await change(expense.id, { amount: 50 }), 200);
      expect(entered.problems).toEqual([]);
      must(await submit(expense.id), 200);
    }
  });
});

describe('what does not add up', () => {
  const wrong = () =>
    ubl().replace('PayableAmount currencyID="EUR">121.00', 'PayableAmount currencyID="EUR">121.01');

  it('is said in the language of the reader, and kept until it is corrected', async () => {
    const expense = must(await send(wrong(), { headers: { 'accept-language': 'fr' } }), 201);
    expect(expense).toMatchObject({ amount: 121.01, line_items: [] });
    expect(expense.problems).toMatchObject([
      { code: 'payable_differs', may_be_acknowledged: true },
    ]);
    expect(expense.problems[0].detail).toMatch(/121,01.*121,00/);
    expect(must(await submit(expense.id), 409)).toMatchObject({
      code: 'invoice_problems_open',
      count: 1,
    });
    expect(must(await change(expense.id, { description: 'Other' }), 200).problems).toHaveLength(1);
    const corrected = must(await change(expense.id, { amount: 121 }), 200);
    expect(corrected.problems).toEqual([]);
    expect(corrected.allowed_actions).toContain('submit-for-approval');
    must(await submit(expense.id), 200);
  });

  it('is a card, with which it was paid already', async () => {
    const expense = must(await send(ubl({ means: '48' })), 201);
    expect(codesOf(expense)).toEqual(['paid_by_card']);
    must(await submit(expense.id), 409);
    must(await acknowledge(expense.id, 'paid_by_card'), 200);
    must(await submit(expense.id), 200);
  });

  it('is acknowledged by somebody, who stands beside it', async () => {
    const { id } = must(await send(wrong()), 201);
    const path = `/expenses/${id}/acknowledge-problems`;
    must(await tenant.auditor.put(path, { codes: ['payable_differs'] }), 403);
    const expense = must(await acknowledge(id, 'payable_differs'), 200);
    expect(expense.problems).toMatchObject([
      { acknowledged_at: expect.any(String), acknowledged_by_name: expect.any(String) },
    ]);
    must(await submit(id), 200);
    expect(must(await acknowledge(id, 'payable_differs'), 409).code).toBe('invalid_transition');
  });

  it('names a customer who is not the association', async () => {
    must(
      await tenant.syndic.put(`/buildings/${fixture.buildingId}`, {
        enterprise_number: '0850243206',
      }),
      200,
    );
    expect(codesOf(must(await send(ubl({ buyer_number: 'BE0850243206' })), 201))).toEqual([]);
    const other = await send(ubl({ number: 'F-2', buyer_number: OTHER_SUPPLIER }));
    expect(codesOf(must(other, 201))).toEqual(['buyer_differs']);
  });

  it('is a number of an enterprise that does not exist, or a communication that is wrong', async () => {
    const file = ubl({ supplier_number: 'BE1000000009', communication: '+++090/9337/55494+++' });
    const expense = must(await send(file), 201);
    expect(codesOf(expense)).toEqual(['supplier_number_invalid', 'communication_invalid']);
    expect(expense.payment_communication).toBeNull();
  });

  it('is a paper that is none', async () => {
    const expense = must(await send(ubl({ pdf: Buffer.from('MZ no paper') })), 201);
    expect(codesOf(expense)).toEqual(['paper_unreadable']);
    expect(await documentsOf(expense)).toHaveLength(1);
  });
});

describe('the account of a supplier', () => {
  async function aConfirmedSupplier(): Promise<Json> {
    const { supplier_id: id } = must(await send(ubl()), 201);
    must(await tenant.accountant.put(`/suppliers/${id}/confirm-iban`), 403);
    return must(await tenant.syndic.put(`/suppliers/${id}/confirm-iban`), 200);
  }

  it('with one digit changed is none, is not stored, and holds the invoice back', async () => {
    const supplier = await aConfirmedSupplier();
    const changed = `${IBAN.slice(0, -1)}5`;
    const expense = must(await send(ubl({ number: 'F-2', iban: changed })), 201);
    expect(codesOf(expense)).toEqual(['iban_invalid']);
    must(await submit(expense.id), 409);
    must(await tenant.syndic.put(`/expenses/${expense.id}/mark-paid`, {}), 409);
    expect(await suppliers()).toMatchObject([
      { id: supplier.id, iban: IBAN, iban_state: 'Confirmed' },
    ]);
  });

  it.each([
    ['GKCCBEBB', 'GKCCBEBB'],
    ['GKCC BE BB', null],
    ['BELFIUS', null],
  ])('has the BIC %s of the invoice as %s', async (bic, kept) => {
    must(await send(ubl({ bic })), 201);
    expect(await suppliers()).toMatchObject([{ iban: IBAN, bic: kept }]);
  });

  it('that is another changes nothing until somebody enters it and a second person confirms it', async () => {
    const supplier = await aConfirmedSupplier();
    const expense = must(await send(ubl({ number: 'F-2', iban: OTHER_IBAN })), 201);
    expect(expense.problems).toMatchObject([{ code: 'iban_differs' }]);
    expect(expense.problems[0].detail).toContain(OTHER_IBAN);
    must(await submit(expense.id), 409);
    expect(await suppliers()).toMatchObject([{ iban: IBAN, iban_state: 'Confirmed' }]);
    const path = `/suppliers/${supplier.id}`;
    must(await tenant.accountant.put(path, { iban: OTHER_IBAN }), 200);
    const after = must(await tenant.accountant.get(`/expenses/${expense.id}`), 200);
    expect(after.problems).toEqual([]);
    must(await submit(expense.id), 200);
    expect(await suppliers()).toMatchObject([{ iban: OTHER_IBAN, iban_state: 'Unconfirmed' }]);
  });

  it('tells who it is, unless their numbers differ', async () => {
    const known = must(
      await tenant.accountant.post('/suppliers', { name: 'Chauffage', iban: IBAN }),
      201,
    );
    const found = must(await send(ubl({ supplier: 'Chaud Devant SRL' })), 201);
    expect(found.supplier_id).toBe(known.id);
    expect(await suppliers()).toMatchObject([
      { name: 'Chauffage', enterprise_number: '0202239951' },
    ]);
    const other = await send(ubl({ supplier_number: OTHER_SUPPLIER, supplier: 'Chauffage' }));
    const expense = must(other, 201);
    expect(codesOf(expense)).toEqual(['iban_of_another']);
    expect(expense.supplier).toBe('Chauffage (0403199702)');
    const both: Json[] = await suppliers();
    expect(both.find(({ id }) => id === expense.supplier_id)?.iban).toBeNull();
  });
});

describe('a file that is no invoice', () => {
  const entities = `<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const deep = '<a>'.repeat(200) + '</a>'.repeat(200);
  it.each([
    ['of another kind', '<?xml version="1.0"?><Order/>', 'unknown_format'],
    ['with entities', () => ubl().replace('<Invoice', `${entities}<Invoice`), 'bad_xml'],
    [
      'that names other files',
      () => ubl().replace('<Invoice', '<!DOCTYPE Invoice SYSTEM "file:///etc/passwd"><Invoice'),
      'bad_xml',
    ],
    ['that is nested without end', `<?xml version="1.0"?>${deep}`, 'bad_xml'],
    ['that is less than nothing', () => ubl({ prepaid_cents: 20_000 }), 'negative'],
    ['that is cut short', () => ubl().slice(0, 900), 'bad_xml'],
    [
      'without amounts',
      () => ubl().replace(/<cac:LegalMonetaryTotal>.*?Total>\n/s, ''),
      'element_missing',
    ],
  ])('%s is refused whole', async (_what, content, reason) => {
    const text = typeof content === 'string' ? content : content();
    expect(must(await send(text), 422)).toMatchObject({ code: 'invoice_file_invalid', reason });
    expect(await suppliers()).toEqual([]);
    const query = `/documents?building_id=${fixture.buildingId}`;
    expect(must(await tenant.accountant.get(query), 200)).toEqual([]);
  });

  it('takes no memory of the service, however large it grows', async () => {
    const many = ubl().replace('</Invoice>', `${'<x/>'.repeat(2_000_000)}</Invoice>`);
    const answer = must(await send(many), 422);
    expect(answer).toMatchObject({ code: 'invoice_file_invalid', reason: 'too_costly' });
  });

  it('is refused in another currency, and where it is neither invoice nor paper', async () => {
    expect(must(await send(ubl({ currency: 'SEK' })), 422)).toMatchObject({
      code: 'invoice_not_in_euro',
      currency: 'SEK',
    });
    const text = await send('Hello', { name: 'hello.txt' });
    expect(must(text, 422).code).toBe('file_type_refused');
    must(await send('', { name: 'empty.xml' }), 422);
  });
});
