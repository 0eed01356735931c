import type { Language, Say } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { calculateHoldTerms, type HoldLetter } from '#domain/sales/hold.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  paymentBox,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, PaperLetter } from '#platform/pdf/letter.ts';
import { formatDay, formatMoney } from '#platform/pdf/notation.ts';
import type { OpenDebt } from './debts-repository.ts';
import type { HoldRow } from './repository.ts';

/** A withheld price to write about. */
export interface HoldOnPaper {
  readonly hold: HoldRow;
  readonly seller: string;
  readonly head: Letterhead;
  /** Account to be paid to; undefined if the building has none. */
  readonly account: BankAccountRow | undefined;
  /** Numbers of lots, by id. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Open debts of the seller, first due first. */
  readonly debts: readonly OpenDebt[];
  readonly language: Language;
  readonly today: LocalDate;
}

/**
 * Composes a letter about a withheld price, to be signed and sent by the syndic: it asks the notary to pay,
 * or the lawyer to attach the price before the notary may pay the seller.
 * Rule: Civil Code, art. 3.95.
 */
export function holdLetter(paper: HoldOnPaper, kind: HoldLetter): PaperLetter {
  const { hold, head, language, today, seller } = paper;
  const say = createTranslator(language);
  const lots = nameLots(paper, hold.unit_ids);
  const subject = say('letter.hold.subject', { kind, lots: lots.join(', '), count: lots.length });
  const addressee = say('letter.hold.addressee', { kind });
  const blocks = kind === 'Claim' ? claimBlocks(paper, say) : attachmentBlocks(paper, say);
  return {
    ...letterFrame(head, { name: addressee, address: null, language }),
    file_name: ['art-3-95', ...lots, kind, today].map(toSlug).join('-'),
    title: `${subject} – ${head.name}`,
    dated: today,
    mention: null,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, today) },
      { label: say('letter.hold.deed'), value: dayInWords(language, hold.deed_on) },
    ],
    subject,
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      {
        kind: 'paragraph',
        text: say(kind === 'Claim' ? 'letter.hold.claim' : 'letter.hold.attach', {
          deed: hold.deed_on,
          seller,
          lots: lots.join(', '),
          count: lots.length,
          amount: toEuro(hold.amount_cents),
        }),
      },
      ...blocks,
      ...letterEnd(head, language, []),
    ],
  };
}

/** Shows what is owed and how to pay, and reminds the notary of the term for an objection. */
function claimBlocks(paper: HoldOnPaper, say: Say): LetterBlock[] {
  const { hold, language, account } = paper;
  const { amount_cents, deed_on, letter_sent_on, payment_reference } = hold;
  const reference = parseCommunication(payment_reference ?? '');
  const { letter_due_on: due } = calculateHoldTerms(deed_on, letter_sent_on);
  return [
    ...debtBlocks(paper, say),
    ...(reference === undefined
      ? []
      : [
          paymentBox(language, {
            amount_cents,
            structured_communication: reference,
            account,
            facts: [],
          }),
        ]),
    { kind: 'paragraph', text: say('letter.hold.contest', { due }) },
  ];
}

/** Says by which day an attachment must be notified, and for which debts. */
function attachmentBlocks(paper: HoldOnPaper, say: Say): LetterBlock[] {
  const { deed_on, letter_sent_on: sent } = paper.hold;
  const { attachment_last_on: due } = calculateHoldTerms(deed_on, sent);
  const text =
    sent === null || due === null
      ? say('letter.hold.term_open')
      : say('letter.hold.term', { sent, due });
  return [{ kind: 'paragraph', text }, ...debtBlocks(paper, say)];
}

/** Lists the open debts of the seller with their sum; nothing without debts. */
function debtBlocks(paper: HoldOnPaper, say: Say): LetterBlock[] {
  const { debts, language } = paper;
  if (debts.length === 0) return [];
  const total = sumCents(debts.map(({ open_cents }) => open_cents));
  return [
    { kind: 'heading', text: say('letter.hold.debts') },
    {
      kind: 'table',
      columns: [
        { label: say('letter.lot.what'), numeric: false },
        { label: say('letter.hold.due'), numeric: false },
        { label: say('letter.hold.open'), numeric: true },
      ],
      rows: [
        ...debts.map((debt) => ({
          kind: 'line' as const,
          cells: [
            nameDebt(paper, debt, say),
            formatDay(debt.due_on, language),
            formatMoney(debt.open_cents, language),
          ],
        })),
        {
          kind: 'total',
          cells: [say('letter.lot.total'), '', formatMoney(total, language)],
        },
      ],
    },
  ];
}

function nameDebt(paper: HoldOnPaper, { lots }: OpenDebt, say: Say): string {
  const named = nameLots(
    paper,
    lots.map(({ unit_id }) => unit_id),
  );
  return say('letter.hold.debt', { lots: named.length === 0 ? 'none' : named.join(', ') });
}

function nameLots({ numbers }: HoldOnPaper, unit_ids: readonly string[]): string[] {
  return unit_ids.flatMap((id) => numbers.get(id) ?? []);
}
