import { useEffect, useSyncExternalStore } from 'react';

let title = '';
const listeners = new Set<() => void>();

/** Makes a text the title of the page, which the frame shows in its path. */
export function useSetPageTitle(next: string): void {
  useEffect(() => {
    title = next;
    for (const listener of listeners) listener();
  }, [next]);
}

/** Returns the title of the current page. */
export function usePageTitle(): string {
  return useSyncExternalStore(subscribe, () => title);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
