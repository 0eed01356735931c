import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { isLocalDate } from '#domain/kernel/local-date.ts';
import { parseInstantMs } from '#platform/clock.ts';

/** How a message uses an argument; one that a select also tests may be absent. */
interface ArgumentKind {
  type: 'text' | 'number' | 'date';
  isOptional: boolean;
}

export type ArgumentKinds = ReadonlyMap<string, ArgumentKind>;

/** Maximum number of list members that are spelled out. */
const MAX_MEMBERS = 10;

/** Finds the arguments of a parsed message, including those of its options, by name. */
export function findArgumentKinds(elements: readonly MessageFormatElement[]): ArgumentKinds {
  const kinds = new Map<string, ArgumentKind>();
  collect(elements, kinds);
  return kinds;
}

function collect(
  elements: readonly MessageFormatElement[],
  kinds: Map<string, ArgumentKind>,
): void {
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element)) continue;
    const kind = kinds.get(element.value) ?? { type: 'text', isOptional: false };
    if (isNumberElement(element) || isPluralElement(element)) kind.type = 'number';
    if (isDateElement(element)) kind.type = 'date';
    if (isSelectElement(element)) kind.isOptional = true;
    kinds.set(element.value, kind);
    if (!isSelectElement(element) && !isPluralElement(element)) continue;
    for (const option of Object.values(element.options)) collect(option.value, kinds);
  }
}

/** Selects the values that a message needs, in the right form; unsuitable ones are left out. */
export function selectValues(
  kinds: ArgumentKinds,
  values: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const fitting: Record<string, string | number> = {};
  for (const [name, { type, isOptional }] of kinds) {
    const value = FITS[type](values[name]);
    if (value !== undefined) fitting[name] = value;
    else if (isOptional) fitting[name] = 'none';
  }
  return fitting;
}

const FITS = { number: toNumber, date: toMilliseconds, text: toText } as const;

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function toMilliseconds(value: unknown): number | undefined {
  return typeof value === 'string' && isLocalDate(value)
    ? parseInstantMs(`${value}T00:00:00Z`)
    : undefined;
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') {
    return String(value);
  }
  return typeof value === 'object' && value !== null ? toList(value) : undefined;
}

/** Joins the members of a list, or the values of an object; undefined if there are none. */
function toList(value: object): string | undefined {
  const members = Object.values(value)
    .map(toText)
    .filter((member) => member !== undefined);
  if (members.length === 0) return undefined;
  if (!Array.isArray(value)) return members.join(' ');
  const shown = members.slice(0, MAX_MEMBERS);
  return `${shown.join(', ')}${members.length > shown.length ? '…' : ''}`;
}
