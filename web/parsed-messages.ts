import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { needsFormatting } from './src/shared/i18n/message-syntax.ts';

/**
 * Parses messages when the application is built, so that browsers need no parser. A message without
 * arguments stays a text.
 */
export function parseMessages(): Plugin {
  return {
    name: 'parse-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/locales\/.*\.json$/ },
      handler(code) {
        const messages = Object.entries(JSON.parse(code) as Record<string, string>);
        const parsed = messages.map(([id, text]) => [
          id,
          needsFormatting(text) ? parse(text, { ignoreTag: true }) : text,
        ]);
        return { code: JSON.stringify(Object.fromEntries(parsed)), map: null };
      },
    },
  };
}
