import type { Logger } from 'pino';
import {
  AcceptInvitation,
  BackupCodes,
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  DisableTotp,
  ForgotPassword,
  Login,
  LoginSession,
  Me,
  Refresh,
  ResetPassword,
  SetUpTotp,
  SignIn,
  SwitchRole,
  TotpCode,
  TotpSetup,
  UpdateMe,
} from '#contract/auth.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  publicRoute,
  routesOf,
  sessionRoute,
  userRoute,
  type Route,
} from '#platform/http/route.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { askForEmail, confirmEmail } from './commands/email.ts';
import { login } from './commands/login.ts';
import { updateMe, whoAmI, type Operations } from './commands/me.ts';
import { changePassword, forgotPassword, resetPassword } from './commands/passwords.ts';
import { endSession, logout, refresh, switchRole } from './commands/sessions.ts';
import { disableTotp, enableTotp, replaceCodes, setUpTotp } from './commands/two-factor.ts';
import { liveSessions } from './repository/sessions.ts';
import type { TokenParts } from './sign-in.ts';

/** What accounts need beside the database. */
interface AccountParts extends TokenParts {
  readonly logger: Pick<Logger, 'error'>;
  readonly operations: Operations;
}

export function createAuthRoutes(parts: AccountParts): Route[] {
  return routesOf('Authentication', [
    ...signInRoutes(parts),
    ...roleRoutes(parts),
    ...sessionRoutes(parts),
    ...passwordRoutes(parts),
    ...twoFactorRoutes(),
  ]);
}

function signInRoutes(parts: AccountParts) {
  return [
    publicRoute({
      method: 'POST',
      path: '/auth/login',
      operationId: 'login',
      access: 'public',
      summary: 'Get tokens for an e-mail and a password',
      description:
        'Opens a session in the role in which the person last acted. An unknown e-mail, a deactivated account, a wrong password and a wrong code are refused alike and count as failures, after too many of which no attempt is looked at for a while. `totp_required` asks for the same again with a code.',
      body: Login,
      example: { email: 'syndic@example.org', password: 'quinze-tilleuls-en-fleur' },
      answer: ref(SignIn),
      problems: [
        'invalid_credentials',
        'totp_required',
        'forbidden',
        'too_many_attempts',
        'too_busy',
      ],
      handler: (ctx, { body }) => login(ctx, parts, body),
    }),
    sessionRoute({
      method: 'POST',
      path: '/auth/refresh',
      operationId: 'refreshTokens',
      access: 'public',
      summary: 'Exchange a refresh token for new tokens; it serves once',
      description:
        'The session goes on with new tokens. Without a body the cookie of a browser serves, where a page of the service itself asks. A refresh token that is used again gives another successor within ten seconds; later it is in two hands, and its session ends for both.',
      body: Refresh,
      example: { refresh_token: 'mJ8yVQ3pS7c0tq1wXo5rZkd2HbnEuGfA' },
      answer: ref(SignIn),
      problems: ['invalid_refresh_token'],
      handler: (ctx, { body }) => refresh(ctx, parts, body.refresh_token),
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/accept-invitation',
      operationId: 'acceptInvitation',
      access: 'public',
      summary: 'Accept the roles of an invitation and get tokens',
      description:
        'Somebody new chooses a password, somebody who has one proves it. Roles that are accepted stay so where signing in then takes a code: that is refused with `totp_required`, and a login with the code is what remains to be done.',
      body: AcceptInvitation,
      example: {
        token: 'Yk3fT0qLw8ZsVbRc',
        password: 'quinze-tilleuls-en-fleur',
        name: 'Camille Clairval',
      },
      answer: ref(SignIn),
      problems: [
        'invalid_token',
        'weak_password',
        'invalid_credentials',
        'totp_required',
        'too_many_attempts',
        'too_busy',
      ],
      handler: (ctx, { body }) => acceptInvitation(ctx, parts, body),
    }),
  ];
}

