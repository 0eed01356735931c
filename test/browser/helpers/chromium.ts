import { findSystemProgram } from '#test/helpers/debian-packages.ts';

const ANY = { variable: 'CHROMIUM', purpose: 'for the tests in a browser' };
const CHROMIUM = {
  ...ANY,
  debianPackage: 'chromium',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ],
};
const HEADLESS_SHELL = {
  ...ANY,
  debianPackage: 'chromium-headless-shell',
  places: ['/usr/bin/chromium-headless-shell'],
};

/**
 * Finds the Chromium of the system, or the one that CHROMIUM names. On Debian and derivatives, root gets
 * a missing one installed.
 * @throws where there is none and it cannot be installed
 */
export async function findChromium(): Promise<string> {
  const path = await findSystemProgram(CHROMIUM);
  if (path !== undefined) return path;
  throw new Error(
    'The tests of the web application need Chromium: install it, on Debian with apt-get install chromium, or set CHROMIUM to its program',
  );
}

/**
 * Finds Chromium's headless shell, which opens a page for half the processor time but shows no PDF and
 * takes no push message; where there is none, Chromium.
 */
export async function findHeadlessShell(): Promise<string> {
  return (await findSystemProgram(HEADLESS_SHELL)) ?? findChromium();
}
