import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFirstMessage } from '../../web/compiled-messages.ts';

it('may be read by whoever serves it, and not only by who has built it', () => {
  const modeOf = (path: string) => statSync(path).mode;
  expect(modeOf('web/dist')).toBe(modeOf('web/dist/assets'));
});

describe('a first page', () => {
  it.each(['open', 'start', 'frame', 'owner', 'today'])(
    'has the messages that its part %s may show',
    (part) => {
      const [file = ''] = globSync(`web/dist/assets/${part}-????????.js`);
      const ids = readFileSync(file, 'utf8').matchAll(
        /["'`]((?:web|web-navigation|web-notifications|web-portal|web-today|enum)\.[A-Za-z_.]+)/g,
      );
      // Other words for a page are for the search, which loads what it shows.
      const shown = [...ids].map(([, id = '']) => id).filter((id) => !id.endsWith('.also'));
      const missing = shown.filter((id) => !isFirstMessage(id));
      expect(missing).toEqual([]);
    },
  );
});
