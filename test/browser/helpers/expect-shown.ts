import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Fails the test unless what a locator names is shown within the time that conditions are waited for. */
export async function expectShown(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.isVisible(), { message: `${locator.toString()} is shown` })
    .toBe(true);
}
