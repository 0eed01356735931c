import { organizationRenamed } from '#features/people/organizations/index.ts';
import { following } from '#platform/followers.ts';
import { touchMembers } from './repository/members.ts';
import { createAuthRoutes } from './routes.ts';

export { createUser, insertRoles, newSuperAdmin, type NewUser } from './create-user.ts';
export { createAuthenticator } from './authenticator.ts';
export { createFirstAdmin } from './first-admin.ts';
export { sendInvitation } from './invitation.ts';
export { weaknessOf } from './passwords.ts';
export { voidPasswordResets } from './repository/account-tokens.ts';
export { deleteRoles, setRoleBuildings, updateMember } from './repository/members.ts';
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

export const authFeature = {
  routes: createAuthRoutes,
  followers: [
    following(organizationRenamed, ({ db }, { organization_id: id }) => touchMembers(db, id)),
  ],
};
