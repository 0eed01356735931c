import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSuperuser } from './test-database.ts';

/**
 * Lists every column of every table of every schema, including the queue's, that contains one of the words:
 * `app.owners.name`.
 */
export function findColumnsContaining(
  databaseUrl: string,
  words: readonly string[],
): Promise<string[]> {
  return asSuperuser(databaseUrl, async (client) => {
    const { rows } = await client.query<{ schema: string; table: string; column: string }>(
      `select n.nspname as schema, c.relname as table, a.attname as column
        from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        order by 1, 2, 3`,
    );
    const found: string[] = [];
    for (const { schema, table, column } of rows) {
      const { rows: hits } = await client.query(
        `select from "${schema}"."${table}" where exists (select from unnest($1::text[]) as word
          where position(lower(word) in lower("${column}"::text)) > 0
            or position(encode(convert_to(word, 'UTF8'), 'hex') in "${column}"::text) > 0) limit 1`,
        [words],
      );
      if (hits.length > 0) found.push(`${schema}.${table}.${column}`);
    }
    return found;
  });
}

/** Lists every file in a folder that contains one of the words. */
export function findFilesContaining(directory: string, words: readonly string[]): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path, 'utf8').toLowerCase();
      return words.some((word) => content.includes(word.toLowerCase()));
    });
}
