import type { Logger } from 'pino';
import {
  AcceptInvitation,
  BackupCodes,
  ChangePassword,
  DisableTotp,
  ForgotPassword,
  Login,
  LoginSession,
  Me,
  Refresh,
  ResetPassword,
  SignIn,
  SwitchRole,
  TotpCode,
  TotpSetup,
} from '#contract/auth.ts';
import { IdParams, Type, ref } from '#contract/common.ts';
import { publicRoute, userRoute, type Route } from '#platform/http/route.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { AccessTokens } from '#platform/security/access-token.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { login } from './commands/login.ts';
import { changePassword, forgotPassword, resetPassword } from './commands/passwords.ts';
import { endSession, logout, refresh, switchRole, whoAmI } from './commands/sessions.ts';
import { disableTotp, enableTotp, replaceCodes, setUpTotp } from './commands/two-factor.ts';
import { liveSessions } from './repository/sessions.ts';

/** What accounts need beside the database. */
interface AccountParts {
  readonly accessTokens: AccessTokens;
  /** Where the links in mails lead. */
  readonly publicUrl: string;
  readonly wakeMailSender: () => void;
  readonly logger: Pick<Logger, 'error'>;
}

export function createAuthRoutes(parts: AccountParts): Route[] {
  return [
    ...signInRoutes(parts),
    ...sessionRoutes(),
    ...passwordRoutes(parts),
    ...twoFactorRoutes(),
  ];
}

function signInRoutes({ accessTokens }: AccountParts): Route[] {
  return [
    publicRoute({
      method: 'POST',
      path: '/auth/login',
      operationId: 'login',
      summary: 'Get tokens for an e-mail and a password',
      body: Login,
      answer: ref(SignIn),
      handler: (ctx, { body }) => login(ctx, accessTokens, body),
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/refresh',
      operationId: 'refreshTokens',
      summary: 'Exchange a refresh token for new tokens; it serves once',
      body: Refresh,
      answer: ref(SignIn),
      handler: (ctx, { body }) => refresh(ctx, accessTokens, body.refresh_token),
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/accept-invitation',
      operationId: 'acceptInvitation',
      summary: 'Accept the roles of an invitation and get tokens',
      body: AcceptInvitation,
      answer: ref(SignIn),
      handler: (ctx, { body }) => acceptInvitation(ctx, accessTokens, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/switch-role',
      operationId: 'switchRole',
      summary: 'Act in another of one’s roles',
      body: SwitchRole,
      answer: ref(SignIn),
      handler: (ctx, { body }) => switchRole(ctx, accessTokens, body.role_id),
    }),
  ];
}

function sessionRoutes(): Route[] {
  return [
    userRoute({
      method: 'GET',
      path: '/auth/me',
      operationId: 'whoAmI',
      summary: 'Who is signed in, and in which roles they may act',
      answer: ref(Me),
      handler: (ctx) => whoAmI(ctx),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/logout',
      operationId: 'logout',
      summary: 'End this session',
      status: 204,
      handler: (ctx) => logout(ctx),
    }),
    userRoute({
      method: 'GET',
      path: '/auth/sessions',
      operationId: 'listSessions',
      summary: 'One’s sessions, the last used first',
      answer: Type.Array(ref(LoginSession)),
      handler: (ctx) =>
        ctx.database.read(NIL_UUID, (db) => liveSessions(db, ctx.principal, ctx.now)),
    }),
    userRoute({
      method: 'DELETE',
      path: '/auth/sessions/:id',
      operationId: 'endSession',
      summary: 'End one of one’s sessions',
      params: IdParams,
      status: 204,
      handler: (ctx, { params }) => endSession(ctx, params.id),
    }),
  ];
}

function passwordRoutes(parts: AccountParts): Route[] {
  return [
    userRoute({
      method: 'PUT',
      path: '/auth/password',
      operationId: 'changePassword',
      summary: 'Change one’s password and end all other sessions',
      body: ChangePassword,
      status: 204,
      handler: (ctx, { body }) => changePassword(ctx, body),
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/forgot-password',
      operationId: 'forgotPassword',
      summary: 'Ask for a link to choose another password; the answer is always the same',
      body: ForgotPassword,
      status: 202,
      handler: (ctx, { body }) => forgotPassword(ctx, parts, body.email),
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/reset-password',
      operationId: 'resetPassword',
      summary: 'Choose another password with a link and end all sessions',
      body: ResetPassword,
      status: 204,
      handler: (ctx, { body }) => resetPassword(ctx, body),
    }),
  ];
}

function twoFactorRoutes(): Route[] {
  return [
    userRoute({
      method: 'POST',
      path: '/auth/2fa/setup',
      operationId: 'setUpTotp',
      summary: 'Get a secret for an authenticator application',
      answer: TotpSetup,
      handler: (ctx) => setUpTotp(ctx),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/enable',
      operationId: 'enableTotp',
      summary: 'Ask for a code at each login from now on',
      body: TotpCode,
      answer: BackupCodes,
      handler: (ctx, { body }) => enableTotp(ctx, body.code),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/disable',
      operationId: 'disableTotp',
      summary: 'Ask for codes no more',
      body: DisableTotp,
      status: 204,
      handler: (ctx, { body }) => disableTotp(ctx, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/backup-codes',
      operationId: 'replaceBackupCodes',
      summary: 'Get ten new backup codes in place of all others',
      body: TotpCode,
      answer: BackupCodes,
      handler: (ctx, { body }) => replaceCodes(ctx, body.code),
    }),
  ];
}
