import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { indexReaders } from './index-readers.ts';

/** Each index costs every write: it serves a constraint, the check of a foreign key, or a reader. */

/**
 * Indexes of the service that nothing in the database needs: no constraint, and no foreign key
 * whose columns they begin with, if a shorter index does as well.
 */
const WITHOUT_NEED = `
with index as (select indexrelid as oid, indrelid, indnkeyatts as length, indisunique,
      indpred is not null as is_partial,
      (select array_agg(number order by place) from unnest(indkey::int2[]) with ordinality as key (number, place)
        where place <= indnkeyatts) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace in ('app'::regnamespace, 'auth'::regnamespace)),
  needed as (select oid from index where indisunique or exists (select from pg_constraint where conindid = index.oid
      and contype in ('p', 'u', 'x'))
    union all
    (select distinct on (checked.oid) index.oid from pg_constraint as checked
      join index on index.indrelid = checked.conrelid and index.columns[1:cardinality(checked.conkey)] = checked.conkey
      where checked.contype = 'f'
      order by checked.oid, index.is_partial, index.indisunique desc, index.length, index.oid::regclass::text))
select relname as name, array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(columns)
    and attname not in ('organization_id', 'id')) as columns
  from index join pg_class on pg_class.oid = index.oid
  where index.oid not in (select oid from needed) order by relname`;

interface Index {
  readonly name: string;
  readonly columns: readonly string[];
}

let indexes: readonly Index[];

beforeAll(async () => {
  indexes = await asSuperuser(
    await freshDatabase(),
    async (client) => (await client.query<Index>(WITHOUT_NEED)).rows,
  );
});

describe('an index', () => {
  it('serves a constraint, a foreign key or a reader that is named', () => {
    const named = Object.values(indexReaders).flat().toSorted();
    expect(indexes.map(({ name }) => name).toSorted()).toEqual(named);
  });

  it.each(Object.entries(indexReaders))('is read by %s', async (reader, names) => {
    const [file = '', readBy] = reader.split('#');
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(new RegExp(`\\b(?:function|const) ${readBy}\\b`));
    for (const { name, columns } of nonEmpty(indexes.filter((one) => names.includes(one.name)))) {
      const isNamed = columns.length === 0 || columns.some((column) => text.includes(column));
      expect(isNamed, `${file} names no column of ${name}`).toBe(true);
    }
  });
});
