import type { Page } from 'playwright-core';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { aRequest } from '#test/helpers/gdpr.ts';
import { aMeeting } from '#test/helpers/meetings.ts';
import { findPageAddresses } from '#test/helpers/page-addresses.ts';
import { aStagedSale } from '#test/helpers/sale.ts';
import { must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { aTicket } from '#test/helpers/tickets.ts';
import { aDecision } from './assembly.ts';
import { aPaymentBatch, openDemoOffice, type Office } from './office.ts';
import { aSentRun, aStatementHouse } from './statements.ts';
import { settled, type Web } from './web.ts';

/** Pages for signed-out users. */
export const SIGNED_OUT: readonly string[] = [
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/accept-invitation',
  '/confirm-email',
];

/** Paths of all pages for signed-in users. */
export const paths: readonly string[] = findPageAddresses()
  .filter((path) => !SIGNED_OUT.includes(path))
  .toSorted();

const OTHER_TABLES: Readonly<Record<string, string>> = {
  requests: 'app.gdpr_requests',
  statements: 'app.statement_runs',
  users: 'auth.members',
  organizations: 'auth.organizations',
};

/** Which records a page can show, where it is not each. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '/expenses/$id/edit': `where status = 'Draft'`,
  '/statements/$id': `where status = 'Sent'`,
  '/owners/$id/account': 'where user_id is not null',
  '/owners/$id/statement': 'where user_id is not null',
};

/** Additional filter of a list, for paths whose page needs a certain state. */
const NARROWED: Readonly<Record<string, string>> = { '/expenses/$id/edit': '&status=Draft' };

/** Returns the name of the records of a path. */
function nameOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'gdpr' ? second : first;
}

/** Fills in a path with a demo record that its page can show. */
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

/** Fills in a path with a record visible to this caller, if there is a list of them. */
export async function addressFor(web: Web, caller: Caller, path: string): Promise<string> {
  if (!path.includes('$id')) return addressOf(web, path);
  const list = path.startsWith('/gdpr/requests') ? 'gdpr/requests' : nameOf(path);
  const { status, body } = await caller.get(`/${list}?limit=1${NARROWED[path] ?? ''}`);
  const [row]: Json[] = status === 200 ? body : [];
  return row === undefined ? addressOf(web, path) : path.replace('$id', row.id);
}

/** Adds the records of a sale of the lot whose owner signs in, and owes something. */
async function addSale(web: Web, { buildingId, syndic }: Office): Promise<void> {
  const [lot] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query<{ unit_id: string; owner_id: string; other_id: string }>(
          `select holding.unit_id, owner.id as owner_id, other.id as other_id
          from app.owners as owner
            join app.unit_owners as holding on holding.owner_id = owner.id
            join app.owners as other on other.id <> owner.id
          where owner.user_id is not null and holding.end_date is null
          order by holding.id, other.id limit 1`,
        )
      ).rows,
  );
  if (lot === undefined) throw new Error('the demo has no owner who signs in');
  const { unit_id: unitId, owner_id: ownerId, other_id: otherOwnerId } = lot;
  await aStagedSale({ syndic }, { buildingId, unitId, ownerId, otherOwnerId });
}

/** Adds the kinds of records that the demo lacks. */
export async function addMissingRecords(web: Web): Promise<void> {
  const office = await openDemoOffice(web);
  const { buildingId, syndic } = office;
  await aPaymentBatch(web, office);
  const document = await aDocument(syndic, buildingId);
  must(await syndic.put(`/documents/${document}`, { visibility: 'Owners' }), 200);
  await aTicket(syndic, buildingId);
  await aMeeting(syndic, buildingId);
  await aSentRun(await aStatementHouse(web));
  await aDecision(web);
  await addSale(web, office);
  const mandate = { mandate_ended_on: '2026-06-30' };
  must(await syndic.post(`/buildings/${buildingId}/handovers`, mandate), 201);
  const [owner] = must(await syndic.get('/owners?limit=1'), 200);
  await aRequest(syndic, owner.id);
  const file = aBankFile(aStatement([received(12.5, { counterparty_name: 'N. N.' })]));
  must(await sendBankFile(web.service, syndic, file), 201);
  must(await syndic.post('/payment-reminders/run', { dry_run: false }), 200);
}

/** TanStack Router, as exposed to debuggers. */
interface Router {
  readonly latestLocation: { readonly href: string };
  readonly state: {
    readonly status: string;
    /** The location whose page has been drawn. */
    readonly resolvedLocation?: { readonly href: string };
  };
}

/** Navigates to another page like a link of the application, and waits until it is shown. */
export async function navigateTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await page.waitForFunction(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router };
    const { status, resolvedLocation } = router.state;
    return status === 'idle' && resolvedLocation?.href === router.latestLocation.href;
  });
  await settled(page);
}

/** Reads the headings and landmarks; a page has one of each. */
export async function landmarks(page: Page): Promise<string> {
  const count = (selector: string) => page.locator(selector).count();
  return `${await count('h1')} h1, ${await count('main')} main`;
}
