import { describe, expect, it } from 'vitest';
import { faultOf, readReleased } from '#test/helpers/released-statements.ts';
import { asSuperuser, fileDatabase, freshDatabase } from '#test/helpers/test-database.ts';

const { version, statements } = await readReleased();

/** Lists the statements of the last release that fail after these changes of the schema. */
async function faultsAfter(url: string, changes?: string): Promise<string[]> {
  return asSuperuser(url, async (client) => {
    if (changes !== undefined) await client.query(changes);
    const faults: string[] = [];
    for (const statement of statements) {
      const fault = await faultOf(client, statement);
      if (fault !== undefined) faults.push(`${fault}\n  ${statement.text}`);
    }
    return faults;
  });
}

describe('the statements of the last release', () => {
  it('still hold on the schema of today, so that it answers while this one migrates', async () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(statements.length).toBeGreaterThan(500);
    expect(await faultsAfter(await fileDatabase())).toEqual([]);
  });

  it('name each change that they do not bear', async () => {
    const faults = await faultsAfter(
      await freshDatabase(),
      `alter table app.buildings rename column name to title;
       alter table app.owners add column must_be_given text not null;
       revoke insert on app.tickets from millieme_app;
       alter table app.expenses alter column approval_notes type varchar(80)`,
    );
    const text = faults.join('\n');
    expect(text).not.toContain('already exists');
    expect(faults.length).toBeLessThan(statements.length / 2);
    expect(text).toMatch(/column .*name.* does not exist: a column was taken away or renamed/);
    expect(text).toContain('owners.must_be_given must be given');
    expect(text).toMatch(/permission denied for table tickets: a right was taken away/);
    expect(text).toMatch(/are \(.*character varying.*\): a type changed/);
  });
});
