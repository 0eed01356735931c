import { beforeAll, describe, expect, it } from 'vitest';
import { mayUse, type RoleType } from '#contract/access.ts';
import { ROLES } from '#domain/people/roles.ts';
import { addressOf, type Route } from '#platform/http/route.ts';
import { startTestApp } from '#test/helpers/test-app.ts';

/**
 * Who may do what, written down once more by hand, as it is agreed with those who use the service:
 * by what an address names, not by what its route says.
 */

const EVERYBODY = 'Syndic Accountant BoardMember Auditor Owner';
const STAFF = 'Syndic Accountant BoardMember Auditor';
const BOOKKEEPERS = 'Syndic Accountant';
const NOBODY = '';

/** Method and address → the roles beside the SuperAdmin, who does all of it; the first line that fits holds. */
const TABLE: readonly (readonly [RegExp, string])[] = [
  // One's own sign-in, and what is for nobody in particular.
  [/^\w+ \/auth\//, EVERYBODY],
  [/^GET \/health$/, EVERYBODY],
  [/^GET \/metrics$/, NOBODY],
  [/^GET \/(search|overview)$/, EVERYBODY],

  // The platform, and its organizations.
  [/^\w+ \/organizations$/, NOBODY],
  [/^(GET|PUT) \/organizations\/:id$/, 'Syndic'],
  [/^\w+ \/users/, 'Syndic'],
  [/^POST \/interest-rates$/, NOBODY],
  [/^GET \/interest-rates$/, EVERYBODY],
  [/^POST \/imports\//, BOOKKEEPERS],

  // How the service stands.
  [/^\w+ \/operations\b/, 'SuperAdmin'],

  // Expenses.
  [/^GET \/(expenses|buildings\/:id\/expenses)/, EVERYBODY],
  [/^PUT \/expenses\/:id\/(approve|reject)$/, 'Syndic BoardMember'],
  [/^PUT \/expenses\/:id\/cancel$/, 'Syndic'],
  // Each step asks for its own right as well.
  [/^POST \/expenses\/bulk$/, 'Syndic Accountant BoardMember'],
  [/^\w+ \/expenses/, BOOKKEEPERS],

  // What is kept as a document is the matter of who keeps documents.
  [/^POST \/(reports\/[\w-]+|owners\/:id\/statement)\/documents$/, BOOKKEEPERS],

  // Books; of the reports, an Owner reads what the law shows to all.
  [/^POST \/accounts\/seed\//, BOOKKEEPERS],
  [/^GET \/reports\/(balance-sheet|income-statement)$/, EVERYBODY],
  [/^GET \/(accounts|journal-entries|fiscal-years|reports|ledger|owner-accounts)\b/, STAFF],
  [/^GET \/buildings\/:id\/fiscal-years/, STAFF],
  [/^\w+ \/(accounts|journal-entries|fiscal-years)\b/, 'Accountant'],
  [/^POST \/buildings\/:id\/fiscal-years$/, 'Accountant'],

  // Money: an Owner has calls, payments and reminders of their own, and the account that they are on.
  [/^GET \/(suppliers|bank-statements|bank-transactions|bank-rules|payment-batches)/, STAFF],
  [/^PUT \/payment-batches\/:id\/approve$/, 'Syndic Accountant BoardMember'],
  [/^PUT \/suppliers\/:id\/confirm-iban$/, 'Syndic Accountant BoardMember'],
  [/^\w+ \/(suppliers|bank-statements|bank-transactions|bank-rules|payment-batches)/, BOOKKEEPERS],
  [/^GET \/bank-accounts\/:id\/reconciliation$/, STAFF],
  [/^GET \/(calls-for-funds|payments|payment-reminders|bank-accounts)/, EVERYBODY],
  [/^GET \/buildings\/:id\/bank-accounts/, EVERYBODY],
  [/^GET \/owners\/:id\/(account|statement|payment-reminders)$/, EVERYBODY],
  [/^\w+ \/(calls-for-funds|payments|payment-reminders|bank-accounts)/, BOOKKEEPERS],
  [/^POST \/buildings\/:id\/(bank-accounts|bank-statements)$/, BOOKKEEPERS],

  // By what means somebody is convened, they say themselves, or the office notes.
  [/^(POST|PUT) \/owners\/:id\/convocation-consents/, 'Syndic BoardMember Owner'],

  // The register.
  [/^GET \/(buildings|units|owners|unit-owners|distribution-keys)\b/, EVERYBODY],
  [/^\w+ \/(buildings|units|owners|unit-owners|distribution-keys)\b/, 'Syndic'],

  // Documents: an Owner has what is shared with owners, or with them.
  [/^GET \/documents/, EVERYBODY],
  [/^POST \/documents\/:id\/download-link$/, EVERYBODY],
  [/^\w+ \/documents/, BOOKKEEPERS],

  // What owners ask of assemblies: they propose, the office takes up.
  [/^GET \/agenda-proposals/, EVERYBODY],
  [/^PUT \/agenda-proposals\/:id\/put-on-agenda$/, 'Syndic'],
  [/^\w+ \/agenda-proposals/, 'Syndic BoardMember Owner'],
  [/^\w+ \/assembly-requests/, 'Syndic'],

  // Meetings: who has a vote casts it.
  [/^\w+ \/meetings\/:id\/agenda-items\/:item_id\/(votes|ballot)$/, 'Syndic BoardMember Owner'],
  // An owner gives a proxy, and withdraws it, for themselves.
  [/^(POST|DELETE) \/meetings\/[^/]+\/proxies/, 'Syndic BoardMember Owner'],
  [/^GET \/(meetings|decisions)/, EVERYBODY],
  [/^\w+ \/(meetings|decisions)/, 'Syndic'],

  // Tickets: an Owner opens their own, talks about them, and takes them back.
  [/^GET \/tickets/, 'Syndic Accountant BoardMember Owner'],
  [/^POST \/tickets/, 'Syndic BoardMember Owner'],
  [/^PUT \/tickets\/:id\/(reopen|cancel)$/, 'Syndic BoardMember Owner'],
  [/^\w+ \/tickets/, 'Syndic BoardMember'],

  // Personal data: an Owner asks about their own.
  [/^(GET|POST) \/gdpr\/requests/, 'Syndic Owner'],
  [
    /^GET \/gdpr\/owners\/:id\/(rectifications|restrictions|data-export|portable-data|accesses)$/,
    'Syndic Owner',
  ],
  [/^\w+ \/gdpr\//, 'Syndic'],

  // What was written in the whole organization.
  [/^GET \/audit/, 'Syndic'],

  // Notifications.
  [/^POST \/notifications$/, 'Syndic'],
  [/^\w+ \/notification-deliveries/, 'Syndic'],
  [/^\w+ \/(notifications|notification-preferences)\b/, EVERYBODY],
];

let routes: readonly Route[];

beforeAll(async () => {
  ({ routes } = (await startTestApp()).app);
});

function agreed({ method, path }: Route): readonly RoleType[] | undefined {
  const line = TABLE.find(([pattern]) => pattern.test(`${method} ${path}`));
  if (line === undefined) return undefined;
  return ROLES.filter((role) => role === 'SuperAdmin' || line[1].split(' ').includes(role));
}

describe('the roles', () => {
  it('may do on every route what is agreed, and nothing else', () => {
    const differing = routes.flatMap((route) => {
      const may = ROLES.filter((role) => mayUse(route.access, role)).join(' ');
      const should = agreed(route)?.join(' ') ?? 'nothing agreed';
      return may === should ? [] : [`${route.method} ${addressOf(route)}: ${may}, not ${should}`];
    });
    expect(differing).toEqual([]);
  });

  it.each([
    ['Syndic', 'createJournalEntry', false],
    ['Accountant', 'approveExpense', false],
    ['Accountant', 'createUnit', false],
    ['BoardMember', 'approveExpense', true],
    ['BoardMember', 'createExpense', false],
    ['Auditor', 'proveLedger', true],
    ['Auditor', 'createPayment', false],
    ['Owner', 'listJournalEntries', false],
    ['Owner', 'listPayments', true],
  ] as const)('%s and %s: %s', (role, operationId, may) => {
    const route = routes.find((one) => one.operationId === operationId);
    expect(route && mayUse(route.access, role)).toBe(may);
  });
});
