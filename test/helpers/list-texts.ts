import { expect } from 'vitest';
import { nonEmpty } from './non-empty.ts';

/** Lists each text of an XML document with the path to it, in the order of the file. */
export function listTexts(xml: string): [path: string, text: string][] {
  const open: string[] = [];
  const texts: [string, string][] = [];
  for (const [, end, name = '', text = ''] of nonEmpty(
    xml.matchAll(/<(\/?)([A-Za-z0-9]+)[^>]*>([^<]*)/g),
  )) {
    if (end === '/') {
      expect(open.pop()).toBe(name);
      continue;
    }
    open.push(name);
    if (text.trim() !== '') texts.push([open.slice(2).join('/'), text]);
  }
  expect(open).toEqual([]);
  return texts;
}
