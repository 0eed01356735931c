import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterFile } from '#test/helpers/after-file.ts';
import { aBankFile, aStatement, received } from '#test/helpers/bank-files.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, fakeClock, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const OTHER_IBAN = 'BE71096123456769';
const directory = mkdtempSync(join(tmpdir(), 'millieme-inbox-'));
afterFile(() => rmSync(directory, { recursive: true, force: true }));
// The inbox compares file times with the real clock of the disk.
const clock = fakeClock(new Date().toISOString());
const test = await startTestApp({
  databaseUrl: await freshDatabase(),
  clock,
  logger: pino({ level: 'silent' }),
  env: { BANK_INBOX_DIR: directory, MAX_UPLOAD_MIB: '1' },
});
let tenant: Tenant;
let fixture: Fixture;
let iban = 0;

beforeEach(() => {
  for (const name of readdirSync(directory))
    rmSync(join(directory, name), { recursive: true, force: true });
});

async function anOffice(account: string): Promise<{ tenant: Tenant; fixture: Fixture }> {
  const office = { tenant: await aTenant(test), fixture: undefined as unknown as Fixture };
  office.fixture = await aFixture(test, office.tenant);
  const body = { iban: account, holder: 'ACP', account_code: '551' };
  const path = `/buildings/${office.fixture.buildingId}/bank-accounts`;
  must(await office.tenant.accountant.post(path, body), 201);
  return office;
}

/** Makes up an IBAN that no organization has. */
function anIban(): string {
  iban += 1;
  const bban = `539${String(iban).padStart(7, '0')}`;
  const account = bban + String(Number(bban) % 97 || 97).padStart(2, '0');
  const check = 98n - (BigInt(`${account}111400`) % 97n);
  return `BE${String(check).padStart(2, '0')}${account}`;
}

function put(name: string, content: Uint8Array | string): void {
  mkdirSync(join(directory, name, '..'), { recursive: true });
  writeFileSync(join(directory, name), content);
}

async function look({ atMs = Date.now() + 60_000 }: { atMs?: number } = {}): Promise<void> {
  clock.set(new Date(atMs).toISOString());
  const task = test.app.tasks.find(({ name }) => name === 'bank-inbox');
  await task?.run({}, { signal: new AbortController().signal });
}

const isThere = (path: string) => existsSync(join(directory, path));
const said = (path: string) => readFileSync(join(directory, path), 'utf8');

