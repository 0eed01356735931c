import { assert } from '#domain/kernel/assert.ts';
import type { Route } from '#platform/http/route.ts';
import { aBankFixture, type BankFixture } from './bank-files.ts';
import { callWork } from './calls.ts';
import { aDocument } from './documents.ts';
import { aBuilding, aFixture, type Fixture } from './fixture.ts';
import { aFundsFixture, type FundsFixture } from './funds-fixture.ts';
import { aRequest } from './gdpr.ts';
import {
  aConvenedMeeting,
  aHeldMeeting,
  anAttendedMeeting,
  makeOwnerRequests,
} from './meetings.ts';
import {
  aNotificationsFixture,
  aPushSubscription,
  type NotificationsFixture,
} from './notifications-fixture.ts';
import { aStagedBatch } from './payment-batches.ts';
import { aStagedSale, type StagedSale } from './sale.ts';
import { aSentStatement } from './statement-work.ts';
import { aTenant, must, type Tenant, type TestApp } from './test-app.ts';
import { aTicket } from './tickets.ts';

/** Records of each kind in a tenant, to call the routes with. */
export interface Stage {
  readonly tenant: Tenant;
  readonly fixture: Fixture;
  readonly funds: FundsFixture;
  readonly draftCallId: string;
  readonly notifications: NotificationsFixture;
  readonly bank: BankFixture;
  readonly documentId: string;
  readonly meeting: Awaited<ReturnType<typeof anAttendedMeeting>>;
  /** An assembly to which all are convened. */
  readonly convenedId: string;
  /** An assembly that was held, with its decisions and letters. */
  readonly held: Awaited<ReturnType<typeof aHeldMeeting>>;
  readonly ticketId: string;
  readonly asked: Awaited<ReturnType<typeof makeOwnerRequests>>;
  readonly supplierId: string;
  readonly gdprRequestId: string;
  readonly batch: Awaited<ReturnType<typeof aStagedBatch>>;
  /** A key that splits by meters, and a meter of it. */
  readonly meterKeyId: string;
  readonly meterId: string;
  readonly readingId: string;
  readonly claimId: string;
  readonly sale: StagedSale;
  /** A run of statements that was sent. */
  readonly statementId: string;
  readonly handoverId: string;
}

export async function aStage(test: TestApp): Promise<Stage> {
  const tenant = await aTenant(test);
  const fixture = await aFixture(test, tenant);
  const funds = await aFundsFixture(tenant, fixture);
  const { buildingId, unitId } = fixture;
  const meterKey = { name: 'Water', kind: 'Meter' };
  const { id: meterKeyId } = must(
    await tenant.syndic.post(`/buildings/${buildingId}/distribution-keys`, meterKey),
    201,
  );
  const meter = { distribution_key_id: meterKeyId };
  const { id: meterId } = must(await tenant.syndic.post(`/units/${unitId}/meters`, meter), 201);
  const reading = { read_on: '2025-12-31', index: 10 };
  const statementId = await aSentStatement(tenant, buildingId);
  const mandate = { mandate_ended_on: '2026-06-30' };
  const handover = await tenant.syndic.post(`/buildings/${buildingId}/handovers`, mandate);
  return {
    handoverId: must(handover, 201).id,
    statementId,
    meterKeyId,
    meterId,
    readingId: must(await tenant.syndic.post(`/meters/${meterId}/readings`, reading), 201).id,
    claimId: must(
      await tenant.accountant.post(`/buildings/${buildingId}/claims`, {
        title: 'Water damage',
        occurred_on: '2026-01-05',
      }),
      201,
    ).id,
    sale: await aStagedSale(tenant, fixture),
    bank: await aBankFixture(test, tenant.accountant),
    tenant,
    fixture,
    funds,
    draftCallId: (await callWork(tenant, fixture).aCall()).id,
    notifications: await aNotificationsFixture(tenant),
    documentId: await aDocument(tenant.syndic, fixture.buildingId),
    meeting: await anAttendedMeeting(tenant.syndic, fixture),
    held: await aHeldMeeting(tenant.syndic, fixture),
    convenedId: await aConvenedMeeting(tenant.syndic, fixture.buildingId),
    supplierId: must(
      await tenant.accountant.post('/suppliers', { name: 'Staged NV', iban: 'BE68539007547034' }),
      201,
    ).id,
    asked: await makeOwnerRequests(tenant.syndic, fixture),
    ticketId: await aTicket(tenant.syndic, fixture.buildingId),
    gdprRequestId: await aRequest(tenant.syndic, fixture.ownerId),
    batch: await aStagedBatch(tenant, fixture, funds.bankAccountId),
  };
}

