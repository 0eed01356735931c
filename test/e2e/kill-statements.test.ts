import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sendImport, zipOf } from '#test/helpers/building-files.ts';
import { killDuring } from '#test/helpers/killed-request.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { openYear } from '#test/helpers/open-year.ts';
import { startServiceProcess } from '#test/helpers/service-process.ts';
import {
  TEST_SECRET,
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** The service is killed while it freezes, books and sends 500 statements; another one is asked what is left. */

const OWNERS = 500;
const COSTS = ['6105', '6120', '6140'];

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-statements-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** Imports a building in which every owner has one lot. */
async function aLargeBuilding(test: TestApp, { syndic, accountant }: Tenant): Promise<string> {
  const numbers = Array.from({ length: OWNERS }, (_, index) => String(index + 1));
  const files = {
    'building.csv': [
      'name,address,city,postal_code,country,total_units,total_quota,construction_year,language',
      `Parc,Rue du Parc 1,Bruxelles,1000,BE,${OWNERS},${OWNERS},1990,fr`,
    ].join('\n'),
    'units.csv': [
      'unit_number,type,floor,area,quota',
      ...numbers.map((number) => `L${number},Apartment,0,80.0,1`),
    ].join('\n'),
    'owners.csv': [
      'ref,kind,name,email,phone,address,language',
      ...numbers.map((number) => `O${number},Person,Owner ${number},,,,fr`),
    ].join('\n'),
    'unit_owners.csv': [
      'unit_number,owner_ref,share,start_date,end_date,is_primary_contact',
      ...numbers.map((number) => `L${number},O${number},1/1,2020-01-01,,true`),
    ].join('\n'),
  };
  const { building_id } = must(await sendImport(test, zipOf(files), { as: syndic }), 201);
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  await openYear(accountant, building_id, 2025);
  const costs = COSTS.map((account_code) => ({ account_code, debit: 1_000 }));
  const entry = {
    building_id,
    entry_date: '2025-06-30',
    description: 'Costs',
    lines: [...costs, { account_code: '551', credit: 1_000 * COSTS.length }],
  };
  must(await accountant.post('/journal-entries', entry), 201);
  return building_id;
}

it(
  'leaves 500 statements frozen, booked and sent as a whole, or not at all',
  { timeout: LIMITS.longTest },
  async () => {
    const databaseUrl = await freshDatabase();
    const clock = fakeClock(new Date().toISOString());
    const survivor = await startTestApp({ databaseUrl, clock });
    const tenant = await aTenant(survivor);
    const building_id = await aLargeBuilding(survivor, tenant);
    const { syndic, auditor } = tenant;
    const period = { period_from: '2025-01-01', period_to: '2025-12-31' };
    const { id } = must(await syndic.post(`/buildings/${building_id}/statements`, period), 201);

    /** Counts what the database holds of the run: nothing by half. */
    const count = () =>
      asSuperuser(databaseUrl, async (client) => {
        const { rows } = await client.query<{ kind: string; count: number }>(
          `select 'rows' as kind, coalesce(sum(jsonb_array_length(rows)), 0)::int
             from app.statement_owner_units where statement_id = $1
           union all select 'owners', count(*)::int from app.statement_owners where statement_id = $1
           union all select 'lines', count(*)::int from app.cost_lines where statement_id = $1
           union all select 'entries', count(*)::int from app.journal_entries where source_id = $1
           union all select 'receivables', count(*)::int from app.receivables where source_id = $1`,
          [id],
        );
        return Object.fromEntries(rows.map(({ kind, count: number }) => [kind, number]));
      });
    const expectIntact = async (owed: number) => {
      expect(must(await auditor.get('/ledger/proof'), 200).chain_intact).toBe(true);
      const integrity = must(await auditor.get('/owner-accounts/integrity'), 200);
      expect(integrity).toMatchObject({ balanced: true, total_books: owed });
    };
    /** Kills a process while it operates on the run and waits for a table. */
    const kill = (table: string, operation: string, body: object) =>
      asSuperuser(databaseUrl, async (superuser) => {
        const victim = await startServiceProcess({
          DATA_DIR: dataDirectory,
          DATABASE_URL: databaseUrl,
          JWT_SECRET: TEST_SECRET,
        });
        const path = `/statements/${id}/${operation}`;
        const request = { method: 'PUT', path, body, token: syndic.token };
        await killDuring(superuser, victim, table, request);
      });

    const open = { rows: 0, owners: 0, lines: 0, entries: 0, receivables: 0 };
    const frozen = { ...open, rows: OWNERS * COSTS.length, owners: OWNERS, lines: COSTS.length };
    await kill('app.statement_owner_units', 'freeze', {});
    expect(await count()).toEqual(open);
    must(await syndic.put(`/statements/${id}/freeze`, {}), 200);
    expect(await count()).toEqual(frozen);

    const sending = { due_date: '2026-12-31' };
    for (const table of ['app.journal_lines', 'app.receivables']) {
      await kill(table, 'send', sending);
      expect(await count()).toEqual(frozen);
      expect(must(await auditor.get(`/statements/${id}`), 200)).toMatchObject({
        status: 'Frozen',
        journal_entry_ids: [],
      });
      await expectIntact(0);
    }
    // Nothing was done: the repeated request does it now, once.
    const sent: Json = must(await syndic.put(`/statements/${id}/send`, sending), 200);
    expect(sent['status']).toBe('Sent');
    expect(await count()).toEqual({ ...frozen, entries: 1, receivables: OWNERS });
    await expectIntact(1_000 * COSTS.length);
  },
);
