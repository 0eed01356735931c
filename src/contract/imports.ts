import {
  BuildingName,
  Type,
  body,
  nullable,
  stringEnum,
  type Given,
  type Static,
} from './common.ts';
import { UploadedFile } from './uploads.ts';

export const ImportUpload = body({
  file: UploadedFile,
  dry_run: Type.Optional(stringEnum(['true', 'false'])),
});

/** What an import did, or would do. */
export const ImportResult = Type.Object(
  {
    building_id: nullable(
      Type.String({ format: 'uuid', description: 'null: a dry run of a building that is new' }),
    ),
    building_name: nullable(BuildingName),
    created: Type.Object({
      units: Type.Integer(),
      owners: Type.Integer(),
      unit_owners: Type.Integer(),
      distribution_keys: Type.Integer(),
    }),
    ignored: Type.Array(Type.String(), { description: 'Files that an import does not read' }),
    errors: Type.Array(
      Type.Object({
        file: Type.String(),
        row: nullable(Type.Integer()),
        column: nullable(Type.String()),
        code: Type.String(),
        detail: Type.String(),
        remedy: Type.String(),
      }),
      { description: 'Always empty here; a refused import answers 422 with them' },
    ),
  },
  { $id: 'ImportResult' },
);

export type ImportResult = Given<Static<typeof ImportResult>>;
