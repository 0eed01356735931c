import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_MIN_CHARACTERS } from '#domain/people/password.ts';
import { COMMON_WORDS } from '#platform/security/common-words.ts';

export type PasswordWeakness = 'too_short' | 'too_long' | 'too_weak';

const MAX_CHARACTERS = 128;
const MIN_SCORE = 3;
const MIN_USER_WORD = 3;
const PUNCTUATION = /[^\p{L}\p{N}]+/gu;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Finds the fault of a new password; undefined if it is good. Characters are code points. A
 * password is too weak if zxcvbn expects it to be guessed in fewer than 10^8 attempts, as common
 * passwords are; `userInputs` (name, e-mail address …) and their parts count as the first guesses.
 */
export async function checkPasswordStrength(
  password: string,
  userInputs: readonly string[],
): Promise<PasswordWeakness | undefined> {
  const candidate = password.normalize('NFC');
  const characters = Array.from(candidate).length;
  if (characters < PASSWORD_MIN_CHARACTERS) return 'too_short';
  if (characters > MAX_CHARACTERS) return 'too_long';
  estimator ??= loadEstimator();
  const { score } = (await estimator).check(candidate, userWords(userInputs));
  return score < MIN_SCORE ? 'too_weak' : undefined;
}

// Loaded on first use: the dictionaries take 16 MB, and few processes ever check a new password.
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, local: [...COMMON_WORDS] },
    graphs: common.adjacencyGraphs,
    // It runs on the event loop: these two bounds keep the worst password at 10 ms (otherwise 100
    // ms).
    maxLength: 64,
    l33tMaxSubstitutions: 20,
  });
}

function userWords(inputs: readonly string[]): string[] {
  const words = inputs
    .map((input) => input.normalize('NFC'))
    .flatMap((input) => [input, ...input.split(/\s+/)])
    .flatMap((part) => [part, part.replace(PUNCTUATION, ''), ...part.split(PUNCTUATION)])
    .flatMap((word) => [word, withoutAccents(word)])
    .filter((word) => word.length >= MIN_USER_WORD);
  return [...new Set(words)];
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
