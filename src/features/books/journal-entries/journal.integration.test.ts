import { beforeAll, describe, expect, it } from 'vitest';
import { withWholeLot } from '#test/helpers/lots.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Tenant,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

async function aBuilding(of: Tenant): Promise<string> {
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  const { id } = must(await of.syndic.post('/buildings', body), 201);
  return withWholeLot(of.syndic, id);
}

const anEntry = (changes: object = {}) => ({
  entry_date: '2026-02-03',
  description: 'Nettoyage',
  lines: [
    { account_code: '6107', debit: 121 },
    { account_code: '440', credit: 121, supplier: 'Propre SA' },
  ],
  ...changes,
});

describe('reading the journal', () => {
  it('filters, sorts and pages', async () => {
    const own = await aTenant(test);
    must(await own.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    const [first, second] = [await aBuilding(own), await aBuilding(own)];
    const post = async (building_id: string, entry_date: string, more: object = {}) =>
      must(
        await own.accountant.post(
          '/journal-entries',
          anEntry({ building_id, entry_date, ...more }),
        ),
        201,
      );
    await post(first, '2026-01-02');
    await post(first, '2025-12-31', { journal: 'Purchases' });
    await post(second, '2026-01-02');
    await post(first, '2026-01-03', {
      lines: [
        { account_code: '551', debit: 1 },
        { account_code: '75', credit: 1 },
      ],
    });
    const sequences = async (query: string) =>
      must(await own.auditor.get(`/journal-entries?${query}`), 200).map(
        ({ sequence }: { sequence: number }) => sequence,
      );
    expect(await sequences('')).toEqual([4, 3, 1, 2]);
    expect(await sequences('sort=sequence')).toEqual([1, 2, 3, 4]);
    expect(await sequences(`building_id=${first}`)).toEqual([4, 1, 2]);
    expect(await sequences('journal=Purchases')).toEqual([2]);
    expect(await sequences('date_from=2026-01-01&date_to=2026-01-02')).toEqual([3, 1]);
    expect(await sequences('account_code=75')).toEqual([4]);
    expect(await sequences(`source_id=${first}`)).toEqual([]);
    must(await own.auditor.get('/journal-entries?owner=x'), 400);
    must(await own.auditor.get('/journal-entries?sort=hash'), 400);

    const page = await own.auditor.get('/journal-entries?limit=3&include_total=true');
    expect(page.headers['x-total-count']).toBe('4');
    await post(first, '2026-02-01');
    const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
    const rest = must(await own.auditor.get(next), 200);
    expect(rest.map(({ sequence }: { sequence: number }) => sequence)).toEqual([2]);
    expect(rest[0].lines).toHaveLength(2);
  });

  it('shows a narrowed role the entries of its buildings only', async () => {
    const own = await aTenant(test);
    must(await own.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    const [mine, other] = [await aBuilding(own), await aBuilding(own)];
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId: own.organizationId,
      buildingIds: [mine],
    });
    const there = must(
      await own.accountant.post('/journal-entries', anEntry({ building_id: other })),
      201,
    );
    const here = must(await narrowed.post('/journal-entries', anEntry({ building_id: mine })), 201);
    expect(must(await narrowed.get('/journal-entries'), 200).map(bare)).toEqual([here]);
    must(await narrowed.get(`/journal-entries/${there.id}`), 404);
    must(await narrowed.post(`/journal-entries/${there.id}/reverse`), 404);
    must(await narrowed.post('/journal-entries', anEntry({ building_id: other })), 422);
    const account = must(await narrowed.get('/accounts/code/6107'), 200);
    expect(must(await narrowed.get(`/accounts/${account.id}/ledger`), 200)).toMatchObject([
      { entry_id: here.id, balance: 121 },
    ]);
    expect(must(await narrowed.get('/ledger/proof'), 200).entry_count).toBe(2);
  });
});
