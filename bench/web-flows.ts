import type { Locator, Page } from 'playwright-core';
import { flows } from './flow-list.ts';
import { shown, type WebDemo } from './web-demo.ts';

/** Effort of a task from the home page until it is done. */
interface Effort {
  readonly clicks: number;
  /** Fields that are filled in; the click into one is not counted. */
  readonly fields: number;
  /** Keys other than those of the text in fields. */
  readonly keys: number;
}

/** Task that people do often. */
export interface Flow {
  readonly name: string;
  readonly person: string;
  /** Measured earlier, if it was. */
  readonly before?: Partial<Effort>;
  /** Does the task, from the home page on. */
  readonly run: (hand: Hand) => Promise<unknown>;
}

/** Effort of a flow; why it did not come to its end, if so. */
export interface CountedFlow extends Pick<Flow, 'name' | 'before'> {
  readonly effort: Effort;
  readonly failure?: string;
}

const LIMIT_MS = 10_000;

/** Person at a page, whose clicks, fields and keys are counted. */
export class Hand {
  readonly page: Page;
  clicks = 0;
  fields = 0;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Clicks on a button, link or option. */
  async click(control: Locator): Promise<void> {
    await control.click();
    this.clicks += 1;
  }

  /** Clicks on a link of the menu. */
  async open(name: string): Promise<void> {
    await this.click(this.page.getByRole('navigation').first().getByRole('link', { name }));
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await shown(this.page);
  }

  /** Fills in a field. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields += 1;
  }

  /** Chooses an option of a field with two clicks. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    await this.click(field);
    await this.click(this.page.getByRole('option', { name: option }).first());
  }

  /** Presses a key. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** Types letters that open or find something. */
  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  button(name: string | RegExp): Locator {
    return this.page.locator('main').getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.locator('main').getByRole('link', { name, exact: typeof name === 'string' });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Waits until the page with this heading is shown. */
  async heading(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
    await shown(this.page);
  }
}

/** Does each task of the list in a browser and counts its effort. */
export async function countFlows(demo: WebDemo, names: readonly string[]): Promise<CountedFlow[]> {
  const counted: CountedFlow[] = [];
  const chosen = flows.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { name, person, before, run } of chosen) {
    const storageState = await demo.signedIn(person);
    const context = await demo.browser.newContext({
      storageState,
      baseURL: demo.origin,
      locale: 'fr-BE',
      timezoneId: 'Europe/Brussels',
      viewport: { width: 1280, height: 820 },
      acceptDownloads: true,
    });
    context.setDefaultTimeout(LIMIT_MS);
    const page = await context.newPage();
    await page.goto('/');
    await shown(page);
    const hand = new Hand(page);
    let failure: string | undefined;
    try {
      await run(hand);
    } catch (error) {
      failure = String(error).split('\n').slice(0, 3).join(' ');
    }
    const { clicks, fields, keys } = hand;
    counted.push({
      name,
      effort: { clicks, fields, keys },
      ...(before === undefined ? {} : { before }),
      ...(failure === undefined ? {} : { failure }),
    });
    await context.close();
  }
  return counted;
}

/** Formats the figures as a Markdown table. */
export function formatFlowTable(counted: readonly CountedFlow[]): string {
  const figures = ({ clicks = 0, fields = 0, keys = 0 }: Partial<Effort>) =>
    [
      [clicks, 'clicks'],
      [fields, 'fields'],
      [keys, 'keys'],
    ]
      .filter(([count]) => count !== 0)
      .map((part) => part.join(' '))
      .join(', ');
  const rows = counted.map(
    ({ name, before, effort, failure }) =>
      `| ${name} | ${before === undefined ? '' : figures(before)} | ${figures(effort)} | ${failure ?? ''} |`,
  );
  return ['| flow | before | now | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
