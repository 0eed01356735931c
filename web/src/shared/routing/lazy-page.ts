import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWordsOfPages, type WordsOfPages } from '../i18n/messages.ts';

type Module = Readonly<Record<string, unknown>>;

/**
 * A page that is loaded when somebody goes to it, or is about to, and the words it speaks with it.
 * @param words the folder of `src/locales` that it speaks from, beside those of the frame
 */
export function lazyPage<T extends Module, Name extends keyof T>(
  words: WordsOfPages,
  load: () => Promise<T>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    const [page] = await Promise.all([load(), loadWordsOfPages(words)]);
    return page;
  }, name);
}
