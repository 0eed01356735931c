import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER_TESTS, chooseBrowserTests, WHOLE_APPLICATION } from './browser-areas.ts';

const nothing = { browserTests: [], webFiles: [] };

describe('the browser tests of an area', () => {
  it('are named for each area', () => {
    expect(Object.keys(BROWSER_TESTS)).toEqual(readdirSync('web/src/features').toSorted());
    for (const [area, tests] of Object.entries(BROWSER_TESTS))
      expect(tests, area).not.toHaveLength(0);
  });

  it('are all browser tests, with those of the whole application', () => {
    const named = new Set([...WHOLE_APPLICATION, ...Object.values(BROWSER_TESTS).flat()]);
    const files = globSync('test/browser/**/*.test.ts').map((path) => basename(path, '.test.ts'));
    expect([...named].toSorted()).toEqual(files.toSorted());
  });

  it('are chosen by what has changed, and by what imports it', () => {
    const affected = { browserTests: [], webFiles: ['web/src/features/settings/percent.ts'] };
    expect(chooseBrowserTests([], affected)).toEqual(['test/browser/reminders.test.ts']);
    expect(chooseBrowserTests(['src/locales/web-batches/fr.json'], nothing)).toEqual([
      'test/browser/payment-batches.test.ts',
    ]);
  });

  it('are chosen when they change themselves', () => {
    const changed = ['test/browser/walk.test.ts'];
    expect(chooseBrowserTests(changed, { ...nothing, browserTests: changed })).toEqual(changed);
  });

  it('are none for a test of code alone', () => {
    const webFiles = ['web/src/features/settings/percent.test.ts'];
    expect(chooseBrowserTests(webFiles, { ...nothing, webFiles })).toEqual([]);
  });

  it.each(['web/src/shared/ui/theme.ts', 'web/src/app/areas.ts', 'web/vite.config.ts'])(
    'are all for what areas share: %s',
    (path) => {
      expect(chooseBrowserTests([path], { ...nothing, webFiles: [path] })).toBe('all');
    },
  );

  it('are all for words that every page shows', () => {
    expect(chooseBrowserTests(['src/locales/web-navigation/fr.json'], nothing)).toBe('all');
  });
});
