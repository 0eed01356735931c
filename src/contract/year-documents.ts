import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import {
  BuildingName,
  Euro,
  ExpenseName,
  LocalDate,
  OwnerName,
  ReportYear,
  SupplierName,
  Type,
  Uuid,
  nullable,
  stringEnum,
  type Given,
  type Static,
} from './common.ts';
import { ReportFormatQuery } from './reports.ts';

export const YearDocumentQuery = Type.Object(
  {
    building_id: Uuid,
    year: Type.Optional(ReportYear),
    format: ReportFormatQuery,
  },
  { additionalProperties: false },
);

const head = {
  period: Type.String({ description: 'Financial year by its end, such as `2025`.' }),
  building_id: nullable(Uuid),
  building_name: nullable(BuildingName),
};
const Decision = {
  decision_id: nullable({ ...Uuid, description: 'Decision that it carries out, if any.' }),
  title: nullable(Type.String({ description: 'Title of that decision.' })),
};

export const FundStatements = Type.Object({
  ...head,
  funds: Type.Array(
    Type.Object({
      fund: stringEnum(['WorkingCapital', 'Reserve']),
      opening: Euro,
      added: Type.Number({ description: 'Calls and appropriations of the year, in euro.' }),
      interest: Type.Number({ description: 'Interest left to the fund, in euro.' }),
      used: Type.Array(Type.Object({ ...Decision, amount: Euro }), {
        description: 'Amounts taken from the fund, negative, by decision.',
      }),
      closing: Euro,
      bank: Type.Number({ description: 'Money of the fund at the bank, in euro.' }),
      gap: Type.Number({ description: 'Bank less fund, in euro; negative: money is missing.' }),
    }),
    { description: 'The working capital and the reserve over the year.' },
  ),
});

const balances = {
  opening: Type.Number({ description: 'Balance before the year, in euro.' }),
  debit: Euro,
  credit: Euro,
  closing: Type.Number({ description: 'Balance at the end of the year, in euro.' }),
};

export const OwnerBalances = Type.Object({
  ...head,
  owners: Type.Array(
    Type.Object({
      owner_id: nullable({ ...Uuid, description: 'Null for an Owner, except themselves.' }),
      owner_name: nullable(OwnerName),
      ...balances,
    }),
    { description: 'Positive: owed by the owner. Negative: credit.' },
  ),
  totals: Type.Object(balances),
});

export const SupplierBalances = Type.Object({
  ...head,
  suppliers: Type.Array(
    Type.Object({
      supplier_id: nullable(Uuid),
      supplier_name: nullable(SupplierName),
      ...balances,
    }),
    { description: 'Positive: owed to the supplier. Negative: credit.' },
  ),
  totals: Type.Object(balances),
});

export const CostsByKey = Type.Object({
  ...head,
  accounts: Type.Array(
    Type.Object({
      account_code: Type.String(),
      account_name: Type.String({ description: 'Name in the language of the reader.' }),
      distribution_key_id: Uuid,
      distribution_key_name: Type.String({ description: 'Current name of the key.' }),
      total: Euro,
      lines: Type.Array(
        Type.Object({
          entry_id: Uuid,
          expense_id: nullable(Uuid),
          expense_name: nullable(ExpenseName),
          entry_date: LocalDate,
          supplier: nullable(Type.String()),
          description: Type.String(),
          period_from: nullable(LocalDate),
          period_to: nullable(LocalDate),
          amount: Euro,
          vat_amount: Type.Number({ description: 'VAT in the amount, in euro.' }),
        }),
      ),
    }),
  ),
  total: Euro,
});

export const Arrears = Type.Object({
  ...head,
  owners: Type.Array(
    Type.Object({
      owner_id: Uuid,
      owner_name: OwnerName,
      amount: Type.Number({ description: 'Balance owed at the end of the year, in euro.' }),
      stage: nullable({
        ...stringEnum(REMINDER_LEVELS),
        description: 'Current stage of recovery; null: no reminder.',
      }),
      since: nullable({ ...LocalDate, description: 'Day on which the stage was reached.' }),
    }),
  ),
  total: Euro,
});

export const Commitments = Type.Object({
  ...head,
  decisions: Type.Array(
    Type.Object({
      decision_id: Uuid,
      decided_on: LocalDate,
      title: Type.String(),
      amount: nullable({ ...Euro, description: 'Amount decided.' }),
      spent: Type.Number({ description: 'Cost until the end of the year, in euro.' }),
      remaining: nullable({ ...Euro, description: 'Amount still to be spent.' }),
    }),
    { description: 'Works decided and not finished at the end of the year.' },
  ),
  accounts: Type.Array(
    Type.Object({ account_code: Type.String(), account_name: Type.String(), balance: Euro }),
    { description: 'Balances of the off-balance accounts (classes 0, 8 and 9).' },
  ),
});

export const Journals = Type.Object({
  ...head,
  journals: Type.Array(
    Type.Object({
      journal: stringEnum(JOURNALS),
      debit: Euro,
      credit: Euro,
      lines: Type.Array(
        Type.Object({
          entry_id: Uuid,
          entry_date: LocalDate,
          sequence: Type.Integer({ description: 'Position in the chain of the organization.' }),
          account_code: Type.String(),
          description: Type.String(),
          debit: Euro,
          credit: Euro,
        }),
      ),
    }),
    { description: 'Entries of the year by journal, with their totals.' },
  ),
});

const SimplifiedLine = Type.Object({
  code: Type.String({ description: 'Line of the statement, or account.' }),
  name: Type.String(),
  amount: Euro,
});
export const SimplifiedReport = Type.Object({
  ...head,
  receipts: Type.Array(SimplifiedLine, { description: 'Money received, by line.' }),
  expenditure: Type.Array(SimplifiedLine, { description: 'Money paid, by line.' }),
  cash: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      opening: Euro,
      received: Euro,
      paid: Euro,
      closing: Euro,
    }),
    { description: 'Movements of bank accounts and cash.' },
  ),
  working_capital: Type.Number({ description: 'Working capital at the end of the year, in euro.' }),
  reserve: Type.Number({ description: 'Reserve at the end of the year, in euro.' }),
  receivable: Type.Number({ description: 'Owed by owners at the end of the year, in euro.' }),
  payable: Type.Number({ description: 'Owed to owners and suppliers, in euro.' }),
});

export type YearDocumentQuery = Static<typeof YearDocumentQuery>;
export type FundStatements = Given<Static<typeof FundStatements>>;
export type OwnerBalances = Given<Static<typeof OwnerBalances>>;
export type SupplierBalances = Given<Static<typeof SupplierBalances>>;
export type CostsByKey = Given<Static<typeof CostsByKey>>;
export type Arrears = Given<Static<typeof Arrears>>;
export type Commitments = Given<Static<typeof Commitments>>;
export type Journals = Given<Static<typeof Journals>>;
export type SimplifiedReport = Given<Static<typeof SimplifiedReport>>;
