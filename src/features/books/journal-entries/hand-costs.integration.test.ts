import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

/** Anne owns A1 (600 of 1000), Bart A2 (400), the only unit in the key of the lift. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

beforeAll(async () => {
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

/** Posts a cost with a counterpart on the bank. */
function post(line: object, more: object = {}) {
  const credit = 'credit' in line && typeof line.credit === 'number' ? line.credit : 0;
  const debit = credit === 0 ? 100.01 : 0;
  return tenant.accountant.post('/journal-entries', {
    building_id: f.buildingId,
    entry_date: '2026-02-10',
    description: 'Cost',
    lines: [
      { account_code: '6105', debit, credit, ...line },
      { account_code: '551', debit: credit, credit: debit },
    ],
    ...more,
  });
}

const PLAIN = {
  distribution_key_id: null,
  period_from: null,
  period_to: null,
  nature: null,
  recoverable_percent: null,
  vat_amount: null,
  excluded_owner_ids: [],
  decision_id: null,
};

/** Formats the parts of the lots in the costs of an entry: "account A1 60.01". */
async function partsOf(entryId: string): Promise<string[]> {
  return asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ part: string }>(
      `select line.account_code || ' ' || unit.unit_number || ' ' || part.amount_cents::text as part
      from app.cost_lines as line
      join app.cost_line_parts as part on part.organization_id = line.organization_id and part.line_id = line.id
      join app.units as unit on unit.organization_id = part.organization_id and unit.id = part.unit_id
      where line.entry_id = $1 order by line.position, unit.unit_number`,
      [entryId],
    );
    return rows.map(({ part }) => part);
  });
}

