import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { instantOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { assignments, sql } from '#platform/db/sql.ts';
import { HOLDER_IS_PRESENT } from './claim-holder.ts';

/** Retention of an answer, and the maximum time that a running request may hold its key. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const CLAIM_MS = 2 * 60 * 1_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

/** A request that holds its Idempotency-Key until its answer is stored. */
export interface IdempotencyClaim {
  readonly organizationId: string;
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly claim: string;
  /** Process of the request: see ClaimHolder. */
  readonly holder: string;
  /** Set once the transaction of the change, and with it the answer, is durable. */
  isStored: boolean;
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
  readonly is_held: boolean;
  readonly status: number | null;
}

/**
 * Hash that identifies a request: the query, and the body as JSON, in which the order of members
 * and the spelling of a number do not matter (of an upload, the hashes of its parts).
 */
function requestHash(request: FastifyRequest): Buffer {
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

/**
 * Claims the key for this request, in a separate transaction, before anything else.
 * @returns the stored answer if there is one. Refuses idempotency_mismatch for another body,
 * idempotency_in_progress while the first request runs. A key whose process died is taken over: its
 * transaction can no longer commit, because storing the answer requires the old claim.
 */
export function claimKey(
  database: Database,
  claim: IdempotencyClaim,
  request: FastifyRequest,
  nowMs: number,
): Promise<StoredAnswer | undefined> {
  const now = instantOf(nowMs);
  const hash = requestHash(request);
  const claimedUntil = instantOf(nowMs + CLAIM_MS);
  return database.write(claim.organizationId, async (db) => {
    await db.execute(sql`delete from app.idempotency_keys
      where organization_id = ${claim.organizationId} and created_at < ${instantOf(nowMs - KEPT_MS)}`);
    const inserted = await db.execute(sql`insert into app.idempotency_keys
      (organization_id, user_id, operation, key, request_hash, claim, holder, claimed_until, created_at)
      values (${claim.organizationId}, ${claim.userId}, ${claim.operation}, ${claim.key}, ${hash}, ${claim.claim},
        ${claim.holder}, ${claimedUntil}, ${now}) on conflict do nothing`);
    if (inserted === 1) return undefined;
    const row = await db.one<StoredRow>(sql`select request_hash, status, location, etag, body,
        claimed_until > ${now} and ${HOLDER_IS_PRESENT} as is_held
      from app.idempotency_keys where ${rowOf(claim)} for update`);
    if (!row.request_hash.equals(hash)) throw new DomainError('idempotency_mismatch');
    if (row.status !== null) return { ...row, status: row.status };
    if (row.is_held) throw inProgress();
    await db.execute(sql`update app.idempotency_keys
      set claim = ${claim.claim}, holder = ${claim.holder}, claimed_until = ${claimedUntil}
      where ${rowOf(claim)}`);
    return undefined;
  });
}

/**
 * Stores the answer in the transaction of the change; a request that lost its claim changes
 * nothing.
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
  const isKept = status < 500 && status !== 401 && status !== 403 && status !== 429;
  const answer = {
    status,
    location: headerOf(reply, 'location'),
    etag: headerOf(reply, 'etag'),
    body: body === '' ? null : body,
  };
  await database.write(claim.organizationId, (db) =>
    db.execute(
      isKept
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
