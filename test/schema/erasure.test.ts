import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { erasureParts } from '#app/features.ts';
import { columnTypes } from '#platform/db/schema.generated.ts';
import { tableOwners } from '../../scripts/boundaries/owned-tables.ts';

/** Columns that name a person, or refer to one who may be erased. */
const OF_A_PERSON = /(^|_)(owner_id|user_id|author_id|author_name|recipient|email|phone)$/;

/** Tables with such a column whose owner erases nothing, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'app.receivables': 'ids, that the books rest on',
  'app.convocation_consents': 'ids: how somebody was convened is kept to prove it',
  'app.credits': 'ids, that the books rest on',
  'app.unit_transfers': 'ids: who held what is kept',
  'app.data_accesses': 'ids: who has read whose data',
  'app.erasures': 'ids: the list of who was erased',
  'app.idempotency_keys': 'stored answers are forgotten by the command itself',
  'auth.organizations': 'of the office',
  'app.suppliers': 'of businesses, whom the books and their papers name',
};

const PART = /export const \w+: ErasurePart\b/;
const files = globSync('src/features/**/*.ts').filter((path) =>
  PART.test(readFileSync(path, 'utf8')),
);

describe('what is erased of a person', () => {
  it('is known of every table that names one', () => {
    const unknown = Object.entries(columnTypes).flatMap(([name, columns]) => {
      const table = name.includes('.') ? name : `app.${name}`;
      if (!Object.keys(columns).some((column) => OF_A_PERSON.test(column))) return [];
      const folder = `src/${tableOwners.get(table)}/`;
      return table in WITHOUT || files.some((path) => path.startsWith(folder)) ? [] : [table];
    });
    expect(unknown).toEqual([]);
  });

  it('has an exception only where there is such a table', () => {
    const tables = Object.keys(columnTypes).map((name) =>
      name.includes('.') ? name : `app.${name}`,
    );
    expect(Object.keys(WITHOUT).filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('is erased by parts that the root has', () => {
    expect(files.length).toBeGreaterThan(12);
    expect(erasureParts).toHaveLength(files.length);
  });
});
