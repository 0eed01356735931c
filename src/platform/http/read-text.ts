import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/** What is received is well-formed Unicode, or refused: a decoder would put U+FFFD in place of the rest. */

/** JSON is UTF-8. An operation that takes no body may be called with an empty one, whatever its content type says. */
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

/** Refuses malformed_address: what stands behind the question mark, the router does not decode. */
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

/** What is nested deeper is no request, and would be too deep for those who write and check it. */
const MAX_DEPTH = 64;

/**
 * Refuses malformed_json for a body that is nested too deep, and invalid_request for one in which a
 * text, or a name, is no text that can be kept.
 */
export function refuseBrokenText(body: unknown, language: Language): void {
  const pointer = brokenTextIn(body, '/body', MAX_DEPTH);
  if (pointer === undefined) return;
  const detail = translate(language, 'validation.unicode');
  throw new DomainError('invalid_request', {
    errors: [{ pointer, detail }],
    first: `${pointer}: ${detail}`,
  });
}

/** The JSON pointer of the first such text; of a name, that of what it stands in. */
function brokenTextIn(value: unknown, pointer: string, depth: number): string | undefined {
  if (typeof value === 'string') return isKept(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) throw new DomainError('malformed_json');
  for (const [name, member] of Object.entries(value)) {
    const place = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const found = isKept(name) ? brokenTextIn(member, place, depth - 1) : pointer;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The database takes neither half of a surrogate pair nor a NUL. */
function isKept(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
