import { isSharedByOwners } from '#domain/banking/shared-by-owners.ts';
import type { BankRule, BankTransaction, UpdateBankRule } from '../../shared/api/generated.ts';
import { orNull } from '../../shared/format/typed.ts';

/** As many characters as a rule takes of a communication. */
const MOST_WORDS = 140;

/** A rule as it stands in its form: one of the two targets counts. */
export interface TypedRule extends Record<string, unknown> {
  readonly building_id: string;
  readonly counterparty_iban: string;
  readonly communication_part: string;
  readonly code: string;
  readonly target: 'account_code' | 'supplier';
  readonly account_code: string;
  /** By which owners bear what stands on the account; empty: by General. */
  readonly distribution_key_id: string;
  readonly supplier: string;
}

/** A rule to be changed, or what is known of a new one. */
export function typedRule(from: Partial<BankRule>): TypedRule {
  return {
    building_id: from.building_id ?? '',
    counterparty_iban: from.counterparty_iban ?? '',
    communication_part: from.communication_part ?? '',
    code: from.code ?? '',
    target: (from.supplier ?? null) === null ? 'account_code' : 'supplier',
    account_code: from.account_code ?? '',
    distribution_key_id: from.distribution_key_id ?? '',
    supplier: from.supplier ?? '',
  };
}

/**
 * The rule that a transaction suggests: it is known by the account of the other, and where the bank
 * names none, by its code and its words together. It is what the chosen proposal books, else what was
 * paid is the supplier's who is named.
 */
export function ruleFrom(
  transaction: BankTransaction,
  proposal: BankTransaction['proposals'][number] | undefined,
): TypedRule {
  const { building_id, counterparty_iban, communication, code, amount } = transaction;
  const words = Array.from(communication ?? '')
    .slice(0, MOST_WORDS)
    .join('');
  const known =
    counterparty_iban === null ? { code, communication_part: words.trim() } : { counterparty_iban };
  const booked = proposal?.lines.find((line) => line.account_code !== undefined);
  const { account_code, distribution_key_id } = booked ?? {};
  const target =
    account_code === undefined && amount < 0
      ? { supplier: transaction.counterparty_name ?? '' }
      : {
          account_code: account_code ?? null,
          distribution_key_id: distribution_key_id ?? null,
        };
  return typedRule({ building_id, ...known, ...target });
}

/** Whether owners bear by a key what the rule books. */
export const hasKey = ({ target, account_code }: TypedRule): boolean =>
  target === 'account_code' && isSharedByOwners(account_code);

/** What the service is sent: what is empty is named too, so that a change takes it away. */
export function ruleBody(typed: TypedRule): UpdateBankRule {
  const isSuppliers = typed.target === 'supplier';
  return {
    counterparty_iban: orNull(typed.counterparty_iban),
    communication_part: orNull(typed.communication_part),
    code: orNull(typed.code),
    account_code: isSuppliers ? null : orNull(typed.account_code),
    distribution_key_id: hasKey(typed) ? orNull(typed.distribution_key_id) : null,
    supplier: isSuppliers ? orNull(typed.supplier) : null,
  };
}
