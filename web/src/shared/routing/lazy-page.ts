import type { FunctionComponent } from 'react';
import {
  loadHomeMessages,
  loadMessageFolder,
  type Folder,
  type HomeFolder,
} from '../i18n/messages.ts';
import { lazyComponent } from './lazy-component.ts';

/**
 * Page loaded when someone navigates or is about to, together with its messages and those that pages
 * share.
 * @param words folder of `src/locales` with the page’s messages; `shared` if those are all
 */
export function lazyPage<Name extends string, Props extends object>(
  words: Folder,
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
) {
  return lazyComponent(async () => {
    const [page] = await Promise.all([
      load(),
      loadMessageFolder(words),
      loadMessageFolder('shared'),
    ]);
    return page;
  }, name);
}

/**
 * Home page: as `lazyPage`, but without messages of other pages, which would weigh as much as the page.
 */
export function lazyHome<Name extends string, Props extends object>(
  words: HomeFolder,
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
) {
  return lazyComponent(async () => {
    const [page] = await Promise.all([load(), loadHomeMessages(words)]);
    return page;
  }, name);
}
