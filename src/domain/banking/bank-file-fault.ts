import { DomainError } from '#domain/kernel/domain-error.ts';
import { MAX_CENTS, type Cents } from '#domain/kernel/money.ts';

/** Reasons why a bank file cannot be read. */
export type BankFileFault =
  | 'unknown_format'
  | 'line_length'
  | 'record_out_of_place'
  | 'cut_short'
  | 'bad_amount'
  | 'bad_date'
  | 'bad_xml'
  | 'element_missing'
  | 'too_long'
  | 'too_costly';

/**
 * Makes the error for an unreadable bank file.
 * @param line from 1; null when the fault is not on a single line
 */
export function bankFileFault(reason: BankFileFault, line: number | null): DomainError {
  return new DomainError('bank_file_invalid', {
    reason,
    line,
    has_line: line === null ? 'no' : 'yes',
    at: ['file'],
  });
}

/** An amount of a file and the line it is on. */
interface StatedAmount {
  readonly amount_cents: Cents;
  readonly line: number;
}

/**
 * Refuses bad_amount at the first amount at which the sum of absolute values exceeds the maximum amount, so
 * that any subset can be added up safely.
 */
export function checkRange(amounts: Iterable<StatedAmount>): void {
  let sum = 0;
  for (const { amount_cents, line } of amounts) {
    sum += Math.abs(amount_cents);
    if (sum > MAX_CENTS) throw bankFileFault('bad_amount', line);
  }
}
