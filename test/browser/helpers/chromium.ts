import { exists, installPackages, mayInstall } from '#test/helpers/debian-packages.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/**
 * The Chromium of the system, or the one that CHROMIUM names. On Debian and its kin, root gets it
 * installed when there is none; anyone else is told what to install.
 */
export async function findChromium(): Promise<string> {
  const present = await firstPresent();
  if (present !== undefined) return present;
  if (await mayInstall()) await installPackages(['chromium'], 'for the tests in a browser');
  const installed = await firstPresent();
  if (installed !== undefined) return installed;
  throw new Error(
    'The tests of the web application need Chromium: install it, on Debian with apt-get install chromium, or set CHROMIUM to its program',
  );
}

async function firstPresent(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  for (const path of named === undefined ? PLACES : [named]) if (await exists(path)) return path;
  return undefined;
}
