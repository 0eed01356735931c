import type { FunctionComponent } from 'react';
import { loadMessageFolder, type WordsOfPages } from '../i18n/messages.ts';
import { lazyComponent } from './lazy-component.ts';

/**
 * Page loaded when someone navigates or is about to, together with its messages.
 * @param words folder of `src/locales` with the page’s messages
 */
export function lazyPage<Name extends string, Props extends object>(
  words: WordsOfPages,
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
) {
  return lazyComponent(async () => {
    const [page] = await Promise.all([load(), loadMessageFolder(words)]);
    return page;
  }, name);
}
