import { dayInWords, paymentBox } from '#features/documents/letters/index.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { OwnerOnPaper, StatementOnPaper } from './paper.ts';
import { makeWriting } from './sheets.ts';
import { subjectText } from './statement-letter.ts';
import { leadText } from './summary-part.ts';

/** Renders the e-mail that a statement is attached to, with all payment details. */
export function renderStatementMail(paper: StatementOnPaper, owner: OwnerOnPaper): RenderedMail {
  const { run, head, account } = paper;
  const { language } = owner.reader;
  const writing = makeWriting(language);
  const { say } = writing;
  const { due } = owner;
  const box =
    due === null || due.total_cents <= 0 || due.reference === null || run.due_date === null
      ? null
      : paymentBox(language, {
          amount_cents: due.total_cents,
          structured_communication: due.reference,
          account,
          facts: [{ label: say('letter.call.due'), value: dayInWords(language, run.due_date) }],
        });
  return renderMail({
    language,
    subject: mailSubject(subjectText(paper, writing), head.name),
    greeting: say('letter.greeting'),
    before: [say('statement_mail.opening'), leadText(paper, owner, writing)],
    facts:
      box === null
        ? []
        : [box.amount, ...box.facts].map(({ label, value }) => [label, singleLine(value)] as const),
    after: [
      ...(box === null ? [] : [box.note ?? say('letter.payment.advice')]),
      say('letter.questions', { email: head.office_email }),
    ],
    closing: say('call_mail.closing'),
    sender: singleLine(head.office_name),
  });
}

/** Names a letter and its building on one line. */
export function mailSubject(subject: string, building: string): string {
  return [subject, building].map(singleLine).join(' – ');
}
