/** Codes of all faults that reading a file may find. */
export const TABULAR_FAULT_CODES = [
  'bad_encoding',
  'bad_quoting',
  'duplicate_header',
  'empty_file',
  'empty_header',
  'not_a_workbook',
  'not_a_zip',
  'not_text',
  'ragged_row',
  'record_too_long',
  'unreadable_workbook',
  'workbook_too_large',
  'zip_damaged',
  'zip_duplicate_name',
  'zip_encrypted',
  'zip_mixed_folders',
  'zip_too_large',
  'zip_too_many_entries',
  'zip_unsafe_path',
  'zip_unsupported',
] as const;
export type TabularFaultCode = (typeof TABULAR_FAULT_CODES)[number];

/** A fault in a file: `line` counts from 1, `sheet` is set for workbooks only. */
export interface TabularFault {
  code: TabularFaultCode;
  line: number | null;
  sheet: string | null;
  params: Readonly<Record<string, string | number>>;
}

/** A file that cannot be read in its format; `faults` has at least one and at most MAX_FAULTS. */
export class TabularError extends Error {
  override readonly name = 'TabularError';
  readonly faults: readonly TabularFault[];

  constructor(faults: readonly TabularFault[], options?: ErrorOptions) {
    super(faults.map(describe).join('; '), options);
    this.faults = faults;
  }
}

/** Maximum number of reported faults; more would only make the answer large. */
export const MAX_FAULTS = 100;

/** Makes a fault of a table; the line counts from 1. */
export function fault(
  code: TabularFaultCode,
  params: TabularFault['params'] = {},
  line: number | null = null,
): TabularFault {
  return { code, line, sheet: null, params };
}

/** Refuses a table with one fault. */
export function refuse(
  code: TabularFaultCode,
  params: TabularFault['params'] = {},
  line: number | null = null,
): never {
  throw new TabularError([fault(code, params, line)]);
}

function describe({ code, line, sheet, params }: TabularFault): string {
  const where = [sheet, line === null ? null : `line ${line}`].filter((part) => part !== null);
  const facts = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [code, ...where, ...facts].join(' ');
}