const aCall = (building_id: string) => ({
  building_id,
  title: 'Provision',
  total_amount: '100.01',
  fund: 'Provision',
  due_date: '2026-03-31',
});

/** Returns a valid body for an operation that needs one. */
export function bodyOf(
  { tenant, fixture: f, funds, batch, supplierId, meterKeyId }: Stage,
  route: Route,
): Record<string, unknown> {
  const user = { email: 'new@example.org', name: 'New', roles: [{ role_type: 'Auditor' }] };
  const browser = aPushSubscription();
  const bodies: Record<string, Record<string, unknown>> = {
    login: { email: 'nobody@example.org', password: 'x' },
    refreshTokens: { refresh_token: 'x' },
    acceptInvitation: { token: 'x', password: 'x' },
    switchRole: { role_id: tenant.syndic.roleId },
    changeEmail: { email: 'new@example.org', password: 'x' },
    confirmEmail: { token: 'x' },
    changePassword: { current_password: 'x', new_password: 'x' },
    forgotPassword: { email: 'nobody@example.org' },
    resetPassword: { token: 'x', new_password: 'x' },
    setUpTotp: { password: 'x' },
    enableTotp: { code: '000000' },
    disableTotp: { password: 'x', code: '000000' },
    replaceBackupCodes: { code: '000000' },
    createOrganization: { name: 'Office', contact_email: 'office@example.org' },
    createUser: user,
    createBuilding: aBuilding,
    createUnit: { building_id: f.buildingId, unit_number: 'B9' },
    createOwner: { name: 'Dirk', email: 'dirk@example.org' },
    addUnitOwner: { owner_id: f.ownerId, ownership_share: '1/2' },
    transferOwnership: { from_owner_id: f.ownerId, to_owner_id: f.otherOwnerId },
    createMeter: { distribution_key_id: meterKeyId },
    createMeterReading: { read_on: '2026-01-05', index: 12 },
    createClaim: { title: 'Fire in the cellar', occurred_on: '2026-01-05' },
    createDecision: { building_id: f.buildingId, decided_on: '2026-01-05', title: 'Roof' },
    createProceeding: { title: 'Roof', parties: 'ACP against X', opened_on: '2026-01-05' },
    createLotRequest: {
      unit_ids: [f.unitId],
      kind: 'BeforeContract',
      asked_by: 'Notary',
      name: 'Notary',
      received_on: '2026-03-02',
    },
    sendLotAnswer: { by: 'Link' },
    createHold: {
      owner_id: f.ownerId,
      unit_ids: [f.unitId],
      deed_on: '2026-03-02',
      amount: 100,
      informed_on: '2026-03-03',
    },
    createSale: {
      unit_ids: [f.unitId],
      from_owner_id: f.ownerId,
      to: [{ owner_id: f.otherOwnerId }],
      deed_on: '2027-03-01',
    },
    previewSale: {
      unit_ids: [f.unitId],
      from_owner_id: f.ownerId,
      to: [{ owner_id: f.otherOwnerId }],
      deed_on: '2027-01-15',
    },
    undoSale: { reason: 'Not signed' },
    holdSalePrice: { amount: 100, informed_on: '2026-03-03' },
    releaseHold: { reason: 'No attachment' },
    createInterruption: { owner_id: f.ownerId, kind: 'Summons', done_on: '2026-03-02' },
    createDistributionKey: { name: 'Stairs', weights: [{ unit_id: f.unitId, weight: 1 }] },
    createExpense: {
      building_id: f.buildingId,
      description: 'Repair',
      amount: '10.00',
      expense_date: '2026-01-05',
      category: 'Repairs',
    },
    bulkExpenses: { operation: 'approve', ids: [f.expenseId] },
    rejectExpense: { rejection_reason: 'Twice' },
    unmarkExpensePaid: { reason: 'Refused by the bank' },
    disputeExpense: { reason: 'Badly done' },
    settleExpenseDispute: { reason: 'Done again' },
    acknowledgeExpenseProblems: { codes: ['iban_differs'] },
    cancelExpense: { reason: 'Twice' },
    createAccount: { code: '6131', name: 'Experts', account_type: 'Expense' },
    createJournalEntry: {
      building_id: f.buildingId,
      entry_date: '2026-01-05',
      journal: 'Miscellaneous',
      description: 'Costs',
      lines: [
        { account_code: '65', debit: 1 },
        { account_code: '551', credit: 1 },
      ],
    },
    createBankAccount: { iban: 'BE71096123456769', holder: 'ACP', account_code: '550' },
    createPaymentBatch: {
      bank_account_id: funds.bankAccountId,
      expense_ids: [batch.payableId],
    },
    rejectPaymentBatchLines: { line_ids: [batch.lineId], reason: 'Account closed' },
    createSupplier: { name: 'Another NV' },
    mergeSupplier: { into_id: f.ownerId },
    createBankRule: { building_id: f.buildingId, code: '00415000', account_code: '6107' },
    releaseBankStatement: { reason: 'The bank confirms' },
    discardBankStatement: { reason: 'A test' },
    matchBankTransaction: { lines: [{ owner_id: f.ownerId, amount: 10 }] },
    unmatchBankTransaction: { reason: 'Wrong person' },
    createCallForFunds: aCall(f.buildingId),
    bulkCreateCalls: {
      building_ids: [f.buildingId],
      title: 'Provision',
      fund: 'Provision',
      total_amount: 100.01,
      due_date: '2026-03-31',
    },
    createCallSeries: { ...aCall(f.buildingId), instalments: 4 },
    createPayment: { owner_id: f.ownerId, building_id: f.buildingId, amount: 25 },
    importPayments: { building_id: f.buildingId },
    importExpenses: { building_id: f.buildingId },
    importTakeover: { building_id: f.buildingId, entry_date: '2026-01-01' },
    createHandover: { mandate_ended_on: '2026-06-30' },
    createExpenseFromInvoice: { building_id: f.buildingId },
    createInterestRate: { valid_from: '2040-01-01', rate: 0.05 },
    markCallDeliveryPosted: { posted_on: '2026-03-16' },
    markStatementDeliveryPosted: { posted_on: '2026-03-16' },
    markConvocationPosted: { posted_on: '2026-03-16' },
    markMinutesPosted: { posted_on: '2026-03-16' },
    amendAgendaItem: { text: 'Another text' },
    excludeFromItem: { owner_ids: [f.ownerId] },
    createAgendaProposal: { building_id: f.buildingId, owner_id: f.ownerId, title: 'Racks' },
    takeAgendaProposal: { meeting_id: f.ownerId },
    createAssemblyRequest: {
      building_id: f.buildingId,
      owner_ids: [f.ownerId],
      reason: 'The roof leaks',
    },
    answerAssemblyRequest: { meeting_id: f.ownerId },
    repeatDecision: { meeting_id: f.ownerId },
    createFollowUp: { kind: 'Task', title: 'Order the works' },
    createPaymentReminder: { owner_id: f.ownerId, building_id: f.buildingId },
    pausePaymentReminder: { reason: 'Disputed' },
    resumePaymentReminder: { reason: 'Agreed' },
    cancelPaymentReminder: { reason: 'Paid in cash' },
    chargeReminderPenalty: { reason: 'x' },
    waiveReminderPenalty: { reason: 'x' },
    createBalanceSheetDocument: { building_id: f.buildingId },
    createIncomeStatementDocument: { building_id: f.buildingId },
    createDocument: { title: 'Policy', document_type: 'Other', building_id: f.buildingId },
    createMeeting: {
      building_id: f.buildingId,
      meeting_type: 'GeneralAssembly',
      scheduled_date: '2026-05-20T17:00:00.000Z',
    },
    createAgendaItem: { title: 'Accounts', kind: 'Decision' },
    createSecondSession: { scheduled_date: '2026-07-20T17:00:00.000Z' },
    createProxy: { principal_owner_id: f.ownerId, holder_owner_id: f.otherOwnerId },
    createAttendance: { owner_id: f.ownerId, mode: 'InPerson' },
    castVotes: { owner_id: f.ownerId, choice: 'For' },
    voidVotes: { reason: 'Put wrongly' },
    cancelMeeting: { reason: 'Flooded' },
    createTicket: { building_id: f.buildingId, title: 'Lift', description: 'Stands still' },
    assignTicket: { assignee_id: tenant.accountant.userId },
    sendTicketToSupplier: { supplier_id: supplierId },
    cancelTicket: { reason: 'Works again' },
    commentTicket: { body: 'On Tuesday' },
    createGdprRequest: { kind: 'Access', owner_id: f.ownerId },
    rectifyOwner: { reason: 'Mistyped' },
    restrictOwnerData: { reason: 'Contested' },
    objectToProcessing: { reason: 'Unwanted' },
    liftDataRestriction: { ground: 'Restriction', reason: 'Settled' },
    extendGdprRequest: { reason: 'Many papers' },
    refuseGdprRequest: { reason: 'Asked before' },
    createNotification: {
      user_id: tenant.syndic.userId,
      notification_type: 'SystemAlert',
      title: 'Lift',
      message: 'Out of order',
    },
    createPushSubscription: browser,
    deletePushSubscription: { endpoint: browser.endpoint },
    createFiscalYear: { start_date: '2031-01-01', end_date: '2031-12-31' },
    createBudget: { fiscal_year_id: f.fiscalYearId, kind: 'Ordinary' },
    createBudgetCalls: { first_call_date: '2026-01-01', instalments: 4, interval_months: 3 },
    createStatement: { period_from: '2025-02-01', period_to: '2025-02-28' },
    sendStatement: { due_date: '2026-12-31' },
    reverseStatement: { reason: 'Wrong' },
  };
  return bodies[route.operationId] ?? {};
}

