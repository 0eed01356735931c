import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoSteps as steps } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import { seedDemo } from '#features/demo/index.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aDocument, aPdf } from '#test/helpers/documents.ts';
import {
  enterLargeBuilding,
  faultsOf,
  handOver,
  pack,
  packChanged,
  packSealed,
  readBuilding,
  readFiles,
  readTable,
  settleNextYear,
  takeIn,
  type HandedOver,
} from '#test/helpers/handover.ts';
import { allOf } from '#test/helpers/imported-residence.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aCaller,
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { aVirusScanner, INFECTED } from '#test/helpers/virus-scanner.ts';

const NOW = '2026-11-21T09:00:00Z';
const scanner = await aVirusScanner();

/** An office that hands over, and one with an empty database. */
interface Offices {
  readonly test: TestApp;
  readonly from: Tenant;
  readonly other: TestApp;
  readonly to: Tenant;
  readonly building_id: string;
}

async function startOffice(databaseUrl?: string): Promise<TestApp> {
  const url = databaseUrl ?? (await freshDatabase());
  const env = { CLAMD_URL: scanner.url };
  return startTestApp({ databaseUrl: url, clock: fakeClock(NOW), env });
}

/** Makes a database with the demo, and the callers of its office. */
async function startDemo(): Promise<{ readonly test: TestApp; readonly tenant: Tenant }> {
  const url = await freshDatabase();
  const database = new Database({ url });
  await seedDemo({
    database,
    clock: fakeClock(NOW),
    ids: uuidv7Source,
    followers,
    dataDirectory: mkdtempSync(join(tmpdir(), 'millieme-handed-')),
    publicUrl: 'http://localhost:8080',
    steps,
  });
  await database.close();
  const test = await startOffice(url);
  const [{ id: organizationId }] = await asSuperuser(
    url,
    async (client) => (await client.query('select id from auth.organizations')).rows,
  );
  const of = (role: 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor') =>
    aCaller(test, { role, organizationId });
  const tenant = {
    organizationId,
    syndic: await of('Syndic'),
    accountant: await of('Accountant'),
    boardMember: await of('BoardMember'),
    auditor: await of('Auditor'),
    superAdmin: await aCaller(test, {
      role: 'SuperAdmin',
      organizationId: null,
      actsIn: organizationId,
    }),
  };
  return { test, tenant };
}

let demo: Offices;
let handed: HandedOver;
beforeAll(async () => {
  const { test, tenant: from } = await startDemo();
  const other = await startOffice();
  const to = await aTenant(other);
  const [{ id: building_id }] = must(await from.syndic.get('/buildings'), 200);
  await aDocument(from.syndic, building_id);
  const jobs = makeJobHelpers(test);
  const { organizationId } = from;
  const [drawing] = await jobs.take({ organizationId, task: 'draw-letters' });
  if (drawing !== undefined) await jobs.run(drawing);
  handed = await handOver(from.syndic, building_id);
  demo = { test, from, other, to, building_id };
}, LIMITS.longTest);

/** Columns whose values each office gives, of all files and of accounts and suppliers. */
const OWN_VALUES = ['sequence', 'previous_hash', 'hash', 'structured_communication'];
const CREATED = ['created_by', 'created_at', 'updated_at', 'version'];
const CONFIRMED = ['entered', 'confirmed'].flatMap((act) => [`iban_${act}_by`, `iban_${act}_at`]);
const OWN_BY_FILE = new Map([
  ['accounts.json', new Set([...OWN_VALUES, ...CREATED, 'id'])],
  ['suppliers.json', new Set([...OWN_VALUES, ...CREATED, ...CONFIRMED])],
]);

/** Shows the tables of an archive without what each office gives. */
function showTables(archive: Buffer): Record<string, Json[]> {
  const files = readFiles(archive);
  const names = Object.keys(files).filter(
    (name) => /^[a-z-]+\.json$/.test(name) && name !== 'manifest.json',
  );
  const isOwn = (file: string, name: string) =>
    (OWN_BY_FILE.get(file) ?? new Set(OWN_VALUES)).has(name) || name.endsWith('_sequence');
  const show = (file: string) => {
    const rows = readTable(files, file).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !isOwn(file, name))),
    );
    return file === 'accounts.json'
      ? rows.sort((a, b) => (String(a['code']) < String(b['code']) ? -1 : 1))
      : rows;
  };
  return Object.fromEntries(names.map((name) => [name, show(name)] as const));
}

