/** Groups of statement lines: the first five are the balance sheet, the others the income statement. */
export const STATEMENT_GROUPS = [
  'fixed_assets',
  'current_assets',
  'equity',
  'long_term_liabilities',
  'current_liabilities',
  'income',
  'expenses',
] as const;

export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

/** All lines of the two statements, in printed order, each group together. */
export const STATEMENT_LINES = [
  { line: 'A-100', group: 'fixed_assets' },
  { line: 'A-200', group: 'current_assets' },
  { line: 'A-310', group: 'current_assets' },
  { line: 'A-320', group: 'current_assets' },
  { line: 'A-330', group: 'current_assets' },
  { line: 'A-340', group: 'current_assets' },
  { line: 'A-400', group: 'current_assets' },
  { line: 'A-410', group: 'current_assets' },
  { line: 'A-420', group: 'current_assets' },
  { line: 'A-430', group: 'current_assets' },
  { line: 'A-440', group: 'current_assets' },
  { line: 'A-500', group: 'current_assets' },
  { line: 'A-600', group: 'current_assets' },
  { line: 'A-610', group: 'current_assets' },
  { line: 'L-100', group: 'equity' },
  { line: 'L-110', group: 'equity' },
  { line: 'L-120', group: 'equity' },
  { line: 'L-140', group: 'equity' },
  { line: 'L-150', group: 'equity' },
  { line: 'L-200', group: 'long_term_liabilities' },
  { line: 'L-300', group: 'current_liabilities' },
  { line: 'L-310', group: 'current_liabilities' },
  { line: 'L-320', group: 'current_liabilities' },
  { line: 'L-330', group: 'current_liabilities' },
  { line: 'L-340', group: 'current_liabilities' },
  { line: 'L-360', group: 'current_liabilities' },
  { line: 'L-370', group: 'current_liabilities' },
  { line: 'L-400', group: 'current_liabilities' },
  { line: 'L-500', group: 'current_liabilities' },
  { line: 'L-510', group: 'current_liabilities' },
  { line: 'I-100', group: 'income' },
  { line: 'I-110', group: 'income' },
  { line: 'I-120', group: 'income' },
  { line: 'I-200', group: 'income' },
  { line: 'I-300', group: 'income' },
  { line: 'I-310', group: 'income' },
  { line: 'E-100', group: 'expenses' },
  { line: 'E-110', group: 'expenses' },
  { line: 'E-120', group: 'expenses' },
  { line: 'E-130', group: 'expenses' },
  { line: 'E-140', group: 'expenses' },
  { line: 'E-150', group: 'expenses' },
  { line: 'E-160', group: 'expenses' },
  { line: 'E-200', group: 'expenses' },
  { line: 'E-300', group: 'expenses' },
  { line: 'E-400', group: 'expenses' },
  { line: 'E-500', group: 'expenses' },
  { line: 'E-600', group: 'expenses' },
  { line: 'E-610', group: 'expenses' },
  { line: 'E-620', group: 'expenses' },
  { line: 'E-700', group: 'expenses' },
  { line: 'E-710', group: 'expenses' },
  { line: 'E-720', group: 'expenses' },
  { line: 'E-800', group: 'expenses' },
  { line: 'E-810', group: 'expenses' },
  { line: 'E-900', group: 'expenses' },
] as const satisfies readonly { line: string; group: StatementGroup }[];

export type StatementLineCode = (typeof STATEMENT_LINES)[number]['line'];

/** One line, or two with the account's normal side first: "L-310/A-330". */
export type StatementLineText = StatementLineCode | `${StatementLineCode}/${StatementLineCode}`;

/** Line of the computed result of the years not yet closed, which has no account. */
export const RESULT_LINE: StatementLineCode = 'L-150';

/**
 * Line by account code; the longest matching prefix decides. Prefixes beyond the 90 seeded accounts follow
 * the common Belgian chart, for accounts added later.
 */
const LINE_BY_PREFIX: Readonly<Record<string, StatementLineText>> = {
  '10': 'L-100',
  '12': 'L-120',
  '13': 'L-110',
  '14': 'L-140',
  '16': 'L-120',
  '160': 'L-110',
  '17': 'L-200',
  '2': 'A-100',
  '3': 'A-200',
  '40': 'A-330',
  '41': 'A-330',
  '410': 'A-320/L-360',
  '4100': 'A-310/L-360',
  '417': 'A-340',
  '419': 'A-340',
  '42': 'L-300',
  '43': 'L-300',
  '44': 'L-310',
  '440': 'L-310/A-330',
  '444': 'L-320',
  '45': 'L-330',
  '48': 'L-340',
  '49': 'A-500/L-400',
  '490': 'A-500',
  '491': 'A-500',
  '492': 'L-400',
  '493': 'L-400',
  '499': 'A-600/L-500',
  '4996': 'A-610/L-510',
  '5': 'A-420/L-370',
  '50': 'A-400',
  '51': 'A-400',
  '52': 'A-400',
  '53': 'A-400',
  '550': 'A-410/L-370',
  '57': 'A-430',
  '58': 'A-440/L-370',
  '6': 'E-610',
  '60': 'E-300',
  '610': 'E-160',
  '6100': 'E-100',
  '6101': 'E-110',
  '6102': 'E-120',
  '6103': 'E-130',
  '6105': 'E-140',
  '6106': 'E-150',
  '611': 'E-200',
  '612': 'E-300',
  '613': 'E-400',
  '614': 'E-500',
  '615': 'E-600',
  '62': 'E-620',
  '63': 'E-700',
  '64': 'E-710',
  '642': 'E-700',
  '643': 'E-720',
  '65': 'E-800',
  '66': 'E-810',
  '67': 'E-200',
  '68': 'E-900',
  '69': 'E-900',
  '7': 'I-200',
  '70': 'I-100',
  '700': 'I-110',
  '702': 'I-120',
  '75': 'I-300',
  '76': 'I-310',
};

/** Returns the line of the longest prefix of `code` in the table; undefined if none matches. */
export function lineByPrefix(code: string): StatementLineText | undefined {
  for (let length = code.length; length > 0; length -= 1) {
    const line = LINE_BY_PREFIX[code.slice(0, length)];
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Returns the lines for a debit and a credit balance, which differ only for a dual account. */
export function linesBySide(text: StatementLineText): {
  debit: StatementLineCode;
  credit: StatementLineCode;
} {
  const [first, second = first] = text.split('/') as [StatementLineCode, StatementLineCode?];
  return isAssetLine(first) ? { debit: first, credit: second } : { debit: second, credit: first };
}

/** Whether the line is an asset (A-) rather than a debt or fund (L-). */
export function isAssetLine(line: StatementLineCode): boolean {
  return line.startsWith('A-');
}
