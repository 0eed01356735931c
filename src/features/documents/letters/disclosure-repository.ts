import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { selectDeliveries } from './delivery-repository.ts';

/** Discloses the letters to an owner and their deliveries. */
export const discloseLetters: DisclosurePart = async ({ db }, { owner_id }) => {
  const [Letters, LetterDeliveries] = await Promise.all([
    db.query<DisclosedRecord>(sql`select letter.id, building.name as building_name,
        letter.subject_type, letter.title, letter.file_name, letter.page_count, letter.created_at
      from app.letters as letter
      join ${buildings(db)} as building on building.id = letter.building_id
      where letter.organization_id = ${db.organizationId} and letter.owner_id = ${owner_id}
      order by letter.id`),
    db.query<DisclosedRecord>(sql`select delivery.letter_id, delivery.channel, delivery.status,
        delivery.sent_at, delivery.posted_on, delivery.tracking_number
      from (${selectDeliveries(db, sql`owner_id = ${owner_id}`)}) as delivery
      order by delivery.letter_id, delivery.channel, delivery.id`),
  ]);
  return { Letters, LetterDeliveries };
};
