import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateUser,
  InvitationLink,
  ListUsers,
  UnconfirmedApprover,
  UpdateUser,
  User,
} from '#contract/users.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { declareRoutes, snapshotRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { listUnconfirmedApprovers } from './approvers.ts';
import { addUser } from './commands/add-user.ts';
import { confirmApprover } from './commands/confirm-approver.ts';
import { setActive, updateUser } from './commands/update-user.ts';
import { showInvitationLink, type UserParts } from './invite-pending.ts';
import { findUser, listUsers } from './repository.ts';
import { scopeOf } from './scope.ts';
import { toUser } from './user.ts';

const createReadingRoutes = (parts: UserParts) => [
  snapshotRoute({
    path: '/users',
    operationId: 'listUsers',
    access: 'users:write',
    summary: 'List users by name',
    description:
      'Returns the users with a role in the organization; without one, all users of the platform.',
    rules: [
      'Users who have not accepted yet are shown as invited.',
      '`q` searches name and e-mail address.',
    ],
    query: ListUsers,
    answer: Type.Array(ref(User)),
    handler: async (ctx, { query }) =>
      mapPage(await listUsers(ctx.db, scopeOf(ctx), query), (user) => toUser(ctx, parts, user)),
  }),
  snapshotRoute({
    path: '/users/:id',
    operationId: 'getUser',
    access: 'users:write',
    summary: 'Get a user',
    description: 'Returns the profile and the roles in the organization, pending ones included.',
    answer: ref(User),
    handler: async (ctx, { params: { id } }) =>
      toUser(ctx, parts, found(await findUser(ctx.db, scopeOf(ctx), id), 'user', id)),
  }),
];

const createApproverRoutes = (parts: UserParts) => [
  snapshotRoute({
    path: '/approvers',
    operationId: 'listUnconfirmedApprovers',
    access: 'approvers:read',
    summary: 'List unconfirmed approvers',
    description:
      'Returns up to 500 approving roles that wait for confirmation, oldest first, with their givers.',
    rules: ['A role that is limited to some buildings returns the roles of those buildings.'],
    answer: Type.Array(ref(UnconfirmedApprover)),
    handler: (ctx) => listUnconfirmedApprovers(ctx),
  }),
  writeRoute({
    method: 'PUT',
    path: '/users/:id/confirm-approver',
    operationId: 'confirmApprover',
    access: 'approvers:confirm',
    summary: 'Confirm an approver',
    description:
      'Lets the user count as a second person beside the user who gave them their approving roles.',
    rules: [
      'Until then, the user cannot approve or confirm what that person entered, and vice versa.',
      'Confirms the roles of the buildings that your own role is limited to.',
      'Refused to who invited the user or gave them a role.',
      'Refused to an approver who is not confirmed.',
    ],
    answer: ref(User),
    problems: ['second_factor_required', 'invalid_transition', 'second_person_required'],
    handler: async (ctx, { params }) => toUser(ctx, parts, await confirmApprover(ctx, params.id)),
  }),
];

const createActivityRoutes = (parts: UserParts) => [
  writeRoute({
    method: 'PUT',
    path: '/users/:id/deactivate',
    operationId: 'deactivateUser',
    access: 'users:write',
    summary: 'Deactivate a user',
    description:
      'Ends the sessions of the user in the organization and blocks further access to it.',
    rules: [
      'Roles remain, and so does access to other organizations.',
      'Without an organization, a SuperAdmin blocks every sign-in.',
      'Refused for yourself.',
    ],
    answer: ref(User),
    handler: async (ctx, { params }) => toUser(ctx, parts, await setActive(ctx, params.id, false)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/users/:id/activate',
    operationId: 'activateUser',
    access: 'users:write',
    summary: 'Activate a user',
    description: 'Allows access again; ended sessions remain ended.',
    answer: ref(User),
    handler: async (ctx, { params }) => toUser(ctx, parts, await setActive(ctx, params.id, true)),
  }),
];

const createLinkRoute = (parts: UserParts) =>
  writeRoute({
    method: 'PUT',
    path: '/users/:id/invitation-link',
    operationId: 'showInvitationLink',
    access: 'users:write',
    summary: 'Show an invitation link',
    description:
      'Returns a new link to hand over to the invited person, where no mail server is set up.',
    rules: [
      'The link is shown once; a new one voids it.',
      'A user who accepts it counts as no second person until another approver has confirmed them.',
      'Refused: where invitations go by e-mail, and for a user who has accepted.',
    ],
    answer: ref(InvitationLink),
    problems: ['invitation_by_mail', 'invalid_transition'],
    handler: (ctx, { params }) => showInvitationLink(ctx, parts, params.id),
  });

export function createUserRoutes(parts: UserParts): Route[] {
  return declareRoutes('Users', [
    ...createReadingRoutes(parts),
    writeRoute({
      method: 'POST',
      path: '/users',
      operationId: 'createUser',
      access: 'users:write',
      summary: 'Create or invite a user',
      description:
        'Creates an account, or offers roles to an existing one; its owner has to accept them.',
      rules: [
        'Without a password, an invitation is sent by e-mail.',
        'Only a SuperAdmin may set a password.',
        'A role that approves waits for confirmation by another approver.',
        'The answer does not reveal whether the account existed.',
        'Refused: a user who already has a role here, and a password that is easy to guess.',
        'Refused: roles with fields that they do not take, or unknown records.',
      ],
      body: CreateUser,
      example: {
        email: 'bram@example.org',
        name: 'Bram Goossens',
        language: 'nl',
        roles: [{ role_type: 'Accountant', building_ids: [exampleIds.building] }],
      },
      status: 201,
      answer: ref(User),
      problems: [
        'weak_password',
        'invitation_only',
        'invalid_role',
        'unknown_reference',
        'duplicate',
        'too_busy',
      ],
      handler: async (ctx, { body }) => toUser(ctx, parts, await addUser(ctx, parts, body)),
    }),
    writeRoute({
      method: 'PUT',
      path: '/users/:id',
      operationId: 'updateUser',
      access: 'users:write',
      summary: 'Update a user',
      description:
        'Changes the fields that you send; `roles` replaces all roles in the organization.',
      rules: [
        'Name, phone and language are the record of the organization, used where the user has set none.',
        'New roles are offered by an invitation to the invited address.',
        'Refused: changes of your own roles.',
        'Refused: changes of the e-mail address of another user.',
      ],
      body: UpdateUser,
      example: { roles: [{ role_type: 'Owner', owner_id: exampleIds.owner }] },
      answer: ref(User),
      problems: ['invalid_role', 'unknown_reference', 'duplicate'],
      handler: async (ctx, { params, body }) =>
        toUser(ctx, parts, await updateUser(ctx, parts, params.id, body)),
    }),
    createLinkRoute(parts),
    ...createApproverRoutes(parts),
    ...createActivityRoutes(parts),
  ]);
}
