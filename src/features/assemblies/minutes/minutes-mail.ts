import type { Language } from '#domain/kernel/language.ts';
import { placeOf, renderMeetingMail } from '#features/assemblies/convocations/index.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import type { MinutesOnPaper } from './minutes-letter.ts';

/** Renders the mail for minutes, sent to owners with consent. */
export function renderMinutesMail(paper: MinutesOnPaper, language: Language): RenderedMail {
  const say = createTranslator(language);
  return renderMeetingMail(paper, language, {
    subject: say('meeting_mail.minutes.subject', placeOf(paper, language)),
    before: [say('meeting_mail.minutes.opening', placeOf(paper, language))],
  });
}
