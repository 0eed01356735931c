import { useEffect } from 'react';

/** Where the keyboard was, by what is left should that be taken away. */
interface Place {
  readonly element: HTMLElement;
  /** Which of the elements of its kind it was in its row. */
  readonly index: number;
  readonly rows: readonly Element[];
  readonly layer: HTMLElement | null;
}

const ROW = 'tr, li';
const LAYER = '[role=dialog]';
/** Dialogs that close and pages that open put the keyboard where they want it first. */
const GRACE_MS = 50;

/**
 * Keeps the keyboard where one works. What has it is taken away when an act is done, or switched off
 * while that lasts, and browsers then begin again at the top of the page: it goes back to what is
 * switched on again, else on to the next row, to the layer, or to the heading of the page.
 */
export function useKeptKeyboard(): void {
  useEffect(() => {
    let place: Place | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement ? placeOf(target) : undefined;
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      // Whoever leaves by themself is not brought back.
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
    index: alike(row, element).indexOf(element),
    rows: [row?.nextElementSibling, row?.previousElementSibling].flatMap((one) => one ?? []),
    layer: element.closest<HTMLElement>(LAYER),
  };
}

function alike(row: Element | null, element: HTMLElement): HTMLElement[] {
  return row === null ? [] : [...row.querySelectorAll<HTMLElement>(element.tagName)];
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

/** Undefined: what had the keyboard is switched off, and may be switched on again. */
function successorOf({ element, index, rows, layer }: Place): HTMLElement | undefined {
  if (element.isConnected) return isUsable(element) ? element : undefined;
  const next = rows
    .filter((row) => row.isConnected)
    .flatMap((row) => alike(row, element)[index] ?? [])
    .find(isUsable);
  if (next !== undefined) return next;
  if (layer?.isConnected === true)
    return layer.querySelector<HTMLElement>('[data-autofocus], a[href], button:enabled') ?? layer;
  return document.querySelector<HTMLElement>('main h1') ?? undefined;
}
