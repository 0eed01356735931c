import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** The language that the building's books and papers are written in. */
export async function findBuildingLanguage(db: Connection, buildingId: string): Promise<Language> {
  const [language] = await findBuildingLanguages(db, buildingId);
  return language;
}

/** The languages in which all are told of an assembly and of what it decided: one, or two as in Brussels. */
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
