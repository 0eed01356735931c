/**
 * Storage key that marks a possible session, so that first visits do not try to refresh. It reveals
 * nothing else.
 */
export const TRACE = 'millieme-session';
