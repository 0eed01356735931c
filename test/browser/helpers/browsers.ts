import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { afterFile } from '#test/helpers/after-file.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

let shell: Promise<Browser> | undefined;

/**
 * The headless shell that the files of a worker share: a context isolates as well as a browser does.
 * Playwright ends it with the process.
 */
export function headlessShell(): Promise<Browser> {
  shell ??= launch(inject('headlessShell'));
  return shell;
}

/** Opens Chromium until the end of the file. */
export async function openChromium(): Promise<Browser> {
  const browser = await launch(inject('chromium'));
  afterFile(() => browser.close());
  return browser;
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGUMENTS });
}