describe('a building that is handed over', () => {
  it('has one ZIP with register, books, documents and letters, and says what is missing', () => {
    const { handover, archive } = handed;
    expect(handover).toMatchObject({
      status: 'Ready',
      last_on: '2026-07-30',
      size: archive.length,
    });
    const files = Object.keys(readFiles(archive));
    for (const name of [
      'units.json',
      'journal-entries.json',
      'statement-owners.json',
      'manifest.json',
    ])
      expect(files).toContain(name);
    expect(files.filter((name) => name.startsWith('books/2025/'))).not.toEqual([]);
    expect(files.filter((name) => /^letters\/.*\.pdf$/.test(name))).not.toEqual([]);
    expect(files.filter((name) => /^documents\/.*\/policy\.pdf$/.test(name))).toHaveLength(1);
    const codes = handover.missing.map(({ code }: Json) => code);
    expect(codes).toContain('statutes_missing');
    expect(codes).not.toContain('insurance_missing');
  });

  it('has a receipt that names the parts, the hash and what is missing', async () => {
    const { syndic } = demo.from;
    const { id, sha256 } = handed.handover;
    const french = { 'accept-language': 'fr' };
    const { missing } = must(await syndic.get(`/handovers/${id}`, french), 200);
    const answer = await syndic.get(`/handovers/${id}/receipt`);
    must(answer, 200);
    const text = (await textsOf(answer.raw)).join(' ').replaceAll(/\s+/g, ' ');
    expect(text.replaceAll(' ', '')).toContain(sha256);
    for (const { detail } of nonEmpty(missing as Json[])) expect(text).toContain(detail);
  });

  it(
    'is the same building with the same books in the other office',
    async () => {
      const { from, to, building_id } = demo;
      const before = await readBuilding(from.syndic, building_id, 2026);
      const tried = must(await takeIn(to.syndic, handed.archive, { dry_run: 'true' }), 200);
      expect(must(await to.syndic.get('/buildings'), 200)).toEqual([]);
      const result = must(await takeIn(to.syndic, handed.archive), 201);
      expect(result).toEqual(tried);
      expect(result.proof).toMatchObject({ is_equal: true, chain_intact: true });
      expect(await readBuilding(to.syndic, building_id, 2026)).toEqual(before);
      expect(must(await to.auditor.get('/ledger/proof'), 200)).toMatchObject({
        balanced: true,
        chain_intact: true,
      });
      expect(must(await to.auditor.get('/owner-accounts/integrity'), 200).balanced).toBe(true);
      // Handed on, it is the same file.
      const again = await handOver(to.syndic, building_id);
      const [expected, shown] = [showTables(handed.archive), showTables(again.archive)];
      expect(Object.keys(shown)).toEqual(Object.keys(expected));
      for (const [name, rows] of nonEmpty(Object.entries(expected)))
        expect([name, shown[name]]).toEqual([name, rows]);
    },
    LIMITS.longTest,
  );

  it('is not taken in twice', async () => {
    const { to, from } = demo;
    for (const { syndic } of [to, from])
      expect(must(await takeIn(syndic, handed.archive), 409).code).toBe('duplicate');
  });
});

/** Signs the users of an office in again after time has passed. */
async function renew(test: TestApp, { organizationId }: Tenant) {
  const of = (role: 'Syndic' | 'Accountant' | 'BoardMember') =>
    aCaller(test, { role, organizationId });
  return {
    syndic: await of('Syndic'),
    accountant: await of('Accountant'),
    boardMember: await of('BoardMember'),
  };
}

