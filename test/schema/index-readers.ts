/**
 * Functions that read the indexes which neither a constraint nor the check of a foreign key needs:
 * `file#function`, with the names of the indexes.
 */
export const indexReaders: Readonly<Record<string, readonly string[]>> = {
  'src/contract/gdpr-requests.ts#GDPR_REQUEST_SORTS': [
    'gdpr_requests_by_creation',
    'gdpr_requests_by_receipt',
  ],
  'src/contract/meetings.ts#MEETING_SORTS': ['meetings_by_creation'],
  'src/features/assemblies/attendance/repository.ts#findOwnersOfUser': ['owners_by_user'],
  'src/features/assemblies/meetings/repository.ts#listMeetings': [
    'meetings_by_date',
    'meetings_by_status',
  ],
  'src/features/assemblies/meetings/search-repository.ts#meetingSearch': ['meetings_search'],
  'src/features/assemblies/minutes/overview-repository.ts#selectMinutesToPublish': [
    'meeting_minutes_to_publish',
  ],
  'src/features/assemblies/minutes/overview-repository.ts#selectOpenFollowUps': [
    'decision_follow_ups_open',
  ],
  'src/features/assemblies/minutes/repository.ts#listDecisions': [
    'decisions_by_day',
    'decisions_search',
  ],
  'src/features/assemblies/proposals/repository.ts#listProposals': ['agenda_proposals_by_receipt'],
  'src/features/assemblies/requests/repository.ts#listRequests': ['assembly_requests_by_receipt'],
  'src/features/assemblies/votes/repository.ts#findUnanswered': ['meetings_in_writing'],
  'src/features/books/fiscal-years/overview-repository.ts#findYearsToClose': ['fiscal_years_open'],
  'src/features/books/ledger/movement-repository.ts#listAccountMovements': [
    'journal_lines_by_building_account',
  ],
  'src/features/books/ledger/repository.ts#findEntriesInForce': ['journal_entries_by_source'],
  'src/features/books/ledger/repository.ts#listEntries': ['journal_entries_by_date'],
  'src/features/books/ledger/sums-repository.ts#selectMovementsWithin': ['account_sums_by_account'],
  'src/features/books/owner-accounts/account-repository.ts#findOpenReceivables': [
    'receivables_open_of_owner',
  ],
  'src/features/books/owner-accounts/allocation-repository.ts#findCreditsInForce': [
    'credits_by_source',
  ],
  'src/features/books/owner-accounts/repository.ts#freeCredits': ['credits_unused'],
  'src/features/books/reports/repository.ts#findLedgerLines': ['journal_lines_by_building_date'],
  'src/features/documents/documents/content-repository.ts#attachmentsSince': [
    'documents_of_creator',
  ],
  'src/features/documents/documents/content-repository.ts#findUnread': ['contents_unread'],
  'src/features/documents/documents/content-repository.ts#lockOrphanContent': [
    'contents_to_look_at',
  ],
  'src/features/documents/documents/overview-repository.ts#selectInvoicesToEnter': [
    'documents_to_enter',
  ],
  'src/features/documents/documents/person-repository.ts#isOfPerson': ['tickets_of_creator'],
  'src/features/documents/documents/repository.ts#deleteExpiredLinks': ['download_links_expired'],
  'src/features/documents/documents/repository.ts#listDocuments': [
    'documents_by_creation',
    'documents_by_title',
    'documents_search',
  ],
  'src/features/documents/documents/retention-repository.ts#documentRetention': [
    'documents_retained',
  ],
  'src/features/documents/letters/letter-repository.ts#findUndrawnBySubject': [
    'letters_of_subject',
  ],
  'src/features/documents/letters/letter-repository.ts#findWaitingSubjects': ['letters_undrawn'],
  'src/features/documents/letters/letter-repository.ts#listLetters': ['letter_posts_waiting'],
  'src/features/documents/letters/retention-repository.ts#endOf': ['letters_by_creation'],
  'src/features/mails/erasure-repository.ts#forgetRecipients': ['mails_to'],
  'src/features/mails/repository.ts#findLatestOutcomes': ['mails_of_object'],
  'src/features/mails/repository.ts#findPendingMails': ['mails_pending'],
  'src/features/money/bank-statements/erasure-repository.ts#keepBankTransactions': [
    'bank_transactions_by_communication',
  ],
  'src/features/money/bank-statements/link-repository.ts#unlinkedEntries': [
    'journal_entries_beside_banks',
  ],
  'src/features/money/bank-statements/overview-repository.ts#countWaitingTransactions': [
    'bank_transactions_open',
    'bank_transactions_parked',
  ],
  'src/features/money/bank-statements/overview-repository.ts#findHeldStatements': [
    'bank_statements_held',
  ],
  'src/features/money/bank-statements/proposal-repository.ts#findPayableExpenses': [
    'expenses_to_pay_by_amount',
    'expenses_prepayment_unmatched',
  ],
  'src/features/money/bank-statements/proposal-repository.ts#findReturnableExpenses': [
    'expenses_paid_by_amount',
  ],
  'src/features/money/bank-statements/repository.ts#findKnown': ['bank_statements_known'],
  'src/features/money/bank-statements/repository.ts#listStatements': ['bank_statements_by_date'],
  'src/features/money/bank-statements/repository.ts#listTransactions': [
    'bank_transactions_by_amount',
    'bank_transactions_by_date',
    'bank_transactions_of_building',
    'bank_transactions_search',
  ],
  'src/features/money/budgets/repository.ts#isOnAgenda': ['agenda_items_of_budget'],
  'src/features/money/calls-for-funds/repository.ts#filterConditions': [
    'calls_for_funds_by_series',
  ],
  'src/features/money/calls-for-funds/repository.ts#findCallReceivables': ['receivables_by_source'],
  'src/features/money/calls-for-funds/repository.ts#listCalls': [
    'calls_for_funds_by_date',
    'calls_for_funds_by_status',
  ],
  'src/features/money/calls-for-funds/search-repository.ts#callSearch': [
    'calls_for_funds_by_total',
    'calls_for_funds_search',
  ],
  'src/features/money/expenses/deferrals-repository.ts#findDue': ['expense_deferrals_waiting'],
  'src/features/money/expenses/overview-repository.ts#waitingExpenses': ['expenses_waiting'],
  'src/features/money/expenses/repository.ts#findSameInvoice': ['expenses_by_invoice'],
  'src/features/money/expenses/repository.ts#isEnteredElsewhere': ['expenses_by_number'],
  'src/features/money/expenses/repository.ts#listExpenses': [
    'expenses_by_amount',
    'expenses_by_date',
    'expenses_by_due_date',
    'expenses_by_status',
    'expenses_by_supplier',
    'expenses_in_status',
    'expenses_search',
  ],
  'src/features/money/payment-batches/overview-repository.ts#findBatchesToApprove': [
    'payment_batches_under_way',
  ],
  'src/features/money/payment-batches/repository.ts#listBatches': ['payment_batches_by_execution'],
  'src/features/money/payment-reminders/late-penalty-repository.ts#findClaims': [
    'payment_reminders_claiming',
  ],
  'src/features/money/payment-reminders/late-penalty-repository.ts#sumAnsweredPenalties': [
    'payment_reminders_with_penalty',
  ],
  'src/features/money/payment-reminders/mailing-repository.ts#markNotified': [
    'payment_reminders_untold',
  ],
  'src/features/money/payment-reminders/repository.ts#listReminders': [
    'payment_reminders_by_date',
    'payment_reminders_by_level',
    'payment_reminders_by_status',
  ],
  'src/features/money/payment-reminders/retention-repository.ts#endOfReminderNotes': [
    'payment_reminders_noted',
  ],
  'src/features/money/payment-reminders/run-repository.ts#findOverdueItems': ['receivables_open'],
  'src/features/money/payments/repository.ts#findAlike': ['payments_recorded_by_amount'],
  'src/features/money/payments/repository.ts#listPayments': [
    'payments_by_amount',
    'payments_by_date',
  ],
  'src/features/money/payments/search-repository.ts#paymentSearch': ['payments_search'],
  'src/features/money/statements/kept-repository.ts#findPosted': [
    'statement_called_rows_by_unit',
    'statement_owner_units_by_unit',
  ],
  'src/features/notifications/audience-repository.ts#findOwnerRepresentatives': [
    'role_assignments_by_owner',
  ],
  'src/features/notifications/delivery-repository.ts#findDigestIds': [
    'notification_deliveries_of_digest',
  ],
  'src/features/notifications/delivery-repository.ts#findWaiting': [
    'notification_deliveries_pending',
    'outbox_events_waiting',
  ],
  'src/features/notifications/fan-out-repository.ts#findPeople': ['owners_restricted'],
  'src/features/notifications/repository.ts#countFailedDeliveries': [
    'notification_deliveries_failed',
  ],
  'src/features/notifications/repository.ts#listNotifications': ['notifications_of_user'],
  'src/features/notifications/repository.ts#markAllRead': ['notifications_unread'],
  'src/features/operations/audit/repository.ts#listEntries': [
    'audit_log_by_time',
    'audit_log_of_object',
  ],
  'src/features/operations/proofs/repository.ts#findLastProofRun': ['proof_runs_by_end'],
  'src/features/people/auth/repository/login-failures.ts#addFailure': ['login_failures_by_age'],
  'src/features/people/auth/repository/login-failures.ts#secondsToWait': [
    'login_failures_by_address',
    'login_failures_by_email',
  ],
  'src/features/people/organizations/repository.ts#listOrganizations': ['organizations_by_name'],
  'src/features/privacy/access-log/repository.ts#listAccesses': ['data_accesses_of_owner'],
  'src/features/privacy/requests/repository.ts#listRequests': ['gdpr_requests_by_due'],
  'src/features/privacy/requests/repository.ts#selectWaitingRequests': ['gdpr_requests_unanswered'],
  'src/features/privacy/requests/retention-repository.ts#requestRetention': [
    'gdpr_requests_answered',
  ],
  'src/features/register/buildings/overview-repository.ts#selectIncompleteQuotas': [
    'buildings_without_all_quotas',
  ],
  'src/features/register/buildings/repository.ts#listBuildings': ['buildings_by_name'],
  'src/features/register/buildings/search-repository.ts#buildingSearch': ['buildings_search'],
  'src/features/register/owners/repository.ts#limitToVisibleOwners': ['owners_by_creator'],
  'src/features/register/owners/repository.ts#listOwners': ['owners_by_name', 'owners_search'],
  'src/features/register/owners/retention-repository.ts#endOfNames': ['owners_kept'],
  'src/features/register/suppliers/repository.ts#findByEnterpriseNumber': [
    'suppliers_by_enterprise_number',
  ],
  'src/features/register/suppliers/repository.ts#findByIban': ['suppliers_by_iban'],
  'src/features/register/suppliers/repository.ts#findDuplicates': ['suppliers_by_spelling'],
  'src/features/register/suppliers/repository.ts#findSupplierByName': ['suppliers_by_name_key'],
  'src/features/register/suppliers/repository.ts#listSuppliers': [
    'suppliers_by_name',
    'suppliers_search',
  ],
  'src/features/register/units/repository.ts#listUnits': [
    'units_by_number',
    'units_of_building_by_number',
  ],
  'src/features/register/units/search-repository.ts#unitSearch': ['units_search'],
  'src/features/sales/holds/repository.ts#listHolds': ['holds_by_deed'],
  'src/features/sales/lot-requests/overview-repository.ts#selectOpenRequests': [
    'lot_requests_open',
  ],
  'src/features/sales/lot-requests/repository.ts#listRequests': ['lot_requests_by_day'],
  'src/features/sales/sales/repository.ts#listSales': ['sales_by_deed'],
  'src/features/tickets/erasure-repository.ts#eraseFromTickets': ['ticket_comments_of_author'],
  'src/features/tickets/repository.ts#listTickets': [
    'tickets_by_creation',
    'tickets_by_status',
    'tickets_of_assignee',
    'tickets_search',
  ],
  'src/features/unit-owners/overview-repository.ts#selectIncompleteOwnership': ['units_incomplete'],
  'src/features/unit-owners/repository.ts#findHoldings': ['unit_owners_by_unit'],
  'src/features/unit-transfers/repository.ts#lockDueTransfers': ['unit_transfers_waiting'],
  'src/platform/http/idempotency.ts#claimKey': ['idempotency_keys_by_age'],
};
