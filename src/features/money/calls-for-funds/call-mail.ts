import { sayTitle } from '#domain/texts/known-titles.ts';
import { dayInWords, paymentBox } from '#features/documents/letters/index.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { CallOnPaper, Called } from './call-letter.ts';

/** Renders the e-mail that accompanies a letter, in the owner's language, with all payment details. */
export function renderCallMail(
  { call, head, account }: CallOnPaper,
  { language, open_cents, structured_communication, payer, correction }: Called,
): RenderedMail {
  const say = createTranslator(language);
  const place = { title: singleLine(sayTitle(call, say)), building: singleLine(head.name) };
  const { amount, facts, note } = paymentBox(language, {
    amount_cents: open_cents,
    structured_communication,
    account,
    facts: [{ label: say('letter.call.due'), value: dayInWords(language, call.due_date) }],
  });
  const payment = open_cents === 0 ? [] : [amount, ...facts];
  return renderMail({
    language,
    subject: say(correction === undefined ? 'call_mail.subject' : 'call_mail.corrected', place),
    greeting: say('letter.greeting'),
    before: [
      ...(correction === undefined ? [] : [singleLine(correction)]),
      say('call_mail.opening', { ...place, payer }),
      ...(payer === undefined ? [] : [say('letter.call.copy', { payer: singleLine(payer) })]),
      ...(open_cents === 0 ? [say('letter.call.paid', { payer })] : []),
    ],
    facts: payment.map(({ label, value }) => [label, singleLine(value)] as const),
    after: [
      ...(open_cents === 0 ? [] : [note ?? say('letter.payment.advice')]),
      say('letter.questions', { email: head.office_email }),
    ],
    closing: say('call_mail.closing'),
    sender: singleLine(head.office_name),
  });
}