describe('a building of 140 lots', () => {
  it(
    'goes to an office that has books already, and is settled to the cent',
    async () => {
      const [test, other] = [await startOffice(), await startOffice()];
      const [from, to] = [await aTenant(test), await aTenant(other)];
      const large = await enterLargeBuilding(test, from, { lots: 140, year: 2025 });
      const small = await enterLargeBuilding(other, to, { lots: 3, year: 2025 });
      const before = await readBuilding(from.syndic, large.building_id, 2025);
      const { archive } = await handOver(from.syndic, large.building_id);
      const result = must(await takeIn(to.syndic, archive), 201);
      expect(result.proof).toMatchObject({ is_equal: true, chain_intact: true });
      expect(await readBuilding(to.syndic, large.building_id, 2025)).toEqual({
        ...before,
        // The office has given the reference to another building.
        building: { ...before.building, external_ref: null },
        supplier_balances: expect.anything(),
      });
      const suppliers = await allOf(to.syndic, '/suppliers');
      expect(suppliers.filter(({ name }) => name === 'Propre SRL')).toHaveLength(1);
      const settled = [];
      for (const { tenant } of [{ tenant: from }, { tenant: to }]) {
        await openYear(tenant.accountant, large.building_id, 2026);
        settled.push(await settleNextYear(tenant, { ...large, year: 2026 }));
      }
      expect(settled[1]).toEqual({ ...settled[0], id: expect.any(String) });
      expect(settled[0].owners.length).toBeGreaterThan(140);
      expect(must(await to.auditor.get('/ledger/proof'), 200).chain_intact).toBe(true);
      expect(must(await to.syndic.get(`/buildings/${small.building_id}`), 200).total_units).toBe(3);
    },
    LIMITS.longTest,
  );
});

describe('an archive that is not as it was handed over', () => {
  let stranger: Caller;
  beforeAll(async () => {
    stranger = (await aTenant(demo.other)).syndic;
  });

  const refused = async (archive: Uint8Array) => faultsOf(await takeIn(stranger, archive));

  it('is refused where it was cut off', async () => {
    const { archive } = handed;
    expect(await refused(archive.subarray(0, archive.length - 100))).toEqual([' not_an_archive']);
    expect(await refused(Buffer.from('no archive'))).toEqual([' not_an_archive']);
  });

  it('is refused with the name of the file of which a byte differs', async () => {
    const bytes = Buffer.from(handed.archive);
    const at = bytes.indexOf('"unit_number"');
    bytes[at + 1] = 'U'.charCodeAt(0);
    const [fault = ''] = await refused(bytes);
    expect(fault).toMatch(/^[a-z-]+\.json file_(altered|damaged)$/);
  });

  it('is refused with the names of files that are missing, added or others', async () => {
    const files = readFiles(handed.archive);
    const document = Object.keys(files).find((name) => name.endsWith('/policy.pdf')) ?? '';
    const { [document]: _gone, ...fewer } = files;
    expect(await refused(pack(fewer))).toEqual([`${document} file_missing`]);
    const more = { ...files, 'notes.txt': Buffer.from('x') };
    expect(await refused(pack(more))).toEqual(['notes.txt file_unknown']);
    const changed = { ...files, [document]: Buffer.from('x') };
    expect(await refused(pack(changed))).toEqual([`${document} file_altered`]);
    const { 'manifest.json': _manifest, ...without } = files;
    expect(await refused(pack(without))).toEqual(['manifest.json no_manifest']);
  });

  it('is refused where its books were changed and sealed anew', async () => {
    const dearer = packChanged(handed.archive, 'journal-lines.json', ([line, ...rows]) => [
      { ...line, account_code: line.account_code === '550' ? '6105' : '550' },
      ...rows,
    ]);
    expect(await refused(dearer)).toEqual(['journal-entries.json entry_altered']);
  });

  it('is refused where rows are missing, belong to others, or are none', async () => {
    const { archive } = handed;
    const foreign = packChanged(archive, 'units.json', ([unit, ...rows]) => [
      { ...unit, building_id: unit.id },
      ...rows,
    ]);
    expect(await refused(foreign)).toEqual(['units.json row_refused']);
    const fewer = packChanged(archive, 'owners.json', ([, ...rows]) => rows);
    expect(
      nonEmpty(await refused(fewer)).every((fault) => fault.endsWith(' reference_missing')),
    ).toBe(true);
    const odd = packChanged(archive, 'units.json', ([unit, ...rows]) => [
      { ...unit, quota: -1 },
      ...rows,
    ]);
    expect(await refused(odd)).toEqual(['units.json row_refused']);
    const wider = packChanged(archive, 'units.json', ([unit, ...rows]) => [
      { ...unit, organization_id: unit.id },
      ...rows,
    ]);
    expect(await refused(wider)).toEqual(['units.json rows_unreadable']);
  });

  it('is refused where its figures are not those of its manifest', async () => {
    const paid = packChanged(handed.archive, 'allocations.json', ([, ...rows]) => rows);
    expect(await refused(paid)).toEqual(['manifest.json figures_differ']);
  });

  it('is refused where a document is of another type or infected, by its name', async () => {
    const { archive } = handed;
    const isPolicy = ({ path }: { readonly path: string }) => path.endsWith('/policy.pdf');
    const picture = packSealed(archive, (_, { contents }) => {
      contents.find(isPolicy).content_type = 'image/png';
    });
    const [fault = ''] = await refused(picture);
    expect(fault).toMatch(/policy\.pdf type_differs$/);
    const infected = packSealed(archive, (files, { contents }) => {
      files[contents.find(isPolicy).path] = aPdf(`Policy ${INFECTED}`);
    });
    expect(await refused(infected)).toEqual([fault.replace('type_differs', 'infected')]);
  });

  it('is refused by an office where one of its accounts takes no entries', async () => {
    const { syndic } = await aTenant(demo.other);
    must(await syndic.post('/accounts/seed/belgian-pcmn'), 201);
    const lines = readTable(readFiles(handed.archive), 'journal-lines.json');
    const code = lines.map(({ account_code }) => account_code).find((one) => one.startsWith('61'));
    const below = { code: `${code}9`, name: 'Below', account_type: 'Expense' };
    must(await syndic.post('/accounts', below), 201);
    expect(faultsOf(await takeIn(syndic, handed.archive))).toEqual([
      'accounts.json account_differs',
    ]);
  });

  it('leaves nothing behind', async () => {
    expect(must(await stranger.get('/buildings'), 200)).toEqual([]);
    expect(must(await stranger.get('/documents'), 200)).toEqual([]);
  });
});

