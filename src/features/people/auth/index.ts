export { createUser, insertRoles, newSuperAdmin, type NewUser } from './create-user.ts';
export { createAuthenticator } from './authenticator.ts';
export { createFirstAdmin } from './first-admin.ts';
export { sendInvitation } from './invitation.ts';
export { weaknessOf } from './passwords.ts';
export { voidPasswordResets } from './repository/account-tokens.ts';
export { deleteRoles, setRoleBuildings, touchMembers, updateMember } from './repository/members.ts';
export { revokeSessions } from './repository/sessions.ts';
export {
  insertInvitedProfiles,
  lockAccount,
  lockAccountByEmail,
  roleColumns,
  showRole,
  type AccountRow,
  type Grant,
  type RoleRow,
} from './repository/users.ts';
export { createAuthRoutes } from './routes.ts';
