import {
  isPluralElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { findArgumentKinds } from '#platform/i18n/message-values.ts';

/** `src/locales/<area>/<language>.json` */
export interface CatalogueFile {
  readonly area: string;
  readonly language: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** ICU reads a straight apostrophe as a quotation mark: it must be typographic, or doubled. */
const STRAIGHT_APOSTROPHE = /(?<!')'(?!')/;

/** Finds faults within the catalogue, one per line. */
export function findCatalogueFaults(files: readonly CatalogueFile[]): string[] {
  const areas = Map.groupBy(files, ({ area }) => area);
  return [
    ...[...areas].flatMap(([area, own]) => areaFaults(area, own)),
    ...ownerFaults(areas),
    ...files.flatMap(messageFaults),
  ];
}

/** Checks that an area has the same messages in every language, sorted, with the same arguments. */
function areaFaults(area: string, files: readonly CatalogueFile[]): string[] {
  const ids = [...new Set(files.flatMap(({ messages }) => Object.keys(messages)))];
  const inOrder = files.filter(({ messages }) => !isSorted(Object.keys(messages)));
  return [
    ...inOrder.map(({ language }) => `${area}/${language}.json is not sorted by id`),
    ...LANGUAGES.flatMap((language) => {
      const file = files.find((candidate) => candidate.language === language);
      if (file === undefined) return [`${area}/${language}.json is missing`];
      const lacking = ids.filter((id) => file.messages[id] === undefined);
      return lacking.map((id) => `${area}/${language}.json lacks ${id}`);
    }),
    ...ids
      .filter((id) => listMessageShapes(id, files).size > 1)
      .map((id) => `${area}: ${id} has not the same arguments and cases in every language`),
  ];
}

/** Checks that the first segment of an id names its area. */
function ownerFaults(areas: ReadonlyMap<string, readonly CatalogueFile[]>): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [area, files] of areas) {
    for (const id of files.flatMap(({ messages }) => Object.keys(messages))) {
      const segment = firstSegment(id);
      owners.set(segment, (owners.get(segment) ?? new Set()).add(area));
    }
  }
  return [...owners]
    .filter(([, own]) => own.size > 1)
    .map(([segment, own]) => `${segment}.… stands in several areas: ${[...own].join(', ')}`);
}

/** Returns the part of a message id before the first point. */
export function firstSegment(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

function messageFaults({ area, language, messages }: CatalogueFile): string[] {
  return Object.entries(messages).flatMap(([id, text]) => {
    const place = `${area}/${language}.json: ${id}`;
    const blank =
      text === '' || text.trim() !== text ? [`${place} is empty or has blank edges`] : [];
    const quotes = STRAIGHT_APOSTROPHE.test(text) ? [`${place} holds a straight apostrophe`] : [];
    return [
      ...blank,
      ...quotes,
      ...(parseMessage(text) === undefined ? [`${place} is no message`] : []),
    ];
  });
}

/** Reads a message; nothing where it is none. */
export function parseMessage(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text, { ignoreTag: true });
  } catch {
    return undefined;
  }
}

/**
 * Lists the distinct arguments and cases of a message: more than one where its languages differ.
 */
function listMessageShapes(id: string, files: readonly CatalogueFile[]): Set<string> {
  const texts = files.map(({ messages }) => messages[id]).filter((text) => text !== undefined);
  const messages = texts.map(parseMessage).filter((elements) => elements !== undefined);
  return new Set(messages.map(shapeOf));
}

function shapeOf(elements: readonly MessageFormatElement[]): string {
  const kinds = [...findArgumentKinds(elements)].map(
    ([name, { type, isOptional }]) => `${name} ${type} ${isOptional}`,
  );
  return [...kinds.sort(), ...new Set(casesOf(elements).sort())].join();
}

/** `select: option` for every option of every select; plural options differ by language. */
function casesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (!isSelectElement(element) && !isPluralElement(element)) return [];
    return Object.entries(element.options).flatMap(([option, { value }]) => [
      ...(isSelectElement(element) ? [`${element.value}: ${option}`] : []),
      ...casesOf(value),
    ]);
  });
}

function isSorted(ids: readonly string[]): boolean {
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
}
