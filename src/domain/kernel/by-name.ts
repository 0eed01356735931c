import type { Language } from './language.ts';
import { LOCALES } from './message-styles.ts';

/** Comparison of names in dictionary order: É next to E, 9 before 10. */
export function byName<T>(language: Language, nameOf: (one: T) => string) {
  const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
  return (one: T, other: T): number => compare(nameOf(one), nameOf(other));
}
