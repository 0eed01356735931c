const MAX_SLUG = 40;

/**
 * Converts a text to characters that every file system accepts: 'Résidence du Parc' becomes
 * `residence-du-parc`.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replaceAll(/^-|-$/g, '');
}

/** Makes names unique, in order: `a`, `b`, `a-2`. */
export function makeNamesUnique(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1)
      distinct = `${name}-${count}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
