import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { instantOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { assignments, insertValues, sql, type Sql } from '#platform/db/sql.ts';
import { isHolderPresent } from './claim-holder.ts';

/** Retention of an answer, and the maximum time that a running request may hold its key. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const CLAIM_MS = 2 * 60 * 1_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * How far a request has come with its key. Open: its transaction will take the key. Held: a row of
 * an earlier transaction holds it. Stored: its answer is durable, and with it the change.
 */
type ClaimState = 'open' | 'held' | 'stored';

/** A request with an Idempotency-Key. */
export interface IdempotencyClaim {
  readonly organizationId: string;
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly claim: string;
  /** Identifies what is requested: see `hashRequest`. */
  readonly hash: Buffer;
  state: ClaimState;
}

/** A type, not an interface: its members are used as columns. */
export type StoredAnswer = Readonly<{
  status: number;
  location: string | null;
  etag: string | null;
  body: string | null;
}>;

interface StoredRow extends Omit<StoredAnswer, 'status'> {
  readonly request_hash: Buffer;
  readonly is_claimed: boolean;
  readonly holder: string | null;
  readonly is_expired: boolean;
  readonly status: number | null;
}

/** A key that a request may use: nobody has, or its row is void. */
export type FreeKey = 'unused' | 'void';

/**
 * Hash that identifies a request: the query, and the body as JSON, in which the order of members
 * and the spelling of a number do not matter (of an upload, the hashes of its parts).
 */
export function hashRequest(request: FastifyRequest): Buffer {
  const query = request.url.split('?')[1] ?? '';
  const body = canonicalJson(request.body ?? null);
  return createHash('sha256').update(query).update('\n').update(body).digest();
}

/** Reads the key from the header; undefined if absent. Refuses an invalid key. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new DomainError('invalid_request', {
      pointer: '/headers/Idempotency-Key',
      first: 'Idempotency-Key',
    });
  }
  return key;
}

function rowOf(claim: IdempotencyClaim) {
  return sql`organization_id = ${claim.organizationId} and user_id = ${claim.userId}
    and operation = ${claim.operation} and key = ${claim.key}`;
}

/** Condition for the row, as long as the request still holds the key. */
function buildHolderCondition(claim: IdempotencyClaim) {
  return sql`${rowOf(claim)} and claim = ${claim.claim} and status is null`;
}

/** Text that the lock of a key is derived from. */
function lockText({ organizationId, userId, operation, key }: IdempotencyClaim): string {
  return `idempotency ${organizationId} ${userId} ${operation} ${key}`;
}

/**
 * Takes the key for this transaction, in one flight: its lock, then its row.
 * @returns the stored answer if there is one. Refuses idempotency_mismatch for another body,
 * idempotency_in_progress while another request runs with it.
 */
export async function takeKey(
  db: Connection,
  claim: IdempotencyClaim,
  nowMs: number,
): Promise<StoredAnswer | FreeKey> {
  const [{ is_free }, row] = await Promise.all([
    db.one<{ is_free: boolean }>(sql`select
      pg_try_advisory_xact_lock(hashtextextended(${lockText(claim)}, 0)) as is_free`),
    db.first<StoredRow>(sql`select request_hash, status, location, etag, body,
        created_at < ${instantOf(nowMs - KEPT_MS)} as is_expired,
        holder, claimed_until > ${instantOf(nowMs)} as is_claimed
      from app.idempotency_keys where ${rowOf(claim)} for update`),
  ]);
  if (row?.is_expired === false) {
    if (!row.request_hash.equals(claim.hash)) throw new DomainError('idempotency_mismatch');
    if (row.status !== null) return { ...row, status: row.status };
    if (row.is_claimed && (await isHolderPresent(db, row.holder))) throw inProgress();
  }
  if (!is_free) throw inProgress();
  return row === undefined ? 'unused' : 'void';
}

/**
 * Builds the statement that writes the row of a key taken in this transaction: with the answer, or
 * with the process that holds it until there is one. It fails if the row was written meanwhile by a
 * process of an earlier version.
 */
export function buildKeyWrite(
  claim: IdempotencyClaim,
  taken: FreeKey,
  nowMs: number,
  kept: StoredAnswer | { readonly holder: string },
): Sql {
  const { organizationId: organization_id, userId: user_id, operation, key } = claim;
  const columns = {
    ...NO_ANSWER,
    request_hash: claim.hash,
    claim: claim.claim,
    claimed_until: instantOf(nowMs + CLAIM_MS),
    created_at: instantOf(nowMs),
    ...kept,
  };
  return taken === 'unused'
    ? sql`insert into app.idempotency_keys
        ${insertValues({ organization_id, user_id, operation, key, ...columns })}`
    : sql`update app.idempotency_keys set ${assignments(columns)} where ${rowOf(claim)}`;
}

const NO_ANSWER = { holder: null, status: null, location: null, etag: null, body: null };

/**
 * Claims the key in a transaction of its own: for a request that opens its own transactions, or
 * whose answer is a refusal. The claim of a process that died is void.
 * @param holder the process: see ClaimHolder
 * @returns the stored answer if there is one
 */
export function claimKey(
  database: Database,
  claim: IdempotencyClaim,
  holder: string,
  nowMs: number,
): Promise<StoredAnswer | undefined> {
  return database.write(claim.organizationId, async (db) => {
    const taken = await takeKey(db, claim, nowMs);
    if (typeof taken === 'object') return taken;
    await db.execute(buildKeyWrite(claim, taken, nowMs, { holder }));
    return undefined;
  });
}

/**
 * Stores the answer of a request that holds its key in the transaction of the change; a request
 * that lost its claim changes nothing.
 */
export async function storeAnswer(
  db: Connection,
  claim: IdempotencyClaim,
  answer: StoredAnswer,
): Promise<void> {
  const stored = await db.execute(sql`update app.idempotency_keys set ${assignments(answer)}
    where ${buildHolderCondition(claim)}`);
  if (stored !== 1) throw inProgress();
}

function inProgress(): DomainError {
  return new DomainError('idempotency_in_progress', { retry_after_seconds: 1 });
}

/** Whether an answer with this status is repeated; after others, a repeated request runs. */
export function isKept(status: number): boolean {
  return status < 500 && status !== 401 && status !== 403 && status !== 429;
}

/**
 * Settles an answer outside a transaction: stores it, or frees the key if a retry may succeed
 * later. Does nothing if the request lost its key to another.
 */
export async function settleAnswer(
  database: Database,
  claim: IdempotencyClaim,
  reply: FastifyReply,
  body: string,
): Promise<void> {
  const status = reply.statusCode;
  const answer = {
    status,
    location: headerOf(reply, 'location'),
    etag: headerOf(reply, 'etag'),
    body: body === '' ? null : body,
  };
  await database.write(claim.organizationId, (db) =>
    db.execute(
      isKept(status)
        ? sql`update app.idempotency_keys set ${assignments(answer)} where ${buildHolderCondition(claim)}`
        : sql`delete from app.idempotency_keys where ${buildHolderCondition(claim)}`,
    ),
  );
}

function headerOf(reply: FastifyReply, name: string): string | null {
  const value = reply.getHeader(name);
  return value === undefined ? null : String(value);
}

/**
 * Deletes the stored answers that name a person or were given to them.
 * @returns the number deleted
 */
export function forgetAnswers(
  db: Connection,
  { pattern, user_ids }: { readonly pattern: string | null; readonly user_ids: readonly string[] },
): Promise<number> {
  return db.execute(sql`delete from app.idempotency_keys
    where organization_id = ${db.organizationId} and status is not null
      and (user_id = any(${user_ids}::uuid[]) or body ~* ${pattern})`);
}

/** Deletes the answers of a tenant that are no longer kept. */
export async function deleteOldAnswers(db: Connection, nowMs: number): Promise<void> {
  await db.execute(sql`delete from app.idempotency_keys
    where organization_id = ${db.organizationId} and created_at < ${instantOf(nowMs - KEPT_MS)}`);
}
