import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { instantOf, millisecondsOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

/** How long an answer is kept, and how long a request may hold its key without answering. */
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
  /** Set once the answer stands in the transaction of the change. */
  isStored: boolean;
}

interface StoredRow {
  readonly request_hash: Buffer;
  readonly claimed_until: string;
  readonly created_at: string;
  readonly status: number | null;
  readonly location: string | null;
  readonly etag: string | null;
  readonly body: string | null;
}

export interface StoredAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly etag: string | null;
  readonly body: string | null;
}

/** What makes two requests the same: the query and the body (of an upload, the hashes of its parts). */
function requestHash(request: FastifyRequest): Buffer {
  const query = request.url.split('?')[1] ?? '';
  return createHash('sha256')
    .update(query)
    .update('\n')
    .update(JSON.stringify(request.body ?? null))
    .digest();
}

/** The header's key; undefined when there is none. Refuses what could not be a key. */
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

/**
 * Takes the key for this request, in a transaction of its own, before anything else is done.
 * @returns the stored answer when there is one. Refuses idempotency_mismatch for another body,
 * idempotency_in_progress while the first request runs. A key whose holder died is taken over:
 * its transaction can no longer commit, because storing the answer asks for the old claim.
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
      (organization_id, user_id, operation, key, request_hash, claim, claimed_until, created_at)
      values (${claim.organizationId}, ${claim.userId}, ${claim.operation}, ${claim.key}, ${hash}, ${claim.claim},
        ${claimedUntil}, ${now}) on conflict do nothing`);
    if (inserted === 1) return undefined;
    const row =
      await db.one<StoredRow>(sql`select request_hash, claimed_until, created_at, status, location, etag, body
      from app.idempotency_keys where ${rowOf(claim)} for update`);
    if (!row.request_hash.equals(hash)) throw new DomainError('idempotency_mismatch');
    if (row.status !== null) return { ...row, status: row.status };
    if (millisecondsOf(row.claimed_until) > nowMs) throw new DomainError('idempotency_in_progress');
    await db.execute(sql`update app.idempotency_keys set claim = ${claim.claim}, claimed_until = ${claimedUntil}
      where ${rowOf(claim)}`);
    return undefined;
  });
}

/** Stores the answer in the transaction of the change; a request that lost its claim changes nothing. */
export async function storeAnswer(
  db: Connection,
  claim: IdempotencyClaim,
  answer: StoredAnswer,
): Promise<void> {
  const stored = await db.execute(sql`update app.idempotency_keys
    set status = ${answer.status}, location = ${answer.location}, etag = ${answer.etag}, body = ${answer.body}
    where ${rowOf(claim)} and claim = ${claim.claim} and status is null`);
  if (stored !== 1) throw new DomainError('idempotency_in_progress');
  claim.isStored = true;
}

/**
 * After an answer that stands in no transaction: keeps it, or frees the key when the same request may
 * fare better later.
 */
export async function settleAnswer(
  database: Database,
  claim: IdempotencyClaim,
  reply: FastifyReply,
  body: string,
): Promise<void> {
  const status = reply.statusCode;
  const isKept = status < 500 && status !== 401 && status !== 403 && status !== 429;
  await database.write(claim.organizationId, async (db) => {
    if (isKept) await storeAnswer(db, claim, { status, location: null, etag: null, body });
    else
      await db.execute(
        sql`delete from app.idempotency_keys where ${rowOf(claim)} and claim = ${claim.claim}`,
      );
  });
}
