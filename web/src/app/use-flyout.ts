import { useEffect, useEffectEvent, useRef } from 'react';

/** Time over an entry before its flyout opens, so that it does not flicker on the way elsewhere. */
const OPEN_MS = 110;
/** Time beside it before it closes, so that the way to it may lead over other things. */
const CLOSE_MS = 240;

/** Open flyout: key of its entry, and whether it was opened to go into it, and not by the way. */
export interface OpenFlyout {
  readonly key: string;
  readonly isEntered: boolean;
}

/** Finds the entry of the menu with a flyout around an element. */
function findEntry(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest('[data-flyout]') : null;
  return found instanceof HTMLElement ? found : undefined;
}

/**
 * Opens the flyout of the entry under the mouse or, by the right arrow, of the one with the focus. It
 * closes by itself once the mouse has left both, unless it was entered. Touch opens none.
 * @returns handlers for the flyout itself
 */
export function useFlyout(
  nav: HTMLElement,
  open: OpenFlyout | undefined,
  onChange: (open: OpenFlyout | undefined) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef<string>(undefined);
  const keep = () => clearTimeout(timer.current);
  const later = (run: () => void, ms: number) => {
    keep();
    timer.current = setTimeout(run, ms);
  };
  const leave = useEffectEvent(() => {
    over.current = undefined;
    if (open?.isEntered === true) keep();
    else later(() => onChange(undefined), CLOSE_MS);
  });
  const hover = useEffectEvent((entry: HTMLElement | undefined) => {
    const key = entry?.dataset['flyout'];
    if (key === undefined || key === over.current) return;
    over.current = key;
    if (key === open?.key) keep();
    else later(() => onChange({ key, isEntered: false }), OPEN_MS);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = findEntry(event.target)?.dataset['flyout'];
    if (event.key === 'ArrowRight' && key !== undefined) {
      event.preventDefault();
      keep();
      onChange({ key, isEntered: true });
    }
  });
  /** Following an entry is no question for what is behind it. */
  const follow = useEffectEvent((event: MouseEvent) => {
    if (findEntry(event.target)?.dataset['flyout'] !== 'more') {
      keep();
      onChange(undefined);
    }
  });
  useEffect(() => {
    const onOver = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') hover(findEntry(target));
    };
    // The mouse may be there since before this was loaded.
    if (window.matchMedia('(hover: hover)').matches)
      hover(findEntry(nav.querySelector('[data-flyout]:hover')));
    nav.addEventListener('pointerover', onOver);
    nav.addEventListener('pointerleave', leave);
    nav.addEventListener('keydown', press);
    nav.addEventListener('click', follow);
    return () => {
      clearTimeout(timer.current);
      nav.removeEventListener('pointerover', onOver);
      nav.removeEventListener('pointerleave', leave);
      nav.removeEventListener('keydown', press);
      nav.removeEventListener('click', follow);
    };
  }, [nav]);
  return { keep, leave: () => leave() };
}
