export {
  createUser,
  insertRoles,
  newSuperAdmin,
  type NewRole,
  type NewUser,
} from './create-user.ts';
export { createAuthenticator } from './authenticator.ts';
export { createFirstAdmin } from './first-admin.ts';
export { sendInvitation } from './invitation.ts';
export { weaknessOf } from './passwords.ts';
export { voidPasswordResets } from './repository/account-tokens.ts';
export { revokeSessions } from './repository/sessions.ts';
export { roleColumns, showRole } from './repository/users.ts';
export { createAuthRoutes } from './routes.ts';
