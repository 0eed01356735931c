import type { BrowserContext } from 'playwright-core';
import { Hand, type Effort, type Step } from './flow-steps.ts';
import { flowsOfMoney } from './flows-of-money.ts';
import { flowsOfOffice } from './flows-of-office.ts';
import { shown, type WebDemo } from './web-demo.ts';

/** Task that people do often, from their home page on. */
export interface Flow {
  readonly name: string;
  readonly person: string;
  /** Counts on earlier pages; absent if the task was not counted there. */
  readonly before?: Partial<Effort>;
  readonly steps: readonly Step[];
}

/** Effort of a task, and why it failed, if it did. */
export interface CountedFlow extends Pick<Flow, 'name' | 'before'> {
  readonly effort: Effort;
  readonly failure?: string;
}

const LIMIT_MS = 15_000;
const DESK = { width: 1280, height: 820 };
/** Parts of the effort, in display order. */
const PARTS = ['clicks', 'fields', 'keys', 'scrolls'] as const;

/**
 * Does each task in a browser and counts its effort. Tasks build on earlier ones.
 * @param names only these; all if empty
 */
export async function countFlows(demo: WebDemo, names: readonly string[]): Promise<CountedFlow[]> {
  const counted: CountedFlow[] = [];
  const flows = [...flowsOfMoney, ...flowsOfOffice];
  for (const flow of flows.filter(({ name }) => names.length === 0 || names.includes(name)))
    counted.push(await countFlow(demo, flow));
  return counted;
}

async function countFlow(demo: WebDemo, { name, person, before, steps }: Flow) {
  const contexts: BrowserContext[] = [];
  const enter = async (email: string) => {
    const context = await demo.browser.newContext({
      storageState: await demo.signedIn(email),
      baseURL: demo.origin,
      locale: 'fr-BE',
      timezoneId: 'Europe/Brussels',
      viewport: DESK,
    });
    contexts.push(context);
    context.setDefaultTimeout(LIMIT_MS);
    const page = await context.newPage();
    await page.goto('/');
    await shown(page);
    return page;
  };
  const hand = new Hand(await enter(person), { folder: demo.folder, enter });
  let failure: string | undefined;
  try {
    for (const step of steps) await step(hand);
  } catch (error) {
    failure = String(error).replaceAll(/\s+/g, ' ').slice(0, 200);
    await hand.page.screenshot({ path: `test-results/flow ${name}.png` });
  }
  for (const context of contexts) await context.close();
  const { effort } = hand;
  return {
    name,
    effort,
    ...(before === undefined ? {} : { before }),
    ...(failure === undefined ? {} : { failure }),
  };
}

/** Formats the figures as a Markdown table. */
export function formatFlowTable(counted: readonly CountedFlow[]): string {
  const rows = counted.map(({ name, before, effort, failure }) => {
    const cells = [name, before ? describeEffort(before) : 'not counted', describeEffort(effort)];
    return `| ${cells.join(' | ')} | ${failure ?? ratioOf(effort, before)} |`;
  });
  return [
    '| flow | before | now | ratio |',
    '| --- | --- | --- | --: |',
    ...rows,
    '',
    sum(counted),
  ].join('\n');
}

function sum(counted: readonly CountedFlow[]): string {
  const ratios = counted.flatMap(({ before, effort, failure }) =>
    before === undefined || failure !== undefined ? [] : [total(effort) / total(before)],
  );
  const more = ratios.filter((ratio) => ratio > 1).length;
  const less = ratios.filter((ratio) => ratio <= 2 / 3).length;
  return `${counted.length} flows, ${ratios.length} counted before: ${more} take more, ${less} at most two thirds.`;
}

function ratioOf(effort: Effort, before: Partial<Effort> | undefined): string {
  return before === undefined ? '' : (total(effort) / total(before)).toFixed(2);
}

function total(effort: Partial<Effort>): number {
  return PARTS.reduce((all, part) => all + (effort[part] ?? 0), 0);
}

function describeEffort(effort: Partial<Effort>): string {
  return PARTS.flatMap((part) => {
    const count = effort[part] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? part.slice(0, -1) : part}`];
  }).join(', ');
}
