import type { Route } from './route.ts';

/** Maximum size of a JSON body. */
export const BODY_BYTES = 1024 * 1024;
/** Maximum size of a body that is read before it is known who sends it. */
const OPEN_BODY_BYTES = 16 * 1024;
/** Room for the other fields and the boundaries of an upload. */
const FORM_BYTES = 64 * 1024;

/** Maximum sizes of files. */
export interface UploadLimits {
  readonly maxUploadBytes: number;
  /** Of the archive of a building that is handed over. */
  readonly maxArchiveBytes: number;
}

/** Finds the maximum size of the body of a route. */
export function findBodyLimit(
  { access, upload, takesArchive }: Pick<Route, 'access' | 'upload' | 'takesArchive'>,
  limits: UploadLimits,
): number {
  if (access === 'public' || access === 'session') return OPEN_BODY_BYTES;
  return upload === true ? findFileLimit({ takesArchive }, limits) + FORM_BYTES : BODY_BYTES;
}

/** Finds the maximum size of the file of an upload. */
export function findFileLimit(
  { takesArchive }: Pick<Route, 'takesArchive'>,
  { maxUploadBytes, maxArchiveBytes }: UploadLimits,
): number {
  return takesArchive === true ? maxArchiveBytes : maxUploadBytes;
}
