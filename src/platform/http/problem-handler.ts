import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { constraintProblems } from '#contract/constraint-problems.generated.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { isProblemCode, type ProblemCode } from '#domain/kernel/problems.ts';
import { isTitled } from '#domain/texts/known-titles.ts';
import { DatabaseUnavailableError } from '#platform/db/unavailable.ts';
import { hasCode } from '#platform/error-code.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { hasMessage, languageFromHeader, translate } from '#platform/i18n/translate.ts';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';
import { describeErrors, type Finding } from './validation.ts';
import { setContentLanguage } from './vary.ts';

/** Body of every error response (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  readonly [extension: string]: unknown;
}

/** Parameters that only fill the sentence; all others are also members of the problem. */
const SENTENCE_ONLY = new Set(['pointer', 'errors', 'first', 'retry_after_seconds']);

const fastifyCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  // No id and no code is that long.
  FST_ERR_MAX_PARAM_LENGTH: 'invalid_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

/**
 * SQLSTATE of connection failures, resource limits, shutdown, timeouts, locks, read-only mode,
 * deadlocks and disk errors: the database is unavailable.
 */
const UNAVAILABLE = /^(08|53|57P0|57014|55P03|25006|25P03|40001|40P01|58)/;

/** Suffix of a shard's constraint: `users_email_unique_102008`. */
const SHARD_SUFFIX = /_\d{6,}$/;

/** Name of the violated constraint; from the message if the field is empty. */
function findConstraint({ constraint, message }: DatabaseError): string {
  const isNamed = constraint !== undefined && constraint !== '';
  const name = isNamed ? constraint : /constraint "([^"]+)"/.exec(message)?.[1];
  return name?.replace(SHARD_SUFFIX, '') ?? '';
}

/** Maps an error to a refusal; undefined for a bug. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseError) {
    const problem = constraintProblems[findConstraint(error)];
    if (problem !== undefined) return new DomainError(problem.code, problem.params);
    return UNAVAILABLE.test(error.code ?? '') ? new DomainError('unhealthy') : undefined;
  }
  if (error instanceof DatabaseUnavailableError || error instanceof ExternalServiceUnavailableError)
    return new DomainError('unhealthy');
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return new DomainError('unhealthy');
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code === 'FST_ERR_BAD_URL') return new DomainError('malformed_address');
  const known = fastifyCodes[code];
  if (known !== undefined) return new DomainError(known);
  const status = (error as FastifyError | null)?.statusCode;
  return status === 400 ? new DomainError('malformed_json') : undefined;
}

function toValidationProblem(error: FastifyError, language: Language): DomainError | undefined {
  if (error.validation === undefined) return undefined;
  const part =
    error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body');
  const errors = describeErrors(error.validation as ErrorObject[], part, language);
  return new DomainError(part === 'query' ? 'invalid_query' : 'invalid_request', {
    errors,
    first: `${errors[0]?.pointer ?? ''}: ${errors[0]?.detail ?? ''}`,
  });
}

/** Adds the noun for the subject, with its article: `what: 'unit'` → “the unit”. */
function addNoun(params: DomainError['params'], language: Language): DomainError['params'] {
  const noun = `noun.${String(params['what'])}`;
  return hasMessage(noun) ? { ...params, noun: translate(language, noun) } : params;
}

/** Turns the field of the body that a rule names into a JSON pointer. */
export function withPointer({ at, ...facts }: DomainError['params']): DomainError['params'] {
  return at === undefined ? facts : { pointer: ['/body', ...at].join('/'), ...facts };
}

/** Language and id of the request. */
export interface ProblemContext {
  readonly language: Language;
  readonly requestId: string;
}

/** Builds the problem that answers a request, in the reader's language. */
export function buildProblem(
  code: ProblemCode,
  params: DomainError['params'],
  request: FastifyRequest,
): Problem {
  const language = languageFromHeader(request.headers['accept-language']);
  return createProblemAt({ language, requestId: request.id }, code, params);
}

/** Creates the problem where no reply object exists. */
export function createProblemAt(
  { language, requestId }: ProblemContext,
  code: ProblemCode,
  params: DomainError['params'],
): Problem {
  const facts = withPointer(params);
  const extensions = Object.entries(facts)
    .filter(([name]) => !SENTENCE_ONLY.has(name))
    .map(([name, value]) => [name, sayTitles(language, value)]);
  const detail = translate(language, `problem.${code}.detail`, addNoun(facts, language));
  const findings = facts['errors'] as Finding[] | undefined;
  const pointer = facts['pointer'] as string | undefined;
  const errors = findings ?? (pointer === undefined ? undefined : [{ pointer, detail }]);
  return {
    ...Object.fromEntries(extensions),
    type: `/problems/${code}`,
    title: translate(language, `problem.${code}.title`),
    status: getProblemStatus(code),
    detail,
    instance: `urn:request:${requestId}`,
    code,
    request_id: requestId,
    ...(errors === undefined ? {} : { errors }),
  };
}

/** Says the titles in a list of records in the language of the problem. */
function sayTitles(language: Language, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) => {
    if (!isTitled(one)) return one;
    const { text_key: _key, ...record } = one;
    return { ...record, title: titleIn(language, one) };
  });
}

/** Answers any thrown error with a problem; only bugs are logged with their stack. */
export function handleProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const language = languageFromHeader(request.headers['accept-language']);
  const refusal = toValidationProblem(error, language) ?? toDomainError(error);
  let code: ProblemCode = 'internal_error';
  if (refusal !== undefined && isProblemCode(refusal.code)) code = refusal.code;
  else request.log.error({ err: error, request_id: request.id }, 'unexpected error');
  if (getProblemStatus(code) === 503)
    request.log.warn({ err: error, request_id: request.id }, 'not available');
  const params = code === 'internal_error' ? {} : (refusal?.params ?? {});
  const retryAfter = params['retry_after_seconds'] as number | undefined;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  else if (getProblemStatus(code) === 503) void reply.header('retry-after', '1');
  if (getProblemStatus(code) === 401) void reply.header('www-authenticate', 'Bearer');
  setContentLanguage(reply, language);
  void reply
    .code(getProblemStatus(code))
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(buildProblem(code, params, request)));
}
