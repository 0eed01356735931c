import {
  BuildingName,
  Euro,
  LocalDate,
  OwnerName,
  Type,
  Uuid,
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

/** A table of one building: what it pays, or is paid. */
export const MoneyImportUpload = body({
  file: UploadedFile,
  building_id: Uuid,
  dry_run: Type.Optional(stringEnum(['true', 'false'])),
});

const errors = Type.Array(
  Type.Object({
    file: Type.String(),
    row: nullable(Type.Integer()),
    column: nullable(Type.String()),
    code: Type.String(),
    detail: Type.String(),
    remedy: Type.String(),
  }),
  { description: 'Always empty here; a refused import answers 422 with them' },
);

/** What an import of payments did, or would do. */
export const PaymentsImportResult = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    created: Type.Integer({ description: 'Payments that are new' }),
    known: Type.Integer({ description: 'Rows whose payment the books hold already' }),
    total: Type.Number({ description: 'Euro, of those that are new' }),
    lines: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'As a spreadsheet counts it, the header included' }),
        payment_id: nullable({ ...Uuid, description: 'null: new, in a dry run' }),
        owner_id: Uuid,
        owner_name: OwnerName,
        received_on: LocalDate,
        amount: Euro,
        is_known: Type.Boolean(),
      }),
    ),
    errors,
  },
  { $id: 'PaymentsImportResult' },
);

/** What an import of expenses did, or would do. */
export const ExpensesImportResult = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    created: Type.Integer({ description: 'Drafts that are new' }),
    known: Type.Integer({ description: 'Rows whose expense the building has already' }),
    total: Type.Number({ description: 'Euro, of those that are new' }),
    lines: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'As a spreadsheet counts it, the header included' }),
        expense_id: nullable({ ...Uuid, description: 'null: new, in a dry run' }),
        description: Type.String(),
        supplier: nullable(Type.String()),
        expense_date: LocalDate,
        amount: Euro,
        is_known: Type.Boolean(),
      }),
    ),
    ignored: Type.Array(Type.String(), { description: 'Columns that an import does not read' }),
    errors,
  },
  { $id: 'ExpensesImportResult' },
);

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
    errors,
  },
  { $id: 'ImportResult' },
);

export type ExpensesImportResult = Given<Static<typeof ExpensesImportResult>>;
export type PaymentsImportResult = Given<Static<typeof PaymentsImportResult>>;
export type ImportResult = Given<Static<typeof ImportResult>>;
