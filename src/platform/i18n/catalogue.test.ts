import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';

describe('readCatalogue', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'millieme-catalogue-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(area: string, language: string, messages: Readonly<Record<string, string>>) {
    mkdirSync(join(folder, area), { recursive: true });
    writeFileSync(join(folder, area, `${language}.json`), JSON.stringify(messages));
  }

  it('puts the areas of a language together, and refuses an id that two of them hold', () => {
    write('books', 'fr', { 'report.total': 'Total' });
    write('books', 'nl', { 'report.total': 'Totaal' });
    write('pages', 'fr', { 'page.done': 'Fait' });
    expect(Object.fromEntries(readCatalogue(folder, 'fr'))).toEqual({
      'page.done': 'Fait',
      'report.total': 'Total',
    });
    expect([...readCatalogue(folder, 'nl').values()]).toEqual(['Totaal']);
    write('pages', 'nl', { 'report.total': 'Som' });
    expect(() => readCatalogue(folder, 'nl')).toThrow('report.total is in two areas');
  });
});
