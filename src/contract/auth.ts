import { RoleType } from './access.ts';
import {
  Email,
  Instant,
  Language,
  Phone,
  Type,
  Uuid,
  body,
  name,
  nullable,
  ref,
  type Static,
} from './common.ts';

/** Long enough for any password; the strength of a new one is checked outside the schema. */
const Password = Type.String({ minLength: 1, maxLength: 1_000 });
const Token = Type.String({ minLength: 1, maxLength: 500 });
/** Six digits from an authenticator, or a backup code. */
const Code = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Code of the authenticator app, six digits, or a backup code.',
});

const RefreshTokenIn = Type.Optional(
  Type.Literal('Cookie', {
    description:
      'Set `Cookie` in browsers: the refresh token is returned in the cookie `millieme_refresh`, which scripts cannot read.',
  }),
);

/** A role that the user may act in. */
export const RoleAssignment = Type.Object(
  {
    role_id: Uuid,
    role_type: RoleType,
    organization_id: nullable(Uuid),
    organization_name: nullable(Type.String()),
    approver_confirmed: Type.Boolean({
      description:
        'False while an approving role waits for confirmation by someone other than its giver.',
    }),
    owner_id: Type.Optional(Uuid),
    building_ids: Type.Optional(Type.Array(Uuid)),
  },
  { $id: 'RoleAssignment' },
);

/** Tokens, and the user they identify. */
export const SignIn = Type.Object(
  {
    access_token: Type.String(),
    refresh_token: Type.Optional(
      Type.String({ description: 'Refresh token; absent where it is returned in the cookie.' }),
    ),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Lifetime of the access token in seconds.' }),
    user: Type.Object({ id: Uuid, email: Type.String(), name: Type.String(), language: Language }),
    roles: Type.Array(ref(RoleAssignment)),
    active_role: Uuid,
  },
  { $id: 'SignIn' },
);

/** Settings of clients for a user; their meaning is up to the client. */
const Settings = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Settings that client programs keep for the user, at most 16 KiB of JSON.',
  'x-max-bytes': 16 * 1024,
});

export const Me = Type.Object(
  {
    id: Uuid,
    email: Type.String(),
    name: Type.String(),
    phone: nullable(Type.String()),
    language: Language,
    totp_enabled: Type.Boolean(),
    totp_lost: Type.Boolean(),
    roles: Type.Array(ref(RoleAssignment)),
    active_role: Uuid,
    settings: Settings,
    rights: Type.Array(Type.String(), {
      description: 'Operations that the active role allows, by `operationId`.',
    }),
  },
  { $id: 'Me' },
);

export const LoginSession = Type.Object(
  {
    id: Uuid,
    created_at: Instant,
    last_used_at: Instant,
    address: Type.String(),
    user_agent: Type.String(),
    current: Type.Boolean(),
  },
  { $id: 'SignedInSession' },
);

export const Login = body({
  email: Email,
  password: Password,
  totp_code: Type.Optional(Code),
  session: RefreshTokenIn,
});
export const Refresh = body({ refresh_token: Type.Optional(Token) });
export const SwitchRole = body({ role_id: Uuid, session: RefreshTokenIn });
export const UpdateMe = body({
  name: Type.Optional(name(200)),
  phone: Type.Optional(nullable(Phone)),
  language: Type.Optional(Language),
  settings: Type.Optional(Settings),
});
export const ChangePassword = body({ current_password: Password, new_password: Password });
export const ChangeEmail = body({ email: Email, password: Password });
export const ConfirmEmail = body({ token: Token });
export const ForgotPassword = body({ email: Email });
export const ResetPassword = body({ token: Token, new_password: Password });
export const AcceptInvitation = body({
  token: Token,
  password: Password,
  name: Type.Optional(name(200)),
  session: RefreshTokenIn,
});
export const SetUpTotp = body({ password: Password });
export const TotpCode = body({ code: Code });
export const DisableTotp = body({ password: Password, code: Code });
export const TotpSetup = Type.Object({ secret: Type.String(), otpauth_url: Type.String() });
export const BackupCodes = Type.Object({ backup_codes: Type.Array(Type.String()) });

export type RoleAssignment = Static<typeof RoleAssignment>;
export type SignIn = Static<typeof SignIn>;
export type Me = Static<typeof Me>;
export type UpdateMe = Static<typeof UpdateMe>;
export type LoginSession = Static<typeof LoginSession>;
export type Login = Static<typeof Login>;
export type SwitchRole = Static<typeof SwitchRole>;
export type ChangePassword = Static<typeof ChangePassword>;
export type ChangeEmail = Static<typeof ChangeEmail>;
export type ResetPassword = Static<typeof ResetPassword>;
export type AcceptInvitation = Static<typeof AcceptInvitation>;
export type DisableTotp = Static<typeof DisableTotp>;
