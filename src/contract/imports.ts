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

/** Import of one building's payments or expenses. */
export const MoneyImportUpload = body({
  file: UploadedFile,
  building_id: Uuid,
  dry_run: Type.Optional(stringEnum(['true', 'false'])),
});

/** Takeover of the books of a building from other software. */
export const TakeoverUpload = body({
  file: UploadedFile,
  building_id: Uuid,
  entry_date: {
    ...LocalDate,
    description: 'Day of the balances, on which the Opening entry is dated.',
  },
  dry_run: Type.Optional(stringEnum(['true', 'false'])),
});

export const TakeoverTemplateQuery = Type.Object({
  format: Type.Optional(
    stringEnum(['zip', 'xlsx'], {
      description: 'ZIP of CSV files (default), or a workbook with a sheet for each.',
    }),
  ),
});

const errors = Type.Array(
  Type.Object({
    file: Type.String({ description: 'Name of the file or sheet.' }),
    row: nullable(Type.Integer()),
    column: nullable(Type.String()),
    code: Type.String(),
    detail: Type.String(),
    remedy: Type.String(),
  }),
  { description: 'Always empty here; a refused import answers 422 with its errors.' },
);

/** Result of an import of payments, or of its dry run. */
export const PaymentsImportResult = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    created: Type.Integer({ description: 'Number of new payments.' }),
    known: Type.Integer({ description: 'Number of rows whose payment the ledger already has.' }),
    total: Type.Number({ description: 'Total of the new payments in euro.' }),
    lines: Type.Array(
      Type.Object({
        row: Type.Integer({
          description: 'Number of the row in the spreadsheet, header included.',
        }),
        payment_id: nullable({
          ...Uuid,
          description: 'Identifier of the record; null if new in a dry run.',
        }),
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

/** Result of an import of expenses, or of its dry run. */
export const ExpensesImportResult = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    created: Type.Integer({ description: 'Number of new drafts.' }),
    known: Type.Integer({ description: 'Number of rows whose expense the building already has.' }),
    total: Type.Number({ description: 'Total of the new payments in euro.' }),
    lines: Type.Array(
      Type.Object({
        row: Type.Integer({
          description: 'Number of the row in the spreadsheet, header included.',
        }),
        expense_id: nullable({
          ...Uuid,
          description: 'Identifier of the record; null if new in a dry run.',
        }),
        description: Type.String(),
        supplier: nullable(Type.String()),
        expense_date: LocalDate,
        amount: Euro,
        is_known: Type.Boolean(),
      }),
    ),
    ignored: Type.Array(Type.String(), { description: 'Columns that the import does not read.' }),
    errors,
  },
  { $id: 'ExpensesImportResult' },
);

/** Result of an import, or of its dry run. */
export const ImportResult = Type.Object(
  {
    building_id: nullable(
      Type.String({
        format: 'uuid',
        description: 'Identifier of the building; null for a new one in a dry run.',
      }),
    ),
    building_name: nullable(BuildingName),
    created: Type.Object({
      units: Type.Integer(),
      owners: Type.Integer(),
      unit_owners: Type.Integer(),
      distribution_keys: Type.Integer(),
    }),
    ignored: Type.Array(Type.String(), { description: 'Files that the import does not read.' }),
    errors,
  },
  { $id: 'ImportResult' },
);

const count = (description: string) => Type.Integer({ description });

/** Result of a takeover, or of its dry run. */
export const TakeoverResult = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    entry_date: LocalDate,
    entry_id: nullable({
      ...Uuid,
      description: 'Opening entry; null in a dry run, and for readings alone.',
    }),
    created: Type.Object({
      opening_lines: count('Lines of the Opening entry.'),
      open_items: count('Open items and credits of owners.'),
      invoices: count('Unpaid invoices and unused credit notes of suppliers.'),
      cost_lines: count('Costs and income that the predecessor booked in the current year.'),
      calls: count('Calls that the predecessor sent for the current year.'),
      meters: count('New meters.'),
      readings: count('New readings.'),
    }),
    balances: Type.Array(
      Type.Object({
        account_code: Type.String(),
        debit: Euro,
        credit: Euro,
      }),
      { description: 'Balances taken over, by account.' },
    ),
    total: Type.Number({ description: 'Total of the debit balances in euro.' }),
    ignored: Type.Array(Type.String(), { description: 'Files that the import does not read.' }),
    errors,
  },
  { $id: 'TakeoverResult' },
);

export type TakeoverResult = Given<Static<typeof TakeoverResult>>;
export type ExpensesImportResult = Given<Static<typeof ExpensesImportResult>>;
export type PaymentsImportResult = Given<Static<typeof PaymentsImportResult>>;
export type ImportResult = Given<Static<typeof ImportResult>>;
