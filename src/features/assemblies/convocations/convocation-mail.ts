import type { Language } from '#domain/kernel/language.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { LetterFact } from '#platform/pdf/letter.ts';
import { meetingFacts, findRemoteAddress, type MeetingOnPaper } from './convocation-letter.ts';

/** Renders the mail for a convocation, sent to owners with consent. */
export function renderConvocationMail(paper: MeetingOnPaper, language: Language): RenderedMail {
  const say = createTranslator(language);
  const address = findRemoteAddress(paper.meeting);
  return renderMeetingMail(paper, language, {
    subject: say('meeting_mail.convocation.subject', placeOf(paper, language)),
    before: [say('meeting_mail.convocation.opening', placeOf(paper, language))],
    facts: address === null ? [] : [{ label: say('letter.meeting.remote'), value: address }],
    after: [say('meeting_mail.convocation.withdraw')],
  });
}

/** Renders the mail that asks an owner for a decision in writing. */
export function renderAnswerMail(paper: MeetingOnPaper, language: Language): RenderedMail {
  const say = createTranslator(language);
  const { answerAt: address } = paper;
  return renderMeetingMail(paper, language, {
    subject: say('meeting_mail.answer.subject', placeOf(paper, language)),
    before: [say('meeting_mail.answer.opening', placeOf(paper, language))],
    after: [
      say('meeting_mail.answer.where', { address }),
      say('meeting_mail.convocation.withdraw'),
    ],
  });
}

/** Renders the mail to those convened that the meeting was cancelled. */
export function renderCancellationMail(
  paper: Pick<MeetingOnPaper, 'meeting' | 'head'>,
  language: Language,
): RenderedMail {
  const say = createTranslator(language);
  const reason = singleLine(paper.meeting.cancellation_reason ?? '');
  return renderMeetingMail(paper, language, {
    subject: say('meeting_mail.cancellation.subject', placeOf(paper, language)),
    before: [say('meeting_mail.cancellation.opening', { ...placeOf(paper, language), reason })],
  });
}

/** Makes the placeholders that name a meeting in mails. */
export function placeOf(
  { meeting, head }: Pick<MeetingOnPaper, 'meeting' | 'head'>,
  language: Language,
) {
  return { title: singleLine(titleIn(language, meeting)), building: singleLine(head.name) };
}

/** Renders a mail about a meeting: the message, when and where it takes place, and a contact. */
export function renderMeetingMail(
  { meeting, head }: Pick<MeetingOnPaper, 'meeting' | 'head'>,
  language: Language,
  words: Pick<RenderedMail, 'subject'> & {
    readonly before: readonly string[];
    readonly facts?: readonly LetterFact[];
    readonly after?: readonly string[];
  },
): RenderedMail {
  const say = createTranslator(language);
  const facts = [...meetingFacts(meeting, language), ...(words.facts ?? [])];
  return renderMail({
    language,
    subject: words.subject,
    greeting: say('letter.greeting'),
    before: words.before,
    facts: facts.map(({ label, value }) => [label, singleLine(value)] as const),
    after: [...(words.after ?? []), say('letter.questions', { email: head.office_email })],
    closing: say('call_mail.closing'),
    sender: singleLine(head.office_name),
  });
}
