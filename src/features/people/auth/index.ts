import { organizationRenamed } from '#features/people/organizations/index.ts';
import { following } from '#platform/followers.ts';
import { disclosePeople } from './repository/disclosed-people.ts';
import { sessionRetention } from './repository/ended-sessions.ts';
import { eraseAccounts } from './repository/erased-people.ts';
import { touchMembers } from './repository/members.ts';
import { createAuthRoutes } from './routes.ts';
import { tables } from './tables.ts';

export {
  addMembers,
  createUser,
  insertRoles,
  makeAccount,
  newSuperAdmin,
  type NewUser,
} from './create-user.ts';
export { findPeopleOfOwner } from './repository/erased-people.ts';
export { createAuthenticator } from './authenticator.ts';
export { createFirstAdmin } from './first-admin.ts';
export { findInvitationEnd, makeInvitationLink, sendInvitation } from './invitation.ts';
export { findWeakness } from './passwords.ts';
export {
  confirmApproverRoles,
  deleteRoles,
  findProfile,
  setRoleBuildings,
  updateAccount,
  updateMember,
  type Profile,
} from './repository/members.ts';
export { accountEmptied, endAllSessions, sessionsEnded } from './end-sessions.ts';
export { endAllAccess, revokeSessionsIn } from './repository/sessions.ts';
export { forgetLostSecrets, sealSecrets } from './second-factor.ts';
export {
  lockAccount,
  lockAccountByEmail,
  roleColumns,
  showRole,
  type AccountRow,
  type Grant,
  type RoleRow,
} from './repository/users.ts';

export const authFeature = {
  tables,
  disclosure: disclosePeople,
  erasure: eraseAccounts,
  retention: [sessionRetention],
  routes: createAuthRoutes,
  followers: [
    following(organizationRenamed, ({ db }, { organization_id: id }) => touchMembers(db, id)),
  ],
};
