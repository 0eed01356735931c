/** The files that an import reads, in the order in which they are checked and written. */
export const IMPORT_FILES = [
  'building',
  'units',
  'owners',
  'unit_owners',
  'distribution_keys',
] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** What can be wrong with the content of the files; each has a sentence and a remedy in every language. */
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
] as const;
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

export type ErrorFacts = Readonly<Record<string, string | number>>;

/** One thing that stops an import, and where it stands. */
export interface ImportError {
  /** As the sender knows it: `units.csv`, or the name of the sheet. */
  readonly file: string;
  /** The line as a spreadsheet counts it, the header included; null for the file as a whole. */
  readonly row: number | null;
  readonly column: string | null;
  readonly code: string;
  /** The facts that the sentence needs. */
  readonly params: ErrorFacts;
}

/** By file, in the order of `files`, then by row; of the same row as they were found. */
export function inOrder(errors: readonly ImportError[], files: readonly string[]): ImportError[] {
  return [...errors].sort(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0),
  );
}
