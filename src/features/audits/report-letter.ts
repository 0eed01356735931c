import type { AuditOpinion } from '#domain/audits/audit-state.ts';
import type { Language, Say } from '#domain/kernel/language.ts';
import {
  dayInWords,
  footLines,
  letterFrame,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterSheet, PaperLetter } from '#platform/pdf/letter.ts';
import { formatDay, formatMoney } from '#platform/pdf/notation.ts';
import { sayDifference } from './bank-comparison.ts';
import { sayFinding, sayTie, type CheckedYear } from './checks.ts';
import type { BankFileRow } from './comparison-repository.ts';
import type { AuditRow } from './repository.ts';
import type { VoucherRow } from './voucher-repository.ts';

/** Everything that a report says. */
export interface ReportedYear {
  readonly audit: AuditRow;
  readonly checks: CheckedYear;
  /** Vouchers with a question or an objection. */
  readonly vouchers: readonly VoucherRow[];
  readonly bank_files: readonly BankFileRow[];
  readonly supplier_names: ReadonlyMap<string, string>;
  readonly head: Letterhead;
  readonly auditor: string;
  readonly today: string;
}

/** The auditor's own part of a report. */
export interface ReportWords {
  readonly opinion: AuditOpinion;
  readonly text: string | null;
}

interface Paper extends ReportedYear, ReportWords {
  readonly language: Language;
  readonly say: Say;
}

/**
 * Composes the report of an auditor in a language: opinion, what was checked, sample, questions, sums,
 * findings and differences with the bank.
 * Rule: Civil Code, art. 3.91.
 */
export function reportLetter(
  year: ReportedYear,
  words: ReportWords,
  language: Language,
): PaperLetter {
  const say = createTranslator(language);
  const paper = { ...year, ...words, language, say };
  const { audit, head, today } = year;
  const period = { from: audit.start_date, to: audit.end_date };
  const subject = say('audit.report.subject', period);
  return {
    ...letterFrame(head, { name: say('audit.report.addressee'), address: null, language }),
    archival: true,
    file_name: `auditor-report-${audit.end_date}-${language}`,
    title: `${subject} – ${head.name}`,
    dated: today,
    mention: null,
    foot: footLines(language, { ledger: `${audit.ledger_count}-${audit.ledger_hash}` }),
    facts: [{ label: say('letter.date'), value: dayInWords(language, today) }],
    subject,
    blocks: [
      { kind: 'notice', text: say('audit.report.opinion', { opinion: words.opinion }) },
      ...paragraphs(words.text),
      ...printScope(paper),
      ...printSample(paper),
      ...printQuestions(paper),
      ...printSums(paper),
      ...printFindings(paper),
      ...printBank(paper),
      { kind: 'signature', lines: [say('audit.report.signature'), year.auditor] },
    ],
  };
}

function paragraphs(text: string | null): LetterBlock[] {
  const parts = (text ?? '').split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => ({ kind: 'paragraph', text: part.trim() }));
}

const heading = (text: string): LetterBlock => ({ kind: 'heading', text });
const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });
const text = (label: string) => ({ label, numeric: false });
const number = (label: string) => ({ label, numeric: true });
const line = (...cells: readonly string[]) => ({ kind: 'line' as const, cells });

function printScope({ audit, checks: { ledger }, say }: Paper): LetterBlock[] {
  const state = ledger.is_unchanged && ledger.is_intact ? 'sound' : 'unsound';
  return [
    heading(say('audit.report.scope')),
    paragraph(
      say('audit.report.books', { count: audit.ledger_count, since: ledger.entries_since, state }),
    ),
  ];
}

