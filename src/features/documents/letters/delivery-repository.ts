import type { LetterDelivery } from '#contract/letter-deliveries.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { mails } from '#relations/mails.ts';
import { about, type SubjectRef } from './letter-repository.ts';

/** Adds letters to the list to post; a letter on the list is not added again. */
export function insertPosts(
  db: Connection,
  rows: readonly NewRow<'letter_posts'>[],
): Promise<void> {
  return insertRows(
    db,
    'letter_posts',
    rows,
    sql`on conflict (organization_id, letter_id) do nothing`,
  );
}

/** A delivery with the fields of its entity tag; its owner is given by id. */
export type Delivery = Omit<LetterDelivery, 'owner_name'> & {
  readonly version: number;
  readonly live: string;
};
/** A delivery with the id of its letter. */
export type DeliveryOfLetter = Delivery & { readonly letter_id: string };

/** Selects deliveries by e-mail and by post; the status of an e-mail is that of its mail. */
export function selectDeliveries(db: Connection, letters: Sql): Sql {
  return sql`select delivery.id, letter.owner_id, delivery.channel,
      delivery.status, delivery.sent_at, delivery.error, delivery.posted_on,
      delivery.tracking_number, letter.id as letter_id, letter.sha256 as letter_sha256,
      1 as version, delivery.status as live
    from app.letters as letter
    cross join lateral (
      select mail.id, 'Email' as channel, mail.status, mail.sent_at, mail.error,
        null::date as posted_on, null as tracking_number
      from ${mails(db)} as mail where mail.letter_id = letter.id
      union all
      select post.id, 'Post', case when post.posted_on is null then 'ToPost' else 'Posted' end,
        null, null, post.posted_on, post.tracking_number
      from app.letter_posts as post
      where post.organization_id = ${db.organizationId} and post.letter_id = letter.id
    ) as delivery
    where letter.organization_id = ${db.organizationId} and ${letters}`;
}

/**
 * Lists the deliveries of the letters about a subject, in the order of the letters; of one owner if
 * given.
 */
export function listDeliveries(
  db: Connection,
  subject: SubjectRef,
  ownerId: string | null,
): Promise<DeliveryOfLetter[]> {
  const wanted = sql`${about(subject)}
    and (${ownerId}::uuid is null or owner_id = ${ownerId})`;
  return db.query<DeliveryOfLetter>(sql`${selectDeliveries(db, wanted)}
    order by letter.id, delivery.channel, delivery.id`);
}

export function findDelivery(
  db: Connection,
  subject: SubjectRef,
  deliveryId: string,
): Promise<Delivery | undefined> {
  const wanted = about(subject);
  return db.first<Delivery>(sql`${selectDeliveries(db, wanted)} and delivery.id = ${deliveryId}`);
}

type PostRow = Row<'letter_posts'>;

/**
 * Finds and locks a posted letter about this subject, with the earliest instant at which it could
 * be posted.
 */
export function lockPost(
  db: Connection,
  subject: SubjectRef,
  postId: string,
): Promise<(PostRow & { readonly written_at: string }) | undefined> {
  return db.first(sql`select post.*, letter.created_at as written_at
    from app.letter_posts as post
    join app.letters as letter
      on letter.organization_id = ${db.organizationId} and letter.id = post.letter_id
    where post.organization_id = ${db.organizationId} and post.id = ${postId}
      and ${about(subject)}
    for no key update of post`);
}

export async function markPostPosted(
  db: Connection,
  { id, posted_on, tracking_number }: Pick<PostRow, 'id' | 'posted_on' | 'tracking_number'>,
): Promise<void> {
  await db.execute(sql`update app.letter_posts
    set posted_on = ${posted_on}, tracking_number = ${tracking_number}
    where organization_id = ${db.organizationId} and id = ${id}`);
}

/** Removes the letters about these subjects from the list to post. */
export async function withdrawPosts(db: Connection, subjectIds: readonly string[]): Promise<void> {
  await db.execute(sql`delete from app.letter_posts as post
    using app.letters as letter
    where post.organization_id = ${db.organizationId} and post.posted_on is null
      and letter.organization_id = ${db.organizationId} and letter.id = post.letter_id
      and letter.subject_id = any(${subjectIds}::uuid[])`);
}

/** Records that a person posted a letter, whether or not it was on the list. */
export function recordPost(
  db: Connection,
  post: Pick<PostRow, 'id' | 'letter_id' | 'posted_on' | 'tracking_number' | 'created_at'>,
): Promise<void> {
  const { posted_on, tracking_number } = post;
  return insertRows(
    db,
    'letter_posts',
    [post],
    sql`on conflict (organization_id, letter_id) do update
      set posted_on = ${posted_on}, tracking_number = ${tracking_number}`,
  );
}
