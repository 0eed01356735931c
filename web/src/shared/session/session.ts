import { useSyncExternalStore } from 'react';
import { ANY_VERSION, ApiProblem, createClient } from '../api/client.ts';
import type { Me, SignIn } from '../api/generated.ts';
import { removeOfflinePage } from './offline.ts';
import { noteExpected, TRACE } from './trace.ts';

/**
 * Current session. The refresh token is in a cookie that scripts cannot read, the access token in
 * the memory of this module; browser storage holds neither.
 */
export type Session =
  /** `failure`: why the service could not say whether a session goes on. */
  | { readonly kind: 'signed-out'; readonly failure?: Error }
  /** `isEnded`: the service no longer knows the session; input is still on the page. */
  | { readonly kind: 'signed-in'; readonly me: Me; readonly isEnded: boolean };

type Tokens = Pick<SignIn, 'access_token' | 'expires_in'>;

let session: Session = { kind: 'signed-out' };
let accessToken: string | undefined;
/** Expiry of the access token, on the page’s monotonic clock. */
let tokenEndsMs = 0;
let language = 'en';
const listeners = new Set<() => void>();
/** Remaining lifetime below which a token is renewed before a long response. */
const TOKEN_MARGIN_MS = 10_000;
/** Channel between the tabs of a browser. */
const tabs = new BroadcastChannel('millieme-session');
/** Promise on which requests wait until the person signs in again. */
let returning: PromiseWithResolvers<string | undefined> | undefined;

/** API client of the signed-in person. */
export const api = createClient({
  baseUrl: '/api/v1',
  token: () => accessToken,
  language: () => language,
  organization: () =>
    session.kind === 'signed-in' ? getActingOrganization(session.me)?.id : undefined,
  onUnauthorized: renew,
});

tabs.addEventListener('message', ({ data }) => {
  if (data === 'signed-out') set({ kind: 'signed-out' });
  if (data === 'changed') void openSession();
});

/** Returns the current session, and renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** The signed-in person. Only for pages that require one. */
export function useMe(): Me {
  const current = useSession();
  if (current.kind !== 'signed-in') throw new Error('nobody is signed in');
  return current.me;
}

/** Organization in which a SuperAdmin has chosen to work. */
export interface Acting {
  readonly id: string;
  readonly name: string;
}

/**
 * Organization in which a SuperAdmin has chosen to work; undefined if none, or if the active role
 * belongs to it.
 */
export function useActing(): Acting | undefined {
  return getActingOrganization(useMe());
}

/**
 * Organization of the active role, or the one in which a SuperAdmin works; null on the platform.
 */
export function useOrganization(): string | null {
  const me = useMe();
  return activeRole(me)?.organization_id ?? getActingOrganization(me)?.id ?? null;
}

/** Owner id of the active role; null unless it is Owner. */
export function useOwnerId(): string | null {
  return readOwnerId(useMe());
}

/** Owner id of the active role, for use outside components; null unless it is Owner. */
export function getOwnerId(): string | null {
  return session.kind === 'signed-in' ? readOwnerId(session.me) : null;
}

function readOwnerId(me: Me): string | null {
  return activeRole(me)?.owner_id ?? null;
}

function activeRole({ roles, active_role: id }: Me): Me['roles'][number] | undefined {
  return roles.find(({ role_id: one }) => one === id);
}

function getActingOrganization(me: Me): Acting | undefined {
  const { acting_in: chosen } = me.settings as { readonly acting_in?: Acting };
  return activeRole(me)?.role_type === 'SuperAdmin' ? chosen : undefined;
}

/** Active role; undefined if no role is left. */
export function useActiveRole(): Me['roles'][number] | undefined {
  return activeRole(useMe());
}

/** Returns a function that says whether the active role may call an operation. */
export function useRight(): (operation: string) => boolean {
  const { rights } = useMe();
  return (operation) => rights.includes(operation);
}

/** Returns the current session outside of components. */
export function currentSession(): Session {
  return session;
}

/** Sets the language of API responses. */
export function setApiLanguage(code: string): void {
  language = code;
}

