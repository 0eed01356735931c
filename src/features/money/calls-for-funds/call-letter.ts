import { sumByFund, type FundAmount } from '#domain/funds/call-charges.ts';
import { FUNDS, type Fund } from '#domain/funds/funds.ts';
import { toShareText } from '#domain/kernel/fraction.ts';
import type { Say } from '#domain/kernel/language.ts';
import { todayInBrussels, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { sayTitle, type Titled } from '#domain/texts/known-titles.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  paymentBox,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { toSlug } from '#platform/file-names.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterTable, PaperLetter } from '#platform/pdf/letter.ts';
import { formatInteger, formatMoney } from '#platform/pdf/notation.ts';
import type { LetterPart } from './letter-parts.ts';
import type { CalledOwner, CalledUnit } from './letter-repository.ts';
import type { CallRow } from './repository.ts';

/** Data common to all letters of a call. */
export interface CallOnPaper {
  readonly call: Pick<
    CallRow,
    'title' | 'text_key' | 'description' | 'fund' | 'total_cents' | 'call_date' | 'due_date'
  > & { readonly sent_at: string };
  /** One part for the whole call, or several. */
  readonly parts: readonly LetterPart[];
  readonly head: Letterhead;
  /** Account to pay to; undefined if the building has no bank account. */
  readonly account: BankAccountRow | undefined;
  /** Day of the letter and of its balances. */
  readonly today: LocalDate;
}

/** Amount that a letter asks for, and the owner it is charged to. */
export interface Called extends CalledOwner {
  /** Owner who is charged, if the letter is a copy for another reader. */
  readonly payer?: string;
  /** Reason for a letter that corrects earlier ones of the call. */
  readonly correction?: string;
}

/** Funds that the law requires on every call, even if it asks nothing for them. */
const ALWAYS_NAMED: readonly Fund[] = ['WorkingCapital', 'Reserve'];

/**
 * Composes the letter that asks an owner for their share of a call, in their language.
 * Rule: a call distinguishes working capital and reserve fund (Civil Code, art. 3.86 §3).
 */
export function callLetter(
  paper: CallOnPaper,
  owner: Called,
  units: readonly CalledUnit[],
): PaperLetter {
  const { call, head } = paper;
  const { language } = owner;
  const say = createTranslator(language);
  const subject = subjectOf(owner, call, say);
  const sentOn = todayInBrussels(parseInstantMs(call.sent_at));
  return {
    ...letterFrame(head, owner),
    file_name: toSlug(owner.name) || 'owner',
    title: `${subject} – ${owner.name}`,
    dated: sentOn,
    mention: null,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, sentOn) },
      {
        label: say('letter.reference'),
        value: formatCommunication(owner.structured_communication),
      },
    ],
    subject,
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      ...introduction(paper, owner, say),
      splitTable(paper, owner, units, say),
      ...(owner.payer === undefined
        ? [{ kind: 'paragraph', text: carriedText(paper, owner, say) } as const]
        : []),
      ...paymentBlocks(paper, owner, say),
      ...letterEnd(head, language, owner.open_cents === 0 ? [] : [say('letter.payment.advice')]),
    ],
  };
}

function subjectOf({ correction }: Called, call: Titled, say: Say): string {
  return say(correction === undefined ? 'letter.call.subject' : 'letter.correction.subject', {
    title: sayTitle(call, say),
  });
}

function introduction(
  { call, parts }: CallOnPaper,
  { language, payer, correction }: Called,
  say: Say,
): LetterBlock[] {
  const { description, total_cents } = call;
  const fund = call.fund ?? 'several';
  const call_date = dayInWords(language, call.call_date);
  const request = say('letter.call.request', {
    title: sayTitle(call, say),
    fund,
    total: toEuro(total_cents),
    payer,
  });
  const [only, ...others] = parts;
  const split =
    only === undefined || others.length > 0
      ? say('letter.call.split_by_part', { call_date })
      : say('letter.call.split', { ...only, call_date });
  return [
    ...(payer === undefined
      ? []
      : [{ kind: 'notice', text: say('letter.call.copy', { payer }) } as const]),
    ...(correction === undefined ? [] : [{ kind: 'notice', text: correction } as const]),
    { kind: 'paragraph', text: `${request} ${split}` },
    ...(description === null ? [] : [{ kind: 'notice', text: description } as const]),
  ];
}