describe('a file that is put into the folder', () => {
  let account: string;
  beforeEach(async () => {
    account = anIban();
    ({ tenant, fixture } = await anOffice(account));
  });
  const file = (number = 1) =>
    aBankFile(aStatement([received(12.5), received(-3)], { iban: account, number }));
  const transactions = async () => must(await tenant.auditor.get('/bank-transactions'), 200);

  it('is read once it rests, and lies in done with what became of it', async () => {
    put('day.cod', file());
    await look({ atMs: statSync(join(directory, 'day.cod')).mtimeMs });
    expect(isThere('day.cod')).toBe(true);
    expect(await transactions()).toEqual([]);
    await look();
    expect(await transactions()).toHaveLength(2);
    expect(readdirSync(directory).toSorted()).toEqual(['done', 'reading']);
    expect(readdirSync(join(directory, 'reading'))).toEqual([]);
    expect(said('done/day.cod.txt')).toMatch(/001\/2026.*2 /);
    const [statement] = must(await tenant.auditor.get('/bank-statements'), 200);
    expect(statement).toMatchObject({
      building_id: fixture.buildingId,
      status: 'Accepted',
      file_name: 'day.cod',
    });
  });

  it('changes nothing when it comes again, and is kept beside the first', async () => {
    put('day.cod', file());
    await look();
    put('day.cod', file());
    await look();
    expect(await transactions()).toHaveLength(2);
    expect(readdirSync(join(directory, 'done')).toSorted()).toEqual([
      'day.cod',
      'day.cod.2',
      'day.cod.2.txt',
      'day.cod.txt',
    ]);
  });

  it.each(['.day.cod', 'day.cod.part', 'day.cod.TMP'])(
    'is left as long as it is called %s',
    async (name) => {
      put(name, file());
      await look();
      expect(isThere(name)).toBe(true);
      expect(await transactions()).toEqual([]);
    },
  );

  it('is read again where a process died over it, after ten minutes', async () => {
    put('reading/0190/day.cod', file());
    await look();
    expect(isThere('reading/0190/day.cod')).toBe(true);
    await look({ atMs: Date.now() + 11 * 60_000 });
    expect(isThere('done/day.cod')).toBe(true);
    expect(await transactions()).toHaveLength(2);
    mkdirSync(join(directory, 'reading/empty'));
    await look({ atMs: Date.now() + 11 * 60_000 });
    expect(readdirSync(join(directory, 'reading'))).toEqual([]);
  });

  it.each([
    ['cannot be read', 'no bank wrote this', 'bank_file_invalid'],
    ['is too large', '0'.repeat(1024 * 1024 + 1), 'payload_too_large'],
    ['is of nobody', aBankFile(aStatement([], { iban: OTHER_IBAN })), 'unknown_bank_account'],
  ])('is held, with its reason, when it %s', async (_, content, code) => {
    put('day.cod', content);
    put('good.cod', file());
    await look();
    expect(isThere('held/day.cod')).toBe(true);
    expect(said('held/day.cod.txt')).toMatch(new RegExp(`^${code}\n.+`));
    expect(isThere('done/good.cod')).toBe(true);
    expect(readdirSync(directory).toSorted()).toEqual(['done', 'held', 'reading']);
  });

  it('is held when one of its accounts is unknown, and read to its end once it is known', async () => {
    const later = anIban();
    const both = aBankFile(
      aStatement([received(1)], { iban: account }),
      aStatement([received(2)], { iban: later }),
    );
    put('day.cod', both);
    await look();
    expect(said('held/day.cod.txt')).toContain(later);
    expect(await transactions()).toHaveLength(1);
    const body = { iban: later, holder: 'ACP', account_code: '550', purpose: 'Reserve' };
    const path = `/buildings/${fixture.buildingId}/bank-accounts`;
    must(await tenant.accountant.post(path, body), 201);
    put('day.cod', both);
    await look();
    expect(isThere('done/day.cod')).toBe(true);
    expect(await transactions()).toHaveLength(2);
  });

  it('is of one organization: what several have is held, unless it lies in the folder of one', async () => {
    const other = await anOffice(account);
    put('day.cod', file());
    await look();
    expect(isThere('held/day.cod')).toBe(true);
    expect(await transactions()).toEqual([]);
    put(`${tenant.organizationId}/day.cod`, file());
    await look();
    expect(isThere(`${tenant.organizationId}/done/day.cod`)).toBe(true);
    expect(await transactions()).toHaveLength(2);
    expect(must(await other.tenant.auditor.get('/bank-transactions'), 200)).toEqual([]);
  });

  it('is none when it only leads to one, and folders of nobody are left alone', async () => {
    put('elsewhere/day.cod', file());
    symlinkSync(join(directory, 'elsewhere', 'day.cod'), join(directory, 'link.cod'));
    await look();
    expect(isThere('link.cod')).toBe(true);
    expect(isThere('elsewhere/day.cod')).toBe(true);
    expect(await transactions()).toEqual([]);
  });

  it('is taken by one of two that look at once', async () => {
    for (let number = 1; number <= 5; number += 1) put(`${number}.cod`, file(number));
    await Promise.all([look(), look()]);
    const done = readdirSync(join(directory, 'done')).filter((name) => name.endsWith('.cod'));
    expect(done).toHaveLength(5);
    expect(must(await tenant.auditor.get('/bank-statements'), 200)).toHaveLength(5);
  });
});

it('is looked at by nobody where there is none', async () => {
  const without = await startTestApp();
  expect(without.app.tasks.map(({ name }) => name)).not.toContain('bank-inbox');
});