function printSample({ audit: { draws, counts }, language, say }: Paper): LetterBlock[] {
  const progress = paragraph(say('audit.report.progress', { ...counts }));
  if (draws.length === 0) return [heading(say('audit.report.sample')), progress];
  const rows = draws.map((draw) =>
    line(
      draw.seed,
      draw.above_cents === null ? '–' : formatMoney(draw.above_cents, language),
      draw.account_code ?? '–',
      String(draw.random),
      String(draw.selected),
    ),
  );
  const columns = [
    text(say('audit.report.seed')),
    number(say('audit.report.above')),
    text(say('audit.report.account')),
    number(say('audit.report.random')),
    number(say('audit.report.selected')),
  ];
  return [heading(say('audit.report.sample')), progress, { kind: 'table', columns, rows }];
}

function printQuestions({ vouchers, language, say }: Paper): LetterBlock[] {
  const title = heading(say('audit.report.questions'));
  if (vouchers.length === 0) return [title, paragraph(say('audit.report.no_questions'))];
  const rows = vouchers.flatMap((voucher): LetterSheet['rows'][number][] => [
    {
      kind: 'line',
      cells: [
        String(voucher.sequence),
        formatDay(voucher.entry_date, language),
        voucher.description,
        say(`enum.VoucherMark.${voucher.mark ?? 'Ok'}`),
        formatMoney(voucher.amount_cents, language),
      ],
    },
    ...voucher.messages.map(({ written_by, text: words }) => ({
      kind: 'note' as const,
      cells: [say('audit.report.message', { writer: written_by, text: words })],
    })),
  ]);
  const columns = [
    text(say('audit.report.entry')),
    text(say('audit.report.day')),
    text(say('audit.report.text')),
    text(say('audit.report.mark')),
    number(say('audit.report.amount')),
  ];
  return [title, { kind: 'sheet', columns, rows }];
}

function printSums({ checks: { ties }, language, say }: Paper): LetterBlock[] {
  const rows = ties.map((tie) =>
    line(sayTie(tie, say), formatMoney(tie.difference_cents, language)),
  );
  const columns = [text(say('audit.report.sum')), number(say('audit.report.difference'))];
  return [heading(say('audit.report.sums')), { kind: 'table', columns, rows }];
}

function printFindings({ checks: { findings }, supplier_names, say }: Paper): LetterBlock[] {
  const title = heading(say('audit.report.findings'));
  if (findings.length === 0) return [title, paragraph(say('audit.report.no_findings'))];
  const rows = findings.map((finding) =>
    line(
      say(`enum.AuditCheck.${finding.check}`),
      supplier_names.get(finding.supplier_id ?? '') ?? '–',
      sayFinding(finding, say),
    ),
  );
  const columns = [
    text(say('audit.report.check')),
    text(say('audit.report.supplier')),
    text(say('audit.report.finding')),
  ];
  return [title, paragraph(say('audit.report.findings_note')), { kind: 'table', columns, rows }];
}

function printBank(paper: Paper): LetterBlock[] {
  const { bank_files, language, say } = paper;
  const title = heading(say('audit.report.bank'));
  if (bank_files.length === 0) return [title, paragraph(say('audit.report.no_bank_file'))];
  return [
    title,
    ...bank_files.flatMap((file): LetterBlock[] => [
      paragraph(
        say('audit.report.bank_file', {
          file: file.file_name,
          from: file.first_day,
          to: file.last_day,
          transactions: file.transaction_count,
          count: file.differences.length,
        }),
      ),
      ...(file.differences.length === 0 ? [] : [differenceTable(file, language, say)]),
    ]),
  ];
}

function differenceTable({ differences }: BankFileRow, language: Language, say: Say): LetterBlock {
  const show = (value: BankFileRow['differences'][number]['file']) =>
    typeof value === 'number' ? formatMoney(value, language) : (value ?? '');
  const rows = differences.map((one) =>
    line(
      sayDifference(one, say),
      one.statement === null ? '' : formatDay(one.statement, language),
      ...[one.file, one.bank, one.books, one.papers].map(show),
    ),
  );
  const sources = ['file', 'bank', 'books', 'papers'] as const;
  const columns = [
    text(say('audit.report.differs')),
    text(say('audit.report.statement')),
    ...sources.map((source) => number(say('audit.source', { source }))),
  ];
  return { kind: 'sheet', columns, rows };
}
