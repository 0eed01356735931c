/** Why a file of an archive cannot be used. */
export const ARCHIVE_FAULTS = [
  'not_an_archive',
  'no_manifest',
  'manifest_unknown',
  'unsafe_name',
  'file_missing',
  'file_unknown',
  'file_altered',
  'file_damaged',
  'too_large',
  'rows_unreadable',
  'row_refused',
  'reference_missing',
  'entry_altered',
  'type_differs',
  'infected',
  'account_differs',
  'figures_differ',
] as const;
export type ArchiveFaultCode = (typeof ARCHIVE_FAULTS)[number];

/** A fault of an archive in one of its files. */
export interface ArchiveFault {
  readonly file: string;
  readonly code: ArchiveFaultCode;
  readonly facts: Readonly<Record<string, string | number>>;
}
