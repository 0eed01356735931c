import type { IncomingHttpHeaders } from 'node:http';

/** The refresh token of a browser: no script reads it, and no other operation gets it. */
export const SESSION_COOKIE = 'millieme_refresh';
const PATH = '/api/v1/auth';

/**
 * The header that gives a browser its refresh token.
 * @param seconds how long the token holds
 */
export function sessionCookie(publicUrl: string, token: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${token}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The header by which a browser forgets it. */
export function endedSessionCookie(publicUrl: string): string {
  return sessionCookie(publicUrl, '', 0);
}

/**
 * The refresh token that a browser sent along, asked by a page of the service itself; undefined
 * where another site asks, or where it cannot be told which of several is meant.
 */
export function sessionCookieOf(
  headers: IncomingHttpHeaders,
  publicUrl: string,
): string | undefined {
  const isOurs =
    headers['sec-fetch-site'] === 'same-origin' || headers.origin === new URL(publicUrl).origin;
  if (!isOurs) return undefined;
  const [token, ...others] = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => pair.slice(SESSION_COOKIE.length + 1));
  return token === '' || others.length > 0 ? undefined : token;
}
