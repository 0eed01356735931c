import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { enterFirstUsers } from '#app/service.ts';
import { loadConfig } from '#platform/config.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { prepareServer } from '../global-setup.ts';
import { findChromium, findHeadlessShell } from './helpers/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    headlessShell: string;
    /** Passwords of the demo users by e-mail. */
    demoPasswords: Readonly<Record<string, string>>;
    /** Data folder of the demo, with the files of its documents. */
    demoDirectory: string;
  }
}

/** Starts a browser and the served application, with a demo database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await findChromium());
  project.provide('headlessShell', await findHeadlessShell());
  await buildWeb();
  const { stop, url } = await prepareServer(project, { isFilled: true });
  const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-browser-demo-'));
  const config = loadConfig({ DATA_DIR: dataDirectory, MILLIEME_DEMO: '1' });
  const lines = await enterFirstUsers(url, config);
  project.provide('demoDirectory', dataDirectory);
  const passwords = lines.map((line) => line.split(/\s+/).slice(0, 2));
  project.provide('demoPasswords', Object.fromEntries(passwords) as Record<string, string>);
  return async () => {
    await stop();
    rmSync(dataDirectory, { recursive: true });
  };
}
