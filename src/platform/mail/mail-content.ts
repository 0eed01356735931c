import type { Language } from '#domain/kernel/language.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { html, type Html } from '#platform/mail/html.ts';

interface Action {
  readonly label: string;
  readonly link: string;
}

/** One of several items in a mail. */
export interface MailSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: Action;
}

/**
 * Content of a short mail around a link, a few facts or some items, before it is rendered as text
 * and HTML.
 */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  /** Paragraphs; the last one introduces the facts or the link. */
  readonly before: readonly string[];
  /** Name and value of each fact. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly action?: Action;
  readonly sections?: readonly MailSection[];
  readonly after: readonly string[];
  readonly closing: string;
  /** Sender of the text, if not the service. */
  readonly sender?: string;
  /** Small print at the end, with a link. */
  readonly footer?: { readonly text: string } & Action;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sender name, and the name in invitations, without an organization. */
export const SERVICE = 'Millième';

const PAGE = 'margin:0;padding:24px;background:#f4f5f7;color:#1c2430';
const CARD = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px';
const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f4fd1;color:#ffffff;border-radius:6px;text-decoration:none';
const CELL = 'padding:4px 16px 4px 0;vertical-align:top';
const HEADING = 'margin:24px 0 8px;font-size:18px';
const FOOTER = 'max-width:560px;margin:16px auto 0;padding:0 32px;font-size:13px;color:#5b6472';
const SMALL = 'font-size:13px;color:#5b6472;word-break:break-all';

/**
 * Renders both parts of a mail with the same content, including the visible address of the link.
 */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}

function asText({ facts = [], sections = [], action, footer, ...rest }: MailContent): string {
  const { language, greeting, before, after, closing, sender = SERVICE } = rest;
  const say = createTranslator(language);
  const labelled = (label: string, value: string) => say('mail.labelled', { label, value });
  const blocks = [
    greeting,
    ...before,
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => labelled(name, value)).join('\n')]),
    ...sections.flatMap(({ heading, paragraphs, action: leadsTo }) => [
      heading,
      ...paragraphs,
      ...(leadsTo === undefined ? [] : [leadsTo.link]),
    ]),
    ...(action === undefined ? [] : [action.link]),
    ...after,
    `${closing}\n${sender}`,
    ...(footer === undefined ? [] : [`${footer.text}\n${labelled(footer.label, footer.link)}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml({ facts = [], sections = [], action, footer, ...rest }: MailContent): string {
  const { language, subject, greeting, before, after, closing, sender = SERVICE } = rest;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${PAGE}">
        <div style="${CARD};${FONT}">
          ${[greeting, ...before].map(paragraph)} ${tableOf(facts)} ${sections.map(sectionOf)}
          ${buttonOf(action)} ${after.map(paragraph)}
          <p>${closing}<br />${sender}</p>
        </div>
        ${footerOf(footer)}
      </body>
    </html> `.toString();
}

function paragraph(text: string): Html {
  return html`<p>${text}</p>`;
}

function sectionOf({ heading, paragraphs, action }: MailSection): Html {
  return html`<h2 style="${HEADING}">${heading}</h2>
    ${paragraphs.map(paragraph)} ${buttonOf(action)}`;
}

function footerOf(footer: MailContent['footer']): Html[] {
  if (footer === undefined) return [];
  return [
    html`<p style="${FONT};${FOOTER}">
      ${footer.text} <a href="${footer.link}">${footer.label}</a>
    </p>`,
  ];
}

function tableOf(facts: NonNullable<MailContent['facts']>): Html[] {
  if (facts.length === 0) return [];
  const row = ([name, value]: readonly [string, string]) =>
    html`<tr>
      <td style="${CELL}">${name}</td>
      <td style="${CELL}">${value}</td>
    </tr>`;
  return [
    html`<table style="${FONT}">
      ${facts.map(row)}
    </table>`,
  ];
}

function buttonOf(action: MailContent['action']): Html[] {
  if (action === undefined) return [];
  return [
    html`<p><a href="${action.link}" style="${BUTTON}">${action.label}</a></p>
      <p style="${SMALL}">${action.link}</p>`,
  ];
}
