import { Document, DOCUMENT_SORTS, type ListDocuments } from '#contract/documents.ts';
import type { DocumentLife } from '#domain/documents/document.ts';
import { extractSearchWords } from '#domain/documents/search-words.ts';
import { visibleMeetings, visibleOwners } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRow, insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { allOf, equal, oneOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { nameSources } from '#relations/display-names.ts';
import { expenses } from '#relations/expenses.ts';
import { letters } from '#relations/letters.ts';
import { meetings } from '#relations/meetings.ts';
import { minutes } from '#relations/minutes.ts';
import { owners } from '#relations/owners.ts';
import { tickets } from '#relations/tickets.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** A document with the properties of its bytes. */
export type DocumentRow = Omit<
  Row<'documents'>,
  'organization_id' | 'search_text' | 'title_order' | 'sha256' | 'is_attachment' | 'is_filed'
> &
  Omit<DocumentLife, 'is_letter'> & {
    readonly sha256: string;
    readonly size: number;
    readonly content_type: string;
  };

const sortable = sortFields('documents', DOCUMENT_SORTS, { title: 'title_order' });

const PDF = 'application/pdf';

/**
 * Selects documents with the size and type of their bytes, which for a letter are stored with the
 * letter, and with what they are evidence of.
 */
export const selectDocuments = (
  db: Connection,
) => sql`select id, title, title_order, document_type, visibility,
    building_id, unit_id, owner_id, expense_id, call_for_funds_id, ticket_id, meeting_id, letter_id, file_name,
    version_number, retention_until, valid_until, legal_hold, created_by, version, created_at, updated_at,
    coalesce(sha256, letter_sha256) as sha256, coalesce(content_size, letter_size) as size,
    coalesce(content_type, ${PDF}) as content_type,
    case when letter_id is not null then null
      when minuted_meeting_id is not null then 'PublishedMinutes'
      when booked_expense_id is not null then 'Voucher'
      when is_filed then 'FiledReport' end as evidence,
    (created_at at time zone 'Europe/Brussels')::date as added_on,
    coalesce(first_month, 1) as fiscal_year_start_month
  from app.documents
  left join (select sha256 as content_sha256, size as content_size, content_type from app.contents
    where organization_id = ${db.organizationId}) as content on content_sha256 = sha256
  left join (select id as sent_letter_id, sha256 as letter_sha256,
      octet_length(pdf)::bigint as letter_size from ${letters(db)} as letter) as letter
    on sent_letter_id = letter_id
  left join (select id as booked_expense_id from ${expenses(db)} as expense
    where approved_at is not null) as voucher on booked_expense_id = expense_id
  left join (select meeting_id as minuted_meeting_id from ${minutes(db)} as minutes
    where published_at is not null) as minuted
    on minuted_meeting_id = meeting_id and document_type = 'MeetingMinutes'
  left join (select id as place_id, fiscal_year_start_month as first_month
    from ${buildings(db)} as building) as place on place_id = building_id`;

/** Lists visible documents by the filters, one page at a time. */
export function listDocuments(
  db: Connection,
  { document_type, visibility, q, ...query }: ListDocuments,
  visible: readonly Sql[],
): Promise<Page<DocumentRow>> {
  const { building_id, unit_id, owner_id, expense_id, call_for_funds_id, ...rest } = query;
  const { ticket_id, meeting_id, ...page } = rest;
  const about = { expense_id, call_for_funds_id, ticket_id, meeting_id };
  return listPage<DocumentRow>(
    db,
    {
      select: selectDocuments(db),
      beside: selectNames(db, Document, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id, unit_id, owner_id, ...about }),
        ...oneOf({ document_type, visibility }),
        ...(q === undefined ? [] : [matchWords(db, q)]),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
}

/** Selects contents that contain each of the words, or a word starting with it. */
function selectContentsWithWords(db: Connection, words: readonly string[]): Sql {
  const said = words.map(
    (word) => sql`sha256 in (select sha256 from app.content_words
      where organization_id = ${db.organizationId} and word >= ${word} and word < ${`${word}\u{10FFFF}`})`,
  );
  return said.length === 0 ? sql`false` : allOf(said);
}

/**
 * Matches documents whose title or file name contains all words as substrings, or whose text
 * contains them as words or prefixes.
 */
function matchWords(db: Connection, q: string): Sql {
  return sql`(${allOf(searchTable(db, 'app.documents', q))} or ${selectContentsWithWords(db, extractSearchWords(q))})`;
}

/** Selects the ids of the latest documents whose text contains the words, with the lowest rank. */
export function selectIdsByText(
  db: Connection,
  words: readonly string[],
  visible: readonly Sql[],
  limit: number,
): Sql {
  return sql`(select id, 0 as rank from app.documents where organization_id = ${db.organizationId}
    and ${selectContentsWithWords(db, words)} and ${allOf(visible)} order by id desc limit ${limit})`;
}

export function findDocument(
  db: Connection,
  id: string,
  conditions: readonly Sql[],
): Promise<DocumentRow | undefined> {
  return db.first<DocumentRow>(sql`${selectDocuments(db)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(conditions)}`);
}

/** Finds a file that is attached to a ticket. */
export function findAttachment(
  db: Connection,
  ticketId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  return findDocument(db, id, [sql`is_attachment and ticket_id = ${ticketId}`]);
}

/** Lists the files that are attached to a ticket, oldest first. */
export function listAttachments(db: Connection, ticketId: string): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(sql`${selectDocuments(db)}
    where organization_id = ${db.organizationId} and is_attachment and ticket_id = ${ticketId}
    order by created_at, id`);
}

export type NewDocument = Omit<NewRow<'documents'>, 'sha256' | 'created_by'> & {
  readonly sha256: string;
  readonly created_by: string;
};

/**
 * Whether the service has already filed a document of a meeting; what people uploaded does not
 * count.
 */
export async function hasFiledMeetingDocument(
  db: Connection,
  { meeting_id, document_type }: { readonly meeting_id: string; readonly document_type: string },
): Promise<boolean> {
  const row = await db.first(sql`select id from app.documents
    where organization_id = ${db.organizationId} and meeting_id = ${meeting_id}
      and document_type = ${document_type} and is_filed`);
  return row !== undefined;
}

/** Inserts a document with the first version of its file. */
export async function insertDocument(db: Connection, document: NewDocument): Promise<void> {
  await insertRow(db, 'documents', document);
  const { id: document_id, sha256, file_name, created_by, created_at } = document;
  await insertVersion(db, {
    document_id,
    sha256,
    file_name,
    version_number: 1,
    created_by,
    created_at,
  });
}

/** Adds a version to a document. */
export async function insertVersion(
  db: Connection,
  version: NewRow<'document_versions'>,
): Promise<void> {
  await insertRows(db, 'document_versions', [version]);
}

/** A version of a file in a list. */
export type VersionRow = Omit<Row<'document_versions'>, 'organization_id' | 'document_id'> &
  Pick<Row<'contents'>, 'size' | 'content_type'>;

/** Lists the versions of a document's file, latest first. */
export function listVersions(db: Connection, documentId: string): Promise<VersionRow[]> {
  return db.query<VersionRow>(sql`select version.version_number, version.file_name, version.sha256,
      version.created_by, version.created_at, content.size, content.content_type
    from app.document_versions as version
    join app.contents as content on content.organization_id = ${db.organizationId}
      and content.sha256 = version.sha256
    where version.organization_id = ${db.organizationId} and version.document_id = ${documentId}
    order by version.version_number desc`);
}

/** The records that a document may concern. */
export interface DocumentLinks {
  readonly building_id?: string | null | undefined;
  readonly unit_id?: string | null | undefined;
  readonly owner_id?: string | null | undefined;
  readonly expense_id?: string | null | undefined;
  readonly call_for_funds_id?: string | null | undefined;
  readonly ticket_id?: string | null | undefined;
  readonly meeting_id?: string | null | undefined;
}

/** A record that a document concerns, and its building; an owner has none. */
export interface LinkedRecord {
  readonly field: keyof DocumentLinks;
  readonly building_id: string | null;
}

/** Finds which of the records exist. */
export function findLinked(ctx: TenantContext, links: DocumentLinks): Promise<LinkedRecord[]> {
  const { db } = ctx;
  const { unit_id, owner_id, expense_id, call_for_funds_id, ticket_id, meeting_id } = links;
  return db.query<LinkedRecord>(sql`
    select 'unit_id' as field, building_id from ${units(db)} as unit where id = ${unit_id ?? null}
    union all select 'expense_id', building_id from ${expenses(db)} as expense
      where id = ${expense_id ?? null}
    union all select 'call_for_funds_id', building_id from ${callsForFunds(db)} as call
      where id = ${call_for_funds_id ?? null}
    union all select 'ticket_id', building_id from ${tickets(db)} as ticket
      where id = ${ticket_id ?? null}
    union all select 'meeting_id', building_id from ${meetings(db)} as meeting
      where id = ${meeting_id ?? null} and ${allOf(visibleMeetings(ctx))}
    union all select 'owner_id', null from ${owners(db)} as owner
      where id = ${owner_id ?? null} and ${allOf(visibleOwners(ctx, 'owner.id'))}`);
}

/** Reads the bytes of a letter as sent. */
export async function readLetterPdf(db: Connection, letterId: string): Promise<Buffer> {
  const { pdf } = await db.one<{ pdf: Buffer }>(
    sql`select pdf from ${letters(db)} as letter where id = ${letterId}`,
  );
  return pdf;
}

/** Reads a link and invalidates it. */
export async function useLink(
  db: Connection,
  id: string,
  now: string,
): Promise<Pick<Row<'download_links'>, 'document_id' | 'version_number'> | undefined> {
  return db.first(sql`delete from app.download_links
    where organization_id = ${db.organizationId} and id = ${id} and expires_at > ${now}
    returning document_id, version_number`);
}

/** Deletes download links that have expired. */
export async function deleteExpiredLinks(db: Connection, now: string): Promise<void> {
  await db.execute(sql`delete from app.download_links
    where organization_id = ${db.organizationId} and expires_at <= ${now}`);
}

/** Finds the owners of the unit on the day. */
export async function findHolders(db: Connection, unitId: string, day: string): Promise<string[]> {
  const rows = await db.query<{ owner_id: string }>(sql`select distinct owner_id
    from ${holdings(db)} as holding where unit_id = ${unitId} and during @> ${day}::date`);
  return rows.map(({ owner_id }) => owner_id);
}
