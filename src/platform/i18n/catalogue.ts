import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from '#domain/kernel/assert.ts';
import type { Language } from '#domain/kernel/language.ts';

/**
 * Reads all messages in one language, by id, from `<folder>/<area>/<language>.json`. The first
 * segment of an id belongs to one area, which may own several: `problem.…` and `noun.…` are in
 * `problems`, the labels of values, `enum.<Name>.<Value>`, in `enumerations`. Nothing here depends
 * on that. Refuses an id in two areas, which would be ambiguous.
 */
export function readCatalogue(folder: string, language: Language): ReadonlyMap<string, string> {
  const catalogue = new Map<string, string>();
  for (const path of globSync(`*/${language}.json`, { cwd: folder })) {
    const area = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(area)) {
      assert(!catalogue.has(id), `${id} is in two areas of ${folder}`);
      catalogue.set(id, text);
    }
  }
  return catalogue;
}
