import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { sendImport } from '#test/helpers/building-files.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { residenceZip } from '#test/helpers/residence.ts';
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

const RESIDENCE = new URL('../../../../test/data/residence/expenses.csv', import.meta.url);
const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let given: ReadonlySet<string>;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  const stored: Json[] = must(await tenant.auditor.get('/expenses?limit=500'), 200);
  given = new Set(stored.map(({ id }) => id));
});

interface Sending {
  readonly dry_run?: 'true';
  readonly as?: Caller;
  readonly kind?: 'expenses' | 'payments';
  readonly building_id?: string;
}

async function send(
  content: readonly string[] | Uint8Array,
  {
    dry_run,
    as = tenant.accountant,
    kind = 'expenses',
    building_id = fixture.buildingId,
  }: Sending = {},
): Promise<Answer> {
  const fields = { building_id, ...(dry_run === undefined ? {} : { dry_run }) };
  const bytes = content instanceof Uint8Array ? content : Buffer.from(content.join('\n'));
  const form = await multipart(fields, { name: 'table', content: bytes });
  return call(test.app, 'POST', `/imports/${kind}`, {
    headers: { ...form.headers, authorization: `Bearer ${as.token}` },
    body: form.body,
  });
}

const HEADER = 'description,amount,expense_date,category,supplier,invoice_number,vat_rate';
const LIFT = 'Lift,363,2026-01-15,Maintenance,Lift Services,2026-1,';
const SALT = 'Salt,12.5,2026-01-16,Other,,,';

/** Expenses that the fixture did not create. */
const expenses = async (building_id = fixture.buildingId): Promise<Json[]> =>
  must(await tenant.auditor.get(`/expenses?building_id=${building_id}&limit=500`), 200).filter(
    ({ id }: Json) => !given.has(id),
  );
const suppliers = async () => must(await tenant.auditor.get('/suppliers'), 200);
const findings = ({ body }: Answer) =>
  body.errors.map(({ row, column, code }: Json) => [row, column, code]);

describe('a table of expenses as spreadsheets of Belgium write it', () => {
  it.each([
    ['csv-dd-mm-yyyy.csv', { amount: 1234.56, expense_date: '2026-11-15', supplier: "L'Été SPRL" }],
    ['csv-trailing-blank-rows.csv', { amount: 121, supplier: 'S' }],
    ['csv-windows-1252.csv', { description: 'Entretien chaudière', supplier: 'Été SPRL' }],
    ['xlsx-rows-of-empty-strings.xlsx', { amount: 121, invoice_number: 'XL1' }],
  ])('%s is taken', async (name, expense) => {
    const file = readFileSync(new URL(`../../../../test/data/inputs/${name}`, import.meta.url));
    must(await send(file), 201);
    expect(await expenses()).toMatchObject([expense]);
  });

  it('has its titles above headers of another language', async () => {
    const rows = [
      'Uitgaven 2026;;;',
      '',
      'Datum;Omschrijving;Bedrag;Categorie',
      '5/1/2026;Lift;1.234,50 €;Maintenance',
    ];
    must(await send(rows), 201);
    expect(await expenses()).toMatchObject([{ amount: 1234.5, expense_date: '2026-01-05' }]);
  });
});

