import { isDistributed } from '#domain/costs/cost-line.ts';
import type { BankRule, BankTransaction, UpdateBankRule } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';

/** Maximum length of the text condition of a rule. */
const MOST_WORDS = 140;

/** Form values of a rule. Only the target in use counts. */
export interface RuleInput extends Record<string, unknown> {
  readonly building_id: string;
  readonly counterparty_iban: string;
  readonly communication_part: string;
  readonly code: string;
  readonly target: 'account_code' | 'supplier';
  readonly account_code: string;
  /** Key by which owners share the cost; empty for the general key. */
  readonly distribution_key_id: string;
  readonly supplier: string;
}

/** Form values of an existing rule, or of a new one with what is known of it. */
export function toRuleInput(from: Partial<BankRule>): RuleInput {
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
 * Suggests a rule from a transaction. Condition: the counterparty’s account; without one, the
 * transaction code together with the text. Target: that of the chosen proposal, else the named
 * supplier for an outgoing payment.
 */
export function ruleFrom(
  transaction: BankTransaction,
  proposal: BankTransaction['proposals'][number] | undefined,
): RuleInput {
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
  return toRuleInput({ building_id, ...known, ...target });
}

/** Whether the rule’s account is shared among owners by a key. */
export const hasKey = ({ target, account_code }: RuleInput): boolean =>
  target === 'account_code' && isDistributed(account_code);

/** Request body of a rule. Empty fields are included, so that an update clears them. */
export function ruleBody(typed: RuleInput): UpdateBankRule {
  const isSuppliers = typed.target === 'supplier';
  return {
    counterparty_iban: trimToNull(typed.counterparty_iban),
    communication_part: trimToNull(typed.communication_part),
    code: trimToNull(typed.code),
    account_code: isSuppliers ? null : trimToNull(typed.account_code),
    distribution_key_id: hasKey(typed) ? trimToNull(typed.distribution_key_id) : null,
    supplier: isSuppliers ? trimToNull(typed.supplier) : null,
  };
}
