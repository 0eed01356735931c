import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/** Text input is well-formed Unicode, or refused: a decoder would silently put U+FFFD in its place. */

/** Parses JSON as UTF-8. An operation without a body accepts an empty one with any content type. */
export function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const content = bytes as Buffer;
    if (content.length === 0) done(null, undefined);
    else if (isUtf8(content)) void parse(request, content.toString('utf8'), done);
    else done(new DomainError('malformed_json'));
  });
}

/** Refuses malformed_address for a query that the router cannot decode. */
export const refuseBrokenQuery: preValidationHookHandler = (request, _reply, done) => {
  done(isDecodable(request.url) ? undefined : new DomainError('malformed_address'));
};

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return !/[^\0-\x7f]/.test(url);
  } catch {
    return false;
  }
}

/**
 * Maximum nesting of a body, well above any real request: deeper ones would overflow validation and
 * serialization.
 */
const MAX_DEPTH = 64;

/**
 * Refuses malformed_json for a body that is nested too deeply, and invalid_request for one with a
 * text, or a name, that cannot be stored.
 */
export function refuseBrokenText(body: unknown, language: Language): void {
  const pointer = findBrokenText(body, '/body', MAX_DEPTH);
  if (pointer === undefined) return;
  const detail = translate(language, 'validation.unicode');
  throw new DomainError('invalid_request', {
    errors: [{ pointer, detail }],
    first: `${pointer}: ${detail}`,
  });
}

/** JSON pointer of the first such text; for a name, that of its object. */
function findBrokenText(value: unknown, pointer: string, depth: number): string | undefined {
  if (typeof value === 'string') return isKept(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) throw new DomainError('malformed_json');
  for (const [name, member] of Object.entries(value)) {
    const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const found = isKept(name) ? findBrokenText(member, place, depth - 1) : pointer;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the database can store a text: no unpaired surrogates, no NUL. */
function isKept(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
