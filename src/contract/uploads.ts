import { Type, type Static } from './common.ts';

/** A file of a multipart request, kept on the server while the request runs. */
export const UploadedFile = Type.Object({
  path: Type.String(),
  file_name: Type.String(),
  size: Type.Integer(),
  sha256: Type.String(),
});
export type UploadedFile = Static<typeof UploadedFile>;
