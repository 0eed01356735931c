// Made by scripts/generate-client.ts from openapi/openapi.json; not edited by hand.

export interface OverviewItem {
  kind:
    | 'InvoiceToEnter'
    | 'ExpenseToApprove'
    | 'ExpenseToSubmit'
    | 'ExpenseToPay'
    | 'BatchToApprove'
    | 'CallToSend'
    | 'CallDue'
    | 'LettersToPost'
    | 'ReminderToSend'
    | 'PenaltyToDecide'
    | 'CreditUnused'
    | 'BankStatementHeld'
    | 'BankTransactionsOpen'
    | 'BankTransactionsParked'
    | 'YearToClose'
    | 'AnswerAsked'
    | 'AssemblyRequested'
    | 'MeetingToConvene'
    | 'OrdinaryAssemblyDue'
    | 'MeetingAhead'
    | 'MinutesToPublish'
    | 'FollowUpDue'
    | 'TicketToSettle'
    | 'GdprRequestToAnswer'
    | 'DeliveriesFailed'
    | 'InvitationOpen'
    | 'QuotasIncomplete'
    | 'OwnershipIncomplete'
    | 'AmountOwed'
    | 'OwnStatement'
    | 'RateMissing'
    | 'OrganizationWithoutSyndic';
  /** In the language of the reader */
  title: string;
  /** In the language of the reader */
  detail: string;
  /** By when; null: there is no deadline */
  due_on: string | null;
  /** Euro; null: it is not about money */
  amount: number | null;
  /** A page; with /api/v1 before it, what the page reads */
  link: string;
}

export interface OverviewFiguresCash {
  /** How many there are; null: a sum, no number */
  count: number | null;
  /** Their sum in euro; null: a number, no sum */
  amount: number | null;
  /** A page; with /api/v1 before it, what the page reads */
  link: string;
}

export interface OverviewFigures {
  cash?: OverviewFiguresCash;
  reserve?: OverviewFiguresCash;
  overdue?: OverviewFiguresCash;
  to_approve?: OverviewFiguresCash;
  to_submit?: OverviewFiguresCash;
  to_pay?: OverviewFiguresCash;
  batches_to_approve?: OverviewFiguresCash;
  to_match?: OverviewFiguresCash;
  to_send?: OverviewFiguresCash;
  open_reminders?: OverviewFiguresCash;
  reminders_to_send?: OverviewFiguresCash;
  failed_deliveries?: OverviewFiguresCash;
  owed?: OverviewFiguresCash;
  organizations?: OverviewFiguresCash;
}

export interface Overview {
  /** By deadline, those without one last; of each kind the first twenty */
  items: OverviewItem[];
  /** Those that concern the caller; each counts all of its list, or adds it up */
  figures: OverviewFigures;
}

export interface SearchResult {
  type:
    | 'Building'
    | 'Unit'
    | 'Owner'
    | 'DistributionKey'
    | 'Expense'
    | 'Supplier'
    | 'BankAccount'
    | 'PaymentBatch'
    | 'CallForFunds'
    | 'Payment'
    | 'PaymentReminder'
    | 'JournalEntry'
    | 'FiscalYear'
    | 'Document'
    | 'Meeting'
    | 'Ticket';
  id: string;
  title: string;
  /** Where it belongs, or how much it is */
  subtitle: string | null;
  /** Its page; with /api/v1 before it, the record */
  link: string;
}

