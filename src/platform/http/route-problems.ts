import { isForAllRoles } from '#contract/access.ts';
import type { ProblemCode } from '#domain/kernel/problems.ts';
import { needsTenant } from './authenticate.ts';
import { mayBeRepeated, type Route } from './route.ts';

/** Problems that any request may be answered with. */
export const COMMON_PROBLEMS: readonly ProblemCode[] = [
  'malformed_address',
  'method_not_allowed',
  'too_many_requests',
  'internal_error',
  'unhealthy',
];

/** Problems of every route of this kind: by its access, parameters, method and body. */
export function listProblemsOfKind(route: Route): ReadonlySet<ProblemCode> {
  const { access, method, mode, params } = route;
  const isTold = access !== 'public';
  const when = (isSo: boolean, ...codes: ProblemCode[]) => (isSo ? codes : []);
  return new Set<ProblemCode>([
    'invalid_query',
    // The organization in the header of a SuperAdmin may not exist.
    ...when(isTold, 'unauthorized', 'not_found'),
    ...when(!isForAllRoles(access), 'forbidden'),
    ...when(needsTenant(access), 'organization_required'),
    ...when(params !== undefined, 'invalid_request', 'not_found'),
    ...when(method !== 'GET', 'invalid_request', 'payload_too_large', 'unsupported_media_type'),
    ...when(method !== 'GET', route.upload === true ? 'malformed_upload' : 'malformed_json'),
    ...when(mayBeRepeated(route), 'idempotency_in_progress', 'idempotency_mismatch'),
    ...when(params !== undefined && mode === 'write' && method !== 'POST', 'stale'),
    ...when(method !== 'GET' && mode === 'write' && route.answer !== undefined, 'read_only'),
    // Files are rendered one at a time.
    ...when(route.files !== undefined, 'too_busy'),
  ]);
}

/** Every problem of the route except COMMON_PROBLEMS; those of its kind first. */
export function listRouteProblems(route: Route): readonly ProblemCode[] {
  return [...listProblemsOfKind(route), ...(route.problems ?? [])];
}