/** Resumes the session of the browser’s cookie, if there is one. */
export async function openSession(): Promise<Session> {
  try {
    const tokens = localStorage.getItem(TRACE) === null ? undefined : await refresh();
    if (tokens === undefined) set({ kind: 'signed-out' });
    else await enter(tokens);
  } catch (error) {
    // A session that is open in this tab goes on; requests tell when the service is away.
    if (session.kind === 'signed-out' && error instanceof Error)
      set({ kind: 'signed-out', failure: error });
  }
  return session;
}

/**
 * Signs in with e-mail, password and possibly a code.
 * @throws ApiProblem `invalid_credentials`, `totp_required`, `too_many_attempts`
 */
export async function signIn(given: {
  readonly email: string;
  readonly password: string;
  readonly totp_code?: string;
}): Promise<void> {
  const { data } = await api.call('login', { body: { ...given, session: 'Cookie' } });
  await take(data);
  returning?.resolve(accessToken);
  returning = undefined;
}

/** Accepts an invitation and signs in. */
export async function acceptInvitation(given: {
  readonly token: string;
  readonly password: string;
  readonly name?: string;
}): Promise<void> {
  const { data } = await api.call('acceptInvitation', { body: { ...given, session: 'Cookie' } });
  await take(data);
}

/** Switches to another role of the user. */
export async function switchRole(roleId: string): Promise<void> {
  const { data } = await api.call('switchRole', { body: { role_id: roleId, session: 'Cookie' } });
  await take(data);
}

/** Renews a token that is about to expire, before a request that ends with it. */
export async function renewToken(): Promise<void> {
  if (performance.now() > tokenEndsMs - TOKEN_MARGIN_MS) await renew();
}

/** Signs out in every tab. The session ends here even if the service does not respond. */
export async function signOut(): Promise<void> {
  try {
    await api.call('logout', {});
  } finally {
    leave();
  }
}

/** Updates the person’s profile, including language and settings. */
export async function changeMe(
  change: Partial<Pick<Me, 'name' | 'phone' | 'language' | 'settings'>>,
): Promise<void> {
  // The profile of one person: the change made last holds, in whatever tab.
  const { data } = await api.call('updateMe', { etag: ANY_VERSION, body: change });
  set({ kind: 'signed-in', me: data, isEnded: false });
  tabs.postMessage('changed');
}

async function take(answer: SignIn): Promise<void> {
  localStorage.setItem(TRACE, 'open');
  await enter(answer);
  tabs.postMessage('changed');
}

/**
 * Puts a token and the person it belongs to into use together, so that a page shown for one role
 * never requests with the token of another.
 */
async function enter(tokens: Tokens): Promise<void> {
  const { data: me } = await api.call('whoAmI', { token: tokens.access_token });
  keep(tokens);
  set({ kind: 'signed-in', me, isEnded: false });
}

function keep(answer: Tokens): void {
  accessToken = answer.access_token;
  tokenEndsMs = performance.now() + answer.expires_in * 1000;
}

/** Reloads the signed-in person after a change of their data. */
export async function loadMe(): Promise<void> {
  const { data } = await api.call('whoAmI', {});
  set({ kind: 'signed-in', me: data, isEnded: false });
}

function leave(): void {
  accessToken = undefined;
  localStorage.removeItem(TRACE);
  returning?.resolve(undefined);
  returning = undefined;
  void removeOfflinePage();
  set({ kind: 'signed-out' });
  tabs.postMessage('signed-out');
}

/**
 * Obtains an access token by the cookie, in one tab at a time. Undefined if the session has ended.
 */
async function refresh(): Promise<Tokens | undefined> {
  return navigator.locks.request('millieme-refresh', async () => {
    try {
      return (await api.call('refreshTokens', {})).data;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
      // The old token is kept: requests with it are refused and wait until the person signs in
      // again.
      localStorage.removeItem(TRACE);
      return undefined;
    }
  });
}

/**
 * Returns the token with which a refused request is repeated, if necessary after signing in again.
 */
async function renew(): Promise<string | undefined> {
  const tokens = await refresh();
  if (tokens !== undefined) {
    keep(tokens);
    return tokens.access_token;
  }
  if (session.kind === 'signed-out') return undefined;
  set({ ...session, isEnded: true });
  returning ??= Promise.withResolvers();
  return returning.promise;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: Session): void {
  session = next;
  if (next.kind === 'signed-in')
    noteExpected({ home: getOwnerId() === null ? 'staff' : 'owner', language: next.me.language });
  for (const listener of listeners) listener();
}