function roleRoutes({ operations, ...parts }: AccountParts) {
  return [
    userRoute({
      method: 'GET',
      path: '/auth/me',
      operationId: 'whoAmI',
      access: 'signed-in',
      summary: 'Who is signed in, and in which roles they may act',
      description:
        'Shows the profile, the roles that were accepted, the one that the session acts in and the operations that it may call.',
      answer: ref(Me),
      handler: (ctx) => whoAmI(ctx, operations),
    }),
    userRoute({
      method: 'PUT',
      path: '/auth/me',
      operationId: 'updateMe',
      access: 'signed-in',
      summary: 'Change what is one’s own to say',
      description:
        'Changes the named fields. Name, phone and language hold in every organization, before what it says of the person; `settings` are kept as they are sent, for whatever clients choose.',
      body: UpdateMe,
      example: { language: 'nl', settings: { theme: 'dark' } },
      answer: ref(Me),
      problems: ['stale', 'read_only'],
      handler: (ctx, { body }) => updateMe(ctx, operations, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/switch-role',
      operationId: 'switchRole',
      access: 'signed-in',
      summary: 'Act in another of one’s roles',
      description:
        'This session goes on in the named role, with new tokens that say so. Only a role of one’s own that was accepted is known.',
      body: SwitchRole,
      example: { role_id: exampleIds.role },
      answer: ref(SignIn),
      problems: ['unknown_reference'],
      handler: (ctx, { body }) => switchRole(ctx, parts, body),
    }),
  ];
}

function sessionRoutes({ publicUrl }: AccountParts) {
  return [
    sessionRoute({
      method: 'POST',
      path: '/auth/logout',
      operationId: 'logout',
      access: 'session',
      summary: 'End this session',
      description:
        'The tokens of the session serve no more, in whatever tab or program. Asks for one of them, or for the cookie of a browser, which is removed. Other sessions go on.',
      handler: (ctx) => logout(ctx, publicUrl),
    }),
    userRoute({
      method: 'GET',
      path: '/auth/sessions',
      operationId: 'listSessions',
      access: 'signed-in',
      summary: 'One’s sessions, the last used first',
      description:
        'Shows from which address and with which program each session was opened, and which of them asks.',
      answer: Type.Array(ref(LoginSession)),
      handler: (ctx) =>
        ctx.database.read(NIL_UUID, (db) => liveSessions(db, ctx.principal, ctx.now)),
    }),
    userRoute({
      method: 'DELETE',
      path: '/auth/sessions/:id',
      operationId: 'endSession',
      access: 'signed-in',
      summary: 'End one of one’s sessions',
      description: 'Its tokens serve no more. A session of somebody else is not found.',
      handler: (ctx, { params }) => endSession(ctx, params.id),
    }),
  ];
}

function passwordRoutes(parts: AccountParts) {
  return [
    userRoute({
      method: 'PUT',
      path: '/auth/password',
      operationId: 'changePassword',
      access: 'signed-in',
      summary: 'Change one’s password and end all other sessions',
      description:
        'Asks for the present password, and counts a wrong one as a failed login; refuses a new one that is easy to guess. Links to reset the password serve no more.',
      body: ChangePassword,
      example: {
        current_password: 'quinze-tilleuls-en-fleur',
        new_password: 'seize-marronniers-sous-la-neige',
      },
      problems: ['invalid_credentials', 'weak_password', 'too_many_attempts', 'too_busy'],
      handler: (ctx, { body }) => changePassword(ctx, body),
    }),
    ...emailRoutes(parts),
    publicRoute({
      method: 'POST',
      path: '/auth/forgot-password',
      operationId: 'forgotPassword',
      access: 'public',
      summary: 'Ask for a link to choose another password; the answer is always the same',
      description:
        'Mails a link that serves once, within an hour, to whoever has an account with this e-mail, at most three times an hour. Nothing in the answer tells whether there is one.',
      body: ForgotPassword,
      example: { email: 'syndic@example.org' },
      status: 202,
      handler: (ctx, { body }) => forgotPassword(ctx, parts, body.email),
    }),
    publicRoute({
      method: 'POST',
      path: '/auth/reset-password',
      operationId: 'resetPassword',
      access: 'public',
      summary: 'Choose another password with a link and end all sessions',
      description:
        'Refuses a link that was used, replaced or is too old, and a password that is easy to guess. Whoever was signed in has to sign in again.',
      body: ResetPassword,
      example: { token: 'Yk3fT0qLw8ZsVbRc', new_password: 'seize-marronniers-sous-la-neige' },
      problems: ['invalid_token', 'weak_password', 'too_busy'],
      handler: (ctx, { body }) => resetPassword(ctx, body),
    }),
  ];
}

function emailRoutes({ publicUrl }: AccountParts) {
  return [
    userRoute({
      method: 'PUT',
      path: '/auth/me/email',
      operationId: 'changeEmail',
      access: 'signed-in',
      summary: 'Ask for another e-mail; it holds once confirmed from the new address',
      description:
        'Mails a link to the new address, which serves once, within an hour; until then nothing changes. Asks for the password, and counts a wrong one as a failed login. Nothing tells whether somebody else has the address.',
      body: ChangeEmail,
      example: { email: 'camille@example.org', password: 'quinze-tilleuls-en-fleur' },
      status: 202,
      problems: ['invalid_credentials', 'too_many_attempts', 'too_busy'],
      handler: (ctx, { body }) => askForEmail(ctx, publicUrl, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/me/email/confirm',
      operationId: 'confirmEmail',
      access: 'signed-in',
      summary: 'Take the address to which the link went as one’s e-mail',
      description:
        'The address of before is told by mail. Links that went there serve no more, and invitations that wait for an answer stay with the address that was invited. Refuses a link that was used, replaced, too old or somebody else’s, and the address of another account.',
      body: ConfirmEmail,
      example: { token: 'Yk3fT0qLw8ZsVbRc' },
      problems: ['invalid_token', 'duplicate'],
      handler: (ctx, { body }) => confirmEmail(ctx, body.token),
    }),
  ];
}

function twoFactorRoutes() {
  return [
    userRoute({
      method: 'POST',
      path: '/auth/2fa/setup',
      operationId: 'setUpTotp',
      access: 'signed-in',
      summary: 'Get a secret for an authenticator application',
      description:
        'Asks for the password, and counts a wrong one as a failed login. The secret is asked for only after a code of it was shown with `enableTotp`; until then each call makes another. Refused while codes are asked for.',
      body: SetUpTotp,
      example: { password: 'quinze-tilleuls-en-fleur' },
      answer: TotpSetup,
      problems: ['totp_already_enabled', 'invalid_credentials', 'too_many_attempts', 'too_busy'],
      handler: (ctx, { body }) => setUpTotp(ctx, body.password),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/enable',
      operationId: 'enableTotp',
      access: 'signed-in',
      summary: 'Ask for a code at each login from now on',
      description:
        'Takes a code of the secret that was set up before. Answers ten backup codes, each of which stands in for a code once; they are never shown again.',
      body: TotpCode,
      example: { code: '492039' },
      answer: BackupCodes,
      answerExample: { backup_codes: ['k7wd-93pm', 'x2hc-f6tn'] },
      problems: ['totp_already_enabled', 'totp_not_enabled', 'invalid_code'],
      handler: (ctx, { body }) => enableTotp(ctx, body.code),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/disable',
      operationId: 'disableTotp',
      access: 'signed-in',
      summary: 'Ask for codes no more',
      description:
        'Asks for the password and a code, or a backup code; a wrong one counts as a failed login. The secret and all backup codes are forgotten.',
      body: DisableTotp,
      example: { password: 'quinze-tilleuls-en-fleur', code: '492039' },
      problems: [
        'totp_not_enabled',
        'invalid_credentials',
        'invalid_code',
        'too_many_attempts',
        'too_busy',
      ],
      handler: (ctx, { body }) => disableTotp(ctx, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/backup-codes',
      operationId: 'replaceBackupCodes',
      access: 'signed-in',
      summary: 'Get ten new backup codes in place of all others',
      description:
        'Asks for a code, or a backup code that is left; a wrong one counts as a failed login. The new ones are never shown again.',
      body: TotpCode,
      example: { code: '492039' },
      answer: BackupCodes,
      problems: ['totp_not_enabled', 'invalid_code', 'too_many_attempts'],
      handler: (ctx, { body }) => replaceCodes(ctx, body.code),
    }),
  ];
}
