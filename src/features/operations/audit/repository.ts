import { AUDIT_SORTS, type ListAudit } from '#contract/audit.ts';
import { canonicalAuditEntry, type AuditedChange } from '#domain/operations/audit-entry.ts';
import { toStoredObjectType } from '#domain/operations/audit-objects.ts';
import type { AuditedAction } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { declareLinkedLog } from '#platform/db/linked-log.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { HashChain } from '#platform/db/recorded-heads.ts';
import { buildInsert, insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { allOf, equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { CHAIN_START, type Link } from '#platform/security/chain.ts';
import { accounts, members } from '#relations/auth.ts';

const sortable = sortFields('audit_log', AUDIT_SORTS);

/** An entry with its separate values, or without them if they were erased. */
export type ListedEntry = Omit<Row<'audit_log'>, 'organization_id' | 'previous_hash' | 'hash'> & {
  readonly changes: readonly AuditedChange[];
  readonly actor_name: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly personal: readonly AuditedChange[] | null;
};

/** Lists entries, latest first. */
export function listEntries(
  db: Connection,
  { actor_id, object_type, object_id, date_from, date_to, ...page }: ListAudit,
): Promise<Page<ListedEntry>> {
  return listPage(
    db,
    {
      select: sql`select id, sequence, occurred_at, actor_id, role_type, operation, action,
          object_type, object_id, changes, values_hash, held.address, held.details, held.personal,
          ${actorName(db)} as actor_name
        from app.audit_log left join ${selectSeparateValues(db)} as held on held.entry_id = id`,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ actor_id, object_id }),
        ...oneOf({ object_type: object_type?.map(toStoredObjectType) }),
        ...limitToDays(date_from, date_to),
      ],
      sortable,
      defaultSort: '-occurred_at',
    },
    page,
  );
}

/**
 * Selects the name of the actor: in an organization the name used there, on the platform their own.
 */
function actorName(db: Connection): Sql {
  return db.organizationId === NIL_UUID
    ? sql`(select account.name from ${accounts(db)} as account where account.id = actor_id)`
    : sql`(select member.name from ${members(db)} as member
        where member.organization_id = ${db.organizationId} and member.id = actor_id)`;
}

/** Selects the separate values of entries. */
function selectSeparateValues(db: Connection): Sql {
  return sql`(select id as entry_id, salt, address, details, changes as personal
    from app.audit_values where organization_id = ${db.organizationId})`;
}

/** Limits entries to the time from the start of one day in Brussels to the end of another. */
function limitToDays(from: string | undefined, to: string | undefined): Sql[] {
  return [
    ...(from === undefined
      ? []
      : [sql`occurred_at >= ${from}::date::timestamp at time zone 'Europe/Brussels'`]),
    ...(to === undefined
      ? []
      : [sql`occurred_at < (${to}::date + 1)::timestamp at time zone 'Europe/Brussels'`]),
  ];
}

/** The end of the organization's chain, and its current start. */
export type AuditHead = Omit<Row<'audit_heads'>, 'organization_id'>;

const START: AuditHead = {
  ...CHAIN_START,
  ended_count: CHAIN_START.entry_count,
  ended_hash: CHAIN_START.head_hash,
};

const columns = sql`entry_count, head_hash, ended_count, ended_hash`;

/** Reads the end of the chain, or its start if it has no entries. */
export async function findHead(db: Connection): Promise<AuditHead> {
  const head = await db.first<AuditHead>(sql`select ${columns} from app.audit_heads
    where organization_id = ${db.organizationId}`);
  return head ?? START;
}

/** Reads and locks the end of the chain until the transaction ends. */
async function lockHead(db: Connection): Promise<AuditHead> {
  const lock = sql`select ${columns} from app.audit_heads
    where organization_id = ${db.organizationId} for no key update`;
  const head = await db.first<AuditHead>(lock);
  if (head !== undefined) return head;
  await insertRows(db, 'audit_heads', [START], sql`on conflict (organization_id) do nothing`);
  return db.one<AuditHead>(lock);
}

/** Statements that write the entries of a transaction. */
export type EntryInserts = readonly Sql[];

/**
 * Builds the statements that write entries with their separate values. They are linked into the
 * chain later.
 */
export function buildEntryInserts(
  db: Connection,
  entries: readonly NewRow<'audit_log'>[],
  values: readonly NewRow<'audit_values'>[],
): EntryInserts {
  return [
    buildInsert(db, 'audit_log', entries),
    ...(values.length > 0 ? [buildInsert(db, 'audit_values', values)] : []),
  ];
}

/** The audit log, whose entries are linked after their transaction. */
export const auditLog = declareLinkedLog({
  table: 'audit_log',
  heads: 'audit_heads',
  lockHead,
  toText: ({ changes, values_hash, ...entry }) =>
    canonicalAuditEntry({
      ...entry,
      changes: changes as readonly AuditedChange[],
      values_hash: values_hash?.toString('hex') ?? null,
    }),
});

/** An entry of the chain, with its separate values if they still exist. */
export type ProvedEntry = Omit<Row<'audit_log'>, keyof Link> &
  Link & {
    readonly changes: readonly AuditedChange[];
    readonly salt: string | null;
    readonly address: string | null;
    readonly details: object;
    readonly personal: readonly AuditedChange[];
  };

/** Lists the entries after a position in the chain, in order. */
export function nextEntries(db: Connection, after: number, limit: number): Promise<ProvedEntry[]> {
  return db.query<ProvedEntry>(sql`select *
    from app.audit_log left join ${selectSeparateValues(db)} as held on held.entry_id = id
    where organization_id = ${db.organizationId} and sequence > ${after}
    order by sequence limit ${limit}`);
}

/**
 * Deletes the oldest entries from before a moment, up to a limit.
 * @returns the last deleted position; 0: none
 */
export async function deleteOldEntries(
  db: Connection,
  before: string,
  atMost: number,
): Promise<number> {
  const { ended } = await db.one<{ ended: number }>(
    sql`select app.end_audit_log(${before}::timestamptz, ${atMost}::integer) as ended`,
  );
  return ended;
}

/** Whether this action was already recorded for the object today. */
export async function isAuditedToday(
  { db, today }: TenantContext,
  action: AuditedAction,
  object_id: string,
): Promise<boolean> {
  const found = await db.first(sql`select from app.audit_log
    where organization_id = ${db.organizationId} and object_id = ${object_id} and action = ${action}
      and ${allOf(limitToDays(today, today))} limit 1`);
  return found !== undefined;
}

/** Chains of the audit logs of all organizations, and of the platform. */
export const auditChain: HashChain = {
  chain: 'audit',
  heads: sql`select organization_id, organization_id as chain_id, entry_count, head_hash
    from app.audit_heads`,
  // The position at which removed entries end stands for them.
  links: sql`select organization_id, organization_id as chain_id, sequence, hash from app.audit_log
    union all
    select organization_id, organization_id, ended_count, ended_hash from app.audit_heads
      where ended_count > 0`,
};