/** Queries that routes cannot do without. */
function queryOf({ fixture }: Stage, { operationId }: Route): string {
  const ofYear = `building_id=${fixture.buildingId}`;
  const queries: Readonly<Record<string, string>> = {
    previewBudgetCalls: 'first_call_date=2026-01-01&instalments=4&interval_months=3',
    getFundStatements: ofYear,
    getOwnerBalances: ofYear,
    getSupplierBalances: ofYear,
    getCostsByKey: ofYear,
    getArrears: ofYear,
    getCommitments: ofYear,
    getJournals: ofYear,
    getSimplifiedAccounts: ofYear,
  };
  return queries[operationId] ?? '';
}

/** Returns the address of a route with ids of the fixture's tenant, and the query that it needs. */
export function pathOf(stage: Stage, route: Route): string {
  const query = queryOf(stage, route);
  const path = placeIds(stage, route);
  return query === '' ? path : asking(path, query);
}

function placeIds(stage: Stage, route: Route): string {
  const { tenant, fixture: f, funds, notifications, documentId, meeting, ticketId } = stage;
  const { gdprRequestId } = stage;
  const ids: readonly [string, string][] = [
    ['/buildings/:id', f.buildingId],
    ['/units/:id', f.unitId],
    ['/units/:unit_id', f.unitId],
    ['/owners/:id', f.ownerId],
    ['/unit-owners/:id', f.unitOwnerId],
    ['/distribution-keys/:id', f.keyId],
    ['/meters/:id', stage.meterId],
    ['/claims/:id', stage.claimId],
    ['/statements/:id', stage.statementId],
    ['/handovers/:id', stage.handoverId],
    ['/proceedings/:id', stage.sale.proceedingId],
    ['/lot-requests/:id', stage.sale.requestId],
    ['/holds/:id', stage.sale.holdId],
    ['/sales/:id', stage.sale.saleId],
    ['/interruptions/:id', stage.sale.interruptionId],
    ['/expenses/:id', f.expenseId],
    ['/accounts/:id', f.accountId],
    ['/accounts/code/:code', '6107'],
    ['/journal-entries/:id', f.entryId],
    ['/fiscal-years/:id', f.fiscalYearId],
    ['/budgets/:id', f.budgetId],
    ['/bank-accounts/:id', funds.bankAccountId],
    ['/suppliers/:id', stage.supplierId],
    ['/payment-batches/:id', stage.batch.id],
    ['/bank-rules/:id', stage.bank.ruleId],
    ['/bank-statements/:id', stage.bank.statementId],
    ['/bank-transactions/:id', stage.bank.transactionId],
    ['/calls-for-funds/:id', funds.callId],
    ['/payments/:id', funds.paymentId],
    ['/payment-reminders/:id', funds.reminderId],
    ['/documents/:id', documentId],
    ['/agenda-proposals/:id', stage.asked.proposalId],
    ['/assembly-requests/:id', stage.asked.requestId],
    ['/meetings/:id/convocations', stage.convenedId],
    ['/meetings/:id/minutes/deliveries', stage.held.id],
    ['/decisions/:id', stage.held.decisionId],
    ['/votes/:id', stage.held.voteId],
    ['/meetings/:id', meeting.id],
    ['/tickets/:id', ticketId],
    ['/gdpr/requests/:id', gdprRequestId],
    ['/gdpr/owners/:id', f.ownerId],
    ['/notifications/:id', notifications.notificationId],
    ['/notification-preferences/:user_id', tenant.syndic.userId],
    ['/notification-deliveries/:id', notifications.notificationId],
    ['/users/:id', f.userId],
    ['/organizations/:id', tenant.organizationId],
    ['/operations/failed-jobs/:job_id', '1'],
    ['/auth/sessions/:id', tenant.syndic.sessionId],
  ];
  if (route.path === '/search') return `/search?q=${encodeURIComponent(aBuilding.name)}`;
  if (route.operationId === 'updateCallForFunds') return `/calls-for-funds/${stage.draftCallId}`;
  if (!route.path.includes(':')) return route.path;
  const id = ids.find(([prefix]) => route.path.startsWith(prefix))?.[1];
  assert(id !== undefined, `no id for ${route.path}`);
  return route.path
    .replace(':item_id', meeting.itemId)
    .replace(':attendance_id', meeting.attendanceId)
    .replace(/:(proxy|consent|follow_up)_id/, f.ownerId)
    .replace(':reading_id', stage.readingId)
    .replace(':owner_id', f.ownerId)
    .replace(':delivery_id', f.ownerId)
    .replace(':notification_type', 'PaymentDue')
    .replace(/:[a-z_]+/, id);
}

/** Adds a query to an address. */
export function asking(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Reads that are refused unless a record is in the state that sending needs. */
export const READS_OF_A_STATE = [
  'previewCallSending',
  'previewConvocations',
  'previewMinutesSending',
  'previewReminderSending',
  'previewStatementSending',
];

/** Returns the statuses that a read of the fixture's records may have. */
export function readStatuses({ operationId }: Route): readonly number[] {
  return READS_OF_A_STATE.includes(operationId) ? [200, 409] : [200];
}

/** Reads that are recorded in their own answer: each answer differs and has its own tag. */
export const SELF_RECORDING_READS: readonly string[] = ['exportOwnerData', 'getPortableData'];
