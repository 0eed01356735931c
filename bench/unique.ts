/**
 * Text in the headers or the body of a request that is replaced by another number each time the
 * request is sent.
 */
export const UNIQUE = '{unique}';
