import { addDays, addMonths, daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import type { CostDecision, LotCall } from './lot-figures.ts';
import type { LotRequestKind } from './lot-request.ts';

/** Figures of an answer. */
const ANSWER_FIGURES = [
  'working_capital',
  'reserve',
  'arrears',
  'reserve_calls_to_come',
  'proceedings',
  'works_to_come',
] as const;
type AnswerFigure = (typeof ANSWER_FIGURES)[number];

/** Documents of an answer: those of the law, then those that notaries ask for. */
export const ANSWER_DOCUMENTS = [
  'Minutes',
  'Statement',
  'BalanceSheet',
  'Statutes',
  'Insurance',
  'Certificate',
] as const;
type AnswerDocument = (typeof ANSWER_DOCUMENTS)[number];

/** An item of art. 3.94, with the figures and documents that answer it. */
interface LawItem {
  readonly article: string;
  readonly kinds: readonly LotRequestKind[];
  readonly figures: readonly AnswerFigure[];
  readonly documents: readonly AnswerDocument[];
  /** Items that hold its figures: an amount is written once, so that nobody adds it up twice. */
  readonly see?: readonly string[];
}

const BOTH: readonly LotRequestKind[] = ['BeforeContract', 'BeforeDeed'];
const DEED: readonly LotRequestKind[] = ['BeforeDeed'];

/**
 * All items of an answer in the order of the law; before the deed, those of §1 are repeated up to date.
 * Rule: Civil Code, art. 3.94 §1 and §2.
 */
export const LAW_ITEMS: readonly LawItem[] = [
  { article: '3.94 §1 1°', kinds: BOTH, figures: ['working_capital', 'reserve'], documents: [] },
  { article: '3.94 §1 2°', kinds: BOTH, figures: ['arrears'], documents: [] },
  { article: '3.94 §1 3°', kinds: BOTH, figures: ['reserve_calls_to_come'], documents: [] },
  { article: '3.94 §1 4°', kinds: BOTH, figures: ['proceedings'], documents: [] },
  { article: '3.94 §1 5°', kinds: BOTH, figures: [], documents: ['Minutes', 'Statement'] },
  { article: '3.94 §1 6°', kinds: BOTH, figures: [], documents: ['BalanceSheet'] },
  { article: '3.94 §2 1°', kinds: DEED, figures: ['works_to_come'], documents: [] },
  {
    article: '3.94 §2 2°',
    kinds: DEED,
    figures: [],
    documents: [],
    see: ['3.94 §1 3°', '3.94 §2 1°'],
  },
  { article: '3.94 §2 3°', kinds: DEED, figures: [], documents: [], see: ['3.94 §2 1°'] },
  { article: '3.94 §2 4°', kinds: DEED, figures: [], documents: [], see: ['3.94 §1 4°'] },
];

/** Years of minutes and of statements that an answer contains. */
const MINUTES_MONTHS = 36;
const STATEMENT_MONTHS = 24;

/** A pending or past case of the association. */
export interface Proceeding {
  readonly id: string;
  readonly title: string;
  readonly opened_on: LocalDate;
  readonly ended_on: LocalDate | null;
  /** Null: unknown. */
  readonly stake_cents: number | null;
  /** Lots that bear its costs; empty: all. */
  readonly unit_ids: readonly string[];
}

/**
 * Lists the cases pending on a day, oldest first, and whether the lots bear their costs. Every case of the
 * association is named, also one of other lots.
 * Rule: Civil Code, art. 3.94 §1 4°.
 */
export function listPendingProceedings<Case extends Proceeding>(
  proceedings: readonly Case[],
  on: LocalDate,
  unit_ids: readonly string[],
): (Case & { readonly concerns_lot: boolean })[] {
  return proceedings
    .filter(({ opened_on, ended_on }) => opened_on <= on && (ended_on === null || ended_on > on))
    .map((one) => ({
      ...one,
      concerns_lot:
        one.unit_ids.length === 0 || one.unit_ids.some((unit) => unit_ids.includes(unit)),
    }))
    .sort((one, other) => (one.opened_on < other.opened_on ? -1 : 1));
}

/** A kept paper of the building or of the lot. */
export interface KeptDocument {
  readonly document_id: string;
  readonly type: Exclude<AnswerDocument, 'Minutes' | 'Statement' | 'BalanceSheet'>;
  readonly dated_on: LocalDate;
  /** Last day on which a certificate is valid; null: no limit. */
  readonly valid_until: LocalDate | null;
}

/** Everything that an answer can contain. Ids are null for what was never filed. */
export interface AnswerPapers {
  readonly meetings: readonly { held_on: LocalDate; document_id: string | null }[];
  /** Sent statements of the lots. */
  readonly statements: readonly {
    readonly period_from: LocalDate;
    readonly period_to: LocalDate;
    readonly document_id: string | null;
  }[];
  readonly fiscal_years: readonly {
    readonly start_date: LocalDate;
    readonly end_date: LocalDate;
    readonly approved_on: LocalDate | null;
    readonly balance_sheet_id: string | null;
  }[];
  readonly kept: readonly KeptDocument[];
}

/** A document that is sent with an answer. */
export interface AttachedDocument {
  readonly type: AnswerDocument;
  readonly document_id: string;
  readonly dated_on: LocalDate;
}

/** Gaps in an answer; none prevents sending it. */
export const MISSING_CODES = [
  'certain_date_unknown',
  'enjoyment_unknown',
  'seller_unknown',
  'minutes_missing',
  'no_assembly_held',
  'statement_missing',
  'balance_sheet_missing',
  'statutes_missing',
  'insurance_missing',
  'certificate_expired',
  'stake_unknown',
  'decision_incomplete',
  'decision_without_calls',
  'call_without_decision',
] as const;
type MissingCode = (typeof MISSING_CODES)[number];

/** A gap in an answer, with the facts of its text. */
export interface MissingPart {
  readonly code: MissingCode;
  /** Item of the law that is not answered in full; null: not asked by law. */
  readonly article: string | null;
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * Selects the documents of an answer, in the order of the law, and lists those that are missing: minutes of
 * the assemblies of 3 years, statements of the financial years that ended in the last 2, the last approved
 * balance sheet, the statutes, the insurance policy and valid certificates.
 * Rule: Civil Code, art. 3.94 §1 5° and 6°; the others by custom of notaries.
 */
export function selectDocuments(
  papers: AnswerPapers,
  on: LocalDate,
): { readonly documents: AttachedDocument[]; readonly missing: MissingPart[] } {
  const parts = [
    selectMinutes(papers, on),
    selectStatements(papers, on),
    selectBalanceSheet(papers, on),
    selectKept(papers, on),
  ];
  return {
    documents: parts.flatMap(({ documents }) => documents),
    missing: parts.flatMap(({ missing }) => missing),
  };
}

type Selection = ReturnType<typeof selectDocuments>;

function attach(
  type: AnswerDocument,
  papers: readonly { readonly document_id: string | null; readonly dated_on: LocalDate }[],
): AttachedDocument[] {
  return papers
    .flatMap(({ document_id, dated_on }) =>
      document_id === null ? [] : [{ type, document_id, dated_on }],
    )
    .sort((one, other) => (one.dated_on > other.dated_on ? -1 : 1));
}

function lacks(
  code: MissingCode,
  article: string | null,
  facts: MissingPart['facts'] = {},
): MissingPart {
  return { code, article, facts };
}

function selectMinutes({ meetings }: AnswerPapers, on: LocalDate): Selection {
  const from = addMonths(on, -MINUTES_MONTHS);
  const recent = meetings.filter(({ held_on }) => held_on >= from && held_on <= on);
  const without = recent.filter(({ document_id }) => document_id === null);
  return {
    documents: attach(
      'Minutes',
      recent.map(({ held_on, document_id }) => ({ document_id, dated_on: held_on })),
    ),
    missing:
      recent.length === 0
        ? [lacks('no_assembly_held', '3.94 §1 5°', { from })]
        : without.map(({ held_on }) => lacks('minutes_missing', '3.94 §1 5°', { held_on })),
  };
}

function selectStatements({ statements, fiscal_years }: AnswerPapers, on: LocalDate): Selection {
  const from = addMonths(on, -STATEMENT_MONTHS);
  const recent = statements.filter(({ period_to }) => period_to >= from && period_to < on);
  const ended = fiscal_years.filter(({ end_date }) => end_date >= from && end_date < on);
  return {
    documents: attach(
      'Statement',
      recent.map(({ period_to, document_id }) => ({ document_id, dated_on: period_to })),
    ),
    missing: ended
      .filter((year) => !isSettled(year, statements))
      .map(({ start_date, end_date }) =>
        lacks('statement_missing', '3.94 §1 5°', { from: start_date, to: end_date }),
      ),
  };
}

/** Whether kept statements cover every day of a year. */
function isSettled(
  { start_date, end_date }: AnswerPapers['fiscal_years'][number],
  statements: AnswerPapers['statements'],
): boolean {
  const kept = statements
    .filter(({ document_id }) => document_id !== null)
    .sort((one, other) => daysBetween(other.period_from, one.period_from));
  let next = start_date;
  for (const { period_from, period_to } of kept) {
    if (period_from <= next && period_to >= next) next = addDays(period_to, 1);
  }
  return next > end_date;
}

function selectBalanceSheet({ fiscal_years }: AnswerPapers, on: LocalDate): Selection {
  const [last] = fiscal_years
    .filter(({ approved_on }) => approved_on !== null && approved_on <= on)
    .sort((one, other) => (one.end_date > other.end_date ? -1 : 1));
  const found = attach(
    'BalanceSheet',
    last === undefined ? [] : [{ document_id: last.balance_sheet_id, dated_on: last.end_date }],
  );
  const isMissing = found.length === 0;
  return {
    documents: found,
    missing: isMissing ? [lacks('balance_sheet_missing', '3.94 §1 6°')] : [],
  };
}

function selectKept({ kept }: AnswerPapers, on: LocalDate): Selection {
  const isValid = ({ valid_until }: KeptDocument) => valid_until === null || valid_until >= on;
  const ofType = (type: KeptDocument['type']) => kept.filter((one) => one.type === type);
  const expired = ofType('Certificate').filter((one) => !isValid(one));
  return {
    documents: (['Statutes', 'Insurance', 'Certificate'] as const).flatMap((type) =>
      attach(type, ofType(type).filter(isValid)),
    ),
    missing: [
      ...(ofType('Statutes').length === 0 ? [lacks('statutes_missing', null)] : []),
      ...(ofType('Insurance').some(isValid) ? [] : [lacks('insurance_missing', null)]),
      ...expired.map(({ document_id, valid_until }) =>
        lacks('certificate_expired', null, { document_id, valid_until: valid_until ?? '' }),
      ),
    ],
  };
}

/** Facts of a request that may be unknown when it is answered. */
interface KnownFacts {
  readonly kind: LotRequestKind;
  readonly certain_date: LocalDate | null;
  readonly enjoyment_from: LocalDate | null;
  readonly seller_ids: readonly string[];
  readonly proceedings: readonly Proceeding[];
  readonly decisions: readonly CostDecision[];
  /** Calls of the lots, drafted or sent. */
  readonly calls: readonly LotCall[];
}

/**
 * Lists the gaps in the figures of an answer: unknown days before a deed, no seller, cases without a stake,
 * decisions without amount, key or calls, and calls that name no decision.
 * Rule: Civil Code, art. 3.94 §1 3° and 4°, §2 1°–3°.
 */
export function listMissingFigures(facts: KnownFacts, on: LocalDate): MissingPart[] {
  const { kind, certain_date, enjoyment_from, seller_ids, proceedings, decisions, calls } = facts;
  const isDeed = kind === 'BeforeDeed';
  const until = certain_date ?? enjoyment_from ?? on;
  const open = decisions.filter(
    ({ decided_on, finished_on }) => decided_on < until && finished_on === null,
  );
  const isCalled = (id: string) => calls.some(({ decision_id }) => decision_id === id);
  const from = enjoyment_from ?? on;
  const loose = calls.filter(
    ({ fund, call_date, decision_id }) =>
      decision_id === null && call_date >= from && (fund === 'Works' || fund === 'Reserve'),
  );
  return [
    ...(isDeed && certain_date === null ? [lacks('certain_date_unknown', '3.94 §2 1°')] : []),
    ...(isDeed && enjoyment_from === null ? [lacks('enjoyment_unknown', '3.94 §2 1°')] : []),
    ...(seller_ids.length === 0 ? [lacks('seller_unknown', '3.94 §1 2°')] : []),
    ...listPendingProceedings(proceedings, on, [])
      .filter(({ stake_cents }) => stake_cents === null)
      .map(({ id, title }) => lacks('stake_unknown', '3.94 §1 4°', { id, title })),
    ...open.flatMap(({ id, title, amount_cents, weights }): MissingPart[] => {
      if (amount_cents === null || weights === null) {
        return isCalled(id) ? [lacks('decision_incomplete', '3.94 §2 1°', { id, title })] : [];
      }
      return isCalled(id) ? [] : [lacks('decision_without_calls', '3.94 §2 1°', { id, title })];
    }),
    ...loose.map(({ call_id, title }) =>
      lacks('call_without_decision', '3.94 §1 3°', { id: call_id, title }),
    ),
  ];
}