describe('a cost that is entered by hand', () => {
  it('has the general key, no period, and nature and recoverable part of its account', async () => {
    const entry = must(await post({}), 201);
    const [general] = must(
      await tenant.auditor.get(`/buildings/${f.buildingId}/distribution-keys`),
      200,
    );
    expect(entry.lines[0]).toMatchObject({
      ...PLAIN,
      distribution_key_id: general.id,
      nature: 'Ordinary',
      recoverable_percent: 100,
      vat_amount: 0,
    });
    expect(entry.lines[1]).toMatchObject(PLAIN);
    expect(must(await tenant.auditor.get(`/journal-entries/${entry.id}`), 200)).toEqual(entry);
    const rows = must(
      await tenant.auditor.get(`/journal-entries?building_id=${f.buildingId}`),
      200,
    );
    expect(rows.find(({ id }: Json) => id === entry.id)).toMatchObject(entry);
    expect(await partsOf(entry.id)).toEqual(['6105 A1 6001', '6105 A2 4000']);
  });

  it('has what its line says, and is split like an expense', async () => {
    const decided = { building_id: f.buildingId, decided_on: '2026-01-05', title: 'Lift' };
    const { id: decision_id } = must(await tenant.syndic.post('/decisions', decided), 201);
    const given = {
      distribution_key_id: f.keyId,
      period_from: '2026-01-01',
      period_to: '2026-03-31',
      recoverable_percent: 12.5,
      vat_amount: 17.36,
      decision_id,
    };
    const entry = must(await post(given), 201);
    // A cost that a decision names is extraordinary.
    expect(entry.lines[0]).toMatchObject({ ...given, nature: 'Extraordinary' });
    expect(await partsOf(entry.id)).toEqual(['6105 A2 10001']);
    const ordinary = must(await post({ ...given, nature: 'Ordinary' }), 201);
    expect(ordinary.lines[0].nature).toBe('Ordinary');
  });

  it('of owners who are exempt falls on the others', async () => {
    const entry = must(await post({ excluded_owner_ids: [f.ownerId] }), 201);
    expect(entry.lines[0].excluded_owner_ids).toEqual([f.ownerId]);
    expect(await partsOf(entry.id)).toEqual(['6105 A2 10001']);
    const both = [f.ownerId, f.otherOwnerId];
    expect(must(await post({ excluded_owner_ids: both }), 422).code).toBe('nobody_bears');
  });

  it('is income on its credit side, with its VAT on that side', async () => {
    const entry = must(await post({ account_code: '75', credit: 50, vat_amount: 2 }), 201);
    expect(entry.lines[0]).toMatchObject({ credit: 50, vat_amount: 2 });
    expect(await partsOf(entry.id)).toEqual(['75 A1 -3000', '75 A2 -2000']);
  });

  it('is taken back by the reversal of its entry', async () => {
    const entry = must(await post({ distribution_key_id: f.keyId, vat_amount: 3 }), 201);
    const path = `/journal-entries/${entry.id}/reverse`;
    const reversal = must(await tenant.accountant.post(path, {}), 201);
    expect(reversal.lines[0]).toMatchObject({
      credit: 100.01,
      distribution_key_id: f.keyId,
      vat_amount: 3,
    });
    expect(reversal.lines[1]).toMatchObject(PLAIN);
  });

  it('needs a key of its building that splits, a period, and no more VAT than its amount', async () => {
    const refusals: [object, string, string][] = [
      [{ distribution_key_id: f.unitId }, 'unknown_reference', '/distribution_key_id'],
      [{ decision_id: f.unitId }, 'unknown_reference', '/decision_id'],
      [{ excluded_owner_ids: [f.unitId] }, 'unknown_reference', '/excluded_owner_ids'],
      [{ period_from: '2026-01-01' }, 'period_refused', '/period_to'],
      [{ period_from: '2026-02-01', period_to: '2026-01-01' }, 'period_refused', '/period_to'],
      [{ vat_amount: 100.02 }, 'vat_exceeds', '/vat_amount'],
      [{ account_code: '440', vat_amount: 1 }, 'invalid_entry_line', '/vat_amount'],
      [{ account_code: '643', nature: 'Ordinary' }, 'invalid_entry_line', '/nature'],
    ];
    for (const [line, code, field] of refusals)
      expect(must(await post(line), 422)).toMatchObject({
        code,
        errors: [{ pointer: `/body/lines/0${field}` }],
      });
  });

  it('is refused in a building without a key for it, unlike what no owner bears', async () => {
    const bare = { ...aBuilding, name: 'Without lots' };
    const { id: building_id } = must(await tenant.syndic.post('/buildings', bare), 201);
    const refused = must(await post({}, { building_id }), 422);
    expect(refused).toMatchObject({ code: 'key_needed', errors: [{ pointer: '/body/lines' }] });
    must(await post({ account_code: '643' }, { building_id }), 201);
    must(await post({ account_code: '701', credit: 5 }, { building_id }), 201);
    const lot = { building_id, unit_number: 'A1', quota: 10 };
    must(await tenant.syndic.post('/units', lot), 201);
    // The lots are found by its statement once the quotas add up.
    const early = must(await post({}, { building_id }), 201);
    expect(await partsOf(early.id)).toEqual([]);
  });

  it('by a key of meters has no lots before they are read', async () => {
    const path = `/buildings/${f.buildingId}/distribution-keys`;
    const key = must(await tenant.syndic.post(path, { name: 'Water', kind: 'Meter' }), 201);
    const entry = must(await post({ account_code: '6120', distribution_key_id: key.id }), 201);
    expect(entry.lines[0].distribution_key_id).toBe(key.id);
    expect(await partsOf(entry.id)).toEqual([]);
  });
});

describe('a line that waits for its invoice', () => {
  it('says who bears what the invoice leaves, and names its supplier', async () => {
    const terms = {
      distribution_key_id: f.keyId,
      period_from: '2025-12-01',
      period_to: '2025-12-31',
      nature: 'Ordinary',
      recoverable_percent: 50,
    };
    const body = {
      building_id: f.buildingId,
      entry_date: '2025-12-31',
      description: 'Lift of December',
      lines: [
        { account_code: '6105', debit: 10 },
        { account_code: '444', credit: 4, supplier: 'Lift NV', ...terms },
        { account_code: '492', credit: 6, supplier: 'Lift NV' },
      ],
    };
    const entry = must(await tenant.accountant.post('/journal-entries', body), 201);
    expect(entry.lines[1]).toMatchObject({ ...PLAIN, ...terms, supplier: 'Lift NV' });
    expect(entry.lines[2]).toMatchObject({ ...PLAIN, supplier: 'Lift NV' });
    expect(must(await tenant.auditor.get(`/journal-entries/${entry.id}`), 200)).toEqual(entry);
  });
});
