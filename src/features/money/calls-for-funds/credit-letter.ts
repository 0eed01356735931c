import { toShareText, type Fraction } from '#domain/kernel/fraction.ts';
import { type LocalDate } from '#domain/kernel/local-date.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { sayTitle } from '#domain/texts/known-titles.ts';
import {
  dayInWords,
  letterEnd,
  letterFrame,
  type Letterhead,
} from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { LetterTable, PaperLetter } from '#platform/pdf/letter.ts';
import { formatMoney } from '#platform/pdf/notation.ts';
import type { Reader } from './letter-repository.ts';
import type { CallRow } from './repository.ts';

/** Amount of a call that a late sale credits to the seller of a unit. */
export interface CreditOnPaper {
  readonly call: Pick<CallRow, 'title' | 'text_key' | 'call_date'>;
  readonly head: Letterhead;
  readonly reader: Reader;
  readonly unit_number: string;
  readonly effective_date: LocalDate;
  /** Day of the letter. */
  readonly today: LocalDate;
  readonly amount_cents: Cents;
  /** Share of the unit; null if it differs between parts. */
  readonly share: Fraction | null;
  /** Amount that the call had charged to the reader for the unit. */
  readonly called_cents: Cents;
  /** Reader's remaining credit after everything they owe is settled. */
  readonly free_cents: Cents;
}

/** Composes the letter that informs the seller of a unit of the credit, in their language. */
export function creditLetter(credit: CreditOnPaper): PaperLetter {
  const { call, head, reader, today } = credit;
  const { language } = reader;
  const say = createTranslator(language);
  const subject = say('letter.correction.subject', { title: sayTitle(call, say) });
  return {
    ...letterFrame(head, reader),
    file_name: toSlug(reader.name) || 'owner',
    title: `${subject} – ${reader.name}`,
    dated: today,
    mention: null,
    facts: [{ label: say('letter.date'), value: dayInWords(language, today) }],
    subject,
    blocks: [
      { kind: 'paragraph', text: say('letter.greeting') },
      { kind: 'paragraph', text: reasonText(credit) },
      amountTable(credit),
      { kind: 'paragraph', text: effectText(credit) },
      ...letterEnd(head, language, []),
    ],
  };
}

/** Renders the e-mail that accompanies the letter. */
export function renderCreditMail(credit: CreditOnPaper): RenderedMail {
  const { call, head, reader } = credit;
  const say = createTranslator(reader.language);
  const place = { title: singleLine(sayTitle(call, say)), building: singleLine(head.name) };
  return renderMail({
    language: reader.language,
    subject: say('call_mail.corrected', place),
    greeting: say('letter.greeting'),
    before: [singleLine(reasonText(credit)), effectText(credit)],
    after: [say('letter.questions', { email: head.office_email })],
    closing: say('call_mail.closing'),
    sender: singleLine(head.office_name),
  });
}

function reasonText(credit: CreditOnPaper): string {
  const { call, reader, unit_number, effective_date, amount_cents } = credit;
  return createTranslator(reader.language)('letter.correction.credited', {
    title: titleIn(reader.language, call),
    call_date: dayInWords(reader.language, call.call_date),
    effective_date: dayInWords(reader.language, effective_date),
    unit_number,
    amount: toEuro(amount_cents),
  });
}

function effectText({ reader, amount_cents, free_cents }: CreditOnPaper): string {
  const state = free_cents === 0 ? 'settled' : free_cents === amount_cents ? 'free' : 'both';
  return createTranslator(reader.language)('letter.correction.effect', {
    state,
    settled: toEuro(amount_cents - free_cents),
    free: toEuro(free_cents),
  });
}

function amountTable(credit: CreditOnPaper): LetterTable {
  const { reader, unit_number, share, amount_cents, called_cents } = credit;
  const { language } = reader;
  const say = createTranslator(language);
  const row = (kind: 'line' | 'total', label: string, part: string, cents: Cents) => ({
    kind,
    cells: [label, part, formatMoney(cents, language)],
  });
  return {
    kind: 'table',
    columns: [
      { label: say('letter.call.unit'), numeric: false },
      { label: say('letter.call.share'), numeric: true },
      { label: say('letter.amounts'), numeric: true },
    ],
    rows: [
      row('line', say('letter.correction.called', { unit_number }), '', called_cents),
      row(
        'line',
        say('letter.correction.taken_off'),
        share === null ? '' : toShareText(share),
        -amount_cents,
      ),
      row('total', say('letter.correction.remains'), '', called_cents - amount_cents),
    ],
  };
}
