import { useLayoutEffect } from 'react';

/** A key that does something on one page, before what it does on all of them. */
export interface PageKey {
  /** As the browser calls it: `Enter`, `f`. */
  readonly key: string;
  /** What it does, in words. */
  readonly label: string;
  readonly act: () => unknown;
}

let current: readonly PageKey[] = [];

/** The keys of the page that is shown. */
export function pageKeys(): readonly PageKey[] {
  return current;
}

/** Gives a page keys of its own, as long as it is shown; never while one is typing. */
export function usePageKeys(keys: readonly PageKey[]): void {
  // With what is shown, not after it: a key pressed in between would act on what was there before.
  useLayoutEffect(() => {
    current = keys;
    return () => {
      current = [];
    };
  }, [keys]);
}
