import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/** Erases who reported a problem; the problem itself is kept, since it concerns the building. */
export const eraseFromTickets: ErasurePart = async ({ db }, person) => {
  const { pseudonym, user_ids } = person;
  const authored = await db.execute(sql`update app.ticket_comments set author_name = ${pseudonym}
    where organization_id = ${db.organizationId} and author_id = any(${user_ids}::uuid[])`);
  const texts = ['title', 'description', 'resolution', 'cancellation_reason'] as const;
  const masked = await maskWords(db, 'tickets', texts, person);
  const comments = await maskWords(db, 'ticket_comments', ['body', 'author_name'], person);
  await maskWords(db, 'ticket_events', ['details'], person);
  return { erased: { Tickets: authored + masked + comments } };
};
