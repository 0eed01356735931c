import type { Language } from '#domain/kernel/language.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, type MailSection, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { MessageItem } from './channel-sender.ts';
import { webLink } from './web-link.ts';

interface MailFacts {
  readonly language: Language;
  /** At least one. */
  readonly items: readonly MessageItem[];
  /** The organization on whose behalf the mail is sent. */
  readonly sender: string;
  readonly publicUrl: string;
  readonly unsubscribeUrl: string;
}

/**
 * Renders the mail for a notification, or for several about one object, in the reader's language.
 */
export function renderNotificationMail(facts: MailFacts): RenderedMail {
  const { language, items, publicUrl } = facts;
  const say = createTranslator(language);
  const sections = items.map((item): MailSection => {
    const link = webLink(publicUrl, item.link);
    return {
      heading: singleLine(item.title),
      paragraphs: paragraphsOf(item.message),
      ...(link === null ? {} : { action: { label: say('notification_mail.open'), link } }),
    };
  });
  const [first] = sections;
  const title = first?.heading ?? '';
  const count = items.length;
  return renderMail({
    language,
    subject: count === 1 ? title : say('notification_mail.digest_subject', { count, title }),
    greeting: say('notification_mail.greeting'),
    before: count === 1 ? [] : [say('notification_mail.digest', { count })],
    sections,
    after: [],
    closing: say('notification_mail.closing'),
    sender: singleLine(facts.sender),
    footer: {
      text: say('notification_mail.why'),
      label: say('notification_mail.unsubscribe'),
      link: facts.unsubscribeUrl,
    },
  });
}

/** Splits a message into lines, each of which becomes a paragraph. */
function paragraphsOf(message: string): string[] {
  return message
    .split(/\r\n|\r|\n/)
    .map(singleLine)
    .filter((line) => line !== '');
}
