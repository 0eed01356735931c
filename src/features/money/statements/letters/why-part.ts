import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  CHANGE_REASONS,
  centsOfReason,
  findMainReason,
  pickLargestChanges,
  sumAllChanges,
  type AccountChange,
} from '#domain/statements/why-changed.ts';
import type { LetterBars, LetterBlock } from '#platform/pdf/letter.ts';
import type { OwnerOnPaper, PaperWords, StatementOnPaper } from './paper.ts';
import { makeRow, makeSection, makeSheet, type Writing } from './sheets.ts';

/** Accounts with a bar of their own; all others share one. */
const BARS = 4;

/** Makes the bars that lead from the charges of the statement before to those of this one. */
export function whyBars(
  { before }: StatementOnPaper,
  { changes }: OwnerOnPaper,
  { accounts }: PaperWords,
  { say, money, change }: Writing,
): LetterBlock[] {
  if (before === null || changes.length === 0) return [];
  const { largest, others_cents } = pickLargestChanges(
    changes,
    BARS,
    ({ difference_cents }) => difference_cents,
  );
  const steps = [
    ...largest.map((one) => ({
      label: [
        accounts.get(one.account_code) ?? one.account_code,
        say('letter.statement.reason', { reason: findMainReason(one) }),
      ].join(', '),
      cents: one.difference_cents,
    })),
    ...(others_cents === 0
      ? []
      : [{ label: say('letter.statement.why_others'), cents: others_cents }]),
  ];
  const first = sumCents(changes.map(({ before_cents }) => before_cents));
  const last = sumCents(changes.map(({ after_cents }) => after_cents));
  const rows = drawBars(first, steps).map(({ label, cents, ...bar }) => ({
    ...bar,
    label,
    kind: 'step' as const,
    value: change(cents),
  }));
  const total = (label: string, cents: Cents): LetterBars['rows'][number] => ({
    kind: 'total',
    label,
    from: 0,
    to: Math.max(0, cents) / widest(first, steps),
    value: money(cents),
  });
  const period = { from: before.period_from, to: before.period_to };
  return makeSection(say('letter.statement.why'), [
    {
      kind: 'bars',
      rows: [
        total(say('letter.statement.why_before', period), first),
        ...rows,
        total(say('letter.statement.why_now'), last),
      ],
    },
  ]);
}

interface Step {
  readonly label: string;
  readonly cents: Cents;
}

/** Finds the largest amount on the way: the full width. */
function widest(first: Cents, steps: readonly Step[]): Cents {
  let [at, most] = [first, Math.max(1, first)];
  for (const { cents } of steps) {
    at += cents;
    most = Math.max(most, at);
  }
  return most;
}

function drawBars(first: Cents, steps: readonly Step[]) {
  const full = widest(first, steps);
  let at = first;
  return steps.map((step) => {
    const [from, to] = [at, at + step.cents].toSorted((a, b) => a - b);
    at += step.cents;
    const place = (cents = 0) => Math.max(0, cents) / full;
    return { ...step, from: place(from), to: place(to) };
  });
}

/** Makes the differences per account, each explained to the cent, with the part of the budget. */
export function whyBlocks(
  { before }: StatementOnPaper,
  { changes, budget }: OwnerOnPaper,
  words: PaperWords,
  writing: Writing,
): LetterBlock[] {
  const { say } = writing;
  const planned = budget.filter(({ budget_cents }) => budget_cents !== 0);
  const blocks: LetterBlock[] =
    before === null || changes.length === 0
      ? budgetSheet(planned, words, writing)
      : [
          changesSheet(changes, planned, words, writing),
          { kind: 'small', text: say('letter.statement.why_note') },
        ];
  return makeSection(say('letter.statement.why_by_account'), blocks);
}

const nameAccount = ({ accounts }: PaperWords, code: string) =>
  `${code} ${accounts.get(code) ?? ''}`.trim();

/** Makes the changes with their reasons; the budget, if there is one, is the last column. */
function changesSheet(
  changes: OwnerOnPaper['changes'],
  planned: OwnerOnPaper['budget'],
  words: PaperWords,
  { say, money, change }: Writing,
): LetterBlock {
  const budgetOf = new Map(planned.map((one) => [one.account_code, one.budget_cents]));
  const hasBudget = planned.length > 0;
  const column = (cents: Cents | undefined) =>
    hasBudget ? [cents === undefined ? '' : money(cents)] : [];
  const reasons = CHANGE_REASONS.filter((reason) =>
    changes.some((one) => centsOfReason(one, reason) !== 0),
  );
  const cells = (one: Omit<AccountChange, 'account_code'>) => [
    money(one.before_cents),
    money(one.after_cents),
    change(one.difference_cents),
    ...reasons.map((reason) => change(centsOfReason(one, reason))),
  ];
  return makeSheet(
    [
      say('letter.statement.item'),
      say('letter.statement.before'),
      say('letter.statement.now'),
      say('letter.statement.difference'),
      ...reasons.map((reason) => say('letter.statement.reason_column', { reason })),
      ...(hasBudget ? [say('letter.statement.budget')] : []),
    ],
    [
      ...changes
        .filter((one) => one.difference_cents !== 0 || budgetOf.has(one.account_code))
        .map((one) =>
          makeRow(
            'line',
            nameAccount(words, one.account_code),
            ...cells(one),
            ...column(budgetOf.get(one.account_code)),
          ),
        ),
      makeRow(
        'total',
        say('letter.statement.charges_total'),
        ...cells(sumAllChanges(changes)),
        ...column(sumCents([...budgetOf.values()])),
      ),
    ],
  );
}

/** Makes the budget where there is no statement to compare with. */
function budgetSheet(
  planned: OwnerOnPaper['budget'],
  words: PaperWords,
  { say, money, change }: Writing,
): LetterBlock[] {
  if (planned.length === 0) return [];
  const heads = [
    say('letter.statement.item'),
    say('letter.statement.budget'),
    say('letter.statement.now'),
    say('letter.statement.difference'),
  ];
  const rows = planned.map((one) =>
    makeRow(
      'line',
      nameAccount(words, one.account_code),
      money(one.budget_cents),
      money(one.amount_cents),
      change(one.difference_cents),
    ),
  );
  return [makeSheet(heads, rows)];
}
