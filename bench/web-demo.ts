import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { enterFirstUsers } from '#app/service.ts';
import { loadConfig } from '#platform/config.ts';
import { findChromium } from '#test/browser/helpers/chromium.ts';
import { buildWeb } from '../scripts/build-web.ts';
import { startService } from './service.ts';
import { awaitJobs } from './settle-jobs.ts';
import { signIn as requestToken } from './tenant.ts';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The demo as served, and a browser. */
export interface WebDemo {
  readonly origin: string;
  /** Folder of the demo’s files, such as a bank statement to import. */
  readonly folder: string;
  readonly browser: Browser;
  /** The browser's executable and arguments. */
  readonly chromium: { readonly executablePath: string; readonly args: readonly string[] };
  /** Session cookie that another visit can continue with. */
  signedIn(email: string): Promise<StorageState>;
  /** Access token for requests outside the browser. */
  token(email: string): Promise<string>;
  /** Signs in on a page. */
  signIn(page: Page, email: string): Promise<void>;
  stop(): Promise<void>;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function openWebDemo(options: {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly jwtSecret: string;
}): Promise<WebDemo> {
  await buildWeb();
  const folder = join(options.folder, 'demo');
  const config = loadConfig({ DATA_DIR: folder, MILLIEME_DEMO: '1' });
  const people = await enterFirstUsers(options.databaseUrl, config);
  const passwords = new Map(people.map((line) => line.split(/\s+/, 2) as [string, string]));
  const service = await startService(options);
  await awaitJobs(options.databaseUrl);
  const { origin } = service;
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  const signIn = async (page: Page, email: string) => {
    await page.goto(`${origin}/sign-in`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(passwords.get(email) ?? '');
    await page.keyboard.press('Enter');
    await page.locator('main#main').waitFor();
    await shown(page);
  };
  return {
    origin,
    folder,
    browser,
    chromium: { executablePath, args: ARGUMENTS },
    signIn,
    token: (email) => requestToken(origin, { email, password: passwords.get(email) }),
    async signedIn(email) {
      const context = await browser.newContext();
      await signIn(await context.newPage(), email);
      const state = await context.storageState();
      await context.close();
      return state;
    },
    async stop() {
      await browser.close();
      await service.stop();
    },
  };
}

/** Waits until the page has its heading and all requests have finished. */
export async function shown(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}
