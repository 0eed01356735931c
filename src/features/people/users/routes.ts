import { IdParams, Type, ref } from '#contract/common.ts';
import { CreateUser, UpdateUser, User, ListUsers } from '#contract/users.ts';
import { found } from '#platform/http/request-context.ts';
import { snapshotRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { addUser } from './commands/add-user.ts';
import { setActive, updateUser } from './commands/update-user.ts';
import type { UserParts } from './invite-pending.ts';
import { findUser, listUsers } from './repository.ts';
import { scopeOf } from './scope.ts';

export function createUserRoutes(parts: UserParts): Route[] {
  return [
    snapshotRoute({
      method: 'GET',
      path: '/users',
      operationId: 'listUsers',
      summary: 'Users by name, with their roles here',
      query: ListUsers,
      answer: Type.Array(ref(User)),
      handler: (ctx, { query }) => listUsers(ctx.db, scopeOf(ctx), query),
    }),
    writeRoute({
      method: 'POST',
      path: '/users',
      operationId: 'createUser',
      summary: 'Give somebody roles; without a password they are invited by e-mail',
      body: CreateUser,
      status: 201,
      answer: ref(User),
      handler: (ctx, { body }) => addUser(ctx, parts, body),
    }),
    snapshotRoute({
      method: 'GET',
      path: '/users/:id',
      operationId: 'getUser',
      summary: 'One user',
      params: IdParams,
      answer: ref(User),
      handler: async (ctx, { params: { id } }) =>
        found(await findUser(ctx.db, scopeOf(ctx), id), 'user', id),
    }),
    writeRoute({
      method: 'PUT',
      path: '/users/:id',
      operationId: 'updateUser',
      summary: 'Change the named fields of a user; roles replace those here',
      params: IdParams,
      body: UpdateUser,
      answer: ref(User),
      handler: (ctx, { params, body }) => updateUser(ctx, parts, params.id, body),
    }),
    writeRoute({
      method: 'PUT',
      path: '/users/:id/deactivate',
      operationId: 'deactivateUser',
      summary: 'End somebody’s sessions and let them sign in no more',
      params: IdParams,
      answer: ref(User),
      handler: (ctx, { params }) => setActive(ctx, params.id, false),
    }),
    writeRoute({
      method: 'PUT',
      path: '/users/:id/activate',
      operationId: 'activateUser',
      summary: 'Let somebody sign in again',
      params: IdParams,
      answer: ref(User),
      handler: (ctx, { params }) => setActive(ctx, params.id, true),
    }),
  ];
}
