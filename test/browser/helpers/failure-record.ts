import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

const FOLDER = new URL('../../../test-results/', import.meta.url).pathname;
const MAX_NAME_LENGTH = 120;
/** Playwright’s trace records every step; it is slow, so enabled only to investigate. */
const isTraced = process.env['TRACE'] !== undefined;
/** Contexts recorded of a test so far. */
const counts = new WeakMap<RunnerTestCase, number>();

/** The console and the requests of a context, for a test that fails. */
export interface FailureRecord {
  readonly context: BrowserContext;
  readonly lines: readonly string[];
}

/** Begins the record of a context before its first page. */
export async function startRecord(context: BrowserContext): Promise<FailureRecord> {
  const lines: string[] = [];
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => lines.push(String(error.error().stack)));
  context.on('response', (response) => {
    lines.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    lines.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
  });
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  return { context, lines };
}

/** Writes a picture and the HTML of every page, the record and, with TRACE=1, the trace to `test-results/<test>`. */
export async function keepRecord(
  { context, lines }: FailureRecord,
  test: RunnerTestCase,
): Promise<void> {
  const count = (counts.get(test) ?? 0) + 1;
  counts.set(test, count);
  const folder = join(FOLDER, folderName(test));
  if (count === 1) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const place = join(folder, String(count));
  writeFileSync(`${place}.log`, lines.map((line) => `${line}\n`).join(''));
  if (isTraced) await context.tracing.stop({ path: `${place}.trace.zip` });
  for (const [index, page] of context.pages().entries()) {
    writeFileSync(`${place}-${index + 1}.html`, await page.content());
    await page.screenshot({ path: `${place}-${index + 1}.png` });
  }
}

function folderName({ fullName }: RunnerTestCase): string {
  const name = fullName.replace('test/browser/', '').replaceAll(/[^\p{L}\p{N}.]+/gu, '-');
  return name.slice(0, MAX_NAME_LENGTH);
}
