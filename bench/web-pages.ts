import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Request } from 'playwright-core';
import { shown, type WebDemo } from './web-demo.ts';

/** Weight and load time of a user's first page: the heaviest of all visits, with median times. */
export interface FirstPage {
  readonly who: string;
  readonly scripts: number;
  /**
   * All requests, of the API and for fonts too, begun until a second after the page has settled, on a
   * processor that is not slowed down.
   */
  readonly requests: number;
  /** Size in kB of the scripts among them as they were sent, with Brotli. */
  readonly script_kb: number;
  readonly target_kb: number;
  /** Time of the first content, on a processor slowed down four times. */
  readonly paint_ms: number;
  /** Time until the page shows all that it loads, on that processor. */
  readonly slow_ms: number;
  /** Time until no request is under way any more, on that processor. */
  readonly settled_ms: number;
  /** Cumulative layout shift until a second later. */
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
const POLL_MS = 10;
const MOST_REQUESTS = 25;
const MOST_SHIFT = 0.02;
const MOST_PAINT_MS = 1_500;
const PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity";
/** Adds up layout shifts without input as they happen; in a string because it runs in the browser. */
const WATCH_SHIFT = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries())
      if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Opens the first page of an owner and of staff of the demo, in a browser with an empty cache. */
export async function measureFirstPages(demo: WebDemo): Promise<FirstPage[]> {
  const pages: FirstPage[] = [];
  for (const { who, email, target_kb } of READERS) {
    const visits: Visit[] = [];
    // Each visit renews its session: a second one with the same state would be signed out.
    const visitAt = async (slower: number) => {
      const storageState = await demo.signedIn(email);
      return visitFirstPage(demo.browser, { baseURL: demo.origin, storageState }, slower);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      // On a slow processor, what a quiet page loads later may begin while it is still drawn.
      const { scripts, requests, script_kb } = await visitAt(1);
      visits.push({ ...(await visitAt(SLOWER)), scripts, requests, script_kb });
    }
    const all = (figure: keyof Visit) =>
      visits.map((visit) => visit[figure]).toSorted((left, right) => left - right);
    const most = (figure: keyof Visit) => all(figure).at(-1) ?? 0;
    const median = (figure: keyof Visit) => all(figure)[Math.floor(ROUNDS / 2)] ?? 0;
    pages.push({
      who,
      target_kb,
      scripts: most('scripts'),
      requests: most('requests'),
      script_kb: most('script_kb'),
      shift: most('shift'),
      paint_ms: median('paint_ms'),
      slow_ms: median('slow_ms'),
      settled_ms: median('settled_ms'),
    });
  }
  return pages;
}

type Visit = Omit<FirstPage, 'who' | 'target_kb'>;

/** Measures one visit with nothing but the session in the browser. */
async function visitFirstPage(
  browser: Browser,
  options: BrowserContextOptions,
  slower: number,
): Promise<Visit> {
  const context = await browser.newContext({ ...options, viewport: PHONE, locale: 'fr-BE' });
  // The program that shows the last figures without a connection is no request of the page.
  let programs = 0;
  context.on('serviceworker', () => (programs += 1));
  const page = await context.newPage();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const requests: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    if (!isStream(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.addInitScript(WATCH_SHIFT);
  await page.goto('/');
  await shown(page);
  const slow_ms = await page.evaluate(() => performance.now());
  while (underWay.size > 0) await wait(POLL_MS);
  const { origin_ms, settled_ms } = await page.evaluate(() => ({
    origin_ms: performance.timeOrigin,
    settled_ms: performance.now(),
  }));
  await wait(STILL_MS);
  const shift = await page.evaluate<number>('shift');
  const paint_ms = await page.evaluate<number>(PAINT);
  const until = origin_ms + settled_ms + STILL_MS;
  const counted = requests.filter((request) => request.timing().startTime <= until);
  const scripts = counted.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await context.close();
  const script_kb = sizes.reduce((sum, { responseBodySize: size }) => sum + size, 0) / 1_000;
  return {
    scripts: scripts.length,
    requests: counted.length + programs,
    script_kb,
    paint_ms,
    slow_ms,
    settled_ms,
    shift,
  };
}

/** Whether a request stays open for news, as long as the page does. */
function isStream(request: Request): boolean {
  return request.headers()['accept'] === 'text/event-stream';
}

/** Formats the figures as a Markdown table. */
export function formatWebTable(pages: readonly FirstPage[]): string {
  const rows = pages.map((one) => {
    const { who, scripts, requests, script_kb, target_kb, shift, paint_ms } = one;
    const times = [one.slow_ms, one.settled_ms].map((ms) => ms.toFixed(0)).join(' | ');
    const isMet =
      script_kb <= target_kb &&
      requests <= MOST_REQUESTS &&
      shift <= MOST_SHIFT &&
      paint_ms <= MOST_PAINT_MS;
    return `| first page, ${who} | ${scripts} | ${requests} | ≤ ${MOST_REQUESTS} | ${script_kb.toFixed(0)} | ≤ ${target_kb} | ${shift.toFixed(3)} | ≤ ${MOST_SHIFT} | ${paint_ms.toFixed(0)} | ≤ ${MOST_PAINT_MS} | ${isMet ? 'ok' : 'missed'} | ${times} |`;
  });
  return [
    '| in a browser, processor 4× slower | scripts | requests | target | kB sent | target | layout shift | target | first content, ms | target | | complete, ms | settled, ms |',
    '| --- | --: | --: | --- | --: | --- | --: | --- | --: | --- | --- | --: | --: |',
    ...rows,
  ].join('\n');
}
