import type { InvoiceReading } from './read-invoice-text.ts';

/** A supplier that a code on the paper may identify. */
export interface PossibleSender {
  readonly id: string;
  readonly enterprise_number: string | null;
  readonly iban: string | null;
}

/** Sender of an invoice, as far as the codes on its paper are certain. */
export interface PaperSender {
  readonly supplier_id: string | null;
  readonly enterprise_number: string | null;
  readonly iban: string | null;
}

type Codes = Pick<InvoiceReading, 'enterprise_numbers' | 'ibans'>;

/**
 * Chooses the supplier by enterprise number, else by bank account, and the codes that are the sender's.
 * If several suppliers have the number, the account on the paper decides. An account does not identify
 * a supplier with an enterprise number that the paper does not have.
 * @param own numbers and accounts of the associations, which are those of the customer
 * @param known suppliers with one of the codes, oldest first
 */
export function chooseSender(
  { enterprise_numbers, ibans }: Codes,
  own: ReadonlySet<string>,
  known: readonly PossibleSender[],
): PaperSender {
  const numbers = enterprise_numbers.filter((number) => !own.has(number));
  const accounts = ibans.filter((iban) => !own.has(iban));
  const hasNumber = (one: PossibleSender) => includes(numbers, one.enterprise_number);
  const hasAccount = (one: PossibleSender) => includes(accounts, one.iban);
  const numbered = known.filter(hasNumber);
  const mayHoldAccount = (one: PossibleSender) =>
    hasAccount(one) && (numbers.length === 0 || one.enterprise_number === null);
  const supplier =
    numbered.length === 0
      ? firstOfOne(known.filter(mayHoldAccount), 'iban')
      : (firstOfOne(numbered, 'enterprise_number') ??
        firstOfOne(numbered.filter(hasAccount), 'iban'));
  return {
    supplier_id: supplier?.id ?? null,
    enterprise_number:
      supplier !== undefined && hasNumber(supplier) ? supplier.enterprise_number : only(numbers),
    iban: supplier !== undefined && hasAccount(supplier) ? supplier.iban : only(accounts),
  };
}

function includes(codes: readonly string[], code: string | null): boolean {
  return code !== null && codes.includes(code);
}

/** Returns the first supplier if all have the same code: the oldest of duplicates. */
function firstOfOne(
  suppliers: readonly PossibleSender[],
  code: 'enterprise_number' | 'iban',
): PossibleSender | undefined {
  return new Set(suppliers.map((one) => one[code])).size === 1 ? suppliers[0] : undefined;
}

function only(codes: readonly string[]): string | null {
  const [code = null, ...others] = codes;
  return others.length > 0 ? null : code;
}