/** Lists the share of each unit, by part if there are several. */
function unitRows(
  { parts }: CallOnPaper,
  language: Called['language'],
  units: readonly CalledUnit[],
): LetterTable['rows'] {
  const say = createTranslator(language);
  const integer = (value: number) => formatInteger(value, language);
  const rowsOf = (charged: readonly CalledUnit[]): LetterTable['rows'] =>
    charged.map((unit) => ({
      kind: 'line',
      cells: [
        unit.unit_number,
        `${integer(unit.weight)} / ${integer(unit.total_weight)}`,
        toShareText(unit.share),
        formatMoney(unit.amount_cents, language),
      ],
    }));
  if (parts.length === 1) return rowsOf(units);
  return parts.flatMap((part): LetterTable['rows'] => {
    const charged = units.filter(({ part_number }) => part_number === part.part_number);
    if (charged.length === 0) return [];
    const { fund, key, is_general_key } = part;
    const heading = say('letter.call.of_part', { fund, key, is_general_key });
    return [{ kind: 'detail', cells: [heading, '', '', ''] }, ...rowsOf(charged)];
  });
}

/** Splits the reader's share by fund. */
function fundsOf(
  { call: { fund: only }, parts }: CallOnPaper,
  { amount_cents: asked }: Called,
  units: readonly CalledUnit[],
): FundAmount[] {
  if (only !== null) return [{ fund: only, amount_cents: asked }];
  return sumByFund(
    parts.map(({ fund, part_number }) => {
      const charged = units.filter((unit) => unit.part_number === part_number);
      return { fund, amount_cents: sumCents(charged.map(({ amount_cents }) => amount_cents)) };
    }),
  );
}

function splitTable(
  paper: CallOnPaper,
  called: Called,
  units: readonly CalledUnit[],
  say: Say,
): LetterTable {
  const { language, amount_cents, open_cents, payer } = called;
  const row = (kind: 'line' | 'total' | 'detail', label: string, cents: Cents) => ({
    kind,
    cells: [label, '', '', formatMoney(cents, language)],
  });
  const funds = fundsOf(paper, called, units);
  const asked = paper.parts.map(({ fund }) => fund);
  const named = FUNDS.filter((fund) => ALWAYS_NAMED.includes(fund) || asked.includes(fund));
  const centsOf = (fund: Fund) => funds.find((one) => one.fund === fund)?.amount_cents ?? 0;
  const settled = [
    row('line', say('letter.call.settled'), open_cents - amount_cents),
    row('total', say('letter.call.left'), open_cents),
  ];
  return {
    kind: 'table',
    columns: [
      { label: say('letter.call.unit'), numeric: false },
      { label: say('letter.call.weight'), numeric: true },
      { label: say('letter.call.share'), numeric: true },
      { label: say('letter.amounts'), numeric: true },
    ],
    rows: [
      ...unitRows(paper, language, units),
      row('total', say('letter.call.total', { payer }), amount_cents),
      ...named.map((fund) => row('detail', say('letter.call.part', { fund }), centsOf(fund))),
      ...(open_cents === amount_cents ? [] : settled),
    ],
  };
}

function carriedText({ today }: CallOnPaper, { carried_cents: cents }: CalledOwner, say: Say) {
  const state = cents > 0 ? 'owed' : cents < 0 ? 'credit' : 'nothing';
  return say('letter.call.carried', { state, date: today, amount: toEuro(Math.abs(cents)) });
}

function paymentBlocks(
  { account, call }: CallOnPaper,
  { language, open_cents, structured_communication, payer }: Called,
  say: Say,
): LetterBlock[] {
  if (open_cents === 0) return [{ kind: 'notice', text: say('letter.call.paid', { payer }) }];
  const due = { label: say('letter.call.due'), value: dayInWords(language, call.due_date) };
  return [
    paymentBox(language, {
      amount_cents: open_cents,
      structured_communication,
      account,
      facts: [due],
    }),
  ];
}
