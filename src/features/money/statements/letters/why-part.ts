import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { AccountChange } from '#domain/statements/why-changed.ts';
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
  const moved = changes
    .filter(({ difference_cents }) => difference_cents !== 0)
    .toSorted((a, b) => Math.abs(b.difference_cents) - Math.abs(a.difference_cents));
  const others = sumCents(moved.slice(BARS).map((one) => one.difference_cents));
  const steps = [
    ...moved.slice(0, BARS).map((one) => ({
      label: `${accounts.get(one.account_code) ?? one.account_code}, ${reasonText(one, say)}`,
      cents: one.difference_cents,
    })),
    ...(others === 0 ? [] : [{ label: say('letter.statement.why_others'), cents: others }]),
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

const REASONS = ['price', 'quantity', 'key', 'days'] as const;

/** Names the reason that explains most of a change. */
function reasonText(change: AccountChange, say: Writing['say']): string {
  const sizes = REASONS.map((reason) => Math.abs(change[`${reason}_cents`]));
  const reason = REASONS[sizes.indexOf(Math.max(...sizes))] ?? 'price';
  return say('letter.statement.reason', { reason });
}

/** Makes the differences per account, each explained to the cent, and the budget. */
export function whyBlocks(
  paper: StatementOnPaper,
  { changes, budget }: OwnerOnPaper,
  { accounts }: PaperWords,
  writing: Writing,
): LetterBlock[] {
  const { say, money, change } = writing;
  const name = (code: string) => `${code} ${accounts.get(code) ?? ''}`.trim();
  const { before } = paper;
  const hasQuantity = changes.some(({ quantity_cents }) => quantity_cents !== 0);
  const reasons = REASONS.filter((reason) => reason !== 'quantity' || hasQuantity);
  const cells = (one: Omit<AccountChange, 'account_code'>) => [
    money(one.before_cents),
    money(one.after_cents),
    change(one.difference_cents),
    ...reasons.map((reason) => change(one[`${reason}_cents`])),
  ];
  const sumOf = (field: Exclude<keyof AccountChange, 'account_code'>) =>
    sumCents(changes.map((one) => one[field]));
  const compared =
    before === null || changes.length === 0
      ? []
      : [
          makeSheet(
            [
              say('letter.statement.item'),
              say('letter.statement.before'),
              say('letter.statement.now'),
              say('letter.statement.difference'),
              ...reasons.map((reason) => say('letter.statement.reason_column', { reason })),
            ],
            [
              ...changes
                .filter(({ difference_cents }) => difference_cents !== 0)
                .map((one) => makeRow('line', name(one.account_code), ...cells(one))),
              makeRow(
                'total',
                say('letter.statement.charges_total'),
                ...cells({
                  before_cents: sumOf('before_cents'),
                  after_cents: sumOf('after_cents'),
                  difference_cents: sumOf('difference_cents'),
                  price_cents: sumOf('price_cents'),
                  quantity_cents: sumOf('quantity_cents'),
                  key_cents: sumOf('key_cents'),
                  days_cents: sumOf('days_cents'),
                }),
              ),
            ],
          ),
          { kind: 'small' as const, text: say('letter.statement.why_note') },
        ];
  return makeSection(say('letter.statement.why_by_account'), [
    ...compared,
    ...budgetBlocks(budget, name, writing),
  ]);
}

function budgetBlocks(
  budget: OwnerOnPaper['budget'],
  name: (code: string) => string,
  { say, money, change }: Writing,
): LetterBlock[] {
  const planned = budget.filter(({ budget_cents }) => budget_cents !== 0);
  if (planned.length === 0) return [];
  return [
    makeSheet(
      [
        say('letter.statement.item'),
        say('letter.statement.budget'),
        say('letter.statement.now'),
        say('letter.statement.difference'),
      ],
      planned.map((one) =>
        makeRow(
          'line',
          name(one.account_code),
          money(one.budget_cents),
          money(one.amount_cents),
          change(one.difference_cents),
        ),
      ),
    ),
  ];
}
