import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';
import { insertRows, insertRowsReturning, unnestRows, updateRows } from './rows.ts';
import { sql } from './sql.ts';

const test = await startTestApp();

it('updates several rows at once, each to its own values, and notes what they were', async () => {
  const { organizationId, syndic } = await aTenant(test);
  const names = ['Anne', 'Bart'];
  const owners: { id: string }[] = [];
  for (const name of names) owners.push(must(await syndic.post('/owners', { name }), 201));
  const changed = owners.map(({ id }, index) => ({ id, name: `Owner ${index}`, phone: null }));
  const now = '2026-03-17T09:00:00.000Z';
  await test.database.write(organizationId, async (db) => {
    const rows = await updateRows({ db, now }, 'owners', ['name', 'phone'], changed);
    const found = changed.map(({ id }) => rows.find((row) => row.id === id));
    expect(found).toMatchObject(changed.map((row) => ({ ...row, version: 2, updated_at: now })));
    const noted = changed.map(({ id }) => db.trail.changes.find((change) => change.id === id));
    expect(noted).toMatchObject(
      changed.map((after, index) => ({
        before: { name: names[index], phone: null },
        after: { ...after, updated_at: now },
      })),
    );
    expect(db.written.byTable.get('owners')).toEqual(new Set(changed.map(({ id }) => id)));
  });
});

it('passes lists of ids to a statement', async () => {
  const { organizationId } = await aTenant(test);
  const rows = [{ journal_entry_ids: [organizationId, organizationId] }, { journal_entry_ids: [] }];
  const passed = await test.database.read(organizationId, (db) =>
    db.query(sql`select * from (${unnestRows('payments', ['journal_entry_ids'], rows)}) as given`),
  );
  expect(passed).toEqual(rows);
});

it('passes JSON to a statement, beside other columns and alone', async () => {
  const { organizationId } = await aTenant(test);
  const rows = [
    { details: ['Say "yes" \\ no', { amount: 12.5 }, ['{a,"b"}'], null], salt: 'a', changes: null },
    { details: 'a text', salt: 'b', changes: [] },
    { details: null, salt: 'c', changes: [1] },
  ];
  const pass = (columns: ('details' | 'salt' | 'changes')[]) =>
    test.database.read(organizationId, (db) =>
      db.query(sql`select * from (${unnestRows('audit_values', columns, rows)}) as given`),
    );
  expect(await pass(['details', 'salt', 'changes'])).toEqual(rows);
  expect(await pass(['details'])).toEqual(rows.map(({ details }) => ({ details })));
});

const inserts: ((...given: Parameters<typeof insertRows<'audit_heads'>>) => Promise<unknown>)[] = [
  insertRows,
  insertRowsReturning,
];
it.each(inserts)('refuses to insert nothing: %o', async (insert) => {
  const unknown = randomUUID();
  const head = { ended_count: 0, ended_hash: Buffer.alloc(32) };
  const row = { entry_count: 0, head_hash: Buffer.alloc(32), ...head };
  const written = test.database.write(unknown, async (db) => insert(db, 'audit_heads', [row]));
  await expect(written).rejects.toThrow('inserted 0 of 1 rows into audit_heads');
});
