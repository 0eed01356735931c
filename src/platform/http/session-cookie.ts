import type { IncomingHttpHeaders } from 'node:http';

/**
 * Cookie with a browser's refresh token: no script can read it, and no other operation receives it.
 */
export const SESSION_COOKIE = 'millieme_refresh';
const PATH = '/api/v1/auth';

/**
 * Set-Cookie header with the refresh token.
 * @param seconds lifetime of the token
 */
export function sessionCookie(publicUrl: string, token: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${token}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Set-Cookie header that deletes the refresh token. */
export function clearSessionCookie(publicUrl: string): string {
  return sessionCookie(publicUrl, '', 0);
}

/**
 * Reads the refresh token from a browser's cookie, if a page of the service itself sent the
 * request; undefined for other sites, or if there are several.
 */
export function readSessionCookie(
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