describe('expenses from a file', () => {
  it('become drafts as if they were entered by hand, with lines where VAT is given', async () => {
    const key = must(
      await tenant.syndic.get(`/buildings/${fixture.buildingId}/distribution-keys`),
      200,
    )[0];
    const answer = await send([
      `${HEADER},amount_excl_vat,vat_amount,distribution_key,payment_communication,due_date`,
      `${LIFT}21,300,"63,00",${key.name.toUpperCase()},Facture 1,2026-02-14`,
      `${SALT},,,,,`,
    ]);
    expect(must(answer, 201)).toMatchObject({
      created: 2,
      known: 0,
      total: 375.5,
      ignored: [],
      lines: [
        { row: 2, supplier: 'Lift Services', amount: 363, is_known: false },
        { row: 3, supplier: null, expense_date: '2026-01-16' },
      ],
    });
    const [lift, salt] = await Promise.all(
      answer.body.lines.map(async ({ expense_id }: Json) =>
        must(await tenant.syndic.get(`/expenses/${expense_id}`), 200),
      ),
    );
    expect(lift).toMatchObject({
      status: 'Draft',
      distribution_key_id: key.id,
      due_date: '2026-02-14',
      payment_communication: 'Facture 1',
      line_items: [{ unit_price: 300, vat_rate: 0.21, total_incl_vat: 363 }],
    });
    expect(salt).toMatchObject({ status: 'Draft', supplier: null, line_items: [] });
  });

  it('come together to no more than an amount can be', async () => {
    const huge = (n: number) => `Roof ${n},20000000000000,2026-01-15,Repairs,,,`;
    for (const dry_run of ['true', undefined] as const) {
      const answer = await send([HEADER, huge(1), huge(2)], dry_run && { dry_run });
      expect(must(answer, 422).code).toBe('amount_out_of_range');
    }
    expect(await expenses()).toEqual([]);
  });

  it('are tried out without a trace', async () => {
    const tried = must(await send([HEADER, LIFT, SALT], { dry_run: 'true' }), 200);
    expect(tried).toMatchObject({ created: 2, total: 375.5 });
    expect(tried.lines.map(({ expense_id }: Json) => expense_id)).toEqual([null, null]);
    expect(await expenses()).toEqual([]);
    const named = (await suppliers()).map(({ name }: Json) => name);
    expect(named).not.toContain('Lift Services');
  });

  it('change nothing when they come again, whatever became of them, and are as many as the file says', async () => {
    const first = must(await send([HEADER, LIFT, SALT, SALT]), 201);
    must(
      await tenant.syndic.put(`/expenses/${first.lines[0].expense_id}/submit-for-approval`),
      200,
    );
    const again = must(await send([HEADER, LIFT.replace('Lift,', 'Lift, '), SALT, SALT]), 200);
    expect(again).toMatchObject({ created: 0, known: 3, total: 0 });
    expect(again.lines[0]).toMatchObject({ expense_id: first.lines[0].expense_id, is_known: true });
    expect(must(await send([HEADER, SALT, SALT, SALT]), 201)).toMatchObject({
      created: 1,
      known: 2,
    });
    expect(await expenses()).toHaveLength(4);
  });

  it('are once in the books where two send them at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send([HEADER, LIFT, SALT])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(await expenses()).toHaveLength(2);
  });

  it('are refused whole, with a finding and a way out for every row that is wrong', async () => {
    must(await send([HEADER, LIFT]), 201);
    const answer = await send([
      `${HEADER},distribution_key,account_code`,
      `${SALT},,`,
      `${LIFT.replace('363', '364')},,`,
      `${SALT},Stairs,`,
      `${SALT},,999999`,
      'Later,1,2199-01-01,Other,,,,,',
    ]);
    expect(must(answer, 422)).toMatchObject({ code: 'import_failed', error_count: 4 });
    expect(findings(answer)).toEqual([
      [3, 'invoice_number', 'duplicate_invoice'],
      [4, 'distribution_key', 'unknown_key'],
      [5, 'account_code', 'account_missing'],
      [6, 'expense_date', 'date_too_far'],
    ]);
    for (const { detail, remedy } of nonEmpty<Json>(answer.body.errors)) {
      expect(detail).toMatch(/\S/);
      expect(remedy).toMatch(/\S/);
    }
    expect(await expenses()).toHaveLength(1);
  });

  it.each([
    ['no rows', [HEADER], null, 'no_bookings'],
    [
      'no category',
      ['description,amount,expense_date', 'a,1,2026-01-01'],
      'category',
      'missing_column',
    ],
    ['a category that is none', [HEADER, 'a,1,2026-01-01,Lifts,,,'], 'category', 'invalid_choice'],
    ['no amount', [HEADER, 'a,0,2026-01-01,Other,,,'], 'amount', 'out_of_range'],
    ['a rate of elsewhere', [HEADER, 'a,1,2026-01-01,Other,,,20'], 'vat_rate', 'invalid_choice'],
    [
      'a rate of nothing',
      [HEADER, 'a,1,2026-01-01,Other,,,21'],
      'amount_excl_vat',
      'missing_value',
    ],
    [
      'amounts that disagree',
      [`${HEADER},amount_excl_vat,vat_amount`, 'a,121,2026-01-01,Other,,,21,100,20'],
      'amount',
      'amounts_disagree',
    ],
    [
      'VAT that the rate does not make',
      [`${HEADER},amount_excl_vat`, 'a,122,2026-01-01,Other,,,21,100'],
      null,
      'line_items_mismatch',
    ],
    [
      'too many rows',
      [HEADER, ...Array.from({ length: 1_001 }, () => SALT)],
      null,
      'too_many_bookings',
    ],
    ['too many bytes', ['x'.repeat(8 * 1024 * 1024 + 1)], null, 'file_too_large'],
  ])('are refused with a finding where the file has %s', async (_, content, column, code) => {
    const { errors } = must(await send(content), 422);
    const found = errors.map((one: Json) => [one.column, one.code]);
    expect(found).toContainEqual([column, code]);
  });

  it('come from a table of an accountant as it is, as text and as a workbook', async () => {
    const imported = must(
      await sendImport(test, Buffer.from(residenceZip()), { as: tenant.syndic }),
      201,
    );
    const { building_id } = imported;
    const text = readFileSync(RESIDENCE);
    const rows: string[][] = parse(text);
    const data = rows.map((row) =>
      row.map((cell) => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell || null)),
    );
    const workbook = await writeWorkbook([{ sheet: 'Frais 2025', data }]).toBuffer();
    const first = must(await send(workbook, { building_id }), 201);
    expect(first).toMatchObject({ created: rows.length - 1, ignored: ['ref', 'final_status'] });
    expect(await expenses(building_id)).toHaveLength(rows.length - 1);
    const again = must(await send(text, { building_id }), 200);
    expect(again).toMatchObject({ created: 0, known: rows.length - 1 });
  });

  it('are nobody’s in a building of another organization', async () => {
    const stranger = await aTenant(test);
    const answer = must(await send([HEADER, SALT], { as: stranger.accountant }), 422);
    expect(answer).toMatchObject({ code: 'unknown_reference' });
    must(await send([HEADER, SALT], { as: tenant.auditor }), 403);
  });
});

