import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { shown, type WebDemo } from './web-demo.ts';

/** Weight and load time of a user's first page. */
export interface FirstPage {
  readonly who: string;
  readonly scripts: number;
  /** All requests, of the API and for fonts too, until the page has been still for a second. */
  readonly requests: number;
  /** Script size in kB, each file with gzip. */
  readonly script_kb: number;
  readonly target_kb: number;
  /** Time until the page shows its content, on a processor slowed down four times. */
  readonly slow_ms: number;
  /** Cumulative layout shift while it loads. */
  readonly shift: number;
}

const READERS = [
  { who: 'owner', email: 'owner@example.org', target_kb: 150 },
  { who: 'staff', email: 'syndic@example.org', target_kb: 200 },
] as const;

const WEB = join(import.meta.dirname, '../web/dist');
const PHONE = { width: 390, height: 800 };
const SLOWER = 4;
const ROUNDS = 3;
const STILL_MS = 1_000;
const MOST_REQUESTS = 25;
const MOST_SHIFT = 0.02;
/** Sums up layout shifts without input; in a string because it runs in the browser. */
const SHIFT = `new Promise((sum) => {
  new PerformanceObserver((list) =>
    sum(list.getEntries().reduce((total, entry) => total + entry.value, 0)),
  ).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => sum(0), 500);
})`;

/** Opens the first page of an owner and of staff of the demo, in a browser with an empty cache. */
export async function measureFirstPages(demo: WebDemo): Promise<FirstPage[]> {
  const pages: FirstPage[] = [];
  for (const { who, email, target_kb } of READERS) {
    const storageState = await demo.signedIn(email);
    const rounds: Weight[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await weigh(demo.browser, { baseURL: demo.origin, storageState }));
    const best = rounds.toSorted((left, right) => left.slow_ms - right.slow_ms)[0];
    if (best !== undefined) pages.push({ who, target_kb, ...best });
  }
  return pages;
}

type Weight = Pick<FirstPage, 'scripts' | 'requests' | 'script_kb' | 'slow_ms' | 'shift'>;

/** Measures one visit with nothing but the session in the browser. */
async function weigh(browser: Browser, options: BrowserContextOptions): Promise<Weight> {
  const context = await browser.newContext({ ...options, viewport: PHONE, locale: 'fr-BE' });
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts = new Set<string>();
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    if (response.request().resourceType() === 'script')
      scripts.add(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await shown(page);
  const slow_ms = await page.evaluate(() => performance.now());
  await page.waitForTimeout(STILL_MS);
  const shift = await page.evaluate<number>(SHIFT);
  await context.close();
  const weights = [...scripts].map((path) => gzipSync(readFileSync(join(WEB, path))).length);
  const script_kb = weights.reduce((sum, weight) => sum + weight, 0) / 1_000;
  return { scripts: scripts.size, requests, script_kb, slow_ms, shift };
}

/** Formats the figures as a Markdown table. */
export function formatWebTable(pages: readonly FirstPage[]): string {
  const rows = pages.map(({ who, scripts, requests, script_kb, target_kb, slow_ms, shift }) => {
    const isMet = script_kb <= target_kb && requests <= MOST_REQUESTS && shift <= MOST_SHIFT;
    return `| first page, ${who} | ${scripts} | ${requests} | ≤ ${MOST_REQUESTS} | ${script_kb.toFixed(0)} | ≤ ${target_kb} | ${shift.toFixed(3)} | ≤ ${MOST_SHIFT} | ${isMet ? 'ok' : 'missed'} | ${slow_ms.toFixed(0)} |`;
  });
  return [
    '| in a browser | scripts | requests | target | kB gzip | target | layout shift | target | | ms, processor 4× slower |',
    '| --- | --: | --: | --- | --: | --- | --: | --- | --- | --: |',
    ...rows,
  ].join('\n');
}
