import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { fakeClock, startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import { toServiceUrl, freshDatabase } from '#test/helpers/test-database.ts';
import { accessibilityFaults } from './axe.ts';
import { headlessShell, openChromium } from './browsers.ts';
import { keepRecord, startRecord } from './failure-record.ts';

const WEB = new URL('../../../web/dist/', import.meta.url).pathname;

export const DESK = { width: 1280, height: 820 };
export const PHONE = { width: 390, height: 800 };

/** The demo users by role. */
export const people = {
  superadmin: 'superadmin@example.org',
  syndic: 'syndic@example.org',
  accountant: 'accountant@example.org',
  board: 'board@example.org',
  auditor: 'auditor@example.org',
  owner: 'owner@example.org',
} as const;
export type Person = keyof typeof people;

export type Circumstances = BrowserContextOptions & {
  /** Errors in the console that are part of the test. */
  readonly mayFail?: RegExp;
  /** Opens Chromium itself, for push messages and PDFs. */
  readonly inChromium?: boolean;
};

/** The application at its own address, with a demo database. */
export interface Web {
  readonly origin: string;
  readonly service: TestApp;
  /**
   * Opens an empty page in a context of its own. A request to another address, an error in the console and
   * an uncaught exception fail the test.
   */
  visit(circumstances?: Circumstances): Promise<Page>;
  /** Signs this person in without the form, and opens the page `at`; an empty one if absent, for `open`. */
  enter(person: Person, circumstances?: Circumstances & { readonly at?: string }): Promise<Page>;
}

/**
 * Starts the service for a test file, and stops it after the last test.
 * @param options.env settings added to those of every test
 * @param options.withJobs whether background jobs run, such as notifications
 */
export async function startWeb(
  options: { readonly withJobs?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Web> {
  const service = await startTestApp({
    env: options.env ?? {},
    databaseUrl: await freshDatabase(),
    clock: fakeClock(new Date().toISOString()),
    webDirectory: WEB,
  });
  const filesOf = (folder: string) => join(folder, 'files');
  cpSync(filesOf(inject('demoDirectory')), filesOf(service.dataDirectory), { recursive: true });
  if (options.withJobs === true) {
    const url = toServiceUrl(service.databaseUrl);
    const log = pino({ level: 'error' });
    const worker = await startJobWorker({ url, tasks: service.app.tasks, log });
    afterFile(() => worker.stop());
  }
  const origin = await service.app.server.listen({ host: '127.0.0.1', port: 0 });

  const visit: Web['visit'] = async ({ mayFail, inChromium = false, ...circumstances } = {}) => {
    const browser = await (inChromium ? openChromium() : headlessShell());
    const context = await browser.newContext({
      baseURL: origin,
      viewport: DESK,
      locale: 'fr-BE',
      timezoneId: 'Europe/Brussels',
      reducedMotion: 'reduce',
      ...circumstances,
    });
    context.setDefaultTimeout(LIMITS.browserAction);
    const faults: string[] = [];
    const record = await startRecord(context);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail' || faults.length > 0) await keepRecord(record, task);
      // A request held back by a route may still be on its way when the test has ended.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      expect(faults).toEqual([]);
    });
    context.on('request', (request) => {
      const url = request.url();
      // The browser’s own PDF viewer is included.
      const isInside = url.startsWith(origin) || /^(blob|data|chrome|chrome-extension):/.test(url);
      if (!isInside) faults.push(`asked for ${url}`);
    });
    context.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && mayFail?.test(text) !== true) faults.push(text);
    });
    context.on('weberror', (error) => faults.push(String(error.error())));
    return context.newPage();
  };

  return {
    origin,
    service,
    visit,
    async enter(person, { at, ...circumstances } = {}) {
      const page = await visit({ ...circumstances, storageState: mayHaveSession(origin) });
      // The context keeps the cookie of the answer, as the browser does.
      const answer = await page.context().request.post('/api/v1/auth/login', {
        data: { email: people[person], password: passwordOf(person), session: 'Cookie' },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      if (at !== undefined) await open(page, at);
      return page;
    },
  };
}

/**
 * Makes the storage entry that tells the application of a possible session
 * (web/src/shared/session/session.ts).
 */
function mayHaveSession(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = [{ name: 'millieme-session', value: 'open' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.locator('input[type=email]').fill(people[person]);
  await page.locator('input[autocomplete=current-password]').fill(passwordOf(person));
  await page.keyboard.press('Enter');
}

function passwordOf(person: Person): string {
  const password = inject('demoPasswords')[people[person]];
  if (password === undefined) throw new Error(`the demo has no ${person}`);
  return password;
}

/** Opens a page of the application and waits until it is loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until nothing on the page is being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1:visible').waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** Checks the visible page against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
