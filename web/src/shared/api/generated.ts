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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Title, one line. */
  title: string;
  /** Where it belongs, or how much it is */
  subtitle: string | null;
  /** Its page; with /api/v1 before it, the record */
  link: string;
}

export interface Building {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** Street and house number. */
  address: string;
  /** Number of lots according to the base deed. */
  total_units: number;
  /** Town or municipality. */
  city: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code: string | null;
  /** Country code, ISO 3166-1 alpha-2, such as `BE`. */
  country: string;
  /** Total of the shares according to the base deed, such as 1000 or 10000. */
  total_quota: number;
  /** Year in which the building was completed, such as 1974. */
  construction_year: number | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** In which minutes and notices are besides, as in Brussels; null: in one alone */
  second_language: 'fr' | 'nl' | 'de' | 'en' | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number: string | null;
  /** First month of the financial year, 1 to 12. */
  fiscal_year_start_month: number;
  assembly_window_start: string | null;
  /** Nobody approves an expense that they submitted */
  require_second_approver: boolean;
  /** A yearly fraction, `Legal`, or null: none is claimed */
  late_interest_rate: unknown;
  /** Clause of the by-laws on late-payment interest, quoted in reminders. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor: number | null;
  /** Square metres, at most two decimals */
  area: number | null;
  /** Of the total_quota of the building */
  quota: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Owner {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string;
  kind: 'Person' | 'Company';
  /** E.164 */
  phone: string | null;
  /** Street and house number. */
  address: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Identifier of the user account, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Title, one line. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary: boolean;
  /** Whether the relation is in force on the day asked for */
  is_active: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
  /** What happened to calls for days after the sale: `Move` to the buyer, or `Leave`. */
  later_calls: 'Move' | 'Leave' | null;
  /** What was moved to the buyer, or left with the seller */
  later_charges: TransferredOwnershipLaterCharge[];
  /** Working capital of the lot that passed from seller to buyer. */
  working_capital: TransferredOwnershipWorkingCapital;
}

export interface UnitOwner {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor: number | null;
  /** Square metres, at most two decimals */
  area: number | null;
  /** Of the total_quota of the building */
  quota: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Identifier of the holding, a UUID. */
  unit_owner_id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary: boolean;
  /** Whether the relation is in force on the day asked for */
  is_active: boolean;
}

export interface UnitOwnerOfOwner {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Fraction of 1, rounded half up to six decimals */
  ownership_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
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
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Fraction of 1, rounded half up to six decimals */
  total_percentage: number;
  /** Exact fraction, e.g. "1/3" */
  total_share: string;
  /** Whether the shares of all holders add up to the whole. */
  is_complete: boolean;
}

export interface DistributionKeyWeight {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** What the unit is called today */
  unit_number: string;
}

export interface DistributionKey {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Name. */
  name: string;
  /** The key that follows the quotas */
  is_general: boolean;
  /** Of the weights shown; null: the first ones */
  valid_from: string | null;
  /** Sum of the weights of all lots in the distribution key. */
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
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
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
  /** Whether it was cancelled. */
  cancelled: boolean;
  borne_by: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  /** The reserve pays: what these parts come to is not charged again */
  is_information: boolean;
}

export interface BulkExpenseResultsResult {
  /** Identifier of the record, a UUID. */
  id: string;
  status?: 'Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled';
  problem?: Problem;
}

export interface BulkExpenseResults {
  /** In the order of the ids: the new status, or why it was refused */
  results: BulkExpenseResultsResult[];
}

export interface ExpenseLineItem {
  /** Description, one line. */
  description: string;
  /** Quantity, with at most six decimals. */
  quantity: number;
  /** Price of one unit without VAT in euro, with at most six decimals. */
  unit_price: number;
  /** VAT rate as a fraction; 0.21 is 21 %. */
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
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Business date, Europe/Brussels */
  period_from: string | null;
  /** Business date, Europe/Brussels */
  period_to: string | null;
  /** Description, one line. */
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
  /** Identifier of the user who acknowledged it, a UUID. */
  acknowledged_by: string | null;
  /** What the user is called today */
  acknowledged_by_name: string | null;
}

export interface Expense {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Description, one line. */
  description: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Business date, Europe/Brussels */
  expense_date: string;
  /** Category. */
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
  /** Identifier of the supplier, a UUID. */
  supplier_id: string | null;
  /** Number that the supplier gave the invoice. */
  invoice_number: string | null;
  /** Business date, Europe/Brussels */
  due_date: string | null;
  /** Payment reference to give the supplier, structured or free. */
  payment_communication: string | null;
  /** DirectDebit: the supplier takes it, and no batch pays it */
  payment_method: 'Transfer' | 'DirectDebit';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  borne_by: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Code of the reserve fund that bears the cost, such as `160`. */
  reserve_account_code: string | null;
  /** Lines of the invoice; with VAT they add up to the amount. */
  line_items: ExpenseLineItem[];
  /** Parts of the amount, each with its account and key. */
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
  /** Whether it is paid in full. */
  paid: boolean;
  /** Euro; what of it was paid, of a credit note what was refunded */
  paid_amount: number;
  credited_amount: number;
  open_amount: number;
  /** Who sent the mail that an invoice came with, by their address */
  received_from: string | null;
  /** RFC 3339, UTC, with milliseconds */
  disputed_at: string | null;
  /** Reason why the invoice is disputed; null if it is not. */
  dispute_reason: string | null;
  /** Reason for the rejection; null if it was not rejected. */
  rejection_reason: string | null;
  /** Note of the person who approved it. */
  approval_notes: string | null;
  /** Identifier of the user who submitted it for approval, a UUID. */
  submitted_by: string | null;
  /** What the user is called today */
  submitted_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  submitted_at: string | null;
  /** Identifier of the user who approved it, a UUID. */
  approved_by: string | null;
  /** What the user is called today */
  approved_by_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  approved_at: string | null;
  /** Business date, Europe/Brussels */
  paid_on: string | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
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
  /** Text in French. */
  fr: string | null;
  /** Text in Dutch. */
  nl: string | null;
  /** Text in German. */
  de: string | null;
  /** Text in English. */
  en: string | null;
}

export interface Account {
  /** Identifier of the record, a UUID. */
  id: string;
  code: string;
  /** Name. */
  name: string;
  /** Type of the account. */
  account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  /** Whether it can be used for new records. */
  is_active: boolean;
  /** false: a heading, which takes no entries */
  postable: boolean;
  /** Side on which the balance of the account usually stands. */
  normal_balance: 'Debit' | 'Credit';
  /** Code of the heading that the account stands under; null at the top. */
  parent_code: string | null;
  /** Name of the account in each language. */
  labels: AccountLabels;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface AccountMovement {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  /** Number of the journal entry within the organization, without gaps. */
  sequence: number;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Description, one line. */
  description: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Debits minus credits up to and with this movement */
  balance: number;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  /** Name of the supplier. */
  supplier: string | null;
}

export interface FiscalYear {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Business date, Europe/Brussels */
  start_date: string;
  /** Business date, Europe/Brussels */
  end_date: string;
  status: 'Open' | 'Closed';
  /** Identifier of the journal entry that closes the year, a UUID. */
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
  /** Findings of the check. */
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
  /** Whether the finding blocks or only warns. */
  severity: 'Blocking' | 'Warning';
  count: number;
  /** In the language of the reader */
  detail: string;
  /** Where it is to be seen */
  link: string;
}

export interface Supplier {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** Ten digits */
  enterprise_number: string | null;
  /** Capitals without blanks */
  iban: string | null;
  /** BIC of the bank, 8 or 11 characters. */
  bic: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** E-mail address. */
  email: string | null;
  /** Code of the cost account proposed for invoices of this supplier. */
  default_account_code: string | null;
  /** Identifier of the distribution key proposed for invoices of this supplier, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number: string | null;
  /** IBAN, without spaces. */
  iban: string | null;
}

export interface SupplierDuplicates {
  reason: 'EnterpriseNumber' | 'Spelling';
  /** The oldest first */
  suppliers: SupplierDuplicatesSupplier[];
}

export interface SupplierIban {
  /** IBAN, without spaces. */
  iban: string;
  /** BIC of the bank, 8 or 11 characters. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** IBAN, without spaces. */
  iban: string;
  /** Name of the holder of the account. */
  holder: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** BIC of the bank, 8 or 11 characters. */
  bic: string | null;
  /** Purpose of the account: working or reserve. */
  purpose: 'Working' | 'Reserve';
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface PaymentBatchLine {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the expense, a UUID. */
  expense_id: string;
  /** Supplier and description of the expense */
  expense_name: string;
  /** Name of the supplier, as the bank receives it. */
  creditor_name: string;
  /** IBAN to which the amount is paid. */
  creditor_iban: string;
  /** BIC of the bank of the supplier. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the bank account of the association, a UUID. */
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
  /** Identifier of the user who approved it, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** To or from this account */
  counterparty_iban: string | null;
  /** Words that the communication holds, case aside */
  communication_part: string | null;
  /** Of the bank, whole */
  code: string | null;
  /** Code of the account in the chart of accounts, such as `61000`. */
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
  /** Identifier of the bank transaction, a UUID. */
  transaction_id: string | null;
  /** Identifier of the journal entry, a UUID. */
  entry_id: string | null;
  /** Business date, Europe/Brussels */
  date: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface BankReconciliation {
  /** Identifier of the bank account of the association, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the bank account of the association, a UUID. */
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
  /** Name of the file, as it was uploaded. */
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
  /** What was left out, with the reason. */
  skipped: BankStatementUploadResultSkipped[];
}

export interface BankTransactionProposalLine {
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** What the owner is called today */
  owner_name?: string;
  /** Identifier of the expense, a UUID. */
  expense_id?: string;
  /** With owner_id: a payment of theirs that came back, whole */
  payment_id?: string;
  /** Supplier and description of the expense */
  expense_name?: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string;
  /** Identifier of the supplier, a UUID. */
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
  /** How sure the proposal is. */
  certainty: 'Certain' | 'Likely' | 'Hint';
  /** Facts that the proposal is based on. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string;
  /** The IBAN of the account today */
  bank_account_iban: string;
  /** Identifier of the bank statement, a UUID. */
  statement_id: string;
  /** Business date, Europe/Brussels */
  booked_on: string;
  /** Business date, Europe/Brussels */
  value_date: string | null;
  /** Euro; positive: received */
  amount: number;
  /** Name of the other party, as the bank states it. */
  counterparty_name: string | null;
  /** IBAN of the other party, as the bank states it. */
  counterparty_iban: string | null;
  /** Payment reference, structured or free. */
  communication: string | null;
  /** Twelve digits, or a reference of ISO 11649 */
  structured_communication: string | null;
  /** Reference that the payer gave the transfer (end-to-end identifier of SEPA). */
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
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
  total_weight: number;
  /** Exact fraction, e.g. "1/3" */
  share: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
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
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the record, a UUID. */
  id?: string;
  status?: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
  problem?: Problem;
}

export interface BulkCallResults {
  /** In the order of the buildings: the draft, or why it was refused */
  results: BulkCallResultsResult[];
}

export interface CallDistributionLine {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
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
  /** Whether it was cancelled. */
  cancelled: boolean;
}

export interface CallForFundsPart {
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Euro, at most two decimals, exact */
  total_amount: number;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
}

export interface CallForFunds {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  status: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
  /** Title, one line. */
  title: string;
  /** Description, one line. */
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
  /** Identifier of the series of instalments that the call belongs to, a UUID. */
  series_id: string | null;
  /** Place of this instalment in the series, from 1. */
  instalment_number: number | null;
  /** Number of instalments in the series. */
  instalment_count: number | null;
  /** Euro; null for a draft; an Owner sees what they owe of it */
  open_amount: number | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
  journal_entry_ids: string[];
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  /** RFC 3339, UTC, with milliseconds */
  cancelled_at: string | null;
  /** Reason for the cancellation. */
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
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Euro, at most two decimals, exact */
  open_amount: number;
}

export interface CallReceivableLine {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** What the unit is called today */
  unit_number: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
  total_weight: number;
  /** Exact fraction, e.g. "1/3" */
  share: string;
  /** Which of the `parts` it splits, from 1; 1 where there are none */
  part: number;
}

export interface CallReceivable {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
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
  /** Tracking number of the postal service. */
  tracking_number: string | null;
  /** Of the PDF that was sent; null until it is drawn */
  letter_sha256: string | null;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface ReminderDelivery {
  /** Level of the reminder. */
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
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
  /** Tracking number of the postal service. */
  tracking_number: string | null;
  /** Of the PDF that was sent; null until it is drawn */
  letter_sha256: string | null;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface PaymentAllocationSource {
  type: string;
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface PaymentAllocation {
  /** Identifier of the open item of the owner, a UUID. */
  receivable_id: string;
  source: PaymentAllocationSource;
  /** Belgian structured payment reference, such as `+++090/9337/55493+++`. */
  structured_communication: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface Payment {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Business date, Europe/Brussels */
  received_on: string;
  /** Means of payment. */
  method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  /** Payment reference, structured or free. */
  communication: string | null;
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string | null;
  /** The IBAN of the account today */
  bank_account_iban: string | null;
  status: 'Recorded' | 'Reversed';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** What the payment settles now; nothing once it is reversed */
  allocations: PaymentAllocation[];
  reserve_to_transfer: number;
  /** Euro that no receivable has taken yet */
  credit: number;
  /** Business date, Europe/Brussels */
  reversed_on: string | null;
  /** Reason for the reversal: an error, or returned by the bank. */
  reversal_reason: 'Error' | 'Bounced' | null;
  /** Why the bank took it back, by its code, such as AM04 */
  return_reason: string | null;
  /** RFC 3339, UTC, with milliseconds */
  reversed_at: string | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
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
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface PaymentReminderItem {
  /** Identifier of the open item of the owner, a UUID. */
  receivable_id: string;
  source: PaymentReminderItemSource;
  /** What its call is called; null: it is of none */
  title: string | null;
  /** Belgian structured payment reference, such as `+++090/9337/55493+++`. */
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
  /** Level of the reminder. */
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** Euro, at most two decimals, exact */
  amount_owed: number;
  /** Euro, at most two decimals, exact */
  penalty: number;
  /** The reason given, or how it was sent, with the tracking number */
  detail: string | null;
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
}

export interface PaymentReminder {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id: string | null;
  /** Level of the reminder. */
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  status: 'Open' | 'Sent' | 'Settled' | 'Cancelled';
  message: string | null;
  /** Internal note. */
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
  /** How the reminder was sent; null if it was not. */
  sent_by: 'Post' | 'Email' | 'Hand' | null;
  /** That of the present level; null: there is none */
  mail: PaymentReminderMail | null;
  /** Tracking number of the postal service. */
  tracking_number: string | null;
  /** Whether the reminder is paused. */
  paused: boolean;
  /** Reason why the reminder is paused. */
  pause_reason: string | null;
  /** Reason for the cancellation. */
  cancellation_reason: string | null;
  /** Business date, Europe/Brussels */
  settled_on: string | null;
  /** Business date, Europe/Brussels */
  level_changed_on: string;
  /** History of the record, oldest first. */
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
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the building, a UUID. */
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
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the building, a UUID. */
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
  /** Number of reminders that moved up a level. */
  escalated: number;
  /** What was left out, with the reason. */
  skipped: PaymentReminderRunSkipped[];
  lines: PaymentReminderRunLine[];
}

export interface PaymentReminderStatsByLevel {
  /** Number with `Gentle`. */
  Gentle: number;
  /** Number with `Formal`. */
  Formal: number;
  /** Number with `FinalNotice`. */
  FinalNotice: number;
  /** Number with `LegalAction`. */
  LegalAction: number;
}

export interface PaymentReminderStatsByStatus {
  /** Number with `Open`. */
  Open: number;
  /** Number with `Sent`. */
  Sent: number;
  /** Number with `Settled`. */
  Settled: number;
  /** Number with `Cancelled`. */
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
  /** Number of reminders. */
  total_reminders: number;
  /** Number of reminders at each level. */
  by_level: PaymentReminderStatsByLevel;
  /** Number of records in each state. */
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
  /** Amounts overdue, by age. */
  ageing: PaymentReminderStatsAgeing;
}

export interface ReminderSettings {
  /** The building whose own they are; null: those of the organization */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Days after the due date until a first reminder. */
  gentle_days: number;
  /** Days after the due date until a formal reminder. */
  formal_days: number;
  /** Days after the due date until a final notice. */
  final_notice_days: number;
  /** Days after the due date until legal action is proposed. */
  legal_action_days: number;
  automatic: 'None' | 'Gentle' | 'GentleAndFormal';
  /** At which the daily run is made, by the clocks in Belgium */
  hour: number;
  /** Of less, a run reminds nobody; a person may */
  minimum_amount: number;
}

export interface ImportResultCreated {
  /** Number of lots. */
  units: number;
  owners: number;
  /** Number of holdings. */
  unit_owners: number;
  /** Number of distribution keys. */
  distribution_keys: number;
}

export interface ImportResultError {
  file: string;
  /** Number of the row in the file, from 1; null for the whole file. */
  row: number | null;
  /** Heading of the column; null for the whole row. */
  column: string | null;
  code: string;
  detail: string;
  /** How to correct it. */
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
  /** Description, one line. */
  description: string;
  /** Name of the supplier. */
  supplier: string | null;
  /** Business date, Europe/Brussels */
  expense_date: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Whether it is already recorded, and is not entered again. */
  is_known: boolean;
}

export interface ExpensesImportResult {
  /** Identifier of the building, a UUID. */
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
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Business date, Europe/Brussels */
  received_on: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Whether it is already recorded, and is not entered again. */
  is_known: boolean;
}

export interface PaymentsImportResult {
  /** Identifier of the building, a UUID. */
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
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  /** Name of the supplier. */
  supplier: string | null;
  /** Description, one line. */
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
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface JournalEntry {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  lines: JournalEntryLine[];
  source: JournalEntrySource | null;
  /** Identifier of the journal entry that this one reverses, a UUID. */
  reverses_id: string | null;
  /** Identifier of the journal entry that reverses this one, a UUID. */
  reversed_by_id: string | null;
  /** Place in the organization's chain, from 1 */
  sequence: number;
  /** SHA-256 over the entry before and this one, hexadecimal */
  hash: string;
  /** Identifier of the user who created it, a UUID. */
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
  /** Number of entries in the chain. */
  entry_count: number;
  /** Euro, at most two decimals, exact */
  total_debit: number;
  /** Euro, at most two decimals, exact */
  total_credit: number;
  /** Hash of the newest entry in the chain, SHA-256 in hexadecimal. */
  head_hash: string;
  /** Totals of each account, recomputed from the entries. */
  trial_balance: LedgerProofTrialBalance[];
}

export interface SignedInSession {
  /** Identifier of the record, a UUID. */
  id: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  last_used_at: string;
  /** Street and house number. */
  address: string;
  /** Browser or program of the session, as it names itself. */
  user_agent: string;
  /** Whether this is the session of the request. */
  current: boolean;
}

export interface Me {
  /** Identifier of the record, a UUID. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Phone number in international form, such as `+32470123456`. */
  phone: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Whether two-factor authentication is on. */
  totp_enabled: boolean;
  /** Roles of the user. */
  roles: RoleAssignment[];
  /** Identifier of the role assignment that the session works with, a UUID. */
  active_role: string;
  /** What clients keep for this person; at most 16 KiB of JSON */
  settings: Record<string, unknown>;
  /** The operations that the active role may call, by their operationId */
  rights: string[];
}

export interface RoleAssignment {
  /** Identifier of the role assignment, a UUID. */
  role_id: string;
  /** Role. */
  role_type: 'SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner';
  /** Identifier of the organization, a UUID. */
  organization_id: string | null;
  /** Name of the organization; null for a role on the whole platform. */
  organization_name: string | null;
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** Identifiers of the buildings, UUIDs; empty for all buildings of the office. */
  building_ids?: string[];
}

export interface SignInUser {
  /** Identifier of the record, a UUID. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
}

export interface SignIn {
  /** Token for the `Authorization: Bearer` header. */
  access_token: string;
  /** Absent where it travels in the cookie of a browser */
  refresh_token?: string;
  /** Always `Bearer`. */
  token_type: 'Bearer';
  /** Seconds */
  expires_in: number;
  user: SignInUser;
  /** Roles of the user. */
  roles: RoleAssignment[];
  /** Identifier of the role assignment that the session works with, a UUID. */
  active_role: string;
}

export interface ProcessingActivity {
  /** Name. */
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
  /** Categories of people whose data are processed. */
  data_subjects: ('Owner' | 'User' | 'Account' | 'Email' | 'Supplier' | 'Organization')[];
  /** Categories of personal data. */
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
  /** Categories of recipients. */
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
  /** Retention period in months. */
  retention_months: number;
  /** Event from which the retention period runs. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Title, one line. */
  title: string;
  /** Type of the document. */
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
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id: string | null;
  /** Identifier of the ticket, a UUID. */
  ticket_id: string | null;
  /** Identifier of the meeting, a UUID. */
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
  /** Name of the file, as it was uploaded. */
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
  /** Identifier of the user who created it, a UUID. */
  created_by: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface DocumentVersion {
  /** Number of the version, from 1. */
  version_number: number;
  /** Name of the file, as it was uploaded. */
  file_name: string;
  /** Media type of the file, found from its content. */
  content_type: string;
  /** Size of the file in bytes. */
  size: number;
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string;
  /** Identifier of the user who created it, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
}

export interface AgendaItemBudgetLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name of the account. */
  account_name: string;
  /** Name of the account in each language. */
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
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
}

export interface AgendaItem {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Its place on the agenda */
  position: number;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string | null;
  kind: 'Information' | 'Decision';
  /** Kind of decision, which sets the majority required by law. */
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
  /** Candidates for the council. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string | null;
  /** The day on which it reached the syndic */
  received_on: string;
  for_window_from: string | null;
  /** Business date, Europe/Brussels */
  withdrawn_on: string | null;
  /** Identifier of the agenda item, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  owners: AgendaItemExcluded[];
  /** The day on which it reached the syndic */
  received_on: string;
  reason: string;
  /** Of those who ask, on the day it was received */
  shares: number;
  /** Total of the shares that have a vote. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Kind of meeting. */
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** When one meets; of a WrittenDecision, until when answers count */
  scheduled_date: string;
  /** Title, one line. */
  title: string;
  /** Place of the meeting. */
  location: string | null;
  /** Summary of the agenda, printed in the convocation. */
  agenda: string | null;
  /** The convocation says that one may take part from afar */
  remote_allowed: boolean;
  /** Where one joins from afar; told with the convocation where remote_allowed */
  remote_address: string | null;
  /** Identifier of the first session, where this meeting is the second; a UUID. */
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
  /** Reason for the cancellation. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** How the owner attends: in person, remotely or represented. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Identifier of the owner who gives the proxy, a UUID. */
  principal_owner_id: string;
  /** Who is represented */
  principal_name: string;
  /** Identifier of the owner who holds the proxy, a UUID; null for anyone else. */
  holder_owner_id: string | null;
  /** Who votes for them */
  holder_name: string;
  /** Whether the proxy was given before a notary. */
  notarial: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface Quorum {
  /** Number of owners with a vote. */
  owners_total: number;
  /** Number of owners present or represented. */
  owners_present: number;
  /** Total of the shares that have a vote. */
  shares_total: number;
  /** Shares of the owners present or represented. */
  shares_present: number;
  /** Rule by which the quorum is reached; null if it is not. */
  rule: 'MoreThanHalf' | 'ThreeQuarters' | 'SecondSession' | null;
  /** Whether the quorum is reached. */
  reached: boolean;
}

export interface BallotEntry {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Whether the owner may vote on this item. */
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
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
  abstain: number;
}

export interface LiveMeetingResultCapped {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  from: number;
  to: number;
}

export interface LiveMeetingResultCandidateBeforeReduction {
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
  abstain: number;
}

export interface LiveMeetingResultCandidate {
  /** Identifier of the owner who stands for the council, a UUID. */
  candidate_id: string;
  /** Name. */
  name: string;
  result: 'Adopted' | 'Rejected';
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
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
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Majority that the decision needs. */
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  /** Null: told only, or not voted on */
  result: 'Adopted' | 'Rejected' | null;
  /** Votes in favour. */
  for: number | null;
  /** Votes against. */
  against: number | null;
  /** Votes that abstained. */
  abstain: number | null;
  /** Votes that count towards the majority. */
  votes_cast: number | null;
  /** Votes in favour that the decision needs. */
  threshold: number | null;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultBeforeReduction | null;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  /** Of an election, what became of each */
  candidates: LiveMeetingResultCandidate[];
}

export interface LiveMeeting {
  /** Meeting concerned. */
  meeting: Meeting;
  /** Number of owners present or represented. */
  owners_present: number;
  /** Shares of the owners present or represented. */
  shares_present: number;
  /** The item that it is at, or is to decide next; null: it is not under way */
  current_item_id: string | null;
  /** How many may vote on that item; null: nobody now */
  voters: number | null;
  /** How many of them have */
  voted: number | null;
  /** Results of the votes, in the order of the agenda. */
  results: LiveMeetingResult[];
  /** By the clock of the service */
  told_at: string;
}

export interface Decision {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Kind of meeting. */
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Business date, Europe/Brussels */
  decided_on: string;
  /** Its place on the agenda */
  position: number;
  /** Title, one line. */
  title: string;
  /** As it was voted on */
  text: string | null;
  /** Kind of decision, which sets the majority required by law. */
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
  /** Majority that the decision needs. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the decision, a UUID. */
  decision_id: string;
  kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
  /** Title, one line. */
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
  /** Number of owners with a vote. */
  owners_total: number;
  /** Number of owners present or represented. */
  owners_present: number;
  /** Total of the shares that have a vote. */
  shares_total: number;
  /** Shares of the owners present or represented. */
  shares_present: number;
  /** Rule by which the quorum is reached; null if it is not. */
  rule: 'MoreThanHalf' | 'ThreeQuarters' | 'SecondSession' | null;
  /** Whether the quorum is reached. */
  reached: boolean;
}

export interface MinutesItemCandidate {
  /** Identifier of the owner who stands for the council, a UUID. */
  candidate_id: string;
  /** Name. */
  name: string;
  result: 'Adopted' | 'Rejected';
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
  abstain: number;
  /** For and against, by which the majority is measured */
  votes_cast: number;
  /** The least votes for it that adopt it */
  threshold: number;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  /** Names of the owners who voted against. */
  against_names: string[];
  /** Names of the owners who abstained. */
  abstain_names: string[];
}

export interface MinutesItemVoidRound {
  /** Number of the voting round, from 1. */
  round_number: number;
  reason: string;
}

export interface MinutesItem {
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Place in the list, from 1. */
  position: number;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string | null;
  /** What was put to the vote in place of the description */
  amended_text: string | null;
  /** What is to be said of it besides */
  remark: string | null;
  kind: string;
  /** Majority that the decision needs. */
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  /** Article of the law that sets the majority. */
  article: string | null;
  secret: boolean;
  excluded: AgendaItemExcluded[];
  /** The yearly amounts by account that it decides on */
  budget: AgendaItemBudget | null;
  /** Null: told only, or not voted on */
  result: 'Adopted' | 'Rejected' | null;
  /** Votes in favour. */
  for: number | null;
  /** Votes against. */
  against: number | null;
  /** Votes that abstained. */
  abstain: number | null;
  /** Votes that count towards the majority. */
  votes_cast: number | null;
  /** Votes in favour that the decision needs. */
  threshold: number | null;
  /** What was voted, before anybody was cut to the sum of the others */
  before_reduction: LiveMeetingResultBeforeReduction | null;
  /** Who counts for less than their shares, so as not to outvote all others */
  capped: LiveMeetingResultCapped[];
  /** Of an election, what became of each, and who did not vote for them */
  candidates: MinutesItemCandidate[];
  /** Names of the owners who voted against. */
  against_names: string[];
  /** Names of the owners who abstained. */
  abstain_names: string[];
  /** Voting rounds that were declared void. */
  void_rounds: MinutesItemVoidRound[];
}

export interface Minutes {
  /** Meeting concerned. */
  meeting: Meeting;
  /** Name of the person who chairs the meeting. */
  chair: string | null;
  /** Name of the secretary. */
  secretary: string | null;
  /** Names of the tellers. */
  scrutineers: string | null;
  /** Remarks on the meeting, printed in the minutes. */
  remarks: string | null;
  /** When they were sent to all; they stay as they are from then on */
  published_at: string | null;
  /** Quorum at the opening of the meeting. */
  quorum: MinutesQuorum | null;
  /** Attendance list. */
  attendances: Attendance[];
  /** Proxies given for the meeting. */
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
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the owner who stands for the council, a UUID. */
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
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
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
  /** Number of the voting round, from 1. */
  round_number: number;
  /** RFC 3339, UTC, with milliseconds */
  closed_at: string;
}

export interface VotesCast {
  votes: Vote[];
}

export interface VotesProof {
  /** Identifier of the meeting, a UUID. */
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
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Number of the voting round, from 1. */
  round_number: number;
}

export interface Ticket {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string;
  /** Category. */
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
  /** Priority. */
  priority: 'Low' | 'Medium' | 'High' | 'Critical';
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  status: 'Open' | 'InProgress' | 'Resolved' | 'Closed' | 'Cancelled';
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  /** Identifier of the user who handles the ticket, a UUID; null if nobody does. */
  assignee_id: string | null;
  /** Who deals with it */
  assignee_name: string | null;
  /** What was done to resolve the ticket. */
  resolution: string | null;
  /** Reason for the cancellation. */
  cancellation_reason: string | null;
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Supplier and description of the expense */
  expense_name: string | null;
  /** RFC 3339, UTC, with milliseconds */
  resolved_at: string | null;
  /** Identifier of the user who created it, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the ticket, a UUID. */
  ticket_id: string;
  /** Identifier of the user who wrote it, a UUID. */
  author_id: string;
  /** Name of the person who wrote it. */
  author_name: string;
  /** Text of the comment. */
  body: string;
  /** Shown to the office and the board alone */
  is_internal: boolean;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface TicketHistoryEventDetails {
  /** Name of the user who handles the ticket. */
  assignee_name?: string;
  reason?: string;
  /** Names of the fields that changed. */
  fields?: string[];
}

export interface TicketHistoryEvent {
  /** Identifier of the record, a UUID. */
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
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
  /** Name of the person who acted; null for the service itself. */
  actor_name: string | null;
  /** To whom it was given, why it was cancelled, which fields were changed */
  details: TicketHistoryEventDetails;
  /** RFC 3339, UTC, with milliseconds */
  occurred_at: string;
}

export interface TicketStatsByStatus {
  /** Number with `Open`. */
  Open: number;
  /** Number with `InProgress`. */
  InProgress: number;
  /** Number with `Resolved`. */
  Resolved: number;
  /** Number with `Closed`. */
  Closed: number;
  /** Number with `Cancelled`. */
  Cancelled: number;
}

export interface TicketStatsByPriority {
  /** Number with `Low`. */
  Low: number;
  /** Number with `Medium`. */
  Medium: number;
  /** Number with `High`. */
  High: number;
  /** Number with `Critical`. */
  Critical: number;
}

export interface TicketStats {
  /** Open or in progress */
  open: number;
  /** Of these, given to nobody */
  unassigned: number;
  /** Number of records in each state. */
  by_status: TicketStatsByStatus;
  /** Of those open or in progress */
  by_priority: TicketStatsByPriority;
  /** From opening to resolution, of the last twelve months */
  median_hours_to_resolve: number | null;
}

export interface GdprRequest {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
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
  /** Reason why the answer takes longer than a month. */
  extension_reason: string | null;
  /** What was done, or why it was refused */
  outcome: string | null;
  /** RFC 3339, UTC, with milliseconds */
  answered_at: string | null;
  /** Identifier of the user who created it, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Its place in the log of the organization */
  sequence: number;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the user who acted, a UUID; null for the service itself. */
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
  /** Number of entries in the chain. */
  entry_count: number;
  /** Hash of the newest entry in the chain, SHA-256 in hexadecimal. */
  head_hash: string;
}

export interface AuditEntryDetail {
  /** Name. */
  name: string;
  value: string;
}

export interface AuditEntry {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Its place in the log of the organization */
  sequence: number;
  /** RFC 3339, UTC, with milliseconds */
  occurred_at: string;
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
  /** Null: the service by itself, or a user whom nobody knows any more */
  actor_name: string | null;
  /** Role. */
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
  /** Type of the record concerned. */
  object_type: string;
  /** Identifier of the record concerned, a UUID. */
  object_id: string;
  /** Reasons and facts that belong to it */
  details: AuditEntryDetail[];
  /** Records that changed, with their values before and after. */
  changes: AuditChange[];
  /** What it held of a person was erased */
  is_erased: boolean;
}

export interface AuditChangeField {
  /** Name. */
  name: string;
  /** As text; amounts in euro. Null: nothing */
  before: string | null;
  /** As text; amounts in euro. Null: nothing */
  after: string | null;
}

export interface AuditChange {
  /** Type of the record concerned. */
  object_type: string;
  /** Identifier of the record concerned, a UUID. */
  object_id: string;
  /** Kind of change: created, changed or deleted. */
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
  /** Hash of the newest entry in the chain, SHA-256 in hexadecimal. */
  head_hash: string;
}

export interface ServiceStateVersions {
  /** Version of Millième. */
  service: string;
  /** Version of Node.js. */
  node: string;
  /** Version of PostgreSQL. */
  postgres: string;
}

export interface ServiceStateBackupsArchive {
  /** Name. */
  name: string;
  /** RFC 3339, UTC, with milliseconds */
  made_at: string;
  /** Size in bytes. */
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
  /** Whether backups are encrypted. */
  is_encrypted: boolean;
  /** Since the newest; null: there is none */
  age_seconds: number | null;
  /** The newest first */
  archives: ServiceStateBackupsArchive[];
  continuous: ServiceStateBackupsContinuous | null;
}

export interface ServiceStateDrillStep {
  step: string;
  /** Duration in seconds. */
  seconds: number;
}

export interface ServiceStateDrill {
  /** RFC 3339, UTC, with milliseconds */
  started_at: string;
  kind: 'Rows' | 'Base' | 'Monitoring';
  /** The backup that was restored; a pattern: there is none */
  archive: string;
  /** Whether it succeeded. */
  succeeded: boolean;
  /** How long it took in all */
  recovery_seconds: number;
  /** How old the backup was: what would have been lost; 0 where there is none */
  loss_seconds: number;
  /** Steps, in their order. */
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
  /** Number of organizations that were checked. */
  organization_count: number;
  /** What did not hold of books, votes and logs */
  fault_count: number;
}

export interface ServiceStateQueue {
  /** Name of the background task. */
  task: string;
  count: number;
  /** For how long the oldest has been due */
  oldest_seconds: number;
}

export interface ServiceStateFailedJob {
  /** As the log of the service names it: `job_id` */
  id: string;
  /** Name of the background task. */
  task: string;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  failed_at: string;
  /** Number of attempts so far. */
  attempts: number;
}

export interface ServiceState {
  /** Versions of the service and what it runs on. */
  versions: ServiceStateVersions;
  backups: ServiceStateBackups;
  /** The last twelve, the newest first */
  drills: ServiceStateDrill[];
  /** Recovery targets of each part of the service. */
  recovery_targets: ServiceStateRecoveryTarget[];
  /** The last nightly proof; null: there was none yet */
  proof: ServiceStateProof | null;
  /** Background jobs that wait, by task. */
  queue: ServiceStateQueue[];
  /** The newest first, a hundred at most */
  failed_jobs: ServiceStateFailedJob[];
  /** Number of background jobs that failed for good. */
  failed_job_count: number;
}

export interface DisclosedSection {
  /** Name. */
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
  /** Name. */
  name: string;
  /** E-mail address at which the office is reached. */
  contact_email: string;
  /** Phone number in international form, such as `+32470123456`. */
  phone: string | null;
  /** Street and house number. */
  address: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code: string | null;
  /** Town or municipality. */
  city: string | null;
}

export interface DataExport {
  /** Identifier of the owner, a UUID. */
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
  /** Categories of data that the export contains. */
  sections: DisclosedSection[];
}

export interface PortableDataPerson {
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string;
  kind: 'Person' | 'Company';
  /** E.164 */
  phone: string | null;
  /** Street and house number. */
  address: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Ten digits */
  enterprise_number: string | null;
}

export interface PortableDataPreference {
  /** Type of the notification. */
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
  /** Whether notifications of this type are shown in the application. */
  enabled: boolean;
  /** Whether notifications of this type are sent by e-mail. */
  email_enabled: boolean;
  /** Whether notifications of this type are sent by text message. */
  sms_enabled: boolean;
  /** Whether notifications of this type are sent to the browser or phone. */
  push_enabled: boolean;
}

export interface PortableDataPayment {
  /** What the building is called */
  building_name: string;
  /** Business date, Europe/Brussels */
  received_on: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** Means of payment. */
  method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  /** Payment reference, structured or free. */
  communication: string | null;
}

export interface PortableDataTicket {
  /** Identifier of the record, a UUID. */
  id: string;
  /** What the building is called */
  building_name: string;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string;
  /** Category. */
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
  /** Identifier of the ticket, a UUID. */
  ticket_id: string;
  /** Text of the comment. */
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
  /** Details of the request. */
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
  /** Payments, newest first. */
  payments: PortableDataPayment[];
  /** Tickets. */
  tickets: PortableDataTicket[];
  /** Comments on tickets. */
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
  /** Identifier of the record, a UUID. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Of the owner */
  field: string;
  /** Value before the change. */
  value_before: string | null;
  /** Value after the change. */
  value_after: string | null;
  reason: string;
  /** Identifier of the user who corrected it, a UUID. */
  rectified_by: string;
  /** RFC 3339, UTC, with milliseconds */
  rectified_at: string;
}

export interface DataRestriction {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Ground of the restriction: art. 18 (restriction) or art. 21 (objection) GDPR. */
  ground: 'Restriction' | 'Objection';
  reason: string;
  /** Identifier of the user who placed it, a UUID. */
  placed_by: string;
  /** RFC 3339, UTC, with milliseconds */
  placed_at: string;
  /** Reason why the restriction was lifted. */
  lift_reason: string | null;
  /** Identifier of the user who lifted it, a UUID. */
  lifted_by: string | null;
  /** Null: it holds */
  lifted_at: string | null;
}

export interface NotificationDelivery {
  /** Identifier of the notification, a UUID. */
  notification_id: string;
  /** Identifier of the user account, a UUID. */
  user_id: string;
  /** Type of the notification. */
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
  /** Number of attempts so far. */
  attempts: number;
  /** RFC 3339, UTC, with milliseconds */
  sent_at: string | null;
  /** What the last attempt failed on */
  error: string | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
}

export interface Notification {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the user account, a UUID. */
  user_id: string;
  /** Type of the notification. */
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
  /** Title, one line. */
  title: string;
  message: string;
  /** Path of the page that the notification is about. */
  link: string | null;
  /** Priority. */
  priority: 'Low' | 'Normal' | 'High' | 'Urgent';
  /** Whether the recipient has read it. */
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
  /** Type of the notification. */
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
  /** Whether notifications of this type are sent by e-mail. */
  email_enabled: boolean;
  /** Whether notifications of this type are sent by text message. */
  sms_enabled: boolean;
  /** Whether notifications of this type are sent to the browser or phone. */
  push_enabled: boolean;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface NotificationStatsByType {
  /** Number with `MeetingReminder`. */
  MeetingReminder: number;
  /** Number with `MeetingCreated`. */
  MeetingCreated: number;
  /** Number with `MeetingCancelled`. */
  MeetingCancelled: number;
  /** Number with `MeetingMinutesPublished`. */
  MeetingMinutesPublished: number;
  /** Number with `PaymentDue`. */
  PaymentDue: number;
  /** Number with `PaymentReceived`. */
  PaymentReceived: number;
  /** Number with `PaymentOverdue`. */
  PaymentOverdue: number;
  /** Number with `CallForFundsIssued`. */
  CallForFundsIssued: number;
  /** Number with `ExpenseSubmitted`. */
  ExpenseSubmitted: number;
  /** Number with `ExpenseApproved`. */
  ExpenseApproved: number;
  /** Number with `ExpenseRejected`. */
  ExpenseRejected: number;
  /** Number with `BudgetApproved`. */
  BudgetApproved: number;
  /** Number with `DocumentShared`. */
  DocumentShared: number;
  /** Number with `DocumentUploaded`. */
  DocumentUploaded: number;
  /** Number with `TicketCreated`. */
  TicketCreated: number;
  /** Number with `TicketUpdate`. */
  TicketUpdate: number;
  /** Number with `TicketAssigned`. */
  TicketAssigned: number;
  /** Number with `TicketResolved`. */
  TicketResolved: number;
  /** Number with `OwnershipTransferred`. */
  OwnershipTransferred: number;
  /** Number with `GdprRequestCompleted`. */
  GdprRequestCompleted: number;
  /** Number with `SystemAlert`. */
  SystemAlert: number;
  /** Number with `SystemMaintenance`. */
  SystemMaintenance: number;
}

export interface NotificationStatsByChannel {
  /** Number with `Email`. */
  Email: number;
  /** Number with `SMS`. */
  SMS: number;
  /** Number with `Push`. */
  Push: number;
  /** Number with `InApp`. */
  InApp: number;
}

export interface NotificationStatsByStatus {
  /** Number with `Pending`. */
  Pending: number;
  /** Number with `Sent`. */
  Sent: number;
  /** Number with `Failed`. */
  Failed: number;
  /** Number with `Skipped`. */
  Skipped: number;
}

export interface NotificationStats {
  total: number;
  /** Number of notifications that are not read yet. */
  unread: number;
  /** Notifications of each type */
  by_type: NotificationStatsByType;
  /** Deliveries that were sent on each channel */
  by_channel: NotificationStatsByChannel;
  /** Deliveries in each status */
  by_status: NotificationStatsByStatus;
}

export interface PushSubscription {
  /** Address at which the push service of the browser is reached. */
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
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** E-mail address at which the office is reached. */
  contact_email: string;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number: string | null;
  /** Street and house number. */
  address: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code: string | null;
  /** Town or municipality. */
  city: string | null;
  /** E.164 */
  phone: string | null;
  /** Of the institute of real estate professionals (IPI) */
  registration_number: string | null;
  /** Hours in which nothing but urgent messages is sent. */
  quiet_hours: OrganizationQuietHours | null;
  /** RFC 3339, UTC, with milliseconds */
  created_at: string;
  /** RFC 3339, UTC, with milliseconds */
  updated_at: string;
  /** In a list: the `ETag` that the record has by itself */
  etag?: string;
}

export interface BuildingAccountReceivable {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
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
  /** Number of days since the due date; 0 or less if not overdue. */
  days_overdue: number;
  /** +++NNN/NNNN/NNNCC+++ */
  structured_communication: string;
}

export interface BuildingAccountCreditSource {
  type: 'Payment' | 'UnitTransfer' | 'JournalEntry' | 'CallForFunds' | 'Expense';
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface BuildingAccountCredit {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
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
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Business date, Europe/Brussels */
  date: string;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro; after this movement, above 0: the owner owes */
  balance: number;
}

export interface BuildingAccount {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Euro, from the books; above 0: the owner owes */
  balance: number;
  /** Euro; open and due before today */
  overdue: number;
  /** Open items of the owner, oldest due date first. */
  receivables: BuildingAccountReceivable[];
  /** Credits of the owner that are not yet set against a debt. */
  credits: BuildingAccountCredit[];
  /** Euro; before the first day asked for */
  opening_balance: number;
  /** Movements of the account, oldest first. */
  movements: BuildingAccountMovement[];
}

export interface BuildingStatement {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Euro; before the first day asked for */
  opening_balance: number;
  /** Movements of the account, oldest first. */
  movements: BuildingAccountMovement[];
  /** Euro, at most two decimals, exact */
  total_debit: number;
  /** Euro, at most two decimals, exact */
  total_credit: number;
  /** Euro, at most two decimals, exact */
  closing_balance: number;
  /** Open items of the owner. */
  open_items: BuildingAccountReceivable[];
  /** Euro; open and due before today */
  overdue: number;
}

export interface OwnerAccount {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Euro, from the books; above 0: the owner owes */
  balance?: number;
  /** Euro; open and due before today */
  overdue?: number;
  /** Open items of the owner, oldest due date first. */
  receivables?: BuildingAccountReceivable[];
  /** Credits of the owner that are not yet set against a debt. */
  credits?: BuildingAccountCredit[];
  /** Euro; before the first day asked for */
  opening_balance?: number;
  /** Movements of the account, oldest first. */
  movements?: BuildingAccountMovement[];
  /** Without building_id, in place of one account: one of each building, by name */
  buildings?: BuildingAccount[];
}

export interface OwnerAccountIntegrityDifference {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** What the building is called today */
  building_name: string;
  /** Identifier of the owner, a UUID. */
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
  /** Number of owners whose balance was compared with the ledger. */
  owners_checked: number;
  /** Euro; what owners owe by the books, less credit */
  total_books: number;
  /** Euro; open receivables less free credits */
  total_open_items: number;
  /** The first 100 */
  differences: OwnerAccountIntegrityDifference[];
}

export interface OwnerStatement {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** What the owner is called today */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Business date, Europe/Brussels */
  from: string;
  /** Business date, Europe/Brussels */
  to: string;
  /** Euro; before the first day asked for */
  opening_balance?: number;
  /** Movements of the account, oldest first. */
  movements?: BuildingAccountMovement[];
  /** Euro, at most two decimals, exact */
  total_debit?: number;
  /** Euro, at most two decimals, exact */
  total_credit?: number;
  /** Euro, at most two decimals, exact */
  closing_balance?: number;
  /** Open items of the owner. */
  open_items?: BuildingAccountReceivable[];
  /** Euro; open and due before today */
  overdue?: number;
  /** Without building_id, in place of one statement: one of each building, by name */
  buildings?: BuildingStatement[];
}

export interface User {
  /** Identifier of the record, a UUID. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Phone number in international form, such as `+32470123456`. */
  phone: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Whether it can be used for new records. */
  is_active: boolean;
  /** Roles of the user. */
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
  /** Title, one line. */
  title: string;
  status: number;
  detail: string;
  /** Path of the request. */
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
  /** Identifier of the request, to quote to support. */
  request_id: string;
  /** Each field that was refused, with the reason. */
  errors?: ProblemError[];
}

export interface Login {
  /** E-mail address. */
  email: string;
  /** Password of the user. */
  password: string;
  /** Code of the authenticator app, six digits, or a backup code. */
  totp_code?: string;
  session?: 'Cookie';
}

export interface RefreshTokens {
  /** Token that gets a new access token. */
  refresh_token?: string;
}

export interface AcceptInvitation {
  token: string;
  /** Password of the user. */
  password: string;
  /** Name. */
  name?: string;
  session?: 'Cookie';
}

export interface UpdateMe {
  /** Name. */
  name?: string;
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** What clients keep for this person; at most 16 KiB of JSON */
  settings?: Record<string, unknown>;
}

export interface SwitchRole {
  /** Identifier of the role assignment, a UUID. */
  role_id: string;
  session?: 'Cookie';
}

export interface ChangePassword {
  /** Present password of the user. */
  current_password: string;
  /** New password, at least 12 characters. */
  new_password: string;
}

export interface ChangeEmail {
  /** E-mail address. */
  email: string;
  /** Password of the user. */
  password: string;
}

export interface ConfirmEmail {
  token: string;
}

export interface ForgotPassword {
  /** E-mail address. */
  email: string;
}

export interface ResetPassword {
  token: string;
  /** New password, at least 12 characters. */
  new_password: string;
}

export interface SetUpTotp {
  /** Password of the user. */
  password: string;
}

export interface SetUpTotpAnswer {
  secret: string;
  /** Address for the QR code of the authenticator app, `otpauth://…`. */
  otpauth_url: string;
}

export interface EnableTotp {
  code: string;
}

export interface EnableTotpAnswer {
  /** Codes that each replace one code of the authenticator app; shown once. */
  backup_codes: string[];
}

export interface DisableTotp {
  /** Password of the user. */
  password: string;
  code: string;
}

export interface CreateOrganization {
  /** Name. */
  name: string;
  /** E-mail address at which the office is reached. */
  contact_email: string;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** Street and house number. */
  address?: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code?: string | null;
  /** Town or municipality. */
  city?: string | null;
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Number under which the syndic is registered with its professional body. */
  registration_number?: string | null;
  /** Hours in which nothing but urgent messages is sent. */
  quiet_hours?: OrganizationQuietHours | null;
}

export interface UpdateOrganization {
  /** Name. */
  name?: string;
  /** E-mail address at which the office is reached. */
  contact_email?: string;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** Street and house number. */
  address?: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code?: string | null;
  /** Town or municipality. */
  city?: string | null;
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Number under which the syndic is registered with its professional body. */
  registration_number?: string | null;
  /** Hours in which nothing but urgent messages is sent. */
  quiet_hours?: OrganizationQuietHours | null;
}

export interface CreateUserRole {
  /** Role. */
  role_type: 'SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner';
  /** Identifier of the organization, a UUID. */
  organization_id?: string | null;
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** Identifiers of the buildings, UUIDs; empty for all buildings of the office. */
  building_ids?: string[];
}

export interface CreateUser {
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Password of the user. */
  password?: string;
  /** Roles of the user. */
  roles: CreateUserRole[];
}

export interface UpdateUser {
  /** E-mail address. */
  email?: string;
  /** Name. */
  name?: string;
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Roles of the user. */
  roles?: CreateUserRole[];
}

export interface CreateBuilding {
  /** Name. */
  name: string;
  /** Street and house number. */
  address: string;
  /** Number of lots according to the base deed. */
  total_units: number;
  /** Town or municipality. */
  city?: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code?: string | null;
  /** Country code, ISO 3166-1 alpha-2, such as `BE`. */
  country?: string;
  /** Total of the shares according to the base deed, such as 1000 or 10000. */
  total_quota?: number;
  /** Year in which the building was completed, such as 1974. */
  construction_year?: number | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** In which minutes and notices are besides, as in Brussels; null: in one alone */
  second_language?: 'fr' | 'nl' | 'de' | 'en' | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** First month of the financial year, 1 to 12. */
  fiscal_year_start_month?: number;
  assembly_window_start?: string | null;
  /** Nobody approves an expense that they submitted */
  require_second_approver?: boolean;
  /** A yearly fraction (0.08 = 8 %), or the legal rate of each year */
  late_interest_rate?: unknown;
  /** Clause of the by-laws on late-payment interest, quoted in reminders. */
  late_interest_clause?: string | null;
  /** Whether late interest of people keeps to book XIX of the Code of Economic Law */
  consumer_limits?: boolean;
}

export interface UpdateBuilding {
  /** Name. */
  name?: string;
  /** Street and house number. */
  address?: string;
  /** Number of lots according to the base deed. */
  total_units?: number;
  /** Town or municipality. */
  city?: string | null;
  /** Postal code, four digits in Belgium. */
  postal_code?: string | null;
  /** Country code, ISO 3166-1 alpha-2, such as `BE`. */
  country?: string;
  /** Total of the shares according to the base deed, such as 1000 or 10000. */
  total_quota?: number;
  /** Year in which the building was completed, such as 1974. */
  construction_year?: number | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** In which minutes and notices are besides, as in Brussels; null: in one alone */
  second_language?: 'fr' | 'nl' | 'de' | 'en' | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** First month of the financial year, 1 to 12. */
  fiscal_year_start_month?: number;
  assembly_window_start?: string | null;
  /** Nobody approves an expense that they submitted */
  require_second_approver?: boolean;
  /** A yearly fraction (0.08 = 8 %), or the legal rate of each year */
  late_interest_rate?: unknown;
  /** Clause of the by-laws on late-payment interest, quoted in reminders. */
  late_interest_clause?: string | null;
  /** Whether late interest of people keeps to book XIX of the Code of Economic Law */
  consumer_limits?: boolean;
}

export interface CreateUnit {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  type?: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor?: number | null;
  /** At most 2 decimals; a number or its text */
  area?: number | null;
  /** Of the total_quota of the building */
  quota?: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id?: string | null;
}

export interface UpdateUnit {
  /** Number of the lot, such as `A12`. */
  unit_number?: string;
  type?: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor?: number | null;
  /** At most 2 decimals; a number or its text */
  area?: number | null;
  /** Of the total_quota of the building */
  quota?: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id?: string | null;
}

export interface CreateOwner {
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string;
  kind?: 'Person' | 'Company';
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Street and house number. */
  address?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Identifier of the user account, a UUID. */
  user_id?: string | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
}

export interface UpdateOwner {
  /** Name. */
  name?: string;
  /** E-mail address. */
  email?: string;
  kind?: 'Person' | 'Company';
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Street and house number. */
  address?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Identifier of the user account, a UUID. */
  user_id?: string | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
}

export interface AddUnitOwner {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** At most 6 decimals; a number or its text */
  ownership_percentage?: number;
  /** Exact fraction of the unit, e.g. "1/3" */
  ownership_share?: string;
  /** Business date, Europe/Brussels */
  start_date?: string;
  /** Business date, Europe/Brussels */
  end_date?: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact?: boolean;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right?: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Whether this holder is the voting representative of a lot held by several. */
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
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact?: boolean;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right?: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary?: boolean;
  later_calls?: 'Leave';
}

export interface TransferOwnership {
  /** Identifier of the owner who transfers the lot, a UUID. */
  from_owner_id: string;
  /** Identifier of the owner who acquires the lot, a UUID. */
  to_owner_id: string;
  /** Exact fraction of the unit, e.g. "1/3" */
  ownership_share?: string;
  /** Business date, Europe/Brussels */
  effective_date?: string;
  later_calls?: 'Move' | 'Leave';
}

export interface CreateDistributionKeyWeight {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
}

export interface CreateDistributionKey {
  /** Name. */
  name: string;
  /** Weight of each lot in the key. */
  weights: CreateDistributionKeyWeight[];
}

export interface UpdateDistributionKey {
  /** Name. */
  name?: string;
  /** Weight of each lot in the key. */
  weights?: CreateDistributionKeyWeight[];
  /** Business date, Europe/Brussels */
  valid_from?: string | null;
}

export interface CreateExpenseLineItem {
  /** Description, one line. */
  description: string;
  /** At most 6 decimals; a number or its text */
  quantity?: number;
  /** At most 6 decimals; a number or its text */
  unit_price: number;
  /** One of 0, 0.06, 0.12, 0.21. */
  vat_rate: number;
}

export interface CreateExpenseAllocation {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Business date, Europe/Brussels */
  period_from?: string | null;
  /** Business date, Europe/Brussels */
  period_to?: string | null;
  /** Description, one line. */
  description?: string | null;
}

export interface CreateExpense {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Description, one line. */
  description: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Business date, Europe/Brussels */
  expense_date: string;
  /** Category. */
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
  /** Identifier of the supplier, a UUID. */
  supplier_id?: string | null;
  /** Number that the supplier gave the invoice. */
  invoice_number?: string | null;
  /** Business date, Europe/Brussels */
  due_date?: string | null;
  /** Payment reference to give the supplier, structured or free. */
  payment_communication?: string | null;
  /** DirectDebit: the supplier takes it, and no batch pays it */
  payment_method?: 'Transfer' | 'DirectDebit';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  borne_by?: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  /** Identifier of the owner, a UUID. */
  owner_id?: string | null;
  /** Code of the reserve fund that bears the cost, such as `160`. */
  reserve_account_code?: string | null;
  /** Lines of the invoice; with VAT they add up to the amount. */
  line_items?: CreateExpenseLineItem[];
  allocations?: CreateExpenseAllocation[];
  /** Euro; what of the lines was paid before, the amount aside */
  prepaid_amount?: number;
  /** Takes an invoice whose supplier and number are entered already */
  allow_duplicate?: boolean;
}

export interface UpdateExpenseLineItem {
  /** Description, one line. */
  description: string;
  /** At most 6 decimals; a number or its text */
  quantity?: number;
  /** At most 6 decimals; a number or its text */
  unit_price: number;
  /** A Belgian rate, or one that the invoice came with */
  vat_rate: number;
}

export interface UpdateExpense {
  /** Description, one line. */
  description?: string;
  /** Euro, at most two decimals; a number or its text */
  amount?: number;
  /** Business date, Europe/Brussels */
  expense_date?: string;
  /** Category. */
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
  /** Identifier of the supplier, a UUID. */
  supplier_id?: string | null;
  /** Number that the supplier gave the invoice. */
  invoice_number?: string | null;
  /** Business date, Europe/Brussels */
  due_date?: string | null;
  /** Payment reference to give the supplier, structured or free. */
  payment_communication?: string | null;
  /** DirectDebit: the supplier takes it, and no batch pays it */
  payment_method?: 'Transfer' | 'DirectDebit';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  borne_by?: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  /** Identifier of the owner, a UUID. */
  owner_id?: string | null;
  /** Code of the reserve fund that bears the cost, such as `160`. */
  reserve_account_code?: string | null;
  /** Lines of the invoice; with VAT they add up to the amount. */
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
  /** Note of the person who approved it. */
  approval_notes?: string;
}

export interface RejectExpense {
  /** Reason for the rejection; null if it was not rejected. */
  rejection_reason: string;
}

export interface MarkExpensePaid {
  /** Business date, Europe/Brussels */
  paid_on?: string;
  /** Euro, at most two decimals; a number or its text */
  amount?: number;
  /** Code of the account of the bank that paid, such as `550`. */
  bank_account_code?: string;
}

export interface UnmarkExpensePaid {
  reason: string;
}

export interface BulkExpenses {
  operation: 'submit-for-approval' | 'approve' | 'mark-paid';
  /** Identifiers of the records, UUIDs. */
  ids: string[];
  /** Note of the person who approved it. */
  approval_notes?: string;
  /** Business date, Europe/Brussels */
  paid_on?: string;
  /** Euro, at most two decimals; a number or its text */
  amount?: number;
  /** Code of the account of the bank that paid, such as `550`. */
  bank_account_code?: string;
}

export interface CreateSupplier {
  /** Name. */
  name: string;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** IBAN, without spaces. */
  iban?: string | null;
  /** BIC of the bank, 8 or 11 characters. */
  bic?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** E-mail address. */
  email?: string | null;
  /** Code of the cost account proposed for invoices of this supplier. */
  default_account_code?: string | null;
  /** Identifier of the distribution key proposed for invoices of this supplier, a UUID. */
  default_distribution_key_id?: string | null;
  /** After the date of the invoice; an expense without a due date is due then */
  payment_days?: number | null;
}

export interface UpdateSupplier {
  /** Name. */
  name?: string;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** IBAN, without spaces. */
  iban?: string | null;
  /** BIC of the bank, 8 or 11 characters. */
  bic?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** E-mail address. */
  email?: string | null;
  /** Code of the cost account proposed for invoices of this supplier. */
  default_account_code?: string | null;
  /** Identifier of the distribution key proposed for invoices of this supplier, a UUID. */
  default_distribution_key_id?: string | null;
  /** After the date of the invoice; an expense without a due date is due then */
  payment_days?: number | null;
}

export interface MergeSupplier {
  /** Identifier of the record that remains after the merge, a UUID. */
  into_id: string;
}

export interface CreateBankAccount {
  /** IBAN, without spaces. */
  iban: string;
  /** Name of the holder of the account. */
  holder: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** BIC of the bank, 8 or 11 characters. */
  bic?: string | null;
  /** Purpose of the account: working or reserve. */
  purpose?: 'Working' | 'Reserve';
}

export interface UpdateBankAccount {
  /** IBAN, without spaces. */
  iban?: string;
  /** Name of the holder of the account. */
  holder?: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string;
  /** BIC of the bank, 8 or 11 characters. */
  bic?: string | null;
  /** Purpose of the account: working or reserve. */
  purpose?: 'Working' | 'Reserve';
}

export interface CreatePaymentBatch {
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string;
  /** Identifiers of the expenses, UUIDs. */
  expense_ids: string[];
  /** Business date, Europe/Brussels */
  execution_date?: string;
}

export interface RejectPaymentBatchLines {
  /** Identifiers of the payment lines, UUIDs. */
  line_ids: string[];
  reason: string;
}

export interface MatchCertainBankTransactions {
  /** Identifier of the building, a UUID. */
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
  /** Code of the account in the chart of accounts, such as `61000`. */
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
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** To or from this account */
  counterparty_iban?: string | null;
  /** Words that the communication holds, case aside */
  communication_part?: string | null;
  /** Of the bank, whole */
  code?: string | null;
  /** Code of the account in the chart of accounts, such as `61000`. */
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
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string | null;
  /** By which owners bear what stands on account_code; null: by General */
  distribution_key_id?: string | null;
  /** In place of account_code: pays the one approved expense of this supplier and amount */
  supplier?: string | null;
}

export interface CreateCallForFundsPart {
  /** Euro, at most two decimals; a number or its text */
  total_amount: number;
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
}

export interface CreateCallForFunds {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Title, one line. */
  title: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Business date, Europe/Brussels */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Euro, at most two decimals; a number or its text */
  total_amount?: number;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** In place of fund, amount and key: what one letter asks for several funds, each with its own */
  parts?: CreateCallForFundsPart[];
}

export interface CreateCallSeries {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Title, one line. */
  title: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Business date, Europe/Brussels */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Euro, at most two decimals; a number or its text */
  total_amount?: number;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** In place of fund, amount and key: what one letter asks for several funds, each with its own */
  parts?: CreateCallForFundsPart[];
  /** Number of instalments to call, with equal intervals. */
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
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
}

export interface BulkCreateCallsAmount {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Euro, at most two decimals; a number or its text */
  total_amount: number;
}

export interface BulkCreateCalls {
  /** Identifiers of the buildings, UUIDs; empty for all buildings of the office. */
  building_ids: string[];
  /** Title, one line. */
  title: string;
  /** Business date, Europe/Brussels */
  due_date: string;
  /** Business date, Europe/Brussels */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Euro, at most two decimals; a number or its text */
  total_amount?: number;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Parts of the call, by fund and distribution key. */
  parts?: BulkCreateCallsPart[];
  /** What is asked of buildings of which another amount is asked */
  amounts?: BulkCreateCallsAmount[];
}

export interface MarkCallDeliveryPosted {
  /** Business date, Europe/Brussels */
  posted_on: string;
  /** Tracking number of the postal service. */
  tracking_number?: string;
}

export interface CreatePayment {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Needed unless the communication names what is paid */
  owner_id?: string;
  /** Euro, at most two decimals; a number or its text */
  amount: number;
  /** Business date, Europe/Brussels */
  received_on?: string;
  /** Means of payment. */
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
  /** Identifier of the building, a UUID. */
  building_id?: string;
  /** Business date, Europe/Brussels */
  from?: string;
  /** Business date, Europe/Brussels */
  to?: string;
}

export interface CreateAccountLabels {
  /** Text in French. */
  fr?: string | null;
  /** Text in Dutch. */
  nl?: string | null;
  /** Text in German. */
  de?: string | null;
  /** Text in English. */
  en?: string | null;
}

export interface CreateAccount {
  code: string;
  /** Name. */
  name: string;
  /** Type of the account. */
  account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  /** Whether it can be used for new records. */
  is_active?: boolean;
  /** false: a heading, which takes no entries */
  postable?: boolean;
  /** Side on which the balance of the account usually stands. */
  normal_balance?: 'Debit' | 'Credit';
  /** Code of the heading that the account stands under; null at the top. */
  parent_code?: string | null;
  /** Name of the account in each language. */
  labels?: CreateAccountLabels;
}

export interface UpdateAccount {
  /** Name. */
  name?: string;
  /** Type of the account. */
  account_type?: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  /** Whether it can be used for new records. */
  is_active?: boolean;
  /** false: a heading, which takes no entries */
  postable?: boolean;
  /** Side on which the balance of the account usually stands. */
  normal_balance?: 'Debit' | 'Credit';
  /** Code of the heading that the account stands under; null at the top. */
  parent_code?: string | null;
  /** Name of the account in each language. */
  labels?: CreateAccountLabels;
}

export interface SeedBelgianPcmnAnswer {
  /** Number of accounts that were created. */
  accounts_created: number;
  /** Number of accounts in the chart. */
  accounts_total: number;
  message: string;
}

export interface CreateJournalEntryLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Euro, at most two decimals; a number or its text */
  debit?: number;
  /** Euro, at most two decimals; a number or its text */
  credit?: number;
  /** Identifier of the owner, a UUID. */
  owner_id?: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id?: string | null;
  /** Name of the supplier. */
  supplier?: string | null;
  /** Description, one line. */
  description?: string | null;
  due_date?: string | null;
}

export interface CreateJournalEntry {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  /** Journal that the entry belongs to. */
  journal?: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  lines: CreateJournalEntryLine[];
}

export interface ReverseJournalEntry {
  /** Business date, Europe/Brussels */
  entry_date?: string;
  /** Description, one line. */
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
  /** Name. */
  name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
}

export interface GetBalanceSheetAnswerAssetsFixedAssets {
  /** Accounts with their amounts. */
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Euro, at most two decimals, exact */
  total: number;
}

export interface GetBalanceSheetAnswerAssets {
  /** Fixed assets. */
  fixed_assets: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Current assets. */
  current_assets: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Euro, at most two decimals, exact */
  total_assets: number;
}

export interface GetBalanceSheetAnswerLiabilities {
  /** Own funds. */
  equity: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Long-term liabilities. */
  long_term_liabilities: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Current liabilities. */
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
  /** Whether both sides are equal. */
  balanced: boolean;
}

export interface GetBalanceSheetAnswer {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Assets, by heading. */
  assets: GetBalanceSheetAnswerAssets;
  /** Liabilities, by heading. */
  liabilities: GetBalanceSheetAnswerLiabilities;
  /** Comparison of assets with liabilities. */
  balance_check: GetBalanceSheetAnswerBalanceCheck;
}

export interface GetIncomeStatementAnswerIncome {
  /** Accounts with their amounts. */
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
  /** Name. */
  name: string;
  /** Euro, at most two decimals, exact */
  amount: number;
  /** The entries that it adds up from; null for an Owner */
  link: string | null;
}

export interface GetIncomeStatementAnswerExpensesCategory {
  /** Category. */
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
  /** Accounts with their amounts. */
  accounts: GetIncomeStatementAnswerExpensesCategoryAccount[];
}

export interface GetIncomeStatementAnswerExpenses {
  by_category: GetIncomeStatementAnswerExpensesByCategory;
  /** Of which accounts each category is made up, those at nil left out */
  categories: GetIncomeStatementAnswerExpensesCategory[];
  /** Accounts with their amounts. */
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Euro, at most two decimals, exact */
  total_expenses: number;
}

export interface GetIncomeStatementAnswerPrevious {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  /** Income, by account. */
  income: GetIncomeStatementAnswerIncome;
  /** Expenses, by account. */
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
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Income, by account. */
  income: GetIncomeStatementAnswerIncome;
  /** Expenses, by account. */
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
  /** Name. */
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
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Accounts with their amounts. */
  accounts: GetTrialBalanceAnswerAccount[];
  /** Totals of the amounts above. */
  totals: GetTrialBalanceAnswerTotals;
}

export interface GetGeneralLedgerAnswerAccountMovement {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Business date, Europe/Brussels */
  entry_date: string;
  /** Place in the organization's chain */
  sequence: number;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro; debits less credits up to and with this movement */
  balance: number;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** What the owner is called today */
  owner_name: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** What the unit is called today */
  unit_number: string | null;
  lots: string[];
  /** Name of the supplier. */
  supplier: string | null;
}

export interface GetGeneralLedgerAnswerAccount {
  code: string;
  /** Name. */
  name: string;
  /** Euro; debits less credits before the period */
  opening: number;
  /** Euro, at most two decimals, exact */
  debit: number;
  /** Euro, at most two decimals, exact */
  credit: number;
  /** Euro, at most two decimals, exact */
  closing: number;
  /** Movements of the account, oldest first. */
  movements: GetGeneralLedgerAnswerAccountMovement[];
}

export interface GetGeneralLedgerAnswer {
  /** Financial year by its end, with the quarter: "2025-Q4" */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Accounts with their amounts. */
  accounts: GetGeneralLedgerAnswerAccount[];
}

export interface GetCashSeriesAnswerAccount {
  code: string;
  /** Name. */
  name: string;
  /** One for each of `month_ends`; negative where money is owed to the bank */
  balances: number[];
}

export interface GetCashSeriesAnswer {
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** What the building is called today */
  building_name: string | null;
  /** Oldest first; the last is that of this month */
  month_ends: string[];
  /** Accounts of class 5 that were not at nil throughout */
  accounts: GetCashSeriesAnswerAccount[];
  /** Totals of the amounts above. */
  totals: number[];
}

export interface CreateBalanceSheetDocument {
  /** Identifier of the building, a UUID. */
  building_id: string;
  year?: number;
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
}

export interface CreateIncomeStatementDocument {
  /** Identifier of the building, a UUID. */
  building_id: string;
  year?: number;
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
  quarter?: number;
}

export interface CreatePaymentReminder {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Identifier of the building, a UUID. */
  building_id?: string;
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id?: string;
  /** Level of the reminder. */
  reminder_level?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  message?: string | null;
  /** Internal note. */
  notes?: string | null;
}

export interface EscalatePaymentReminder {
  /** The level at which the caller has seen it; absent: whatever it is */
  from?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
}

export interface MarkPaymentReminderSent {
  /** Tracking number of the postal service. */
  tracking_number?: string;
  /** Business date, Europe/Brussels */
  sent_on?: string;
  by?: 'Post' | 'Email' | 'Hand';
}

export interface UpdateReminderSettings {
  /** Days after the due date until a first reminder. */
  gentle_days?: number;
  /** Days after the due date until a formal reminder. */
  formal_days?: number;
  /** Days after the due date until a final notice. */
  final_notice_days?: number;
  /** Days after the due date until legal action is proposed. */
  legal_action_days?: number;
  automatic?: 'None' | 'Gentle' | 'GentleAndFormal';
  /** At which the daily run is made, by the clocks in Belgium */
  hour?: number;
  /** Of less, a run reminds nobody; a person may */
  minimum_amount?: number;
}

export interface RunPaymentReminders {
  /** Whether to check and report only, without changing anything. */
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
  /** Title, one line. */
  title: string;
  /** Type of the document. */
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
  /** Identifier of the building, a UUID. */
  building_id?: string;
  /** Identifier of the lot, a UUID. */
  unit_id?: string;
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** Identifier of the expense, a UUID. */
  expense_id?: string;
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id?: string;
  /** Identifier of the ticket, a UUID. */
  ticket_id?: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id?: string;
}

export interface UpdateDocument {
  /** Title, one line. */
  title?: string;
  /** Type of the document. */
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
  /** Identifier of the building, a UUID. */
  building_id?: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id?: string | null;
  /** Identifier of the owner, a UUID. */
  owner_id?: string | null;
  /** Identifier of the expense, a UUID. */
  expense_id?: string | null;
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id?: string | null;
  /** Identifier of the ticket, a UUID. */
  ticket_id?: string | null;
  /** Identifier of the meeting, a UUID. */
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
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Kind of meeting. */
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** When one meets; of a WrittenDecision, until when answers count */
  scheduled_date: string;
  /** Title, one line. */
  title?: string;
  /** Place of the meeting. */
  location?: string | null;
  /** Summary of the agenda, printed in the convocation. */
  agenda?: string | null;
  /** The convocation says that one may take part from afar */
  remote_allowed?: boolean;
  /** Where one joins from afar; told with the convocation where remote_allowed */
  remote_address?: string | null;
  /** Makes it the second session of an assembly that had no quorum, with its agenda */
  first_meeting_id?: string;
}

export interface UpdateMeeting {
  /** Kind of meeting. */
  meeting_type?:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** When one meets; of a WrittenDecision, until when answers count */
  scheduled_date?: string;
  /** Title, one line. */
  title?: string;
  /** Place of the meeting. */
  location?: string | null;
  /** Summary of the agenda, printed in the convocation. */
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
  /** Name. */
  name: string;
  /** Identifier of the owner, a UUID. */
  owner_id?: string | null;
}

export interface CreateAgendaItemBudgetLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
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
  /** Title, one line. */
  title: string;
  kind: 'Information' | 'Decision';
  /** Description, one line. */
  description?: string | null;
  /** Kind of decision, which sets the majority required by law. */
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
  /** Candidates for the council. */
  candidates?: CreateAgendaItemCandidate[];
  /** Budget that the item puts to the vote, by account. */
  budget?: CreateAgendaItemBudget | null;
  /** Its place on the agenda */
  position?: number;
}

export interface UpdateAgendaItem {
  /** Title, one line. */
  title?: string;
  /** Description, one line. */
  description?: string | null;
  /** Kind of decision, which sets the majority required by law. */
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
  /** Candidates for the council. */
  candidates?: CreateAgendaItemCandidate[];
  /** Budget that the item puts to the vote, by account. */
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
  /** Identifier of the owner who gives the proxy, a UUID. */
  principal_owner_id: string;
  /** Identifier of the owner who holds the proxy, a UUID; null for anyone else. */
  holder_owner_id?: string;
  /** Name of the person who holds the proxy, where they are no owner. */
  holder_name?: string;
  /** Whether the proxy was given before a notary. */
  notarial?: boolean;
}

export interface CreateAttendance {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** How the owner attends: in person, remotely or represented. */
  mode: 'InPerson' | 'Remote' | 'Represented';
}

export interface CastVotesVote {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Vote: for, against or abstain. */
  choice: 'For' | 'Against' | 'Abstain';
  /** Of an election, for whom or against whom */
  candidate_id?: string;
}

export interface CastVotes {
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** Vote: for, against or abstain. */
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
  /** Identifiers of the owners, UUIDs. */
  owner_ids: string[];
}

export interface UpdateMinutesItem {
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Remark on this item, printed in the minutes. */
  remark: string | null;
}

export interface UpdateMinutes {
  /** Name of the person who chairs the meeting. */
  chair?: string | null;
  /** Name of the secretary. */
  secretary?: string | null;
  /** Names of the tellers. */
  scrutineers?: string | null;
  /** Remarks on the meeting, printed in the minutes. */
  remarks?: string | null;
  items?: UpdateMinutesItem[];
}

export interface RepeatDecision {
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
}

export interface CreateFollowUp {
  kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
  /** Title, one line. */
  title: string;
  /** Of a mandate it has to be said */
  due_on?: string;
}

export interface CreateAgendaProposal {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description?: string | null;
  /** Today when left out; an owner’s own is of today */
  received_on?: string;
}

export interface CreateAssemblyRequest {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Identifiers of the owners, UUIDs. */
  owner_ids: string[];
  reason: string;
  /** Today when left out */
  received_on?: string;
}

export interface CreateTicket {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string;
  /** Category. */
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
  /** Priority. */
  priority?: 'Low' | 'Medium' | 'High' | 'Critical';
  /** Identifier of the lot, a UUID. */
  unit_id?: string | null;
}

export interface UpdateTicket {
  /** Title, one line. */
  title?: string;
  /** Description, one line. */
  description?: string;
  /** Category. */
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
  /** Priority. */
  priority?: 'Low' | 'Medium' | 'High' | 'Critical';
  /** Identifier of the lot, a UUID. */
  unit_id?: string | null;
  /** Identifier of the expense, a UUID. */
  expense_id?: string | null;
}

export interface AssignTicket {
  /** Identifier of the user who handles the ticket, a UUID; null if nobody does. */
  assignee_id: string;
}

export interface ResolveTicket {
  /** What was done to resolve the ticket. */
  resolution?: string;
}

export interface CommentTicket {
  /** Text of the comment. */
  body: string;
  /** Whether only the office sees the comment. */
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
  /** Details of the request. */
  details?: string | null;
  /** Business date, Europe/Brussels */
  received_on?: string;
}

export interface CompleteGdprRequest {
  /** Outcome of the request, as told to the person. */
  outcome?: string;
}

export interface RectifyOwner {
  /** Name. */
  name?: string;
  /** E-mail address. */
  email?: string;
  kind?: 'Person' | 'Company';
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Street and house number. */
  address?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  reason: string;
}

export interface LiftDataRestriction {
  /** Ground of the restriction: art. 18 (restriction) or art. 21 (objection) GDPR. */
  ground: 'Restriction' | 'Objection';
  reason: string;
}

export interface RunRetention {
  /** Whether to check and report only, without changing anything. */
  dry_run?: boolean;
}

export interface CreateNotification {
  /** Identifier of the user account, a UUID. */
  user_id?: string;
  /** Identifiers of the users, UUIDs. */
  user_ids?: string[];
  /** Type of the notification. */
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
  /** Title, one line. */
  title: string;
  message: string;
  /** A path that starts with /, or an https address */
  link?: string | null;
  /** Priority. */
  priority?: 'Low' | 'Normal' | 'High' | 'Urgent';
}

export interface MarkAllNotificationsReadAnswer {
  /** How many were unread */
  updated: number;
}

export interface UpdateNotificationPreference {
  /** Without it, nothing is delivered on any channel */
  enabled?: boolean;
  /** Whether notifications of this type are sent by e-mail. */
  email_enabled?: boolean;
  /** Whether notifications of this type are sent by text message. */
  sms_enabled?: boolean;
  /** Whether notifications of this type are sent to the browser or phone. */
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
  /** Public key of the browser, P-256 in base64url. */
  p256dh: string;
  /** Authentication secret of the browser, base64url. */
  auth: string;
}

export interface CreatePushSubscription {
  /** https address on the public internet */
  endpoint: string;
  /** Not used: a push service says when it is over */
  expirationTime?: number | null;
  /** Keys with which messages to this browser are encrypted. */
  keys: CreatePushSubscriptionKeys;
}

export interface DeletePushSubscription {
  /** https address on the public internet */
  endpoint: string;
}

export interface GetHealthAnswer {
  status: 'healthy' | 'unhealthy';
  version: string;
  /** Whether the database answers. */
  database: 'connected' | 'disconnected';
  /** Seconds since the service started. */
  uptime_seconds: number;
}

export interface ImportBuilding {
  file: Blob;
  /** Whether to check and report only, without changing anything. */
  dry_run?: 'true' | 'false';
}

export interface CreateExpenseFromInvoice {
  file: Blob;
  /** Identifier of the building, a UUID. */
  building_id: string;
}

export interface ImportPayments {
  file: Blob;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Whether to check and report only, without changing anything. */
  dry_run?: 'true' | 'false';
}

export interface AttachToTicket {
  file: Blob;
  /** Title, one line. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: Overview;
  };
  /** Find records of all kinds that the caller may see, the best first */
  search: {
    request: {
      query: {
        /** Words to search for. */
        q: string;
        /** Number of records on a page. */
        limit?: number | undefined;
      };
    };
    answer: SearchResult[];
  };
  /** Organizations by name */
  listOrganizations: {
    request: {
      query?: {
        /** Words to search for. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Organization;
  };
  /** Change the named fields of an organization */
  updateOrganization: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Words to search for. */
        q?: string | undefined;
        /** One or several, separated by commas */
        role_type?: ('SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner')[] | undefined;
        /** `true`: only active records; `false`: only inactive ones. */
        is_active?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: User;
  };
  /** Change the named fields of a user; roles replace those here */
  updateUser: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Building;
  };
  /** Change the named fields of a building */
  updateBuilding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** true: only those that nobody holds today; false: only the others */
        without_owner?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** true: only those that nobody holds today; false: only the others */
        without_owner?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Unit;
  };
  /** Change the named fields of a unit */
  updateUnit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Words to search for. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Owner;
  };
  /** Change the named fields of an owner */
  updateOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the lot, a UUID. */
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
        /** Identifier of the lot, a UUID. */
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
        /** Identifier of the lot, a UUID. */
        unit_id: string;
      };
    };
    answer: UnitOwner[];
  };
  /** How much of the unit is held today */
  getOwnershipTotal: {
    request: {
      path: {
        /** Identifier of the lot, a UUID. */
        unit_id: string;
      };
    };
    answer: OwnershipTotal;
  };
  /** End today what an owner holds of the unit */
  endUnitOwner: {
    request: {
      path: {
        /** Identifier of the lot, a UUID. */
        unit_id: string;
        /** Identifier of the owner, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: UnitOwner;
  };
  /** Change the named fields of a relation */
  updateUnitOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the lot, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DistributionKey[];
  };
  /** Add a key to a building */
  createDistributionKey: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DistributionKey;
  };
  /** Rename a key, or give it other weights from a day on */
  updateDistributionKey: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        kind?: ('Invoice' | 'CreditNote')[] | undefined;
        /** Only credit notes for this expense. */
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
        /** Only expenses of the supplier with this name. */
        supplier?: string | undefined;
        /** Only records of this supplier. */
        supplier_id?: string | undefined;
        /** `true`: only disputed expenses; `false`: only the others. */
        disputed?: boolean | undefined;
        /** Only records created by this user. */
        created_by?: string | undefined;
        approvable?: boolean | undefined;
        /** Words to search for. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** One or several, separated by commas */
        kind?: ('Invoice' | 'CreditNote')[] | undefined;
        /** Only credit notes for this expense. */
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
        /** Only expenses of the supplier with this name. */
        supplier?: string | undefined;
        /** Only records of this supplier. */
        supplier_id?: string | undefined;
        /** `true`: only disputed expenses; `false`: only the others. */
        disputed?: boolean | undefined;
        /** Only records created by this user. */
        created_by?: string | undefined;
        approvable?: boolean | undefined;
        /** Words to search for. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Expense;
  };
  /** Change the named fields of a draft or rejected expense */
  updateExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ExpenseDistribution;
  };
  /** Hand an expense in for approval */
  submitExpenseForApproval: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Words to search for. */
        q?: string | undefined;
        /** One or several, separated by commas */
        iban_state?: ('None' | 'Unconfirmed' | 'Confirmed')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Supplier;
  };
  /** Change the named fields of a supplier */
  updateSupplier: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: SupplierIban[];
  };
  /** Bank accounts of a building, in the order in which they were entered */
  listBankAccounts: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankAccount[];
  };
  /** Add a bank account to a building */
  createBankAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankAccount;
  };
  /** Change the named fields of a bank account */
  updateBankAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this bank account. */
        bank_account_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Draft' | 'Approved' | 'Sent' | 'Done' | 'Cancelled')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: PaymentBatch;
  };
  /** Approve a batch */
  approvePaymentBatch: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this bank account. */
        bank_account_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Accepted' | 'Held' | 'Discarded')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankStatement;
  };
  /** Accept a statement that was held */
  releaseBankStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this bank account. */
        bank_account_id?: string | undefined;
        /** Only transactions of this bank statement. */
        statement_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Matched' | 'Parked')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** In the other’s name, account or communication */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankTransaction;
  };
  /** What each owner bears of costs and interest of a bank */
  getBankTransactionDistribution: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankTransactionDistribution;
  };
  /** Book a transaction: what owners paid, what expenses it paid, and the rest */
  matchBankTransaction: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankRule;
  };
  /** Change the named fields of a rule */
  updateBankRule: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Draft' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        fund?: ('WorkingCapital' | 'Reserve' | 'Provision' | 'Works')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Only calls of this series. */
        series_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: CallForFunds;
  };
  /** What each owner is to pay of a call, and why */
  previewCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: CallDistribution;
  };
  /** What each owner owes by a call that was sent */
  listCallReceivables: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: CallReceivable[];
  };
  /** Send a call: split it, book it, and charge every owner */
  sendCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Write down that a letter was posted */
  markCallDeliveryPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Recorded' | 'Reversed')[] | undefined;
        /** One or several, separated by commas */
        method?: ('BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Payment;
  };
  /** Take a payment back: what it settled is open again */
  reversePayment: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
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
        /** Identifier of the record, a UUID. */
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
        /** `true`: only active records; `false`: only inactive ones. */
        is_active?: boolean | undefined;
        /** Words to search for. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Account;
  };
  /** Change the named fields of an account; once it has entries, only its names and is_active */
  updateAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        journal?: ('Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing')[] | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Only records on this account. */
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
        /** Only entries that stem from this record. */
        source_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: JournalEntry;
  };
  /** Reverse an entry made by hand, once; a reversal may itself be reversed */
  reverseJournalEntry: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: FiscalYear[];
  };
  /** Open a fiscal year */
  createFiscalYear: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: FiscalYear;
  };
  /** What stands against closing a fiscal year */
  checkFiscalYearClosing: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ClosingCheck;
  };
  /** Close a fiscal year: its result is carried forward and its dates are locked */
  closeFiscalYear: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Financial year, named by the calendar year in which it starts. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: GetBalanceSheetAnswer;
  };
  /** Income and expenses of a financial year or a quarter of it */
  getIncomeStatement: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it starts. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Quarter of the year, 1 to 4; without it, the whole year. */
        quarter?: number | undefined;
      };
    };
    answer: GetIncomeStatementAnswer;
  };
  /** Opening balance, debits, credits and balance of every account */
  getTrialBalance: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it starts. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Quarter of the year, 1 to 4; without it, the whole year. */
        quarter?: number | undefined;
      };
    };
    answer: GetTrialBalanceAnswer;
  };
  /** Every movement of every account, with its running balance */
  getGeneralLedger: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it starts. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Quarter of the year, 1 to 4; without it, the whole year. */
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
        /** Only records of this building. */
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
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        reminder_level?: ('Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction')[] | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        reminder_level?: ('Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction')[] | undefined;
        /** One or several, separated by commas */
        status?: ('Open' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: PaymentReminder;
  };
  /** Raise a reminder to its next level, with all that is overdue by now */
  escalatePaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: ReminderSettings;
  };
  /** Change the named settings of reminders */
  updateReminderSettings: {
    request: {
      query?: {
        /** Only records of this building. */
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
        /** Only records of this building. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this lot. */
        unit_id?: string | undefined;
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Only records of this expense. */
        expense_id?: string | undefined;
        /** Only records of this call for funds. */
        call_for_funds_id?: string | undefined;
        /** Only records of this ticket. */
        ticket_id?: string | undefined;
        /** Only records of this meeting. */
        meeting_id?: string | undefined;
        /** Words of its title, its file name or its text */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Document;
  };
  /** Change the named fields of a document */
  updateDocument: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DocumentVersion[];
  };
  /** Put a newer file in the place of a document’s */
  createDocumentVersion: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One or several, separated by commas */
        status?: ('Scheduled' | 'InProgress' | 'Completed' | 'Cancelled')[] | undefined;
        /** One or several, separated by commas */
        meeting_type?: (
          | 'GeneralAssembly'
          | 'ExtraordinaryAssembly'
          | 'BoardMeeting'
          | 'WrittenDecision')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Meeting;
  };
  /** Change the named fields of a meeting */
  updateMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: AgendaItem[];
  };
  /** Put an item on the agenda */
  createAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Write down that a convocation was posted */
  markConvocationPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ConvocationConsent[];
  };
  /** Write down that an owner agrees to be convened by e-mail */
  createConvocationConsent: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Proxy[];
  };
  /** Note a proxy, or give one */
  createProxy: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Attendance[];
  };
  /** Note who has come */
  createAttendance: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Quorum;
  };
  /** Open a meeting */
  openMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LiveMeeting;
  };
  /** Say who takes no part in the vote on an item */
  excludeFromItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: VotesProof;
  };
  /** The minutes of a meeting */
  getMinutes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Write down that minutes were posted */
  markMinutesPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this meeting. */
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
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Decision;
  };
  /** Put to the vote again what failed because owners were absent */
  repeatDecision: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: FollowUp[];
  };
  /** Note what follows from a decision */
  createFollowUp: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this building. */
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
        /** Only tickets assigned to this user. */
        assignee_id?: string | undefined;
        /** Only records of this lot. */
        unit_id?: string | undefined;
        /** Words of its title or description */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: TicketStats;
  };
  /** One ticket */
  getTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Ticket;
  };
  /** Change the named fields of a ticket */
  updateTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: TicketHistoryEvent[];
  };
  /** Give a ticket to somebody who deals with it */
  assignTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only records of this owner. */
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
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: GdprRequest;
  };
  /** Take two further months to answer, and tell the person why */
  extendGdprRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DataRectification[];
  };
  /** Keep the data of an owner without using it (art. 18) */
  restrictOwnerData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DataRestriction[];
  };
  /** Who has read the data of an owner, the latest first */
  listDataAccesses: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DataExport;
  };
  /** What an owner gave or caused, to be taken elsewhere (art. 20) */
  getPortableData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: PortableData;
  };
  /** What erasing an owner would erase and keep, and what forbids it */
  previewErasure: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ErasurePreview;
  };
  /** Erase the personal data of an owner (art. 17) */
  deleteOwnerData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** `true`: only read notifications; `false`: only unread ones. */
        read?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Notification;
  };
  /** Delete one of one’s own notifications */
  deleteNotification: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the user account, a UUID. */
        user_id: string;
      };
    };
    answer: NotificationPreference[];
  };
  /** What somebody chose for one type of notification */
  getNotificationPreference: {
    request: {
      path: {
        /** Identifier of the user account, a UUID. */
        user_id: string;
        /** Type of the notification. */
        notification_type: string;
      };
    };
    answer: NotificationPreference;
  };
  /** Change the named flags of one’s own preference */
  updateNotificationPreference: {
    request: {
      path: {
        /** Identifier of the user account, a UUID. */
        user_id: string;
        /** Type of the notification. */
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
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
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
        /** Only actions of this user. */
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
        /** Only entries about this record. */
        object_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Only actions of this user. */
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
        /** Only entries about this record. */
        object_id?: string | undefined;
        /** Business date, Europe/Brussels */
        date_from?: string | undefined;
        /** Business date, Europe/Brussels */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    format: 'xml';
  };
  /** The letters of a call as they were sent, each in its owner’s language */
  getCallLetters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the owner, a UUID. */
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
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this owner. */
        owner_id?: string | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** The letter of a reminder, in the tone of its level and its owner’s language */
  getPaymentReminderLetter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the owner, a UUID. */
        owner_id: string;
      };
    };
    format: 'pdf';
  };
  /** The notice to hang up, for those who live there without a vote */
  getOccupantsNotice: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
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
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the owner, a UUID. */
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
