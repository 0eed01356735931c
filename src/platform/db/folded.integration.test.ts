import { describe, expect, it } from 'vitest';
import { foldLetters } from '#domain/kernel/fold-text.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** Letters with marks of all European languages, and the signs that people type in several ways. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa1, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2036],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
];

const url = await freshDatabase();

function fold(texts: readonly string[]): Promise<string[]> {
  return asSuperuser(url, async (client) => {
    const { rows } = await client.query<{ folded: string }>(
      `select app.fold_letters(text) as folded
       from unnest($1::text[]) with ordinality as given (text, place) order by place`,
      [texts],
    );
    return rows.map(({ folded }) => folded);
  });
}

it('every text that is searched lies in an index of its own', async () => {
  const tables = await asSuperuser(url, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string | null }>(
      `select given.table_name as name, found.indexdef as definition
       from information_schema.columns as given
       left join pg_indexes as found on found.schemaname = 'app'
         and found.indexname = given.table_name || '_search'
       where given.table_schema = 'app' and given.column_name = 'search_text'`,
    );
    return rows;
  });
  for (const { name, definition } of nonEmpty(tables))
    expect(definition, name).toContain('(organization_id, id) INCLUDE (search_text)');
});

describe('a text', () => {
  it('is folded by the database as by the service, letter by letter', async () => {
    const letters = RANGES.flatMap(([from, to]) =>
      Array.from(
        { length: to - from + 1 },
        (_, index) => `x${String.fromCodePoint(from + index)}x`,
      ),
    );
    const folded = await fold(letters);
    const differ = letters.filter((letter, index) => foldLetters(letter) !== folded[index]);
    expect(differ).toEqual([]);
  });

  it.each([
    ['L’Œuvre d’Øster', "l'oeuvre d'oster"],
    ['Łukasz STRASSE Straße', 'lukasz strasse strasse'],
    ['Évrard e\u0301vrard', 'evrard evrard'],
    ['Æ–ﬁ «x»', 'ae-fi "x"'],
    ['a\u200bb\u00adc', 'abc'],
  ])('is folded as people type it: %s', async (text, typed) => {
    expect(foldLetters(text)).toBe(typed);
    expect(await fold([text])).toEqual([typed]);
  });
});
