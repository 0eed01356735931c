import type { Page } from 'playwright-core';

/** Visible parts of the frame around a page. */
export interface Frame {
  /** How many headings, main parts and navigations there are. */
  readonly marks: string;
  readonly title: string;
  /** How many links and buttons lead on from the main part. */
  readonly waysOn: number;
}

export const WHOLE_FRAME = '1 h1, 1 main, 1 nav';

/** Navigates to another page like a link of the application, until its heading is shown. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);
  await page.locator('h1:not([data-left])').waitFor();
}

/** Reads the current frame. */
export function readFrame(page: Page): Promise<Frame> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      marks: `${count('h1')} h1, ${count('main')} main, ${count('nav:not(main nav)')} nav`,
      title: document.querySelector('h1')?.textContent ?? '',
      waysOn: count('main :is(a[href], button:enabled)'),
    };
  });
}
