import { beginPart, type Span } from './spans.ts';

/** A text within a statement, as SQL quotes it. */
const LITERAL = /'(?:[^']|'')*'/g;
const VERB = /^\W*(\w+)/;
/** The code of a failure of the database. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Begins to trace a statement, as a part of what is under way. Its values are parameters and are not
 * told; nor is any text that stands in it, by which tenants are set.
 */
export function beginStatement(text: string): Span | undefined {
  return beginPart(`SQL ${VERB.exec(text)?.[1] ?? ''}`, {
    'db.system.name': 'postgresql',
    'db.query.text': text.replaceAll(LITERAL, "'…'"),
  });
}

/** Of a failure its code: what the server says of it holds values. */
export function endFailed(span: Span, { code }: Error & { readonly code?: unknown }): void {
  const isTold = typeof code === 'string' && SQLSTATE.test(code);
  span.end(isTold ? { 'db.response.status_code': code } : {}, 'failed');
}
