import { useCallback, useId, useState, type MouseEvent } from 'react';

/** Link between a button and the menu or popover that it opens. */
export interface Opener {
  /** Id of the button, with which the id of the list begins. */
  readonly id: string;
  /** The button; undefined until it was used. */
  readonly anchor: HTMLElement | undefined;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/**
 * Opens a menu or popover whose code is loaded on hover, focus or click.
 * @param preload loads the code
 */
export function useOpener(kind: 'menu' | 'dialog', preload: () => Promise<void> | undefined) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, onChange] = useState(false);
  const close = useCallback(() => onChange(false), []);
  /** Closes it after its code could not be loaded. */
  const drop = () => {
    setAnchor(undefined);
    close();
  };
  const prepare = () => void preload();
  const opener: Opener = { id, anchor, isOpen, onChange };
  const button = {
    id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const open = () => {
        setAnchor(currentTarget);
        onChange(!isOpen);
      };
      runLoaded(preload, open);
    },
  } as const;
  return { opener, button, close, drop };
}

/** Runs a function once code is loaded, at once if it already is. */
export function runLoaded(preload: () => Promise<void> | undefined, run: () => void): void {
  const loading = preload();
  if (loading === undefined) run();
  else void loading.then(run);
}
