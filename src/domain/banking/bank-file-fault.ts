import { DomainError } from '#domain/kernel/domain-error.ts';
import { MAX_CENTS, type Cents } from '#domain/kernel/money.ts';

/** Why a file of a bank cannot be read. */
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

/** @param line from 1; null when it is none of a single line */
export function bankFileFault(reason: BankFileFault, line: number | null): DomainError {
  return new DomainError('bank_file_invalid', {
    reason,
    line,
    has_line: line === null ? 'no' : 'yes',
    pointer: '/body/file',
  });
}

/** An amount of a file, and where it stands. */
interface StatedAmount {
  readonly amount_cents: Cents;
  readonly line: number;
}

/**
 * Refuses bad_amount at the first of the amounts with which they come to more than an amount can be,
 * signs aside: whichever of them are added up then, the sum can be told.
 */
export function checkRange(amounts: Iterable<StatedAmount>): void {
  let sum = 0;
  for (const { amount_cents, line } of amounts) {
    sum += Math.abs(amount_cents);
    if (sum > MAX_CENTS) throw bankFileFault('bad_amount', line);
  }
}
