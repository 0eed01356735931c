import { exists, installPackages, mayInstall } from '#test/helpers/debian-packages.ts';

const CHROMIUM = {
  debianPackage: 'chromium',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ],
};
const HEADLESS_SHELL = {
  debianPackage: 'chromium-headless-shell',
  places: ['/usr/bin/chromium-headless-shell'],
};

type Browser = typeof CHROMIUM;

/**
 * Finds the Chromium of the system, or the one that CHROMIUM names. As root on Debian and its kin it
 * installs a missing one.
 * @throws where there is none and it cannot be installed
 */
export async function findChromium(): Promise<string> {
  const path = await find(CHROMIUM);
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
  return (await find(HEADLESS_SHELL)) ?? findChromium();
}

async function find({ debianPackage, places }: Browser): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  const candidates = named === undefined ? places : [named];
  const present = await firstPresent(candidates);
  if (present !== undefined || named !== undefined || !(await mayInstall())) return present;
  await installPackages([debianPackage], 'for the tests in a browser');
  return firstPresent(candidates);
}

async function firstPresent(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await exists(path)) return path;
  return undefined;
}
