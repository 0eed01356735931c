import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More controls than any page has. */
const MOST = 300;

/**
 * Goes on by Tab until a control has the keyboard, as one does who has nothing else.
 * @throws where no Tab leads to it, or where one would not see that it has the keyboard
 */
export async function tabTo(control: Locator): Promise<void> {
  await control.waitFor();
  const { keyboard } = control.page();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await keepsKeyboard(control)) {
      expect(await control.evaluate(isMarked)).toBe(true);
      return;
    }
    await keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${String(control)}`);
}

/** Until the page shows what a key has done: pressed again before, it goes one too far. */
function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Whether it has the keyboard, also once the page has drawn: one that opens takes it to its heading. */
async function keepsKeyboard(control: Locator): Promise<boolean> {
  const hasKeyboard = () => control.evaluate((one) => one === document.activeElement);
  if (!(await hasKeyboard())) return false;
  await control.page().evaluate(drawn);
  return hasKeyboard();
}

/** Whether one sees that the element has the keyboard. Fields of text have a caret, and a border of their own. */
function isMarked(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isText = element.matches(
    'textarea, select, input:not([type=checkbox], [type=radio], [type=file])',
  );
  // A field of files lies unseen over its label, which shows it.
  const isFile = element.matches('input[type=file]');
  return isText || isFile || (outlineStyle !== 'none' && outlineWidth !== '0px');
}

/** Presses a button, or follows a link. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Ticks a box. */
export async function tick(box: Locator): Promise<void> {
  await tabTo(box);
  await box.page().keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(true);
}

/** Puts a text in the place of what a field says. */
export async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('Control+A');
  await keyboard.type(text);
}

/** Takes one of what a field offers, once it has opened. */
export async function choose(field: Locator, name: string): Promise<void> {
  await tabTo(field);
  const page = field.page();
  await page.keyboard.press('ArrowDown');
  await take(page.getByRole('option', { name, exact: true }));
}

/** Goes on by the arrows to one of what is offered, and takes it: a list that opens takes the first of them back. */
export async function take(option: Locator): Promise<void> {
  const page = option.page();
  await option.waitFor();
  await expect
    .poll(async () => {
      const isReached = (await option.getAttribute('data-combobox-selected')) === 'true';
      if (!isReached) {
        await page.keyboard.press('ArrowDown');
        await page.evaluate(drawn);
      }
      return isReached;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'hidden' });
}

/** Goes on with the arrows to an item of the menu that is open, or to one of several that exclude each other. */
export async function arrowTo(item: Locator, key = 'ArrowDown'): Promise<void> {
  await item.waitFor();
  await expect
    .poll(async () => {
      const isReached = await item.evaluate((one) => one === document.activeElement);
      if (!isReached) await item.page().keyboard.press(key);
      return isReached;
    })
    .toBe(true);
}

/** Gives a field files, by the window that Enter opens. */
export async function giveFiles(
  field: Locator,
  files: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  const page = field.page();
  // Asked for beforehand: a browser that is told so only as the key is pressed opens a window of its own.
  const [window] = await Promise.all([
    page.waitForEvent('filechooser'),
    tabTo(field).then(() => page.keyboard.press('Enter')),
  ]);
  await window.setFiles(files);
}

/** The keyboard has a place on the page: one goes on from there, not from the top. */
export async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
    .not.toBe('BODY');
}

/** Says yes to what the dialog asks, by the button of this name; it closes, and the keyboard is kept. */
export async function confirm(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name }));
  await dialog.waitFor({ state: 'hidden' });
  await expectKept(page);
}
