import { useEffect, useEffectEvent, useRef, type Dispatch, type SetStateAction } from 'react';

/** Time over an entry before its flyout opens, so that it does not flicker on the way elsewhere. */
const OPEN_MS = 110;
/** Time beside it before it closes, so that the way to it may lead over other things. */
const CLOSE_MS = 240;

/** Open flyout: key of its entry, and whether it was opened by key or click and takes the focus. */
export interface OpenFlyout {
  readonly key: string;
  readonly isEntered: boolean;
}

export type ShowFlyout = Dispatch<SetStateAction<OpenFlyout | undefined>>;

/** Finds the key of the entry with a flyout around an element. */
function findKey(target: EventTarget | null): string | undefined {
  const found = target instanceof Element ? target.closest('[data-flyout]') : null;
  return found instanceof HTMLElement ? found.dataset['flyout'] : undefined;
}

/**
 * Opens the flyout of the entry under the mouse or, by the right arrow, of the focused entry. A flyout
 * opened by the mouse closes once the mouse has left it and its entry.
 * @param hovered key of the entry under the mouse
 * @returns handlers for the flyout itself
 */
export function useFlyout(nav: HTMLElement, hovered: string | undefined, show: ShowFlyout) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  const leave = () => {
    keep();
    const close = () => show((open) => (open?.isEntered === true ? open : undefined));
    timer.current = setTimeout(close, CLOSE_MS);
  };
  const hover = useEffectEvent((key: string | undefined) => {
    if (key === undefined) {
      leave();
      return;
    }
    keep();
    const open = () => show((now) => (now?.key === key ? now : { key, isEntered: false }));
    timer.current = setTimeout(open, OPEN_MS);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = findKey(event.target);
    if (event.key !== 'ArrowRight' || key === undefined) return;
    event.preventDefault();
    keep();
    show({ key, isEntered: true });
  });
  useEffect(() => hover(hovered), [hovered]);
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    nav.addEventListener('keydown', onPress);
    return () => {
      clearTimeout(timer.current);
      nav.removeEventListener('keydown', onPress);
    };
  }, [nav]);
  return { keep, leave };
}
