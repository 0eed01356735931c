import { beforeAll, describe, expect, it } from 'vitest';
import { mayUse, type RoleType } from '#contract/access.ts';
import { ROLES } from '#domain/people/roles.ts';
import { getRouteAddress, type Route } from '#platform/http/route.ts';
import { startTestApp } from '#test/helpers/test-app.ts';

/**
 * Permissions, written a second time by hand as agreed with the users of the service: by address,
 * independent of the routes.
 */

const EVERYBODY = 'Syndic Accountant BoardMember Auditor Owner';
const STAFF = 'Syndic Accountant BoardMember Auditor';
const BOOKKEEPERS = 'Syndic Accountant';
const NOBODY = '';

/**
 * Method and address → the roles besides SuperAdmin, who may do everything; the first matching line
 * applies.
 */
const TABLE: readonly (readonly [RegExp, string])[] = [
  // The user's own sign-in, and public routes.
  [/^\w+ \/auth\//, EVERYBODY],
  [/^GET \/health$/, EVERYBODY],
  [/^GET \/metrics$/, NOBODY],
  [/^GET \/(search|overview)$/, EVERYBODY],

  // The platform and its organizations.
  [/^\w+ \/organizations$/, NOBODY],
  [/^(GET|PUT) \/organizations\/:id$/, 'Syndic'],
  // Second persons.
  [/^GET \/approvers$/, STAFF],
  [
    /^PUT \/(users\/:id\/confirm-approver|buildings\/:id\/confirm-single-approver)$/,
    'Syndic Accountant BoardMember',
  ],
  [/^\w+ \/users/, 'Syndic'],
  [/^POST \/interest-rates$/, NOBODY],
  [/^GET \/interest-rates$/, EVERYBODY],
  [/^POST \/imports\/handover$/, 'Syndic'],
  [/^\w+ \/(handovers|buildings\/:id\/handovers)/, 'Syndic'],
  [/^(GET|POST) \/imports\//, BOOKKEEPERS],

  // State of the service.
  [/^\w+ \/operations\b/, 'SuperAdmin'],

  // Expenses.
  [/^GET \/(expenses|buildings\/:id\/expenses)/, EVERYBODY],
  [/^PUT \/expenses\/:id\/(approve|reject)$/, 'Syndic BoardMember'],
  [/^PUT \/expenses\/:id\/cancel$/, 'Syndic'],
  // Each step requires its own right as well.
  [/^POST \/expenses\/bulk$/, 'Syndic Accountant BoardMember'],
  [/^\w+ \/expenses/, BOOKKEEPERS],

  [/^GET \/documents\/:id\/invoice-values$/, BOOKKEEPERS],

  // Keeping a report as a document is for the roles that keep documents.
  [/^POST \/(reports\/[\w-]+|owners\/:id\/statement)\/documents$/, BOOKKEEPERS],

  // Books; of the reports, an Owner reads what the law gives access to.
  [/^POST \/accounts\/seed\//, BOOKKEEPERS],
  [/^GET \/reports\/(balance-sheet|income-statement)$/, EVERYBODY],
  [/^GET \/reports\/(funds|owner-balances|costs|commitments|simplified-accounts)$/, EVERYBODY],
  // Audits: the auditor works, the syndic answers and puts the report on an agenda.
  [/^GET \/audits\b/, STAFF],
  [/^POST \/audits\/:id\/vouchers\/:entry_id\/answers$/, 'Syndic'],
  [/^PUT \/audits\/:id\/agenda$/, 'Syndic'],
  [/^\w+ \/audits\b/, 'Auditor'],
  [/^POST \/fiscal-years\/:id\/audits$/, 'Auditor'],
  [
    /^GET \/(accounts|journal-entries|fiscal-years|reports|building-figures|ledger|owner-accounts)\b/,
    STAFF,
  ],
  [/^GET \/buildings\/:id\/fiscal-years/, STAFF],
  [/^\w+ \/(accounts|journal-entries|fiscal-years)\b/, BOOKKEEPERS],
  [/^POST \/buildings\/:id\/fiscal-years$/, BOOKKEEPERS],

  // Budgets: an Owner reads adopted ones.
  [/^GET \/budgets\/:id\/calls-preview$/, STAFF],
  [/^GET \/(budgets|buildings\/:id\/budgets)/, EVERYBODY],
  [/^\w+ \/(budgets|buildings\/:id\/budgets)/, BOOKKEEPERS],

  // Previews are for those who send.
  [/^GET \/(calls-for-funds|payment-reminders|statements)\/:id\/sending-preview$/, BOOKKEEPERS],
  [/^GET \/meetings\/:id\/(convocations|minutes)\/sending-preview$/, 'Syndic'],

  // Money: an Owner sees their own calls, payments, reminders and account.
  [/^GET \/(suppliers|bank-statements|bank-transactions|bank-rules|payment-batches)/, STAFF],
  [/^PUT \/payment-batches\/:id\/approve$/, 'Syndic Accountant BoardMember'],
  [/^PUT \/(suppliers|bank-accounts)\/:id\/confirm-iban$/, 'Syndic Accountant BoardMember'],
  [/^\w+ \/(suppliers|bank-statements|bank-transactions|bank-rules|payment-batches)/, BOOKKEEPERS],
  [/^GET \/bank-accounts\/:id\/reconciliation$/, STAFF],
  [/^GET \/(calls-for-funds|payments|payment-reminders|bank-accounts)/, EVERYBODY],
  [/^GET \/buildings\/:id\/bank-accounts/, EVERYBODY],
  [/^GET \/owners\/:id\/(account|statement|payment-reminders)$/, EVERYBODY],
  [/^\w+ \/(calls-for-funds|payments|payment-reminders|bank-accounts)/, BOOKKEEPERS],
  [/^POST \/buildings\/:id\/(bank-accounts|bank-statements)$/, BOOKKEEPERS],

  // Consents to be convened by e-mail are given by the owner or recorded by the office.
  [/^(POST|PUT) \/owners\/:id\/convocation-consents/, 'Syndic BoardMember Owner'],

  // Statements: an Owner sees their own, once sent.
  [/^GET \/statements\/:id\/(ties|works)$/, STAFF],
  [/^GET \/(buildings\/:id\/)?statements/, EVERYBODY],
  [/^\w+ \/(buildings\/:id\/)?statements/, BOOKKEEPERS],

  // Sales of lots.
  [
    /^GET \/(sales|lot-requests|holds|proceedings|interruptions|buildings\/:id\/(proceedings|interruptions|lot-debts))/,
    STAFF,
  ],
  [/^PUT \/sales\/:id\/hold/, BOOKKEEPERS],
  [/^\w+ \/sales/, 'Syndic'],
  [/^\w+ \/(lot-requests|holds|proceedings|interruptions)/, BOOKKEEPERS],
  [/^\w+ \/buildings\/:id\/(proceedings|interruptions)/, BOOKKEEPERS],

  // The register.
  [/^GET \/(buildings\/:id\/)?claims/, STAFF],
  [/^\w+ \/(buildings\/:id\/)?claims/, BOOKKEEPERS],
  [/^GET \/(buildings|units|owners|unit-owners|distribution-keys|meters)\b/, EVERYBODY],
  [/^\w+ \/(buildings|units|owners|unit-owners|distribution-keys|meters)\b/, 'Syndic'],

  // Documents: an Owner sees those shared with owners, or with them.
  [/^GET \/documents/, EVERYBODY],
  [/^POST \/documents\/:id\/download-link$/, EVERYBODY],
  [/^\w+ \/documents/, BOOKKEEPERS],

  // Requests of owners for assemblies: they propose, the office accepts.
  [/^GET \/agenda-proposals/, EVERYBODY],
  [/^PUT \/agenda-proposals\/:id\/put-on-agenda$/, 'Syndic'],
  [/^\w+ \/agenda-proposals/, 'Syndic BoardMember Owner'],
  [/^\w+ \/assembly-requests/, 'Syndic'],

  // Meetings: those with a vote cast it.
  [/^\w+ \/meetings\/:id\/agenda-items\/:item_id\/(votes|ballot)$/, 'Syndic BoardMember Owner'],
  // Owners give and withdraw proxies for themselves.
  [/^(POST|DELETE) \/meetings\/[^/]+\/proxies/, 'Syndic BoardMember Owner'],
  [/^GET \/(meetings|decisions|votes)/, EVERYBODY],
  [/^\w+ \/(meetings|decisions)/, 'Syndic'],

  // Tickets: an Owner opens, discusses and withdraws their own.
  [/^GET \/tickets/, 'Syndic Accountant BoardMember Owner'],
  [/^POST \/tickets\/:id\/send-to-supplier$/, 'Syndic BoardMember'],
  [/^POST \/tickets/, 'Syndic BoardMember Owner'],
  [/^PUT \/tickets\/:id\/(reopen|cancel)$/, 'Syndic BoardMember Owner'],
  [/^\w+ \/tickets/, 'Syndic BoardMember'],

  // Personal data: an Owner makes requests about their own.
  [/^(GET|POST) \/gdpr\/requests/, 'Syndic Owner'],
  [
    /^GET \/gdpr\/owners\/:id\/(rectifications|restrictions|data-export|portable-data|accesses)$/,
    'Syndic Owner',
  ],
  [/^\w+ \/gdpr\//, 'Syndic'],

  // Audit log of the organization.
  [/^GET \/audit\b/, 'Syndic Auditor'],

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
      return may === should
        ? []
        : [`${route.method} ${getRouteAddress(route)}: ${may}, not ${should}`];
    });
    expect(differing).toEqual([]);
  });

  it.each([
    ['Syndic', 'createJournalEntry', true],
    ['BoardMember', 'createJournalEntry', false],
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
