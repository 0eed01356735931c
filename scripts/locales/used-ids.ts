import { parseSync, Visitor, type Node } from 'oxc-parser';
import { firstSegment } from './catalogue-faults.ts';

export interface SourceFile {
  /** Relative to the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * Ids that code composes: prefix → every required ending. `null` where a test compares the endings
 * with the code.
 */
export type ComposedIds = Readonly<Record<string, readonly string[] | null>>;

/** Functions that take an id, with the index of that argument. */
const ID_ARGUMENT: Readonly<Record<string, number>> = { translate: 1, say: 0, t: 0, hasMessage: 0 };
/** Properties and attributes of pages that take an id. */
const ID_PROPERTIES: ReadonlySet<string> = new Set(['header', 'hint', 'label']);
/** Suffixes of optional variants that `translate` and its callers try. */
const BESIDE = /(_short|\.sms)$/;

/** Finds ids that code names without a message, and messages that no code names. */
export function findUsageFaults(
  ids: readonly string[],
  sources: readonly SourceFile[],
  composed: ComposedIds,
): string[] {
  const known = new Set(ids);
  const segments = new Set(ids.map(firstSegment));
  const prefixes = Object.keys(composed);
  const needed = Object.entries(composed).flatMap(([prefix, endings]) =>
    (endings ?? []).map((ending) => `${prefix}${ending}`),
  );
  const found = sources.map((source) => ({ path: source.path, ...namesIn(source) }));
  const named = new Set([...found.flatMap(({ texts }) => texts), ...needed]);
  const isUsed = (id: string): boolean =>
    named.has(id) ||
    named.has(id.replace(BESIDE, '')) ||
    named.has(id.replace(BESIDE, '.message')) ||
    prefixes.some((prefix) => composed[prefix] === null && id.startsWith(prefix));
  return [
    ...found.flatMap(({ path, asked }) =>
      asked
        .filter((id) => !known.has(id))
        .map((id) => `${path} asks for ${id}, which is not there`),
    ),
    ...found.flatMap(({ path, starts }) =>
      starts
        .filter((start) => start.includes('.') && segments.has(firstSegment(start)))
        .filter((start) => !prefixes.some((prefix) => start.startsWith(prefix)))
        .map((start) => `${path} puts ids together from ${start}, which is not declared`),
    ),
    ...needed.filter((id) => !known.has(id)).map((id) => `${id} is not there`),
    ...ids.filter((id) => !isUsed(id)).map((id) => `${id} is not used`),
  ];
}

/** Collects the texts of a source, the ids it looks up, and the prefixes of composed texts. */
function namesIn({ path, text }: SourceFile) {
  const texts: string[] = [];
  const asked: string[] = [];
  const starts: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral({ quasis }) {
      if (quasis.length > 1) starts.push(quasis[0]?.value.raw ?? '');
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') asked.push(...pageIds(key.name, value));
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && value !== null) asked.push(...pageIds(name.name, value));
    },
    CallExpression({ callee, arguments: given }) {
      const place = callee.type === 'Identifier' ? ID_ARGUMENT[callee.name] : undefined;
      const id = place === undefined ? undefined : given[place];
      if (id !== undefined) asked.push(...literalsIn(id));
    },
  }).visit(parseSync(path, text).program);
  return { texts, asked, starts };
}

/** Ids of a property or attribute of a page; other texts have no folder before a dot. */
function pageIds(name: string, value: Node): string[] {
  if (!ID_PROPERTIES.has(name)) return [];
  return literalsIn(value).filter((text) => /^web(-[a-z]+)?\./.test(text));
}

/** Values of a literal, or of the branches of a conditional. */
function literalsIn(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'ConditionalExpression') return [];
  return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
}
