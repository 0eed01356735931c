import {
  CLOSING_FINDING_CODES,
  type ClosingFinding,
  type ClosingFindingCode,
} from '#domain/ledger/closing-check.ts';
import { YEAR_FINDING_CODES, type YearFinding, type YearFindingCode } from './year-findings.ts';

/** Any finding before a year is closed: of its entries, or of the year as a whole. */
export type FindingBeforeClosing = ClosingFinding | YearFinding;
export type FindingBeforeClosingCode = ClosingFindingCode | YearFindingCode;

export const FINDING_BEFORE_CLOSING_CODES: readonly FindingBeforeClosingCode[] = [
  ...CLOSING_FINDING_CODES,
  ...YEAR_FINDING_CODES,
];

/** Joins the findings of the entries and of the year, blocking ones first. */
export function joinFindings(
  ofEntries: readonly ClosingFinding[],
  ofYear: readonly YearFinding[],
): FindingBeforeClosing[] {
  const all = [...ofEntries, ...ofYear];
  return [
    ...all.filter(({ severity }) => severity === 'Blocking'),
    ...all.filter(({ severity }) => severity === 'Warning'),
  ];
}
