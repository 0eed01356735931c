import type { Say } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { isConsumer } from '#domain/payment-reminders/penalty.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  paymentBox,
  formatNumberOrNone,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { LetterBlock, LetterFact, PaperLetter } from '#platform/pdf/letter.ts';
import { formatDay, formatMoney } from '#platform/pdf/notation.ts';
import type { Debtor, RemindedItem } from './composing-repository.ts';
import { describeInterest } from './penalty.ts';
import type { ReminderRow } from './repository.ts';

export interface ReminderOnPaper {
  readonly reminder: Pick<
    ReminderRow,
    'reminder_level' | 'status' | 'message' | 'penalty_cents' | 'level_changed_on' | 'sent_date'
  >;
  readonly head: Letterhead;
  readonly debtor: Debtor;
  /** Open items, oldest first. */
  readonly items: readonly RemindedItem[];
  /** Account to pay to; undefined if the building has no bank account. */
  readonly account: BankAccountRow | undefined;
  /** Communication for the whole payment; undefined if nothing is open. */
  readonly structured_communication: string | undefined;
  /** Late interest for every thirty days after the term; undefined without a clause or a rate. */
  readonly forecast_cents?: Cents | undefined;
  readonly today: LocalDate;
}

/**
 * Composes a reminder letter in its owner's language and the tone of its level, from friendly to the
 * hand-over of the file. It asks for nothing once nothing is open or it is cancelled.
 * Rule: contents of a reminder to a consumer, and the 14 days it leaves: Code of Economic Law, art.
 * XIX.2.
 */
export function reminderLetter(paper: ReminderOnPaper): PaperLetter {
  const { reminder, head, debtor, items, today } = paper;
  const { language } = debtor;
  const { reminder_level: level, status } = reminder;
  const say = createTranslator(language);
  const subject = say('letter.reminder.subject', { level });
  const dated = status === 'Open' ? today : (reminder.sent_date ?? reminder.level_changed_on);
  return {
    ...letterFrame(head, debtor),
    file_name: ['payment-reminder', toSlug(debtor.name)].filter((part) => part !== '').join('-'),
    title: `${subject} – ${debtor.name}`,
    dated,
    mention: level === 'FinalNotice' ? say('letter.reminder.registered') : null,
    facts: [
      { label: say('letter.date'), value: dayInWords(language, dated) },
      ...referenceOf(items, say),
    ],
    subject,
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      ...(status === 'Cancelled' || items.length === 0
        ? withoutClaim(paper, say)
        : claim(paper, say)),
    ],
  };
}

function referenceOf([oldest]: readonly RemindedItem[], say: Say): LetterFact[] {
  if (oldest === undefined) return [];
  const value = formatCommunication(oldest.structured_communication);
  return [{ label: say('letter.reference'), value }];
}

function withoutClaim({ reminder, head, debtor }: ReminderOnPaper, say: Say): LetterBlock[] {
  const isCancelled = reminder.status === 'Cancelled';
  const text = say(isCancelled ? 'letter.reminder.cancelled' : 'letter.reminder.paid');
  return [{ kind: 'notice', text }, ...letterEnd(head, debtor.language, [])];
}

/** Composes the claim: amount, reasons, term and consequences. */
function claim(paper: ReminderOnPaper, say: Say): LetterBlock[] {
  const { reminder, head, debtor, items } = paper;
  const { reminder_level: level, message } = reminder;
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
  return [
    paragraph(say('letter.reminder.opening', { level })),
    ...(message === null ? [] : [{ kind: 'notice', text: message } as const]),
    claimTable(paper, say),
    ...termTexts(paper, say).map(paragraph),
    ...claimBox(paper, say),
    ...letterEnd(head, debtor.language, [
      items.length > 1 ? say('letter.reminder.one_communication') : say('letter.payment.advice'),
      say('letter.reminder.crossed'),
    ]),
  ];
}

function claimTable({ reminder, debtor, items }: ReminderOnPaper, say: Say): LetterBlock {
  const { language } = debtor;
  const { penalty_cents: penalty, level_changed_on: date } = reminder;
  const line = (...cells: string[]) => ({ kind: 'line', cells }) as const;
  return {
    kind: 'table',
    columns: [
      { label: say('letter.reminder.what'), numeric: false },
      { label: say('letter.reminder.due'), numeric: true },
      { label: say('letter.payment.communication'), numeric: true },
      { label: say('letter.amounts'), numeric: true },
    ],
    rows: [
      ...items.flatMap(({ title, due_date, structured_communication, open_cents, parts = [] }) => [
        line(
          title ?? say('letter.reminder.charges'),
          formatDay(due_date, language),
          formatCommunication(structured_communication),
          formatMoney(open_cents, language),
        ),
        ...parts
          .filter((part) => part.open_cents > 0)
          .map(({ fund, open_cents: cents }) => ({
            kind: 'detail' as const,
            cells: [say('letter.call.part', { fund }), '', '', formatMoney(cents, language)],
          })),
      ]),
      ...(penalty === 0
        ? []
        : [
            line(say('letter.reminder.interest', { date }), '', '', formatMoney(penalty, language)),
          ]),
      {
        kind: 'total',
        cells: [
          say('letter.reminder.total'),
          '',
          '',
          formatMoney(sumItems(reminder, items), language),
        ],
      },
    ],
  };
}

function sumItems(
  { penalty_cents }: ReminderOnPaper['reminder'],
  items: readonly RemindedItem[],
): number {
  return sumCents([...items.map(({ open_cents: cents }) => cents), penalty_cents]);
}

/** Explains the basis of the interest, the term for payment, and the consequences. */
function termTexts({ reminder, debtor, ...paper }: ReminderOnPaper, say: Say): string[] {
  const { reminder_level: level, penalty_cents: penalty } = reminder;
  const { late_interest_clause: clause } = debtor;
  const words = describeInterest(debtor);
  const claimed = clause === null || penalty === 0 ? [] : [say('letter.reminder.rate', words)];
  const consequence = level === 'Gentle' ? '' : say('letter.reminder.consequence', { level });
  if (level === 'LegalAction') return [...claimed, consequence];
  const term = say('letter.reminder.term', { is_consumer: isConsumer(debtor) });
  // A consumer pays no interest that the free reminder has not announced.
  const isAnnounced = penalty === 0 && (level === 'Gentle' || !isConsumer(debtor));
  return [
    ...claimed,
    `${term} ${consequence}`.trim(),
    ...(clause === null || !isAnnounced
      ? []
      : [say('letter.reminder.clause', words), ...forecastTexts(paper, say)]),
  ];
}

/** Says what the clause brings if nothing is paid by the end of the term. */
export function forecastTexts(
  { forecast_cents: cents = 0 }: Pick<ReminderOnPaper, 'forecast_cents'>,
  say: Say,
): string[] {
  return cents === 0 ? [] : [say('letter.reminder.forecast', { amount: toEuro(cents) })];
}

function claimBox(paper: ReminderOnPaper, say: Say) {
  const { reminder, head, debtor, items, account, structured_communication } = paper;
  if (structured_communication === undefined) return [];
  const creditor = { name: head.name, number: formatNumberOrNone(head.enterprise_number) };
  return [
    paymentBox(debtor.language, {
      amount_cents: sumItems(reminder, items),
      structured_communication,
      account,
      facts: [
        {
          label: say('letter.reminder.creditor'),
          value: say('letter.reminder.creditor_value', creditor),
        },
      ],
    }),
  ];
}
