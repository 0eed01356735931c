import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isProblemCode } from '#domain/kernel/problems.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { ClaimHolder } from './claim-holder.ts';
import type { Dependencies } from './handler-context.ts';
import {
  claimKey,
  hashRequest,
  idempotencyKey,
  isKept,
  settleAnswer,
  type IdempotencyClaim,
  type StoredAnswer,
} from './idempotency.ts';
import { handleProblem, toDomainError } from './problem-handler.ts';
import type { Route } from './route.ts';

interface Options extends Dependencies {
  readonly logger: Pick<Logger, 'warn'>;
  readonly holder: ClaimHolder;
}

/**
 * Whether the key is taken in the transaction of the change. A handler that opens its own, and one
 * that prepares something before, needs the key earlier.
 */
function isTakenWithin(route: Route): boolean {
  return route.mode === 'write' && route.prepare === undefined;
}

/**
 * Creates the hooks that let requests of a route be repeated with their Idempotency-Key.
 * @param url address of the route; with parameters, that of the request counts
 */
export function repeatRequests(route: Route, options: Options, url: string) {
  const { database, holder, logger, clock, ids } = options;

  async function hold(claim: IdempotencyClaim): Promise<StoredAnswer | undefined> {
    const stored = await claimKey(database, claim, await holder.id(), clock.nowMs());
    claim.state = stored === undefined ? 'held' : 'stored';
    return stored;
  }

  /** Notes the key of a request, or answers from storage. */
  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const key = idempotencyKey(request);
    if (key === undefined) return undefined;
    const claim: IdempotencyClaim = {
      organizationId: request.organizationId ?? NIL_UUID,
      userId: request.principal?.user_id ?? NIL_UUID,
      operation: `POST ${url === request.url ? url : request.url.split('?')[0]}`,
      key,
      claim: ids.next(),
      hash: hashRequest(request),
      state: 'open',
    };
    const stored = isTakenWithin(route) ? undefined : await hold(claim);
    if (stored !== undefined) return sendAgain(reply, stored);
    request.idempotency = claim;
    return undefined;
  }

  /** Answers an error; a refusal that a repeated request must get as well takes the key first. */
  function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const claim = request.idempotency;
    if (claim?.state === 'open' && isRefusalKept(error))
      void answerRefusal(claim, error, request, reply);
    else handleProblem(error, request, reply);
  }

  /** Takes the key, which the transaction of the request has given back, and answers. */
  async function answerRefusal(
    claim: IdempotencyClaim,
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    let refusal: FastifyError | DomainError = error;
    try {
      const stored = await hold(claim);
      if (stored !== undefined) return void sendAgain(reply, stored);
    } catch (failure) {
      if (failure instanceof DomainError) refusal = failure;
      else logger.warn({ err: failure, request_id: request.id }, 'a response could not be stored');
    }
    handleProblem(refusal, request, reply);
  }

  /**
   * Stores the answer of a request that holds its key: a refusal, or the success of a handler that
   * opens its own transactions. If the database is unavailable, the key is given up with all others
   * of this process, and the answer is sent all the same.
   */
  async function keepAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const claim = request.idempotency;
    if (claim?.state !== 'held') return payload;
    try {
      await settleAnswer(database, claim, reply, typeof payload === 'string' ? payload : '');
    } catch (error) {
      logger.warn({ err: error, request_id: request.id }, 'a response could not be stored');
      await holder.giveUp();
    }
    return payload;
  }

  return { begin, answerError, keepAnswer };
}

/** Whether a repeated request is answered with this refusal. */
function isRefusalKept(error: FastifyError): boolean {
  if (error.validation !== undefined) return true;
  const code = toDomainError(error)?.code;
  if (code === undefined || !isProblemCode(code)) return false;
  return !code.startsWith('idempotency_') && isKept(getProblemStatus(code));
}

/** Converts a stored answer to a response that says that it is repeated. */
export function toRepeated({ status, location, etag, body }: StoredAnswer) {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  const headers: Record<string, string> = {
    'content-type': `${type}; charset=utf-8`,
    'idempotent-replayed': 'true',
    ...(location === null ? {} : { location }),
    ...(etag === null ? {} : { etag }),
  };
  return { status, headers, body };
}

function sendAgain(reply: FastifyReply, stored: StoredAnswer): FastifyReply {
  const { status, headers, body } = toRepeated(stored);
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}
