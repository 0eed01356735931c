import type { Language } from '#domain/kernel/language.ts';
import { buildings } from '#features/register/buildings/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

/** The language that the building's books and papers are written in. */
export async function findBuildingLanguage(db: Connection, buildingId: string): Promise<Language> {
  const { language } = await db.one<{ language: Language }>(sql`select language
    from ${buildings(db)} as building where id = ${buildingId}`);
  return language;
}
