import { DomainError } from '#domain/kernel/domain-error.ts';

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
