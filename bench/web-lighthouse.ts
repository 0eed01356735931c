import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { freePort } from '#test/helpers/free-port.ts';
import type { WebDemo } from './web-demo.ts';

const execute = promisify(execFile);

/** Fetched on use: it weighs as much as all other development packages together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const PAGES = [
  { who: 'syndic', email: 'syndic@example.org', path: '/' },
  { who: 'syndic', email: 'syndic@example.org', path: '/expenses' },
  { who: 'owner', email: 'owner@example.org', path: '/' },
] as const;

/** Lighthouse scores of a page, out of 100, with the desktop profile. */
export interface Marks {
  readonly page: string;
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
}

/** Runs Lighthouse on pages of signed-in users, in a separate browser. */
export async function measureLighthouse(demo: WebDemo, folder: string): Promise<Marks[]> {
  const marks: Marks[] = [];
  for (const { who, email, path } of PAGES) {
    const port = await freePort();
    const profile = await mkdtemp(join(folder, 'lighthouse-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: demo.chromium.executablePath,
      args: [...demo.chromium.args, `--remote-debugging-port=${port}`],
    });
    try {
      await demo.signIn(await context.newPage(), email);
      const report = join(profile, 'report.json');
      const options = [
        `--port=${port} --preset=desktop --disable-storage-reset --quiet --output=json`,
        `--only-categories=${CATEGORIES.join(',')} --output-path=${report}`,
      ].flatMap((line) => line.split(' '));
      const run = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse'];
      await execute('npm', [...run, demo.origin + path, ...options]);
      const { categories } = JSON.parse(await readFile(report, 'utf8')) as {
        categories: Record<string, { score: number }>;
      };
      const scores = Object.fromEntries(
        CATEGORIES.map((category) => [category, (categories[category]?.score ?? 0) * 100]),
      ) as Marks['scores'];
      marks.push({ page: `${who} ${path}`, scores });
    } finally {
      await context.close();
    }
  }
  return marks;
}

/** Formats the scores as a Markdown table. */
export function formatLighthouseTable(marks: readonly Marks[]): string {
  const rows = marks.map(({ page, scores }) => {
    const isMet = scores.performance >= 95 && scores.accessibility >= 95;
    const figures = CATEGORIES.map((category) => scores[category].toFixed(0)).join(' | ');
    return `| ${page} | ${figures} | ≥ 95 | ${isMet ? 'ok' : 'missed'} |`;
  });
  return [
    `| Lighthouse | ${CATEGORIES.join(' | ')} | target of the first two | |`,
    '| --- | --: | --: | --: | --- | --- |',
    ...rows,
  ].join('\n');
}
