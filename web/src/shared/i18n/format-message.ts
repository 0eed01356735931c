/**
 * Message as the build compiles it: texts and arguments in order. An argument has its name and, if
 * it is no text, how it is written: as a number, or as the choice that fits a number or a word.
 */
export type CompiledMessage = readonly (string | Argument)[];
type Argument =
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'plural' | 'select', choices: Choices];
type Choices = Readonly<Record<string, CompiledMessage>>;

const NONE: Choices = {};

/** Arguments of a message. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Returns a function that fills in messages of a locale. Throws if an argument is missing. */
export function createFormat(locale: string): (message: CompiledMessage, values: Values) => string {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const fillIn = ([name, kind, choices = NONE]: Argument, values: Values): string => {
    if (!Object.hasOwn(values, name)) throw new Error(`the argument ${name} is missing`);
    const value = values[name];
    if (kind === undefined) return String(value ?? '');
    if (kind === 'number') return numbers.format(Number(value));
    const choice =
      kind === 'select'
        ? choices[String(value)]
        : (choices[`=${value}`] ?? choices[plurals.select(Number(value))]);
    return format(choice ?? choices['other'] ?? [], values);
  };
  const format = (message: CompiledMessage, values: Values): string =>
    message.map((part) => (typeof part === 'string' ? part : fillIn(part, values))).join('');
  return format;
}
