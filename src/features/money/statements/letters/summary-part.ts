import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import type { OwnerTotals } from '#domain/statements/owner-totals.ts';
import { dayInWords, paymentBox } from '#features/documents/letters/index.ts';
import type { LetterBlock, LetterSheet } from '#platform/pdf/letter.ts';
import {
  ACCOUNT_KINDS,
  type AccountKind,
  type OwnerOnPaper,
  type StatementOnPaper,
} from './paper.ts';
import { makeRow, makeSheet, type Writing } from './sheets.ts';

/** Says what the charges of an owner are, and what is left to pay. */
export function leadText(
  { run }: StatementOnPaper,
  { figures, due }: OwnerOnPaper,
  { say, language }: Writing,
): string {
  const charges = figures.charges.ordinary + figures.charges.extraordinary;
  const settlement = sumSettlement(figures);
  const lead = say('letter.statement.lead', {
    charges: toEuro(charges),
    difference: toEuro(Math.abs(settlement)),
    state:
      run.model === 'RealCharges'
        ? 'real'
        : settlement > 0
          ? 'more'
          : settlement < 0
            ? 'less'
            : 'even',
  });
  if (due === null || run.due_date === null) return lead;
  const outcome = say('letter.statement.outcome', {
    state: due.total_cents > 0 ? 'owed' : due.total_cents < 0 ? 'credit' : 'nothing',
    amount: toEuro(Math.abs(due.total_cents)),
    day: dayInWords(language, run.due_date),
    credit: run.credit ?? 'Keep',
  });
  return `${lead} ${outcome}`;
}

/** Sums the settlement of both natures; negative: a credit. */
export function sumSettlement({ settlement }: Pick<OwnerTotals, 'settlement'>): Cents {
  return settlement.ordinary + settlement.extraordinary;
}

/** Sums the movements of an account by kind. */
function sumMovements({ movements }: OwnerOnPaper): ReadonlyMap<AccountKind, Cents> {
  const byKind = Map.groupBy(movements, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, own]) => [kind, sumCents(own.map((one) => one.amount_cents))]),
  );
}

/** Makes the table in short: charges by key, what was called, the settlement, and the account. */
export function summarySheet(
  paper: StatementOnPaper,
  owner: OwnerOnPaper,
  writing: Writing,
): LetterSheet {
  const { say, money } = writing;
  const { charges, called } = owner.figures;
  const settlement = sumSettlement(owner.figures);
  const line = (id: string, cents: Cents) =>
    cents === 0 ? [] : [makeRow('line', say(id), money(cents))];
  const works = charges.extraordinary;
  const sheet = makeSheet(
    [say('letter.statement.in_short'), say('letter.amounts')],
    [
      ...sumByKey(paper, owner, writing).map(([label, cents]) =>
        makeRow('line', label, money(cents)),
      ),
      ...line('letter.statement.extraordinary', works),
      makeRow(
        'total',
        say('letter.statement.charges_total'),
        money(charges.ordinary + charges.extraordinary),
      ),
      ...line('letter.statement.provisions_called', -called.ordinary),
      ...line('letter.statement.works_called', -called.extraordinary),
      makeRow('total', say('letter.statement.settlement'), money(settlement)),
      ...accountRows(paper, owner, writing),
    ],
  );
  return { ...sheet, spaced: true };
}

function accountRows(
  { run }: StatementOnPaper,
  owner: OwnerOnPaper,
  { say, money }: Writing,
): LetterSheet['rows'] {
  const { figures } = owner;
  const sums = sumMovements(owner);
  const row = (label: string, cents: Cents) =>
    cents === 0 ? [] : [makeRow('line', label, money(cents))];
  return [
    makeRow('group', say('letter.statement.account_on', { date: run.period_to }), ''),
    makeRow('line', say('letter.statement.opening'), money(figures.opening_cents)),
    ...ACCOUNT_KINDS.flatMap((kind) =>
      row(say('letter.statement.account_kind', { kind }), sums.get(kind) ?? 0),
    ),
    makeRow('line', say('letter.statement.this_statement'), money(sumSettlement(figures))),
    makeRow('total', say('letter.statement.closing'), money(closingBalance(owner))),
  ];
}

/** Adds up the account of an owner to its balance at the end of the period, with the settlement. */
function closingBalance(owner: OwnerOnPaper): Cents {
  return sumCents([
    owner.figures.opening_cents,
    ...sumMovements(owner).values(),
    sumSettlement(owner.figures),
  ]);
}

/** Sums ordinary charges by key, that of the quotas first. */
function sumByKey(
  { keys }: StatementOnPaper,
  { rows }: OwnerOnPaper,
  { say }: Writing,
): [string, Cents][] {
  const ordinary = rows.filter(({ nature }) => nature === 'Ordinary');
  const byKey = Map.groupBy(ordinary, (row) => row.distribution_key_ids[0] ?? '');
  const named = [...byKey].map(([id, own]) => {
    const key = keys.get(id);
    const isGeneral = key?.is_general === true;
    return {
      order: `${isGeneral ? 0 : 1}${key?.name ?? ''}`,
      label: isGeneral ? say('letter.statement.general') : (key?.name ?? ''),
      cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
    };
  });
  return named
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => compareCodePoints(a.order, b.order))
    .map(({ label, cents }) => [label, cents]);
}

/** Makes the box to pay with, or says that nothing is to be paid. */
export function payingBlocks(
  paper: StatementOnPaper,
  { due }: OwnerOnPaper,
  { say, language, money }: Writing,
): LetterBlock[] {
  const { run, account } = paper;
  if (due === null || run.due_date === null) {
    return [{ kind: 'notice', text: say('letter.statement.draft_payment') }];
  }
  if (due.total_cents <= 0 || due.reference === null) {
    const state = due.total_cents < 0 ? (run.credit ?? 'Keep') : 'nothing';
    const amount = toEuro(Math.abs(due.total_cents));
    return [{ kind: 'notice', text: say('letter.statement.credit', { state, amount }) }];
  }
  const others = due.total_cents - due.statement_cents;
  const parts =
    others === 0
      ? []
      : [
          { label: say('letter.statement.of_statement'), value: money(due.statement_cents) },
          { label: say('letter.statement.of_others'), value: money(others) },
        ];
  return [
    paymentBox(language, {
      amount_cents: due.total_cents,
      structured_communication: due.reference,
      account,
      facts: [
        { label: say('letter.call.due'), value: dayInWords(language, run.due_date) },
        ...parts,
      ],
    }),
  ];
}
