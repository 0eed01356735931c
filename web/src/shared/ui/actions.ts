import { useLayoutEffect } from 'react';

/** Keyboard shortcut of one page, which takes precedence over the general ones. */
export interface PageKey {
  /** Key name as in `KeyboardEvent.key`: `Enter`, `f`. */
  readonly key: string;
  /** Description of the shortcut. */
  readonly label: string;
  readonly act: () => unknown;
}

let current: readonly PageKey[] = [];

/** Shortcuts of the current page. */
export function pageKeys(): readonly PageKey[] {
  return current;
}

/** Registers the page’s shortcuts while it is mounted; they are inactive while typing. */
export function usePageKeys(keys: readonly PageKey[]): void {
  // In the same commit as the content, since a key pressed in between would act on the previous
  // content.
  useLayoutEffect(() => {
    current = keys;
    return () => {
      current = [];
    };
  }, [keys]);
}
