import { isSharedByOwners } from '#domain/banking/shared-by-owners.ts';
import { parseEuro, toEuro } from '#domain/kernel/money.ts';
import { isSupplierAccount } from '#domain/ledger/account.ts';
import type { MatchBankTransaction } from '../../shared/api/generated.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';

type LineBody = NonNullable<MatchBankTransaction['lines']>[number];

/** What a part of a transaction may be for. */
export type LineKind = 'owner_id' | 'expense_id' | 'account_code';

/** A part of a transaction as it stands in its form; what its kind does not ask for does not count. */
export interface TypedLine {
  readonly kind: LineKind;
  /** Of the owner or the expense, or the code of the account. */
  readonly id: string;
  /** The payment of the owner that came back; empty: paid back to them. */
  readonly payment_id: string;
  readonly supplier_id: string;
  readonly distribution_key_id: string;
  readonly amount: string;
}
export type TypedLines = { readonly lines: TypedLine[] };

/** What is received mostly comes from owners, what is paid mostly goes to suppliers. */
export const kindsOf = (amount: number): readonly [LineKind, ...LineKind[]] =>
  amount > 0
    ? ['owner_id', 'expense_id', 'account_code']
    : ['expense_id', 'owner_id', 'account_code'];

/** A part of which nothing is known but, perhaps, how much it is. */
export function emptyLine(kind: LineKind, amount = ''): TypedLine {
  return { kind, id: '', payment_id: '', supplier_id: '', distribution_key_id: '', amount };
}

/** Whether an account is one of suppliers, of which a part may name one. */
export const asksSupplier = ({ kind, id }: TypedLine): boolean =>
  kind === 'account_code' && isSupplierAccount(id);

/** Whether owners bear what stands on an account, so that a part may name the key. */
export const asksKey = ({ kind, id }: TypedLine): boolean =>
  kind === 'account_code' && isSharedByOwners(id);

/** Whether it may be a payment of an owner that the bank took back. */
export const asksPayment = ({ kind, id }: TypedLine, amount: number): boolean =>
  kind === 'owner_id' && id !== '' && amount < 0;

/** 0 for what is no amount yet. */
export function typedCents({ amount }: TypedLine): number {
  return parseEuro(parseAmount(amount) ?? '') ?? 0;
}

/** What the service is sent for a part of a transaction of an amount, whose sign it has. */
export function lineBody(line: TypedLine, amount: number): LineBody {
  const { kind, id, payment_id, supplier_id, distribution_key_id } = line;
  return {
    [kind]: id,
    ...(payment_id !== '' && asksPayment(line, amount) ? { payment_id } : {}),
    ...(supplier_id !== '' && asksSupplier(line) ? { supplier_id } : {}),
    ...(distribution_key_id !== '' && asksKey(line) ? { distribution_key_id } : {}),
    amount: toEuro(Math.sign(amount) * typedCents(line)),
  };
}

/** The input of the form for a field of the body: what a part is for stands in one input. */
export function inputOf(name: string): string {
  return name.replace(/^(lines\.\d+)\.(owner_id|expense_id|account_code)$/, '$1.id');
}
