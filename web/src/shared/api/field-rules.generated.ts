// Made by scripts/generate-client.ts from openapi/openapi.json; not edited by hand.

/** Required fields and lengths of each request body, as attributes of inputs. */
export const fieldRules: Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly required?: true; readonly maxLength?: number }>>
  >
> = {
  login: {
    email: { required: true, maxLength: 254 },
    password: { required: true, maxLength: 1000 },
    totp_code: { maxLength: 40 },
  },
  refreshTokens: {
    refresh_token: { maxLength: 500 },
  },
  acceptInvitation: {
    token: { required: true, maxLength: 500 },
    password: { required: true, maxLength: 1000 },
    name: { maxLength: 200 },
  },
  updateMe: {
    name: { maxLength: 200 },
    phone: { maxLength: 40 },
  },
  switchRole: {
    role_id: { required: true },
  },
  changePassword: {
    current_password: { required: true, maxLength: 1000 },
    new_password: { required: true, maxLength: 1000 },
  },
  changeEmail: {
    email: { required: true, maxLength: 254 },
    password: { required: true, maxLength: 1000 },
  },
  confirmEmail: {
    token: { required: true, maxLength: 500 },
  },
  forgotPassword: {
    email: { required: true, maxLength: 254 },
  },
  resetPassword: {
    token: { required: true, maxLength: 500 },
    new_password: { required: true, maxLength: 1000 },
  },
  setUpTotp: {
    password: { required: true, maxLength: 1000 },
  },
  enableTotp: {
    code: { required: true, maxLength: 40 },
  },
  disableTotp: {
    password: { required: true, maxLength: 1000 },
    code: { required: true, maxLength: 40 },
  },
  replaceBackupCodes: {
    code: { required: true, maxLength: 40 },
  },
  createOrganization: {
    name: { required: true, maxLength: 200 },
    contact_email: { required: true, maxLength: 254 },
    enterprise_number: { maxLength: 30 },
    address: { maxLength: 300 },
    postal_code: { maxLength: 20 },
    city: { maxLength: 100 },
    phone: { maxLength: 40 },
    registration_number: { maxLength: 50 },
  },
  updateOrganization: {
    name: { maxLength: 200 },
    contact_email: { maxLength: 254 },
    enterprise_number: { maxLength: 30 },
    address: { maxLength: 300 },
    postal_code: { maxLength: 20 },
    city: { maxLength: 100 },
    phone: { maxLength: 40 },
    registration_number: { maxLength: 50 },
  },
  createUser: {
    email: { required: true, maxLength: 254 },
    name: { required: true, maxLength: 200 },
    phone: { maxLength: 40 },
    password: { maxLength: 1000 },
    'roles.role_type': { required: true },
  },
  updateUser: {
    email: { maxLength: 254 },
    name: { maxLength: 200 },
    phone: { maxLength: 40 },
    'roles.role_type': { required: true },
  },
  createBuilding: {
    name: { required: true, maxLength: 200 },
    address: { required: true, maxLength: 300 },
    total_units: { required: true },
    city: { maxLength: 100 },
    postal_code: { maxLength: 20 },
    enterprise_number: { maxLength: 30 },
    late_interest_clause: { maxLength: 2000 },
  },
  updateBuilding: {
    name: { maxLength: 200 },
    address: { maxLength: 300 },
    city: { maxLength: 100 },
    postal_code: { maxLength: 20 },
    enterprise_number: { maxLength: 30 },
    late_interest_clause: { maxLength: 2000 },
  },
  createUnit: {
    building_id: { required: true },
    unit_number: { required: true, maxLength: 50 },
  },
  updateUnit: {
    unit_number: { maxLength: 50 },
  },
  createOwner: {
    name: { required: true, maxLength: 200 },
    email: { maxLength: 254 },
    phone: { maxLength: 40 },
    address: { maxLength: 300 },
    enterprise_number: { maxLength: 30 },
  },
  updateOwner: {
    name: { maxLength: 200 },
    email: { maxLength: 254 },
    phone: { maxLength: 40 },
    address: { maxLength: 300 },
    enterprise_number: { maxLength: 30 },
  },
  addUnitOwner: {
    owner_id: { required: true },
    ownership_share: { maxLength: 19 },
  },
  updateUnitOwner: {
    ownership_share: { maxLength: 19 },
  },
  transferOwnership: {
    from_owner_id: { required: true },
    to_owner_id: { required: true },
    ownership_share: { maxLength: 19 },
  },
  createDistributionKey: {
    name: { required: true, maxLength: 100 },
    'weights.unit_id': { required: true },
    'weights.weight': { required: true },
  },
  updateDistributionKey: {
    name: { maxLength: 100 },
    'weights.unit_id': { required: true },
    'weights.weight': { required: true },
  },
  createMeter: {
    distribution_key_id: { required: true },
    number: { maxLength: 50 },
    unit_of_measure: { maxLength: 20 },
  },
  updateMeter: {
    number: { maxLength: 50 },
    unit_of_measure: { maxLength: 20 },
  },
  createMeterReading: {
    read_on: { required: true },
    index: { required: true },
  },
  createExpense: {
    building_id: { required: true },
    description: { required: true, maxLength: 500 },
    amount: { required: true },
    expense_date: { required: true },
    category: { required: true },
    supplier: { maxLength: 200 },
    invoice_number: { maxLength: 100 },
    payment_communication: { maxLength: 140 },
    'line_items.description': { required: true, maxLength: 500 },
    'line_items.unit_price': { required: true },
    'line_items.vat_rate': { required: true },
    'allocations.account_code': { required: true },
    'allocations.amount': { required: true },
    'allocations.description': { maxLength: 500 },
  },
  updateExpense: {
    description: { maxLength: 500 },
    supplier: { maxLength: 200 },
    invoice_number: { maxLength: 100 },
    payment_communication: { maxLength: 140 },
    'line_items.description': { required: true, maxLength: 500 },
    'line_items.unit_price': { required: true },
    'line_items.vat_rate': { required: true },
    'allocations.account_code': { required: true },
    'allocations.amount': { required: true },
    'allocations.description': { maxLength: 500 },
  },
  approveExpense: {
    approval_notes: { maxLength: 2000 },
  },
  rejectExpense: {
    rejection_reason: { required: true, maxLength: 2000 },
  },
  unmarkExpensePaid: {
    reason: { required: true, maxLength: 2000 },
  },
  disputeExpense: {
    reason: { required: true, maxLength: 2000 },
  },
  settleExpenseDispute: {
    reason: { required: true, maxLength: 2000 },
  },
  cancelExpense: {
    reason: { required: true, maxLength: 2000 },
  },
  bulkExpenses: {
    operation: { required: true },
    approval_notes: { maxLength: 2000 },
  },
  createClaim: {
    title: { required: true, maxLength: 200 },
    occurred_on: { required: true },
    insurer: { maxLength: 200 },
  },
  updateClaim: {
    title: { maxLength: 200 },
    insurer: { maxLength: 200 },
  },
  createSupplier: {
    name: { required: true, maxLength: 200 },
    enterprise_number: { maxLength: 30 },
    iban: { maxLength: 50 },
    bic: { maxLength: 11 },
    email: { maxLength: 254 },
  },
  updateSupplier: {
    name: { maxLength: 200 },
    enterprise_number: { maxLength: 30 },
    iban: { maxLength: 50 },
    bic: { maxLength: 11 },
    email: { maxLength: 254 },
  },
  confirmSupplierIban: {
    iban: { maxLength: 50 },
  },
  mergeSupplier: {
    into_id: { required: true },
  },
  createBankAccount: {
    iban: { required: true, maxLength: 50 },
    holder: { required: true, maxLength: 70 },
    account_code: { required: true },
    bic: { maxLength: 11 },
  },
  updateBankAccount: {
    iban: { maxLength: 50 },
    holder: { maxLength: 70 },
    bic: { maxLength: 11 },
  },
  confirmBankAccountIban: {
    iban: { maxLength: 50 },
  },
  createPaymentBatch: {
    bank_account_id: { required: true },
  },
  rejectPaymentBatchLines: {
    reason: { required: true, maxLength: 500 },
  },
  uploadBankFile: {
    file: { required: true },
  },
  releaseBankStatement: {
    reason: { required: true, maxLength: 2000 },
  },
  discardBankStatement: {
    reason: { required: true, maxLength: 2000 },
  },
  matchBankTransaction: {
    'lines.amount': { required: true },
  },
  unmatchBankTransaction: {
    reason: { required: true, maxLength: 2000 },
  },
  createBankRule: {
    building_id: { required: true },
    counterparty_iban: { maxLength: 50 },
    communication_part: { maxLength: 140 },
    code: { maxLength: 35 },
    supplier: { maxLength: 200 },
  },
  updateBankRule: {
    counterparty_iban: { maxLength: 50 },
    communication_part: { maxLength: 140 },
    code: { maxLength: 35 },
    supplier: { maxLength: 200 },
  },
  createCallForFunds: {
    building_id: { required: true },
    title: { required: true, maxLength: 200 },
    due_date: { required: true },
    description: { maxLength: 2000 },
    'parts.total_amount': { required: true },
    'parts.fund': { required: true },
  },
  createCallSeries: {
    building_id: { required: true },
    title: { required: true, maxLength: 200 },
    due_date: { required: true },
    description: { maxLength: 2000 },
    'parts.total_amount': { required: true },
    'parts.fund': { required: true },
    instalments: { required: true },
  },
  updateCallForFunds: {
    title: { maxLength: 200 },
    description: { maxLength: 2000 },
    'parts.total_amount': { required: true },
    'parts.fund': { required: true },
  },
  cancelCallForFunds: {
    reason: { maxLength: 2000 },
  },
  bulkCreateCalls: {
    title: { required: true, maxLength: 200 },
    due_date: { required: true },
    description: { maxLength: 2000 },
    'parts.total_amount': { required: true },
    'parts.fund': { required: true },
    'amounts.building_id': { required: true },
    'amounts.total_amount': { required: true },
  },
  markCallDeliveryPosted: {
    posted_on: { required: true },
    tracking_number: { maxLength: 100 },
  },
  createBudget: {
    fiscal_year_id: { required: true },
    kind: { required: true },
    'lines.account_code': { required: true },
    'lines.amount': { required: true },
    'lines.note': { maxLength: 500 },
    'indexes.account_code': { required: true },
    'indexes.index': { required: true },
  },
  updateBudget: {
    'lines.account_code': { required: true },
    'lines.amount': { required: true },
    'lines.note': { maxLength: 500 },
    'indexes.account_code': { required: true },
    'indexes.index': { required: true },
  },
  createBudgetCalls: {
    first_call_date: { required: true },
    instalments: { required: true },
    interval_months: { required: true },
  },
  createStatement: {
    period_from: { required: true },
    period_to: { required: true },
  },
  sendStatement: {
    due_date: { required: true },
  },
  reverseStatement: {
    reason: { required: true, maxLength: 2000 },
  },
  markStatementDeliveryPosted: {
    posted_on: { required: true },
    tracking_number: { maxLength: 100 },
  },
  createPayment: {
    building_id: { required: true },
    amount: { required: true },
    communication: { maxLength: 140 },
  },
  createAccount: {
    code: { required: true },
    name: { required: true, maxLength: 200 },
    account_type: { required: true },
    'labels.fr': { maxLength: 200 },
    'labels.nl': { maxLength: 200 },
    'labels.de': { maxLength: 200 },
    'labels.en': { maxLength: 200 },
  },
  updateAccount: {
    name: { maxLength: 200 },
    'labels.fr': { maxLength: 200 },
    'labels.nl': { maxLength: 200 },
    'labels.de': { maxLength: 200 },
    'labels.en': { maxLength: 200 },
  },
  createJournalEntry: {
    building_id: { required: true },
    entry_date: { required: true },
    description: { required: true, maxLength: 500 },
    'lines.account_code': { required: true, maxLength: 20 },
    'lines.supplier': { maxLength: 200 },
    'lines.description': { maxLength: 500 },
  },
  reverseJournalEntry: {
    description: { maxLength: 500 },
  },
  createFiscalYear: {
    start_date: { required: true },
    end_date: { required: true },
  },
  reopenFiscalYear: {
    reason: { maxLength: 2000 },
  },
  createBalanceSheetDocument: {
    building_id: { required: true },
  },
  createIncomeStatementDocument: {
    building_id: { required: true },
  },
  createPaymentReminder: {
    owner_id: { required: true },
    message: { maxLength: 2000 },
    notes: { maxLength: 2000 },
  },
  markPaymentReminderSent: {
    tracking_number: { maxLength: 100 },
  },
  pausePaymentReminder: {
    reason: { required: true, maxLength: 2000 },
  },
  resumePaymentReminder: {
    reason: { required: true, maxLength: 2000 },
  },
  chargeReminderPenalty: {
    reason: { required: true, maxLength: 2000 },
  },
  waiveReminderPenalty: {
    reason: { required: true, maxLength: 2000 },
  },
  cancelPaymentReminder: {
    reason: { required: true, maxLength: 2000 },
  },
  createInterestRate: {
    valid_from: { required: true },
    rate: { required: true },
  },
  createDocument: {
    file: { required: true },
    title: { required: true, maxLength: 300 },
    document_type: { required: true },
  },
  updateDocument: {
    title: { maxLength: 300 },
  },
  createDocumentVersion: {
    file: { required: true },
  },
  createMeeting: {
    building_id: { required: true },
    meeting_type: { required: true },
    scheduled_date: { required: true },
    title: { maxLength: 200 },
    location: { maxLength: 300 },
    agenda: { maxLength: 20000 },
    remote_address: { maxLength: 500 },
  },
  updateMeeting: {
    title: { maxLength: 200 },
    location: { maxLength: 300 },
    agenda: { maxLength: 20000 },
    remote_address: { maxLength: 500 },
  },
  cancelMeeting: {
    reason: { required: true, maxLength: 2000 },
  },
  createSecondSession: {
    scheduled_date: { required: true },
  },
  createAgendaItem: {
    title: { required: true, maxLength: 300 },
    kind: { required: true },
    description: { maxLength: 20000 },
    'candidates.name': { required: true, maxLength: 200 },
  },
  updateAgendaItem: {
    title: { maxLength: 300 },
    description: { maxLength: 20000 },
    'candidates.name': { required: true, maxLength: 200 },
  },
  conveneMeeting: {
    urgent_reason: { maxLength: 2000 },
  },
  markConvocationPosted: {
    posted_on: { required: true },
    tracking_number: { maxLength: 100 },
  },
  createProxy: {
    principal_owner_id: { required: true },
    holder_name: { maxLength: 200 },
  },
  createAttendance: {
    owner_id: { required: true },
    mode: { required: true },
  },
  castVotes: {
    'votes.owner_id': { required: true },
    'votes.choice': { required: true },
  },
  voidVotes: {
    reason: { required: true, maxLength: 2000 },
  },
  amendAgendaItem: {
    text: { maxLength: 20000 },
    'budget_lines.account_code': { required: true },
    'budget_lines.amount': { required: true },
  },
  excludeFromItem: {
    reason: { maxLength: 2000 },
  },
  updateMinutes: {
    chair: { maxLength: 200 },
    secretary: { maxLength: 200 },
    scrutineers: { maxLength: 500 },
    remarks: { maxLength: 20000 },
    'items.agenda_item_id': { required: true },
    'items.remark': { maxLength: 20000 },
  },
  markMinutesPosted: {
    posted_on: { required: true },
    tracking_number: { maxLength: 100 },
  },
  createDecision: {
    building_id: { required: true },
    decided_on: { required: true },
    title: { required: true, maxLength: 300 },
    text: { maxLength: 20000 },
  },
  repeatDecision: {
    meeting_id: { required: true },
  },
  createFollowUp: {
    kind: { required: true },
    title: { required: true, maxLength: 300 },
  },
  createAgendaProposal: {
    building_id: { required: true },
    owner_id: { required: true },
    title: { required: true, maxLength: 300 },
    description: { maxLength: 20000 },
  },
  takeAgendaProposal: {
    meeting_id: { required: true },
  },
  createAssemblyRequest: {
    building_id: { required: true },
    reason: { required: true, maxLength: 2000 },
  },
  answerAssemblyRequest: {
    meeting_id: { required: true },
  },
  createProceeding: {
    title: { required: true, maxLength: 200 },
    parties: { required: true, maxLength: 1000 },
    opened_on: { required: true },
    court: { maxLength: 200 },
    number: { maxLength: 60 },
  },
  updateProceeding: {
    title: { maxLength: 200 },
    parties: { maxLength: 1000 },
    court: { maxLength: 200 },
    number: { maxLength: 60 },
  },
  createLotRequest: {
    kind: { required: true },
    asked_by: { required: true },
    name: { required: true, maxLength: 200 },
    received_on: { required: true },
    email: { maxLength: 254 },
  },
  updateLotRequest: {
    name: { maxLength: 200 },
    email: { maxLength: 254 },
  },
  sendLotAnswer: {
    by: { required: true },
  },
  createHold: {
    owner_id: { required: true },
    deed_on: { required: true },
    amount: { required: true },
    informed_on: { required: true },
  },
  releaseHold: {
    reason: { required: true, maxLength: 2000 },
  },
  createInterruption: {
    owner_id: { required: true },
    kind: { required: true },
    done_on: { required: true },
  },
  createSale: {
    from_owner_id: { required: true },
    'to.owner_id': { required: true },
    'to.ownership_share': { maxLength: 19 },
    deed_on: { required: true },
    'readings.meter_id': { required: true },
    'readings.index': { required: true },
  },
  previewSale: {
    from_owner_id: { required: true },
    'to.owner_id': { required: true },
    'to.ownership_share': { maxLength: 19 },
    deed_on: { required: true },
    'readings.meter_id': { required: true },
    'readings.index': { required: true },
  },
  undoSale: {
    reason: { required: true, maxLength: 2000 },
  },
  holdSalePrice: {
    amount: { required: true },
    informed_on: { required: true },
  },
  createTicket: {
    building_id: { required: true },
    title: { required: true, maxLength: 200 },
    description: { required: true, maxLength: 10000 },
    'statement_line.statement_id': { required: true },
    'statement_line.number': { required: true },
  },
  updateTicket: {
    title: { maxLength: 200 },
    description: { maxLength: 10000 },
  },
  assignTicket: {
    assignee_id: { required: true },
  },
  resolveTicket: {
    resolution: { maxLength: 10000 },
  },
  cancelTicket: {
    reason: { required: true, maxLength: 2000 },
  },
  commentTicket: {
    body: { required: true, maxLength: 10000 },
  },
  sendTicketToSupplier: {
    supplier_id: { required: true },
    message: { maxLength: 10000 },
  },
  createGdprRequest: {
    kind: { required: true },
    details: { maxLength: 2000 },
  },
  extendGdprRequest: {
    reason: { required: true, maxLength: 2000 },
  },
  completeGdprRequest: {
    outcome: { maxLength: 2000 },
  },
  refuseGdprRequest: {
    reason: { required: true, maxLength: 2000 },
  },
  rectifyOwner: {
    name: { maxLength: 200 },
    email: { maxLength: 254 },
    phone: { maxLength: 40 },
    address: { maxLength: 300 },
    enterprise_number: { maxLength: 30 },
    reason: { required: true, maxLength: 2000 },
  },
  restrictOwnerData: {
    reason: { required: true, maxLength: 2000 },
  },
  objectToProcessing: {
    reason: { required: true, maxLength: 2000 },
  },
  liftDataRestriction: {
    ground: { required: true },
    reason: { required: true, maxLength: 2000 },
  },
  createNotification: {
    notification_type: { required: true },
    title: { required: true, maxLength: 200 },
    message: { required: true, maxLength: 2000 },
    link: { maxLength: 500 },
  },
  createPushSubscription: {
    endpoint: { required: true, maxLength: 1000 },
    'keys.p256dh': { required: true, maxLength: 100 },
    'keys.auth': { required: true, maxLength: 30 },
  },
  deletePushSubscription: {
    endpoint: { required: true, maxLength: 1000 },
  },
  importBuilding: {
    file: { required: true },
  },
  createExpenseFromInvoice: {
    file: { required: true },
    building_id: { required: true },
  },
  uploadBankFileOfBuilding: {
    file: { required: true },
  },
  importPayments: {
    file: { required: true },
    building_id: { required: true },
  },
  importExpenses: {
    file: { required: true },
    building_id: { required: true },
  },
  importTakeover: {
    file: { required: true },
    building_id: { required: true },
    entry_date: { required: true },
  },
  attachToTicket: {
    file: { required: true },
    title: { maxLength: 300 },
  },
};
