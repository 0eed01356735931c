import readWorkbook from 'read-excel-file/universal';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '#platform/tabular/csv.ts';
import { aBuilding, post, someBooks, type Books } from '#test/helpers/books.ts';
import { must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';
import { withoutTriggers } from '#test/helpers/test-database.ts';

let test: TestApp;
let books: Books;
let building: string;
let other: string;

beforeAll(async () => {
  test = await startTestApp();
  books = await someBooks(test);
  const owner = { name: 'Anna Peeters', email: 'anna@example.org', language: 'nl' };
  const { id } = must(await books.tenant.syndic.post('/owners', owner), 201);
  books = { ...books, ownerId: id };
  building = await aBuilding(books, { language: 'fr' });
  other = await aBuilding(books, { name: 'Zonnebloem' });
  await post(books, building, [
    ['2025-12-31', '4101', '701', 100],
    ['2026-01-15', '4101', '701', 1_250.5],
    ['2026-02-01', '551', '4101', 300],
    ['2026-02-02', '417', '4101', 200],
    ['2026-03-31', '4100', '700', 40],
  ]);
  await post(books, other, [['2026-02-01', '4101', '643', 8]]);
});

const get = (query: string, headers?: Record<string, string>) =>
  books.tenant.auditor.get(`/owners/${books.ownerId}/statement${query}`, headers);

describe('the statement of an owner', () => {
  it('is of this year so far, and of what is open today', async () => {
    const statement = must(await get(`?building_id=${building}`), 200);
    expect(statement).toMatchObject({
      owner_id: books.ownerId,
      building_id: building,
      from: '2026-01-01',
      to: '2026-03-16',
      opening_balance: 100,
      total_debit: 1_250.5,
      total_credit: 300,
      closing_balance: 1_050.5,
      overdue: 1_050.5,
    });
    expect(statement.movements.map(({ date, balance }: Json) => [date, balance])).toEqual([
      ['2026-01-15', 1_350.5],
      ['2026-02-01', 1_050.5],
    ]);
    const account = await books.tenant.auditor.get(
      `/owners/${books.ownerId}/account?building_id=${building}`,
    );
    expect(statement.open_items).toEqual(must(account, 200).receivables);
    expect(statement.open_items.map(({ open_amount }: Json) => open_amount)).toEqual([1_050.5, 40]);
  });

  it('begins with the year of its last day, unless told another day', async () => {
    const here = `building_id=${building}`;
    expect(must(await get(`?${here}&to=2025-12-31`), 200)).toMatchObject({
      building_id: building,
      from: '2025-01-01',
      opening_balance: 0,
      closing_balance: 100,
    });
    expect(must(await get(`?${here}&from=2026-02-01&to=2026-12-31`), 200)).toMatchObject({
      opening_balance: 1_350.5,
      closing_balance: 1_090.5,
    });
    must(await get('?from=2026-03-17'), 422);
  });

  it('is a table in the language of the owner, not of the building or the reader', async () => {
    const query = `?building_id=${building}`;
    const { open_items } = must(await get(query), 200);
    const csv = await get(`${query}&format=csv`, { 'accept-language': 'de' });
    const name = 'statement-anna-peeters-2026-01-01-2026-03-16-residence-les-erables';
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    });
    const [first, second] = open_items.map(
      ({ structured_communication }: Json) => `Posting · ${structured_communication}`,
    );
    expect(csv.raw.toString()).toBe(
      [
        '\u{FEFF}Datum;Dagboek;Omschrijving;Debet;Credit;Saldo',
        '2026-01-01;;Beginsaldo;;;100,00',
        '2026-01-15;Diverse verrichtingen;Posting;1250,50;;1350,50',
        '2026-02-01;Diverse verrichtingen;Posting;;300,00;1050,50',
        '2026-03-16;;Eindsaldo;1250,50;300,00;1050,50',
        'Te betalen bedragen;;;;;',
        `2026-01-15;;${first};1250,50;200,00;1050,50`,
        `2026-03-31;;${second};40,00;0,00;40,00`,
        ';;Totaal – Te betalen bedragen;1290,50;200,00;1090,50',
        ';;Waarvan vervallen;;;1050,50',
        '',
      ].join('\r\n'),
    );
  });

  it('is one of each building, and none of several together', async () => {
    const statement = must(await get(''), 200);
    expect(statement).toMatchObject({ building_id: null, owner_name: 'Anna Peeters' });
    expect(statement).not.toHaveProperty('closing_balance');
    const alone = await Promise.all(
      [building, other].map(async (id) => must(await get(`?building_id=${id}`), 200)),
    );
    const { from, to, owner_id, owner_name } = statement;
    expect(
      statement.buildings.map((block: Json) => ({ from, to, owner_id, owner_name, ...block })),
    ).toEqual(alone);
    expect(alone.map(({ closing_balance }) => closing_balance)).toEqual([1_050.5, 8]);
  });

  it('names each building above its rows', async () => {
    const xlsx = await get('', {
      accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    const [sheet] = await readWorkbook(new Blob([Uint8Array.from(xlsx.raw)]));
    const [title, subtitle, syndic, day, , header, ...rows] = sheet?.data ?? [];
    expect(title?.[0]).toBe('Rekeningoverzicht van de mede-eigenaar');
    expect(subtitle?.[0]).toBe('Anna Peeters · 01/01/2026 – 16/03/2026');
    expect(syndic?.[0]).toMatch(/^Syndicus – /);
    expect(day?.[0]).toBe('Opgemaakt op 16/03/2026');
    expect(header?.slice(0, 3)).toEqual(['Datum', 'Dagboek', 'Omschrijving']);
    const names = rows.map((cells) => cells[0]).filter((cell) => typeof cell === 'string');
    expect(names).toEqual([
      'Résidence Les Érables',
      'Te betalen bedragen',
      'Zonnebloem',
      'Te betalen bedragen',
    ]);
  });

  it('is a PDF in the language of the owner', async () => {
    const pdf = await get(`?building_id=${building}`, {
      accept: 'application/pdf',
      'accept-language': 'fr',
    });
    const text = pdf.raw.toString('latin1');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toMatch(/\/Lang\s*\(nl/);
    expect(text).toContain('Rekeningoverzicht van de mede-eigenaar');
  });

  it('is refused when it has too many movements, and fits when narrowed', async () => {
    const huge = await aBuilding(books, { name: 'Huge' });
    await post(books, huge, [['2027-01-01', '4101', '701', 1]]);
    await withoutTriggers(test.databaseUrl, async (client) => {
      const copy = (table: string) =>
        client.query(
          `insert into app.${table} select (jsonb_populate_record(kept, jsonb_build_object('sequence', kept.sequence + n,
            'entry_date', kept.entry_date + n % 2 * 365,
            '${table === 'journal_lines' ? 'entry_id' : 'id'}', md5(kept.building_id::text || n)::uuid))).*
          from app.${table} as kept, generate_series(1, 10000) as n where building_id = $1`,
          [huge],
        );
      await copy('journal_entries');
      await copy('journal_lines');
    });
    const query = `?building_id=${huge}&from=2027-01-01`;
    for (const format of ['json', 'csv', 'pdf']) {
      expect(must(await get(`${query}&to=2028-12-31&format=${format}`), 422)).toMatchObject({
        code: 'report_too_large',
        maximum: 10_000,
      });
    }
    const half = must(await get(`${query}&to=2027-12-31`), 200);
    expect(half.movements).toHaveLength(5_001);
    expect(must(await get(`${query}&to=2027-12-31&format=pdf`), 422).maximum).toBe(5_000);
    const file = await get(`${query}&to=2027-12-31&format=csv`);
    expect(parseCsv(file.raw).rows).toHaveLength(5_001 + 6);
  });
});