export interface Building {
  id: string;
  name: string;
  address: string;
  total_units: number;
  city: string | null;
  postal_code: string | null;
  country: string;
  total_quota: number;
  construction_year: number | null;
  language: 'fr' | 'nl' | 'de' | 'en';
  /** In which minutes and notices are besides, as in Brussels; null: in one alone */
  second_language: 'fr' | 'nl' | 'de' | 'en' | null;
  enterprise_number: string | null;
  fiscal_year_start_month: number;
  assembly_window_start: string | null;
  /** Nobody approves an expense that they submitted */
  require_second_approver: boolean;
  /** A yearly fraction, `Legal`, or null: none is claimed */
  late_interest_rate: unknown;
  late_interest_clause: string | null;
  /** Whether late interest of people keeps to book XIX of the Code of Economic Law */
  consumer_limits: boolean;
  /** What the imported files call it */
  external_ref: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Unit {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  unit_number: string;
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  floor: number | null;
  /** Square metres, at most two decimals */
  area: number | null;
  /** Of the total_quota of the building */
  quota: number;
  parent_unit_id: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Owner {
  id: string;
  name: string;
  email: string;
  kind: 'Person' | 'Company';
  /** E.164 */
  phone: string | null;
  address: string | null;
  language: 'fr' | 'nl' | 'de' | 'en';
  user_id: string | null;
  /** Ten digits */
  enterprise_number: string | null;
  /** What the first list of owners that was imported calls them */
  external_ref: string | null;
  /** What the office calls them, in all its buildings */
  office_ref: string | null;
  /** Their data is kept and not used, but for what the law requires */
  is_restricted: boolean;
  /** In lists of one building: euro, from its books; above 0: the owner owes */
  balance?: number;
  /** In lists of one building: euro; open and due before today */
  overdue?: number;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface TransferredOwnershipLaterCharge {
  type: 'CallForFunds' | 'Expense' | 'BankTransaction';
  id: string;
  title: string;
  /** Business date, Europe/Brussels */
  date: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface TransferredOwnershipWorkingCapital {
  state: 'Passed' | 'NoneFound' | 'Pending';
  /** Refunded to the seller and called from the buyer */
  amount: number;
  unassigned_amount: number;
  detail: string;
}

export interface TransferredOwnership {
  id: string;
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  is_primary_contact: boolean;
  is_voting_mandatary: boolean;
  /** Whether the relation is in force on the day asked for */
  is_active: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
  later_calls: 'Move' | 'Leave' | null;
  /** What was moved to the buyer, or left with the seller */
  later_charges: TransferredOwnershipLaterCharge[];
  working_capital: TransferredOwnershipWorkingCapital;
}

export interface UnitOwner {
  id: string;
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  is_primary_contact: boolean;
  is_voting_mandatary: boolean;
  /** Whether the relation is in force on the day asked for */
  is_active: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface HeldUnit {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  unit_number: string;
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  floor: number | null;
  /** Square metres, at most two decimals */
  area: number | null;
  /** Of the total_quota of the building */
  quota: number;
  parent_unit_id: string | null;
  unit_id: string;
  unit_owner_id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  is_primary_contact: boolean;
  is_voting_mandatary: boolean;
  /** Whether the relation is in force on the day asked for */
  is_active: boolean;
}

export interface UnitOwnerOfOwner {
  id: string;
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  is_primary_contact: boolean;
  is_voting_mandatary: boolean;
  /** Whether the relation is in force on the day asked for */
  is_active: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface OwnershipTotal {
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Fraction of 1, rounded half up to six decimals */
  total_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  total_share: string;
  is_complete: boolean;
}

export interface DistributionKeyWeight {
  unit_id: string;
  weight: number;
  /** What the unit is called today */
  unit_number: string;
}

export interface DistributionKey {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  name: string;
  /** The key that follows the quotas */
  is_general: boolean;
  /** Of the weights shown; null: the first ones */
  valid_from: string | null;
  total_weight: number;
  /** Today's; a unit that is left out weighs 0 */
  weights: DistributionKeyWeight[];
  versions: (string | null)[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface ExpenseDistributionLine {
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  key: string;
  weight: number;
  total_weight: number;
  /** Exact fraction, e.g. "1/3" */
  share: string;
  /** Which of the `allocations` it splits, from 1; 1 where there are none */
  allocation: number;
  /** The day whose owners bear it */
  date: string;
}

export interface ExpenseDistribution {
  lines: ExpenseDistributionLine[];
  /** Euro, at most two decimals, exact */
  total: number;
  cancelled: boolean;
  borne_by: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  /** The reserve pays: what these parts come to is not charged again */
  is_information: boolean;
}

export interface BulkExpenseResultsResult {
  id: string;
  status?: 'Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled';
  problem?: Problem;
}

export interface BulkExpenseResults {
  /** In the order of the ids: the new status, or why it was refused */
  results: BulkExpenseResultsResult[];
}

export interface ExpenseLineItem {
  description: string;
  quantity: number;
  unit_price: number;
  vat_rate: number;
  /** Euro, at most two decimals, exact */
  total_excl_vat: number;
  /** Euro, at most two decimals, exact */
  vat_amount: number;
  /** Euro, at most two decimals, exact */
  total_incl_vat: number;
  /** Euro; what a supplier who rounds VAT by rate asks for beyond the lines */
  rounding_difference: number;
}

export interface ExpenseAllocation {
  account_code: string;
  distribution_key_id: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Business date, Europe/Brussels */
  period_from: string | null;
  /** Business date, Europe/Brussels */
  period_to: string | null;
  description: string | null;
}

export interface ExpenseProblem {
  code:
    | 'line_amount_differs'
    | 'surcharge_amount_differs'
    | 'line_total_differs'
    | 'allowance_total_differs'
    | 'charge_total_differs'
    | 'net_total_differs'
    | 'vat_base_differs'
    | 'vat_amount_differs'
    | 'vat_total_differs'
    | 'gross_total_differs'
    | 'payable_differs'
    | 'buyer_differs'
    | 'invoice_elsewhere'
    | 'supplier_number_invalid'
    | 'iban_invalid'
    | 'iban_differs'
    | 'iban_of_another'
    | 'communication_invalid'
    | 'paid_by_card'
    | 'credited_invoice_unknown'
    | 'credited_invoice_exceeded'
    | 'paper_unreadable'
    | 'amount_missing';
  detail: string;
  /** Else it has to be corrected */
  may_be_acknowledged: boolean;
  /** RFC 3339, UTC, with milliseconds */
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  /** What the user is called today */
  acknowledged_by_name: string | null;
}

export interface Expense {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  description: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Business date, Europe/Brussels */
  expense_date: string;
  category:
    | 'Maintenance'
    | 'Utilities'
    | 'Insurance'
    | 'ManagementFees'
    | 'Repairs'
    | 'Improvements'
    | 'Legal'
    | 'Other';
  kind: 'Invoice' | 'CreditNote';
  credits_expense_id: string | null;
  /** What the supplier is called; an unknown name makes a supplier */
  supplier: string | null;
  supplier_id: string | null;
  invoice_number: string | null;
  /** Business date, Europe/Brussels */
  due_date: string | null;
  payment_communication: string | null;
  /** DirectDebit: the supplier takes it, and no batch pays it */
  payment_method: 'Transfer' | 'DirectDebit';
  account_code: string;
  distribution_key_id: string;
  borne_by: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  owner_id: string | null;
  reserve_account_code: string | null;
  line_items: ExpenseLineItem[];
  allocations: ExpenseAllocation[];
  /** What the owner is called today */
  owner_name: string | null;
  /** Euro; what an Owner bears of it; null for anybody else */
  own_amount: number | null;
  /** Euro; what of the lines was paid before, so that the amount is the rest */
  prepaid_amount: number;
  problems: ExpenseProblem[];
  status: 'Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled';
  /** What the invoice that a credit note corrects is called */
  credits_expense_name: string | null;
  paid: boolean;
  /** Euro; what of it was paid, of a credit note what was refunded */
  paid_amount: number;
  credited_amount: number;
  open_amount: number;
  /** Who sent the mail that an invoice came with, by their address */
  received_from: string | null;
  /** RFC 3339, UTC, with milliseconds */
  disputed_at: string | null;
  dispute_reason: string | null;
  rejection_reason: string | null;
  approval_notes: string | null;
  submitted_by: string | null;
  /** What the user is called today */
  submitted_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  submitted_at: string | null;
  approved_by: string | null;
  /** What the user is called today */
  approved_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  approved_at: string | null;
  /** Business date, Europe/Brussels */
  paid_on: string | null;
  journal_entry_ids: string[];
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface AccountLabels {
  fr: string | null;
  nl: string | null;
  de: string | null;
  en: string | null;
}

export interface Account {
  id: string;
  code: string;
  name: string;
  account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  is_active: boolean;
  /** false: a heading, which takes no entries */
  postable: boolean;
  normal_balance: 'Debit' | 'Credit';
  parent_code: string | null;
  labels: AccountLabels;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface AccountMovement {
  entry_id: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  sequence: number;
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  account_code: string;
  description: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Debits minus credits up to and with this movement */
  balance: number;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  supplier: string | null;
}

export interface FiscalYear {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string;
  status: 'Open' | 'Closed';
  closing_entry_id: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface ClosingCheck {
  findings: ClosingFinding[];
}

export interface ClosingFinding {
  code:
    | 'year_not_ended'
    | 'books_not_proven'
    | 'owner_differences'
    | 'pending_expenses'
    | 'account_58_not_nil'
    | 'draft_expenses'
    | 'draft_calls'
    | 'held_bank_statements'
    | 'open_bank_transactions'
    | 'deferred_costs'
    | 'account_58_nil_later'
    | 'account_4990_not_nil'
    | 'account_4996_not_nil'
    | 'account_643_not_nil'
    | 'reserve_not_covered';
  severity: 'Blocking' | 'Warning';
  count: number;
  /** In the language of the reader */
  detail: string;
  /** Where it is to be seen */
  link: string;
}

export interface Supplier {
  id: string;
  name: string;
  /** Ten digits */
  enterprise_number: string | null;
  /** Capitals without blanks */
  iban: string | null;
  bic: string | null;
  language: 'fr' | 'nl' | 'de' | 'en';
  email: string | null;
  default_account_code: string | null;
  default_distribution_key_id: string | null;
  /** After the date of the invoice; an expense without a due date is due then */
  payment_days: number | null;
  /** Nothing is paid to an account before a second person has confirmed it */
  iban_state: 'None' | 'Unconfirmed' | 'Confirmed';
  /** RFC 3339, UTC, with milliseconds */
  iban_entered_at: string | null;
  /** RFC 3339, UTC, with milliseconds */
  iban_confirmed_at: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface SupplierDuplicatesSupplier {
  id: string;
  name: string;
  enterprise_number: string | null;
  iban: string | null;
}

export interface SupplierDuplicates {
  reason: 'EnterpriseNumber' | 'Spelling';
  /** The oldest first */
  suppliers: SupplierDuplicatesSupplier[];
}

export interface SupplierIban {
  iban: string;
  bic: string | null;
  /** What the user is called today */
  entered_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  entered_at: string;
  /** What the user is called today */
  confirmed_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  confirmed_at: string | null;
  /** RFC 3339, UTC, with milliseconds */
  replaced_at: string | null;
}

export interface BankAccount {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  iban: string;
  holder: string;
  account_code: string;
  bic: string | null;
  purpose: 'Working' | 'Reserve';
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface PaymentBatchLine {
  id: string;
  expense_id: string;
  /** Supplier and description of the expense */
  expense_name: string;
  creditor_name: string;
  creditor_iban: string;
  creditor_bic: string | null;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** What the supplier reads: their communication, else the number of the invoice */
  communication: string;
  /** By which the bank gives the payment back */
  end_to_end_id: string;
  status: 'Pending' | 'Paid' | 'Rejected';
  /** The bank’s reason, such as AC04 */
  reason_code: string | null;
  /** The same in words, or as a person noted it */
  reason: string | null;
}

export interface PaymentBatch {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  bank_account_id: string;
  /** The IBAN of the account today */
  bank_account_iban: string;
  /** Business date, Europe/Brussels */
  execution_date: string;
  status: 'Draft' | 'Approved' | 'Sent' | 'Done' | 'Cancelled';
  /** Euro, at most two decimals, exact */
  total: number;
  /** What the user is called today */
  created_by_name: string | null;
  approved_by: string | null;
  /** What the user is called today */
  approved_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  approved_at: string | null;
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  lines: PaymentBatchLine[];
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface BankRule {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** To or from this account */
  counterparty_iban: string | null;
  /** Words that the communication holds, case aside */
  communication_part: string | null;
  /** Of the bank, whole */
  code: string | null;
  account_code: string | null;
  /** By which owners bear what stands on account_code; null: by General */
  distribution_key_id: string | null;
  /** In place of account_code: pays the one approved expense of this supplier and amount */
  supplier: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface BankReconciliationOpen {
  transaction_id: string | null;
  entry_id: string | null;
  /** Business date, Europe/Brussels */
  date: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface BankReconciliation {
  bank_account_id: string;
  /** The IBAN of the account today */
  bank_account_iban: string;
  /** Business date, Europe/Brussels */
  on: string;
  /** Euro; closing balance of the last accepted statement */
  bank: number;
  /** Euro; on the account of the chart */
  books: number;
  open: BankReconciliationOpen[];
  /** Euro; bank less books less what is open */
  difference: number;
}

export interface BankStatementProblem {
  code: string;
  detail: string;
}

export interface BankStatement {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  bank_account_id: string;
  /** The IBAN of the account today */
  bank_account_iban: string;
  year: number;
  /** As the bank counts them; unique in account and year */
  number: string;
  /** The day of the closing balance */
  date: string;
  /** Euro, at most two decimals, exact */
  opening_balance: number;
  /** Euro, at most two decimals, exact */
  closing_balance: number;
  /** How many there are */
  transactions: number;
  status: 'Accepted' | 'Held' | 'Discarded';
  /** What does not add up, and why the statement is or was held */
  problems: BankStatementProblem[];
  file_name: string;
  /** Why it was released or discarded; null: nobody has */
  decision_reason: string | null;
  /** RFC 3339, UTC, with milliseconds */
  decided_at: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface BankStatementUploadResultSkipped {
  account: string;
  number: string;
  reason: 'AlreadyKnown' | 'UnknownAccount' | 'OtherCurrency' | 'SeparateApplication';
}

export interface BankStatementUploadResult {
  /** Those that were taken */
  statements: BankStatement[];
  skipped: BankStatementUploadResultSkipped[];
}

export interface BankTransactionProposalLine {
  owner_id?: string;
  /** What the owner is called today */
  owner_name?: string;
  expense_id?: string;
  /** With owner_id: a payment of theirs that came back, whole */
  payment_id?: string;
  /** Supplier and description of the expense */
  expense_name?: string;
  account_code?: string;
  supplier_id?: string;
  /** What the supplier is called today */
  supplier_name?: string;
  /** With account_code: by which owners bear a cost or an income; else by General */
  distribution_key_id?: string;
  /** Booked by hand: nothing is posted */
  entry_id?: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface BankTransactionProposal {
  kind:
    | 'OwnerPayment'
    | 'SupplierPayment'
    | 'Transfer'
    | 'BankCosts'
    | 'Interest'
    | 'Refund'
    | 'Return'
    | 'Other';
  certainty: 'Certain' | 'Likely' | 'Hint';
  evidence: (
    | 'Entry'
    | 'Rule'
    | 'EndToEnd'
    | 'Communication'
    | 'Code'
    | 'Iban'
    | 'Amount'
    | 'Name')[];
  lines: BankTransactionProposalLine[];
}

export interface BankTransaction {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  bank_account_id: string;
  /** The IBAN of the account today */
  bank_account_iban: string;
  statement_id: string;
  /** Business date, Europe/Brussels */
  booked_on: string;
  /** Business date, Europe/Brussels */
  value_date: string | null;
  /** Euro; positive: received */
  amount: number;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  communication: string | null;
  /** Twelve digits, or a reference of ISO 11649 */
  structured_communication: string | null;
  end_to_end_id: string | null;
  /** As the bank gives it */
  code: string;
  /** Why a payment came back */
  return_reason: string | null;
  status: 'Open' | 'Matched' | 'Parked';
  /** What it may be, the surest first; none once it is matched */
  proposals: BankTransactionProposal[];
  /** By which it stands in the books; null while it is open */
  entry_id: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface BankTransactionDistributionLine {
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  key: string;
  weight: number;
  total_weight: number;
  /** Exact fraction, e.g. "1/3" */
  share: string;
  account_code: string;
}

export interface BankTransactionDistribution {
  lines: BankTransactionDistributionLine[];
  /** Euro; below zero is to the owners’ good */
  total: number;
}

export interface CertainMatches {
  matched: number;
  /** Euro; what came in with these */
  received: number;
  /** Euro; what went out with these */
  paid: number;
  /** Those looked at that wait for a person */
  open: number;
  /** Behind which others wait to be looked at; null when all were */
  next: string | null;
}

export interface BulkCallResultsResult {
  building_id: string;
  /** What the building is called today */
  building_name: string;
  id?: string;
  status?: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
  problem?: Problem;
}

export interface BulkCallResults {
  /** In the order of the buildings: the draft, or why it was refused */
  results: BulkCallResultsResult[];
}

export interface CallDistributionLine {
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  key: string;
  weight: number;
  total_weight: number;
  /** Exact fraction, e.g. "1/3" */
  share: string;
  /** Which of the `parts` it splits, from 1; 1 where there are none */
  part: number;
}

export interface CallDistribution {
  lines: CallDistributionLine[];
  /** Euro, at most two decimals, exact */
  total: number;
  cancelled: boolean;
}

export interface CallForFundsPart {
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Euro, at most two decimals, exact */
  total_amount: number;
  distribution_key_id: string;
}

export interface CallForFunds {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  status: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
  title: string;
  description: string | null;
  /** null: its parts are for several, each named there */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works' | null;
  /** Euro, at most two decimals, exact */
  total_amount: number;
  /** None: it is one whole */
  parts: CallForFundsPart[];
  /** Ownership on this day counts */
  call_date: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** null: its parts are split by several */
  distribution_key_id: string | null;
  series_id: string | null;
  instalment_number: number | null;
  instalment_count: number | null;
  /** Euro; null for a draft; an Owner sees what they owe of it */
  open_amount: number | null;
  journal_entry_ids: string[];
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  /** RFC 3339, UTC, with milliseconds */
  cancelled_at: string | null;
  cancellation_reason: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface CallReceivablePart {
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Euro, at most two decimals, exact */
  open_amount: number;
}

export interface CallReceivableLine {
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  key: string;
  weight: number;
  total_weight: number;
  /** Exact fraction, e.g. "1/3" */
  share: string;
  /** Which of the `parts` it splits, from 1; 1 where there are none */
  part: number;
}

export interface CallReceivable {
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Euro, at most two decimals, exact */
  open_amount: number;
  /** By fund, in the order in which payments settle them; none of what is for one fund alone */
  parts: CallReceivablePart[];
  /** Business date, Europe/Brussels */
  due_date: string;
  /** +++NNN/NNNN/NNNCC+++ */
  structured_communication: string;
  lines: CallReceivableLine[];
}

export interface LetterDelivery {
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  channel: 'Email' | 'Post';
  /** Sent: the mail server took it; ToPost: its letter is to be posted */
  status: 'Pending' | 'Sent' | 'Failed' | 'ToPost' | 'Posted';
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  /** What the last attempt failed on */
  error: string | null;
  /** Business date, Europe/Brussels */
  posted_on: string | null;
  tracking_number: string | null;
  /** Of the PDF that was sent; null until it is drawn */
  letter_sha256: string | null;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface ReminderDelivery {
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  channel: 'Email' | 'Post';
  /** Sent: the mail server took it; ToPost: its letter is to be posted */
  status: 'Pending' | 'Sent' | 'Failed' | 'ToPost' | 'Posted';
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  /** What the last attempt failed on */
  error: string | null;
  /** Business date, Europe/Brussels */
  posted_on: string | null;
  tracking_number: string | null;
  /** Of the PDF that was sent; null until it is drawn */
  letter_sha256: string | null;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface PaymentAllocationSource {
  type: string;
  id: string;
}

export interface PaymentAllocation {
  receivable_id: string;
  source: PaymentAllocationSource;
  structured_communication: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface Payment {
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Business date, Europe/Brussels */
  received_on: string;
  method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  communication: string | null;
  bank_account_id: string | null;
  /** The IBAN of the account today */
  bank_account_iban: string | null;
  status: 'Recorded' | 'Reversed';
  account_code: string;
  /** What the payment settles now; nothing once it is reversed */
  allocations: PaymentAllocation[];
  reserve_to_transfer: number;
  /** Euro that no receivable has taken yet */
  credit: number;
  /** Business date, Europe/Brussels */
  reversed_on: string | null;
  reversal_reason: 'Error' | 'Bounced' | null;
  /** Why the bank took it back, by its code, such as AM04 */
  return_reason: string | null;
  /** RFC 3339, UTC, with milliseconds */
  reversed_at: string | null;
  journal_entry_ids: string[];
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface PaymentReminderItemSource {
  type:
    | 'CallForFunds'
    | 'UnitTransfer'
    | 'JournalEntry'
    | 'LatePenalty'
    | 'Expense'
    | 'BankTransaction';
  id: string;
}

export interface PaymentReminderItem {
  receivable_id: string;
  source: PaymentReminderItemSource;
  /** What its call is called; null: it is of none */
  title: string | null;
  structured_communication: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Euro, at most two decimals, exact */
  open_amount: number;
  /** By fund, in the order in which payments settle them; none of what is for one fund alone */
  parts: CallReceivablePart[];
  /** 0 once nothing is open */
  days_overdue: number;
}

export interface PaymentReminderMail {
  /** Sent: the mail server took it */
  status: 'Pending' | 'Sent' | 'Failed';
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  error: string | null;
}

export interface PaymentReminderEvent {
  /** RFC 3339, UTC, with milliseconds */
  occurred_at: string;
  event:
    | 'Created'
    | 'Sent'
    | 'Escalated'
    | 'Paused'
    | 'Resumed'
    | 'Settled'
    | 'Reopened'
    | 'Cancelled'
    | 'PenaltyCharged'
    | 'PenaltyWaived'
    | 'PenaltyReversed';
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** Euro, at most two decimals, exact */
  amount_owed: number;
  /** Euro, at most two decimals, exact */
  penalty: number;
  /** The reason given, or how it was sent, with the tracking number */
  detail: string | null;
  actor_id: string;
}

export interface PaymentReminder {
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  call_for_funds_id: string | null;
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  status: 'Open' | 'Sent' | 'Settled' | 'Cancelled';
  message: string | null;
  notes: string | null;
  /** Euro, at most two decimals, exact */
  amount_owed: number;
  /** Claimed, and not owed in the books */
  late_payment_penalty: number;
  /** Owed in the books: paid, or charged by a person */
  penalty_charged: number;
  /** Given up */
  penalty_waived: number;
  /** Euro, at most two decimals, exact */
  total_amount: number;
  items: PaymentReminderItem[];
  /** Since the oldest due date with an open amount */
  days_overdue: number;
  /** Business date, Europe/Brussels */
  sent_date: string | null;
  sent_by: 'Post' | 'Email' | 'Hand' | null;
  /** That of the present level; null: there is none */
  mail: PaymentReminderMail | null;
  tracking_number: string | null;
  paused: boolean;
  pause_reason: string | null;
  cancellation_reason: string | null;
  /** Business date, Europe/Brussels */
  settled_on: string | null;
  /** Business date, Europe/Brussels */
  level_changed_on: string;
  events: PaymentReminderEvent[];
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface PaymentReminderRunSkipped {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  reason:
    | 'automatic_off'
    | 'restricted'
    | 'not_yet_due'
    | 'below_minimum'
    | 'paused'
    | 'awaiting_sending'
    | 'waiting_period'
    | 'needs_a_person'
    | 'cancelled'
    | 'rate_missing';
}

export interface PaymentReminderRunLine {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  from: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction' | null;
  to: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** Euro, at most two decimals, exact */
  amount_owed: number;
}

export interface PaymentReminderRun {
  /** Nothing was written */
  dry_run: boolean;
  created: number;
  escalated: number;
  skipped: PaymentReminderRunSkipped[];
  lines: PaymentReminderRunLine[];
}

export interface PaymentReminderStatsByLevel {
  Gentle: number;
  Formal: number;
  FinalNotice: number;
  LegalAction: number;
}

export interface PaymentReminderStatsByStatus {
  Open: number;
  Sent: number;
  Settled: number;
  Cancelled: number;
}

export interface PaymentReminderStatsAgeing {
  /** Euro, at most two decimals, exact */
  not_due: number;
  /** Euro, at most two decimals, exact */
  days_0_30: number;
  /** Euro, at most two decimals, exact */
  days_31_60: number;
  /** Euro, at most two decimals, exact */
  days_61_90: number;
  /** Euro, at most two decimals, exact */
  days_over_90: number;
  /** What owners have to their good */
  credits: number;
  /** The owners' balance in the books: open less credits */
  balance: number;
}

export interface PaymentReminderStats {
  total_reminders: number;
  by_level: PaymentReminderStatsByLevel;
  by_status: PaymentReminderStatsByStatus;
  /** Open amounts of reminders that are Open or Sent */
  total_owed: number;
  /** Penalties of reminders that are Open or Sent */
  total_penalties: number;
  /** Payments of what was reminded of, since it first was */
  total_recovered: number;
  /** recovered / (recovered + owed), at most four decimals; 0 when nothing is asked for */
  recovery_rate: number;
  /** From the due date to the payment of what was reminded of */
  median_days_to_payment: number | null;
  /** Euro; what all owners owe today that was due before */
  total_overdue: number;
  ageing: PaymentReminderStatsAgeing;
}

export interface ReminderSettings {
  /** The building whose own they are; null: those of the organization */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  gentle_days: number;
  formal_days: number;
  final_notice_days: number;
  legal_action_days: number;
  automatic: 'None' | 'Gentle' | 'GentleAndFormal';
  /** At which the daily run is made, by the clocks in Belgium */
  hour: number;
  /** Of less, a run reminds nobody; a person may */
  minimum_amount: number;
}

export interface ImportResultCreated {
  units: number;
  owners: number;
  unit_owners: number;
  distribution_keys: number;
}

export interface ImportResultError {
  file: string;
  row: number | null;
  column: string | null;
  code: string;
  detail: string;
  remedy: string;
}

export interface ImportResult {
  /** null: a dry run of a building that is new */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  created: ImportResultCreated;
  /** Files that an import does not read */
  ignored: string[];
  /** Always empty here; a refused import answers 422 with them */
  errors: ImportResultError[];
}

export interface ExpensesImportResultLine {
  /** As a spreadsheet counts it, the header included */
  row: number;
  /** null: new, in a dry run */
  expense_id: string | null;
  description: string;
  supplier: string | null;
  /** Business date, Europe/Brussels */
  expense_date: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  is_known: boolean;
}

export interface ExpensesImportResult {
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Drafts that are new */
  created: number;
  /** Rows whose expense the building has already */
  known: number;
  /** Euro, of those that are new */
  total: number;
  lines: ExpensesImportResultLine[];
  /** Columns that an import does not read */
  ignored: string[];
  /** Always empty here; a refused import answers 422 with them */
  errors: ImportResultError[];
}

export interface PaymentsImportResultLine {
  /** As a spreadsheet counts it, the header included */
  row: number;
  /** null: new, in a dry run */
  payment_id: string | null;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Business date, Europe/Brussels */
  received_on: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  is_known: boolean;
}

export interface PaymentsImportResult {
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Payments that are new */
  created: number;
  /** Rows whose payment the books hold already */
  known: number;
  /** Euro, of those that are new */
  total: number;
  lines: PaymentsImportResultLine[];
  /** Always empty here; a refused import answers 422 with them */
  errors: ImportResultError[];
}

export interface JournalEntryLine {
  account_code: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  supplier: string | null;
  description: string | null;
  due_date: string | null;
}

export interface JournalEntrySource {
  type:
    | 'Expense'
    | 'FiscalYear'
    | 'CallForFunds'
    | 'Payment'
    | 'UnitTransfer'
    | 'LatePenalty'
    | 'BankTransaction';
  id: string;
}

export interface JournalEntry {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  description: string;
  lines: JournalEntryLine[];
  source: JournalEntrySource | null;
  reverses_id: string | null;
  reversed_by_id: string | null;
  /** Place in the organization's chain, from 1 */
  sequence: number;
  /** SHA-256 over the entry before and this one, hexadecimal */
  hash: string;
  created_by: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface LedgerProofTrialBalance {
  code: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
}

export interface LedgerProof {
  /** Debits equal credits, and the sums kept equal the lines */
  balanced: boolean;
  /** Every hash recomputed is the one stored */
  chain_intact: boolean;
  entry_count: number;
  /** Euro, at most two decimals, exact */
  total_debit: number;
  /** Euro, at most two decimals, exact */
  total_credit: number;
  head_hash: string;
  trial_balance: LedgerProofTrialBalance[];
}

export interface SignedInSession {
  id: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  last_used_at: string;
  address: string;
  user_agent: string;
  current: boolean;
}

export interface Me {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  language: 'fr' | 'nl' | 'de' | 'en';
  totp_enabled: boolean;
  roles: RoleAssignment[];
  active_role: string;
  /** What clients keep for this person; at most 16 KiB of JSON */
  settings: Record<string, unknown>;
  /** The operations that the active role may call, by their operationId */
  rights: string[];
}

export interface RoleAssignment {
  role_id: string;
  role_type: 'SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner';
  organization_id: string | null;
  organization_name: string | null;
  owner_id?: string;
  building_ids?: string[];
}

export interface SignInUser {
  id: string;
  email: string;
  name: string;
  language: 'fr' | 'nl' | 'de' | 'en';
}

export interface SignIn {
  access_token: string;
  /** Absent where it travels in the cookie of a browser */
  refresh_token?: string;
  token_type: 'Bearer';
  /** Seconds */
  expires_in: number;
  user: SignInUser;
  roles: RoleAssignment[];
  active_role: string;
}

export interface ProcessingActivity {
  name:
    | 'OwnerRegister'
    | 'Sales'
    | 'Charges'
    | 'Purchases'
    | 'Accounting'
    | 'Payments'
    | 'Recovery'
    | 'Correspondence'
    | 'Documents'
    | 'Assemblies'
    | 'Tickets'
    | 'Accounts'
    | 'SignIn'
    | 'Notifications'
    | 'AuditTrail'
    | 'PrivacyRequests'
    | 'Office';
  /** Letters of art. 6(1) */
  lawful_bases: ('b' | 'c' | 'f')[];
  data_subjects: ('Owner' | 'User' | 'Account' | 'Email' | 'Supplier' | 'Organization')[];
  data_categories: (
    | 'Identity'
    | 'Contact'
    | 'Ownership'
    | 'Financial'
    | 'Correspondence'
    | 'Content'
    | 'Preferences'
    | 'Activity'
    | 'Credentials'
    | 'Technical')[];
  recipients: (
    | 'Office'
    | 'CoOwners'
    | 'Council'
    | 'Auditor'
    | 'Notary'
    | 'Court'
    | 'Bank'
    | 'Authority'
    | 'TechnicalProvider')[];
  retention_months: number;
  retention_starts:
    | 'ClosingOfBooks'
    | 'EndOfOwnership'
    | 'Settlement'
    | 'EndOfRole'
    | 'Event'
    | 'Answer';
  /** Where the data stands */
  tables: string[];
}

export interface Document {
  id: string;
  title: string;
  document_type:
    | 'Invoice'
    | 'Contract'
    | 'MeetingInvitation'
    | 'MeetingMinutes'
    | 'InsurancePolicy'
    | 'MaintenanceReport'
    | 'FinancialReport'
    | 'Letter'
    | 'Other';
  visibility: 'Staff' | 'Board' | 'Owners' | 'Owner';
  building_id: string | null;
  unit_id: string | null;
  owner_id: string | null;
  expense_id: string | null;
  call_for_funds_id: string | null;
  ticket_id: string | null;
  meeting_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  /** Supplier and description of the expense */
  expense_name: string | null;
  /** The last day on which it cannot be deleted */
  retention_until: string | null;
  /** It cannot be deleted while a dispute needs it */
  legal_hold: boolean;
  file_name: string;
  /** Found by what the file holds */
  content_type: string;
  /** Bytes */
  size: number;
  /** Of the bytes, hexadecimal */
  sha256: string;
  /** Of its file: the latest */
  version_number: number;
  /** The service has sent it, and keeps it as it was */
  is_sent_letter: boolean;
  created_by: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface DocumentVersion {
  version_number: number;
  file_name: string;
  content_type: string;
  size: number;
  sha256: string;
  created_by: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface DownloadLink {
  /** Works once, for 60 seconds, for whoever has it */
  url: string;
  /** RFC 3339, UTC, with milliseconds */
  expires_at: string;
}

export interface AgendaItemCandidate {
  id: string;
  name: string;
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
}

export interface AgendaItemBudgetLine {
  account_code: string;
  account_name: string;
  labels: AccountLabels;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface AgendaItemBudgetAnnounced {
  /** Euro, at most two decimals, exact */
  total: number;
  lines: AgendaItemBudgetLine[];
}

export interface AgendaItemBudget {
  /** The year in which the fiscal year ends */
  fiscal_year: number;
  /** Euro, at most two decimals, exact */
  total: number;
  lines: AgendaItemBudgetLine[];
  /** What was announced, where the meeting changed it */
  announced: AgendaItemBudgetAnnounced | null;
}

export interface AgendaItemExcluded {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
}

export interface AgendaItem {
  id: string;
  meeting_id: string;
  /** Its place on the agenda */
  position: number;
  title: string;
  description: string | null;
  kind: 'Information' | 'Decision';
  decision_type:
    | 'Accounts'
    | 'Budget'
    | 'Discharge'
    | 'SyndicAppointment'
    | 'SyndicDismissal'
    | 'AuditorAppointment'
    | 'CouncilAppointment'
    | 'Contract'
    | 'LegallyRequiredWorks'
    | 'ConservationWorks'
    | 'LegalProceedings'
    | 'Other'
    | 'StatutesOfUse'
    | 'CommonWorks'
    | 'QuoteThreshold'
    | 'PrivateWorks'
    | 'CouncilDelegation'
    | 'Statutes'
    | 'ChangeOfDestination'
    | 'PartialRebuilding'
    | 'PropertyPurchase'
    | 'PropertyDisposal'
    | 'PartialAssociation'
    | 'DivisionOfLots'
    | 'NecessaryDemolition'
    | 'NoReserveFund'
    | 'ChangeOfShares'
    | 'Demolition'
    | null;
  /** Only who has a weight in this key decides, with that weight */
  distribution_key_id: string | null;
  /** Who has voted is known, what is not */
  secret: boolean;
  /** That of the law for its type, or a stricter one; in writing, unanimity */
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  /** What failed because owners were absent, and is put to the vote again */
  repeats_item_id: string | null;
  /** What was put to the vote in place of the description */
  amended_text: string | null;
  /** Of the Civil Code, which asks for the majority */
  article: string | null;
  candidates: AgendaItemCandidate[];
  /** The yearly amounts by account that it decides on */
  budget: AgendaItemBudget | null;
  excluded: AgendaItemExcluded[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface ConvocationConsent {
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** The writing by which it was given; by an owner’s own login always Online */
  means: 'Paper' | 'Email' | 'Online';
  /** Business date, Europe/Brussels */
  agreed_on: string;
  /** From then on convocations go by registered mail; null: it is in force */
  withdrawn_on: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface AgendaProposal {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  title: string;
  description: string | null;
  /** The day on which it reached the syndic */
  received_on: string;
  for_window_from: string | null;
  /** Business date, Europe/Brussels */
  withdrawn_on: string | null;
  agenda_item_id: string | null;
  status: 'Received' | 'OnAgenda' | 'Withdrawn';
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface AssemblyRequest {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  owners: AgendaItemExcluded[];
  /** The day on which it reached the syndic */
  received_on: string;
  reason: string;
  /** Of those who ask, on the day it was received */
  shares: number;
  shares_total: number;
  /** The last day to convene the assembly */
  convene_by: string;
  /** The assembly by which it is answered */
  meeting_id: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Meeting {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** When one meets; of a WrittenDecision, until when answers count */
  scheduled_date: string;
  title: string;
  location: string | null;
  agenda: string | null;
  /** The convocation says that one may take part from afar */
  remote_allowed: boolean;
  /** Where one joins from afar; told with the convocation where remote_allowed */
  remote_address: string | null;
  first_meeting_id: string | null;
  status: 'Scheduled' | 'InProgress' | 'Completed' | 'Cancelled';
  /** RFC 3339, UTC, with milliseconds */
  opened_at: string | null;
  /** RFC 3339, UTC, with milliseconds */
  closed_at: string | null;
  last_sending_day: string | null;
  /** The last day to post them, so that they come in time by post */
  last_posting_day: string | null;
  /** RFC 3339, UTC, with milliseconds */
  convened_at: string | null;
  /** Why people were convened with a shorter notice */
  urgent_reason: string | null;
  warnings: ('LateForPost' | 'ShortNotice')[];
  cancellation_reason: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Attendance {
  id: string;
  meeting_id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  mode: 'InPerson' | 'Remote' | 'Represented' | 'InWriting';
  /** Who holds the proxy */
  represented_by: string | null;
  /** Votes by the register on the day of the meeting */
  weight: number;
  /** Joint holders have named nobody: not counted as present */
  vote_suspended: boolean;
  /** RFC 3339, UTC, with milliseconds */
  arrived_at: string;
  /** RFC 3339, UTC, with milliseconds */
  left_at: string | null;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Proxy {
  id: string;
  meeting_id: string;
  principal_owner_id: string;
  /** Who is represented */
  principal_name: string;
  holder_owner_id: string | null;
  /** Who votes for them */
  holder_name: string;
  notarial: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Quorum {
  owners_total: number;
  owners_present: number;
  shares_total: number;
  shares_present: number;
  rule: 'MoreThanHalf' | 'ThreeQuarters' | 'SecondSession' | null;
  reached: boolean;
}

export interface BallotEntry {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  weight: number;
  may_vote: boolean;
  /** Of a secret ballot too: who, not what */
  has_voted: boolean;
  /** Why not */
  reason:
    | 'NotOpen'
    | 'Closed'
    | 'NotPresent'
    | 'Suspended'
    | 'NotConcerned'
    | 'Represented'
    | 'ContractBound'
    | null;
  /** What was voted; null: nothing yet, or secret */
  choice: 'For' | 'Against' | 'Abstain' | null;
}

export interface LiveMeetingResultBeforeReduction {
  for: number;
  against: number;
  abstain: number;
}

export interface LiveMeetingResultCapped {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  from: number;
  to: number;
}

export interface LiveMeetingResultCandidateBeforeReduction {
  for: number;
  against: number;
  abstain: number;
}

export interface LiveMeetingResultCandidate {
  candidate_id: string;
  name: string;
  result: 'Adopted' | 'Rejected';
  for: number;
  against: number;
  abstain: number;
  /** For and against, by which the majority is measured */
  votes_cast: number;
  /** The least votes for it that adopt it */
  threshold: number;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
}

export interface LiveMeetingResult {
  agenda_item_id: string;
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  /** Null: told only, or not voted on */
  result: 'Adopted' | 'Rejected' | null;
  for: number | null;
  against: number | null;
  abstain: number | null;
  votes_cast: number | null;
  threshold: number | null;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultBeforeReduction | null;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  /** Of an election, what became of each */
  candidates: LiveMeetingResultCandidate[];
}

export interface LiveMeeting {
  meeting: Meeting;
  owners_present: number;
  shares_present: number;
  /** The item that it is at, or is to decide next; null: it is not under way */
  current_item_id: string | null;
  /** How many may vote on that item; null: nobody now */
  voters: number | null;
  /** How many of them have */
  voted: number | null;
  results: LiveMeetingResult[];
  /** By the clock of the service */
  told_at: string;
}

export interface Decision {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  meeting_id: string;
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  agenda_item_id: string;
  /** Business date, Europe/Brussels */
  decided_on: string;
  /** Its place on the agenda */
  position: number;
  title: string;
  /** As it was voted on */
  text: string | null;
  decision_type:
    | 'Accounts'
    | 'Budget'
    | 'Discharge'
    | 'SyndicAppointment'
    | 'SyndicDismissal'
    | 'AuditorAppointment'
    | 'CouncilAppointment'
    | 'Contract'
    | 'LegallyRequiredWorks'
    | 'ConservationWorks'
    | 'LegalProceedings'
    | 'Other'
    | 'StatutesOfUse'
    | 'CommonWorks'
    | 'QuoteThreshold'
    | 'PrivateWorks'
    | 'CouncilDelegation'
    | 'Statutes'
    | 'ChangeOfDestination'
    | 'PartialRebuilding'
    | 'PropertyPurchase'
    | 'PropertyDisposal'
    | 'PartialAssociation'
    | 'DivisionOfLots'
    | 'NecessaryDemolition'
    | 'NoReserveFund'
    | 'ChangeOfShares'
    | 'Demolition'
    | null;
  majority: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'Unanimity' | 'UnanimityOfPresent';
  result: 'Adopted' | 'Rejected';
  /** The last day to challenge it before the judge; null: the council decided it */
  challengeable_until: string | null;
  /** From when on it may be put to the vote again, where it failed because owners were absent */
  repeatable_from: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface FollowUp {
  id: string;
  decision_id: string;
  kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
  title: string;
  /** By when; of a mandate, its last day */
  due_on: string | null;
  /** Business date, Europe/Brussels */
  done_on: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface MinutesQuorum {
  owners_total: number;
  owners_present: number;
  shares_total: number;
  shares_present: number;
  rule: 'MoreThanHalf' | 'ThreeQuarters' | 'SecondSession' | null;
  reached: boolean;
}

export interface MinutesItemCandidate {
  candidate_id: string;
  name: string;
  result: 'Adopted' | 'Rejected';
  for: number;
  against: number;
  abstain: number;
  /** For and against, by which the majority is measured */
  votes_cast: number;
  /** The least votes for it that adopt it */
  threshold: number;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  against_names: string[];
  abstain_names: string[];
}

export interface MinutesItemVoidRound {
  round_number: number;
  reason: string;
}

export interface MinutesItem {
  agenda_item_id: string;
  position: number;
  title: string;
  description: string | null;
  /** What was put to the vote in place of the description */
  amended_text: string | null;
  /** What is to be said of it besides */
  remark: string | null;
  kind: string;
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  article: string | null;
  secret: boolean;
  excluded: AgendaItemExcluded[];
  /** The yearly amounts by account that it decides on */
  budget: AgendaItemBudget | null;
  /** Null: told only, or not voted on */
  result: 'Adopted' | 'Rejected' | null;
  for: number | null;
  against: number | null;
  abstain: number | null;
  votes_cast: number | null;
  threshold: number | null;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultBeforeReduction | null;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  /** Of an election, what became of each, and who did not vote for them */
  candidates: MinutesItemCandidate[];
  against_names: string[];
  abstain_names: string[];
  void_rounds: MinutesItemVoidRound[];
}

export interface Minutes {
  meeting: Meeting;
  chair: string | null;
  secretary: string | null;
  scrutineers: string | null;
  remarks: string | null;
  /** When they were sent to all; they stay as they are from then on */
  published_at: string | null;
  quorum: MinutesQuorum | null;
  attendances: Attendance[];
  proxies: Proxy[];
  /** Titles of what owners could read about it until its end */
  documents: string[];
  items: MinutesItem[];
  /** The last day to send them to all */
  due_on: string | null;
  challengeable_until: string | null;
}

export interface Vote {
  /** Null: the ballot is secret */
  id: string | null;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  candidate_id: string | null;
  /** Null: the ballot is secret */
  choice: 'For' | 'Against' | 'Abstain' | null;
  /** Votes by the register, before any reduction */
  weight: number;
  /** RFC 3339, UTC, with milliseconds */
  cast_at: string;
}

export interface VoteResult {
  result: 'Adopted' | 'Rejected';
  for: number;
  against: number;
  abstain: number;
  /** For and against, by which the majority is measured */
  votes_cast: number;
  /** The least votes for it that adopt it */
  threshold: number;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  /** Of an election, what became of each */
  candidates: LiveMeetingResultCandidate[];
  round_number: number;
  /** RFC 3339, UTC, with milliseconds */
  closed_at: string;
}

export interface VotesCast {
  votes: Vote[];
}

export interface VotesProof {
  meeting_id: string;
  votes: number;
  /** SHA-256 that the last vote is proved by */
  head_hash: string;
  /** Nothing was changed, taken out or put in since */
  is_whole: boolean;
  /** The first vote whose hash is another */
  broken_at: number | null;
  /** The results are what the votes add up to */
  outcomes_match: boolean;
}

export interface VotingRound {
  agenda_item_id: string;
  round_number: number;
}

export interface Ticket {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  title: string;
  description: string;
  category:
    | 'Plumbing'
    | 'Electricity'
    | 'Heating'
    | 'Elevator'
    | 'Roof'
    | 'CommonAreas'
    | 'Cleaning'
    | 'Security'
    | 'Neighbours'
    | 'Administration'
    | 'Other';
  priority: 'Low' | 'Medium' | 'High' | 'Critical';
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  status: 'Open' | 'InProgress' | 'Resolved' | 'Closed' | 'Cancelled';
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  assignee_id: string | null;
  /** Who deals with it */
  assignee_name: string | null;
  resolution: string | null;
  cancellation_reason: string | null;
  expense_id: string | null;
  /** Supplier and description of the expense */
  expense_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  resolved_at: string | null;
  created_by: string;
  /** Who opened it */
  created_by_name: string | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface TicketComment {
  id: string;
  ticket_id: string;
  author_id: string;
  author_name: string;
  body: string;
  /** Shown to the office and the board alone */
  is_internal: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface TicketHistoryEventDetails {
  assignee_name?: string;
  reason?: string;
  fields?: string[];
}

export interface TicketHistoryEvent {
  id: string;
  event:
    | 'Created'
    | 'Changed'
    | 'Assigned'
    | 'Started'
    | 'Resolved'
    | 'Closed'
    | 'Reopened'
    | 'Cancelled';
  actor_id: string;
  actor_name: string | null;
  /** To whom it was given, why it was cancelled, which fields were changed */
  details: TicketHistoryEventDetails;
  /** RFC 3339, UTC, with milliseconds */
  occurred_at: string;
}

export interface TicketStatsByStatus {
  Open: number;
  InProgress: number;
  Resolved: number;
  Closed: number;
  Cancelled: number;
}

export interface TicketStatsByPriority {
  Low: number;
  Medium: number;
  High: number;
  Critical: number;
}

export interface TicketStats {
  /** Open or in progress */
  open: number;
  /** Of these, given to nobody */
  unassigned: number;
  by_status: TicketStatsByStatus;
  /** Of those open or in progress */
  by_priority: TicketStatsByPriority;
  /** From opening to resolution, of the last twelve months */
  median_hours_to_resolve: number | null;
}

export interface GdprRequest {
  id: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  kind:
    | 'Access'
    | 'Portability'
    | 'Rectification'
    | 'Erasure'
    | 'Restriction'
    | 'Objection';
  /** What is asked, in words */
  details: string | null;
  /** Business date, Europe/Brussels */
  received_on: string;
  /** By then it is to be answered: a month after receipt, extended three */
  due_on: string;
  status: 'Open' | 'Extended' | 'Completed' | 'Refused';
  /** Business date, Europe/Brussels */
  extended_on: string | null;
  extension_reason: string | null;
  /** What was done, or why it was refused */
  outcome: string | null;
  /** RFC 3339, UTC, with milliseconds */
  answered_at: string | null;
  created_by: string;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface DataAccess {
  id: string;
  /** Its place in the log of the organization */
  sequence: number;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  actor_id: string;
  /** Null: a user whom the organization no longer knows */
  actor_name: string | null;
  /** By which it was read, as the interface names it */
  operation: string;
  /** RFC 3339, UTC, with milliseconds */
  accessed_at: string;
}

export interface AccessLogProof {
  /** Every hash recomputed is the one stored */
  chain_intact: boolean;
  entry_count: number;
  head_hash: string;
}

export interface AuditEntryDetail {
  name: string;
  value: string;
}

export interface AuditEntry {
  id: string;
  /** Its place in the log of the organization */
  sequence: number;
  /** RFC 3339, UTC, with milliseconds */
  occurred_at: string;
  actor_id: string;
  /** Null: the service by itself, or a user whom nobody knows any more */
  actor_name: string | null;
  role_type:
    | 'SuperAdmin'
    | 'Syndic'
    | 'Accountant'
    | 'BoardMember'
    | 'Auditor'
    | 'Owner'
    | null;
  /** What was asked for, as the interface names it; null: nothing was */
  operation: string | null;
  /** From where it was asked for */
  address: string | null;
  /** What was done: `expense.approved` */
  action: string;
  object_type: string;
  object_id: string;
  /** Reasons and facts that belong to it */
  details: AuditEntryDetail[];
  changes: AuditChange[];
  /** What it held of a person was erased */
  is_erased: boolean;
}

export interface AuditChangeField {
  name: string;
  /** As text; amounts in euro. Null: nothing */
  before: string | null;
  /** As text; amounts in euro. Null: nothing */
  after: string | null;
}

export interface AuditChange {
  object_type: string;
  object_id: string;
  deed: 'Created' | 'Changed' | 'Deleted';
  /** None: only that it has changed is known */
  fields: AuditChangeField[];
}

export interface AuditProof {
  /** Every hash recomputed is the one stored */
  chain_intact: boolean;
  /** All there ever were */
  entry_count: number;
  /** Those of them whose seven years are over */
  ended_count: number;
  /** Those of which something was erased */
  erased_count: number;
  head_hash: string;
}

export interface ServiceStateVersions {
  service: string;
  node: string;
  postgres: string;
}

export interface ServiceStateBackupsArchive {
  name: string;
  /** RFC 3339, UTC, with milliseconds */
  made_at: string;
  size_bytes: number;
}

export interface ServiceStateBackupsContinuous {
  /** Since the newest copy; null: there is none */
  age_seconds: number | null;
  /** For how long a part of its log waits to be saved; null: it cannot be told */
  waiting_seconds: number | null;
}

export interface ServiceStateBackups {
  /** Whether the folder of backups can be read */
  is_reachable: boolean;
  is_encrypted: boolean;
  /** Since the newest; null: there is none */
  age_seconds: number | null;
  /** The newest first */
  archives: ServiceStateBackupsArchive[];
  continuous: ServiceStateBackupsContinuous | null;
}

export interface ServiceStateDrillStep {
  step: string;
  seconds: number;
}

export interface ServiceStateDrill {
  /** RFC 3339, UTC, with milliseconds */
  started_at: string;
  kind: 'Rows' | 'Base' | 'Monitoring';
  /** The backup that was restored; a pattern: there is none */
  archive: string;
  succeeded: boolean;
  /** How long it took in all */
  recovery_seconds: number;
  /** How old the backup was: what would have been lost; 0 where there is none */
  loss_seconds: number;
  steps: ServiceStateDrillStep[];
}

export interface ServiceStateRecoveryTarget {
  part: 'Api' | 'Database' | 'Frontend' | 'Monitoring';
  /** How soon it is to be back */
  recovery_seconds: number;
  /** How much of the time before may be lost */
  loss_seconds: number;
}

export interface ServiceStateProof {
  /** RFC 3339, UTC, with milliseconds */
  ended_at: string;
  organization_count: number;
  /** What did not hold of books, votes and logs */
  fault_count: number;
}

export interface ServiceStateQueue {
  task: string;
  count: number;
  /** For how long the oldest has been due */
  oldest_seconds: number;
}

export interface ServiceStateFailedJob {
  /** As the log of the service names it: `job_id` */
  id: string;
  task: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  failed_at: string;
  attempts: number;
}

export interface ServiceState {
  versions: ServiceStateVersions;
  backups: ServiceStateBackups;
  /** The last twelve, the newest first */
  drills: ServiceStateDrill[];
  recovery_targets: ServiceStateRecoveryTarget[];
  /** The last nightly proof; null: there was none yet */
  proof: ServiceStateProof | null;
  queue: ServiceStateQueue[];
  /** The newest first, a hundred at most */
  failed_jobs: ServiceStateFailedJob[];
  failed_job_count: number;
}

export interface DisclosedSection {
  name:
    | 'Person'
    | 'Holdings'
    | 'ImportReferences'
    | 'Transfers'
    | 'ExpenseShares'
    | 'CallShares'
    | 'Receivables'
    | 'Credits'
    | 'Settlements'
    | 'Payments'
    | 'BankShares'
    | 'BankTransactions'
    | 'AccountMovements'
    | 'Reminders'
    | 'ReminderSteps'
    | 'LateInterest'
    | 'Letters'
    | 'LetterDeliveries'
    | 'Mails'
    | 'Documents'
    | 'ConvocationConsents'
    | 'AgendaProposals'
    | 'AssemblyRequests'
    | 'Candidacies'
    | 'Proxies'
    | 'Attendances'
    | 'Votes'
    | 'Tickets'
    | 'TicketSteps'
    | 'TicketComments'
    | 'Users'
    | 'Roles'
    | 'Sessions'
    | 'Notifications'
    | 'Preferences'
    | 'Browsers'
    | 'Accesses'
    | 'Activity'
    | 'Requests'
    | 'Rectifications'
    | 'Restrictions';
  /** To what end it is kept */
  processing:
    | 'OwnerRegister'
    | 'Sales'
    | 'Charges'
    | 'Purchases'
    | 'Accounting'
    | 'Payments'
    | 'Recovery'
    | 'Correspondence'
    | 'Documents'
    | 'Assemblies'
    | 'Tickets'
    | 'Accounts'
    | 'SignIn'
    | 'Notifications'
    | 'AuditTrail'
    | 'PrivacyRequests'
    | 'Office';
  /** Who has said it */
  source: 'Person' | 'Office' | 'Service';
  /** Field by field; amounts in euro */
  records: Record<string, unknown>[];
}

export interface DataExportController {
  name: string;
  contact_email: string;
  phone: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
}

export interface DataExport {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** RFC 3339, UTC, with milliseconds */
  exported_at: string;
  /** Who answers for the data */
  controller: DataExportController;
  /** What else may be asked, and where to complain, in the language of the reader */
  rights: string;
  /** To what ends data of owners is kept, who gets it, and for how long */
  processings: ProcessingActivity[];
  sections: DisclosedSection[];
}

export interface PortableDataPerson {
  name: string;
  email: string;
  kind: 'Person' | 'Company';
  /** E.164 */
  phone: string | null;
  address: string | null;
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Ten digits */
  enterprise_number: string | null;
}

export interface PortableDataPreference {
  notification_type:
    | 'MeetingReminder'
    | 'MeetingCreated'
    | 'MeetingCancelled'
    | 'MeetingMinutesPublished'
    | 'PaymentDue'
    | 'PaymentReceived'
    | 'PaymentOverdue'
    | 'CallForFundsIssued'
    | 'ExpenseSubmitted'
    | 'ExpenseApproved'
    | 'ExpenseRejected'
    | 'BudgetApproved'
    | 'DocumentShared'
    | 'DocumentUploaded'
    | 'TicketCreated'
    | 'TicketUpdate'
    | 'TicketAssigned'
    | 'TicketResolved'
    | 'OwnershipTransferred'
    | 'GdprRequestCompleted'
    | 'SystemAlert'
    | 'SystemMaintenance';
  enabled: boolean;
  email_enabled: boolean;
  sms_enabled: boolean;
  push_enabled: boolean;
}

export interface PortableDataPayment {
  /** What the building is called */
  building_name: string;
  /** Business date, Europe/Brussels */
  received_on: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  communication: string | null;
}

export interface PortableDataTicket {
  id: string;
  /** What the building is called */
  building_name: string;
  title: string;
  description: string;
  category:
    | 'Plumbing'
    | 'Electricity'
    | 'Heating'
    | 'Elevator'
    | 'Roof'
    | 'CommonAreas'
    | 'Cleaning'
    | 'Security'
    | 'Neighbours'
    | 'Administration'
    | 'Other';
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface PortableDataTicketComment {
  ticket_id: string;
  body: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface PortableDataRequest {
  kind:
    | 'Access'
    | 'Portability'
    | 'Rectification'
    | 'Erasure'
    | 'Restriction'
    | 'Objection';
  details: string | null;
  /** Business date, Europe/Brussels */
  received_on: string;
}

export interface PortableData {
  /** Where this form is described */
  schema: string;
  /** One of 1. */
  version: number;
  /** RFC 3339, UTC, with milliseconds */
  exported_at: string;
  /** As `POST /owners` takes it */
  person: PortableDataPerson;
  /** What they chose to be told, where they chose */
  preferences: PortableDataPreference[];
  payments: PortableDataPayment[];
  tickets: PortableDataTicket[];
  ticket_comments: PortableDataTicketComment[];
  /** What they asked about their data */
  requests: PortableDataRequest[];
}

export interface ErasurePreviewErased {
  what:
    | 'Contact'
    | 'Account'
    | 'Notifications'
    | 'Preferences'
    | 'PushSubscriptions'
    | 'Mails'
    | 'Tickets'
    | 'Documents'
    | 'Reminders'
    | 'ImportReferences'
    | 'Requests'
    | 'AuditValues'
    | 'StoredAnswers'
    | 'Outbox';
  /** How many records */
  count: number;
}

export interface ErasurePreviewRetained {
  what:
    | 'Books'
    | 'Payments'
    | 'Charges'
    | 'Letters'
    | 'Reminders'
    | 'OwnershipHistory'
    | 'Minutes'
    | 'Documents'
    | 'Requests'
    | 'AuditLog'
    | 'SignIns';
  /** Why the law keeps it, in the language of the reader */
  legal_basis: string;
  /** The last day on which it is kept; null: as long as it is held for a dispute */
  until: string | null;
}

export interface ErasurePreview {
  /** Why the person cannot be erased now; empty: they can */
  blocked_by: ('OwnsUnit' | 'Owes' | 'IsOwed' | 'HoldsMandate' | 'InDispute')[];
  /** What names the person no longer */
  erased: ErasurePreviewErased[];
  /** What is kept, under the pseudonym where it goes by ids */
  retained: ErasurePreviewRetained[];
}

export interface ErasureResult {
  /** What names the person no longer */
  erased: ErasurePreviewErased[];
  /** What is kept, under the pseudonym where it goes by ids */
  retained: ErasurePreviewRetained[];
}

export interface RetentionReportEnded {
  what:
    | 'Books'
    | 'Payments'
    | 'Charges'
    | 'Letters'
    | 'Reminders'
    | 'OwnershipHistory'
    | 'Minutes'
    | 'Documents'
    | 'Requests'
    | 'AuditLog'
    | 'SignIns';
  id: string;
  /** The last day on which it was kept */
  kept_until: string;
  /** Why it was kept, in the language of the reader */
  legal_basis: string;
}

export interface RetentionReport {
  /** Nothing was erased */
  dry_run: boolean;
  /** What has reached the end of its time, at most 1,000 of each kind */
  ended: RetentionReportEnded[];
}

export interface DataRectification {
  id: string;
  /** Of the owner */
  field: string;
  value_before: string | null;
  value_after: string | null;
  reason: string;
  rectified_by: string;
  /** RFC 3339, UTC, with milliseconds */
  rectified_at: string;
}

export interface DataRestriction {
  id: string;
  ground: 'Restriction' | 'Objection';
  reason: string;
  placed_by: string;
  /** RFC 3339, UTC, with milliseconds */
  placed_at: string;
  lift_reason: string | null;
  lifted_by: string | null;
  /** Null: it holds */
  lifted_at: string | null;
}

export interface NotificationDelivery {
  notification_id: string;
  user_id: string;
  notification_type:
    | 'MeetingReminder'
    | 'MeetingCreated'
    | 'MeetingCancelled'
    | 'MeetingMinutesPublished'
    | 'PaymentDue'
    | 'PaymentReceived'
    | 'PaymentOverdue'
    | 'CallForFundsIssued'
    | 'ExpenseSubmitted'
    | 'ExpenseApproved'
    | 'ExpenseRejected'
    | 'BudgetApproved'
    | 'DocumentShared'
    | 'DocumentUploaded'
    | 'TicketCreated'
    | 'TicketUpdate'
    | 'TicketAssigned'
    | 'TicketResolved'
    | 'OwnershipTransferred'
    | 'GdprRequestCompleted'
    | 'SystemAlert'
    | 'SystemMaintenance';
  channel: 'Email' | 'SMS' | 'Push' | 'InApp';
  status: 'Pending' | 'Sent' | 'Failed' | 'Skipped';
  /** Why it was skipped */
  reason:
    | 'type_disabled'
    | 'restricted'
    | 'channel_disabled'
    | 'no_address'
    | 'not_configured'
    | 'quiet_hours'
    | null;
  attempts: number;
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  /** What the last attempt failed on */
  error: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface Notification {
  id: string;
  user_id: string;
  notification_type:
    | 'MeetingReminder'
    | 'MeetingCreated'
    | 'MeetingCancelled'
    | 'MeetingMinutesPublished'
    | 'PaymentDue'
    | 'PaymentReceived'
    | 'PaymentOverdue'
    | 'CallForFundsIssued'
    | 'ExpenseSubmitted'
    | 'ExpenseApproved'
    | 'ExpenseRejected'
    | 'BudgetApproved'
    | 'DocumentShared'
    | 'DocumentUploaded'
    | 'TicketCreated'
    | 'TicketUpdate'
    | 'TicketAssigned'
    | 'TicketResolved'
    | 'OwnershipTransferred'
    | 'GdprRequestCompleted'
    | 'SystemAlert'
    | 'SystemMaintenance';
  title: string;
  message: string;
  link: string | null;
  priority: 'Low' | 'Normal' | 'High' | 'Urgent';
  read: boolean;
  /** RFC 3339, UTC, with milliseconds */
  read_at: string | null;
  /** One for each channel */
  deliveries: NotificationDelivery[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface NotificationPreference {
  notification_type:
    | 'MeetingReminder'
    | 'MeetingCreated'
    | 'MeetingCancelled'
    | 'MeetingMinutesPublished'
    | 'PaymentDue'
    | 'PaymentReceived'
    | 'PaymentOverdue'
    | 'CallForFundsIssued'
    | 'ExpenseSubmitted'
    | 'ExpenseApproved'
    | 'ExpenseRejected'
    | 'BudgetApproved'
    | 'DocumentShared'
    | 'DocumentUploaded'
    | 'TicketCreated'
    | 'TicketUpdate'
    | 'TicketAssigned'
    | 'TicketResolved'
    | 'OwnershipTransferred'
    | 'GdprRequestCompleted'
    | 'SystemAlert'
    | 'SystemMaintenance';
  /** Without it, nothing is delivered on any channel */
  enabled: boolean;
  email_enabled: boolean;
  sms_enabled: boolean;
  push_enabled: boolean;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface NotificationStatsByType {
  MeetingReminder: number;
  MeetingCreated: number;
  MeetingCancelled: number;
  MeetingMinutesPublished: number;
  PaymentDue: number;
  PaymentReceived: number;
  PaymentOverdue: number;
  CallForFundsIssued: number;
  ExpenseSubmitted: number;
  ExpenseApproved: number;
  ExpenseRejected: number;
  BudgetApproved: number;
  DocumentShared: number;
  DocumentUploaded: number;
  TicketCreated: number;
  TicketUpdate: number;
  TicketAssigned: number;
  TicketResolved: number;
  OwnershipTransferred: number;
  GdprRequestCompleted: number;
  SystemAlert: number;
  SystemMaintenance: number;
}

export interface NotificationStatsByChannel {
  Email: number;
  SMS: number;
  Push: number;
  InApp: number;
}

export interface NotificationStatsByStatus {
  Pending: number;
  Sent: number;
  Failed: number;
  Skipped: number;
}

export interface NotificationStats {
  total: number;
  unread: number;
  /** Notifications of each type */
  by_type: NotificationStatsByType;
  /** Deliveries that were sent on each channel */
  by_channel: NotificationStatsByChannel;
  /** Deliveries in each status */
  by_status: NotificationStatsByStatus;
}

export interface PushSubscription {
  endpoint: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface OrganizationQuietHours {
  /** HH:MM */
  from: string;
  /** HH:MM */
  to: string;
}

export interface Organization {
  id: string;
  name: string;
  contact_email: string;
  language: 'fr' | 'nl' | 'de' | 'en';
  enterprise_number: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  /** E.164 */
  phone: string | null;
  /** Of the institute of real estate professionals (IPI) */
  registration_number: string | null;
  quiet_hours: OrganizationQuietHours | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface BuildingAccountReceivable {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  source: PaymentReminderItemSource;
  /** Title of the call, or words of the entry */
  description: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Euro, at most two decimals, exact */
  open_amount: number;
  /** By fund, in the order in which payments settle them; none of what is for one fund alone */
  parts: CallReceivablePart[];
  /** Business date, Europe/Brussels */
  due_date: string;
  days_overdue: number;
  /** +++NNN/NNNN/NNNCC+++ */
  structured_communication: string;
}

export interface BuildingAccountCreditSource {
  type: 'Payment' | 'UnitTransfer' | 'JournalEntry' | 'CallForFunds' | 'Expense';
  id: string;
}

export interface BuildingAccountCredit {
  id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  source: BuildingAccountCreditSource;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Euro; what no receivable has taken */
  free_amount: number;
  /** Business date, Europe/Brussels */
  credited_on: string;
}

export interface BuildingAccountMovement {
  entry_id: string;
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Business date, Europe/Brussels */
  date: string;
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  description: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro; after this movement, above 0: the owner owes */
  balance: number;
}

export interface BuildingAccount {
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Euro, from the books; above 0: the owner owes */
  balance: number;
  /** Euro; open and due before today */
  overdue: number;
  receivables: BuildingAccountReceivable[];
  credits: BuildingAccountCredit[];
  /** Euro; before the first day asked for */
  opening_balance: number;
  movements: BuildingAccountMovement[];
}

export interface BuildingStatement {
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Euro; before the first day asked for */
  opening_balance: number;
  movements: BuildingAccountMovement[];
  /** Euro, at most two decimals, exact */
  total_debit: number;
  /** Euro, at most two decimals, exact */
  total_credit: number;
  /** Euro, at most two decimals, exact */
  closing_balance: number;
  open_items: BuildingAccountReceivable[];
  /** Euro; open and due before today */
  overdue: number;
}

export interface OwnerAccount {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Euro, from the books; above 0: the owner owes */
  balance?: number;
  /** Euro; open and due before today */
  overdue?: number;
  receivables?: BuildingAccountReceivable[];
  credits?: BuildingAccountCredit[];
  /** Euro; before the first day asked for */
  opening_balance?: number;
  movements?: BuildingAccountMovement[];
  /** Without building_id, in place of one account: one of each building, by name */
  buildings?: BuildingAccount[];
}

export interface OwnerAccountIntegrityDifference {
  building_id: string;
  /** What the building is called today */
  building_name: string;
  owner_id: string;
  /** What the owner is called today */
  owner_name: string | null;
  /** Euro, at most two decimals, exact */
  books: number;
  /** Euro, at most two decimals, exact */
  open_items: number;
}

export interface OwnerAccountIntegrity {
  /** No owner has a difference in any building */
  balanced: boolean;
  owners_checked: number;
  /** Euro; what owners owe by the books, less credit */
  total_books: number;
  /** Euro; open receivables less free credits */
  total_open_items: number;
  /** The first 100 */
  differences: OwnerAccountIntegrityDifference[];
}

export interface OwnerStatement {
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Business date, Europe/Brussels */
  from: string;
  /** Business date, Europe/Brussels */
  to: string;
  /** Euro; before the first day asked for */
  opening_balance?: number;
  movements?: BuildingAccountMovement[];
  /** Euro, at most two decimals, exact */
  total_debit?: number;
  /** Euro, at most two decimals, exact */
  total_credit?: number;
  /** Euro, at most two decimals, exact */
  closing_balance?: number;
  open_items?: BuildingAccountReceivable[];
  /** Euro; open and due before today */
  overdue?: number;
  /** Without building_id, in place of one statement: one of each building, by name */
  buildings?: BuildingStatement[];
}

export interface User {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  language: 'fr' | 'nl' | 'de' | 'en';
  is_active: boolean;
  roles: RoleAssignment[];
  /** The latest by this organization; null: none */
  invitation: PaymentReminderMail | null;
  /** The operations that its state is open to and the caller may use, as their paths name them */
  allowed_actions: string[];
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface InterestRate {
  kind: 'Legal' | 'Enterprise';
  /** The day from which it holds, until the next one or the end of its year or half-year */
  valid_from: string;
  /** A yearly fraction: 0.045 is 4.5 % */
  rate: number;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
}

export interface ProblemError {
  /** JSON pointer that starts with the part: /body */
  pointer: string;
  detail: string;
}

export interface Problem {
  [member: string]: unknown;
  /** Address of the page about this code */
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  /** Stable, whatever the language */
  code:
    | 'invalid_request'
    | 'malformed_address'
    | 'read_only'
    | 'malformed_json'
    | 'malformed_upload'
    | 'invalid_query'
    | 'organization_required'
    | 'weak_password'
    | 'unauthorized'
    | 'invalid_credentials'
    | 'totp_required'
    | 'invalid_refresh_token'
    | 'forbidden'
    | 'second_approver_required'
    | 'second_person_required'
    | 'not_found'
    | 'method_not_allowed'
    | 'invalid_transition'
    | 'duplicate'
    | 'duplicate_invoice'
    | 'invoice_problems_open'
    | 'expense_disputed'
    | 'expense_in_batch'
    | 'expense_with_bank'
    | 'batch_changed'
    | 'settled_by_credit'
    | 'has_credit_notes'
    | 'in_use'
    | 'overlap'
    | 'entry_has_source'
    | 'already_reversed'
    | 'out_of_order'
    | 'idempotency_in_progress'
    | 'totp_already_enabled'
    | 'totp_not_enabled'
    | 'general_key_follows_quotas'
    | 'reminder_exists'
    | 'reminder_paused'
    | 'reminder_level_changed'
    | 'not_sent_yet'
    | 'no_letters'
    | 'document_kept'
    | 'quorum_not_refused'
    | 'already_convened'
    | 'agenda_as_before'
    | 'minutes_published'
    | 'votes_cast'
    | 'already_voted'
    | 'vote_closed'
    | 'erasure_blocked'
    | 'owner_erased'
    | 'stale'
    | 'payload_too_large'
    | 'unsupported_media_type'
    | 'range_not_satisfiable'
    | 'unknown_reference'
    | 'export_too_large'
    | 'file_infected'
    | 'file_type_refused'
    | 'photo_type_refused'
    | 'bank_file_invalid'
    | 'invoice_file_invalid'
    | 'invoice_not_in_euro'
    | 'invalid_bank_rule'
    | 'unknown_bank_account'
    | 'same_supplier'
    | 'other_enterprise'
    | 'overpaid'
    | 'credit_refused'
    | 'credit_exceeds'
    | 'supplier_mismatch'
    | 'document_place'
    | 'majority_too_low'
    | 'unanimity_of_all'
    | 'budget_of_other_item'
    | 'proxy_limit'
    | 'proxy_missing'
    | 'holder_absent'
    | 'decided_in_writing'
    | 'not_in_writing'
    | 'mandatary_missing'
    | 'answer_day_past'
    | 'answers_awaited'
    | 'not_repeatable'
    | 'proposals_left'
    | 'shares_too_few'
    | 'repeated_too_early'
    | 'proxy_to_oneself'
    | 'not_a_voter'
    | 'syndic_cannot_hold_proxy'
    | 'remote_not_allowed'
    | 'quorum_not_reached'
    | 'notice_too_short'
    | 'agenda_empty'
    | 'minutes_unsigned'
    | 'mandate_without_end'
    | 'board_not_convened'
    | 'second_session_too_early'
    | 'vote_excluded'
    | 'not_present'
    | 'information_without_vote'
    | 'quota_exceeded'
    | 'quota_incomplete'
    | 'ownership_exceeded'
    | 'ownership_incomplete'
    | 'invalid_period'
    | 'invalid_parent'
    | 'late_interest_incomplete'
    | 'not_an_owner'
    | 'same_owner'
    | 'transfer_share_exceeded'
    | 'transfer_right_ambiguous'
    | 'transfer_touches'
    | 'share_too_fine'
    | 'relation_ended'
    | 'voting_mandatary_exists'
    | 'weights_empty'
    | 'unit_named_twice'
    | 'account_missing'
    | 'account_not_postable'
    | 'account_inactive'
    | 'invalid_account'
    | 'bearer_mismatch'
    | 'invalid_account_code'
    | 'account_class_mismatch'
    | 'line_item_invalid'
    | 'line_items_mismatch'
    | 'allocations_mismatch'
    | 'allocations_instead'
    | 'parts_instead'
    | 'period_refused'
    | 'amount_out_of_range'
    | 'unbalanced_entry'
    | 'unbalanced_match'
    | 'invalid_entry_line'
    | 'owner_required'
    | 'period_locked'
    | 'not_ready_to_close'
    | 'no_financial_year'
    | 'quarter_outside_year'
    | 'report_too_large'
    | 'date_in_future'
    | 'date_past'
    | 'not_payable'
    | 'iban_unconfirmed'
    | 'extension_too_late'
    | 'communication_mismatch'
    | 'date_too_far'
    | 'instalment_empty'
    | 'working_capital_passed'
    | 'nothing_overdue'
    | 'rate_missing'
    | 'thresholds_not_rising'
    | 'quiet_hours_empty'
    | 'push_endpoint_refused'
    | 'invalid_role'
    | 'invalid_code'
    | 'invalid_token'
    | 'import_failed'
    | 'idempotency_mismatch'
    | 'too_many_attempts'
    | 'too_many_requests'
    | 'internal_error'
    | 'unhealthy'
    | 'too_busy';
  request_id: string;
  errors?: ProblemError[];
}

export interface Login {
  email: string;
  password: string;
  totp_code?: string;
  session?: 'Cookie';
}

export interface RefreshTokens {
  refresh_token?: string;
}

export interface AcceptInvitation {
  token: string;
  password: string;
  name?: string;
  session?: 'Cookie';
}

export interface UpdateMe {
  name?: string;
  phone?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** What clients keep for this person; at most 16 KiB of JSON */
  settings?: Record<string, unknown>;
}

export interface SwitchRole {
  role_id: string;
  session?: 'Cookie';
}

export interface ChangePassword {
  current_password: string;
  new_password: string;
}

export interface ChangeEmail {
  email: string;
  password: string;
}

export interface ConfirmEmail {
  token: string;
}

export interface ForgotPassword {
  email: string;
}

export interface ResetPassword {
  token: string;
  new_password: string;
}

export interface SetUpTotp {
  password: string;
}

export interface SetUpTotpAnswer {
  secret: string;
  otpauth_url: string;
}

export interface EnableTotp {
  code: string;
}

export interface EnableTotpAnswer {
  backup_codes: string[];
}

export interface DisableTotp {
  password: string;
  code: string;
}

export interface CreateOrganization {
  name: string;
  contact_email: string;
  language?: 'fr' | 'nl' | 'de' | 'en';
  enterprise_number?: string | null;
  address?: string | null;
  postal_code?: string | null;
  city?: string | null;
  phone?: string | null;
  registration_number?: string | null;
  quiet_hours?: OrganizationQuietHours | null;
}

export interface UpdateOrganization {
  name?: string;
  contact_email?: string;
  language?: 'fr' | 'nl' | 'de' | 'en';
  enterprise_number?: string | null;
  address?: string | null;
  postal_code?: string | null;
  city?: string | null;
  phone?: string | null;
  registration_number?: string | null;
  quiet_hours?: OrganizationQuietHours | null;
}

export interface CreateUserRole {
  role_type: 'SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner';
  organization_id?: string | null;
  owner_id?: string;
  building_ids?: string[];
}

export interface CreateUser {
  email: string;
  name: string;
  phone?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  password?: string;
  roles: CreateUserRole[];
}

export interface UpdateUser {
  email?: string;
  name?: string;
  phone?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  roles?: CreateUserRole[];
}

export interface CreateBuilding {
  name: string;
  address: string;
  total_units: number;
  city?: string | null;
  postal_code?: string | null;
  country?: string;
  total_quota?: number;
  construction_year?: number | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** In which minutes and notices are besides, as in Brussels; null: in one alone */
  second_language?: 'fr' | 'nl' | 'de' | 'en' | null;
  enterprise_number?: string | null;
  fiscal_year_start_month?: number;
  assembly_window_start?: string | null;
  /** Nobody approves an expense that they submitted */
  require_second_approver?: boolean;
  /** A yearly fraction (0.08 = 8 %), or the legal rate of each year */
  late_interest_rate?: unknown;
  late_interest_clause?: string | null;
  /** Whether late interest of people keeps to book XIX of the Code of Economic Law */
  consumer_limits?: boolean;
}

export interface UpdateBuilding {
  name?: string;
  address?: string;
  total_units?: number;
  city?: string | null;
  postal_code?: string | null;
  country?: string;
  total_quota?: number;
  construction_year?: number | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** In which minutes and notices are besides, as in Brussels; null: in one alone */
  second_language?: 'fr' | 'nl' | 'de' | 'en' | null;
  enterprise_number?: string | null;
  fiscal_year_start_month?: number;
  assembly_window_start?: string | null;
  /** Nobody approves an expense that they submitted */
  require_second_approver?: boolean;
  /** A yearly fraction (0.08 = 8 %), or the legal rate of each year */
  late_interest_rate?: unknown;
  late_interest_clause?: string | null;
  /** Whether late interest of people keeps to book XIX of the Code of Economic Law */
  consumer_limits?: boolean;
}

export interface CreateUnit {
  building_id: string;
  unit_number: string;
  type?: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  floor?: number | null;
  /** At most 2 decimals; a number or its text */
  area?: number | null;
  /** Of the total_quota of the building */
  quota?: number;
  parent_unit_id?: string | null;
}

export interface UpdateUnit {
  unit_number?: string;
  type?: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  floor?: number | null;
  /** At most 2 decimals; a number or its text */
  area?: number | null;
  /** Of the total_quota of the building */
  quota?: number;
  parent_unit_id?: string | null;
}

export interface CreateOwner {
  name: string;
  email: string;
  kind?: 'Person' | 'Company';
  phone?: string | null;
  address?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  user_id?: string | null;
  enterprise_number?: string | null;
}

export interface UpdateOwner {
  name?: string;
  email?: string;
  kind?: 'Person' | 'Company';
  phone?: string | null;
  address?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  user_id?: string | null;
  enterprise_number?: string | null;
}

export interface AddUnitOwner {
  owner_id: string;
  /** At most 6 decimals; a number or its text */
  ownership_percentage?: number;
  /** Exact fraction of the unit, e.g. "1/3" */
  ownership_share?: string;
  /** Business date, Europe/Brussels */
  start_date?: string;
  /** Business date, Europe/Brussels */
  end_date?: string | null;
  is_primary_contact?: boolean;
  right?: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  is_voting_mandatary?: boolean;
  later_calls?: 'Leave';
}

export interface UpdateUnitOwner {
  /** At most 6 decimals; a number or its text */
  ownership_percentage?: number;
  /** Exact fraction of the unit, e.g. "1/3" */
  ownership_share?: string;
  /** Business date, Europe/Brussels */
  start_date?: string;
  /** Business date, Europe/Brussels */
  end_date?: string | null;
  is_primary_contact?: boolean;
  right?: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  is_voting_mandatary?: boolean;
  later_calls?: 'Leave';
}

export interface TransferOwnership {
  from_owner_id: string;
  to_owner_id: string;
  /** Exact fraction of the unit, e.g. "1/3" */
  ownership_share?: string;
  /** Business date, Europe/Brussels */
  effective_date?: string;
  later_calls?: 'Move' | 'Leave';
}

export interface CreateDistributionKeyWeight {
  unit_id: string;
  weight: number;
}

export interface CreateDistributionKey {
  name: string;
  weights: CreateDistributionKeyWeight[];
}

export interface UpdateDistributionKey {
  name?: string;
  weights?: CreateDistributionKeyWeight[];
  /** Business date, Europe/Brussels */
  valid_from?: string | null;
}

export interface CreateExpenseLineItem {
  description: string;
  /** At most 6 decimals; a number or its text */
  quantity?: number;
  /** At most 6 decimals; a number or its text */
  unit_price: number;
  /** One of 0, 0.06, 0.12, 0.21. */
  vat_rate: number;
}

export interface CreateExpenseAllocation {
  account_code: string;
  distribution_key_id?: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Business date, Europe/Brussels */
  period_from?: string | null;
  /** Business date, Europe/Brussels */
  period_to?: string | null;
  description?: string | null;
}

export interface CreateExpense {
  building_id: string;
  description: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Business date, Europe/Brussels */
  expense_date: string;
  category:
    | 'Maintenance'
    | 'Utilities'
    | 'Insurance'
    | 'ManagementFees'
    | 'Repairs'
    | 'Improvements'
    | 'Legal'
    | 'Other';
  kind?: 'Invoice' | 'CreditNote';
  credits_expense_id?: string | null;
  /** What the supplier is called; an unknown name makes a supplier */
  supplier?: string | null;
  supplier_id?: string | null;
  invoice_number?: string | null;
  /** Business date, Europe/Brussels */
  due_date?: string | null;
  payment_communication?: string | null;
  /** DirectDebit: the supplier takes it, and no batch pays it */
  payment_method?: 'Transfer' | 'DirectDebit';
  account_code?: string;
  distribution_key_id?: string;
  borne_by?: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  owner_id?: string | null;
  reserve_account_code?: string | null;
  line_items?: CreateExpenseLineItem[];
  allocations?: CreateExpenseAllocation[];
  /** Euro; what of the lines was paid before, the amount aside */
  prepaid_amount?: number;
  /** Takes an invoice whose supplier and number are entered already */
  allow_duplicate?: boolean;
}

export interface UpdateExpenseLineItem {
  description: string;
  /** At most 6 decimals; a number or its text */
  quantity?: number;
  /** At most 6 decimals; a number or its text */
  unit_price: number;
  /** A Belgian rate, or one that the invoice came with */
  vat_rate: number;
}

export interface UpdateExpense {
  description?: string;
  /** Euro, at most two decimals; a number or its text */
  amount?: number;
  /** Business date, Europe/Brussels */
  expense_date?: string;
  category?:
    | 'Maintenance'
    | 'Utilities'
    | 'Insurance'
    | 'ManagementFees'
    | 'Repairs'
    | 'Improvements'
    | 'Legal'
    | 'Other';
  kind?: 'Invoice' | 'CreditNote';
  credits_expense_id?: string | null;
  /** What the supplier is called; an unknown name makes a supplier */
  supplier?: string | null;
  supplier_id?: string | null;
  invoice_number?: string | null;
  /** Business date, Europe/Brussels */
  due_date?: string | null;
  payment_communication?: string | null;
  /** DirectDebit: the supplier takes it, and no batch pays it */
  payment_method?: 'Transfer' | 'DirectDebit';
  account_code?: string;
  distribution_key_id?: string;
  borne_by?: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  owner_id?: string | null;
  reserve_account_code?: string | null;
  line_items?: UpdateExpenseLineItem[];
  allocations?: CreateExpenseAllocation[];
  /** Euro; what of the lines was paid before, the amount aside */
  prepaid_amount?: number;
  /** Takes an invoice whose supplier and number are entered already */
  allow_duplicate?: boolean;
}

export interface AcknowledgeExpenseProblems {
  codes: (
    | 'line_amount_differs'
    | 'surcharge_amount_differs'
    | 'line_total_differs'
    | 'allowance_total_differs'
    | 'charge_total_differs'
    | 'net_total_differs'
    | 'vat_base_differs'
    | 'vat_amount_differs'
    | 'vat_total_differs'
    | 'gross_total_differs'
    | 'payable_differs'
    | 'buyer_differs'
    | 'invoice_elsewhere'
    | 'supplier_number_invalid'
    | 'iban_invalid'
    | 'iban_differs'
    | 'iban_of_another'
    | 'communication_invalid'
    | 'paid_by_card'
    | 'credited_invoice_unknown'
    | 'credited_invoice_exceeded'
    | 'paper_unreadable')[];
}

export interface ApproveExpense {
  approval_notes?: string;
}

export interface RejectExpense {
  rejection_reason: string;
}

export interface MarkExpensePaid {
  /** Business date, Europe/Brussels */
  paid_on?: string;
  /** Euro, at most two decimals; a number or its text */
  amount?: number;
  bank_account_code?: string;
}

export interface UnmarkExpensePaid {
  reason: string;
}

export interface BulkExpenses {
  operation: 'submit-for-approval' | 'approve' | 'mark-paid';
  ids: string[];
  approval_notes?: string;
  /** Business date, Europe/Brussels */
  paid_on?: string;
  /** Euro, at most two decimals; a number or its text */
  amount?: number;
  bank_account_code?: string;
}

export interface CreateSupplier {
  name: string;
  enterprise_number?: string | null;
  iban?: string | null;
  bic?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  email?: string | null;
  default_account_code?: string | null;
  default_distribution_key_id?: string | null;
  /** After the date of the invoice; an expense without a due date is due then */
  payment_days?: number | null;
}

export interface UpdateSupplier {
  name?: string;
  enterprise_number?: string | null;
  iban?: string | null;
  bic?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  email?: string | null;
  default_account_code?: string | null;
  default_distribution_key_id?: string | null;
  /** After the date of the invoice; an expense without a due date is due then */
  payment_days?: number | null;
}

export interface MergeSupplier {
  into_id: string;
}

export interface CreateBankAccount {
  iban: string;
  holder: string;
  account_code: string;
  bic?: string | null;
  purpose?: 'Working' | 'Reserve';
}

export interface UpdateBankAccount {
  iban?: string;
  holder?: string;
  account_code?: string;
  bic?: string | null;
  purpose?: 'Working' | 'Reserve';
}

export interface CreatePaymentBatch {
  bank_account_id: string;
  expense_ids: string[];
  /** Business date, Europe/Brussels */
  execution_date?: string;
}

export interface RejectPaymentBatchLines {
  line_ids: string[];
  reason: string;
}

export interface MatchCertainBankTransactions {
  building_id?: string;
  /** Goes on behind this transaction, the `next` of the answer before */
  after?: string;
  /** Only says how many there are now; what they teach may make others certain */
  dry_run?: boolean;
}

export interface UploadBankFile {
  file: Blob;
}

export interface MatchBankTransactionLine {
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Paid by them; below zero: paid back to them */
  owner_id?: string;
  /** With owner_id: a payment of theirs that came back, whole */
  payment_id?: string;
  /** Paid whole; above zero: came back */
  expense_id?: string;
  account_code?: string;
  /** With account_code: of this supplier */
  supplier_id?: string;
  /** With account_code: by which owners bear a cost or an income; else by General */
  distribution_key_id?: string;
  /** An entry by hand on the account of the bank, of this amount; posts nothing */
  entry_id?: string;
}

export interface MatchBankTransaction {
  /** The place of one of the proposals, from 0; with `If-Match`, as they were shown */
  proposal?: number;
  /** Signed as the transaction, adding up to it */
  lines?: MatchBankTransactionLine[];
}

export interface CreateBankRule {
  building_id: string;
  /** To or from this account */
  counterparty_iban?: string | null;
  /** Words that the communication holds, case aside */
  communication_part?: string | null;
  /** Of the bank, whole */
  code?: string | null;
  account_code?: string | null;
  /** By which owners bear what stands on account_code; null: by General */
  distribution_key_id?: string | null;
  /** In place of account_code: pays the one approved expense of this supplier and amount */
  supplier?: string | null;
}

export interface UpdateBankRule {
  /** To or from this account */
  counterparty_iban?: string | null;
  /** Words that the communication holds, case aside */
  communication_part?: string | null;
  /** Of the bank, whole */
  code?: string | null;
  account_code?: string | null;
  /** By which owners bear what stands on account_code; null: by General */
  distribution_key_id?: string | null;
  /** In place of account_code: pays the one approved expense of this supplier and amount */
  supplier?: string | null;
}

export interface CreateCallForFundsPart {
  /** Euro, at most two decimals; a number or its text */
  total_amount: number;
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  distribution_key_id?: string;
}

export interface CreateCallForFunds {
  building_id: string;
  title: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Business date, Europe/Brussels */
  call_date?: string;
  description?: string | null;
  /** Euro, at most two decimals; a number or its text */
  total_amount?: number;
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  distribution_key_id?: string;
  /** In place of fund, amount and key: what one letter asks for several funds, each with its own */
  parts?: CreateCallForFundsPart[];
}

export interface CreateCallSeries {
  building_id: string;
  title: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Business date, Europe/Brussels */
  call_date?: string;
  description?: string | null;
  /** Euro, at most two decimals; a number or its text */
  total_amount?: number;
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  distribution_key_id?: string;
  /** In place of fund, amount and key: what one letter asks for several funds, each with its own */
  parts?: CreateCallForFundsPart[];
  instalments: number;
  /** Default: an even part of the year, else every month */
  interval_months?: number;
}

export interface CancelCallForFunds {
  reason?: string;
}

export interface BulkCreateCallsPart {
  /** Euro, at most two decimals; a number or its text */
  total_amount: number;
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
}

export interface BulkCreateCallsAmount {
  building_id: string;
  /** Euro, at most two decimals; a number or its text */
  total_amount: number;
}

export interface BulkCreateCalls {
  building_ids: string[];
  title: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Business date, Europe/Brussels */
  call_date?: string;
  description?: string | null;
  /** Euro, at most two decimals; a number or its text */
  total_amount?: number;
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  parts?: BulkCreateCallsPart[];
  /** What is asked of buildings of which another amount is asked */
  amounts?: BulkCreateCallsAmount[];
}

export interface MarkCallDeliveryPosted {
  /** Business date, Europe/Brussels */
  posted_on: string;
  tracking_number?: string;
}

export interface CreatePayment {
  building_id: string;
  /** Needed unless the communication names what is paid */
  owner_id?: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Business date, Europe/Brussels */
  received_on?: string;
  method?: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  communication?: string | null;
  bank_account_id?: string | null;
}

export interface ReversePayment {
  /** Today, unless told; from received_on to today */
  reversed_on?: string;
  reason?: 'Error' | 'Bounced';
}

export interface CreateOwnerStatementDocument {
  building_id?: string;
  /** Business date, Europe/Brussels */
  from?: string;
  /** Business date, Europe/Brussels */
  to?: string;
}

export interface CreateAccountLabels {
  fr?: string | null;
  nl?: string | null;
  de?: string | null;
  en?: string | null;
}

export interface CreateAccount {
  code: string;
  name: string;
  account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  is_active?: boolean;
  /** false: a heading, which takes no entries */
  postable?: boolean;
  normal_balance?: 'Debit' | 'Credit';
  parent_code?: string | null;
  labels?: CreateAccountLabels;
}

export interface UpdateAccount {
  name?: string;
  account_type?: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  is_active?: boolean;
  /** false: a heading, which takes no entries */
  postable?: boolean;
  normal_balance?: 'Debit' | 'Credit';
  parent_code?: string | null;
  labels?: CreateAccountLabels;
}

export interface SeedBelgianPcmnAnswer {
  accounts_created: number;
  accounts_total: number;
  message: string;
}

export interface CreateJournalEntryLine {
  account_code: string;
  /** Euro, at most two decimals; a number or its text */
  debit?: number;
  /** Euro, at most two decimals; a number or its text */
  credit?: number;
  owner_id?: string | null;
  unit_id?: string | null;
  supplier?: string | null;
  description?: string | null;
  due_date?: string | null;
}

export interface CreateJournalEntry {
  building_id: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  journal?: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  description: string;
  lines: CreateJournalEntryLine[];
}

export interface ReverseJournalEntry {
  /** Business date, Europe/Brussels */
  entry_date?: string;
  description?: string;
}

export interface CreateFiscalYear {
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string;
}

export interface CloseFiscalYear {
  /** The warnings of the closing check that are accepted as they are */
  acknowledge?: (
    | 'year_not_ended'
    | 'books_not_proven'
    | 'owner_differences'
    | 'pending_expenses'
    | 'account_58_not_nil'
    | 'draft_expenses'
    | 'draft_calls'
    | 'held_bank_statements'
    | 'open_bank_transactions'
    | 'deferred_costs'
    | 'account_58_nil_later'
    | 'account_4990_not_nil'
    | 'account_4996_not_nil'
    | 'account_643_not_nil'
    | 'reserve_not_covered')[];
}

export interface GetBalanceSheetAnswerAssetsFixedAssetsAccount {
  /** Null for the result not yet closed */
  code: string | null;
  name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface GetBalanceSheetAnswerAssetsFixedAssets {
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Euro, at most two decimals, exact */
  total: number;
}

export interface GetBalanceSheetAnswerAssets {
  fixed_assets: GetBalanceSheetAnswerAssetsFixedAssets;
  current_assets: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Euro, at most two decimals, exact */
  total_assets: number;
}

export interface GetBalanceSheetAnswerLiabilities {
  equity: GetBalanceSheetAnswerAssetsFixedAssets;
  long_term_liabilities: GetBalanceSheetAnswerAssetsFixedAssets;
  current_liabilities: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Euro; equity included */
  total_liabilities: number;
}

export interface GetBalanceSheetAnswerBalanceCheck {
  /** Euro, at most two decimals, exact */
  assets: number;
  /** Euro, at most two decimals, exact */
  liabilities: number;
  /** Euro, at most two decimals, exact */
  difference: number;
  balanced: boolean;
}

export interface GetBalanceSheetAnswer {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  assets: GetBalanceSheetAnswerAssets;
  liabilities: GetBalanceSheetAnswerLiabilities;
  balance_check: GetBalanceSheetAnswerBalanceCheck;
}

export interface GetIncomeStatementAnswerIncome {
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Euro, at most two decimals, exact */
  total_income: number;
}

export interface GetIncomeStatementAnswerExpensesByCategory {
  /** Euro, at most two decimals, exact */
  Maintenance: number;
  /** Euro, at most two decimals, exact */
  Utilities: number;
  /** Euro, at most two decimals, exact */
  Insurance: number;
  /** Euro, at most two decimals, exact */
  ManagementFees: number;
  /** Euro, at most two decimals, exact */
  Repairs: number;
  /** Euro, at most two decimals, exact */
  Improvements: number;
  /** Euro, at most two decimals, exact */
  Legal: number;
  /** Euro, at most two decimals, exact */
  Other: number;
}

export interface GetIncomeStatementAnswerExpensesCategoryAccount {
  code: string;
  name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** The entries that it adds up from; null for an Owner */
  link: string | null;
}

export interface GetIncomeStatementAnswerExpensesCategory {
  category:
    | 'Maintenance'
    | 'Utilities'
    | 'Insurance'
    | 'ManagementFees'
    | 'Repairs'
    | 'Improvements'
    | 'Legal'
    | 'Other';
  /** Euro, at most two decimals, exact */
  amount: number;
  accounts: GetIncomeStatementAnswerExpensesCategoryAccount[];
}

export interface GetIncomeStatementAnswerExpenses {
  by_category: GetIncomeStatementAnswerExpensesByCategory;
  /** Of which accounts each category is made up, those at nil left out */
  categories: GetIncomeStatementAnswerExpensesCategory[];
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Euro, at most two decimals, exact */
  total_expenses: number;
}

export interface GetIncomeStatementAnswerPrevious {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  income: GetIncomeStatementAnswerIncome;
  expenses: GetIncomeStatementAnswerExpenses;
  /** Euro, at most two decimals, exact */
  operating_result: number;
  /** Euro; accounts 75 less accounts 65 */
  financial_result: number;
  /** Euro, at most two decimals, exact */
  net_result: number;
}

export interface GetIncomeStatementAnswer {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  income: GetIncomeStatementAnswerIncome;
  expenses: GetIncomeStatementAnswerExpenses;
  /** Euro, at most two decimals, exact */
  operating_result: number;
  /** Euro; accounts 75 less accounts 65 */
  financial_result: number;
  /** Euro, at most two decimals, exact */
  net_result: number;
  /** The year before, or its same quarter; null where it had none */
  previous: GetIncomeStatementAnswerPrevious | null;
}

export interface GetTrialBalanceAnswerAccount {
  code: string;
  name: string;
  /** Euro; debits less credits before the period */
  opening: number;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro, at most two decimals, exact */
  balance: number;
}

export interface GetTrialBalanceAnswerTotals {
  /** Euro; debits less credits before the period */
  opening: number;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro, at most two decimals, exact */
  balance: number;
}

export interface GetTrialBalanceAnswer {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  accounts: GetTrialBalanceAnswerAccount[];
  totals: GetTrialBalanceAnswerTotals;
}

export interface GetGeneralLedgerAnswerAccountMovement {
  entry_id: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  /** Place in the organization's chain */
  sequence: number;
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  description: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro; debits less credits up to and with this movement */
  balance: number;
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  lots: string[];
  supplier: string | null;
}

export interface GetGeneralLedgerAnswerAccount {
  code: string;
  name: string;
  /** Euro; debits less credits before the period */
  opening: number;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro, at most two decimals, exact */
  closing: number;
  movements: GetGeneralLedgerAnswerAccountMovement[];
}

export interface GetGeneralLedgerAnswer {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  accounts: GetGeneralLedgerAnswerAccount[];
}

export interface GetCashSeriesAnswerAccount {
  code: string;
  name: string;
  /** One for each of `month_ends`; negative where money is owed to the bank */
  balances: number[];
}

export interface GetCashSeriesAnswer {
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Oldest first; the last is that of this month */
  month_ends: string[];
  /** Accounts of class 5 that were not at nil throughout */
  accounts: GetCashSeriesAnswerAccount[];
  totals: number[];
}

export interface CreateBalanceSheetDocument {
  building_id: string;
  year?: number;
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
}

export interface CreateIncomeStatementDocument {
  building_id: string;
  year?: number;
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
  quarter?: number;
}

export interface CreatePaymentReminder {
  owner_id: string;
  building_id?: string;
  call_for_funds_id?: string;
  reminder_level?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  message?: string | null;
  notes?: string | null;
}

export interface EscalatePaymentReminder {
  /** The level at which the caller has seen it; absent: whatever it is */
  from?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
}

export interface MarkPaymentReminderSent {
  tracking_number?: string;
  /** Business date, Europe/Brussels */
  sent_on?: string;
  by?: 'Post' | 'Email' | 'Hand';
}

export interface UpdateReminderSettings {
  gentle_days?: number;
  formal_days?: number;
  final_notice_days?: number;
  legal_action_days?: number;
  automatic?: 'None' | 'Gentle' | 'GentleAndFormal';
  /** At which the daily run is made, by the clocks in Belgium */
  hour?: number;
  /** Of less, a run reminds nobody; a person may */
  minimum_amount?: number;
}

export interface RunPaymentReminders {
  dry_run?: boolean;
  /** The only building that it looks at */
  building_id?: string;
}

export interface CreateInterestRate {
  kind?: 'Legal' | 'Enterprise';
  /** The day from which it holds, until the next one or the end of its year or half-year */
  valid_from: string;
  /** At most 6 decimals; a number or its text */
  rate: number;
}

export interface CreateDocument {
  file: Blob;
  title: string;
  document_type:
    | 'Invoice'
    | 'Contract'
    | 'MeetingInvitation'
    | 'MeetingMinutes'
    | 'InsurancePolicy'
    | 'MaintenanceReport'
    | 'FinancialReport'
    | 'Letter'
    | 'Other';
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
  building_id?: string;
  unit_id?: string;
  owner_id?: string;
  expense_id?: string;
  call_for_funds_id?: string;
  ticket_id?: string;
  meeting_id?: string;
}

export interface UpdateDocument {
  title?: string;
  document_type?:
    | 'Invoice'
    | 'Contract'
    | 'MeetingInvitation'
    | 'MeetingMinutes'
    | 'InsurancePolicy'
    | 'MaintenanceReport'
    | 'FinancialReport'
    | 'Letter'
    | 'Other';
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
  building_id?: string | null;
  unit_id?: string | null;
  owner_id?: string | null;
  expense_id?: string | null;
  call_for_funds_id?: string | null;
  ticket_id?: string | null;
  meeting_id?: string | null;
  /** The last day on which it cannot be deleted */
  retention_until?: string | null;
  /** It cannot be deleted while a dispute needs it */
  legal_hold?: boolean;
}

export interface CreateDownloadLink {
  /** The latest if absent */
  version_number?: number;
}

export interface CreateMeeting {
  building_id: string;
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** When one meets; of a WrittenDecision, until when answers count */
  scheduled_date: string;
  title?: string;
  location?: string | null;
  agenda?: string | null;
  /** The convocation says that one may take part from afar */
  remote_allowed?: boolean;
  /** Where one joins from afar; told with the convocation where remote_allowed */
  remote_address?: string | null;
  /** Makes it the second session of an assembly that had no quorum, with its agenda */
  first_meeting_id?: string;
}

export interface UpdateMeeting {
  meeting_type?:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** When one meets; of a WrittenDecision, until when answers count */
  scheduled_date?: string;
  title?: string;
  location?: string | null;
  agenda?: string | null;
  /** The convocation says that one may take part from afar */
  remote_allowed?: boolean;
  /** Where one joins from afar; told with the convocation where remote_allowed */
  remote_address?: string | null;
}

export interface CreateSecondSession {
  /** RFC 3339, UTC, with milliseconds */
  scheduled_date: string;
}

export interface CreateAgendaItemCandidate {
  name: string;
  owner_id?: string | null;
}

export interface CreateAgendaItemBudgetLine {
  account_code: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
}

export interface CreateAgendaItemBudget {
  /** The year in which the fiscal year ends */
  fiscal_year: number;
  lines: CreateAgendaItemBudgetLine[];
}

export interface CreateAgendaItem {
  title: string;
  kind: 'Information' | 'Decision';
  description?: string | null;
  decision_type?:
    | 'Accounts'
    | 'Budget'
    | 'Discharge'
    | 'SyndicAppointment'
    | 'SyndicDismissal'
    | 'AuditorAppointment'
    | 'CouncilAppointment'
    | 'Contract'
    | 'LegallyRequiredWorks'
    | 'ConservationWorks'
    | 'LegalProceedings'
    | 'Other'
    | 'StatutesOfUse'
    | 'CommonWorks'
    | 'QuoteThreshold'
    | 'PrivateWorks'
    | 'CouncilDelegation'
    | 'Statutes'
    | 'ChangeOfDestination'
    | 'PartialRebuilding'
    | 'PropertyPurchase'
    | 'PropertyDisposal'
    | 'PartialAssociation'
    | 'DivisionOfLots'
    | 'NecessaryDemolition'
    | 'NoReserveFund'
    | 'ChangeOfShares'
    | 'Demolition'
    | null;
  /** Only who has a weight in this key decides, with that weight */
  distribution_key_id?: string | null;
  /** Who has voted is known, what is not */
  secret?: boolean;
  /** Without it, that of the law for its type; none that is lower */
  majority?: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'Unanimity' | null;
  candidates?: CreateAgendaItemCandidate[];
  budget?: CreateAgendaItemBudget | null;
  /** Its place on the agenda */
  position?: number;
}

export interface UpdateAgendaItem {
  title?: string;
  description?: string | null;
  decision_type?:
    | 'Accounts'
    | 'Budget'
    | 'Discharge'
    | 'SyndicAppointment'
    | 'SyndicDismissal'
    | 'AuditorAppointment'
    | 'CouncilAppointment'
    | 'Contract'
    | 'LegallyRequiredWorks'
    | 'ConservationWorks'
    | 'LegalProceedings'
    | 'Other'
    | 'StatutesOfUse'
    | 'CommonWorks'
    | 'QuoteThreshold'
    | 'PrivateWorks'
    | 'CouncilDelegation'
    | 'Statutes'
    | 'ChangeOfDestination'
    | 'PartialRebuilding'
    | 'PropertyPurchase'
    | 'PropertyDisposal'
    | 'PartialAssociation'
    | 'DivisionOfLots'
    | 'NecessaryDemolition'
    | 'NoReserveFund'
    | 'ChangeOfShares'
    | 'Demolition'
    | null;
  /** Only who has a weight in this key decides, with that weight */
  distribution_key_id?: string | null;
  /** Who has voted is known, what is not */
  secret?: boolean;
  /** Without it, that of the law for its type; none that is lower */
  majority?: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'Unanimity' | null;
  candidates?: CreateAgendaItemCandidate[];
  budget?: CreateAgendaItemBudget | null;
  /** Its place on the agenda */
  position?: number;
  kind?: 'Information' | 'Decision';
}

export interface ConveneMeeting {
  /** Why fewer than 15 clear days are left; each convocation says it */
  urgent_reason?: string;
}

export interface CreateConvocationConsent {
  /** The writing by which it was given; by an owner’s own login always Online */
  means?: 'Paper' | 'Email' | 'Online';
  /** Today when left out */
  agreed_on?: string;
}

export interface WithdrawConvocationConsent {
  /** Today when left out */
  withdrawn_on?: string;
}

export interface CreateProxy {
  principal_owner_id: string;
  holder_owner_id?: string;
  holder_name?: string;
  notarial?: boolean;
}

export interface CreateAttendance {
  owner_id: string;
  mode: 'InPerson' | 'Remote' | 'Represented';
}

export interface CastVotesVote {
  owner_id: string;
  choice: 'For' | 'Against' | 'Abstain';
  /** Of an election, for whom or against whom */
  candidate_id?: string;
}

export interface CastVotes {
  owner_id?: string;
  choice?: 'For' | 'Against' | 'Abstain';
  /** Of an election, for whom or against whom */
  candidate_id?: string;
  votes?: CastVotesVote[];
}

export interface AmendAgendaItem {
  text: string | null;
  /** Null brings back what was announced */
  budget_lines?: CreateAgendaItemBudgetLine[] | null;
}

export interface ExcludeFromItem {
  owner_ids: string[];
}

export interface UpdateMinutesItem {
  agenda_item_id: string;
  remark: string | null;
}

export interface UpdateMinutes {
  chair?: string | null;
  secretary?: string | null;
  scrutineers?: string | null;
  remarks?: string | null;
  items?: UpdateMinutesItem[];
}

export interface RepeatDecision {
  meeting_id: string;
}

export interface CreateFollowUp {
  kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
  title: string;
  /** Of a mandate it has to be said */
  due_on?: string;
}

export interface CreateAgendaProposal {
  building_id: string;
  owner_id: string;
  title: string;
  description?: string | null;
  /** Today when left out; an owner’s own is of today */
  received_on?: string;
}

export interface CreateAssemblyRequest {
  building_id: string;
  owner_ids: string[];
  reason: string;
  /** Today when left out */
  received_on?: string;
}

export interface CreateTicket {
  building_id: string;
  title: string;
  description: string;
  category?:
    | 'Plumbing'
    | 'Electricity'
    | 'Heating'
    | 'Elevator'
    | 'Roof'
    | 'CommonAreas'
    | 'Cleaning'
    | 'Security'
    | 'Neighbours'
    | 'Administration'
    | 'Other';
  priority?: 'Low' | 'Medium' | 'High' | 'Critical';
  unit_id?: string | null;
}

export interface UpdateTicket {
  title?: string;
  description?: string;
  category?:
    | 'Plumbing'
    | 'Electricity'
    | 'Heating'
    | 'Elevator'
    | 'Roof'
    | 'CommonAreas'
    | 'Cleaning'
    | 'Security'
    | 'Neighbours'
    | 'Administration'
    | 'Other';
  priority?: 'Low' | 'Medium' | 'High' | 'Critical';
  unit_id?: string | null;
  expense_id?: string | null;
}

export interface AssignTicket {
  assignee_id: string;
}

export interface ResolveTicket {
  resolution?: string;
}

export interface CommentTicket {
  body: string;
  is_internal?: boolean;
}

export interface CreateGdprRequest {
  kind:
    | 'Access'
    | 'Portability'
    | 'Rectification'
    | 'Erasure'
    | 'Restriction'
    | 'Objection';
  /** Whose request it is; an Owner asks for themselves */
  owner_id?: string;
  details?: string | null;
  /** Business date, Europe/Brussels */
  received_on?: string;
}

export interface CompleteGdprRequest {
  outcome?: string;
}

export interface RectifyOwner {
  name?: string;
  email?: string;
  kind?: 'Person' | 'Company';
  phone?: string | null;
  address?: string | null;
  language?: 'fr' | 'nl' | 'de' | 'en';
  enterprise_number?: string | null;
  reason: string;
}

export interface LiftDataRestriction {
  ground: 'Restriction' | 'Objection';
  reason: string;
}

export interface RunRetention {
  dry_run?: boolean;
}

export interface CreateNotification {
  user_id?: string;
  user_ids?: string[];
  notification_type:
    | 'MeetingReminder'
    | 'MeetingCreated'
    | 'MeetingCancelled'
    | 'MeetingMinutesPublished'
    | 'PaymentDue'
    | 'PaymentReceived'
    | 'PaymentOverdue'
    | 'CallForFundsIssued'
    | 'ExpenseSubmitted'
    | 'ExpenseApproved'
    | 'ExpenseRejected'
    | 'BudgetApproved'
    | 'DocumentShared'
    | 'DocumentUploaded'
    | 'TicketCreated'
    | 'TicketUpdate'
    | 'TicketAssigned'
    | 'TicketResolved'
    | 'OwnershipTransferred'
    | 'GdprRequestCompleted'
    | 'SystemAlert'
    | 'SystemMaintenance';
  title: string;
  message: string;
  /** A path that starts with /, or an https address */
  link?: string | null;
  priority?: 'Low' | 'Normal' | 'High' | 'Urgent';
}

export interface MarkAllNotificationsReadAnswer {
  /** How many were unread */
  updated: number;
}

export interface UpdateNotificationPreference {
  /** Without it, nothing is delivered on any channel */
  enabled?: boolean;
  email_enabled?: boolean;
  sms_enabled?: boolean;
  push_enabled?: boolean;
}

export interface ReplayNotificationDelivery {
  channel?: 'Email' | 'SMS' | 'Push' | 'InApp';
}

export interface GetPushKeyAnswer {
  /** applicationServerKey of subscribe(), base64url */
  public_key: string;
}

export interface CreatePushSubscriptionKeys {
  p256dh: string;
  auth: string;
}

export interface CreatePushSubscription {
  /** https address on the public internet */
  endpoint: string;
  /** Not used: a push service says when it is over */
  expirationTime?: number | null;
  keys: CreatePushSubscriptionKeys;
}

export interface DeletePushSubscription {
  /** https address on the public internet */
  endpoint: string;
}

export interface GetHealthAnswer {
  status: 'healthy' | 'unhealthy';
  version: string;
  database: 'connected' | 'disconnected';
  uptime_seconds: number;
}

export interface ImportBuilding {
  file: Blob;
  dry_run?: 'true' | 'false';
}

export interface CreateExpenseFromInvoice {
  file: Blob;
  building_id: string;
}

export interface ImportPayments {
  file: Blob;
  building_id: string;
  dry_run?: 'true' | 'false';
}

export interface AttachToTicket {
  file: Blob;
  title?: string;
}

/** What each operation takes, and answers as JSON. */
export interface Operations {
  /** Get tokens for an e-mail and a password */
  login: {
    request: {
      body: Login;
    };
    answer: SignIn;
  };
  /** Exchange a refresh token for new tokens; it serves once */
  refreshTokens: {
    request: {
      body?: RefreshTokens;
    };
    answer: SignIn;
  };
  /** Accept the roles of an invitation and get tokens */
  acceptInvitation: {
    request: {
      body: AcceptInvitation;
    };
    answer: SignIn;
  };
  /** Who is signed in, and in which roles they may act */
  whoAmI: {
    request: {};
    answer: Me;
  };
  /** Change what is one’s own to say */
  updateMe: {
    request: {
      body?: UpdateMe;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Me;
  };
  /** Act in another of one’s roles */
  switchRole: {
    request: {
      body: SwitchRole;
    };
    answer: SignIn;
  };
  /** End this session */
  logout: {
    request: {};
    answer: undefined;
  };
  /** One’s sessions, the last used first */
  listSessions: {
    request: {};
    answer: SignedInSession[];
  };
  /** End one of one’s sessions */
  endSession: {
    request: {
      path: {
        id: string;
      };
    };
    answer: undefined;
  };
  /** Change one’s password and end all other sessions */
  changePassword: {
    request: {
      body: ChangePassword;
    };
    answer: undefined;
  };
  /** Ask for another e-mail; it holds once confirmed from the new address */
  changeEmail: {
    request: {
      body: ChangeEmail;
    };
    answer: undefined;
  };
  /** Take the address to which the link went as one’s e-mail */
  confirmEmail: {
    request: {
      body: ConfirmEmail;
    };
    answer: undefined;
  };
  /** Ask for a link to choose another password; the answer is always the same */
  forgotPassword: {
    request: {
      body: ForgotPassword;
    };
    answer: undefined;
  };
  /** Choose another password with a link and end all sessions */
  resetPassword: {
    request: {
      body: ResetPassword;
    };
    answer: undefined;
  };
  /** Get a secret for an authenticator application */
  setUpTotp: {
    request: {
      body: SetUpTotp;
    };
    answer: SetUpTotpAnswer;
  };
  /** Ask for a code at each login from now on */
  enableTotp: {
    request: {
      body: EnableTotp;
    };
    answer: EnableTotpAnswer;
  };
  /** Ask for codes no more */
  disableTotp: {
    request: {
      body: DisableTotp;
    };
    answer: undefined;
  };
  /** Get ten new backup codes in place of all others */
  replaceBackupCodes: {
    request: {
      body: EnableTotp;
    };
    answer: EnableTotpAnswer;
  };
  /** What waits for the caller, by deadline, with the figures of the day */
  getOverview: {
    request: {
      query?: {
        building_id?: string | undefined;
      };
    };
    answer: Overview;
  };
  /** Find records of all kinds that the caller may see, the best first */
  search: {
    request: {
      query: {
        q: string;
        limit?: number | undefined;
      };
    };
    answer: SearchResult[];
  };
  /** Organizations by name */
  listOrganizations: {
    request: {
      query?: {
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, name, created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Organization[];
  };
  /** Take on an organization */
  createOrganization: {
    request: {
      body: CreateOrganization;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Organization;
  };
  /** One organization */
  getOrganization: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Organization;
  };
  /** Change the named fields of an organization */
  updateOrganization: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateOrganization;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Organization;
  };
  /** Users by name, with their roles here */
  listUsers: {
    request: {
      query?: {
        q?: string | undefined;
        /** One or several, separated by commas */
        role_type?: ('SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner')[] | undefined;
        is_active?: boolean | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, name, email, created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: User[];
  };
  /** Give somebody roles; without a password they are invited by e-mail */
  createUser: {
    request: {
      body: CreateUser;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: User;
  };
  /** One user */
  getUser: {
    request: {
      path: {
        id: string;
      };
    };
    answer: User;
  };
  /** Change the named fields of a user; roles replace those here */
  updateUser: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateUser;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: User;
  };
  /** End somebody’s sessions here and let them act here no more */
  deactivateUser: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: User;
  };
  /** Let somebody act here again */
  activateUser: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: User;
  };
  /** Buildings by name */
  listBuildings: {
    request: {
      query?: {
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, name, created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Building[];
  };
  /** Take on a building */
  createBuilding: {
    request: {
      body: CreateBuilding;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Building;
  };
  /** One building */
  getBuilding: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Building;
  };
  /** Change the named fields of a building */
  updateBuilding: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateBuilding;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Building;
  };
  /** Delete a building that nothing refers to */
  deleteBuilding: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Units by their number */
  listUnits: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** true: only those that nobody holds today; false: only the others */
        without_owner?: boolean | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of unit_number, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Unit[];
  };
  /** Add a unit to a building */
  createUnit: {
    request: {
      body: CreateUnit;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Unit;
  };
  /** Units of a building by their number */
  listBuildingUnits: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** true: only those that nobody holds today; false: only the others */
        without_owner?: boolean | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of unit_number, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Unit[];
  };
  /** One unit */
  getUnit: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Unit;
  };
  /** Change the named fields of a unit */
  updateUnit: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateUnit;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Unit;
  };
  /** Delete a unit that nothing refers to */
  deleteUnit: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Owners by name */
  listOwners: {
    request: {
      query?: {
        building_id?: string | undefined;
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of name, balance, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Owner[];
  };
  /** Enter an owner */
  createOwner: {
    request: {
      body: CreateOwner;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Owner;
  };
  /** Those who hold a unit of the building today, by name */
  listBuildingOwners: {
    request: {
      path: {
        id: string;
      };
      query?: {
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of name, balance, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Owner[];
  };
  /** One owner */
  getOwner: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Owner;
  };
  /** Change the named fields of an owner */
  updateOwner: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateOwner;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Owner;
  };
  /** Delete an owner whom nothing refers to */
  deleteOwner: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Who holds the unit today, or on another day */
  listUnitOwners: {
    request: {
      path: {
        unit_id: string;
      };
      query?: {
        /** Business date, Europe/Brussels */
        on?: string | undefined;
      };
    };
    answer: UnitOwner[];
  };
  /** Give an owner a share of the unit */
  addUnitOwner: {
    request: {
      path: {
        unit_id: string;
      };
      body: AddUnitOwner;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: UnitOwner;
  };
  /** Who has held the unit, holds it or will */
  listUnitOwnerHistory: {
    request: {
      path: {
        unit_id: string;
      };
    };
    answer: UnitOwner[];
  };
  /** How much of the unit is held today */
  getOwnershipTotal: {
    request: {
      path: {
        unit_id: string;
      };
    };
    answer: OwnershipTotal;
  };
  /** End today what an owner holds of the unit */
  endUnitOwner: {
    request: {
      path: {
        unit_id: string;
        owner_id: string;
      };
      query?: {
        later_calls?: 'Leave' | undefined;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** One relation of an owner to a unit */
  getUnitOwner: {
    request: {
      path: {
        id: string;
      };
    };
    answer: UnitOwner;
  };
  /** Change the named fields of a relation */
  updateUnitOwner: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateUnitOwner;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: UnitOwner;
  };
  /** What the owner holds today, longest held first */
  listUnitsOfOwner: {
    request: {
      path: {
        id: string;
      };
      query?: {
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of start_date, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: HeldUnit[];
  };
  /** What the owner has held, holds or will, oldest first */
  listUnitHistoryOfOwner: {
    request: {
      path: {
        id: string;
      };
      query?: {
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of start_date, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: UnitOwnerOfOwner[];
  };
  /** Pass a share, or all of it, from one owner to another */
  transferOwnership: {
    request: {
      path: {
        unit_id: string;
      };
      body: TransferOwnership;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: TransferredOwnership;
  };
  /** Keys of a building, the general one first */
  listDistributionKeys: {
    request: {
      path: {
        id: string;
      };
    };
    answer: DistributionKey[];
  };
  /** Add a key to a building */
  createDistributionKey: {
    request: {
      path: {
        id: string;
      };
      body: CreateDistributionKey;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: DistributionKey;
  };
  /** One key with the weights of today */
  getDistributionKey: {
    request: {
      path: {
        id: string;
      };
    };
    answer: DistributionKey;
  };
  /** Rename a key, or give it other weights from a day on */
  updateDistributionKey: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateDistributionKey;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: DistributionKey;
  };
  /** Delete a key by which nothing is split */
  deleteDistributionKey: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Expenses, newest first */
  listExpenses: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** One or several, separated by commas */
        kind?: ('Invoice' | 'CreditNote')[] | undefined;
        credits_expense_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        category?: (
          | 'Maintenance'
          | 'Utilities'
          | 'Insurance'
          | 'ManagementFees'
          | 'Repairs'
          | 'Improvements'
          | 'Legal'
          | 'Other')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Business date, Europe/Brussels */
        due_from?: string | undefined;
        /** Business date, Europe/Brussels */
        due_to?: string | undefined;
        supplier?: string | undefined;
        supplier_id?: string | undefined;
        disputed?: boolean | undefined;
        created_by?: string | undefined;
        approvable?: boolean | undefined;
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Expense[];
  };
  /** Enter an expense as a draft */
  createExpense: {
    request: {
      body: CreateExpense;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Expense;
  };
  /** Expenses of a building, newest first */
  listBuildingExpenses: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** One or several, separated by commas */
        kind?: ('Invoice' | 'CreditNote')[] | undefined;
        credits_expense_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        category?: (
          | 'Maintenance'
          | 'Utilities'
          | 'Insurance'
          | 'ManagementFees'
          | 'Repairs'
          | 'Improvements'
          | 'Legal'
          | 'Other')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Business date, Europe/Brussels */
        due_from?: string | undefined;
        /** Business date, Europe/Brussels */
        due_to?: string | undefined;
        supplier?: string | undefined;
        supplier_id?: string | undefined;
        disputed?: boolean | undefined;
        created_by?: string | undefined;
        approvable?: boolean | undefined;
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Expense[];
  };
  /** One expense */
  getExpense: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Expense;
  };
  /** Change the named fields of a draft or rejected expense */
  updateExpense: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateExpense;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Delete a draft */
  deleteExpense: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** What each owner bears of an expense, and why */
  getExpenseDistribution: {
    request: {
      path: {
        id: string;
      };
    };
    answer: ExpenseDistribution;
  };
  /** Hand an expense in for approval */
  submitExpenseForApproval: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Let problems of an invoice stand, having looked at them */
  acknowledgeExpenseProblems: {
    request: {
      path: {
        id: string;
      };
      body: AcknowledgeExpenseProblems;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Approve: book the purchase and store the split */
  approveExpense: {
    request: {
      path: {
        id: string;
      };
      body?: ApproveExpense;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Reject with a reason */
  rejectExpense: {
    request: {
      path: {
        id: string;
      };
      body: RejectExpense;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Record the payment of the supplier */
  markExpensePaid: {
    request: {
      path: {
        id: string;
      };
      body?: MarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Take a payment back */
  unmarkExpensePaid: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Dispute an invoice */
  disputeExpense: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Settle the dispute of an invoice */
  settleExpenseDispute: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Cancel an approved expense by reversal */
  cancelExpense: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Expense;
  };
  /** Take the same step with many expenses */
  bulkExpenses: {
    request: {
      body: BulkExpenses;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BulkExpenseResults;
  };
  /** Suppliers by name */
  listSuppliers: {
    request: {
      query?: {
        q?: string | undefined;
        /** One or several, separated by commas */
        iban_state?: ('None' | 'Unconfirmed' | 'Confirmed')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of name, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Supplier[];
  };
  /** Enter a supplier */
  createSupplier: {
    request: {
      body: CreateSupplier;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Supplier;
  };
  /** Suppliers who may be one */
  listSupplierDuplicates: {
    request: {};
    answer: SupplierDuplicates[];
  };
  /** One supplier */
  getSupplier: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Supplier;
  };
  /** Change the named fields of a supplier */
  updateSupplier: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateSupplier;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Supplier;
  };
  /** Delete a supplier whom nothing names */
  deleteSupplier: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Confirm where a supplier is paid */
  confirmSupplierIban: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Supplier;
  };
  /** Merge a supplier into another one */
  mergeSupplier: {
    request: {
      path: {
        id: string;
      };
      body: MergeSupplier;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Supplier;
  };
  /** Where a supplier is paid, and was before */
  listSupplierIbans: {
    request: {
      path: {
        id: string;
      };
    };
    answer: SupplierIban[];
  };
  /** Bank accounts of a building, in the order in which they were entered */
  listBankAccounts: {
    request: {
      path: {
        id: string;
      };
    };
    answer: BankAccount[];
  };
  /** Add a bank account to a building */
  createBankAccount: {
    request: {
      path: {
        id: string;
      };
      body: CreateBankAccount;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BankAccount;
  };
  /** One bank account */
  getBankAccount: {
    request: {
      path: {
        id: string;
      };
    };
    answer: BankAccount;
  };
  /** Change the named fields of a bank account */
  updateBankAccount: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateBankAccount;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankAccount;
  };
  /** Delete a bank account that no payment names */
  deleteBankAccount: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Payment batches, the latest execution date first */
  listPaymentBatches: {
    request: {
      query?: {
        building_id?: string | undefined;
        bank_account_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Draft' | 'Approved' | 'Sent' | 'Done' | 'Cancelled')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of execution_date, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: PaymentBatch[];
  };
  /** Draft a batch that pays suppliers from one account */
  createPaymentBatch: {
    request: {
      body: CreatePaymentBatch;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentBatch;
  };
  /** One payment batch with its lines */
  getPaymentBatch: {
    request: {
      path: {
        id: string;
      };
    };
    answer: PaymentBatch;
  };
  /** Approve a batch */
  approvePaymentBatch: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Cancel a batch that the bank does not have */
  cancelPaymentBatch: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Record that the bank has the file */
  markPaymentBatchSent: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Record which lines the bank did not carry out */
  rejectPaymentBatchLines: {
    request: {
      path: {
        id: string;
      };
      body: RejectPaymentBatchLines;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Accept all certain proposals, of one building or of all in sight */
  matchCertainBankTransactions: {
    request: {
      body?: MatchCertainBankTransactions;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CertainMatches;
  };
  /** Bank statements, newest first */
  listBankStatements: {
    request: {
      query?: {
        building_id?: string | undefined;
        bank_account_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Accepted' | 'Held' | 'Discarded')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, date, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: BankStatement[];
  };
  /** Take the statements of a file of a bank: CODA 2 or camt.053.001.02 and .08 */
  uploadBankFile: {
    request: {
      body: UploadBankFile;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BankStatementUploadResult;
  };
  /** One bank statement */
  getBankStatement: {
    request: {
      path: {
        id: string;
      };
    };
    answer: BankStatement;
  };
  /** Accept a statement that was held */
  releaseBankStatement: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankStatement;
  };
  /** Throw away a statement that was held */
  discardBankStatement: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankStatement;
  };
  /** What bank and books say of an account on a day, and what lies between */
  reconcileBankAccount: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** Today, unless told */
        on?: string | undefined;
      };
    };
    answer: BankReconciliation;
  };
  /** Transactions of accepted bank statements, newest first */
  listBankTransactions: {
    request: {
      query?: {
        building_id?: string | undefined;
        bank_account_id?: string | undefined;
        statement_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Matched' | 'Parked')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** In the other’s name, account or communication */
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, booked_on, amount, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: BankTransaction[];
  };
  /** One bank transaction */
  getBankTransaction: {
    request: {
      path: {
        id: string;
      };
    };
    answer: BankTransaction;
  };
  /** What each owner bears of costs and interest of a bank */
  getBankTransactionDistribution: {
    request: {
      path: {
        id: string;
      };
    };
    answer: BankTransactionDistribution;
  };
  /** Book a transaction: what owners paid, what expenses it paid, and the rest */
  matchBankTransaction: {
    request: {
      path: {
        id: string;
      };
      body?: MatchBankTransaction;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankTransaction;
  };
  /** Take back what was booked of a transaction */
  unmatchBankTransaction: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankTransaction;
  };
  /** Book a transaction in suspense until somebody knows better */
  parkBankTransaction: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankTransaction;
  };
  /** Rules by which transactions of banks are known, newest first */
  listBankRules: {
    request: {
      query?: {
        building_id?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: BankRule[];
  };
  /** Say once what transactions are that come again */
  createBankRule: {
    request: {
      body: CreateBankRule;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BankRule;
  };
  /** One rule */
  getBankRule: {
    request: {
      path: {
        id: string;
      };
    };
    answer: BankRule;
  };
  /** Change the named fields of a rule */
  updateBankRule: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateBankRule;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: BankRule;
  };
  /** Delete a rule */
  deleteBankRule: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Calls for funds, newest first */
  listCallsForFunds: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Draft' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        fund?: ('WorkingCapital' | 'Reserve' | 'Provision' | 'Works')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        series_id?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, call_date, due_date, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: CallForFunds[];
  };
  /** Enter a call for funds as a draft */
  createCallForFunds: {
    request: {
      body: CreateCallForFunds;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CallForFunds;
  };
  /** Enter the instalments of a yearly amount, or of several in parts, as drafts */
  createCallSeries: {
    request: {
      body: CreateCallSeries;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CallForFunds[];
  };
  /** One call for funds */
  getCallForFunds: {
    request: {
      path: {
        id: string;
      };
    };
    answer: CallForFunds;
  };
  /** What each owner is to pay of a call, and why */
  previewCallForFunds: {
    request: {
      path: {
        id: string;
      };
    };
    answer: CallDistribution;
  };
  /** What each owner owes by a call that was sent */
  listCallReceivables: {
    request: {
      path: {
        id: string;
      };
    };
    answer: CallReceivable[];
  };
  /** Send a call: split it, book it, and charge every owner */
  sendCallForFunds: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: CallForFunds;
  };
  /** Cancel a draft, or a sent call by reversal */
  cancelCallForFunds: {
    request: {
      path: {
        id: string;
      };
      body?: CancelCallForFunds;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: CallForFunds;
  };
  /** Enter the same call for many buildings, as drafts */
  bulkCreateCalls: {
    request: {
      body: BulkCreateCalls;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BulkCallResults;
  };
  /** How the letters of a call reached each owner */
  listCallDeliveries: {
    request: {
      path: {
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Write down that a letter was posted */
  markCallDeliveryPosted: {
    request: {
      path: {
        id: string;
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** Payments of owners, newest first */
  listPayments: {
    request: {
      query?: {
        owner_id?: string | undefined;
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Recorded' | 'Reversed')[] | undefined;
        /** One or several, separated by commas */
        method?: ('BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, received_on, amount, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Payment[];
  };
  /** Record a payment: book it and settle what the owner owes */
  createPayment: {
    request: {
      body: CreatePayment;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Payment;
  };
  /** One payment with what it settles */
  getPayment: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Payment;
  };
  /** Take a payment back: what it settled is open again */
  reversePayment: {
    request: {
      path: {
        id: string;
      };
      body?: ReversePayment;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Payment;
  };
  /** What an owner owes, what of it is open, and the movements that led there */
  getOwnerAccount: {
    request: {
      path: {
        id: string;
      };
      query?: {
        building_id?: string | undefined;
        /** Business date, Europe/Brussels */
        from?: string | undefined;
        /** Business date, Europe/Brussels */
        to?: string | undefined;
      };
    };
    answer: OwnerAccount;
  };
  /** An owner's account between two days; as a file in the owner's language */
  getOwnerStatement: {
    request: {
      path: {
        id: string;
      };
      query?: {
        building_id?: string | undefined;
        /** Business date, Europe/Brussels */
        from?: string | undefined;
        /** Business date, Europe/Brussels */
        to?: string | undefined;
      };
    };
    answer: OwnerStatement;
  };
  /** Compare what owners owe by the books with their open items */
  getOwnerAccountIntegrity: {
    request: {};
    answer: OwnerAccountIntegrity;
  };
  /** Keep an owner's statement as a document that they and the office read */
  createOwnerStatementDocument: {
    request: {
      path: {
        id: string;
      };
      body?: CreateOwnerStatementDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** The chart of accounts by code */
  listAccounts: {
    request: {
      query?: {
        /** One or several, separated by commas */
        account_type?: ('Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance')[] | undefined;
        is_active?: boolean | undefined;
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, code, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Account[];
  };
  /** Add an account */
  createAccount: {
    request: {
      body: CreateAccount;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Account;
  };
  /** One account */
  getAccount: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Account;
  };
  /** Change the named fields of an account; once it has entries, only its names and is_active */
  updateAccount: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateAccount;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Account;
  };
  /** Delete an account that nothing refers to */
  deleteAccount: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** The account with this code */
  getAccountByCode: {
    request: {
      path: {
        code: string;
      };
    };
    answer: Account;
  };
  /** Create the Belgian minimum chart of accounts; accounts that exist stay as they are */
  seedBelgianPcmn: {
    request: {
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: SeedBelgianPcmnAnswer;
  };
  /** Journal entries, newest first */
  listJournalEntries: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** One or several, separated by commas */
        journal?: ('Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        account_code?: string | undefined;
        category?: (
          | 'Maintenance'
          | 'Utilities'
          | 'Insurance'
          | 'ManagementFees'
          | 'Repairs'
          | 'Improvements'
          | 'Legal'
          | 'Other')[] | undefined;
        source_id?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, entry_date, sequence, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: JournalEntry[];
  };
  /** Post an entry by hand */
  createJournalEntry: {
    request: {
      body: CreateJournalEntry;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: JournalEntry;
  };
  /** One journal entry */
  getJournalEntry: {
    request: {
      path: {
        id: string;
      };
    };
    answer: JournalEntry;
  };
  /** Reverse an entry made by hand, once; a reversal may itself be reversed */
  reverseJournalEntry: {
    request: {
      path: {
        id: string;
      };
      body?: ReverseJournalEntry;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: JournalEntry;
  };
  /** Recompute the chain and the sums of the organization's books, all buildings together */
  proveLedger: {
    request: {};
    answer: LedgerProof;
  };
  /** Movements of an account, or of those below a heading, oldest first with running balance */
  listAccountMovements: {
    request: {
      path: {
        id: string;
      };
      query?: {
        building_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: AccountMovement[];
  };
  /** Fiscal years of a building, oldest first */
  listFiscalYears: {
    request: {
      path: {
        id: string;
      };
    };
    answer: FiscalYear[];
  };
  /** Open a fiscal year */
  createFiscalYear: {
    request: {
      path: {
        id: string;
      };
      body: CreateFiscalYear;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: FiscalYear;
  };
  /** One fiscal year */
  getFiscalYear: {
    request: {
      path: {
        id: string;
      };
    };
    answer: FiscalYear;
  };
  /** What stands against closing a fiscal year */
  checkFiscalYearClosing: {
    request: {
      path: {
        id: string;
      };
    };
    answer: ClosingCheck;
  };
  /** Close a fiscal year: its result is carried forward and its dates are locked */
  closeFiscalYear: {
    request: {
      path: {
        id: string;
      };
      body?: CloseFiscalYear;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: FiscalYear;
  };
  /** Reopen the last closed fiscal year: its closing entry is reversed */
  reopenFiscalYear: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: FiscalYear;
  };
  /** Assets, funds and liabilities at the end of a financial year */
  getBalanceSheet: {
    request: {
      query?: {
        year?: number | undefined;
        building_id?: string | undefined;
      };
    };
    answer: GetBalanceSheetAnswer;
  };
  /** Income and expenses of a financial year or a quarter of it */
  getIncomeStatement: {
    request: {
      query?: {
        year?: number | undefined;
        building_id?: string | undefined;
        quarter?: number | undefined;
      };
    };
    answer: GetIncomeStatementAnswer;
  };
  /** Opening balance, debits, credits and balance of every account */
  getTrialBalance: {
    request: {
      query?: {
        year?: number | undefined;
        building_id?: string | undefined;
        quarter?: number | undefined;
      };
    };
    answer: GetTrialBalanceAnswer;
  };
  /** Every movement of every account, with its running balance */
  getGeneralLedger: {
    request: {
      query?: {
        year?: number | undefined;
        building_id?: string | undefined;
        quarter?: number | undefined;
        /** One account, or all accounts below a heading */
        account_code?: string | undefined;
      };
    };
    answer: GetGeneralLedgerAnswer;
  };
  /** The balance of every money account at the end of each month */
  getCashSeries: {
    request: {
      query?: {
        /** How many, the current one included; 12 unless told otherwise */
        months?: number | undefined;
        building_id?: string | undefined;
      };
    };
    answer: GetCashSeriesAnswer;
  };
  /** Keep the balance sheet as a document */
  createBalanceSheetDocument: {
    request: {
      body: CreateBalanceSheetDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** Keep the income statement as a document */
  createIncomeStatementDocument: {
    request: {
      body: CreateIncomeStatementDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** Payment reminders, newest first */
  listPaymentReminders: {
    request: {
      query?: {
        owner_id?: string | undefined;
        building_id?: string | undefined;
        /** One or several, separated by commas */
        reminder_level?: ('Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction')[] | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: PaymentReminder[];
  };
  /** Remind an owner of what is overdue */
  createPaymentReminder: {
    request: {
      body: CreatePaymentReminder;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentReminder;
  };
  /** Payment reminders of an owner, newest first */
  listOwnerPaymentReminders: {
    request: {
      path: {
        id: string;
      };
      query?: {
        building_id?: string | undefined;
        /** One or several, separated by commas */
        reminder_level?: ('Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction')[] | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of id, created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: PaymentReminder[];
  };
  /** One payment reminder with its items and timeline */
  getPaymentReminder: {
    request: {
      path: {
        id: string;
      };
    };
    answer: PaymentReminder;
  };
  /** Raise a reminder to its next level, with all that is overdue by now */
  escalatePaymentReminder: {
    request: {
      path: {
        id: string;
      };
      body?: EscalatePaymentReminder;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Mail a reminder to its owner */
  sendPaymentReminder: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Record that a person sent a reminder */
  markPaymentReminderSent: {
    request: {
      path: {
        id: string;
      };
      body?: MarkPaymentReminderSent;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Keep a reminder from being escalated */
  pausePaymentReminder: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** End the pause of a reminder */
  resumePaymentReminder: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Make the penalty of a reminder owed in the books */
  chargeReminderPenalty: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Give the penalty of a reminder up */
  waiveReminderPenalty: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Ask for nothing any more by this reminder */
  cancelPaymentReminder: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** When reminders climb, and what runs do by themselves */
  getReminderSettings: {
    request: {
      query?: {
        building_id?: string | undefined;
      };
    };
    answer: ReminderSettings;
  };
  /** Change the named settings of reminders */
  updateReminderSettings: {
    request: {
      query?: {
        building_id?: string | undefined;
      };
      body?: UpdateReminderSettings;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: ReminderSettings;
  };
  /** Give up the settings of reminders that were chosen */
  deleteReminderSettings: {
    request: {
      query?: {
        building_id?: string | undefined;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** How the letters of a reminder reached its owner */
  listPaymentReminderDeliveries: {
    request: {
      path: {
        id: string;
      };
    };
    answer: ReminderDelivery[];
  };
  /** Take the step of the day for everybody with something overdue */
  runPaymentReminders: {
    request: {
      body?: RunPaymentReminders;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentReminderRun;
  };
  /** How recovery goes: reminders, what came in after them, and what is owed by age */
  getPaymentReminderStats: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
      };
    };
    answer: PaymentReminderStats;
  };
  /** The published rates of late interest by kind, newest first */
  listInterestRates: {
    request: {};
    answer: InterestRate[];
  };
  /** Enter a published rate */
  createInterestRate: {
    request: {
      body: CreateInterestRate;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: InterestRate;
  };
  /** Documents, the latest first */
  listDocuments: {
    request: {
      query?: {
        /** One or several, separated by commas */
        document_type?: (
          | 'Invoice'
          | 'Contract'
          | 'MeetingInvitation'
          | 'MeetingMinutes'
          | 'InsurancePolicy'
          | 'MaintenanceReport'
          | 'FinancialReport'
          | 'Letter'
          | 'Other')[] | undefined;
        /** One or several, separated by commas */
        visibility?: ('Staff' | 'Board' | 'Owners' | 'Owner')[] | undefined;
        building_id?: string | undefined;
        unit_id?: string | undefined;
        owner_id?: string | undefined;
        expense_id?: string | undefined;
        call_for_funds_id?: string | undefined;
        ticket_id?: string | undefined;
        meeting_id?: string | undefined;
        /** Words of its title, its file name or its text */
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of created_at, title, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Document[];
  };
  /** Keep a file as a document */
  createDocument: {
    request: {
      body: CreateDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** One document */
  getDocument: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Document;
  };
  /** Change the named fields of a document */
  updateDocument: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateDocument;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Document;
  };
  /** Delete a document with all its versions */
  deleteDocument: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** The versions of a document’s file, the latest first */
  listDocumentVersions: {
    request: {
      path: {
        id: string;
      };
    };
    answer: DocumentVersion[];
  };
  /** Put a newer file in the place of a document’s */
  createDocumentVersion: {
    request: {
      path: {
        id: string;
      };
      body: UploadBankFile;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** A link by which a browser fetches the file once */
  createDownloadLink: {
    request: {
      path: {
        id: string;
      };
      body?: CreateDownloadLink;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: DownloadLink;
  };
  /** Meetings, the latest first */
  listMeetings: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Scheduled' | 'InProgress' | 'Completed' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        meeting_type?: (
          | 'GeneralAssembly'
          | 'ExtraordinaryAssembly'
          | 'BoardMeeting'
          | 'WrittenDecision')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of scheduled_date, created_at, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Meeting[];
  };
  /** Schedule a meeting */
  createMeeting: {
    request: {
      body: CreateMeeting;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Meeting;
  };
  /** One meeting */
  getMeeting: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Meeting;
  };
  /** Change the named fields of a meeting */
  updateMeeting: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateMeeting;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Meeting;
  };
  /** Delete a meeting that was scheduled by mistake */
  deleteMeeting: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Call a meeting off, and why */
  cancelMeeting: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Meeting;
  };
  /** Schedule the second session of an assembly that had no quorum */
  createSecondSession: {
    request: {
      path: {
        id: string;
      };
      body: CreateSecondSession;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Meeting;
  };
  /** The agenda of a meeting, in its order */
  listAgendaItems: {
    request: {
      path: {
        id: string;
      };
    };
    answer: AgendaItem[];
  };
  /** Put an item on the agenda */
  createAgendaItem: {
    request: {
      path: {
        id: string;
      };
      body: CreateAgendaItem;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AgendaItem;
  };
  /** One item of the agenda */
  getAgendaItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
    };
    answer: AgendaItem;
  };
  /** Change the named fields of an item */
  updateAgendaItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      body?: UpdateAgendaItem;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: AgendaItem;
  };
  /** Take an item off the agenda */
  deleteAgendaItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Bring an open meeting to an item */
  goToAgendaItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Meeting;
  };
  /** Convene everybody who votes */
  conveneMeeting: {
    request: {
      path: {
        id: string;
      };
      body?: ConveneMeeting;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Meeting;
  };
  /** How each owner was convened */
  listConvocations: {
    request: {
      path: {
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Write down that a convocation was posted */
  markConvocationPosted: {
    request: {
      path: {
        id: string;
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** By what means an owner has agreed to be convened */
  listConvocationConsents: {
    request: {
      path: {
        id: string;
      };
    };
    answer: ConvocationConsent[];
  };
  /** Write down that an owner agrees to be convened by e-mail */
  createConvocationConsent: {
    request: {
      path: {
        id: string;
      };
      body?: CreateConvocationConsent;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: ConvocationConsent;
  };
  /** Write down that an owner wants registered mail again */
  withdrawConvocationConsent: {
    request: {
      path: {
        id: string;
        consent_id: string;
      };
      body?: WithdrawConvocationConsent;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: ConvocationConsent;
  };
  /** The proxies of a meeting, the oldest first */
  listProxies: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Proxy[];
  };
  /** Note a proxy, or give one */
  createProxy: {
    request: {
      path: {
        id: string;
      };
      body: CreateProxy;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Proxy;
  };
  /** Withdraw a proxy */
  deleteProxy: {
    request: {
      path: {
        id: string;
        proxy_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Who came to a meeting, and who went */
  listAttendances: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Attendance[];
  };
  /** Note who has come */
  createAttendance: {
    request: {
      path: {
        id: string;
      };
      body: CreateAttendance;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Attendance;
  };
  /** Note who has gone */
  leaveMeeting: {
    request: {
      path: {
        id: string;
        attendance_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Attendance;
  };
  /** Who is there of all, by heads and by shares */
  getQuorum: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Quorum;
  };
  /** Open a meeting */
  openMeeting: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Meeting;
  };
  /** Vote on an item, for one or for many */
  castVotes: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      body?: CastVotes;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: VotesCast;
  };
  /** What the caller may vote on an item */
  getBallot: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
    };
    answer: BallotEntry[];
  };
  /** End the vote on an item and count it */
  closeAgendaItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: VoteResult;
  };
  /** Make the votes on an item void, and vote anew */
  voidVotes: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: VotingRound;
  };
  /** Put another text to the vote than the announced one */
  amendAgendaItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      body: AmendAgendaItem;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: AgendaItem;
  };
  /** A meeting as all see it now */
  getLiveMeeting: {
    request: {
      path: {
        id: string;
      };
    };
    answer: LiveMeeting;
  };
  /** Say who takes no part in the vote on an item */
  excludeFromItem: {
    request: {
      path: {
        id: string;
        item_id: string;
      };
      body: ExcludeFromItem;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: AgendaItem;
  };
  /** End a meeting */
  closeMeeting: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Meeting;
  };
  /** Prove the votes of a meeting */
  proveVotes: {
    request: {
      path: {
        id: string;
      };
    };
    answer: VotesProof;
  };
  /** The minutes of a meeting */
  getMinutes: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** Of the PDF, in place of those of the building */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: Minutes;
  };
  /** Write who presided and kept the minutes, and what else they say */
  updateMinutes: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateMinutes;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Minutes;
  };
  /** Send the signed minutes to everybody who had a vote */
  publishMinutes: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Minutes;
  };
  /** How the minutes reached each owner */
  listMinutesDeliveries: {
    request: {
      path: {
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Write down that minutes were posted */
  markMinutesPosted: {
    request: {
      path: {
        id: string;
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** The register of decisions, the latest first */
  listDecisions: {
    request: {
      query?: {
        building_id?: string | undefined;
        meeting_id?: string | undefined;
        /** One or several, separated by commas */
        result?: ('Adopted' | 'Rejected')[] | undefined;
        /** One or several, separated by commas */
        decision_type?: (
          | 'Accounts'
          | 'Budget'
          | 'Discharge'
          | 'SyndicAppointment'
          | 'SyndicDismissal'
          | 'AuditorAppointment'
          | 'CouncilAppointment'
          | 'Contract'
          | 'LegallyRequiredWorks'
          | 'ConservationWorks'
          | 'LegalProceedings'
          | 'Other'
          | 'StatutesOfUse'
          | 'CommonWorks'
          | 'QuoteThreshold'
          | 'PrivateWorks'
          | 'CouncilDelegation'
          | 'Statutes'
          | 'ChangeOfDestination'
          | 'PartialRebuilding'
          | 'PropertyPurchase'
          | 'PropertyDisposal'
          | 'PartialAssociation'
          | 'DivisionOfLots'
          | 'NecessaryDemolition'
          | 'NoReserveFund'
          | 'ChangeOfShares'
          | 'Demolition')[] | undefined;
        /** Words of its title or its text */
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of decided_on, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Decision[];
  };
  /** One decision */
  getDecision: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Decision;
  };
  /** Put to the vote again what failed because owners were absent */
  repeatDecision: {
    request: {
      path: {
        id: string;
      };
      body: RepeatDecision;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AgendaItem;
  };
  /** What follows from a decision */
  listFollowUps: {
    request: {
      path: {
        id: string;
      };
    };
    answer: FollowUp[];
  };
  /** Note what follows from a decision */
  createFollowUp: {
    request: {
      path: {
        id: string;
      };
      body: CreateFollowUp;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: FollowUp;
  };
  /** Note that what follows from a decision is done */
  finishFollowUp: {
    request: {
      path: {
        id: string;
        follow_up_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: FollowUp;
  };
  /** What owners want on an agenda, the latest first */
  listAgendaProposals: {
    request: {
      query?: {
        building_id?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of received_on, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: AgendaProposal[];
  };
  /** Propose an item for the agenda of the next assembly */
  createAgendaProposal: {
    request: {
      body: CreateAgendaProposal;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AgendaProposal;
  };
  /** Withdraw a proposal */
  withdrawAgendaProposal: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: AgendaProposal;
  };
  /** Put a proposal on the agenda of an assembly */
  takeAgendaProposal: {
    request: {
      path: {
        id: string;
      };
      body: RepeatDecision;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: AgendaProposal;
  };
  /** Assemblies that owners have asked for, the latest first */
  listAssemblyRequests: {
    request: {
      query?: {
        building_id?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of received_on, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: AssemblyRequest[];
  };
  /** Write down that owners ask for an assembly */
  createAssemblyRequest: {
    request: {
      body: CreateAssemblyRequest;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AssemblyRequest;
  };
  /** Say by which assembly a request is answered */
  answerAssemblyRequest: {
    request: {
      path: {
        id: string;
      };
      body: RepeatDecision;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: AssemblyRequest;
  };
  /** Tickets, the latest first */
  listTickets: {
    request: {
      query?: {
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'InProgress' | 'Resolved' | 'Closed' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        priority?: ('Low' | 'Medium' | 'High' | 'Critical')[] | undefined;
        /** One or several, separated by commas */
        category?: (
          | 'Plumbing'
          | 'Electricity'
          | 'Heating'
          | 'Elevator'
          | 'Roof'
          | 'CommonAreas'
          | 'Cleaning'
          | 'Security'
          | 'Neighbours'
          | 'Administration'
          | 'Other')[] | undefined;
        assignee_id?: string | undefined;
        unit_id?: string | undefined;
        /** Words of its title or description */
        q?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of created_at, updated_at, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Ticket[];
  };
  /** Open a ticket */
  createTicket: {
    request: {
      body: CreateTicket;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Ticket;
  };
  /** How many tickets there are, and how long they take */
  readTicketStats: {
    request: {
      query?: {
        building_id?: string | undefined;
      };
    };
    answer: TicketStats;
  };
  /** One ticket */
  getTicket: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Ticket;
  };
  /** Change the named fields of a ticket */
  updateTicket: {
    request: {
      path: {
        id: string;
      };
      body?: UpdateTicket;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** What has happened to a ticket, the oldest first */
  listTicketHistory: {
    request: {
      path: {
        id: string;
      };
    };
    answer: TicketHistoryEvent[];
  };
  /** Give a ticket to somebody who deals with it */
  assignTicket: {
    request: {
      path: {
        id: string;
      };
      body: AssignTicket;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** Somebody deals with it now */
  startTicket: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** It is resolved, and how */
  resolveTicket: {
    request: {
      path: {
        id: string;
      };
      body?: ResolveTicket;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** Close what is resolved */
  closeTicket: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** It is not resolved after all */
  reopenTicket: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** It needs no settling, and why */
  cancelTicket: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Ticket;
  };
  /** The comments on a ticket, the oldest first */
  listTicketComments: {
    request: {
      path: {
        id: string;
      };
      query?: {
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of created_at, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: TicketComment[];
  };
  /** Comment on a ticket */
  commentTicket: {
    request: {
      path: {
        id: string;
      };
      body: CommentTicket;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: TicketComment;
  };
  /** The records of processing activities (art. 30) */
  listProcessingActivities: {
    request: {};
    answer: ProcessingActivity[];
  };
  /** What people have asked about their data, the latest first */
  listGdprRequests: {
    request: {
      query?: {
        owner_id?: string | undefined;
        /** One or several, separated by commas */
        kind?: (
          | 'Access'
          | 'Portability'
          | 'Rectification'
          | 'Erasure'
          | 'Restriction'
          | 'Objection')[] | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Extended' | 'Completed' | 'Refused')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of received_on, due_on, created_at, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: GdprRequest[];
  };
  /** Ask for access, portability, rectification, erasure, restriction, or object */
  createGdprRequest: {
    request: {
      body: CreateGdprRequest;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: GdprRequest;
  };
  /** One request */
  getGdprRequest: {
    request: {
      path: {
        id: string;
      };
    };
    answer: GdprRequest;
  };
  /** Take two further months to answer, and tell the person why */
  extendGdprRequest: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: GdprRequest;
  };
  /** It has been done, and what */
  completeGdprRequest: {
    request: {
      path: {
        id: string;
      };
      body?: CompleteGdprRequest;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: GdprRequest;
  };
  /** It is not done, and why */
  refuseGdprRequest: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: GdprRequest;
  };
  /** Correct what is known of an owner (art. 16) */
  rectifyOwner: {
    request: {
      path: {
        id: string;
      };
      body: RectifyOwner;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Owner;
  };
  /** What was corrected of an owner, the latest first */
  listDataRectifications: {
    request: {
      path: {
        id: string;
      };
    };
    answer: DataRectification[];
  };
  /** Keep the data of an owner without using it (art. 18) */
  restrictOwnerData: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Owner;
  };
  /** Enter that an owner objects to the use of their data (art. 21) */
  objectToProcessing: {
    request: {
      path: {
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Owner;
  };
  /** The data of an owner may be used again */
  liftDataRestriction: {
    request: {
      path: {
        id: string;
      };
      body: LiftDataRestriction;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Owner;
  };
  /** What restricts the data of an owner, or has, the latest first */
  listDataRestrictions: {
    request: {
      path: {
        id: string;
      };
    };
    answer: DataRestriction[];
  };
  /** Who has read the data of an owner, the latest first */
  listDataAccesses: {
    request: {
      path: {
        id: string;
      };
      query?: {
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of sequence, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: DataAccess[];
  };
  /** Recompute the chain of the log of who has read whose data */
  proveDataAccesses: {
    request: {};
    answer: AccessLogProof;
  };
  /** All that is known of an owner, and nothing of anybody else (art. 15) */
  exportOwnerData: {
    request: {
      path: {
        id: string;
      };
    };
    answer: DataExport;
  };
  /** What an owner gave or caused, to be taken elsewhere (art. 20) */
  getPortableData: {
    request: {
      path: {
        id: string;
      };
    };
    answer: PortableData;
  };
  /** What erasing an owner would erase and keep, and what forbids it */
  previewErasure: {
    request: {
      path: {
        id: string;
      };
    };
    answer: ErasurePreview;
  };
  /** Erase the personal data of an owner (art. 17) */
  deleteOwnerData: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: ErasureResult;
  };
  /** What has reached the end of its time and would be erased now */
  readRetention: {
    request: {};
    answer: RetentionReport;
  };
  /** Erase what has reached the end of its time */
  runRetention: {
    request: {
      body?: RunRetention;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: RetentionReport;
  };
  /** Send a notification to one user of the organization, or to several */
  createNotification: {
    request: {
      body: CreateNotification;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: unknown;
  };
  /** One’s own notifications, newest first */
  listMyNotifications: {
    request: {
      query?: {
        /** One or several, separated by commas */
        notification_type?: (
          | 'MeetingReminder'
          | 'MeetingCreated'
          | 'MeetingCancelled'
          | 'MeetingMinutesPublished'
          | 'PaymentDue'
          | 'PaymentReceived'
          | 'PaymentOverdue'
          | 'CallForFundsIssued'
          | 'ExpenseSubmitted'
          | 'ExpenseApproved'
          | 'ExpenseRejected'
          | 'BudgetApproved'
          | 'DocumentShared'
          | 'DocumentUploaded'
          | 'TicketCreated'
          | 'TicketUpdate'
          | 'TicketAssigned'
          | 'TicketResolved'
          | 'OwnershipTransferred'
          | 'GdprRequestCompleted'
          | 'SystemAlert'
          | 'SystemMaintenance')[] | undefined;
        read?: boolean | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Notification[];
  };
  /** One’s own notifications that are still to be read, newest first */
  listUnreadNotifications: {
    request: {
      query?: {
        /** One or several, separated by commas */
        notification_type?: (
          | 'MeetingReminder'
          | 'MeetingCreated'
          | 'MeetingCancelled'
          | 'MeetingMinutesPublished'
          | 'PaymentDue'
          | 'PaymentReceived'
          | 'PaymentOverdue'
          | 'CallForFundsIssued'
          | 'ExpenseSubmitted'
          | 'ExpenseApproved'
          | 'ExpenseRejected'
          | 'BudgetApproved'
          | 'DocumentShared'
          | 'DocumentUploaded'
          | 'TicketCreated'
          | 'TicketUpdate'
          | 'TicketAssigned'
          | 'TicketResolved'
          | 'OwnershipTransferred'
          | 'GdprRequestCompleted'
          | 'SystemAlert'
          | 'SystemMaintenance')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of created_at, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: Notification[];
  };
  /** How many notifications one has, and what became of them on each channel */
  getNotificationStats: {
    request: {};
    answer: NotificationStats;
  };
  /** Mark all of one’s own notifications as read */
  markAllNotificationsRead: {
    request: {};
    answer: MarkAllNotificationsReadAnswer;
  };
  /** One of one’s own notifications */
  getNotification: {
    request: {
      path: {
        id: string;
      };
    };
    answer: Notification;
  };
  /** Delete one of one’s own notifications */
  deleteNotification: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: undefined;
  };
  /** Mark one of one’s own notifications as read */
  markNotificationRead: {
    request: {
      path: {
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: Notification;
  };
  /** What somebody is told of, and how, for each type of notification */
  listNotificationPreferences: {
    request: {
      path: {
        user_id: string;
      };
    };
    answer: NotificationPreference[];
  };
  /** What somebody chose for one type of notification */
  getNotificationPreference: {
    request: {
      path: {
        user_id: string;
        notification_type: string;
      };
    };
    answer: NotificationPreference;
  };
  /** Change the named flags of one’s own preference */
  updateNotificationPreference: {
    request: {
      path: {
        user_id: string;
        notification_type: string;
      };
      body?: UpdateNotificationPreference;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: NotificationPreference;
  };
  listNotificationDeliveries: {
    request: {
      query?: {
        /** One or several, separated by commas */
        status?: ('Pending' | 'Sent' | 'Failed' | 'Skipped')[] | undefined;
        /** One or several, separated by commas */
        channel?: ('Email' | 'SMS' | 'Push' | 'InApp')[] | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of notification_id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: NotificationDelivery[];
  };
  /** Try again what failed of a notification, on one channel or on all */
  replayNotificationDelivery: {
    request: {
      path: {
        id: string;
      };
      body?: ReplayNotificationDelivery;
      /** Refuses the change (412) when the record is another by now */
      etag?: string | undefined;
    };
    answer: NotificationDelivery[];
  };
  /** The key with which a browser subscribes to push messages */
  getPushKey: {
    request: {};
    answer: GetPushKeyAnswer;
  };
  /** Receive push messages in a browser; the same one again replaces what was known of it */
  createPushSubscription: {
    request: {
      body: CreatePushSubscription;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PushSubscription;
  };
  /** Receive push messages in a browser no more */
  deletePushSubscription: {
    request: {
      body: DeletePushSubscription;
    };
    answer: undefined;
  };
  /** What was written in the organization, the latest first */
  listAuditEntries: {
    request: {
      query?: {
        actor_id?: string | undefined;
        /** One or several, separated by commas */
        object_type?: (
          | 'Account'
          | 'AgendaItem'
          | 'AgendaProposal'
          | 'AssemblyRequest'
          | 'Attendance'
          | 'BankAccount'
          | 'BankStatement'
          | 'BankTransaction'
          | 'Building'
          | 'CallForFunds'
          | 'ConvocationConsent'
          | 'Decision'
          | 'DecisionFollowUp'
          | 'DistributionKey'
          | 'Document'
          | 'Expense'
          | 'FailedJob'
          | 'FiscalYear'
          | 'GdprRequest'
          | 'InterestRate'
          | 'JournalEntry'
          | 'LetterPost'
          | 'Meeting'
          | 'Member'
          | 'Notification'
          | 'Organization'
          | 'Owner'
          | 'Payment'
          | 'PaymentBatch'
          | 'PaymentReminder'
          | 'Proxy'
          | 'ReminderSettings'
          | 'Supplier'
          | 'Ticket'
          | 'Unit'
          | 'UnitOwner'
          | 'User'
          | 'Vote'
          | 'VotingRound')[] | undefined;
        object_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of occurred_at, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: AuditEntry[];
  };
  /** What was done on the platform, the latest first */
  listPlatformAuditEntries: {
    request: {
      query?: {
        actor_id?: string | undefined;
        /** One or several, separated by commas */
        object_type?: (
          | 'Account'
          | 'AgendaItem'
          | 'AgendaProposal'
          | 'AssemblyRequest'
          | 'Attendance'
          | 'BankAccount'
          | 'BankStatement'
          | 'BankTransaction'
          | 'Building'
          | 'CallForFunds'
          | 'ConvocationConsent'
          | 'Decision'
          | 'DecisionFollowUp'
          | 'DistributionKey'
          | 'Document'
          | 'Expense'
          | 'FailedJob'
          | 'FiscalYear'
          | 'GdprRequest'
          | 'InterestRate'
          | 'JournalEntry'
          | 'LetterPost'
          | 'Meeting'
          | 'Member'
          | 'Notification'
          | 'Organization'
          | 'Owner'
          | 'Payment'
          | 'PaymentBatch'
          | 'PaymentReminder'
          | 'Proxy'
          | 'ReminderSettings'
          | 'Supplier'
          | 'Ticket'
          | 'Unit'
          | 'UnitOwner'
          | 'User'
          | 'Vote'
          | 'VotingRound')[] | undefined;
        object_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        /** From the `Link` of the page before */
        cursor?: string | undefined;
        /** Of occurred_at, id, separated by commas; `-` turns one round */
        sort?: string | undefined;
        /** Adds `X-Total-Count` */
        include_total?: boolean | undefined;
      };
    };
    answer: AuditEntry[];
  };
  /** Recompute the chain of the audit log */
  proveAudit: {
    request: {};
    answer: AuditProof;
  };
  /** Measurements as Prometheus text */
  getMetrics: {
    request: {};
    answer: undefined;
  };
  /** How the service stands */
  getOperations: {
    request: {};
    answer: ServiceState;
  };
  /** Have a job tried again that failed for good */
  retryFailedJob: {
    request: {
      path: {
        /** Of a job that failed */
        job_id: string;
      };
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: undefined;
  };
  /** Take a building over from a ZIP of CSV files or a workbook */
  importBuilding: {
    request: {
      body: ImportBuilding;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: ImportResult;
  };
  /** Enter an invoice as it came: UBL (Peppol BIS Billing 3.0), or a PDF or picture */
  createExpenseFromInvoice: {
    request: {
      body: CreateExpenseFromInvoice;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Expense;
  };
  /** Take the statements of a file for the accounts of one building */
  uploadBankFileOfBuilding: {
    request: {
      path: {
        id: string;
      };
      body: UploadBankFile;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BankStatementUploadResult;
  };
  /** Record what owners of a building paid, from a CSV file or a workbook */
  importPayments: {
    request: {
      body: ImportPayments;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentsImportResult;
  };
  /** Enter expenses of a building as drafts, from a CSV file or a workbook */
  importExpenses: {
    request: {
      body: ImportPayments;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: ExpensesImportResult;
  };
  /** Keep a photograph or a quote with a ticket */
  attachToTicket: {
    request: {
      path: {
        id: string;
      };
      body: AttachToTicket;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
}

/** Operations that answer files, and of which kinds. */
export interface Files {
  /** The file of an approved batch for the bank */
  getPaymentBatchFile: {
    request: {
      path: {
        id: string;
      };
    };
    format: 'xml';
  };
  /** The letters of a call as they were sent, each in its owner’s language */
  getCallLetters: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** Email: those that were e-mailed; Post: those that are yet to be posted */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** The letter of a call to one owner, as it was sent */
  getCallLetter: {
    request: {
      path: {
        id: string;
        owner_id: string;
      };
    };
    format: 'pdf';
  };
  /** An owner's account between two days; as a file in the owner's language */
  getOwnerStatement: {
    request: Operations['getOwnerStatement']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Assets, funds and liabilities at the end of a financial year */
  getBalanceSheet: {
    request: Operations['getBalanceSheet']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Income and expenses of a financial year or a quarter of it */
  getIncomeStatement: {
    request: Operations['getIncomeStatement']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Opening balance, debits, credits and balance of every account */
  getTrialBalance: {
    request: Operations['getTrialBalance']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Every movement of every account, with its running balance */
  getGeneralLedger: {
    request: Operations['getGeneralLedger']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** The balance of every money account at the end of each month */
  getCashSeries: {
    request: Operations['getCashSeries']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** The letters of reminders that are to be posted */
  getPaymentReminderLetters: {
    request: {
      query?: {
        /** Those that are yet to be posted (default) */
        channel?: 'Post' | undefined;
        building_id?: string | undefined;
        owner_id?: string | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** The letter of a reminder, in the tone of its level and its owner’s language */
  getPaymentReminderLetter: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** The present one where it is not named */
        reminder_level?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction' | undefined;
      };
    };
    format: 'pdf';
  };
  /** The convocations as they were sent, each in its owner’s language */
  getConvocationLetters: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** Email: those that were e-mailed; Post: those that are yet to be posted */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** The convocation of one owner, as it was sent */
  getConvocationLetter: {
    request: {
      path: {
        id: string;
        owner_id: string;
      };
    };
    format: 'pdf';
  };
  /** The notice to hang up, for those who live there without a vote */
  getOccupantsNotice: {
    request: {
      path: {
        id: string;
      };
    };
    format: 'pdf';
  };
  /** The minutes of a meeting */
  getMinutes: {
    request: Operations['getMinutes']['request'];
    format: 'pdf';
  };
  /** The letters with the minutes as they were sent */
  getMinutesLetters: {
    request: {
      path: {
        id: string;
      };
      query?: {
        /** Email: those that were e-mailed; Post: those that are yet to be posted */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** The letter with the minutes to one owner, as it was sent */
  getMinutesLetter: {
    request: {
      path: {
        id: string;
        owner_id: string;
      };
    };
    format: 'pdf';
  };
  /** All that is known of an owner, and nothing of anybody else (art. 15) */
  exportOwnerData: {
    request: Operations['exportOwnerData']['request'];
    format: 'zip';
  };
  /** What an owner gave or caused, to be taken elsewhere (art. 20) */
  getPortableData: {
    request: Operations['getPortableData']['request'];
    format: 'zip';
  };
}

/** Operations whose answer stays open, for server-sent events. */
export type Streams = 'streamNotifications';

/** Method and path of each operation; `form` where its body is a form with a file. */
export const operations = {
  login: ['POST', '/auth/login'],
  refreshTokens: ['POST', '/auth/refresh'],
  acceptInvitation: ['POST', '/auth/accept-invitation'],
  whoAmI: ['GET', '/auth/me'],
  updateMe: ['PUT', '/auth/me'],
  switchRole: ['POST', '/auth/switch-role'],
  logout: ['POST', '/auth/logout'],
  listSessions: ['GET', '/auth/sessions'],
  endSession: ['DELETE', '/auth/sessions/{id}'],
  changePassword: ['PUT', '/auth/password'],
  changeEmail: ['PUT', '/auth/me/email'],
  confirmEmail: ['POST', '/auth/me/email/confirm'],
  forgotPassword: ['POST', '/auth/forgot-password'],
  resetPassword: ['POST', '/auth/reset-password'],
  setUpTotp: ['POST', '/auth/2fa/setup'],
  enableTotp: ['POST', '/auth/2fa/enable'],
  disableTotp: ['POST', '/auth/2fa/disable'],
  replaceBackupCodes: ['POST', '/auth/2fa/backup-codes'],
  getOverview: ['GET', '/overview'],
  search: ['GET', '/search'],
  listOrganizations: ['GET', '/organizations'],
  createOrganization: ['POST', '/organizations'],
  getOrganization: ['GET', '/organizations/{id}'],
  updateOrganization: ['PUT', '/organizations/{id}'],
  listUsers: ['GET', '/users'],
  createUser: ['POST', '/users'],
  getUser: ['GET', '/users/{id}'],
  updateUser: ['PUT', '/users/{id}'],
  deactivateUser: ['PUT', '/users/{id}/deactivate'],
  activateUser: ['PUT', '/users/{id}/activate'],
  listBuildings: ['GET', '/buildings'],
  createBuilding: ['POST', '/buildings'],
  getBuilding: ['GET', '/buildings/{id}'],
  updateBuilding: ['PUT', '/buildings/{id}'],
  deleteBuilding: ['DELETE', '/buildings/{id}'],
  listUnits: ['GET', '/units'],
  createUnit: ['POST', '/units'],
  listBuildingUnits: ['GET', '/buildings/{id}/units'],
  getUnit: ['GET', '/units/{id}'],
  updateUnit: ['PUT', '/units/{id}'],
  deleteUnit: ['DELETE', '/units/{id}'],
  listOwners: ['GET', '/owners'],
  createOwner: ['POST', '/owners'],
  listBuildingOwners: ['GET', '/buildings/{id}/owners'],
  getOwner: ['GET', '/owners/{id}'],
  updateOwner: ['PUT', '/owners/{id}'],
  deleteOwner: ['DELETE', '/owners/{id}'],
  listUnitOwners: ['GET', '/units/{unit_id}/owners'],
  addUnitOwner: ['POST', '/units/{unit_id}/owners'],
  listUnitOwnerHistory: ['GET', '/units/{unit_id}/owners/history'],
  getOwnershipTotal: ['GET', '/units/{unit_id}/owners/total-percentage'],
  endUnitOwner: ['DELETE', '/units/{unit_id}/owners/{owner_id}'],
  getUnitOwner: ['GET', '/unit-owners/{id}'],
  updateUnitOwner: ['PUT', '/unit-owners/{id}'],
  listUnitsOfOwner: ['GET', '/owners/{id}/units'],
  listUnitHistoryOfOwner: ['GET', '/owners/{id}/units/history'],
  transferOwnership: ['POST', '/units/{unit_id}/owners/transfer'],
  listDistributionKeys: ['GET', '/buildings/{id}/distribution-keys'],
  createDistributionKey: ['POST', '/buildings/{id}/distribution-keys'],
  getDistributionKey: ['GET', '/distribution-keys/{id}'],
  updateDistributionKey: ['PUT', '/distribution-keys/{id}'],
  deleteDistributionKey: ['DELETE', '/distribution-keys/{id}'],
  listExpenses: ['GET', '/expenses'],
  createExpense: ['POST', '/expenses'],
  listBuildingExpenses: ['GET', '/buildings/{id}/expenses'],
  getExpense: ['GET', '/expenses/{id}'],
  updateExpense: ['PUT', '/expenses/{id}'],
  deleteExpense: ['DELETE', '/expenses/{id}'],
  getExpenseDistribution: ['GET', '/expenses/{id}/distribution'],
  submitExpenseForApproval: ['PUT', '/expenses/{id}/submit-for-approval'],
  acknowledgeExpenseProblems: ['PUT', '/expenses/{id}/acknowledge-problems'],
  approveExpense: ['PUT', '/expenses/{id}/approve'],
  rejectExpense: ['PUT', '/expenses/{id}/reject'],
  markExpensePaid: ['PUT', '/expenses/{id}/mark-paid'],
  unmarkExpensePaid: ['PUT', '/expenses/{id}/unmark-paid'],
  disputeExpense: ['PUT', '/expenses/{id}/dispute'],
  settleExpenseDispute: ['PUT', '/expenses/{id}/settle-dispute'],
  cancelExpense: ['PUT', '/expenses/{id}/cancel'],
  bulkExpenses: ['POST', '/expenses/bulk'],
  listSuppliers: ['GET', '/suppliers'],
  createSupplier: ['POST', '/suppliers'],
  listSupplierDuplicates: ['GET', '/suppliers/duplicates'],
  getSupplier: ['GET', '/suppliers/{id}'],
  updateSupplier: ['PUT', '/suppliers/{id}'],
  deleteSupplier: ['DELETE', '/suppliers/{id}'],
  confirmSupplierIban: ['PUT', '/suppliers/{id}/confirm-iban'],
  mergeSupplier: ['POST', '/suppliers/{id}/merge'],
  listSupplierIbans: ['GET', '/suppliers/{id}/ibans'],
  listBankAccounts: ['GET', '/buildings/{id}/bank-accounts'],
  createBankAccount: ['POST', '/buildings/{id}/bank-accounts'],
  getBankAccount: ['GET', '/bank-accounts/{id}'],
  updateBankAccount: ['PUT', '/bank-accounts/{id}'],
  deleteBankAccount: ['DELETE', '/bank-accounts/{id}'],
  listPaymentBatches: ['GET', '/payment-batches'],
  createPaymentBatch: ['POST', '/payment-batches'],
  getPaymentBatch: ['GET', '/payment-batches/{id}'],
  approvePaymentBatch: ['PUT', '/payment-batches/{id}/approve'],
  cancelPaymentBatch: ['PUT', '/payment-batches/{id}/cancel'],
  markPaymentBatchSent: ['PUT', '/payment-batches/{id}/mark-sent'],
  rejectPaymentBatchLines: ['PUT', '/payment-batches/{id}/reject-lines'],
  getPaymentBatchFile: ['GET', '/payment-batches/{id}/file'],
  matchCertainBankTransactions: ['POST', '/bank-transactions/match-certain'],
  listBankStatements: ['GET', '/bank-statements'],
  uploadBankFile: ['POST', '/bank-statements', 'form'],
  getBankStatement: ['GET', '/bank-statements/{id}'],
  releaseBankStatement: ['PUT', '/bank-statements/{id}/release'],
  discardBankStatement: ['PUT', '/bank-statements/{id}/discard'],
  reconcileBankAccount: ['GET', '/bank-accounts/{id}/reconciliation'],
  listBankTransactions: ['GET', '/bank-transactions'],
  getBankTransaction: ['GET', '/bank-transactions/{id}'],
  getBankTransactionDistribution: ['GET', '/bank-transactions/{id}/distribution'],
  matchBankTransaction: ['PUT', '/bank-transactions/{id}/match'],
  unmatchBankTransaction: ['PUT', '/bank-transactions/{id}/unmatch'],
  parkBankTransaction: ['PUT', '/bank-transactions/{id}/park'],
  listBankRules: ['GET', '/bank-rules'],
  createBankRule: ['POST', '/bank-rules'],
  getBankRule: ['GET', '/bank-rules/{id}'],
  updateBankRule: ['PUT', '/bank-rules/{id}'],
  deleteBankRule: ['DELETE', '/bank-rules/{id}'],
  listCallsForFunds: ['GET', '/calls-for-funds'],
  createCallForFunds: ['POST', '/calls-for-funds'],
  createCallSeries: ['POST', '/calls-for-funds/series'],
  getCallForFunds: ['GET', '/calls-for-funds/{id}'],
  previewCallForFunds: ['GET', '/calls-for-funds/{id}/preview'],
  listCallReceivables: ['GET', '/calls-for-funds/{id}/receivables'],
  sendCallForFunds: ['PUT', '/calls-for-funds/{id}/send'],
  cancelCallForFunds: ['PUT', '/calls-for-funds/{id}/cancel'],
  bulkCreateCalls: ['POST', '/calls-for-funds/bulk'],
  listCallDeliveries: ['GET', '/calls-for-funds/{id}/deliveries'],
  markCallDeliveryPosted: ['PUT', '/calls-for-funds/{id}/deliveries/{delivery_id}/mark-posted'],
  getCallLetters: ['GET', '/calls-for-funds/{id}/letters'],
  getCallLetter: ['GET', '/calls-for-funds/{id}/letters/{owner_id}'],
  listPayments: ['GET', '/payments'],
  createPayment: ['POST', '/payments'],
  getPayment: ['GET', '/payments/{id}'],
  reversePayment: ['PUT', '/payments/{id}/reverse'],
  getOwnerAccount: ['GET', '/owners/{id}/account'],
  getOwnerStatement: ['GET', '/owners/{id}/statement'],
  getOwnerAccountIntegrity: ['GET', '/owner-accounts/integrity'],
  createOwnerStatementDocument: ['POST', '/owners/{id}/statement/documents'],
  listAccounts: ['GET', '/accounts'],
  createAccount: ['POST', '/accounts'],
  getAccount: ['GET', '/accounts/{id}'],
  updateAccount: ['PUT', '/accounts/{id}'],
  deleteAccount: ['DELETE', '/accounts/{id}'],
  getAccountByCode: ['GET', '/accounts/code/{code}'],
  seedBelgianPcmn: ['POST', '/accounts/seed/belgian-pcmn'],
  listJournalEntries: ['GET', '/journal-entries'],
  createJournalEntry: ['POST', '/journal-entries'],
  getJournalEntry: ['GET', '/journal-entries/{id}'],
  reverseJournalEntry: ['POST', '/journal-entries/{id}/reverse'],
  proveLedger: ['GET', '/ledger/proof'],
  listAccountMovements: ['GET', '/accounts/{id}/ledger'],
  listFiscalYears: ['GET', '/buildings/{id}/fiscal-years'],
  createFiscalYear: ['POST', '/buildings/{id}/fiscal-years'],
  getFiscalYear: ['GET', '/fiscal-years/{id}'],
  checkFiscalYearClosing: ['GET', '/fiscal-years/{id}/closing-check'],
  closeFiscalYear: ['PUT', '/fiscal-years/{id}/close'],
  reopenFiscalYear: ['PUT', '/fiscal-years/{id}/reopen'],
  getBalanceSheet: ['GET', '/reports/balance-sheet'],
  getIncomeStatement: ['GET', '/reports/income-statement'],
  getTrialBalance: ['GET', '/reports/trial-balance'],
  getGeneralLedger: ['GET', '/reports/general-ledger'],
  getCashSeries: ['GET', '/reports/cash-series'],
  createBalanceSheetDocument: ['POST', '/reports/balance-sheet/documents'],
  createIncomeStatementDocument: ['POST', '/reports/income-statement/documents'],
  listPaymentReminders: ['GET', '/payment-reminders'],
  createPaymentReminder: ['POST', '/payment-reminders'],
  listOwnerPaymentReminders: ['GET', '/owners/{id}/payment-reminders'],
  getPaymentReminder: ['GET', '/payment-reminders/{id}'],
  escalatePaymentReminder: ['PUT', '/payment-reminders/{id}/escalate'],
  sendPaymentReminder: ['PUT', '/payment-reminders/{id}/send'],
  markPaymentReminderSent: ['PUT', '/payment-reminders/{id}/mark-sent'],
  pausePaymentReminder: ['PUT', '/payment-reminders/{id}/pause'],
  resumePaymentReminder: ['PUT', '/payment-reminders/{id}/resume'],
  chargeReminderPenalty: ['PUT', '/payment-reminders/{id}/charge-penalty'],
  waiveReminderPenalty: ['PUT', '/payment-reminders/{id}/waive-penalty'],
  cancelPaymentReminder: ['PUT', '/payment-reminders/{id}/cancel'],
  getReminderSettings: ['GET', '/payment-reminders/settings'],
  updateReminderSettings: ['PUT', '/payment-reminders/settings'],
  deleteReminderSettings: ['DELETE', '/payment-reminders/settings'],
  getPaymentReminderLetters: ['GET', '/payment-reminders/letters'],
  getPaymentReminderLetter: ['GET', '/payment-reminders/{id}/letter'],
  listPaymentReminderDeliveries: ['GET', '/payment-reminders/{id}/deliveries'],
  runPaymentReminders: ['POST', '/payment-reminders/run'],
  getPaymentReminderStats: ['GET', '/payment-reminders/stats'],
  listInterestRates: ['GET', '/interest-rates'],
  createInterestRate: ['POST', '/interest-rates'],
  listDocuments: ['GET', '/documents'],
  createDocument: ['POST', '/documents', 'form'],
  getDocument: ['GET', '/documents/{id}'],
  updateDocument: ['PUT', '/documents/{id}'],
  deleteDocument: ['DELETE', '/documents/{id}'],
  listDocumentVersions: ['GET', '/documents/{id}/versions'],
  createDocumentVersion: ['POST', '/documents/{id}/versions', 'form'],
  createDownloadLink: ['POST', '/documents/{id}/download-link'],
  listMeetings: ['GET', '/meetings'],
  createMeeting: ['POST', '/meetings'],
  getMeeting: ['GET', '/meetings/{id}'],
  updateMeeting: ['PUT', '/meetings/{id}'],
  deleteMeeting: ['DELETE', '/meetings/{id}'],
  cancelMeeting: ['PUT', '/meetings/{id}/cancel'],
  createSecondSession: ['POST', '/meetings/{id}/second-session'],
  listAgendaItems: ['GET', '/meetings/{id}/agenda-items'],
  createAgendaItem: ['POST', '/meetings/{id}/agenda-items'],
  getAgendaItem: ['GET', '/meetings/{id}/agenda-items/{item_id}'],
  updateAgendaItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}'],
  deleteAgendaItem: ['DELETE', '/meetings/{id}/agenda-items/{item_id}'],
  goToAgendaItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}/current'],
  conveneMeeting: ['PUT', '/meetings/{id}/convene'],
  listConvocations: ['GET', '/meetings/{id}/convocations'],
  markConvocationPosted: ['PUT', '/meetings/{id}/convocations/{delivery_id}/mark-posted'],
  getConvocationLetters: ['GET', '/meetings/{id}/convocations/letters'],
  getConvocationLetter: ['GET', '/meetings/{id}/convocations/letters/{owner_id}'],
  getOccupantsNotice: ['GET', '/meetings/{id}/occupants-notice'],
  listConvocationConsents: ['GET', '/owners/{id}/convocation-consents'],
  createConvocationConsent: ['POST', '/owners/{id}/convocation-consents'],
  withdrawConvocationConsent: ['PUT', '/owners/{id}/convocation-consents/{consent_id}/withdraw'],
  listProxies: ['GET', '/meetings/{id}/proxies'],
  createProxy: ['POST', '/meetings/{id}/proxies'],
  deleteProxy: ['DELETE', '/meetings/{id}/proxies/{proxy_id}'],
  listAttendances: ['GET', '/meetings/{id}/attendances'],
  createAttendance: ['POST', '/meetings/{id}/attendances'],
  leaveMeeting: ['PUT', '/meetings/{id}/attendances/{attendance_id}/leave'],
  getQuorum: ['GET', '/meetings/{id}/quorum'],
  openMeeting: ['PUT', '/meetings/{id}/open'],
  castVotes: ['POST', '/meetings/{id}/agenda-items/{item_id}/votes'],
  getBallot: ['GET', '/meetings/{id}/agenda-items/{item_id}/ballot'],
  closeAgendaItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}/close'],
  voidVotes: ['PUT', '/meetings/{id}/agenda-items/{item_id}/void'],
  amendAgendaItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}/amend'],
  getLiveMeeting: ['GET', '/meetings/{id}/live'],
  excludeFromItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}/exclusions'],
  closeMeeting: ['PUT', '/meetings/{id}/close'],
  proveVotes: ['GET', '/meetings/{id}/proof'],
  getMinutes: ['GET', '/meetings/{id}/minutes'],
  updateMinutes: ['PUT', '/meetings/{id}/minutes/draft'],
  publishMinutes: ['PUT', '/meetings/{id}/minutes/publish'],
  listMinutesDeliveries: ['GET', '/meetings/{id}/minutes/deliveries'],
  markMinutesPosted: ['PUT', '/meetings/{id}/minutes/deliveries/{delivery_id}/mark-posted'],
  getMinutesLetters: ['GET', '/meetings/{id}/minutes/deliveries/letters'],
  getMinutesLetter: ['GET', '/meetings/{id}/minutes/deliveries/letters/{owner_id}'],
  listDecisions: ['GET', '/decisions'],
  getDecision: ['GET', '/decisions/{id}'],
  repeatDecision: ['POST', '/decisions/{id}/repeat'],
  listFollowUps: ['GET', '/decisions/{id}/follow-ups'],
  createFollowUp: ['POST', '/decisions/{id}/follow-ups'],
  finishFollowUp: ['PUT', '/decisions/{id}/follow-ups/{follow_up_id}/done'],
  listAgendaProposals: ['GET', '/agenda-proposals'],
  createAgendaProposal: ['POST', '/agenda-proposals'],
  withdrawAgendaProposal: ['PUT', '/agenda-proposals/{id}/withdraw'],
  takeAgendaProposal: ['PUT', '/agenda-proposals/{id}/put-on-agenda'],
  listAssemblyRequests: ['GET', '/assembly-requests'],
  createAssemblyRequest: ['POST', '/assembly-requests'],
  answerAssemblyRequest: ['PUT', '/assembly-requests/{id}/answer'],
  listTickets: ['GET', '/tickets'],
  createTicket: ['POST', '/tickets'],
  readTicketStats: ['GET', '/tickets/stats'],
  getTicket: ['GET', '/tickets/{id}'],
  updateTicket: ['PUT', '/tickets/{id}'],
  listTicketHistory: ['GET', '/tickets/{id}/history'],
  assignTicket: ['PUT', '/tickets/{id}/assign'],
  startTicket: ['PUT', '/tickets/{id}/start'],
  resolveTicket: ['PUT', '/tickets/{id}/resolve'],
  closeTicket: ['PUT', '/tickets/{id}/close'],
  reopenTicket: ['PUT', '/tickets/{id}/reopen'],
  cancelTicket: ['PUT', '/tickets/{id}/cancel'],
  listTicketComments: ['GET', '/tickets/{id}/comments'],
  commentTicket: ['POST', '/tickets/{id}/comments'],
  listProcessingActivities: ['GET', '/gdpr/register'],
  listGdprRequests: ['GET', '/gdpr/requests'],
  createGdprRequest: ['POST', '/gdpr/requests'],
  getGdprRequest: ['GET', '/gdpr/requests/{id}'],
  extendGdprRequest: ['PUT', '/gdpr/requests/{id}/extend'],
  completeGdprRequest: ['PUT', '/gdpr/requests/{id}/complete'],
  refuseGdprRequest: ['PUT', '/gdpr/requests/{id}/refuse'],
  rectifyOwner: ['PUT', '/gdpr/owners/{id}/rectify'],
  listDataRectifications: ['GET', '/gdpr/owners/{id}/rectifications'],
  restrictOwnerData: ['PUT', '/gdpr/owners/{id}/restrict'],
  objectToProcessing: ['PUT', '/gdpr/owners/{id}/object'],
  liftDataRestriction: ['PUT', '/gdpr/owners/{id}/lift-restriction'],
  listDataRestrictions: ['GET', '/gdpr/owners/{id}/restrictions'],
  listDataAccesses: ['GET', '/gdpr/owners/{id}/accesses'],
  proveDataAccesses: ['GET', '/gdpr/accesses/proof'],
  exportOwnerData: ['GET', '/gdpr/owners/{id}/data-export'],
  getPortableData: ['GET', '/gdpr/owners/{id}/portable-data'],
  previewErasure: ['GET', '/gdpr/owners/{id}/erasure-preview'],
  deleteOwnerData: ['DELETE', '/gdpr/owners/{id}/delete-data'],
  readRetention: ['GET', '/gdpr/retention'],
  runRetention: ['POST', '/gdpr/retention/run'],
  createNotification: ['POST', '/notifications'],
  listMyNotifications: ['GET', '/notifications/my'],
  listUnreadNotifications: ['GET', '/notifications/unread'],
  getNotificationStats: ['GET', '/notifications/stats'],
  markAllNotificationsRead: ['PUT', '/notifications/read-all'],
  getNotification: ['GET', '/notifications/{id}'],
  deleteNotification: ['DELETE', '/notifications/{id}'],
  markNotificationRead: ['PUT', '/notifications/{id}/read'],
  listNotificationPreferences: ['GET', '/notification-preferences/{user_id}'],
  getNotificationPreference: ['GET', '/notification-preferences/{user_id}/{notification_type}'],
  updateNotificationPreference: ['PUT', '/notification-preferences/{user_id}/{notification_type}'],
  listNotificationDeliveries: ['GET', '/notification-deliveries'],
  replayNotificationDelivery: ['PUT', '/notification-deliveries/{id}/replay'],
  getPushKey: ['GET', '/notifications/push-key'],
  createPushSubscription: ['POST', '/notifications/push-subscriptions'],
  deletePushSubscription: ['DELETE', '/notifications/push-subscriptions'],
  streamNotifications: ['GET', '/notifications/stream'],
  listAuditEntries: ['GET', '/audit'],
  listPlatformAuditEntries: ['GET', '/operations/audit'],
  proveAudit: ['GET', '/audit/proof'],
  getMetrics: ['GET', '/metrics'],
  getOperations: ['GET', '/operations'],
  retryFailedJob: ['POST', '/operations/failed-jobs/{job_id}/retry'],
  importBuilding: ['POST', '/imports/buildings', 'form'],
  createExpenseFromInvoice: ['POST', '/expenses/from-invoice', 'form'],
  uploadBankFileOfBuilding: ['POST', '/buildings/{id}/bank-statements', 'form'],
  importPayments: ['POST', '/imports/payments', 'form'],
  importExpenses: ['POST', '/imports/expenses', 'form'],
  attachToTicket: ['POST', '/tickets/{id}/attachments', 'form'],
} as const satisfies Record<
  keyof Operations | keyof Files | Streams,
  readonly [method: string, path: string, body?: string]
>;

/** Operations that need no organization to be chosen. */
export const withoutOrganization: readonly (keyof typeof operations)[] = [
  'login',
  'refreshTokens',
  'acceptInvitation',
  'whoAmI',
  'updateMe',
  'switchRole',
  'logout',
  'listSessions',
  'endSession',
  'changePassword',
  'changeEmail',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'setUpTotp',
  'enableTotp',
  'disableTotp',
  'replaceBackupCodes',
  'getOverview',
  'listOrganizations',
  'createOrganization',
  'getOrganization',
  'updateOrganization',
  'listUsers',
  'createUser',
  'getUser',
  'updateUser',
  'deactivateUser',
  'activateUser',
  'listInterestRates',
  'createInterestRate',
  'listPlatformAuditEntries',
  'getMetrics',
  'getOperations',
  'retryFailedJob',
];

/** The kinds of files as `Accept` names them. */
export const mediaTypes = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
} as const satisfies Record<Files[keyof Files]['format'], string>;
