import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreateUser, UpdateUser, User, ListUsers } from '#contract/users.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { routesOf, snapshotRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { addUser } from './commands/add-user.ts';
import { setActive, updateUser } from './commands/update-user.ts';
import type { UserParts } from './invite-pending.ts';
import { findUser, listUsers } from './repository.ts';
import { scopeOf } from './scope.ts';
import { toUser } from './user.ts';

const readingRoutes = [
  snapshotRoute({
    path: '/users',
    operationId: 'listUsers',
    access: 'users:write',
    summary: 'Users by name, with their roles here',
    description:
      'Shows those with a role in the organization under ids of its own, whoever has yet to accept as they were invited; without an organization, all users of the platform. `q` finds a part of the name or the e-mail.',
    query: ListUsers,
    answer: Type.Array(ref(User)),
    handler: async (ctx, { query }) =>
      mapPage(await listUsers(ctx.db, scopeOf(ctx), query), (user) => toUser(ctx, user)),
  }),
  snapshotRoute({
    path: '/users/:id',
    operationId: 'getUser',
    access: 'users:write',
    summary: 'One user',
    description: 'Shows the profile and the roles here, those included that wait for an answer.',
    answer: ref(User),
    handler: async (ctx, { params: { id } }) =>
      toUser(ctx, found(await findUser(ctx.db, scopeOf(ctx), id), 'user', id)),
  }),
];

const activityRoutes = [
  writeRoute({
    method: 'PUT',
    path: '/users/:id/deactivate',
    operationId: 'deactivateUser',
    access: 'users:write',
    summary: 'End somebody’s sessions here and let them act here no more',
    description:
      'What they may do in other organizations stays, and so do their roles here. Without an organization, a SuperAdmin ends every sign-in. Nobody may do so to themselves.',
    answer: ref(User),
    handler: async (ctx, { params }) => toUser(ctx, await setActive(ctx, params.id, false)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/users/:id/activate',
    operationId: 'activateUser',
    access: 'users:write',
    summary: 'Let somebody act here again',
    description: 'Sessions that were ended stay ended.',
    answer: ref(User),
    handler: async (ctx, { params }) => toUser(ctx, await setActive(ctx, params.id, true)),
  }),
];

export function createUserRoutes(parts: UserParts): Route[] {
  return routesOf('Users', [
    ...readingRoutes,
    writeRoute({
      method: 'POST',
      path: '/users',
      operationId: 'createUser',
      access: 'users:write',
      summary: 'Give somebody roles; without a password they are invited by e-mail',
      description:
        'Makes an account, or gives roles to one that exists, which its person has to accept: the answer is the same either way. Refuses whoever has a role here already, a password that is easy to guess, and roles that name what they do not take or what is not there.',
      body: CreateUser,
      example: {
        email: 'bram@example.org',
        name: 'Bram Goossens',
        language: 'nl',
        roles: [{ role_type: 'Accountant', building_ids: [exampleIds.building] }],
      },
      status: 201,
      answer: ref(User),
      problems: ['weak_password', 'invalid_role', 'unknown_reference', 'duplicate', 'too_busy'],
      handler: async (ctx, { body }) => toUser(ctx, await addUser(ctx, parts, body)),
    }),
    writeRoute({
      method: 'PUT',
      path: '/users/:id',
      operationId: 'updateUser',
      access: 'users:write',
      summary: 'Change the named fields of a user; roles replace those here',
      description:
        'Name, phone and language are the organization’s own record, and count where the person has not set theirs. Nobody may change their own roles, nor anybody the e-mail of another. Whoever gets roles that wait for their answer is invited anew, at the address that was invited.',
      body: UpdateUser,
      example: { roles: [{ role_type: 'Owner', owner_id: exampleIds.owner }] },
      answer: ref(User),
      problems: ['invalid_role', 'unknown_reference', 'duplicate'],
      handler: async (ctx, { params, body }) =>
        toUser(ctx, await updateUser(ctx, parts, params.id, body)),
    }),
    ...activityRoutes,
  ]);
}
