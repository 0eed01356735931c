import { addMonths, type LocalDate } from '#domain/kernel/local-date.ts';

/** What may be missing from the file of a building. */
export const HANDOVER_GAPS = [
  'statutes_missing',
  'contracts_missing',
  'insurance_missing',
  'no_assembly_held',
  'minutes_missing',
  'accounts_open',
  'statements_unsent',
  'drafts_open',
  'vouchers_missing',
  'bank_statements_missing',
  'transactions_open',
  'addresses_missing',
  'enterprise_number_missing',
] as const;
export type HandoverGap = (typeof HANDOVER_GAPS)[number];

/** A gap with the facts of its text. */
export interface MissingPart {
  readonly code: HandoverGap;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Facts about the file of a building on the day on which it is handed over. */
export interface HandoverFacts {
  readonly mandate_ended_on: LocalDate;
  readonly enterprise_number: string | null;
  readonly documents: readonly {
    readonly document_type: string;
    /** Null: no limit. */
    readonly valid_until: LocalDate | null;
  }[];
  /** General assemblies held. */
  readonly meetings: readonly { readonly held_on: LocalDate; readonly has_minutes: boolean }[];
  readonly fiscal_years: readonly {
    readonly start_date: LocalDate;
    readonly end_date: LocalDate;
    readonly is_closed: boolean;
  }[];
  readonly bank_accounts: readonly {
    readonly iban: string;
    /** Null: no statement. */
    readonly last_statement_on: LocalDate | null;
  }[];
  /** Statements of charges that were not sent. */
  readonly statements_unsent: number;
  /** Invoices and calls that wait. */
  readonly drafts_open: number;
  /** Booked invoices without a file. */
  readonly vouchers_missing: number;
  /** Bank transactions that are not matched. */
  readonly transactions_open: number;
  /** Owners of today without postal and e-mail address. */
  readonly addresses_missing: number;
}

/** Months in which at least one general assembly is held. */
const ASSEMBLY_MONTHS = 18;

/**
 * Lists what is missing from the file of a building: statutes, contracts and insurance in force, minutes,
 * the accounts of ended years, the history of the bank accounts, vouchers, and what is unfinished. Nothing
 * of it prevents the handover.
 * Rule: within 30 days after the end of the mandate the syndic hands over the whole file, with the accounts
 * and the history of the account on which claims of the association were paid (Civil Code, art. 3.89 §5 7°).
 */
export function listMissingParts(facts: HandoverFacts): MissingPart[] {
  const { mandate_ended_on: on, documents, enterprise_number } = facts;
  const has = (type: string) =>
    documents.some(
      ({ document_type, valid_until }) =>
        document_type === type && (valid_until === null || valid_until >= on),
    );
  return [
    ...(has('Statutes') ? [] : [lacks('statutes_missing')]),
    ...(has('Contract') ? [] : [lacks('contracts_missing')]),
    ...(has('InsurancePolicy') ? [] : [lacks('insurance_missing')]),
    ...listMissingMinutes(facts),
    ...facts.fiscal_years
      .filter(({ end_date, is_closed }) => end_date <= on && !is_closed)
      .map(({ start_date, end_date }) => lacks('accounts_open', { from: start_date, to: end_date })),
    ...count('statements_unsent', facts.statements_unsent),
    ...count('drafts_open', facts.drafts_open),
    ...count('vouchers_missing', facts.vouchers_missing),
    ...facts.bank_accounts
      .filter(({ last_statement_on }) => last_statement_on === null || last_statement_on < on)
      .map(({ iban, last_statement_on }) =>
        lacks('bank_statements_missing', { iban, on: last_statement_on ?? 'none' }),
      ),
    ...count('transactions_open', facts.transactions_open),
    ...count('addresses_missing', facts.addresses_missing),
    ...(enterprise_number === null ? [lacks('enterprise_number_missing')] : []),
  ];
}

function listMissingMinutes({ meetings, mandate_ended_on: on }: HandoverFacts): MissingPart[] {
  const held = meetings.filter(({ held_on }) => held_on <= on);
  const from = addMonths(on, -ASSEMBLY_MONTHS);
  const recent = held.some(({ held_on }) => held_on >= from);
  return [
    ...(recent ? [] : [lacks('no_assembly_held', { from })]),
    ...held
      .filter(({ has_minutes }) => !has_minutes)
      .map(({ held_on }) => lacks('minutes_missing', { held_on })),
  ];
}

function lacks(code: HandoverGap, facts: MissingPart['facts'] = {}): MissingPart {
  return { code, facts };
}

function count(code: HandoverGap, number: number): MissingPart[] {
  return number === 0 ? [] : [lacks(code, { count: number })];
}
