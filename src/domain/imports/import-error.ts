/** The files of an import, in the order in which they are checked and written. */
export const IMPORT_FILES = [
  'building',
  'units',
  'owners',
  'unit_owners',
  'distribution_keys',
] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** The files of a takeover from other software, in the order in which they are checked and written. */
export const TAKEOVER_FILES = [
  'trial_balance',
  'opening_balances',
  'working_capital',
  'supplier_items',
  'cost_lines',
  'calls',
  'meters',
] as const;
export type TakeoverFile = (typeof TAKEOVER_FILES)[number];

/** Faults in the content of the files; each has a message and a remedy in every language. */
export const IMPORT_ERROR_CODES = [
  'missing_file',
  'file_too_large',
  'too_costly',
  'duplicate_file',
  'no_rows',
  'too_many_rows',
  'too_many_buildings',
  'missing_column',
  'unknown_column',
  'missing_value',
  'text_too_long',
  'invalid_choice',
  'invalid_integer',
  'invalid_decimal',
  'out_of_range',
  'invalid_date',
  'turned_into_date',
  'invisible_characters',
  'invalid_boolean',
  'invalid_share',
  'invalid_email',
  'invalid_phone',
  'invalid_enterprise_number',
  'invalid_country',
  'late_interest_incomplete',
  'duplicate_row',
  'unknown_unit',
  'unknown_owner',
  'invalid_parent',
  'parents_too_deep',
  'quota_exceeded',
  'end_before_start',
  'overlapping_relation',
  'primary_contact_twice',
  'voting_mandatary_twice',
  'ownership_exceeded',
  'share_too_fine',
  'too_many_changes',
  'general_key_reserved',
  'weights_empty',
  'too_many_keys',
  'differs',
  'weight_left_out',
  'ref_taken',
  'refs_disagree',
  'unknown_owner_ref',
  'unknown_key',
  'amounts_disagree',
  'no_bookings',
  'too_many_bookings',
  'too_many_sheets',
  'not_a_holder',
  'reading_decreases',
  'reading_known',
  'total_differs',
  'takeover_unbalanced',
  'after_takeover',
  'books_begun',
] as const;
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

export type ErrorFacts = Readonly<Record<string, string | number>>;

/** A fault that stops an import, and its position. */
export interface ImportError {
  /** File name as the sender knows it: `units.csv`, or the name of the sheet. */
  readonly file: string;
  /** Line number as in a spreadsheet, including the header; null for the whole file. */
  readonly row: number | null;
  readonly column: string | null;
  readonly code: string;
  /** Values for the message. */
  readonly params: ErrorFacts;
}

/** Sorts by file, in the order of `files`, then by row; faults of a row keep their order. */
export function inOrder(errors: readonly ImportError[], files: readonly string[]): ImportError[] {
  return [...errors].sort(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0),
  );
}
