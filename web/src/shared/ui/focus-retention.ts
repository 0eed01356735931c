import { useEffect } from 'react';

/** Position of the focus, described by what remains if its element is removed. */
interface Place {
  readonly element: HTMLElement;
  /** Index of the element among its kind in the row. */
  readonly index: number;
  readonly rows: readonly Element[];
  readonly layer: HTMLElement | null;
}

const ROW = 'tr, li';
const LAYER = 'dialog, [role=dialog]';
/** Time for closing dialogs and opening pages to set the focus themselves. */
const GRACE_MS = 50;

/**
 * Keeps the keyboard focus where the person works. Actions often remove or disable the focused
 * element, and browsers then restart at the top of the page. The focus returns to the element once
 * it is enabled again, else to the next row, the open layer or the page’s heading.
 */
export function useFocusRetention(): void {
  useEffect(() => {
    let place: Place | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement ? placeOf(target) : undefined;
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      // Focus that the person moved deliberately is left alone.
      if (relatedTarget === null && target instanceof HTMLElement)
        queueMicrotask(() => {
          if (place?.element === target && isUsable(target)) place = undefined;
        });
    };
    const bringBack = () => {
      timer = undefined;
      if (place !== undefined && document.activeElement === document.body)
        successorOf(place)?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      if (place !== undefined && document.activeElement === document.body)
        timer ??= setTimeout(bringBack, GRACE_MS);
    });
    const what = { childList: true, subtree: true, attributeFilter: ['disabled'] };
    changes.observe(document.body, what);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
}

function placeOf(element: HTMLElement): Place {
  const row = element.closest(ROW);
  return {
    element,
    index: findSimilar(row, element).indexOf(element),
    rows: [row?.nextElementSibling, row?.previousElementSibling].flatMap((one) => one ?? []),
    layer: element.closest<HTMLElement>(LAYER),
  };
}

function findSimilar(row: Element | null, element: HTMLElement): HTMLElement[] {
  return row === null ? [] : [...row.querySelectorAll<HTMLElement>(element.tagName)];
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

/** Element to focus next. Undefined while the previous one is disabled but may be enabled again. */
function successorOf({ element, index, rows, layer }: Place): HTMLElement | undefined {
  if (element.isConnected) return isUsable(element) ? element : undefined;
  const next = rows
    .filter((row) => row.isConnected)
    .flatMap((row) => findSimilar(row, element)[index] ?? [])
    .find(isUsable);
  if (next !== undefined) return next;
  if (layer?.isConnected === true)
    return layer.querySelector<HTMLElement>('[data-autofocus], a[href], button:enabled') ?? layer;
  return document.querySelector<HTMLElement>('main h1') ?? undefined;
}
