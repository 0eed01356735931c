import type { Language } from '#domain/kernel/language.ts';
import {
  isNotificationType,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { instantOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { PageAnswer, PageRequest, RootPage } from '#platform/http/pages.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NIL_UUID, isUuid } from '#platform/ids.ts';
import { html, type Html } from '#platform/mail/html.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import { endEmails, findLanguage } from './preference-repository.ts';

interface UnsubscribeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: UnsubscribeTokens;
}

interface Reader {
  readonly user_id: string;
  readonly language: Language;
  readonly types: readonly NotificationType[];
}

const PATH = '/unsubscribe';

/** Makes the unsubscribe URL for the footer of a mail and for mail programs. */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/+$/, '')}${PATH}/${token}`;
}

/**
 * Creates the pages behind these links. A GET changes nothing, because programs check links before
 * people open them; a POST (RFC 8058) unsubscribes, any number of times.
 */
export function createUnsubscribePages(parts: UnsubscribeParts): readonly RootPage[] {
  const path = `${PATH}/:token`;
  const page = (method: RootPage['method'], show: (reader: Reader) => Promise<PageAnswer>) => ({
    method,
    path,
    async answer({ params, language }: PageRequest) {
      const reader = await readerOf(parts, params['token'] ?? '');
      return reader === undefined ? unknownLink(language) : show(reader);
    },
  });
  return [
    page('GET', async (reader) => question(reader)),
    page('POST', async (reader) => {
      await endMails(parts, reader);
      return done(reader);
    }),
  ];
}

async function readerOf(
  { database, tokens }: UnsubscribeParts,
  token: string,
): Promise<Reader | undefined> {
  const claims = await tokens.verify(token);
  const types = claims?.types.filter(isNotificationType) ?? [];
  if (claims === undefined || types.length === 0 || !isUuid(claims.user_id)) return undefined;
  const language = await database.read(NIL_UUID, (db) => findLanguage(db, claims.user_id));
  return language === undefined ? undefined : { ...claims, language, types };
}

async function endMails({ database, clock }: UnsubscribeParts, reader: Reader): Promise<void> {
  const { user_id: userId } = reader;
  const now = instantOf(clock.nowMs());
  // In a fixed order, so that concurrent requests do not deadlock.
  const types = reader.types.toSorted();
  await database.write(NIL_UUID, async (db) => {
    for (const type of types) await endEmails(db, userId, type, now);
  });
}

function question({ language, types }: Reader): PageAnswer {
  const title = translate(language, 'unsubscribe.title');
  return {
    status: 200,
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${translate(language, 'unsubscribe.question')}</p>
      ${namesOf(types, language)}
      <form method="post"><button>${translate(language, 'unsubscribe.confirm')}</button></form>`,
  };
}

function done({ language, types }: Reader): PageAnswer {
  const title = translate(language, 'unsubscribe.done');
  return {
    status: 200,
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${translate(language, 'unsubscribe.ended')}</p>
      ${namesOf(types, language)}
      <p>${translate(language, 'unsubscribe.change')}</p>`,
  };
}

function unknownLink(language: Language): PageAnswer {
  const title = translate(language, 'unsubscribe.unknown');
  return {
    status: 404,
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${translate(language, 'unsubscribe.unknown_detail')}</p>`,
  };
}

function namesOf(types: readonly NotificationType[], language: Language): Html {
  const name = (type: NotificationType) =>
    html`<li>${translate(language, `enum.NotificationType.${type}`)}</li>`;
  return html`<ul>
    ${types.map(name)}
  </ul>`;
}
