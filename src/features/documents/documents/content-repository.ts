import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { mayRemoveFiles } from '#platform/files/backup-lock.ts';

type Content = Row<'contents'>;
export type NewContent = Pick<Content, 'sha256' | 'size' | 'content_type' | 'created_at'>;

/** How long bytes without a document are kept: longer than any request takes. */
const KEPT_FOR = '1 hour';

/** Claims a content that is about to be stored: no sweep removes it until the claim expires. */
export async function claimContent(db: Connection, content: NewContent): Promise<void> {
  const { sha256, size, content_type, created_at } = content;
  await db.execute(sql`insert into app.contents (organization_id, sha256, size, content_type, keep_until, created_at)
    values (${db.organizationId}, ${sha256}, ${size}, ${content_type},
      ${created_at}::timestamptz + ${KEPT_FOR}::interval, ${created_at})
    on conflict (organization_id, sha256) do update set keep_until = excluded.keep_until`);
}

/**
 * Finds and locks one content that nothing refers to or claims, so that a concurrent claim waits
 * until the transaction ends.
 */
export async function lockOrphanContent(db: Connection, now: string): Promise<string | undefined> {
  const row = await db.first<Pick<Content, 'sha256'>>(sql`select sha256 from app.contents as content
    where organization_id = ${db.organizationId} and keep_until < ${now}
      and not exists (select from app.documents as document
        where document.organization_id = ${db.organizationId} and document.sha256 = content.sha256)
      and not exists (select from app.document_versions as version
        where version.organization_id = ${db.organizationId} and version.sha256 = content.sha256)
    order by keep_until limit 1 for update skip locked`);
  return row?.sha256;
}

/** Deletes the row of a content; its bytes are removed separately. */
export async function deleteContent(db: Connection, sha256: string): Promise<void> {
  await db.execute(sql`delete from app.contents
    where organization_id = ${db.organizationId} and sha256 = ${sha256}`);
}

/** Finds contents whose text was not extracted yet, oldest first. */
export function findUnread(
  db: Connection,
  before: string,
  limit: number,
): Promise<Pick<Content, 'sha256' | 'content_type'>[]> {
  return db.query(sql`select sha256, content_type from app.contents
    where organization_id = ${db.organizationId} and read_at is null and created_at < ${before}
    order by created_at limit ${limit}`);
}

export function findContent(
  db: Connection,
  sha256: string,
): Promise<Pick<Content, 'sha256' | 'content_type' | 'read_at'> | undefined> {
  return db.first(sql`select sha256, content_type, read_at from app.contents
    where organization_id = ${db.organizationId} and sha256 = ${sha256}`);
}

/** Stores the extracted words of a content. */
export async function storeWords(
  db: Connection,
  sha256: string,
  words: readonly string[],
  now: string,
): Promise<void> {
  const changed = await db.execute(sql`update app.contents set read_at = ${now}
    where organization_id = ${db.organizationId} and sha256 = ${sha256} and read_at is null`);
  if (changed === 0) return;
  await insertRows(
    db,
    'content_words',
    words.map((word) => ({ word, sha256 })),
    sql`on conflict do nothing`,
  );
}

/** Lists contents that documents refer to, ordered by hash, each with the title of one document. */
export function listKeptContents(
  db: Connection,
  after: string,
  limit: number,
): Promise<{ readonly sha256: string; readonly title: string | null }[]> {
  return db.query(sql`select version.sha256, min(document.title) as title
    from app.document_versions as version
    join app.documents as document on document.organization_id = ${db.organizationId}
      and document.id = version.document_id
    where version.organization_id = ${db.organizationId} and version.sha256 > ${after}
    group by version.sha256 order by version.sha256 limit ${limit}`);
}

/**
 * Prevents backups from starting until the transaction ends; false if one is running, which may
 * still read the files.
 */
export async function blockBackups(db: Connection): Promise<boolean> {
  return (await db.one<{ readonly may: boolean }>(mayRemoveFiles)).may;
}

/**
 * Lists the contents of all organizations that documents refer to. Needs a connection that sees
 * every row.
 */
export function listContentsInUse(
  db: Pick<Connection, 'query'>,
): Promise<Pick<Content, 'organization_id' | 'sha256' | 'size'>[]> {
  return db.query(sql`select organization_id, sha256, size from app.contents as content
    where exists (select from app.documents as document
        where document.organization_id = content.organization_id and document.sha256 = content.sha256)
      or exists (select from app.document_versions as version
        where version.organization_id = content.organization_id and version.sha256 = content.sha256)
    order by organization_id, sha256`);
}

/** Whether this file is already stored as an invoice. */
export async function isKeptAsInvoice(db: Connection, sha256: string): Promise<boolean> {
  const found = await db.first(sql`select id from app.documents
    where organization_id = ${db.organizationId} and sha256 = ${sha256}
      and document_type = 'Invoice' limit 1`);
  return found !== undefined;
}

/**
 * Selects the number and size of the files that a user has attached to tickets since a moment, as one
 * row `attachments, bytes`.
 */
export function attachmentsSince(db: Connection, userId: string, since: Sql): Sql {
  return sql`(select count(*)::integer as attachments, coalesce(sum(content.size), 0)::bigint as bytes
    from app.documents as document
    join app.contents as content on content.organization_id = ${db.organizationId}
      and content.sha256 = document.sha256
    where document.organization_id = ${db.organizationId} and document.is_attachment
      and document.created_by = ${userId} and document.created_at >= ${since})`;
}
