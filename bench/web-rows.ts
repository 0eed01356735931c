import { randomUUID } from 'node:crypto';
import type { WebDemo } from './web-demo.ts';

/** Frame times while scrolling a very long list. */
export interface Scrolling {
  readonly width: number;
  readonly rows: number;
  /** Frame times while scrolling: median and maximum. */
  readonly median_ms: number;
  readonly worst_ms: number;
  /**
   * Time from a click on the checkbox of a row until the page shows the new number of selected
   * rows.
   */
  readonly select_ms: number;
}

const ROWS = 5_000;
const STEPS = 120;
/** Step of a fast turn of the mouse wheel. */
const STEP_PX = 600;
const WIDTHS = [1280, 390] as const;

/** Records the duration of each frame; in a string because it runs in the browser. */
const WATCH = `
  frames = [];
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
`;
const NEXT_FRAME = 'new Promise((drawn) => requestAnimationFrame(() => drawn()))';

/** Scrolls through the expense list, with its rows repeated up to 5,000. */
export async function measureScrolling(demo: WebDemo): Promise<Scrolling[]> {
  const found: Scrolling[] = [];
  for (const width of WIDTHS) {
    const viewport = { width, height: 820 };
    const context = await demo.browser.newContext({
      viewport,
      locale: 'fr-BE',
      baseURL: demo.origin,
    });
    const page = await context.newPage();
    await demo.signIn(page, 'syndic@example.org');
    await page.route(/\/api\/v1\/expenses(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const few = (await answer.json()) as object[];
      const json = Array.from({ length: ROWS }, (_, index) => ({
        ...few[index % few.length],
        id: randomUUID(),
      }));
      await route.fulfill({ json });
    });
    await page.goto('/expenses');
    await page.locator('tbody tr').nth(10).waitFor();
    await page.mouse.move(width / 2, 400);
    await page.evaluate(WATCH);
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, STEP_PX);
      await page.evaluate(NEXT_FRAME);
    }
    const frames = await page.evaluate<number[]>('frames');
    frames.sort((left, right) => left - right);
    const start = performance.now();
    await page.getByRole('checkbox').nth(10).click();
    await page.getByText('1 facture sélectionnée').waitFor();
    found.push({
      width,
      rows: ROWS,
      median_ms: frames[Math.floor(frames.length / 2)] ?? 0,
      worst_ms: frames.at(-1) ?? 0,
      select_ms: performance.now() - start,
    });
    await context.close();
  }
  return found;
}

/** Formats the figures as a Markdown table. */
export function formatScrollingTable(found: readonly Scrolling[]): string {
  const rows = found.map(({ width, rows: count, median_ms, worst_ms, select_ms }) => {
    const verdict = worst_ms <= 50 ? 'ok' : 'missed';
    return `| ${count} rows, ${width} px wide | ${median_ms.toFixed(0)} | ${worst_ms.toFixed(0)} | ≤ 50 | ${verdict} | ${select_ms.toFixed(0)} |`;
  });
  return [
    '| scrolling | frame, median ms | longest ms | target | | ms to select a row |',
    '| --- | --: | --: | --- | --- | --: |',
    ...rows,
  ].join('\n');
}
