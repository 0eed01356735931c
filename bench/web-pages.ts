import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { enterFirstUsers } from '#app/service.ts';
import { loadConfig } from '#platform/config.ts';
import { findChromium } from '#test/browser/helpers/chromium.ts';
import { buildWeb } from '../scripts/build-web.ts';
import { startService } from './service.ts';

/** What the first page of somebody weighs and takes. */
export interface FirstPage {
  readonly who: string;
  readonly scripts: number;
  /** Of script, each file under gzip. */
  readonly script_kb: number;
  readonly target_kb: number;
  /** Until the page shows what it has to show, on a processor four times as slow. */
  readonly slow_ms: number;
}

const READERS = [
  { who: 'owner', email: 'owner@example.org', target_kb: 150 },
  { who: 'staff', email: 'syndic@example.org', target_kb: 250 },
] as const;

const WEB = join(import.meta.dirname, '../web/dist');
const PHONE = { width: 390, height: 800 };
const SLOWER = 4;
const ROUNDS = 3;

/** Opens the first page of an owner and of staff in a browser that knows nothing yet, on the demo. */
export async function measureFirstPages(options: {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly jwtSecret: string;
}): Promise<FirstPage[]> {
  await buildWeb();
  const config = loadConfig({ DATA_DIR: join(options.folder, 'demo'), MILLIEME_DEMO: '1' });
  const people = await enterFirstUsers(options.databaseUrl, config);
  const passwords = new Map(people.map((line) => line.split(/\s+/, 2) as [string, string]));
  const service = await startService(options);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const pages: FirstPage[] = [];
    for (const { who, email, target_kb } of READERS) {
      const password = passwords.get(email) ?? '';
      const storageState = await signedIn(browser, service.origin, { email, password });
      const rounds: Weight[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await weigh(browser, { baseURL: service.origin, storageState }));
      const best = rounds.toSorted((left, right) => left.slow_ms - right.slow_ms)[0];
      if (best !== undefined) pages.push({ who, target_kb, ...best });
    }
    return pages;
  } finally {
    await browser.close();
    await service.stop();
  }
}

/** The cookie of a session, by which another visit goes on. */
async function signedIn(
  browser: Browser,
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await shown(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

type Weight = Pick<FirstPage, 'scripts' | 'script_kb' | 'slow_ms'>;

/** One visit with nothing in the browser's memory but the session. */
async function weigh(browser: Browser, options: BrowserContextOptions): Promise<Weight> {
  const context = await browser.newContext({ ...options, viewport: PHONE });
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.add(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await shown(page);
  const slow_ms = await page.evaluate(() => performance.now());
  await context.close();
  const weights = [...scripts].map((path) => gzipSync(readFileSync(join(WEB, path))).length);
  const script_kb = weights.reduce((sum, weight) => sum + weight, 0) / 1_000;
  return { scripts: scripts.size, script_kb, slow_ms };
}

/** Until the page has its heading and nothing is still being fetched. */
async function shown(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** The figures as a Markdown table. */
export function webTableOf(pages: readonly FirstPage[]): string {
  const rows = pages.map(({ who, scripts, script_kb, target_kb, slow_ms }) => {
    const verdict = script_kb <= target_kb ? 'ok' : 'missed';
    return `| first page, ${who} | ${scripts} | ${script_kb.toFixed(0)} | ≤ ${target_kb} | ${verdict} | ${slow_ms.toFixed(0)} |`;
  });
  return [
    '| in a browser | scripts | kB gzip | target | | ms, processor 4× slower |',
    '| --- | --: | --: | --- | --- | --: |',
    ...rows,
  ].join('\n');
}
