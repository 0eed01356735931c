import { useLayoutEffect, useMemo, type RefObject } from 'react';

/** Action of what is shown, which a key starts. */
export interface KeyAction {
  /** Key name as in `KeyboardEvent.key`: `Enter`, `f`. */
  readonly key: string;
  /** Description for the list of shortcuts; actions that every page may have are listed there once. */
  readonly label?: string;
  readonly act: () => unknown;
}

/** Registered actions by component, the latest last. */
const registered = new Set<readonly KeyAction[]>();

/** Action of a key: what the page itself describes, else that of the part shown last. */
export function findAction(key: string): KeyAction | undefined {
  const actions = [...registered].flat().filter((one) => one.key === key);
  return actions.find(({ label }) => label !== undefined) ?? actions.at(-1);
}

/** Actions of the page that it describes itself. */
export function listActions(): readonly (KeyAction & { readonly label: string })[] {
  return [...registered]
    .flat()
    .flatMap(({ label, ...action }) => (label === undefined ? [] : [{ ...action, label }]));
}

/** Registers actions while a component is mounted; their keys are inactive while typing. */
export function useActions(actions: readonly KeyAction[]): void {
  // In the same commit as the content, since a key pressed in between would act on the previous
  // content.
  useLayoutEffect(() => {
    registered.add(actions);
    return () => void registered.delete(actions);
  }, [actions]);
}

/** Registers a search field of the page for the key that finds. */
export function useFindKey(field: RefObject<HTMLInputElement | null>): void {
  const actions = useMemo(() => {
    const find = () => {
      field.current?.focus();
      field.current?.select();
    };
    return [{ key: '/', act: find }];
  }, [field]);
  useActions(actions);
}
