import type { FunctionComponent } from 'react';
import { loadWordsOfPages, type WordsOfPages } from '../i18n/messages.ts';
import { lazyComponent } from './lazy-component.ts';

/**
 * A page that is loaded when somebody goes to it, or is about to, and the words it speaks with it.
 * @param words the folder of `src/locales` that it speaks from, beside those of the frame
 */
export function lazyPage<Name extends string, Props extends object>(
  words: WordsOfPages,
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
) {
  return lazyComponent(async () => {
    const [page] = await Promise.all([load(), loadWordsOfPages(words)]);
    return page;
  }, name);
}