describe('a workbook', () => {
  const table = (): (string | number)[][] => [
    ['received_on', 'amount', 'owner_id'],
    ['2026-01-05', 12.5, fixture.ownerId],
  ];

  it('brings payments as a CSV file does', async () => {
    const workbook = await writeWorkbook([{ sheet: 'Paiements', data: table() }]).toBuffer();
    const taken = must(await send(workbook, { kind: 'payments' }), 201);
    expect(taken).toMatchObject({ created: 1, total: 12.5 });
    const text = table().map((row) => row.join(','));
    expect(must(await send(text, { kind: 'payments' }), 200)).toMatchObject({ known: 1 });
  });

  it('is refused where it has more than one table, none, or is none', async () => {
    const two = ['a', 'b'].map((sheet) => ({ sheet, data: table() }));
    const empty = [{ sheet: 'a', data: [] }];
    const files = await Promise.all([two, empty].map((sheets) => writeWorkbook(sheets).toBuffer()));
    const damaged = Buffer.concat([Buffer.from('PK\u{3}\u{4}', 'latin1'), Buffer.alloc(100)]);
    const codes = await Promise.all(
      [...files, damaged].map(async (file) => findings(await send(file, { kind: 'payments' }))),
    );
    expect(codes).toEqual([
      [[null, null, 'too_many_sheets']],
      [[null, null, 'empty_file']],
      [[null, null, expect.any(String)]],
    ]);
  });
});
