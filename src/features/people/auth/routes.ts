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
  declareRoutes,
  sessionRoute,
  userRoute,
  type Route,
} from '#platform/http/route.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { requestEmailChange, confirmEmail } from './commands/email.ts';
import { login } from './commands/login.ts';
import { updateMe, whoAmI, type Operations } from './commands/me.ts';
import { changePassword, forgotPassword, resetPassword } from './commands/passwords.ts';
import { endSession, logout, refresh, switchRole } from './commands/sessions.ts';
import {
  disableTotp,
  enableTotp,
  replaceCodes,
  setUpTotp,
  type SecondFactorParts,
} from './commands/two-factor.ts';
import { liveSessions } from './repository/sessions.ts';
import type { TokenParts } from './sign-in.ts';

/** Dependencies of accounts, besides the database. */
interface AccountParts extends TokenParts, SecondFactorParts {
  readonly logger: Pick<Logger, 'error'>;
  readonly operations: Operations;
}

export function createAuthRoutes(parts: AccountParts): Route[] {
  return declareRoutes('Authentication', [
    ...signInRoutes(parts),
    ...invitationRoutes(parts),
    ...roleRoutes(parts),
    ...sessionRoutes(parts),
    ...passwordRoutes(parts),
    ...twoFactorRoutes(parts),
  ]);
}

function signInRoutes(parts: AccountParts) {
  return [
    publicRoute({
      method: 'POST',
      path: '/auth/login',
      operationId: 'login',
      access: 'public',
      summary: 'Sign in',
      description: 'Opens a session and returns its tokens, in the role used last.',
      rules: [
        'Unknown e-mail, deactivated account, wrong password and wrong code give the same answer.',
        'Too many failures block further attempts for a while.',
        '`totp_required`: send the request again with a code.',
      ],
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
      summary: 'Refresh the tokens of a session',
      description: 'Exchanges a refresh token for new tokens; each works once.',
      rules: [
        'Without a body, the session cookie is used, for pages of the service only.',
        'Reuse within ten seconds returns another successor.',
        'Later reuse ends the session, as the token may be stolen.',
      ],
      body: Refresh,
      example: { refresh_token: 'mJ8yVQ3pS7c0tq1wXo5rZkd2HbnEuGfA' },
      answer: ref(SignIn),
      problems: ['invalid_refresh_token'],
      handler: (ctx, { body }) => refresh(ctx, parts, body.refresh_token),
    }),
  ];
}

