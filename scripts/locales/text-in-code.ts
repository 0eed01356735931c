import { parseSync, Visitor } from 'oxc-parser';
import { LANGUAGES } from '#domain/kernel/language.ts';
import type { SourceFile } from './used-ids.ts';

/** The product name is the same in every language. */
const PRODUCT = /Millième/g;
const LETTERS_ENGLISH_LACKS = /[À-ÖØ-öø-ɏ]/u;
/** Common short words of each language; none of them exists in English or SQL. */
const SMALL_WORDS =
  /(^|\s)(le|la|les|des|une|pour|avec|votre|vous|het|een|voor|niet|uw|wordt|der|das|und|ist|mit|nicht|eine|zum|zur)\s/i;
const WORD = /\p{L}{2}/u;
const LOCALE = /^[a-z]{2}(-[A-Z]{2})?$/;

/** A text of a source, and its position. */
interface Text {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds texts for people that are written in code, where they exist in one language only: texts
 * with letters or small words of French, Dutch or German; words by language, `{ fr: 'Oui', … }`;
 * words in markup. Texts for operators and developers are English and outside the catalogue: logs,
 * the command line, the interface description.
 * @param exceptions paths, or folders with a trailing slash, that may hold such texts
 */
export function textFaults(
  sources: readonly SourceFile[],
  exceptions: readonly string[] = [],
): string[] {
  const excused = new Set<string>();
  const faults = sources.flatMap((source) => {
    const found = textsIn(source).map((text) => `${source.path} holds text for people: ${text}`);
    const exception = exceptions.find((path) => source.path.startsWith(path));
    if (exception === undefined || found.length === 0) return found;
    excused.add(exception);
    return [];
  });
  const idle = exceptions.filter((path) => !excused.has(path));
  return [...faults, ...idle.map((path) => `${path} is excepted, but holds no text for people`)];
}

function textsIn({ path, text }: SourceFile): string[] {
  const literals: Text[] = [];
  const byLanguage: Text[] = [];
  const markup: string[] = [];
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') literals.push({ text: value, start, end });
    },
    TemplateElement({ value, start, end }) {
      literals.push({ text: value.raw, start, end });
    },
    ObjectExpression({ properties }) {
      const own = properties.flatMap((property) =>
        property.type === 'Property' && namesLanguage(property.key) ? [property.value] : [],
      );
      if (own.length > 1)
        byLanguage.push(...own.map(({ start, end }) => ({ text: '', start, end })));
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'html') return;
      const pieces = quasi.quasis.map(({ value }) => value.raw);
      markup.push(pieces.join('0').replaceAll(/<[^>]*>/g, ' '));
    },
  }).visit(parseSync(path, text).program);
  const found = [
    ...literals.filter(isForeign).map((literal) => literal.text),
    ...literals
      .filter((literal) => byLanguage.some((one) => containsText(one, literal)))
      .map((literal) => literal.text)
      .filter((words) => WORD.test(words) && !LOCALE.test(words)),
    ...markup.filter((words) => WORD.test(words.replaceAll(PRODUCT, ''))),
  ];
  return [...new Set(found.map(shortenText))];
}

function isForeign({ text }: Text): boolean {
  const plain = text.replaceAll(PRODUCT, '');
  return LETTERS_ENGLISH_LACKS.test(plain) || SMALL_WORDS.test(plain);
}

function containsText(outer: Text, inner: Text): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function namesLanguage(key: { readonly type: string }): boolean {
  const { name, value } = key as { readonly name?: unknown; readonly value?: unknown };
  return LANGUAGES.some((language) => language === name || language === value);
}

function shortenText(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
