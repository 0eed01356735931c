import type { preHandlerHookHandler, preValidationHookHandler } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Route } from './route.ts';

/**
 * Removes a redundant `organization_id` from the query and the body of a tenant's operation before
 * validation. See refuseOtherOrganization.
 */
export function removeOrganization(route: Route): preValidationHookHandler {
  if (!route.access.includes(':')) return (_request, _reply, done) => done();
  return (request, _reply, done) => {
    for (const part of [request.query, request.body]) {
      if (typeof part !== 'object' || part === null || !('organization_id' in part)) continue;
      const { organization_id: id } = part;
      delete part.organization_id;
      if (String(id).toLowerCase() !== request.organizationId)
        request.otherOrganization = String(id);
    }
    done();
  };
}

/** Refuses not_found, once the rest of the request is valid. */
export const refuseOtherOrganization: preHandlerHookHandler = (request, _reply, done) => {
  const id = request.otherOrganization;
  done(id === undefined ? undefined : new DomainError('not_found', { what: 'organization', id }));
};
