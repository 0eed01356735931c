import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { aRequest } from '#test/helpers/gdpr.ts';
import { aMeeting } from '#test/helpers/meetings.ts';
import { must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { aTicket } from '#test/helpers/tickets.ts';
import { aDecision } from './assembly.ts';
import { aPaymentBatch, theOffice } from './office.ts';
import { settled, type Web } from './web.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** Pages for who is not signed in. */
export const SIGNED_OUT: readonly string[] = [
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/accept-invitation',
  '/confirm-email',
];

/** The paths of all pages of who is signed in, read from the areas, so that a new one is among them. */
export const paths: readonly string[] = [
  '/',
  ...globSync(`${ROOT}web/src/features/*/area.ts`)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)])
    .map(([, path = '']) => path)
    .filter((path) => !SIGNED_OUT.includes(path))
    .toSorted(),
];

const OTHER_TABLES: Readonly<Record<string, string>> = {
  requests: 'app.gdpr_requests',
  users: 'auth.members',
  organizations: 'auth.organizations',
};

/** Which records a page can show, where it is not each. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '/expenses/$id/edit': `where status = 'Draft'`,
  '/owners/$id/account': 'where user_id is not null',
  '/owners/$id/statement': 'where user_id is not null',
};

/** What a list of what somebody sees is narrowed by, to the same end. */
const NARROWED: Readonly<Record<string, string>> = { '/expenses/$id/edit': '&status=Draft' };

/** What the records of a path are called. */
function nameOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'gdpr' ? second : first;
}

/** A path with a record of the demo that its page can show. */
export async function addressOf(web: Web, path: string): Promise<string> {
  if (path.endsWith('/$code')) return path.replace('$code', '550');
  if (!path.includes('$id')) return path;
  const name = nameOf(path);
  const table = OTHER_TABLES[name] ?? `app.${name.replaceAll('-', '_')}`;
  const [row] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query<{ id: string }>(
          `select id from ${table} ${CONDITIONS[path] ?? ''} order by id limit 1`,
        )
      ).rows,
  );
  if (row === undefined) throw new Error(`the demo has nothing for ${path}`);
  return path.replace('$id', row.id);
}

/** The same, with a record that this caller sees, where there is a list of those. */
export async function addressFor(web: Web, caller: Caller, path: string): Promise<string> {
  if (!path.includes('$id')) return addressOf(web, path);
  const list = path.startsWith('/gdpr/requests') ? 'gdpr/requests' : nameOf(path);
  const { status, body } = await caller.get(`/${list}?limit=1${NARROWED[path] ?? ''}`);
  const [row]: Json[] = status === 200 ? body : [];
  return row === undefined ? addressOf(web, path) : path.replace('$id', row.id);
}

/** What the demo begins without. */
export async function oneOfEach(web: Web): Promise<void> {
  const office = await theOffice(web);
  const { buildingId, syndic } = office;
  await aPaymentBatch(web, office);
  const document = await aDocument(syndic, buildingId);
  must(await syndic.put(`/documents/${document}`, { visibility: 'Owners' }), 200);
  await aTicket(syndic, buildingId);
  await aMeeting(syndic, buildingId);
  await aDecision(web);
  const [owner] = must(await syndic.get('/owners?limit=1'), 200);
  await aRequest(syndic, owner.id);
  const file = aBankFile(aStatement([received(12.5, { counterparty_name: 'N. N.' })]));
  must(await sendBankFile(web.service, syndic, file), 201);
  must(await syndic.post('/payment-reminders/run', { dry_run: false }), 200);
}

/** TanStack Router, as it gives itself to debuggers. */
interface Router {
  readonly latestLocation: { readonly href: string };
  readonly state: {
    readonly status: string;
    /** The location whose page has been drawn. */
    readonly resolvedLocation?: { readonly href: string };
  };
}

/** Goes to another page as a link of the application would, and waits until it is shown. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await page.waitForFunction(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router };
    const { status, resolvedLocation } = router.state;
    return status === 'idle' && resolvedLocation?.href === router.latestLocation.href;
  });
  await settled(page);
}

/** A page is told by one heading, and begins in one place. */
export async function landmarks(page: Page): Promise<string> {
  const count = (selector: string) => page.locator(selector).count();
  return `${await count('h1')} h1, ${await count('main')} main`;
}
