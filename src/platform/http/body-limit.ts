import type { Route } from './route.ts';

/** Maximum size of a JSON body. */
export const BODY_BYTES = 1024 * 1024;
/** Maximum size of a body that is read before it is known who sends it. */
const OPEN_BODY_BYTES = 16 * 1024;
/** Room for the other fields and the boundaries of an upload. */
const FORM_BYTES = 64 * 1024;

/** Finds the maximum size of the body of a route. */
export function findBodyLimit(
  { access, upload }: Pick<Route, 'access' | 'upload'>,
  maxUploadBytes: number,
): number {
  if (access === 'public' || access === 'session') return OPEN_BODY_BYTES;
  return upload === true ? maxUploadBytes + FORM_BYTES : BODY_BYTES;
}
