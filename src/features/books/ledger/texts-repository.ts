import type { Language } from '#domain/kernel/language.ts';
import { place, sql, type Sql } from '#platform/db/sql.ts';

/**
 * Selects a text in the reader's language; null if there is none.
 * @param language itself, or the column that holds it
 * @param texts the alias of the relation `journalTexts`
 */
export function selectJournalText(language: Language | Sql, texts: string): Sql {
  return sql`coalesce(${place(`${texts}.translations`)} ->> ${language}::text,
    ${place(`${texts}.description`)})`;
}
