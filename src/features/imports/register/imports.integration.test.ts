import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { raw, sql } from '#platform/db/sql.ts';
import {
  codes,
  sendImport,
  SMALL,
  zipOf,
  type Files,
  type Upload,
} from '#test/helpers/building-files.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { statementsOf } from '#test/helpers/statements.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Answer,
  type Tenant,
  type Json,
} from '#test/helpers/test-app.ts';

const RESIDENCE = new URL('../../../../test/data/residence/', import.meta.url);

const residence = Object.fromEntries(
  readdirSync(RESIDENCE)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => [name, readFileSync(new URL(name, RESIDENCE), 'utf8')]),
) as Readonly<Record<string, string>>;

const test = await startTestApp();

async function upload(file: Buffer, options: Partial<Upload> = {}): Promise<Answer> {
  return sendImport(test, file, { as: tenant.syndic, ...options });
}

async function workbookOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const sheets = Object.entries(files).map(([name, text]) => {
    const rows: string[][] = parse(text);
    const data = rows.map((row) => row.map((value) => cellOf(value)));
    return { sheet: name.replace('.csv', ''), data };
  });
  return writeWorkbook(sheets).toBuffer();
}

/** Converts numbers and booleans to the cell types of a spreadsheet. */
function cellOf(text: string): string | number | boolean | null {
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

let tenant: Tenant;
beforeAll(async () => {
  tenant = await aTenant(test);
});

it('a share that the spreadsheet turned into a date says to format the column as text', async () => {
  const file = 'xlsx-share-1-3-turned-date.xlsx';
  const workbook = readFileSync(new URL(`../../../../test/data/inputs/${file}`, import.meta.url));
  const refused = must(await upload(workbook), 422);
  expect(refused.errors).toContainEqual(
    expect.objectContaining({
      file: 'unit_owners',
      column: 'share',
      code: 'turned_into_date',
      remedy: 'Format the column share as text, then enter the value again.',
    }),
  );
});

it('owners without an e-mail address are taken', async () => {
  const file = 'xlsx-owner-without-email.xlsx';
  const workbook = readFileSync(new URL(`../../../../test/data/inputs/${file}`, import.meta.url));
  const { building_id } = must(await upload(workbook), 201);
  const owners: Json[] = must(
    await tenant.syndic.get(`/owners?building_id=${building_id}&limit=500`),
    200,
  );
  expect(owners.map(({ email }) => email)).toContain(null);
  must(await upload(workbook), 200);
});

interface Counts {
  readonly [table: string]: number;
}

/** Counts the tenant's rows in every table that an import writes. */
async function counts(organizationId: string): Promise<Counts> {
  const tables = [
    'buildings',
    'building_quotas',
    'units',
    'unit_quotas',
    'owners',
    'owner_refs',
    'unit_owners',
    'ownership_totals',
    'distribution_keys',
    'distribution_key_versions',
    'distribution_key_weights',
  ];
  return test.database.read(organizationId, async (db) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const { count } = await db.one<{ count: number }>(
            sql`select count(*) from ${raw(`app.${table}`)}
              where organization_id = ${organizationId}`,
          );
          return [table, count] as const;
        }),
      ),
    ),
  );
}

