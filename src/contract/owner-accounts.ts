import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import { CREDIT_SOURCES, RECEIVABLE_SOURCES } from '#domain/owner-accounts/item-sources.ts';
import { ReceivableParts } from './calls-for-funds.ts';
import {
  Euro,
  LocalDate,
  Type,
  Uuid,
  body,
  nullable,
  partial,
  ref,
  stringEnum,
  BuildingName,
  OwnerName,
  type Given,
  type Static,
} from './common.ts';
import { ReportFormatQuery } from './reports.ts';

const period = {
  building_id: Type.Optional(Uuid),
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
};
const strict = { additionalProperties: false };

export const OwnerAccountQuery = Type.Object(period, strict);
export const OwnerStatementQuery = Type.Object({ ...period, format: ReportFormatQuery }, strict);

export const CreateOwnerStatementDocument = body(period);

const building = { building_id: Uuid, building_name: BuildingName };

const OpenReceivable = Type.Object({
  id: Uuid,
  ...building,
  source: Type.Object({ type: stringEnum(RECEIVABLE_SOURCES), id: Uuid }),
  description: Type.String({ description: 'Title of the call, or description of the entry.' }),
  amount: Euro,
  open_amount: Euro,
  parts: ReceivableParts,
  due_date: LocalDate,
  days_overdue: Type.Integer({ minimum: 0 }),
  structured_communication: Type.String({
    description: 'Structured payment reference, `+++NNN/NNNN/NNNCC+++`.',
  }),
});

const FreeCredit = Type.Object({
  id: Uuid,
  ...building,
  source: Type.Object({ type: stringEnum(CREDIT_SOURCES), id: Uuid }),
  amount: Euro,
  free_amount: Type.Number({ description: 'Amount in euro that is not yet allocated.' }),
  credited_on: LocalDate,
});

/** Change by one entry; transfers between accounts of the same owner are left out. */
const OwnerMovement = Type.Object({
  entry_id: Uuid,
  ...building,
  date: LocalDate,
  journal: stringEnum(JOURNALS),
  description: Type.String(),
  debit: Euro,
  credit: Euro,
  balance: Type.Number({
    description: 'Balance in euro after the movement; positive if the owner owes.',
  }),
});

const Overdue = Type.Number({ description: 'Open amount past its due date, in euro.' });
const OpeningBalance = Type.Number({ description: 'Balance in euro before the period.' });

const account = {
  balance: Type.Number({ description: 'Balance in euro; positive if the owner owes.' }),
  overdue: Overdue,
  payment_reference: nullable(
    Type.String({
      description:
        'Structured payment reference for all that is due, oldest first, `+++NNN/NNNN/NNNCC+++`; null before the first charge.',
    }),
  ),
  receivables: Type.Array(OpenReceivable),
  credits: Type.Array(FreeCredit),
  opening_balance: OpeningBalance,
  movements: Type.Array(OwnerMovement),
};

export const BuildingAccount = Type.Object({ ...building, ...account }, { $id: 'BuildingAccount' });

const holder = {
  owner_id: Uuid,
  owner_name: OwnerName,
  building_id: nullable(Uuid),
  building_name: nullable(BuildingName),
};

/**
 * Balance of an owner with one association. Each association has its own claims, so amounts are
 * never added up across them.
 */
export const OwnerAccount = Type.Object(
  {
    ...holder,
    ...partial(account),
    buildings: Type.Optional(
      Type.Array(ref(BuildingAccount), {
        description: 'Without `building_id`: accounts by building name, in place of one account.',
      }),
    ),
  },
  { $id: 'OwnerAccount' },
);

const statement = {
  opening_balance: OpeningBalance,
  movements: Type.Array(OwnerMovement),
  total_debit: Euro,
  total_credit: Euro,
  closing_balance: Euro,
  open_items: Type.Array(OpenReceivable),
  overdue: Overdue,
};

export const BuildingStatement = Type.Object(
  { ...building, ...statement },
  { $id: 'BuildingStatement' },
);

export const OwnerStatement = Type.Object(
  {
    ...holder,
    from: LocalDate,
    to: LocalDate,
    ...partial(statement),
    buildings: Type.Optional(
      Type.Array(ref(BuildingStatement), {
        description:
          'Without `building_id`: statements by building name, in place of one statement.',
      }),
    ),
  },
  { $id: 'OwnerStatement' },
);

export const OwnerAccountIntegrity = Type.Object(
  {
    balanced: Type.Boolean({ description: 'Whether open items equal the ledger for every owner.' }),
    owners_checked: Type.Integer(),
    total_books: Type.Number({ description: 'Balance of the owner in the ledger, in euro.' }),
    total_open_items: Type.Number({ description: 'Open receivables less credits, in euro.' }),
    differences: Type.Array(
      Type.Object({
        ...building,
        owner_id: Uuid,
        owner_name: nullable(OwnerName),
        books: Euro,
        open_items: Euro,
      }),
      { description: 'First 100 owners with a difference.' },
    ),
  },
  { $id: 'OwnerAccountIntegrity' },
);

export type OwnerAccountQuery = Static<typeof OwnerAccountQuery>;
export type OwnerStatementQuery = Static<typeof OwnerStatementQuery>;
export type OwnerAccount = Given<Static<typeof OwnerAccount>>;
export type OwnerStatement = Given<Static<typeof OwnerStatement>>;
export type BuildingAccount = Given<Static<typeof BuildingAccount>>;
export type BuildingStatement = Given<Static<typeof BuildingStatement>>;
export type OwnerAccountIntegrity = Given<Static<typeof OwnerAccountIntegrity>>;
