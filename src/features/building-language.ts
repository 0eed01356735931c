import type { Language } from '#domain/kernel/language.ts';
import type { Session } from '#platform/db/session.ts';
import { sql } from '#platform/db/sql.ts';

/** The language that the building's books and papers are written in. */
export async function findBuildingLanguage(db: Session, buildingId: string): Promise<Language> {
  const { language } = await db.one<{ language: Language }>(sql`select language from app.buildings
    where organization_id = ${db.organizationId} and id = ${buildingId}`);
  return language;
}
