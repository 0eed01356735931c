import { PASSWORD_MIN_CHARACTERS } from '#domain/people/password.ts';

/** In the order in which they are tested. */
type Strength = 'none' | 'short' | 'own' | 'plain' | 'fair' | 'good';

const GOOD_CHARACTERS = 18;
const LEAST_DIFFERENT = 6;
const LEAST_WORD = 4;

/**
 * Rates a password while it is typed. The service knows more common passwords and decides.
 * @param ownWords the person’s name and address, which are easy to guess
 */
export function ratePassword(
  password: string,
  ownWords: readonly string[],
): { readonly strength: Strength; readonly missing: number } {
  const characters = Array.from(password.normalize('NFC'));
  const missing = Math.max(0, PASSWORD_MIN_CHARACTERS - characters.length);
  if (characters.length === 0) return { strength: 'none', missing };
  if (missing > 0) return { strength: 'short', missing };
  const small = password.toLowerCase();
  const words = ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const isOwn = words.some((word) => word.length >= LEAST_WORD && small.includes(word));
  if (isOwn) return { strength: 'own', missing };
  if (new Set(characters).size < LEAST_DIFFERENT) return { strength: 'plain', missing };
  return { strength: characters.length < GOOD_CHARACTERS ? 'fair' : 'good', missing };
}
