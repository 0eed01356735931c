import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Finds the main language of a building's books and documents. */
export async function findBuildingLanguage(db: Connection, buildingId: string): Promise<Language> {
  const [language] = await findBuildingLanguages(db, buildingId);
  return language;
}

/**
 * Finds the languages in which co-owners are invited to assemblies and receive the minutes: one, or
 * two as in Brussels.
 */
export async function findBuildingLanguages(
  db: Connection,
  buildingId: string,
): Promise<Languages> {
  const { language, second_language: second } = await db.one<{
    language: Language;
    second_language: Language | null;
  }>(
    sql`select language, second_language from ${buildings(db)} as building where id = ${buildingId}`,
  );
  return second === null || second === language ? [language] : [language, second];
}

export type Languages = readonly [Language, ...Language[]];
