import { CLAIMS_ACCOUNT } from '#domain/costs/claim-entry.ts';
import { isDistributed } from '#domain/costs/cost-line.ts';
import { parseEuro, toEuro } from '#domain/kernel/money.ts';
import { isSupplierAccount } from '#domain/ledger/account.ts';
import type { MatchBankTransaction } from '../../shared/api/generated.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';

type LineBody = NonNullable<MatchBankTransaction['lines']>[number];

/** Kinds of target for a part of a transaction. */
export type LineKind = 'owner_id' | 'expense_id' | 'account_code';

/** Form values for a part of a transaction. Fields that do not apply to its kind are ignored. */
export interface LineInput {
  readonly kind: LineKind;
  /** Id of the owner or the expense, or code of the account. */
  readonly id: string;
  /** The owner’s payment that was returned; empty for a refund to the owner. */
  readonly payment_id: string;
  readonly supplier_id: string;
  readonly distribution_key_id: string;
  /** The claim that the insurer pays. */
  readonly claim_id: string;
  readonly amount: string;
}
export type LinesInput = { readonly lines: LineInput[] };

/**
 * Kinds of target, most likely first: receipts mostly come from owners, payments go to suppliers.
 */
export const kindsOf = (amount: number): readonly [LineKind, ...LineKind[]] =>
  amount > 0
    ? ['owner_id', 'expense_id', 'account_code']
    : ['expense_id', 'owner_id', 'account_code'];

/** Blank part of a given kind, with its amount where known. */
export function emptyLine(kind: LineKind, amount = ''): LineInput {
  const empty = { payment_id: '', supplier_id: '', distribution_key_id: '', claim_id: '' };
  return { kind, id: '', ...empty, amount };
}

/** Whether a part may name a supplier: only on suppliers’ accounts. */
export const canHaveSupplier = ({ kind, id }: LineInput): boolean =>
  kind === 'account_code' && isSupplierAccount(id);

/** Whether a part may name a distribution key: only on accounts charged to owners. */
export const canHaveKey = ({ kind, id }: LineInput): boolean =>
  kind === 'account_code' && isDistributed(id);

/** Whether a part may name a claim: only on the account of claims. */
export const canHaveClaim = ({ kind, id }: LineInput): boolean =>
  kind === 'account_code' && id === CLAIMS_ACCOUNT;

/** Whether a part may be an owner’s payment that the bank returned. */
export const canHavePayment = ({ kind, id }: LineInput, amount: number): boolean =>
  kind === 'owner_id' && id !== '' && amount < 0;

/** Typed amount in cents; 0 while it is not a valid amount. */
export function parseLineCents({ amount }: LineInput): number {
  return parseEuro(parseAmount(amount) ?? '') ?? 0;
}

/** Request body for a part of a transaction; the amount takes the sign of the transaction. */
export function lineBody(line: LineInput, amount: number): LineBody {
  const { kind, id, payment_id, supplier_id, distribution_key_id, claim_id } = line;
  return {
    [kind]: id,
    ...(payment_id !== '' && canHavePayment(line, amount) ? { payment_id } : {}),
    ...(supplier_id !== '' && canHaveSupplier(line) ? { supplier_id } : {}),
    ...(distribution_key_id !== '' && canHaveKey(line) ? { distribution_key_id } : {}),
    ...(claim_id !== '' && canHaveClaim(line) ? { claim_id } : {}),
    amount: toEuro(Math.sign(amount) * parseLineCents(line)),
  };
}

/** Name of the form input for a field of the request body: all kinds of target share one input. */
export function toInputName(name: string): string {
  return name.replace(/^(lines\.\d+)\.(owner_id|expense_id|account_code)$/, '$1.id');
}
