import { beginPart, type Span } from './spans.ts';

/** A quoted text in a statement. */
const LITERAL = /'(?:[^']|'')*'/g;
const VERB = /^\W*(\w+)/;
/** Error code of the database. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Begins to trace a statement, as a child of the current span. Its values are parameters and are
 * left out, as are quoted texts, which set the tenant.
 */
export function beginStatement(text: string): Span | undefined {
  return beginPart(`SQL ${VERB.exec(text)?.[1] ?? ''}`, {
    'db.system.name': 'postgresql',
    'db.query.text': text.replaceAll(LITERAL, "'…'"),
  });
}

/** Ends a span with the error code only: the server's message contains values. */
export function endFailedSpan(span: Span, { code }: Error & { readonly code?: unknown }): void {
  const isTold = typeof code === 'string' && SQLSTATE.test(code);
  span.end(isTold ? { 'db.response.status_code': code } : {}, 'failed');
}
