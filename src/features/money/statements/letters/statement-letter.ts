import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { Lease } from '#domain/statements/annexes.ts';
import { dayInWords, letterFrame } from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import type { LetterFact, PaperLetter } from '#platform/pdf/letter.ts';
import type { RunRow } from '../run-repository.ts';
import {
  accountBlocks,
  calledBlocks,
  lotsBlocks,
  metersBlocks,
  reserveBlocks,
  worksBlocks,
} from './account-part.ts';
import { tenantBlocks, vatBlocks } from './annex-part.ts';
import { chargesBlocks } from './charges-part.ts';
import type { OwnerOnPaper, StatementOnPaper } from './paper.ts';
import { proceedingsBlocks } from './proceedings-part.ts';
import { makeSection, makeWriting, type Writing } from './sheets.ts';
import { leadText, payingBlocks, summarySheet } from './summary-part.ts';
import { whyBars, whyBlocks } from './why-part.ts';

/**
 * Composes the statement of charges of an owner, in their language: the first page says what is to be paid
 * and why, those after it prove it.
 * Rule: each owner gets the accounts of what they bear (Civil Code, art. 3.89 §5 15°).
 */
export function statementLetter(paper: StatementOnPaper, owner: OwnerOnPaper): PaperLetter {
  const { language, name, kind, enterprise_number } = owner.reader;
  const writing = makeWriting(language);
  const { say } = writing;
  const words = paper.words.get(language);
  assert(words !== undefined, 'The words of every reader are loaded');
  const subject = subjectText(paper, writing);
  const lots = lotNumbers(owner);
  const deductsVat = kind === 'Company' && enterprise_number !== null;
  return {
    ...makeFrame(paper, owner, subject),
    facts: [...dateFacts(paper, owner, writing), ...referenceFacts(owner, writing)],
    running: [
      [
        subject,
        name,
        ...(lots.length === 0
          ? []
          : [say('letter.statement.of_lots', { count: lots.length, lots: lots.join(', ') })]),
      ].join(' · '),
      formatReference(owner) ?? '',
    ],
    blocks: [
      { kind: 'paragraph', text: leadText(paper, owner, writing) },
      summarySheet(paper, owner, writing),
      ...payingBlocks(paper, owner, writing),
      ...whyBars(paper, owner, words, writing),
      ...lotsBlocks(paper, owner, writing),
      { kind: 'small', text: say('letter.questions', { email: paper.head.office_email }) },
      ...chargesBlocks(paper, owner, words, writing),
      ...metersBlocks(paper, owner, words, writing),
      ...worksBlocks(paper, owner, writing),
      ...calledBlocks(paper, owner, writing),
      ...accountBlocks(paper, owner, writing),
      ...reserveBlocks(paper, owner, writing),
      ...proceedingsBlocks(paper, owner, writing),
      ...whyBlocks(paper, owner, words, writing),
      ...(deductsVat
        ? makeSection(writing.say('letter.statement.vat'), vatBlocks(paper, owner, words, writing))
        : []),
    ],
  };
}

/** An annex that an owner asks for. */
export type Annex =
  | { readonly kind: 'Vat' }
  | {
      readonly kind: 'Tenant';
      /** Null: a sheet for each lot. */
      readonly unit_id: string | null;
      readonly lease: Lease | undefined;
    };

/** Composes an annex as a document of its own. */
export function annexLetter(
  paper: StatementOnPaper,
  owner: OwnerOnPaper,
  annex: Annex,
): PaperLetter {
  const writing = makeWriting(owner.reader.language);
  const { say } = writing;
  const words = paper.words.get(owner.reader.language);
  assert(words !== undefined, 'The words of every reader are loaded');
  const title = say(annex.kind === 'Vat' ? 'letter.statement.vat' : 'letter.statement.tenant');
  return {
    ...makeFrame(paper, owner, title),
    facts: dateFacts(paper, owner, writing),
    blocks:
      annex.kind === 'Vat'
        ? vatBlocks(paper, owner, words, writing)
        : tenantBlocks(owner, annex, words, writing),
  };
}

/** Makes the parts that all letters about statements have in common. */
export function makeFrame(
  { head, today }: Pick<StatementOnPaper, 'head' | 'today'>,
  { reader }: Pick<OwnerOnPaper, 'reader'>,
  subject: string,
) {
  return {
    ...letterFrame(head, reader),
    file_name: toSlug(reader.name) || 'owner',
    title: `${subject} – ${reader.name}`,
    dated: today,
    mention: null,
    subject,
  };
}

/** Names a statement by its year, or by its period if that is another. */
export function subjectText(
  { run }: { readonly run: Pick<RunRow, 'period_from' | 'period_to'> },
  { say }: Writing,
): string {
  const { period_from: from, period_to: to } = run;
  const year = getYear(to);
  const isYear = from === `${year}-01-01` && to === `${year}-12-31`;
  return say('letter.statement.subject', { year: isYear ? String(year) : 'none', from, to });
}

/** Numbers a statement by building, year and sequence; a draft has no number. */
export function numberFacts(
  { head, year_end }: Pick<StatementOnPaper, 'head' | 'year_end'>,
  { number }: Pick<OwnerOnPaper, 'number'>,
  { say }: Writing,
): LetterFact[] {
  if (number === null) return [];
  const building = toSlug(head.name).toUpperCase();
  const value = [building, getYear(year_end), String(number).padStart(3, '0')].join('-');
  return [{ label: say('letter.statement.number'), value }];
}

function dateFacts(paper: StatementOnPaper, owner: OwnerOnPaper, writing: Writing): LetterFact[] {
  const { say, day, language } = writing;
  const { run, today } = paper;
  const lots = lotNumbers(owner);
  return [
    { label: say('letter.date'), value: dayInWords(language, today) },
    {
      label: say('letter.statement.period'),
      value: `${day(run.period_from)} – ${day(run.period_to)}`,
    },
    ...numberFacts(paper, owner, writing),
    ...(lots.length === 0
      ? []
      : [{ label: say('letter.statement.lots_short'), value: lots.join(', ') }]),
  ];
}

function referenceFacts(owner: OwnerOnPaper, { say }: Writing): LetterFact[] {
  const reference = formatReference(owner);
  return reference === null ? [] : [{ label: say('letter.reference'), value: reference }];
}

function formatReference({ due }: OwnerOnPaper): string | null {
  const reference = due?.reference ?? null;
  return reference === null ? null : formatCommunication(reference);
}

function lotNumbers({ lots, rows }: OwnerOnPaper): string[] {
  const shown = lots.length > 0 ? lots : rows;
  return [...new Set(shown.map(({ unit_number }) => unit_number))].sort(compareCodePoints);
}