describe('POST /imports/buildings', () => {
  it('takes the residence over, once', async () => {
    const own = await aTenant(test);
    const zip = zipOf(residence);
    const answer = await upload(zip, { as: own.accountant });
    const result = must(answer, 201);
    expect(result).toEqual({
      building_id: expect.any(String),
      building_name: 'Erables',
      created: { units: 60, owners: 60, unit_owners: 82, distribution_keys: 2 },
      ignored: ['expected_per_owner.csv', 'expected_split.csv', 'expenses.csv'],
      errors: [],
    });
    expect(answer.headers['location']).toBe(`/api/v1/buildings/${result.building_id}`);
    const written = await counts(own.organizationId);
    expect(written).toMatchObject({ units: 60, unit_quotas: 60, owners: 60, unit_owners: 82 });
    expect(written).toMatchObject({ buildings: 1, building_quotas: 1, distribution_keys: 3 });

    const again = must(await upload(zip, { as: own.syndic }), 200);
    const none = { units: 0, owners: 0, unit_owners: 0, distribution_keys: 0 };
    expect(again).toEqual({ ...result, created: none });
    const workbook = await workbookOf(residence);
    expect(must(await upload(workbook, { as: own.syndic }), 200).created).toEqual(none);
    expect(await counts(own.organizationId)).toEqual(written);

    const totals = await test.database.read(own.organizationId, (db) =>
      db.query<{ ok: boolean }>(sql`select usufruct_numerator = denominator
          and bare_numerator = denominator as ok
        from app.ownership_totals where organization_id = ${own.organizationId}`),
    );
    expect(totals).toHaveLength(60);
    expect(totals.every(({ ok }) => ok)).toBe(true);
    const keys = must(
      await own.syndic.get(`/buildings/${result.building_id}/distribution-keys`),
      200,
    );
    expect(keys.map(({ name }: { name: string }) => name).sort()).toEqual([
      'General',
      'Heating',
      'Lift',
    ]);
    const general = keys.find(({ is_general: is }: { is_general: boolean }) => is);
    expect(general.total_weight).toBe(10_000);
  });

  it('reads the same building from a workbook', async () => {
    const own = await aTenant(test);
    const workbook = await workbookOf(residence);
    const dry = must(await upload(workbook, { as: own.syndic, dryRun: 'true' }), 200);
    expect(dry).toMatchObject({ building_id: null, created: { units: 60, unit_owners: 82 } });
    expect(new Set(Object.values(await counts(own.organizationId)))).toEqual(new Set([0]));
    const result = must(await upload(workbook, { as: own.syndic, dryRun: 'false' }), 201);
    expect(result.ignored).toEqual(['expected_per_owner', 'expected_split', 'expenses']);
    const { created } = must(await upload(zipOf(residence), { as: own.syndic }), 200);
    expect(created).toEqual({ units: 0, owners: 0, unit_owners: 0, distribution_keys: 0 });
  });

  it('keeps every field, belonging, right and date', async () => {
    const own = await aTenant(test);
    const { building_id: id } = must(await upload(zipOf(SMALL), { as: own.syndic }), 201);
    expect(must(await own.syndic.get(`/buildings/${id}`), 200)).toMatchObject({
      name: 'Tilleuls',
      country: 'BE',
      total_quota: 1_000,
    });
    const units = must(await own.syndic.get(`/buildings/${id}/units`), 200);
    const [a1, a2, c1] = units;
    expect(c1).toMatchObject({ unit_number: 'C1', type: 'Storage', parent_unit_id: a1.id });
    const rights = must(await own.syndic.get(`/units/${a1.id}/owners`), 200);
    expect(rights).toMatchObject([
      { right: 'Usufruct', ownership_share: '1/1', is_primary_contact: true },
      { right: 'BareOwnership', ownership_share: '1/1', is_primary_contact: false },
    ]);
    const history = must(await own.syndic.get(`/units/${a2.id}/owners/history`), 200);
    expect(history.map((one: { start_date: string }) => one.start_date).sort()).toEqual([
      '2024-01-01',
      '2025-07-01',
    ]);
    expect(must(await upload(zipOf(SMALL), { as: own.syndic }), 200).building_id).toBe(id);
  });

  it('adds what is new to a building that is there, and tells a dry run which one', async () => {
    const own = await aTenant(test);
    const { building_id: id } = must(await upload(zipOf(SMALL), { as: own.syndic }), 201);
    const more = {
      ...SMALL,
      'owners.csv': `${SMALL['owners.csv']}O3,Cas,cas@example.org\n`,
      'unit_owners.csv': `${SMALL['unit_owners.csv']}C1,O3,1/2,2025-01-01,,,\n`,
      'distribution_keys.csv': `${SMALL['distribution_keys.csv']}Heating,C1,1\n`,
    };
    const created = { units: 0, owners: 1, unit_owners: 1, distribution_keys: 1 };
    const dry = must(await upload(zipOf(more), { as: own.syndic, dryRun: 'true' }), 200);
    expect(dry).toMatchObject({ building_id: id, created });
    const before = await counts(own.organizationId);
    expect(must(await upload(zipOf(more), { as: own.syndic }), 201)).toMatchObject({
      building_id: id,
      created,
    });
    const after = await counts(own.organizationId);
    expect(after['owners']).toBe((before['owners'] ?? 0) + 1);
    expect(after['ownership_totals']).toBe((before['ownership_totals'] ?? 0) + 1);
  });

  it('refuses content that differs, by row and column, and writes nothing', async () => {
    const own = await aTenant(test);
    must(await upload(zipOf(SMALL), { as: own.syndic }), 201);
    const before = await counts(own.organizationId);
    const changed = {
      'building.csv': SMALL['building.csv'].replace('Rue Haute', 'Rue Basse'),
      'units.csv': SMALL['units.csv'].replace('400', '300').replace('C1,', 'C2,'),
      'owners.csv': SMALL['owners.csv'].replace('Bob', 'Rob'),
      'unit_owners.csv': SMALL['unit_owners.csv'].replace('2025-07-01,true', '2025-06-01,true'),
      'distribution_keys.csv': SMALL['distribution_keys.csv'].replace('A2,1', 'A2,2'),
    };
    const answer = await upload(zipOf(changed), {
      as: own.syndic,
      headers: { 'accept-language': 'fr-BE' },
    });
    expect(codes(answer)).toEqual([
      'building.csv:2 address differs',
      'units.csv:3 quota differs',
      'owners.csv:3 name differs',
      'unit_owners.csv:4 end_date differs',
      'distribution_keys.csv:3 weight differs',
    ]);
    expect(answer.body).toMatchObject({ code: 'import_failed', error_count: 5, status: 422 });
    expect(await counts(own.organizationId)).toEqual(before);
  });

  it('collects the errors of all files at once, each with a detail and a remedy', async () => {
    const own = await aTenant(test);
    const answer = await upload(
      zipOf({
        ...SMALL,
        'units.csv': SMALL['units.csv'].replace('500', 'many').replace('Storage', 'Cave'),
        'owners.csv': Buffer.from(
          '\xef\xbb\xbfref,name,email\nO1,Zo\xe9,zoe@example.org\n',
          'latin1',
        ),
        'unit_owners.csv': 'unit_number,owner_ref,share\nZ1,O1,2/1\nA1,O1,1/1,x\n',
      }),
      { as: own.syndic },
    );
    expect(codes(answer)).toEqual([
      'owners.csv:2 null bad_encoding',
      'unit_owners.csv:3 null ragged_row',
      'units.csv:2 quota invalid_integer',
      'units.csv:4 type invalid_choice',
    ]);
    for (const error of nonEmpty((answer.body as { errors: Record<string, unknown>[] }).errors)) {
      expect(error).toEqual({
        file: expect.any(String),
        row: expect.any(Number),
        column: error['column'],
        code: expect.any(String),
        detail: expect.any(String),
        remedy: expect.any(String),
      });
    }
    expect(new Set(Object.values(await counts(own.organizationId)))).toEqual(new Set([0]));
  });

  it('shows two hundred errors and says how many there are', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `X${index},Apartment,-1,`).join('\n');
    const answer = await upload(
      zipOf({ ...SMALL, 'units.csv': `unit_number,type,quota,parent_unit\n${rows}\n` }),
    );
    // 300 quotas, and the references to units that no longer exist.
    expect(must(answer, 422)).toMatchObject({ error_count: 306 });
    expect((answer.body as { errors: unknown[] }).errors).toHaveLength(200);
  });

  it.each<[string, Files | Buffer, string]>([
    ['no archive', Buffer.from('unit_number,quota'), 'upload.zip:null null not_a_zip'],
    ['an empty upload', Buffer.alloc(0), 'upload.zip:null null not_a_zip'],
    ['no building', { 'units.csv': SMALL['units.csv'] }, 'building.csv:null null missing_file'],
    ['an empty file', { ...SMALL, 'owners.csv': '' }, 'owners.csv:null null empty_file'],
    [
      'no row',
      { ...SMALL, 'building.csv': 'name,address,total_units\n' },
      'building.csv:null null no_rows',
    ],
  ])('refuses %s', async (_what, files, code) => {
    const file = Buffer.isBuffer(files) ? files : zipOf(files);
    expect(codes(await upload(file, { name: 'upload.zip' }))).toContain(code);
  });

  it('names a sheet as the workbook does', async () => {
    const workbook = await workbookOf({
      ...SMALL,
      'units.csv': 'unit_number,type,quota\nA1,Apartment,x\n',
    });
    expect(codes(await upload(workbook, { name: 'b.xlsx' }))).toContain(
      'units:2 quota invalid_integer',
    );
  });

  it('asks for a file, and for a dry run that is true or false', async () => {
    must(await upload(zipOf(SMALL), { dryRun: 'yes' }), 400);
    must(await tenant.syndic.post('/imports/buildings', {}), 415);
  });

  it('is for the syndic and the accountant, each in their own organization', async () => {
    const [own, other] = [await aTenant(test), await aTenant(test)];
    must(await upload(zipOf(SMALL), { as: own.boardMember }), 403);
    must(await upload(zipOf(SMALL), { as: own.auditor }), 403);
    const mine = must(await upload(zipOf(SMALL), { as: own.syndic }), 201);
    expect(new Set(Object.values(await counts(other.organizationId)))).toEqual(new Set([0]));
    const theirs = must(await upload(zipOf(SMALL), { as: other.syndic }), 201);
    expect(theirs.building_id).not.toBe(mine.building_id);
    must(await other.syndic.get(`/buildings/${mine.building_id}`), 404);
  });

  it('lets a narrowed role add to its building, take on no other, and see no other owner', async () => {
    const own = await aTenant(test);
    const { building_id: id } = must(await upload(zipOf(SMALL), { as: own.syndic }), 201);
    const other = {
      'building.csv': 'name,address,total_units\nOrmes,Rue Basse 2,1\n',
      'owners.csv': 'ref,name,email,office_ref\nP1,Secret,secret@example.org,X1\n',
    };
    must(await upload(zipOf(other), { as: own.syndic }), 201);
    const { organizationId } = own;
    const narrowed = await aCaller(test, { role: 'Accountant', organizationId, buildingIds: [id] });
    must(await upload(zipOf(SMALL), { as: narrowed }), 200);
    must(await upload(zipOf(other), { as: narrowed }), 422);
    const third = { 'building.csv': 'name,address,total_units\nCharmes,Rue 3,1\n' };
    must(await upload(zipOf(third), { as: narrowed, dryRun: 'true' }), 403);
    const spied = {
      ...SMALL,
      'owners.csv': 'ref,name,email,office_ref\nP1,Eve,eve@example.org,X1\n',
      'unit_owners.csv': SMALL['unit_owners.csv'].split('\n')[0] + '\n',
    };
    const answer = await upload(zipOf(spied), { as: narrowed });
    expect(codes(answer)).toContain('owners.csv:2 office_ref ref_taken');
    expect(JSON.stringify(answer.body)).not.toContain('ecret');
  });

  it('lets one of two simultaneous imports win and the other find everything done', async () => {
    const own = await aTenant(test);
    const answers = await Promise.all(
      [0, 1].map(() => upload(zipOf(residence), { as: own.syndic })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(await counts(own.organizationId)).toMatchObject({ buildings: 1, units: 60, owners: 60 });
  });

  it('repeats the answer of a repeated request', async () => {
    const own = await aTenant(test);
    const options = { as: own.syndic, headers: { 'idempotency-key': 'import-1' } };
    // An archive contains the time at which it was made.
    const archive = zipOf(SMALL);
    const first = must(await upload(archive, options), 201);
    const second = await upload(archive, options);
    expect(must(second, 201)).toEqual(first);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('takes five thousand units by hardly more statements than three', async () => {
    const own = await aTenant(test);
    const numbers = Array.from({ length: 5_000 }, (_, index) => `U${index}`);
    const lines = (header: string, line: (unit: string) => string) =>
      `${header}\n${numbers.map(line).join('\n')}\n`;
    const files = {
      'building.csv': 'name,address,total_units,total_quota\nTour,Quai 1,5000,5000\n',
      'units.csv': lines('unit_number,type,quota', (unit) => `${unit},Apartment,1`),
      'owners.csv': lines('ref,name,email', (unit) => `${unit},Owner ${unit},${unit}@example.org`),
      'unit_owners.csv': lines(
        'unit_number,owner_ref,share,start_date',
        (unit) => `${unit},${unit},1/1,2024-01-01`,
      ),
      'distribution_keys.csv': lines('key,unit_number,weight', (unit) => `Lift,${unit},1`),
    };
    const imported = (archive: Buffer) =>
      statementsOf(async () => must(await upload(archive, { as: own.syndic }), 201));
    const few = await imported(zipOf(SMALL));
    const many = await imported(zipOf(files));
    expect(few.length).toBeGreaterThan(0);
    expect(many.length).toBeLessThan(few.length + 100);
    must(await upload(zipOf(files), { as: own.syndic }), 200);
  });

  it('leaves nothing of the upload on disk', async () => {
    await upload(zipOf(SMALL));
    // Removed once the response is sent.
    await expect.poll(() => readdirSync(`${test.dataDirectory}/uploads`)).toEqual([]);
  });
});
