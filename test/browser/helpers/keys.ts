import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More controls than any page has. */
const MOST = 300;

/**
 * Tabs until a control has the focus, as a keyboard user does.
 * @throws when no Tab reaches it, or when its focus is not visible
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

/** Waits until the page shows the effect of a key; an earlier press would go one too far. */
function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Whether it still has the focus once the page is drawn: a page that opens moves it to its heading. */
async function keepsKeyboard(control: Locator): Promise<boolean> {
  const hasKeyboard = () => control.evaluate((one) => one === document.activeElement);
  if (!(await hasKeyboard())) return false;
  await control.page().evaluate(drawn);
  return hasKeyboard();
}

/** Whether the focus on an element is visible. Text fields have a caret and a border of their own. */
function isMarked(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isText = element.matches(
    'textarea, select, input:not([type=checkbox], [type=radio], [type=file])',
  );
  // A file input is invisible over its label, which shows its focus.
  const isFile = element.matches('input[type=file]');
  return isText || isFile || (outlineStyle !== 'none' && outlineWidth !== '0px');
}

/** Presses a button or follows a link by keyboard. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Ticks a checkbox by keyboard. */
export async function tick(box: Locator): Promise<void> {
  await tabTo(box);
  await box.page().keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(true);
}

/** Replaces the text of a field by keyboard. */
export async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('Control+A');
  await keyboard.type(text);
}

/** Takes an option of a field once it has opened. */
export async function choose(field: Locator, name: string): Promise<void> {
  await tabTo(field);
  const page = field.page();
  await page.keyboard.press('ArrowDown');
  await take(page.getByRole('option', { name, exact: true }));
}

/** Moves to an option with the arrow keys and takes it; a list that opens may reset to its first option. */
export async function take(option: Locator): Promise<void> {
  const page = option.page();
  await option.waitFor();
  const isReached = async () => (await option.getAttribute('data-combobox-selected')) === 'true';
  await expect
    .poll(async () => {
      const wasReached = await isReached();
      if (!wasReached) await page.keyboard.press('ArrowDown');
      await page.evaluate(drawn);
      // A list that has just opened may reset after it was read.
      return wasReached && (await isReached());
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'hidden' });
}

/** Moves with the arrow keys to an item of the open menu, or to a radio button. */
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

/** Chooses files for a field, in the window that Enter opens. */
export async function giveFiles(
  field: Locator,
  files: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  const page = field.page();
  // Awaited beforehand: a browser that learns of it during the key press opens its own window.
  const [window] = await Promise.all([
    page.waitForEvent('filechooser'),
    tabTo(field).then(() => page.keyboard.press('Enter')),
  ]);
  await window.setFiles(files);
}

/** Expects an element to get the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Expects the focus to stay on the page, so that Tab continues there and not from the top. */
export async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
    .not.toBe('BODY');
}

/** Confirms the dialog with the button of this name; it closes, and the focus is kept. */
export async function confirm(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name }));
  await dialog.waitFor({ state: 'hidden' });
  await expectKept(page);
}
