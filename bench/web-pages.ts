import type { Browser, BrowserContextOptions, Request } from 'playwright-core';
import { shown, type WebDemo } from './web-demo.ts';

/** Weight and load time of a user's first page. */
export interface FirstPage {
  readonly who: string;
  readonly scripts: number;
  /** All requests, of the API and for fonts too, until the page has been still for a second. */
  readonly requests: number;
  /** Script size in kB as it was sent, with Brotli. */
  readonly script_kb: number;
  readonly target_kb: number;
  /** Time of the first content, on a processor slowed down four times. */
  readonly paint_ms: number;
  /** Time until the page shows all that it loads, on that processor. */
  readonly slow_ms: number;
  /** Cumulative layout shift while it loads. */
  readonly shift: number;
}

const READERS = [
  { who: 'owner', email: 'owner@example.org', target_kb: 150 },
  { who: 'staff', email: 'syndic@example.org', target_kb: 200 },
] as const;

const PHONE = { width: 390, height: 800 };
const SLOWER = 4;
const ROUNDS = 3;
const STILL_MS = 1_000;
const MOST_REQUESTS = 25;
const MOST_SHIFT = 0.02;
const MOST_PAINT_MS = 1_500;
const PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity";
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

type Weight = Omit<FirstPage, 'who' | 'target_kb'>;

/** Measures one visit with nothing but the session in the browser. */
async function weigh(browser: Browser, options: BrowserContextOptions): Promise<Weight> {
  const context = await browser.newContext({ ...options, viewport: PHONE, locale: 'fr-BE' });
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts: Request[] = [];
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    const request = response.request();
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto('/');
  await shown(page);
  const slow_ms = await page.evaluate(() => performance.now());
  await page.waitForTimeout(STILL_MS);
  const shift = await page.evaluate<number>(SHIFT);
  const paint_ms = await page.evaluate<number>(PAINT);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await context.close();
  const script_kb = sizes.reduce((sum, { responseBodySize: size }) => sum + size, 0) / 1_000;
  return { scripts: scripts.length, requests, script_kb, paint_ms, slow_ms, shift };
}

/** Formats the figures as a Markdown table. */
export function formatWebTable(pages: readonly FirstPage[]): string {
  const rows = pages.map((one) => {
    const { who, scripts, requests, script_kb, target_kb, shift, paint_ms, slow_ms } = one;
    const isMet =
      script_kb <= target_kb &&
      requests <= MOST_REQUESTS &&
      shift <= MOST_SHIFT &&
      paint_ms <= MOST_PAINT_MS;
    return `| first page, ${who} | ${scripts} | ${requests} | ≤ ${MOST_REQUESTS} | ${script_kb.toFixed(0)} | ≤ ${target_kb} | ${shift.toFixed(3)} | ≤ ${MOST_SHIFT} | ${paint_ms.toFixed(0)} | ≤ ${MOST_PAINT_MS} | ${isMet ? 'ok' : 'missed'} | ${slow_ms.toFixed(0)} |`;
  });
  return [
    '| in a browser, processor 4× slower | scripts | requests | target | kB sent | target | layout shift | target | first content, ms | target | | complete, ms |',
    '| --- | --: | --: | --- | --: | --- | --: | --- | --: | --- | --- | --: |',
    ...rows,
  ].join('\n');
}
