import type { Language } from '#domain/kernel/language.ts';
import { place, sql, type Sql } from '#platform/db/sql.ts';

/**
 * What a text says to a reader of the language, null where there is none.
 * @param language itself, or the column where it stands
 * @param texts the alias of the relation `journalTexts`
 */
export function wordsIn(language: Language | Sql, texts: string): Sql {
  return sql`coalesce(${place(`${texts}.translations`)} ->> ${language}::text,
    ${place(`${texts}.description`)})`;
}
