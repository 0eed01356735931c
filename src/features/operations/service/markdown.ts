import { Marked } from 'marked';
import { html, Html } from '#platform/mail/html.ts';

/**
 * Markdown as HTML, its headings to be linked to.
 * @param addressOf where a link leads; undefined: nowhere that a browser reaches
 */
export function renderMarkdown(
  source: string,
  addressOf: (link: string) => string | undefined,
): Html {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const address = addressOf(href);
        return address === undefined
          ? inner
          : String(html`<a href="${address}">${new Html(inner)}</a>`);
      },
      // Tags that stand in the source are text.
      html: ({ text }) => String(html`${text}`),
    },
  });
  return new Html(marked.parse(source, { async: false }));
}

/** As it is linked to in the source: in small letters, a hyphen for each space, without other signs. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
