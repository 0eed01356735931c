import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether something was typed that nobody has kept yet. */
type Check = () => boolean;

const onPage = new Set<Check>();

/** What stands in a dialog, which is asked before that closes. */
export const UnsavedInDialog = createContext<Set<Check> | undefined>(undefined);

/** Whether what is open would lose something, were it left now. */
export function isUnsaved(checks: ReadonlySet<Check> = onPage): boolean {
  return [...checks].some((check) => check());
}

/** Has a person asked before they leave what they have typed, be it the page or the dialog it stands in. */
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
