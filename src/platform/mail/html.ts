const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A piece of HTML that is safe to insert unescaped. Only `html` makes it, never from plain text.
 */
export class Html {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

export type HtmlValue = string | number | Html | readonly HtmlValue[];

/**
 * Builds HTML from a template. Values are escaped for text and for quoted attributes; HTML made by
 * this tag is inserted unchanged, lists are joined.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map(render).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
