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
  { accounts }: PaperWords,
  { say, money, change }: Writing,
): LetterBlock[] {
  const name = (code: string) => `${code} ${accounts.get(code) ?? ''}`.trim();
  const planned = new Map(
    budget.flatMap(({ account_code, budget_cents }) =>
      budget_cents === 0 ? [] : [[account_code, budget_cents] as const],
    ),
  );
  const column = (cents: Cents | undefined) =>
    planned.size === 0 ? [] : [cents === undefined ? '' : money(cents)];
  const budgetHead = planned.size === 0 ? [] : [say('letter.statement.budget')];
  const total = say('letter.statement.charges_total');
  const items = say('letter.statement.item');
  if (before === null || changes.length === 0) {
    const compared = budget.filter(({ account_code }) => planned.has(account_code));
    const rows = compared.map(({ account_code, amount_cents, difference_cents }) =>
      makeRow(
        'line',
        name(account_code),
        ...column(planned.get(account_code)),
        money(amount_cents),
        change(difference_cents),
      ),
    );
    const heads = [say('letter.statement.now'), say('letter.statement.difference')];
    return makeSection(
      say('letter.statement.why_by_account'),
      rows.length === 0 ? [] : [makeSheet([items, ...budgetHead, ...heads], rows)],
    );
  }
  const reasons = CHANGE_REASONS.filter((reason) =>
    changes.some((one) => centsOfReason(one, reason) !== 0),
  );
  const cells = (one: Omit<AccountChange, 'account_code'>) => [
    money(one.before_cents),
    money(one.after_cents),
    change(one.difference_cents),
    ...reasons.map((reason) => change(centsOfReason(one, reason))),
  ];
  return makeSection(say('letter.statement.why_by_account'), [
    makeSheet(
      [
        items,
        say('letter.statement.before'),
        say('letter.statement.now'),
        say('letter.statement.difference'),
        ...reasons.map((reason) => say('letter.statement.reason_column', { reason })),
        ...budgetHead,
      ],
      [
        ...changes
          .filter((one) => one.difference_cents !== 0 || planned.has(one.account_code))
          .map((one) =>
            makeRow(
              'line',
              name(one.account_code),
              ...cells(one),
              ...column(planned.get(one.account_code)),
            ),
          ),
        makeRow(
          'total',
          total,
          ...cells(sumAllChanges(changes)),
          ...column(sumCents([...planned.values()])),
        ),
      ],
    ),
    { kind: 'small', text: say('letter.statement.why_note') },
  ]);
}
