import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether there is unsaved input. */
type Check = () => boolean;

const onPage = new Set<Check>();

/** Checks of the inputs in a dialog, evaluated before it closes. */
export const UnsavedInDialog = createContext<Set<Check> | undefined>(undefined);

/** Closes the dialog around a component, after asking whether its input may be lost. */
export const CloseDialog = createContext<(() => void) | undefined>(undefined);

/** Whether leaving now would lose unsaved input. */
export function isUnsaved(checks: ReadonlySet<Check> = onPage): boolean {
  return [...checks].some((check) => check());
}

/**
 * Asks for confirmation before unsaved input is lost, with the page or with the dialog that
 * contains it.
 */
export function useUnsaved(check: Check): void {
  const inDialog = useContext(UnsavedInDialog);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const now = () => latest.current();
    onPage.add(now);
    inDialog?.add(now);
    return () => {
      onPage.delete(now);
      inDialog?.delete(now);
    };
  }, [inDialog]);
}
