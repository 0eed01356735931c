import { describe, expect, it } from 'vitest';
import { handingRules } from '#app/features.ts';
import { Database } from '#platform/db/database.ts';
import { describeTables, type CopiedTable } from '#platform/db/handed-tables.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { asSuperuser, fileDatabase, toServiceUrl } from '#test/helpers/test-database.ts';

async function readTables(url: string): Promise<CopiedTable[]> {
  const database = new Database({ url: toServiceUrl(url) });
  try {
    return await database.read(NIL_UUID, describeTables);
  } finally {
    await database.close();
  }
}

describe('handing a building over', () => {
  it('has a rule for every table, whose parents and columns exist', async () => {
    const tables = nonEmpty(await readTables(await fileDatabase()));
    const byName = new Map(tables.map((table) => [table.name, table]));
    expect(tables.map(({ name }) => name).filter((name) => !handingRules.has(name))).toEqual([]);
    for (const [name, rule] of handingRules) {
      const columns = byName.get(name)?.columns ?? [];
      if (rule.kind === 'Left') continue;
      if (rule.kind !== 'Referred') expect([name, columns]).toEqual([name, expect.arrayContaining([rule.by])]);
      if (rule.kind === 'Within') expect([name, byName.has(rule.table)]).toEqual([name, true]);
      for (const own of [...(rule.without ?? []), ...Object.keys(rule.files ?? {})])
        expect([name, columns]).toEqual([name, expect.arrayContaining([own])]);
    }
  });

  it('leaves out only references that may be missing', async () => {
    const url = await fileDatabase();
    const tables = await readTables(url);
    const rows: { readonly name: string }[] = await asSuperuser(
      url,
      async (client) =>
        (
          await client.query(`select table_name || '.' || column_name as name
            from information_schema.columns
            where table_schema = 'app' and is_nullable = 'NO'`)
        ).rows,
    );
    const required = new Set(rows.map(({ name }) => name));
    const broken = tables.flatMap(({ name, references }) => {
      const rule = handingRules.get(name);
      if (rule === undefined || rule.kind === 'Left') return [];
      const staying = references.filter(
        ({ table }) => (handingRules.get(table)?.kind ?? 'Left') === 'Left',
      );
      const columns = [...staying.flatMap((one) => one.columns), ...(rule.without ?? [])];
      return columns.map((column) => `${name}.${column}`).filter((one) => required.has(one));
    });
    expect(broken).toEqual([]);
  });
});