describe('who hands over', () => {
  it('is the syndic of the building', async () => {
    const { from, building_id, other } = demo;
    const body = { mandate_ended_on: '2026-06-30' };
    for (const caller of [from.accountant, from.boardMember, from.auditor])
      must(await caller.post(`/buildings/${building_id}/handovers`, body), 403);
    const strangers = await aTenant(other);
    must(await strangers.syndic.get(`/handovers/${handed.handover.id}`), 404);
    const listed = must(await from.syndic.get(`/handovers?building_id=${building_id}`), 200);
    expect(listed.map(({ id }: Json) => id)).toContain(handed.handover.id);
  });

  it('takes none in who sees some buildings only', async () => {
    const { other, to, building_id } = demo;
    const limited = await aCaller(other, {
      role: 'Syndic',
      organizationId: to.organizationId,
      buildingIds: [building_id],
    });
    expect(must(await takeIn(limited, handed.archive), 403).code).toBe('forbidden');
  });
});

// Last: sessions end while the clock moves on.
describe('the next year of a building that was handed over', () => {
  it(
    'is settled to the cent as in the office that handed it over',
    async () => {
      const { from, to, building_id } = demo;
      for (const { clock } of [demo.test, demo.other]) clock.set('2027-12-31T09:00:00Z');
      const [fresh, known] = [await renew(demo.other, to), await renew(demo.test, from)];
      const keys = must(await known.syndic.get(`/buildings/${building_id}/distribution-keys`), 200);
      const key_id = keys.find((key: Json) => !key.is_general).id;
      const next = { building_id, key_id, year: 2027 };
      const settled = [];
      for (const callers of [known, fresh]) {
        await openYear(callers.accountant, building_id, 2027);
        settled.push(await settleNextYear(callers, next));
      }
      const [expected, shown] = settled;
      expect(nonEmpty(expected.lines as string[]).length).toBeGreaterThan(24);
      expect(expected.differences.filter((cents: number) => cents !== 0)).toEqual([]);
      expect(shown).toEqual({ ...expected, id: expect.any(String) });
    },
    LIMITS.longTest,
  );
});
