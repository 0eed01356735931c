import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, post, someBooks, type Books } from '#test/helpers/books.ts';
import { aCaller, aTenant, must, startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import { withoutTriggers } from '#test/helpers/test-database.ts';

let test: TestApp;
let anna: Books;
let bart: string;
let first: string;
let second: string;

beforeAll(async () => {
  test = await startTestApp();
  anna = await someBooks(test);
  const owner = { name: 'Bart Claes', email: 'bart@example.org' };
  bart = must(await anna.tenant.syndic.post('/owners', owner), 201).id;
  [first, second] = [await aBuilding(anna), await aBuilding(anna, { name: 'Zonnebloem' })];
  await post(anna, first, [
    ['2026-01-10', '4101', '701', 100],
    ['2026-02-01', '551', '4101', 100],
  ]);
  await post(anna, second, [['2026-01-10', '4100', '700', 50]]);
  await post({ ...anna, ownerId: bart }, first, [['2026-01-10', '4101', '701', 80]]);
  await post({ ...anna, ownerId: bart }, second, [['2026-01-20', '551', '4101', 12.34]]);
});

const integrity = async (caller = anna.tenant.auditor) =>
  must(await caller.get('/owner-accounts/integrity'), 200);

/** Changes rows directly in the database, with triggers disabled. */
function tamper(statement: string, values: readonly unknown[]): Promise<number | null> {
  return withoutTriggers(
    test.databaseUrl,
    async (client) => (await client.query(statement, [...values])).rowCount,
  );
}

const atFirst = () => ({ building_id: first, building_name: 'Résidence Les Érables' });
const atSecond = () => ({ building_id: second, building_name: 'Zonnebloem' });
const ofBart = () => ({ owner_id: bart, owner_name: 'Bart Claes' });

const SOUND = {
  balanced: true,
  owners_checked: 2,
  total_books: 117.66,
  total_open_items: 117.66,
  differences: [],
};

describe('the integrity of the accounts of owners', () => {
  it('holds where the books are what is open, in all buildings or those of the role', async () => {
    const { organizationId } = anna.tenant;
    expect(await integrity()).toEqual(SOUND);
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId,
      buildingIds: [second],
    });
    const part = { total_books: 37.66, total_open_items: 37.66 };
    expect(await integrity(narrowed)).toEqual({ ...SOUND, ...part });
    const nothing = { owners_checked: 0, total_books: 0, total_open_items: 0 };
    expect(await integrity((await aTenant(test)).auditor)).toEqual({ ...SOUND, ...nothing });
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId: bart });
    must(await owner.get('/owner-accounts/integrity'), 403);
  });

  it.each([
    ['receivables', 'open_cents', 7_999, 79.99, 117.65],
    ['receivables', 'open_cents', 0, 0, 37.66],
    ['credits', 'free_cents', 1_200, -12, 118],
    ['credits', 'free_cents', 0, 0, 130],
  ])('names whose %s are not in the books: %s is %d', async (...planted) => {
    const [table, column, cents, openItems, total] = planted;
    const [building, books] =
      table === 'credits' ? ([atSecond(), -12.34] as const) : ([atFirst(), 80] as const);
    const set = `update app.${table} set ${column} = $1 where owner_id = $2`;
    expect(await tamper(set, [cents, bart])).toBe(1);
    expect(await integrity()).toEqual({
      ...SOUND,
      balanced: false,
      total_open_items: total,
      differences: [{ ...building, ...ofBart(), books, open_items: openItems }],
    });
    await tamper(set, [Math.round(Math.abs(books) * 100), bart]);
    expect(await integrity()).toEqual(SOUND);
  });

  it('names owners whom the books do not know', async () => {
    const set = 'update app.credits set owner_id = $1 where owner_id = $2';
    const nobody = anna.tenant.organizationId;
    expect(await tamper(set, [nobody, bart])).toBe(1);
    const { balanced, owners_checked: checked, differences } = await integrity();
    expect([balanced, checked]).toEqual([false, 3]);
    expect(differences).toHaveLength(2);
    expect(differences).toEqual(
      expect.arrayContaining([
        { ...atSecond(), ...ofBart(), books: -12.34, open_items: 0 },
        { ...atSecond(), owner_id: nobody, owner_name: null, books: 0, open_items: -12.34 },
      ]),
    );
    await tamper(set, [bart, nobody]);
    expect(await integrity()).toEqual(SOUND);
  });
});
