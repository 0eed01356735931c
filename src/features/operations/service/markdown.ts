import { Marked } from 'marked';
import { html, Html } from '#platform/mail/html.ts';

const COMMENT = /^<!--[^<>]*-->\s*$/;

/**
 * Renders Markdown as HTML with anchors on its headings.
 * @param addressOf resolves the target of a link; undefined: a browser cannot reach it
 */
export function renderMarkdown(
  source: string,
  addressOf: (link: string) => string | undefined,
): Html {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${makeAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const address = addressOf(href);
        return address === undefined
          ? inner
          : String(html`<a href="${address}">${new Html(inner)}</a>`);
      },
      // Tags in the source are shown as text; comments, which mark generated parts, are left out.
      html: ({ text }) => (COMMENT.test(text) ? '' : String(html`${text}`)),
    },
  });
  return new Html(marked.parse(source, { async: false }));
}

/**
 * Makes the anchor of a heading as GitHub does: lower case, a hyphen for each space, no other
 * punctuation.
 */
function makeAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
