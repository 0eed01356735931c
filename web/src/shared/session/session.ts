import { useSyncExternalStore } from 'react';
import { ApiProblem, createClient } from '../api/client.ts';
import type { Me, SignIn } from '../api/generated.ts';

/**
 * Who is signed in. The refresh token lies in a cookie that no script can read, the access token in
 * this module's memory: nothing of a session stands in the storage of the browser.
 */
export type Session =
  | { readonly kind: 'signed-out' }
  /** `ended`: the service no longer knows the session; what was typed is still on the page. */
  | { readonly kind: 'signed-in'; readonly me: Me; readonly isEnded: boolean };

let session: Session = { kind: 'signed-out' };
let accessToken: string | undefined;
/** When it ends, on the clock of the page. */
let tokenEndsMs = 0;
let language = 'en';
const listeners = new Set<() => void>();
/** Says that there may be a session, so that a first visit asks for none. It tells nothing else. */
const TRACE = 'millieme-session';
/** A token that ends sooner is not begun a long answer with. */
const TOKEN_MARGIN_MS = 10_000;
/** What the tabs of one browser tell each other. */
const tabs = new BroadcastChannel('millieme-session');
/** Requests that wait for the person to sign in again. */
let returning: PromiseWithResolvers<string | undefined> | undefined;

/** The interface, as the person who is signed in. */
export const api = createClient({
  baseUrl: '/api/v1',
  token: () => accessToken,
  language: () => language,
  organization: () => (session.kind === 'signed-in' ? actingOf(session.me)?.id : undefined),
  onUnauthorized: renew,
});

tabs.addEventListener('message', ({ data }) => {
  if (data === 'signed-out') set({ kind: 'signed-out' });
  if (data === 'changed') void openSession();
});

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** The person who is signed in; only below pages that ask for one. */
export function useMe(): Me {
  const current = useSession();
  if (current.kind !== 'signed-in') throw new Error('nobody is signed in');
  return current.me;
}

/** An organization in which a SuperAdmin works, as they chose it. */
export interface Acting {
  readonly id: string;
  readonly name: string;
}

/** The organization that a SuperAdmin chose to work in; undefined: none, or one acts in a role of one's own there. */
export function useActing(): Acting | undefined {
  return actingOf(useMe());
}

/** The organization that the active role is of, or that a SuperAdmin works in; null: the platform. */
export function useOrganization(): string | null {
  const me = useMe();
  return activeRole(me)?.organization_id ?? actingOf(me)?.id ?? null;
}

/** Whose account it is where the active role is an Owner's; null for all other roles. */
export function useOwnerId(): string | null {
  return ownerIn(useMe());
}

/** The same outside of a page. */
export function ownerIdOf(): string | null {
  return session.kind === 'signed-in' ? ownerIn(session.me) : null;
}

function ownerIn(me: Me): string | null {
  return activeRole(me)?.owner_id ?? null;
}

function activeRole({ roles, active_role: id }: Me): Me['roles'][number] | undefined {
  return roles.find(({ role_id: one }) => one === id);
}

function actingOf(me: Me): Acting | undefined {
  const { acting_in: chosen } = me.settings as { readonly acting_in?: Acting };
  return activeRole(me)?.role_type === 'SuperAdmin' ? chosen : undefined;
}

/** In which role one acts; undefined: none is left. */
export function useActiveRole(): Me['roles'][number] | undefined {
  return activeRole(useMe());
}

/** Whether the active role may ever call an operation. */
export function useRight(): (operation: string) => boolean {
  const { rights } = useMe();
  return (operation) => rights.includes(operation);
}

export function currentSession(): Session {
  return session;
}

/** The language in which the service answers. */
export function speak(code: string): void {
  language = code;
}

/** Goes on with the session that the browser's cookie keeps, if there is one. */
export async function openSession(): Promise<Session> {
  if (localStorage.getItem(TRACE) !== null && (await refresh()) !== undefined) await readMe();
  else set({ kind: 'signed-out' });
  return session;
}

/** @throws ApiProblem `invalid_credentials`, `totp_required`, `too_many_attempts` */
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

export async function acceptInvitation(given: {
  readonly token: string;
  readonly password: string;
  readonly name?: string;
}): Promise<void> {
  const { data } = await api.call('acceptInvitation', { body: { ...given, session: 'Cookie' } });
  await take(data);
}

export async function switchRole(roleId: string): Promise<void> {
  const { data } = await api.call('switchRole', { body: { role_id: roleId, session: 'Cookie' } });
  await take(data);
}

/** Takes a new token in good time, for what ends with it. */
export async function renewToken(): Promise<void> {
  if (performance.now() > tokenEndsMs - TOKEN_MARGIN_MS) await renew();
}

/** Ends the session in every tab; one that the service does not answer for ends here all the same. */
export async function signOut(): Promise<void> {
  try {
    await api.call('logout', {});
  } finally {
    leave();
  }
}

/** Changes what the person chose for themself, their language and settings among it. */
export async function changeMe(
  change: Partial<Pick<Me, 'name' | 'phone' | 'language' | 'settings'>>,
): Promise<void> {
  const { data } = await api.call('updateMe', { body: change });
  set({ kind: 'signed-in', me: data, isEnded: false });
  tabs.postMessage('changed');
}

async function take(answer: SignIn): Promise<void> {
  keep(answer);
  localStorage.setItem(TRACE, 'open');
  await readMe();
  tabs.postMessage('changed');
}

function keep(answer: Pick<SignIn, 'access_token' | 'expires_in'>): void {
  accessToken = answer.access_token;
  tokenEndsMs = performance.now() + answer.expires_in * 1000;
}

/** Asks anew who one is, after a change of what the service says of it. */
export async function readMe(): Promise<void> {
  const { data } = await api.call('whoAmI', {});
  set({ kind: 'signed-in', me: data, isEnded: false });
}

function leave(): void {
  accessToken = undefined;
  localStorage.removeItem(TRACE);
  returning?.resolve(undefined);
  returning = undefined;
  set({ kind: 'signed-out' });
  tabs.postMessage('signed-out');
}

/** A new access token by the cookie; one tab asks at a time. Undefined where the session has ended. */
async function refresh(): Promise<string | undefined> {
  return navigator.locks.request('millieme-refresh', async () => {
    try {
      const { data } = await api.call('refreshTokens', {});
      keep(data);
      return accessToken;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
      // The old token stays: what is asked for with it is refused, and waits until one has signed in again.
      localStorage.removeItem(TRACE);
      return undefined;
    }
  });
}

/** What a refused request goes on with: a new token, where needed once the person has signed in again. */
async function renew(): Promise<string | undefined> {
  const token = await refresh();
  if (token !== undefined || session.kind === 'signed-out') return token;
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
  for (const listener of listeners) listener();
}
