import type { Language } from '#domain/kernel/language.ts';
import { html } from '#platform/mail/html.ts';

/** A short mail around one link, before it is written as text and as HTML. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  /** The last one leads to the link. */
  readonly before: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
  readonly closing: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SENDER = 'Millième';

const PAGE = 'margin:0;padding:24px;background:#f4f5f7;color:#1c2430';
const CARD = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px';
const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f4fd1;color:#ffffff;border-radius:6px;text-decoration:none';
const SMALL = 'font-size:13px;color:#5b6472;word-break:break-all';

/** Both parts of the mail say the same; the address of the link is there to read in both. */
export function renderLetter(letter: Letter): RenderedMail {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ greeting, before, action, after, closing }: Letter): string {
  const blocks = [greeting, ...before, action.link, ...after, `${closing}\n${SENDER}`];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml({ language, subject, greeting, before, action, after, closing }: Letter): string {
  const paragraph = (text: string) => html`<p>${text}</p>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${PAGE}">
        <div style="${CARD};${FONT}">
          ${[greeting, ...before].map(paragraph)}
          <p><a href="${action.link}" style="${BUTTON}">${action.label}</a></p>
          <p style="${SMALL}">${action.link}</p>
          ${after.map(paragraph)}
          <p>${closing}<br />${SENDER}</p>
        </div>
      </body>
    </html> `.toString();
}
