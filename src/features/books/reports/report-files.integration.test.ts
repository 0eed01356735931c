import readWorkbook from 'read-excel-file/universal';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '#platform/tabular/csv.ts';
import { aBuilding, post, someBooks, WORKED_YEAR, type Books } from '#test/helpers/books.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { must, startTestApp, type Answer, type TestApp } from '#test/helpers/test-app.ts';
import { withoutTriggers } from '#test/helpers/test-database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

/**
 * Returns the cells of a row as both formats show them: amounts as numbers, nothing for an empty cell.
 */
function padRow(cells: readonly unknown[], { length }: { length: number }): string[] {
  return Array.from({ length }, (_, index) => {
    const cell = cells[index] ?? '';
    if (cell instanceof Date) return cell.toISOString().slice(0, 10);
    const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
    return /^-?\d+\.\d\d$/.test(text) ? String(Number(text)) : text;
  });
}

describe('a report as a file', () => {
  let books: Books;
  let id: string;
  beforeAll(async () => {
    books = await someBooks(test);
    id = await aBuilding(books, {
      postal_code: '1000',
      city: 'Bruxelles',
      enterprise_number: '0850.243.206',
    });
    const office = {
      name: 'Gestion du Parc',
      contact_email: 'office@example.org',
      address: 'Avenue Louise 54',
      postal_code: '1050',
      city: 'Ixelles',
      phone: '+32 2 555 12 34',
      registration_number: '500123',
    };
    const { syndic, organizationId } = books.tenant;
    must(await syndic.put(`/organizations/${organizationId}`, office), 200);
    await post(books, id, WORKED_YEAR);
  });

  const get = (kind: string, format: string, headers?: Record<string, string>): Promise<Answer> =>
    books.tenant.auditor.get(
      `/reports/${kind}?year=2025&building_id=${id}&format=${format}`,
      headers,
    );

  it.each(['balance-sheet', 'income-statement', 'trial-balance', 'general-ledger'])(
    'is the same %s as CSV and XLSX, and a PDF',
    async (kind) => {
      const name = `${kind}-2025-residence-les-erables`;
      const csv = await get(kind, 'csv');
      expect(csv.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
      });
      const { header, rows } = parseCsv(csv.raw);
      const xlsx = await get(kind, 'xlsx');
      expect(xlsx.headers['content-type']).toContain('spreadsheetml.sheet');
      const [sheet] = await readWorkbook(new Blob([Uint8Array.from(xlsx.raw)]));
      const [title, subtitle, association, syndic, day, , ...table] = sheet?.data ?? [];
      expect(sheet?.sheet).toBe(title?.[0]);
      const days = kind === 'balance-sheet' ? 'as at 31/12/2025' : '01/01/2025 – 31/12/2025';
      expect(subtitle?.[0]).toBe(`Résidence Les Érables · 2025 (${days})`);
      expect([association?.[0], syndic?.[0], day?.[0]]).toEqual([
        'Association of co-owners – Résidence Les Érables, Rue Haute 1, 1000 Bruxelles, Enterprise number 0850.243.206',
        'Syndic – Gestion du Parc, Avenue Louise 54, 1050 Ixelles, Tel. +3225551234, office@example.org, IPI 500123',
        'Drawn up on 16/03/2026',
      ]);
      expect(table.map((cells) => padRow(cells, header))).toEqual(
        [header, ...rows.map(({ cells }) => cells)].map((cells) => padRow(cells, header)),
      );
      const pdf = await get(kind, 'pdf');
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
      });
      const [first = '', ...others] = await textsOf(pdf.raw);
      for (const part of ['Résidence Les Érables', '0850.243.206', 'Gestion du Parc', '500123'])
        expect(first).toContain(part);
      for (const page of [first, ...others]) {
        expect(page).toContain(`2025 (${days}) · Drawn up on 16/03/2026`);
      }
    },
  );

  it.each([
    ['fr-BE', 'T4 2025 (01/10/2025 – 31/12/2025)', '20\u{202F}340,00', 'Provisions - fonds'],
    ['nl-BE', 'K4 2025 (01/10/2025 – 31/12/2025)', '20.340,00', 'Provisies - werkkapitaal'],
    ['de-BE', 'Q4 2025 (01.10.2025 – 31.12.2025)', '20.340,00', 'Vorauszahlungen - Betriebsmittel'],
    ['en', 'Q4 2025 (01/10/2025 – 31/12/2025)', '20,340.00', 'Calls - working capital'],
  ])('is in the language of a reader of %s', async (language, period, amount, account) => {
    const asked = { 'accept-language': language };
    const path = `/reports/trial-balance?year=2025&quarter=4&building_id=${id}`;
    const { auditor } = books.tenant;
    const pdf = await auditor.get(`${path}&format=pdf`, asked);
    const json = await auditor.get(path, asked);
    for (const { headers } of [pdf, json])
      expect(headers['content-language']).toBe(language.slice(0, 2));
    const [page = ''] = await textsOf(pdf.raw);
    for (const part of [period, amount.replaceAll(/\s/g, ' '), account])
      expect(page).toContain(part);
  });

  it('goes by the Accept header, after format', async () => {
    const path = `/reports/balance-sheet?year=2025&building_id=${id}`;
    const typeOf = async (query: string, accept: string) =>
      (await books.tenant.auditor.get(`${path}${query}`, { accept })).headers['content-type'];
    expect(await typeOf('', 'text/csv')).toBe('text/csv; charset=utf-8');
    expect(await typeOf('', 'application/pdf, application/json;q=0.5')).toBe('application/pdf');
    expect(await typeOf('&format=json', 'text/csv')).toBe('application/json; charset=utf-8');
    expect(await typeOf('', 'text/html, */*;q=0.8')).toBe('application/json; charset=utf-8');
  });

  it('holds the figures of the statement', async () => {
    const { header, rows } = parseCsv((await get('balance-sheet', 'csv')).raw);
    expect(header).toEqual(['Caption', 'Code', 'Detail', 'Amount']);
    expect(rows.map(({ cells }) => cells)).toContainEqual(['Total – Assets', '', '', '10250.00']);
    const french = await get('trial-balance', 'csv', { 'accept-language': 'fr' });
    expect(parseCsv(french.raw).header).toEqual([
      'Code',
      'Compte',
      "Solde d'ouverture",
      'Débit',
      'Crédit',
      'Solde',
    ]);
  });

  it('names co-owners with their lots and suppliers in the general ledger', async () => {
    const { syndic } = books.tenant;
    const own = async (unit_number: string, start_date: string, end_date?: string) => {
      const unit = { building_id: id, unit_number, type: 'Apartment', quota: 10 };
      const unitId = must(await syndic.post('/units', unit), 201).id;
      const share = { owner_id: books.ownerId, ownership_share: '1/1', start_date };
      must(
        await syndic.post(`/units/${unitId}/owners`, { ...share, ...(end_date && { end_date }) }),
        201,
      );
    };
    await own('P2', '2024-01-01');
    await own('A1', '2024-01-01', '2025-07-01');
    const { header, rows } = parseCsv((await get('general-ledger', 'csv')).raw);
    const [account, date, party, lots] = ['Account', 'Date', 'Co-owner or supplier', 'Lots'].map(
      (label) => header.indexOf(label),
    );
    const named = rows
      .map(({ cells }) => [account, date, party, lots].map((column = -1) => cells[column]))
      .filter(([code, day]) => /^(?:4[14].*|551)$/.test(code ?? '') && day !== '');
    expect(named).toContainEqual(['4101', '2025-01-02', 'Anna Peeters', 'A1, P2']);
    expect(named).toContainEqual(['4101', '2025-10-01', 'Anna Peeters', 'P2']);
    expect(named).toContainEqual(['440', '2025-03-31', 'Lift NV', '']);
    expect(named).toContainEqual(['551', '2025-11-20', '', '']);
    const json = must(await get('general-ledger', 'json'), 200);
    const lines = json.accounts.flatMap(({ movements }: { movements: object[] }) => movements);
    expect(lines).toContainEqual(
      expect.objectContaining({ owner_name: 'Anna Peeters', lots: ['P2'], unit_number: null }),
    );
  });

  it('is refused as a PDF when it has too many rows, not as CSV', async () => {
    const large = await aBuilding(books, { name: 'Large' });
    const side = (name: string) => (_: unknown, index: number) => ({
      account_code: name === 'debit' ? '616' : '444',
      [name]: index + 1,
    });
    const lines = [
      ...Array.from({ length: 900 }, side('debit')),
      ...Array.from({ length: 900 }, side('credit')),
    ];
    for (const entry_date of ['2025-01-31', '2025-05-31', '2025-09-30']) {
      const entry = { building_id: large, entry_date, description: 'Many', lines };
      must(await books.tenant.accountant.post('/journal-entries', entry), 201);
    }
    const path = `/reports/general-ledger?year=2025&building_id=${large}`;
    expect(must(await books.tenant.auditor.get(`${path}&format=pdf`), 422)).toMatchObject({
      code: 'report_too_large',
      maximum: 5_000,
    });
    const csv = await books.tenant.auditor.get(`${path}&format=csv`);
    expect(parseCsv(csv.raw).rows.length).toBe(5_406);
  });

  it('is refused in any form when a ledger has too many movements', async () => {
    const huge = await aBuilding(books, { name: 'Huge' });
    await post(books, huge, [
      ['2025-05-01', '616', '444', 1],
      ['2025-11-01', '616', '444', 1],
    ]);
    await withoutTriggers(test.databaseUrl, (client) =>
      client.query(
        `insert into app.journal_lines select organization_id, entry_id, number, building_id, entry_date, sequence,
          account_code, debit_cents, credit_cents, owner_id, unit_id, supplier_id, party_id, category, is_closing
          from app.journal_lines, generate_series(3, 25001) as number
          where organization_id = $1 and building_id = $2 and line_number = 1`,
        [books.tenant.organizationId, huge],
      ),
    );
    const path = `/reports/general-ledger?year=2025&building_id=${huge}`;
    const { auditor } = books.tenant;
    expect(must(await auditor.get(path), 422)).toMatchObject({
      code: 'report_too_large',
      maximum: 50_000,
    });
    must(await auditor.get(`${path}&account_code=444`), 200);
    const half = await auditor.get(`${path}&quarter=2&format=csv`);
    expect(parseCsv(half.raw).rows.length).toBe(25_001 + 6);
  });
});