function invitationRoutes(parts: AccountParts) {
  return [
    publicRoute({
      method: 'POST',
      path: '/auth/accept-invitation',
      operationId: 'acceptInvitation',
      access: 'public',
      summary: 'Accept an invitation',
      description: 'Accepts the offered roles and returns tokens.',
      rules: [
        'A new user sets a password; an existing user enters theirs.',
        '`totp_required`: the roles are accepted; sign in with a code.',
      ],
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
      summary: 'Get the signed-in user',
      description:
        'Returns your profile, your accepted roles, the active role and the operations that it allows.',
      answer: ref(Me),
      handler: (ctx) => whoAmI(ctx, operations),
    }),
    userRoute({
      method: 'PUT',
      path: '/auth/me',
      operationId: 'updateMe',
      access: 'signed-in',
      summary: 'Update your profile',
      description: 'Changes the fields that you send.',
      rules: [
        'Name, phone and language apply in every organization and override its own record.',
        '`settings` are stored unchanged, for use by client programs.',
      ],
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
      summary: 'Switch to another role',
      description: 'Continues the session in the named role and returns new tokens.',
      rules: ['Only your own accepted roles can be named.'],
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
      summary: 'Sign out',
      description: 'Ends this session and its tokens.',
      rules: [
        'Needs one of the tokens, or the browser cookie, which is deleted.',
        'Your other sessions continue.',
      ],
      handler: (ctx) => logout(ctx, publicUrl),
    }),
    userRoute({
      method: 'GET',
      path: '/auth/sessions',
      operationId: 'listSessions',
      access: 'signed-in',
      summary: 'List your sessions, most recent first',
      description: 'Returns the address and the program of each session and marks the current one.',
      answer: Type.Array(ref(LoginSession)),
      handler: (ctx) =>
        ctx.database.read(NIL_UUID, (db) => liveSessions(db, ctx.principal, ctx.now)),
    }),
    userRoute({
      method: 'DELETE',
      path: '/auth/sessions/:id',
      operationId: 'endSession',
      access: 'signed-in',
      summary: 'End one of your sessions',
      description: 'Revokes the tokens of the session.',
      rules: ['Sessions of other users are not found.'],
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
      summary: 'Change your password',
      description: 'Sets a new password and ends all your other sessions.',
      rules: [
        'Needs the current password; a wrong one counts as a failed sign-in.',
        'Open links to reset the password expire.',
        'Refused: a password that is easy to guess.',
      ],
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
      summary: 'Request a password reset link',
      description:
        'Sends a link to the address if an account has it; the answer is always the same.',
      rules: ['The link works once, within an hour.', 'At most three links per hour.'],
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
      summary: 'Reset a password with a link',
      description: 'Sets a new password and ends all sessions of the user.',
      rules: [
        'Refused: a link that is used, replaced or expired.',
        'Refused: a password that is easy to guess.',
      ],
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
      summary: 'Change your e-mail address',
      description:
        'Sends a confirmation link to the new address; the change applies once it is confirmed.',
      rules: [
        'The link works once, within an hour.',
        'Needs the password; a wrong one counts as a failed sign-in.',
        'The answer does not reveal whether the address is in use.',
      ],
      body: ChangeEmail,
      example: { email: 'camille@example.org', password: 'quinze-tilleuls-en-fleur' },
      status: 202,
      problems: ['invalid_credentials', 'too_many_attempts', 'too_busy'],
      handler: (ctx, { body }) => requestEmailChange(ctx, publicUrl, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/me/email/confirm',
      operationId: 'confirmEmail',
      access: 'signed-in',
      summary: 'Confirm a new e-mail address',
      description: 'Makes the confirmed address your e-mail address and notifies the old one.',
      rules: [
        'Open links to the old address expire; pending invitations remain with the invited address.',
        'Refused: a link that is used, replaced, expired or of another user.',
        'Refused: an address of another account.',
      ],
      body: ConfirmEmail,
      example: { token: 'Yk3fT0qLw8ZsVbRc' },
      problems: ['invalid_token', 'duplicate'],
      handler: (ctx, { body }) => confirmEmail(ctx, body.token),
    }),
  ];
}

function twoFactorRoutes(parts: AccountParts) {
  return [
    userRoute({
      method: 'POST',
      path: '/auth/2fa/setup',
      operationId: 'setUpTotp',
      access: 'signed-in',
      summary: 'Set up two-factor authentication',
      description: 'Returns a secret for an authenticator app.',
      rules: [
        'Needs the password; a wrong one counts as a failed sign-in.',
        'Each call replaces the secret until `enableTotp` confirms it.',
        'Refused while two-factor authentication is enabled.',
      ],
      body: SetUpTotp,
      example: { password: 'quinze-tilleuls-en-fleur' },
      answer: TotpSetup,
      problems: ['totp_already_enabled', 'invalid_credentials', 'too_many_attempts', 'too_busy'],
      handler: (ctx, { body }) => setUpTotp(ctx, parts, body.password),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/enable',
      operationId: 'enableTotp',
      access: 'signed-in',
      summary: 'Enable two-factor authentication',
      description: 'Confirms the secret with a code and returns ten backup codes.',
      rules: ['Each backup code replaces one code; they are shown once.'],
      body: TotpCode,
      example: { code: '492039' },
      answer: BackupCodes,
      answerExample: { backup_codes: ['k7wd-93pm', 'x2hc-f6tn'] },
      problems: ['totp_already_enabled', 'totp_not_enabled', 'invalid_code'],
      handler: (ctx, { body }) => enableTotp(ctx, parts, body.code),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/disable',
      operationId: 'disableTotp',
      access: 'signed-in',
      summary: 'Disable two-factor authentication',
      description: 'Deletes the secret and all backup codes.',
      rules: ['Needs the password and a code; a wrong one counts as a failed sign-in.'],
      body: DisableTotp,
      example: { password: 'quinze-tilleuls-en-fleur', code: '492039' },
      problems: [
        'totp_not_enabled',
        'invalid_credentials',
        'invalid_code',
        'too_many_attempts',
        'too_busy',
      ],
      handler: (ctx, { body }) => disableTotp(ctx, parts, body),
    }),
    userRoute({
      method: 'POST',
      path: '/auth/2fa/backup-codes',
      operationId: 'replaceBackupCodes',
      access: 'signed-in',
      summary: 'Replace your backup codes',
      description: 'Returns ten new backup codes, shown once; the old ones expire.',
      rules: ['Needs a code or a remaining backup code; a wrong one counts as a failed sign-in.'],
      body: TotpCode,
      example: { code: '492039' },
      answer: BackupCodes,
      problems: ['totp_not_enabled', 'invalid_code', 'too_many_attempts'],
      handler: (ctx, { body }) => replaceCodes(ctx, parts, body.code),
    }),
  ];
}
