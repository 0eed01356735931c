import { formatEnterpriseNumber, formatIban } from '#domain/kernel/identifiers.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { InvoiceValues, Supplier } from '../../shared/api/generated.ts';
import { writeNumber } from '../../shared/format/parse-input.ts';
import { withSupplierDefaults, type ExpenseInput } from './expense-input.ts';

/** Fields that a paper may fill, in the order of the form. */
const READ_FIELDS = [
  'supplier',
  'invoice_number',
  'expense_date',
  'due_date',
  'payment_communication',
  'amount',
] as const;
export type ReadField = (typeof READ_FIELDS)[number];

/** Texts that were filled in from the paper, by field. */
export type ReadTexts = Readonly<Record<string, string>>;

/** Content of a paper, with what is known of its supplier. */
export interface PaperValues {
  readonly values: InvoiceValues;
  readonly supplier: Supplier | undefined;
  /** Usual key of the supplier, if it is one of the building. */
  readonly keyId: string | undefined;
}

/** Texts of the fields as the paper states them; empty where it does not. */
function toTexts({ values, supplier }: PaperValues): Readonly<Record<ReadField, string>> {
  const { payment_communication: reference, amount } = values;
  return {
    supplier: supplier?.name ?? '',
    invoice_number: values.invoice_number ?? '',
    expense_date: values.expense_date ?? '',
    due_date: values.due_date ?? '',
    payment_communication:
      reference !== null && /^\d{12}$/.test(reference)
        ? formatCommunication(reference)
        : (reference ?? ''),
    amount: amount === null ? '' : writeNumber(amount),
  };
}

/**
 * Fills the fields that are empty, or still have their first value, from a paper; a supplier brings its
 * usual account, payment term and key.
 * @param first values with which the form of the paper began
 */
export function fillFromPaper(
  typed: ExpenseInput,
  first: ExpenseInput,
  paper: PaperValues,
): { readonly values: ExpenseInput; readonly read: ReadTexts } {
  const texts = toTexts(paper);
  // The day of entry is no more than a proposal.
  const isFree = (name: ReadField) =>
    typed[name] === '' || (name === 'expense_date' && typed[name] === first[name]);
  const read: ReadTexts = Object.fromEntries(
    READ_FIELDS.filter((name) => texts[name] !== '' && isFree(name)).map((name) => [
      name,
      texts[name],
    ]),
  );
  const values = { ...typed, ...read };
  if (paper.supplier === undefined || read['supplier'] === undefined) return { values, read };
  const hasOwnKey = typed.distribution_key_id !== first.distribution_key_id;
  return {
    values: {
      ...withSupplierDefaults(values, paper.supplier),
      ...(hasOwnKey || paper.keyId === undefined ? {} : { distribution_key_id: paper.keyId }),
    },
    read,
  };
}

/** Lists the fields that the paper states, and those that it does not. */
export function listReadFields(paper: PaperValues) {
  const texts = toTexts(paper);
  return {
    stated: READ_FIELDS.filter((name) => texts[name] !== ''),
    missing: READ_FIELDS.filter((name) => texts[name] === ''),
  };
}

/** Whether the account on the paper is that of the supplier. */
export type IbanAgreement = 'none' | 'known' | 'differs' | 'new';

/** Compares the account on the paper with that of the supplier. */
export function compareIban({ values, supplier }: PaperValues): IbanAgreement {
  if (values.iban === null || supplier === undefined) return 'none';
  if (supplier.iban === null) return 'new';
  return supplier.iban === values.iban ? 'known' : 'differs';
}

/** Writes the codes of an unknown sender as on paper. */
export function listSenderCodes({ values, supplier }: PaperValues): readonly string[] {
  const { enterprise_number: number, iban } = values;
  if (supplier !== undefined) return [];
  return [
    ...(number === null ? [] : [formatEnterpriseNumber(number)]),
    ...(iban === null ? [] : [formatIban(iban)]),
  ];
}
