import { createRoute } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import type { Operations } from '../api/generated.ts';
import type { WordsOfPages } from '../i18n/messages.ts';
import { lazyPage } from './lazy-page.ts';
import { signedInRoute } from './roots.ts';
import { searchOf, type Search } from './search.ts';

/**
 * Returns a function that declares the pages of an area: address, component, search parameters, and
 * the operation that it needs if the address does not say so.
 * @param words folder of `src/locales` with the messages of the pages
 */
export function pagesOf(words: WordsOfPages) {
  return <const Path extends string, Name extends string, Names extends string = never>(
    path: Path,
    load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
    name: Name,
    validateSearch: (given: Readonly<Record<string, unknown>>) => Search<Names> = searchOf(),
    needs?: keyof Operations,
  ) =>
    createRoute({
      getParentRoute: () => signedInRoute,
      path,
      validateSearch,
      component: lazyPage(words, load, name),
      ...(needs === undefined ? {} : { staticData: { needs } }),
    });
}
