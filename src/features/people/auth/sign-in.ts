import type { RoleAssignment, SignIn } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { Reply } from '#platform/http/reply.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';
import type { AccessTokens } from '#platform/security/access-token.ts';
import type { KnownProfile } from './repository/members.ts';
import { SESSION_MS } from './repository/sessions.ts';
import type { AccountRow } from './repository/users.ts';

const ACCESS_TOKEN_SECONDS = 900;

/** Dependencies of issuing tokens. */
export interface TokenParts {
  readonly accessTokens: AccessTokens;
  /** Base URL of the service. */
  readonly publicUrl: string;
}

/** The data for the tokens of a session, to be issued once its transaction commits. */
export interface Opened {
  readonly account: AccountRow;
  /** The user's own profile, completed by that of the role's organization. */
  readonly profile: KnownProfile;
  readonly roles: readonly RoleAssignment[];
  readonly active_role: RoleAssignment;
  readonly session_id: string;
  readonly refresh_token: string;
}

/** Chooses the given role, else the first. Refuses forbidden for a user without roles. */
export function chooseRole(
  roles: readonly RoleAssignment[],
  wanted: string | null | undefined,
): RoleAssignment {
  const role = roles.find(({ role_id: id }) => id === wanted) ?? roles[0];
  if (role === undefined) throw new DomainError('forbidden', { role: null });
  return role;
}

/**
 * Makes the response of all operations that issue tokens.
 * @param keptIn the cookie that holds the refresh token, which is then not in the body
 */
export async function makeSignInAnswer(
  { accessTokens, publicUrl }: TokenParts,
  opened: Opened,
  keptIn: 'Cookie' | undefined,
): Promise<SignIn | Reply<SignIn>> {
  const { refresh_token } = opened;
  const signIn = await issued(accessTokens, opened);
  if (keptIn === undefined) return { ...signIn, refresh_token };
  const cookie = sessionCookie(publicUrl, refresh_token, SESSION_MS / 1_000);
  return new Reply(200, signIn, { 'set-cookie': cookie });
}

async function issued(accessTokens: AccessTokens, opened: Opened): Promise<SignIn> {
  const { account, profile, roles, active_role: role } = opened;
  const subject = {
    sub: account.id,
    org: role.organization_id,
    role: role.role_type,
    role_id: role.role_id,
    sid: opened.session_id,
  };
  return {
    access_token: await accessTokens.issue(subject, ACCESS_TOKEN_SECONDS),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    user: {
      id: profile.id,
      email: account.email,
      name: profile.name,
      language: profile.language,
    },
    roles: [...roles],
    active_role: role.role_id,
  };
}
