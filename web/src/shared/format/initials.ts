/**
 * Two letters for the tile of a name: of its last two capitalized words, so that “Résidence Les
 * Tilleuls” and “Résidence Les Érables” differ.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const [before, last] = words.length > 1 ? words.slice(-2) : [words[0] ?? name, undefined];
  return last === undefined
    ? (before ?? '').slice(0, 2).toLocaleUpperCase()
    : `${(before ?? '').charAt(0)}${last.charAt(0)}`;
}
