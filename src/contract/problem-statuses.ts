import { problems, type ProblemCode, type ProblemKind } from '#domain/kernel/problems.ts';

const STATUSES = {
  Malformed: 400,
  Unauthenticated: 401,
  Forbidden: 403,
  NotFound: 404,
  UnknownMethod: 405,
  Conflict: 409,
  Stale: 412,
  TooLarge: 413,
  UnknownFormat: 415,
  OutOfRange: 416,
  RuleBroken: 422,
  TooMany: 429,
  Bug: 500,
  Unavailable: 503,
} as const satisfies Record<ProblemKind, number>;

/** Returns the HTTP status by which a problem is answered. */
export function getProblemStatus(code: ProblemCode): number {
  return STATUSES[problems[code]];
}

/** Whether the cause is what was sent: sending it again later is refused again. */
export function isFaultOfRequest(code: ProblemCode): boolean {
  const status = getProblemStatus(code);
  return status < 500 && status !== 429;
}
