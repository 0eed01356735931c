// Made by scripts/generate-client.ts from openapi/openapi.json; not edited by hand.

export interface OverviewItem {
  /** Kind of record. */
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
    | 'BudgetNearlySpent'
    | 'AnswerAsked'
    | 'AssemblyRequested'
    | 'MeetingToConvene'
    | 'OrdinaryAssemblyDue'
    | 'MeetingAhead'
    | 'MinutesToPublish'
    | 'MandateEnding'
    | 'FollowUpDue'
    | 'AuditQuestions'
    | 'AuditOpen'
    | 'AuditReportWaiting'
    | 'LotAnswerDue'
    | 'HoldDue'
    | 'LimitationNear'
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
  /** Explanation in the language of the reader. */
  title: string;
  /** Explanation in the language of the reader. */
  detail: string;
  /** Building that it is about; null if it is about none, or about several. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Deadline; null if there is none. */
  due_on: string | null;
  /** Amount in euro; null if no money is involved. */
  amount: number | null;
  /** Path of the page; with `/api/v1` before it, its API route. */
  link: string;
}

export interface OverviewFiguresCash {
  /** Number of records; null for a sum. */
  count: number | null;
  /** Sum in euro; null for a number. */
  amount: number | null;
  /** Path of the page; with `/api/v1` before it, its API route. */
  link: string;
}

export interface OverviewFigures {
  /** Balance of the current accounts in euro. */
  cash?: OverviewFiguresCash;
  /** Balance of the reserve accounts in euro. */
  reserve?: OverviewFiguresCash;
  /** Amount that owners owe past its due date, in euro. */
  overdue?: OverviewFiguresCash;
  /** Expenses that await approval. */
  to_approve?: OverviewFiguresCash;
  /** Draft expenses that are not submitted for approval. */
  to_submit?: OverviewFiguresCash;
  /** Approved expenses that are not paid. */
  to_pay?: OverviewFiguresCash;
  /** Payment batches that await approval. */
  batches_to_approve?: OverviewFiguresCash;
  /** Bank transactions that are not matched. */
  to_match?: OverviewFiguresCash;
  /** Calls for funds that are still drafts. */
  to_send?: OverviewFiguresCash;
  /** Reminders that are neither settled nor cancelled. */
  open_reminders?: OverviewFiguresCash;
  /** Reminders that wait to be sent. */
  reminders_to_send?: OverviewFiguresCash;
  /** Notifications that could not be delivered. */
  failed_deliveries?: OverviewFiguresCash;
  /** Amount that you owe, in euro. */
  owed?: OverviewFiguresCash;
  /** Organizations on the platform. */
  organizations?: OverviewFiguresCash;
}

export interface Overview {
  /** Tasks by deadline, those without one last; at most twenty of each kind. */
  items: OverviewItem[];
  /** Figures of your role; each counts or adds up the whole list. */
  figures: OverviewFigures;
}

export interface SearchResult {
  /** Type of record. */
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
    | 'Audit'
    | 'Statement'
    | 'Document'
    | 'Meeting'
    | 'Ticket';
  /** Identifier of the record, a UUID. */
  id: string;
  /** Title, one line. */
  title: string;
  /** Building or amount of the record. */
  subtitle: string | null;
  /** Path of the page; with `/api/v1` before it, the record. */
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
  /** Second language of minutes and notices, as in Brussels; null for one language. */
  second_language: 'fr' | 'nl' | 'de' | 'en' | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number: string | null;
  /** First month of the financial year, 1 to 12. */
  fiscal_year_start_month: number;
  assembly_window_start: string | null;
  /** Whether nobody may approve an expense that they submitted. */
  require_second_approver: boolean;
  /** Late interest rate as a fraction per year, `Legal`, or null for none. */
  late_interest_rate: unknown;
  /** Clause of the by-laws on late-payment interest, quoted in reminders. */
  late_interest_clause: string | null;
  /** Day on which the common parts were provisionally accepted; null: unknown. */
  acceptance_date: string | null;
  /** Holder who is asked for the reserve of a lot under usufruct. */
  reserve_borne_by: 'Usufructuary' | 'BareOwner';
  /** Provisions: settled against the calls. RealCharges: nothing is called before. */
  statement_model: 'Provisions' | 'RealCharges';
  /** Whether statements are sent only after a decision of the assembly. */
  statement_needs_approval: boolean;
  /** Whether a credit is kept for the next call or refunded. */
  statement_credit: 'Keep' | 'Refund';
  /** Whether interest of the reserve account goes to the owners or to the reserve. */
  reserve_interest_to: 'Owners' | 'Reserve';
  /** Whether a second person has to close the financial year. */
  closing_needs_second_person: boolean;
  /** Whether late interest of individuals follows book XIX of the Code of Economic Law. */
  consumer_limits: boolean;
  /** When it was requested to approve without a second approver; null: not requested. */
  single_approver_requested_at: string | null;
  /** User who requested it; another approver must confirm it. */
  single_approver_requested_by: string | null;
  /** Reference in imported files. */
  external_ref: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BuildingFigures {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Balance of the accounts of class 5; negative if overdrawn. */
  cash: number;
  /** Open amounts of owners that were due before today. */
  overdue: number;
}

export interface Unit {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  /** Type of the lot. */
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor: number | null;
  /** Area in square metres, at most two decimals. */
  area: number | null;
  /** Shares of the lot, out of `total_quota` of the building. */
  quota: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface ListedUnitHolder {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Share as an exact fraction, such as `1/3`. */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
}

export interface ListedUnit {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  /** Type of record. */
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor: number | null;
  /** Area in square metres, at most two decimals. */
  area: number | null;
  /** Shares of the lot, out of `total_quota` of the building. */
  quota: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id: string | null;
  /** Holders today, longest held first; an Owner sees their own holding. */
  holders: ListedUnitHolder[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface Owner {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** E-mail address; null: none, everything goes by post. */
  email: string | null;
  /** Kind of record. */
  kind: 'Person' | 'Company';
  /** Phone number, E.164. */
  phone: string | null;
  /** Street and house number. */
  address: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Identifier of the user account, a UUID. */
  user_id: string | null;
  /** Enterprise number, ten digits. */
  enterprise_number: string | null;
  /** Reference in the first imported list of owners. */
  external_ref: string | null;
  /** Reference of the office, in all its buildings. */
  office_ref: string | null;
  /** Whether the data is restricted to what the law requires. */
  is_restricted: boolean;
  /** Balance in the building in euro, in its lists only; positive if the owner owes. */
  balance?: number;
  /** Overdue amount in the building in euro, in its lists only. */
  overdue?: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface TransferredOwnershipLaterCharge {
  /** Type of record. */
  type: 'CallForFunds';
  /** Identifier of the record, a UUID. */
  id: string;
  /** Title, one line. */
  title: string;
  text_key: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  date: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface TransferredOwnershipWorkingCapital {
  /** State of the transfer. */
  state: 'Passed' | 'NoneFound' | 'Pending';
  /** Amount refunded to the seller and called from the buyer, in euro. */
  amount: number;
  unassigned_amount: number;
  /** Explanation in the language of the request. */
  detail: string;
}

export interface TransferredOwnership {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Share as a decimal fraction of 1, rounded half up to six decimals. */
  ownership_percentage: number;
  /** Share as an exact fraction, such as `1/3`. */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary: boolean;
  /** Whether the holding is in force on the day. */
  is_active: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
  /** Treatment of calls for days after the sale: `Move` to the buyer, or `Leave`. */
  later_calls: 'Move' | 'Leave' | null;
  /** Charges that were moved to the buyer, or left with the seller. */
  later_charges: TransferredOwnershipLaterCharge[];
  /** Working capital of the lot that passed from seller to buyer. */
  working_capital: TransferredOwnershipWorkingCapital;
}

export interface UnitOwner {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Share as a decimal fraction of 1, rounded half up to six decimals. */
  ownership_percentage: number;
  /** Share as an exact fraction, such as `1/3`. */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary: boolean;
  /** Whether the holding is in force on the day. */
  is_active: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface HeldUnit {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  /** Type of record. */
  type: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor: number | null;
  /** Area in square metres, at most two decimals. */
  area: number | null;
  /** Shares of the lot, out of `total_quota` of the building. */
  quota: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Identifier of the holding, a UUID. */
  unit_owner_id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Share as a decimal fraction of 1, rounded half up to six decimals. */
  ownership_percentage: number;
  /** Share as an exact fraction, such as `1/3`. */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary: boolean;
  /** Whether the holding is in force on the day. */
  is_active: boolean;
}

export interface UnitOwnerOfOwner {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Share as a decimal fraction of 1, rounded half up to six decimals. */
  ownership_percentage: number;
  /** Share as an exact fraction, such as `1/3`. */
  ownership_share: string;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact: boolean;
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary: boolean;
  /** Whether the holding is in force on the day. */
  is_active: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface OwnershipTotal {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Share as a decimal fraction of 1, rounded half up to six decimals. */
  total_percentage: number;
  /** Share as an exact fraction, such as `1/3`. */
  total_share: string;
  /** Whether the shares of all holders add up to the whole. */
  is_complete: boolean;
}

export interface DistributionKeyWeight {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Current number of the lot. */
  unit_number: string;
}

export interface DistributionKey {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Name. */
  name: string;
  /** Weights: by the weights of the lots. Meter: by consumption, without weights. */
  kind: 'Weights' | 'Meter';
  /** Whether it is the general key, which follows the quotas. */
  is_general: boolean;
  /** Day from which the weights apply; null for the first ones. */
  valid_from: string | null;
  /** Sum of the weights of all lots in the distribution key. */
  total_weight: number;
  /** Today’s weights; a lot that is left out has weight 0. */
  weights: DistributionKeyWeight[];
  /** Days on which weights changed, in order; null for the first ones. */
  versions: (string | null)[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface MeterLastReading {
  /** Day in Belgium, `YYYY-MM-DD`. */
  read_on: string;
  /** Index at the end of the day, at most six decimals. */
  index: number;
  /** Index at which the new meter starts; null without a change. */
  new_index: number | null;
}

export interface Meter {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Key that splits by this meter. */
  distribution_key_id: string;
  /** Name of the key. */
  key: string;
  /** Number on the meter. */
  number: string | null;
  /** Unit, such as m³ or kWh. */
  unit_of_measure: string | null;
  /** Latest reading; null: none yet. */
  last_reading: MeterLastReading | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface MeterReading {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Meter that was read. */
  meter_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  read_on: string;
  /** Index at the end of the day, at most six decimals. */
  index: number;
  /** Index at which the new meter starts; null without a change. */
  new_index: number | null;
  /** Why the meter was read; information only. */
  reason: 'Regular' | 'Sale' | 'Change';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface ExpenseDistributionLine {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** VAT in the amount, in euro. */
  vat_amount: number;
  /** Part that a tenant may be asked for, in euro. */
  recoverable_amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight in the key; a fraction such as `456/7` where owners are excluded. */
  weight: unknown;
  /** Weight in the key; a fraction such as `456/7` where owners are excluded. */
  total_weight: unknown;
  /** Ownership share as an exact fraction; several in order of their days: `5/12;1/1`. */
  share: string;
  /** Days held, one number for each share: `35;56`. */
  days: string;
  /** Days that the cost covers. */
  total_days: number;
  /** First day that the cost covers. */
  period_from: string;
  /** Last day that the cost covers. */
  period_to: string;
  nature: 'Ordinary' | 'Extraordinary';
  /** Number of the allocation, from 1. */
  allocation: number;
  /** Day on which the part is a cost; of a credit note, that of the invoice. */
  date: string;
}

export interface ExpenseDistribution {
  /** Lines, in their order. */
  lines: ExpenseDistributionLine[];
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Whether it was cancelled. */
  cancelled: boolean;
  borne_by: 'Owners' | 'Reserve' | 'Insurer' | 'OneOwner';
  /** Whether the reserve pays it whole, so that the amounts are not charged again. */
  is_information: boolean;
}

export interface BulkExpenseResultsResult {
  /** Identifier of the record, a UUID. */
  id: string;
  /** State of the record. */
  status?: 'Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled';
  /** Problem with which it was refused; null if it succeeded. */
  problem?: Problem;
}

export interface BulkExpenseResults {
  /** New status or problem of each expense, in the order of `ids`. */
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
  /** Amount in euro, exact to the cent. */
  total_excl_vat: number;
  /** Amount in euro, exact to the cent. */
  vat_amount: number;
  /** Amount in euro, exact to the cent. */
  total_incl_vat: number;
  /** Rounding of VAT by the supplier beyond the lines, in euro. */
  rounding_difference: number;
}

export interface ExpenseAllocation {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Description, one line. */
  description: string | null;
  /** First day that the cost covers; null: none. */
  period_from: string | null;
  /** Last day that the cost covers; null: none. */
  period_to: string | null;
  nature: 'Ordinary' | 'Extraordinary';
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent: number;
  /** VAT in the amount, in euro. */
  vat_amount: number;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids: string[];
  /** Decision that the cost stems from. */
  decision_id: string | null;
}

export interface ExpenseProblem {
  /** Stable code, for programs. */
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
    | 'already_paid'
    | 'credited_invoice_unknown'
    | 'credited_invoice_exceeded'
    | 'paper_unreadable'
    | 'amount_missing';
  /** Explanation in the language of the request. */
  detail: string;
  /** Whether it can be acknowledged; else it must be corrected. */
  may_be_acknowledged: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  acknowledged_at: string | null;
  /** Identifier of the user who acknowledged it, a UUID. */
  acknowledged_by: string | null;
  /** Current name of the user. */
  acknowledged_by_name: string | null;
}

export interface Expense {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Description, one line. */
  description: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
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
  /** Invoice, or CreditNote: a positive amount that is booked and split the other way. */
  kind: 'Invoice' | 'CreditNote';
  credits_expense_id: string | null;
  /** Name of the supplier; an unknown name creates a supplier. */
  supplier: string | null;
  /** Identifier of the supplier, a UUID. */
  supplier_id: string | null;
  /** Number that the supplier gave the invoice. */
  invoice_number: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string | null;
  /** Payment reference to give the supplier, structured or free. */
  payment_communication: string | null;
  /** Means of payment; DirectDebit is collected by the supplier and left out of batches. */
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
  /** Part that the reserve pays, in euro; null: none. */
  reserve_amount: number | null;
  /** Key by which that reserve was called. Default: the key of the cost. */
  reserve_distribution_key_id: string | null;
  /** Lot of the one owner it is charged to. */
  unit_id: string | null;
  /** Open claim, for an expense charged to the insurer. */
  claim_id: string | null;
  /** Lines of the invoice; with VAT they add up to the amount. */
  line_items: ExpenseLineItem[];
  /** Parts of the amount, each with its account and key. */
  allocations: ExpenseAllocation[];
  /** First day that the cost covers; null: none. */
  period_from: string | null;
  /** Last day that the cost covers; null: none. */
  period_to: string | null;
  nature: 'Ordinary' | 'Extraordinary';
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent: number;
  /** VAT in the amount, in euro. */
  vat_amount: number;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids: string[];
  /** Decision that the cost stems from. */
  decision_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Amount charged to you as an Owner, in euro; null for other roles. */
  own_amount: number | null;
  /** Part of `amount` that was paid before the invoice, in euro. */
  prepaid_amount: number;
  /** Part of `prepaid_amount` whose payment is not matched yet, in euro. */
  prepaid_open_amount: number;
  /** Problems of an imported invoice; correct or acknowledge each before submitting. */
  problems: ExpenseProblem[];
  /** State of the record. */
  status: 'Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled';
  /** Name of the invoice that the credit note corrects. */
  credits_expense_name: string | null;
  /** Whether it is paid in full. */
  paid: boolean;
  /** Amount paid, or refunded for a credit note, in euro. */
  paid_amount: number;
  /** Amount settled between invoice and credit notes, in euro. */
  credited_amount: number;
  open_amount: number;
  /** E-mail address from which the invoice was sent. */
  received_from: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  disputed_at: string | null;
  /** Reason why the invoice is disputed; null if it is not. */
  dispute_reason: string | null;
  /** Reason for the rejection; null if it was not rejected. */
  rejection_reason: string | null;
  /** Note of the person who approved it. */
  approval_notes: string | null;
  /** Identifier of the user who submitted it for approval, a UUID. */
  submitted_by: string | null;
  /** Current name of the user. */
  submitted_by_name: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  submitted_at: string | null;
  /** Identifier of the user who approved it, a UUID. */
  approved_by: string | null;
  /** Current name of the user. */
  approved_by_name: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  approved_at: string | null;
  /** Bank transaction that was matched to it; null: none. */
  bank_transaction_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  paid_on: string | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
  journal_entry_ids: string[];
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface InvoiceValues {
  has_text: boolean;
  supplier_id: string | null;
  /** Current name of the supplier. */
  supplier_name: string | null;
  /** Enterprise number of the sender, ten digits. */
  enterprise_number: string | null;
  /** IBAN of the sender, in capitals without spaces. */
  iban: string | null;
  /** Number of the invoice, as printed. */
  invoice_number: string | null;
  /** Date of the invoice. */
  expense_date: string | null;
  /** Last day to pay it. */
  due_date: string | null;
  /** Total including VAT, in euro. */
  amount: number | null;
  /** Structured reference: twelve digits, or a creditor reference (ISO 11649). */
  payment_communication: string | null;
}

export interface Claim {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Title, one line. */
  title: string;
  /** Day of the loss. */
  occurred_on: string;
  /** Name of the insurer. */
  insurer: string | null;
  /** Amount that the policy leaves to the association, in euro. */
  deductible: number | null;
  /** Key of what the insurer does not pay. */
  distribution_key_id: string;
  /** Name of the key. */
  key: string;
  /** State of the record. */
  status: 'Open' | 'Closed';
  /** Date of the entry that closed it. */
  closed_on: string | null;
  /** Costs on 4996 that name the claim, in euro. */
  loss_amount: number;
  /** Amount that the insurer paid, in euro. */
  received_amount: number;
  /** Balance on 4996 in euro; positive: not paid by the insurer; 0 once closed. */
  balance: number;
  /** Entries with which it was closed and reopened. */
  journal_entry_ids: string[];
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface Proceeding {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Title, one line. */
  title: string;
  /** Plaintiffs and defendants. */
  parties: string;
  /** Name of the court. */
  court: string | null;
  /** Number of the case at the court. */
  number: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  opened_on: string;
  /** Day on which it ended. */
  ended_on: string | null;
  /** Amount at stake, in euro; null: unknown. */
  stake: number | null;
  /** Amount set aside for it, in euro. */
  provision: number | null;
  /** Lots that bear its costs; empty: all. */
  unit_ids: string[];
  /** Owners opposed to the association, who bear none of its costs. */
  excluded_owner_ids: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface LotRequest {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Lots that are sold together. */
  unit_ids: string[];
  kind: 'BeforeContract' | 'BeforeDeed';
  /** Notary, estate agent, or the outgoing owner. */
  asked_by: 'Notary' | 'Agent' | 'Owner';
  /** Name of the person who asks. */
  name: string;
  /** E-mail address. */
  email: string | null;
  /** Language of the answer; by default that of the building. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Day on which the request was received. */
  received_on: string;
  /** Day on which the deed is expected. */
  expected_deed_on: string | null;
  /** Day on which the transfer becomes certain towards third parties. */
  certain_date: string | null;
  /** First day of the buyer in the common parts; by default that of the deed. */
  enjoyment_from: string | null;
  /** Last day as counted: 15 or 30 days from the day after receipt. */
  target_on: string;
  /** Last day by law: the target, or the next working day. */
  last_on: string;
  /** State of the record. */
  status: 'Open' | 'Sent';
  /** Channel of the delivery. */
  channel: 'Email' | 'Link' | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** The letter as sent. */
  letter_document_id: string | null;
  /** The archive as sent. */
  archive_document_id: string | null;
  /** Last day on which the link opens. */
  link_last_day: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  link_revoked_at: string | null;
  /** Cost charged to the outgoing owner, in euro. */
  charge_amount: number | null;
  /** Owner to whom it was charged. */
  charged_owner_id: string | null;
  /** Link that opens the answer without signing in; answered by its sending only. */
  url?: string;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface LotAnswerReserve {
  /** Reserve fund of the building, in euro. */
  building: number;
  /** Part of the lots in it, for information. */
  lot: number;
}

export interface LotAnswerArrear {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Day at whose end the account has this balance. */
  on: string;
  /** Owed by the seller; negative: a credit. */
  amount: number;
}

export interface LotAnswerReserveCallsToComeItem {
  /** The call, drafted or sent. */
  call_id: string;
  /** Title, one line. */
  title: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Identifier of the decision, a UUID. */
  decision_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  decided_on: string | null;
}

export interface LotAnswerReserveCallsToCome {
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Items, in their order. */
  items: LotAnswerReserveCallsToComeItem[];
}

export interface LotAnswerWorksToComeItem {
  /** Null: the call names no decision. */
  decision_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  decided_on: string | null;
  /** Title, one line. */
  title: string;
  /** Amount of the decision, in euro. */
  total: number | null;
  /** Part of the lots by its key, in euro. */
  lot_share: number | null;
  /** Part of the lots in calls before enjoyment. */
  asked: number;
  /** Part of the lots in calls from enjoyment on. */
  to_come: number;
}

export interface LotAnswerWorksToCome {
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Items, in their order. */
  items: LotAnswerWorksToComeItem[];
}

export interface LotAnswerProceeding {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Title, one line. */
  title: string;
  /** Plaintiffs and defendants. */
  parties: string;
  /** Name of the court. */
  court: string | null;
  /** Number of the statement, as the file states it. */
  number: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  opened_on: string;
  /** Amount at stake, in euro; null: unknown. */
  stake: number | null;
  /** Amount set aside, in euro. */
  provision: number | null;
  /** Whether the lots bear its costs. */
  concerns_lot: boolean;
}

export interface LotAnswerDocument {
  /** Type of record. */
  type:
    | 'Minutes'
    | 'Statement'
    | 'BalanceSheet'
    | 'Statutes'
    | 'Insurance'
    | 'Certificate';
  /** The document that is sent. */
  document_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  dated_on: string;
}

export interface LotAnswerMissing {
  /** Stable code, for programs. */
  code:
    | 'certain_date_unknown'
    | 'enjoyment_unknown'
    | 'seller_unknown'
    | 'minutes_missing'
    | 'no_assembly_held'
    | 'statement_missing'
    | 'balance_sheet_missing'
    | 'statutes_missing'
    | 'insurance_missing'
    | 'certificate_expired'
    | 'stake_unknown'
    | 'decision_incomplete'
    | 'decision_without_calls'
    | 'call_without_decision';
  /** Item of the law; null: not asked by law. */
  article: string | null;
  /** The gap in words, in the language of the reader. */
  detail: string;
}

export interface LotAnswer {
  /** Day in Belgium, `YYYY-MM-DD`. */
  on: string;
  /** Working capital of the lots, in euro. */
  working_capital: number;
  /** Balance of the reserve accounts in euro. */
  reserve: LotAnswerReserve;
  /** Account of each seller. */
  arrears: LotAnswerArrear[];
  /** Calls for the reserve that the buyer will be asked to pay. */
  reserve_calls_to_come: LotAnswerReserveCallsToCome;
  /** Decisions whose payment the buyer will be asked for. */
  works_to_come: LotAnswerWorksToCome;
  /** Pending cases of the association, oldest first. */
  proceedings: LotAnswerProceeding[];
  /** Documents that are sent, in the order of the law. */
  documents: LotAnswerDocument[];
  /** Gaps, none of which prevents sending. */
  missing: LotAnswerMissing[];
}

export interface LotAnswerOpening {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  opened_at: string;
  /** Part of the service. */
  part: 'Page' | 'Letter' | 'Archive';
}

export interface Hold {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** The seller. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Lots that are sold together. */
  unit_ids: string[];
  /** Day of the deed. */
  deed_on: string;
  /** Amount withheld, in euro. */
  amount: number;
  /** Day on which the notary informed the syndic. */
  informed_on: string;
  /** Day on which the notary sent the registered letter that the seller contests. */
  letter_sent_on: string | null;
  /** State of the record. */
  status: 'Withheld' | 'Contested' | 'Attached' | 'Paid' | 'Released';
  /** Communication by which the payment of the notary is matched. */
  payment_reference: string | null;
  /** Third working day after the deed: last day of the letter of the notary. */
  letter_due_on: string;
  /** Twentieth working day after that letter: last day to notify an attachment. */
  attachment_last_on: string | null;
  /** Fifteenth, eighteenth and twentieth working day after that letter. */
  alarms: string[];
  /** Event that it awaits. */
  awaits: 'Payment' | 'Letter' | 'Attachment' | 'Judgment' | null;
  /** Last day of what is awaited. */
  due_on: string | null;
  /** Whether today is a day of alarm, or the term has passed. */
  is_alarm: boolean;
  /** Day on which it was paid or released. */
  ended_on: string | null;
  /** Payment of the notary. */
  payment_id: string | null;
  /** Why it was released. */
  reason: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface Interruption {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Kind of record. */
  kind: 'LawyerNotice' | 'Acknowledgement' | 'Summons' | 'Judgment';
  /** Day in Belgium, `YYYY-MM-DD`. */
  done_on: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Debts that it concerns; empty: all that were due on its day. */
  receivable_ids: string[];
  /** Document that proves it; without one it does not count. */
  proof_document_id: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface LotDebtPrivilegeYear {
  /** Day in Belgium, `YYYY-MM-DD`. */
  from: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  to: string;
  /** First day on which its charges have no privilege any more. */
  drops_out_on: string;
  /** 60, 30 and 7 days before it. */
  alarms: string[];
  /** Open amount, in euro. */
  open: number;
}

export interface LotDebtPrivilege {
  /** The preceding and the current financial year. */
  years: LotDebtPrivilegeYear[];
  /** Open amount of older years, in euro. */
  unprivileged: number;
}

export interface LotDebtLimitation {
  /** Earliest day on which a debt can still be claimed in court. */
  last_on: string | null;
  /** One year before it. */
  alarm_on: string | null;
  /** Open amount, in euro. */
  running: number;
  /** Open amount of debts in their last year, in euro. */
  alarm: number;
  /** Open amount of debts before a court, in euro. */
  pending: number;
  /** Open amount of debts that are barred, in euro. */
  barred: number;
}

export interface LotDebt {
  /** Null: debts that no lot is named for. */
  unit_id: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Open amount, in euro. */
  open: number;
  /** Open amounts by privilege on the lot. */
  privilege: LotDebtPrivilege;
  /** Open amounts by limitation. */
  limitation: LotDebtLimitation;
}

export interface SaleTo {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** The buyer. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Share of the lot; null: all that the seller held, by several rights. */
  ownership_share: string | null;
  /** Working capital that was moved, in euro; null: enjoyment has not begun. */
  working_capital: number | null;
}

export interface SaleHold {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** The seller. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Lots that are sold together. */
  unit_ids: string[];
  /** Day of the deed. */
  deed_on: string;
  /** Amount withheld, in euro. */
  amount: number;
  /** Day on which the notary informed the syndic. */
  informed_on: string;
  /** Day on which the notary sent the registered letter that the seller contests. */
  letter_sent_on: string | null;
  /** State of the record. */
  status: 'Withheld' | 'Contested' | 'Attached' | 'Paid' | 'Released';
  /** Communication by which the payment of the notary is matched. */
  payment_reference: string | null;
  /** Third working day after the deed: last day of the letter of the notary. */
  letter_due_on: string;
  /** Twentieth working day after that letter: last day to notify an attachment. */
  attachment_last_on: string | null;
  /** Fifteenth, eighteenth and twentieth working day after that letter. */
  alarms: string[];
  /** Event that it awaits. */
  awaits: 'Payment' | 'Letter' | 'Attachment' | 'Judgment' | null;
  /** Last day of what is awaited. */
  due_on: string | null;
  /** Whether today is a day of alarm, or the term has passed. */
  is_alarm: boolean;
  /** Day on which it was paid or released. */
  ended_on: string | null;
  /** Payment of the notary. */
  payment_id: string | null;
  /** Why it was released. */
  reason: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface Sale {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Lots that are sold together. */
  unit_ids: string[];
  /** The seller. */
  from_owner_id: string;
  /** Current name of the owner. */
  from_owner_name: string;
  /** Each lot with each of its buyers. */
  to: SaleTo[];
  /** Day of the deed. */
  deed_on: string;
  /** First day of the buyer in the common parts; by default that of the deed. */
  enjoyment_from: string;
  /** Day on which the transfer becomes certain towards third parties. */
  certain_date: string;
  later_calls: 'Move' | 'Leave' | null;
  /** Request for information that came before. */
  lot_request_id: string | null;
  /** State of the record. */
  status: 'Recorded' | 'Undone';
  /** Day on which it was undone. */
  undone_on: string | null;
  /** Why it was undone. */
  undo_reason: string | null;
  /** Record of the price that the notary withholds. */
  hold_id: string | null;
  /** The withheld price; answered by its recording only. */
  hold?: SaleHold;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface SalePreviewWorkingCapitalTo {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface SalePreviewWorkingCapital {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Amount of all buyers, in euro. */
  amount: number;
  /** Amount of each buyer. */
  to: SalePreviewWorkingCapitalTo[];
}

export interface SalePreviewMovedCall {
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id: string;
  /** Title, one line. */
  title: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date: string;
  /** Amount of all buyers, in euro. */
  amount: number;
  /** Amount of each buyer. */
  to: SalePreviewWorkingCapitalTo[];
}

export interface SalePreview {
  /** First day of the buyer in the common parts; by default that of the deed. */
  enjoyment_from: string;
  /** Day on which the transfer becomes certain towards third parties. */
  certain_date: string;
  /** Account of the seller at the end of the day before enjoyment, in euro; negative: a credit. */
  seller_balance: number;
  /** Working capital that is refunded to the seller and asked from the buyers. */
  working_capital: SalePreviewWorkingCapital[];
  /** Sent calls that move to the buyers; empty with `later_calls` Leave. */
  moved_calls: SalePreviewMovedCall[];
  /** Negative: the association owes the seller. */
  seller_pays: number;
  /** Amount of each buyer. */
  buyers_pay: SalePreviewWorkingCapitalTo[];
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
  /** Code of the account, one to six digits, such as `61000`. */
  code: string;
  /** Name. */
  name: string;
  /** Type of the account. */
  account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  /** Whether it can be used for new records. */
  is_active: boolean;
  /** Whether entries can be posted to it; false for a heading. */
  postable: boolean;
  /** Usual side of the balance: debit or credit. */
  normal_balance: 'Debit' | 'Credit';
  /** Code of the heading above the account; null at the top. */
  parent_code: string | null;
  /** Name of the account in each language. */
  labels: AccountLabels;
  /** Days of a cost without covered period: that of its entry, or the settlement period. */
  uncovered: 'InvoiceDate' | 'SettlementPeriod' | null;
  nature: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent: number | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface AccountMovement {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Number of the journal entry within the organization, without gaps. */
  sequence: number;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Description, one line. */
  description: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Debits less credits up to and including this movement, in euro. */
  balance: number;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Name of the supplier. */
  supplier: string | null;
}

export interface FiscalYear {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date: string;
  /** State of the record. */
  status: 'Open' | 'Closed';
  /** Identifier of the journal entry that closes the year, a UUID. */
  closing_entry_id: string | null;
  /** Decision about the result that was carried forward. */
  result_decision_id: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface ClosingCheck {
  /** Findings of the check. */
  findings: ClosingFinding[];
}

export interface ClosingListStep {
  /** Stable code, for programs. */
  code:
    | 'Bank'
    | 'Invoices'
    | 'Accruals'
    | 'Statement'
    | 'Reserve'
    | 'ReserveTest'
    | 'Close';
  /** Blocked: a step before it is not done. */
  state: 'Done' | 'Open' | 'Blocked';
  /** Roles that may do the step. */
  roles: ('SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner')[];
  /** Findings of the check. */
  findings: ClosingFinding[];
  /** Operation that does the step; null once it is done. */
  action:
    | 'reconcile_bank'
    | 'enter_invoices'
    | 'review_accruals'
    | 'send_statements'
    | 'appropriate_reserve'
    | 'adjust_reserve'
    | 'close_year'
    | null;
  /** Whether another person than the one who prepared it must do the step. */
  needs_second_person: boolean;
}

export interface ClosingList {
  /** Steps, in their order. */
  steps: ClosingListStep[];
}

export interface AccrualProposalsProposal {
  /** Identifier of the supplier, a UUID. */
  supplier_id: string;
  /** Name of the supplier. */
  supplier: string;
  /** Account of the expected cost. */
  account_code: string;
  /** Key of its invoices. */
  distribution_key_id: string;
  /** First day that the missing invoice covers. */
  period_from: string;
  /** Last day that it covers. */
  period_to: string;
  /** Amount of the latest invoice, or of those of the year before. */
  amount: number;
  /** Date of the latest invoice. */
  last_invoiced_on: string;
}

export interface AccrualProposals {
  /** Invoices that are missing. */
  proposals: AccrualProposalsProposal[];
  /** Amount in euro, exact to the cent. */
  total: number;
}

export interface AccruedCosts {
  /** Entry that accrued them; null if nothing was missing. */
  journal_entry_id: string | null;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Accrued costs, one for each missing invoice. */
  proposals: AccrualProposalsProposal[];
}

export interface ReserveAppropriationFund {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface ReserveAppropriation {
  /** Entry that moved the reserve; null if nothing was left. */
  journal_entry_id: string | null;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Amounts added, by account of the fund. */
  funds: ReserveAppropriationFund[];
}

export interface ReserveTest {
  /** Ordinary charges of the year before, in euro. */
  base: number;
  /** 5 % of the base in euro, rounded up to the cent. */
  minimum: number;
  /** Reserve calls of the year, in euro. */
  called: number;
  /** Whether a contribution is due; Unknown without a day of acceptance. */
  due: 'Due' | 'NotDue' | 'Unknown' | 'OptedOut';
  /** Whether the minimum is called, or none is due. */
  sufficient: boolean;
}

export interface ClosingFinding {
  /** Code of the finding. */
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
    | 'prepayment_unmatched'
    | 'deferred_costs'
    | 'account_58_nil_later'
    | 'account_4990_not_nil'
    | 'account_4996_not_nil'
    | 'account_643_not_nil'
    | 'reserve_not_covered'
    | 'reserve_account_missing'
    | 'account_not_of_association'
    | 'cost_without_key'
    | 'entries_before_opening'
    | 'statement_missing'
    | 'reserve_not_appropriated'
    | 'result_not_nil'
    | 'reserve_below_five_percent'
    | 'invoice_expected'
    | 'bank_negative'
    | 'bank_statements_missing'
    | 'accrual_stale'
    | 'accounts_not_approved'
    | 'auditor_report_missing';
  /** Whether the finding blocks or only warns. */
  severity: 'Blocking' | 'Warning';
  /** Number of records concerned. */
  count: number;
  /** Explanation in the language of the reader. */
  detail: string;
  /** Path of the page that shows it. */
  link: string;
}

export interface AuditFeeContract {
  /** The syndic, as a supplier. */
  supplier_id: string;
  /** First day of these prices. */
  from: string;
  /** Current name of the supplier. */
  supplier_name: string;
  /** Last day of these prices; null: they run on. */
  to: string | null;
  /** Instalment of the flat fee, in euro. */
  instalment: number;
  /** Number of instalments of the flat fee in a year. */
  instalments_per_year: number;
  /** Prices of the listed extra services, each per unit. */
  extra_prices: number[];
}

export interface AuditDraw {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Text from which the random entries follow; the report shows it. */
  seed: string;
  /** Number of further entries drawn at random. */
  random: number;
  /** All entries above this amount, in euro. */
  above: number | null;
  /** All entries on this account and those below it. */
  account_code: string | null;
  /** Number of entries that it selects. */
  selected: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface AuditVouchers {
  /** Vouchers in the sample. */
  total: number;
  /** Vouchers without a mark. */
  unmarked: number;
  /** Vouchers marked Ok. */
  ok: number;
  /** Vouchers with a question. */
  questions: number;
  /** Vouchers with an objection. */
  objections: number;
  /** Questions and objections that await an answer. */
  unanswered: number;
}

export interface AuditReport {
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** The report as kept, a PDF file. */
  document_id: string | null;
}

export interface Audit {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the financial year, a UUID. */
  fiscal_year_id: string;
  /** First day of the financial year. */
  start_date: string;
  /** Last day of the financial year. */
  end_date: string;
  /** State of the record. */
  status: 'Open' | 'Reported';
  /** Number of the last entry that is checked. */
  ledger_count: number;
  /** SHA-256 of the last entry, 64 hexadecimal digits. */
  ledger_hash: string;
  /** Entries of the year that were posted since; they are not checked. */
  entries_since: number;
  /** Amount from which several quotes are asked, in euro; null: none. */
  quote_threshold: number | null;
  /** Contract of the syndic, with which its invoices are compared. */
  fee_contracts: AuditFeeContract[];
  /** How the sample was drawn, oldest first. */
  draws: AuditDraw[];
  /** Progress of the sample. */
  vouchers: AuditVouchers;
  /** Opinion that follows from the marks. */
  proposed_opinion: 'Approval' | 'ApprovalWithRemarks' | 'Refusal';
  /** Opinion of the report; null before. */
  opinion: 'Approval' | 'ApprovalWithRemarks' | 'Refusal' | null;
  /** Words of the auditor in the report. */
  report_text: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  reported_at: string | null;
  /** Assembly on whose agenda the report is. */
  meeting_id: string | null;
  /** The report in each language; empty before. */
  reports: AuditReport[];
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface AuditSampleVoucher {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Why it is in the sample. */
  selected_for: 'Amount' | 'Account' | 'Random' | 'Choice';
}

export interface AuditSample {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Text from which the random entries follow; the report shows it. */
  seed: string;
  /** Number of further entries drawn at random. */
  random: number;
  /** All entries above this amount, in euro. */
  above: number | null;
  /** All entries on this account and those below it. */
  account_code: string | null;
  /** Number of entries that it selects. */
  selected: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Entries that were not in the sample before. */
  added: number;
  /** The selected entries, in the order of the ledger. */
  vouchers: AuditSampleVoucher[];
}

export interface AuditVoucherMessage {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Role of the writer. */
  written_by: 'Auditor' | 'Syndic';
  /** The message. */
  text: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface AuditVoucher {
  /** Journal entry, which names the voucher. */
  entry_id: string;
  /** The audit that it belongs to. */
  audit_id: string;
  /** Number of the entry in the ledger. */
  sequence: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Text of the entry in the language of the reader. */
  description: string;
  /** Sum of its debits, in euro. */
  amount: number;
  /** Accounts that it moves. */
  account_codes: string[];
  /** Expense that it books or pays. */
  expense_id: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Documents of that expense. */
  document_ids: string[];
  /** Why it is in the sample. */
  selected_for: 'Amount' | 'Account' | 'Random' | 'Choice';
  /** Mark of the auditor. */
  mark: 'Ok' | 'Question' | 'Objection' | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  marked_at: string | null;
  /** Last answer since the mark. */
  answered_at: string | null;
  /** Questions, objections and answers, oldest first. */
  messages: AuditVoucherMessage[];
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface AuditChecksLedger {
  /** Number of the last entry that is checked. */
  count: number;
  /** SHA-256 of the last entry, 64 hexadecimal digits. */
  head_hash: string;
  /** Whether the ledger still has this hash at this entry. */
  is_unchanged: boolean;
  /** Whether chain, balance and sums of the whole ledger agree. */
  is_intact: boolean;
  /** Entries of the year posted since. */
  entries_since: number;
}

export interface AuditChecksTy {
  /** Stable code, for programs. */
  code: 'bank' | 'owners' | 'suppliers' | 'statements' | 'reserve_cover';
  /** IBAN of the account, or period of the statement. */
  subject: string | null;
  /** Sum of the first source, in euro. */
  left: number;
  /** Sum of the second source, in euro. */
  right: number;
  /** Left less right, in euro. */
  difference: number;
  /** Whether the sums agree; of the reserve, whether money covers it. */
  is_met: boolean;
  /** The comparison in the language of the reader. */
  detail: string;
}

export interface AuditChecksFinding {
  /** Check that points it out. */
  check:
    | 'payment_without_voucher'
    | 'quotes_missing'
    | 'split_below_threshold'
    | 'iban_changed_before_payment'
    | 'same_amount_twice'
    | 'weekend_invoice'
    | 'number_out_of_order'
    | 'supplier_linked_to_syndic'
    | 'fee_above_contract';
  /** The finding in the language of the reader. */
  detail: string;
  /** Identifier of the supplier, a UUID. */
  supplier_id: string | null;
  /** Current name of the supplier. */
  supplier_name: string | null;
  /** Expenses that it is about. */
  expense_ids: string[];
  /** Entries of the payments that it is about. */
  entry_ids: string[];
}

export interface AuditChecks {
  /** The books as checked. */
  ledger: AuditChecksLedger;
  /** Sums that must agree. */
  ties: AuditChecksTy[];
  /** Findings about vouchers, for a person to judge: no proof of a fault. */
  findings: AuditChecksFinding[];
}

export interface AuditBankFileDifference {
  /** Stable code, for programs. */
  code:
    | 'opening_differs'
    | 'statement_not_imported'
    | 'statement_not_in_file'
    | 'balance_gap'
    | 'statement_faulty'
    | 'not_imported'
    | 'not_in_file'
    | 'amount_differs'
    | 'date_differs'
    | 'counterparty_differs'
    | 'communication_differs'
    | 'not_booked'
    | 'booked_twice'
    | 'booked_without_bank'
    | 'paper_missing'
    | 'paper_amount_differs'
    | 'paper_iban_differs';
  /** The difference in the language of the reader. */
  detail: string;
  /** Day of the bank statement. */
  statement: string | null;
  /** Identifier of the bank transaction, a UUID. */
  transaction_id: string | null;
  /** Entries that book the transaction. */
  entry_ids: string[];
  /** Invoices that it pays. */
  expense_ids: string[];
  /** Value in the file; null: nothing. */
  file: unknown;
  /** Value of the bank transaction; null: nothing. */
  bank: unknown;
  /** Value in the books; null: nothing. */
  books: unknown;
  /** Value of the invoices; null: nothing. */
  papers: unknown;
}

export interface AuditBankFile {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name of the file. */
  file_name: string;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  /** First day that is compared. */
  first_day: string;
  /** Last day that is compared. */
  last_day: string;
  /** Statements compared. */
  statement_count: number;
  /** Transactions compared. */
  transaction_count: number;
  /** All differences, each named once, where it arises. */
  differences: AuditBankFileDifference[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface Supplier {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** Enterprise number, ten digits. */
  enterprise_number: string | null;
  /** IBAN in capitals, without spaces. */
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
  /** Payment term in days after the invoice date, for expenses without a due date. */
  payment_days: number | null;
  /** Whether a second person has confirmed the IBAN; nothing is paid before. */
  iban_state: 'None' | 'Unconfirmed' | 'Confirmed';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  iban_entered_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  iban_confirmed_at: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
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
  /** Reason, as free text or as a code. */
  reason: 'EnterpriseNumber' | 'Spelling';
  /** Oldest first. */
  suppliers: SupplierDuplicatesSupplier[];
}

export interface SupplierIban {
  /** IBAN, without spaces. */
  iban: string;
  /** BIC of the bank, 8 or 11 characters. */
  bic: string | null;
  /** Current name of the user. */
  entered_by_name: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  entered_at: string;
  /** Current name of the user. */
  confirmed_by_name: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  confirmed_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  replaced_at: string | null;
}

export interface BankAccount {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
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
  /** IBAN that a second person has to confirm; null: none. That of a new account is its `iban`. */
  pending_iban: string | null;
  /** BIC that comes with the IBAN to confirm; null: none. */
  pending_bic: string | null;
  /** When the IBAN to confirm was entered; null: none. */
  iban_requested_at: string | null;
  /** User who entered the IBAN to confirm; another person confirms it. */
  iban_requested_by: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface PaymentBatchLine {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the expense, a UUID. */
  expense_id: string;
  /** Supplier and description of the expense. */
  expense_name: string;
  /** Name of the supplier, as the bank receives it. */
  creditor_name: string;
  /** IBAN to which the amount is paid. */
  creditor_iban: string;
  /** BIC of the bank of the supplier. */
  creditor_bic: string | null;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Payment reference for the supplier, else the invoice number. */
  communication: string;
  /** End-to-end identifier, which the bank returns. */
  end_to_end_id: string;
  /** State of the record. */
  status: 'Pending' | 'Paid' | 'Rejected';
  /** Reason code of the bank, such as AC04. */
  reason_code: string | null;
  /** Reason as text. */
  reason: string | null;
}

export interface PaymentBatch {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string;
  /** IBAN of the paying account when the batch was created. */
  bank_account_iban: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  execution_date: string;
  status: 'Draft' | 'Approved' | 'Sent' | 'Done' | 'Cancelled';
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Current name of the user. */
  created_by_name: string | null;
  /** Identifier of the user who approved it, a UUID. */
  approved_by: string | null;
  /** Current name of the user. */
  approved_by_name: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  approved_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Lines, in their order. */
  lines: PaymentBatchLine[];
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BankRule {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** IBAN of the other party. */
  counterparty_iban: string | null;
  /** Words that the payment reference contains; case is ignored. */
  communication_part: string | null;
  /** Transaction code of the bank, in full. */
  code: string | null;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string | null;
  /** Distribution key for costs and income on `account_code`; null for General. */
  distribution_key_id: string | null;
  /** Supplier whose one approved expense of the amount is paid, in place of `account_code`. */
  supplier: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BankReconciliationOpen {
  /** Identifier of the bank transaction, a UUID. */
  transaction_id: string | null;
  /** Identifier of the journal entry, a UUID. */
  entry_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  date: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface BankReconciliation {
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string;
  /** Current IBAN of the bank account. */
  bank_account_iban: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  on: string;
  /** Closing balance of the last accepted statement, in euro. */
  bank: number;
  /** Balance of the account in the ledger, in euro. */
  books: number;
  open: BankReconciliationOpen[];
  /** Bank less ledger less open items, in euro. */
  difference: number;
}

export interface BankStatementProblem {
  /** Stable code, for programs. */
  code: string;
  /** Explanation in the language of the request. */
  detail: string;
}

export interface BankStatement {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string;
  /** Current IBAN of the bank account. */
  bank_account_iban: string;
  /** Financial year, named by the calendar year in which it ends. */
  year: number;
  /** Number that the bank gave the statement, unique for account and year. */
  number: string;
  /** Day of the closing balance. */
  date: string;
  /** Amount in euro, exact to the cent. */
  opening_balance: number;
  /** Amount in euro, exact to the cent. */
  closing_balance: number;
  /** Number of transactions. */
  transactions: number;
  /** State of the record. */
  status: 'Accepted' | 'Held' | 'Discarded';
  /** Problems found, which lock or locked the statement. */
  problems: BankStatementProblem[];
  /** Name of the file, as it was uploaded. */
  file_name: string;
  /** Why it was released or discarded; null if it was not. */
  decision_reason: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  decided_at: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BankStatementUploadResultSkipped {
  /** IBAN of the account, as the file states it. */
  account: string;
  /** Number of the statement, as the file states it. */
  number: string;
  /** Reason, as free text or as a code. */
  reason: 'AlreadyKnown' | 'UnknownAccount' | 'OtherCurrency' | 'SeparateApplication';
}

export interface BankStatementUploadResult {
  /** Statements that were read. */
  statements: BankStatement[];
  /** Skipped records, with the reason. */
  skipped: BankStatementUploadResultSkipped[];
}

export interface BankTransactionProposalLine {
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** Current name of the owner. */
  owner_name?: string;
  /** Identifier of the expense, a UUID. */
  expense_id?: string;
  /** With `owner_id`: a returned payment of this owner, in full. */
  payment_id?: string;
  /** Supplier and description of the expense. */
  expense_name?: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string;
  /** Identifier of the supplier, a UUID. */
  supplier_id?: string;
  /** Current name of the supplier. */
  supplier_name?: string;
  /** With `account_code`: distribution key of the cost or income, by default General. */
  distribution_key_id?: string;
  /** Whether it only links an entry made by hand, and posts nothing. */
  entry_id?: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface BankTransactionProposal {
  /** Kind of record. */
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
  /** Lines, in their order. */
  lines: BankTransactionProposalLine[];
}

export interface BankTransaction {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string;
  /** Current IBAN of the bank account. */
  bank_account_iban: string;
  /** Identifier of the bank statement, a UUID. */
  statement_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  booked_on: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  value_date: string | null;
  /** Amount in euro; positive if received. */
  amount: number;
  /** Name of the other party, as the bank states it. */
  counterparty_name: string | null;
  /** IBAN of the other party, as the bank states it. */
  counterparty_iban: string | null;
  /** Payment reference, structured or free. */
  communication: string | null;
  /** Structured payment reference: twelve digits, or ISO 11649. */
  structured_communication: string | null;
  /** Reference that the payer gave the transfer (end-to-end identifier of SEPA). */
  end_to_end_id: string | null;
  /** Transaction code of the bank. */
  code: string;
  /** Reason for a returned payment. */
  return_reason: string | null;
  /** State of the record. */
  status: 'Open' | 'Matched' | 'Parked';
  /** Proposals, most certain first; none once it is matched. */
  proposals: BankTransactionProposal[];
  /** Journal entry of the transaction; null while it is open. */
  entry_id: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BankTransactionDistributionLine {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
  total_weight: number;
  /** Share as an exact fraction, such as `1/3`. */
  share: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
}

export interface BankTransactionDistribution {
  /** Lines, in their order. */
  lines: BankTransactionDistributionLine[];
  /** Balance in euro; negative if in favour of the owners. */
  total: number;
}

export interface CertainMatches {
  /** Number of transactions that were booked. */
  matched: number;
  /** Amount received in euro. */
  received: number;
  /** Amount paid in euro. */
  paid: number;
  /** Number of transactions that need a person. */
  open: number;
  /** Transaction to continue after; null when all were examined. */
  next: string | null;
}

export interface BulkCallResultsResult {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the record, a UUID. */
  id?: string;
  /** State of the record. */
  status?: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
  /** Problem with which it was refused; null if it succeeded. */
  problem?: Problem;
}

export interface BulkCallResults {
  /** Draft or problem of each building, in the order of the request. */
  results: BulkCallResultsResult[];
}

export interface CallDistributionLine {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
  total_weight: number;
  /** Share as an exact fraction, such as `1/3`. */
  share: string;
  /** Number of the part, from 1. */
  part: number;
}

export interface CallDistribution {
  /** Lines, in their order. */
  lines: CallDistributionLine[];
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Whether it was cancelled. */
  cancelled: boolean;
}

export interface CallForFundsPart {
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Amount in euro, exact to the cent. */
  total_amount: number;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Decision of the part; null: that of the call. */
  decision_id: string | null;
}

export interface CallForFunds {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** State of the record. */
  status: 'Draft' | 'Sent' | 'Settled' | 'Cancelled';
  /** Title, one line. */
  title: string;
  text_key: string | null;
  /** Description, one line. */
  description: string | null;
  /** Fund; null for a call with several parts. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works' | null;
  /** Amount in euro, exact to the cent. */
  total_amount: number;
  /** Number of instalments; null for a single call. */
  parts: CallForFundsPart[];
  /** Day on which owners and weights are determined. */
  call_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Distribution key; null for a call with several parts. */
  distribution_key_id: string | null;
  /** Decision that the call stems from. */
  decision_id: string | null;
  /** Identifier of the series of instalments that the call belongs to, a UUID. */
  series_id: string | null;
  /** Place of this instalment in the series, from 1. */
  instalment_number: number | null;
  /** Number of instalments in the series. */
  instalment_count: number | null;
  /** Open amount in euro; null for a draft; for an Owner, what they owe of it. */
  open_amount: number | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
  journal_entry_ids: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  cancelled_at: string | null;
  /** Reason for the cancellation. */
  cancellation_reason: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface CallReceivablePart {
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Amount in euro, exact to the cent. */
  open_amount: number;
}

export interface CallReceivableLine {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Name of the distribution key. */
  key: string;
  /** Weight of the lot in the distribution key, an integer. */
  weight: number;
  /** Sum of the weights of all lots in the distribution key. */
  total_weight: number;
  /** Share as an exact fraction, such as `1/3`. */
  share: string;
  /** Number of the part, from 1. */
  part: number;
}

export interface CallReceivable {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Amount in euro, exact to the cent. */
  open_amount: number;
  /** Parts by fund, in the order in which payments settle them; empty for one fund. */
  parts: CallReceivablePart[];
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Structured payment reference, `+++NNN/NNNN/NNNCC+++`. */
  structured_communication: string;
  /** Lines, in their order. */
  lines: CallReceivableLine[];
}

export interface BudgetLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name of the account in the language of the reader. */
  account_name: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Current name of the key. */
  distribution_key_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Nature of the costs; by default that of the budget. */
  nature: 'Ordinary' | 'Extraordinary';
  /** Remark on the line. */
  note: string | null;
  /** Cost of the year before, of a drafted line. */
  actual: number | null;
  /** Factor on that cost, of a drafted line. */
  index: number | null;
}

export interface Budget {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the financial year, a UUID. */
  fiscal_year_id: string;
  /** Ordinary: running costs. Extraordinary: works to come. */
  kind: 'Ordinary' | 'Extraordinary';
  /** State of the record. */
  status: 'Draft' | 'Adopted';
  /** Identifier of the decision, a UUID. */
  decision_id: string | null;
  /** Day on which it was adopted. */
  adopted_on: string | null;
  /** Series of calls made from it. */
  series_id: string | null;
  /** Lines, in their order. */
  lines: BudgetLine[];
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BudgetCallsPreviewCallPart {
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface BudgetCallsPreviewCall {
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date: string;
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Parts of the call, by fund and distribution key. */
  parts: BudgetCallsPreviewCallPart[];
}

export interface BudgetCallsPreviewOwner {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Amount in euro, exact to the cent. */
  provision: number;
  /** Amount in euro, exact to the cent. */
  works: number;
  /** Amount in euro, exact to the cent. */
  reserve: number;
  /** Amount in euro, exact to the cent. */
  total: number;
}

export interface BudgetCallsPreview {
  /** Calls that would be created, by date. */
  calls: BudgetCallsPreviewCall[];
  /** Amounts of the year by owner, with the owners of each call date. */
  owners: BudgetCallsPreviewOwner[];
  /** Amount in euro, exact to the cent. */
  reserve_amount: number;
  /** 5 % of the ordinary charges of the year before, in euro. */
  reserve_minimum: number;
  /** Amount in euro by which the reserve part misses the legal minimum. */
  below_minimum: number;
}

export interface BudgetFollowUpLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name of the account in the language of the reader. */
  account_name: string;
  /** Amount in euro, exact to the cent. */
  budget: number;
  /** Amount in euro, exact to the cent. */
  actual: number;
  /** Budget of the days that have passed, in euro. */
  expected: number;
  /** Whether 90 % are used, or there is a cost without a budget. */
  warned: boolean;
}

export interface BudgetFollowUpTotals {
  /** Amount in euro, exact to the cent. */
  budget: number;
  /** Amount in euro, exact to the cent. */
  actual: number;
  /** Budget of the days that have passed, in euro. */
  expected: number;
}

export interface BudgetFollowUp {
  /** Day in Belgium, `YYYY-MM-DD`. */
  on: string;
  /** Lines, in their order. */
  lines: BudgetFollowUpLine[];
  /** Totals of the amounts above. */
  totals: BudgetFollowUpTotals;
}

export interface StatementAccountsBefore {
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_from: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_to: string;
}

export interface StatementAccountsAccountChange {
  /** Charges in the statement before, in euro. */
  before: number;
  /** Difference in euro; the sum of its reasons. */
  difference: number;
  /** Part because the building paid more or less. */
  price: number;
  /** Part because the lot consumed more or less. */
  quantity: number;
  /** Part because the lot bears another part of the building. */
  key: number;
  /** Part because the lot was held on other days. */
  days: number;
  /** Reason of most of the difference; null if nothing changed. */
  reason: 'Price' | 'Quantity' | 'Key' | 'Days' | null;
}

export interface StatementAccountsAccount {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name in the language of the reader. */
  account_name: string;
  /** Amount charged to all owners of the building, in euro. */
  building_amount: number;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Part of the owner in the budget, in euro; null: no budget. */
  budget: number | null;
  /** Comparison with the statement before. */
  change: StatementAccountsAccountChange | null;
}

export interface StatementAccounts {
  /** Period of the statement that charges are compared with; null: there is none. */
  before: StatementAccountsBefore | null;
  /** Charges by account, also of accounts that only the statement before has. */
  accounts: StatementAccountsAccount[];
}

export interface StatementFindingItemPeriod {
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_from: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_to: string;
}

export interface StatementFindingItem {
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Identifier of the journal entry, a UUID. */
  entry_id: string | null;
  /** Identifier of the decision, a UUID. */
  decision_id: string | null;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Days concerned; both ends included. */
  periods: StatementFindingItemPeriod[];
}

export interface StatementFinding {
  /** Stable code, for programs. */
  code:
    | 'cost_without_key'
    | 'ownership_incomplete'
    | 'meter_boundary_missing'
    | 'meter_decreasing'
    | 'meter_total_zero'
    | 'nobody_bears'
    | 'meter_not_read'
    | 'pending_expenses'
    | 'account_4990_not_nil'
    | 'account_58_not_nil'
    | 'account_643_not_nil'
    | 'open_bank_transactions'
    | 'earlier_run_not_sent'
    | 'owner_differences'
    | 'budget_without_cost'
    | 'cost_above_last_year'
    | 'recurring_invoice_missing'
    | 'accrual_stale'
    | 'earlier_period_line';
  /** Whether the finding blocks or only warns. */
  severity: 'Blocking' | 'Warning';
  /** Number of records concerned. */
  count: number;
  /** Explanation in the language of the reader. */
  detail: string;
  /** Path of the page that shows it. */
  link: string;
  /** Costs, lots and days concerned; empty for facts about the building. */
  items: StatementFindingItem[];
}

export interface StatementLinesLine {
  /** Number of the line in its run; null for a draft. */
  number: number | null;
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Identifier of the journal entry, a UUID. */
  entry_id: string | null;
  /** Identifier of the decision, a UUID. */
  decision_id: string | null;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Ordinary or extraordinary cost. */
  nature: 'Ordinary' | 'Extraordinary';
  /** Date of the entry. */
  date: string | null;
  /** Text of the expense, the entry or the decision. */
  description: string;
  /** Name of the supplier. */
  supplier: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Name of the distribution key; several joined by a plus sign. */
  key: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string | null;
  /** Weight of the lot; a fraction where it is none whole. */
  weight: string | null;
  /** Weight of all lots. */
  total_weight: string | null;
  /** Share of each stretch of days in order, such as `5/12;1/1`. */
  share: string | null;
  /** Days of each stretch, such as `35;56`. */
  days: string | null;
  /** Days covered. */
  total_days: number | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_from: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_to: string | null;
  /** Consumption of the owner, for a meter key. */
  consumption: string | null;
  /** Amount charged to the building, in euro; null for works. */
  building_amount: number | null;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** VAT in the amount, in euro. */
  vat_amount: number;
  /** Part that a tenant may be asked for, in euro. */
  recoverable_amount: number;
  /** Whether it belongs to an earlier period: entered late, or changed by a late sale. */
  earlier_period: boolean;
  /** Withdrawn and Renewed: what a sale entered later changed. */
  origin: 'Period' | 'EarlierPeriod' | 'Withdrawn' | 'Renewed';
}

export interface StatementLines {
  /** Charges by line, lot and owner. */
  lines: StatementLinesLine[];
  /** Sum of the amounts in euro. */
  total: number;
}

export interface StatementOwnerCharges {
  /** Amount of ordinary charges in euro. */
  ordinary: number;
  /** Amount of extraordinary charges in euro. */
  extraordinary: number;
}

export interface StatementOwnerUnit {
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Charges by nature. */
  charges: StatementOwnerCharges;
  /** Amounts called, by the nature of the charges they are settled against. */
  called: StatementOwnerCharges;
  /** Charges less what was called; negative: to the good of the owner. */
  settlement: StatementOwnerCharges;
}

export interface StatementOwner {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Number of the statement in its year; null for a draft. */
  number: number | null;
  /** Balance before the period, in euro. */
  opening_balance: number;
  /** Charges by nature. */
  charges: StatementOwnerCharges;
  /** Amounts called, by the nature of the charges they are settled against. */
  called: StatementOwnerCharges;
  /** Charges less what was called; negative: to the good of the owner. */
  settlement: StatementOwnerCharges;
  /** Calls for works dated in the period, in euro. */
  works_asked: number;
  /** Reserve called in the period, in euro. */
  reserve: number;
  /** Private costs of the period, in euro. */
  private_costs: number;
  /** Working capital called or moved, in euro. */
  working_capital: number;
  /** Interest and costs of reminders, in euro. */
  interest_and_costs: number;
  /** Payments of the period, negative, in euro. */
  payments: number;
  /** Balance after the settlement, in euro. */
  closing_balance: number;
  /** Amount due by this statement in euro; 0 for a credit. */
  to_pay: number;
  /** VAT in the ordinary charges, in euro. */
  vat: number;
  /** Part of the ordinary charges that a tenant may be asked for, in euro. */
  recoverable: number;
  /** The settlement by lot. */
  units: StatementOwnerUnit[];
}

export interface StatementRunTotals {
  /** Charges by nature. */
  charges: StatementOwnerCharges;
  /** Amounts called, by the nature of the charges they are settled against. */
  called: StatementOwnerCharges;
  /** Charges less what was called; negative: to the good of the owner. */
  settlement: StatementOwnerCharges;
}

export interface StatementRun {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the financial year, a UUID. */
  fiscal_year_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_from: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_to: string;
  /** Provisions: what was called is settled. RealCharges: charges are asked as they are. */
  model: 'Provisions' | 'RealCharges';
  /** State of the record. */
  status: 'Draft' | 'Frozen' | 'Approved' | 'Sent' | 'Reversed';
  /** SHA-256 of the kept rows; null for a draft. */
  hash: string | null;
  /** Sums over all owners; for an Owner, their own. */
  totals: StatementRunTotals;
  /** Findings that block freezing, and warnings to acknowledge; empty once frozen. */
  findings: StatementFinding[];
  /** Warnings that were accepted. */
  acknowledged: string[];
  /** Identifier of the decision, a UUID. */
  decision_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string | null;
  /** Whether a credit is kept for the next call or paid back. */
  credit: 'Keep' | 'Refund' | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
  journal_entry_ids: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  frozen_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  approved_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  reversed_at: string | null;
  /** Reason of the reversal. */
  reversal_reason: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface StatementTie {
  /** Stable code, for programs. */
  code:
    | 'owners_lines'
    | 'owners_accounts'
    | 'owners_natures'
    | 'works_lots'
    | 'calls'
    | 'settlement_ordinary'
    | 'settlement_extraordinary'
    | 'receivables'
    | 'result'
    | 'days';
  /** Sum of the statements; in euro, for `days` in days. */
  left: number;
  /** Sum from the other source. */
  right: number;
  /** Difference; always 0. */
  difference: number;
}

export interface StatementWorksWorkLine {
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Identifier of the journal entry, a UUID. */
  entry_id: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string;
  /** Current number of the lot. */
  unit_number: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface StatementWorksWork {
  /** Identifier of the decision, a UUID. */
  decision_id: string;
  /** Title of the decision. */
  title: string;
  /** Cost in euro, without what the reserve pays. */
  cost: number;
  /** Amount that the reserve pays, in euro. */
  from_reserve: number;
  /** Amount that a loan pays, in euro. */
  from_loan: number;
  /** Amount called, in euro. */
  called: number;
  /** Cost less reserve, loan and calls, in euro. */
  balance: number;
  /** Cost by line and lot; what the reserve pays by another key has a minus. */
  lines: StatementWorksWorkLine[];
}

export interface StatementWorks {
  /** Works by decision. */
  works: StatementWorksWork[];
}

export interface LetterDelivery {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Channel of the delivery. */
  channel: 'Email' | 'Post';
  /** Sent: accepted by the mail server. ToPost: the letter must be posted. */
  status: 'Pending' | 'Sent' | 'Failed' | 'ToPost' | 'Posted';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Error of the last attempt. */
  error: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  posted_on: string | null;
  /** Tracking number of the postal service. */
  tracking_number: string | null;
  /** SHA-256 of the PDF sent; null until it exists. */
  letter_sha256: string | null;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface ReminderDelivery {
  /** Level of the reminder. */
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Channel of the delivery. */
  channel: 'Email' | 'Post';
  /** Sent: accepted by the mail server. ToPost: the letter must be posted. */
  status: 'Pending' | 'Sent' | 'Failed' | 'ToPost' | 'Posted';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Error of the last attempt. */
  error: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  posted_on: string | null;
  /** Tracking number of the postal service. */
  tracking_number: string | null;
  /** SHA-256 of the PDF sent; null until it exists. */
  letter_sha256: string | null;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface LetterRecipients {
  /** Channel of the delivery. */
  channel: 'Email' | 'Post';
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Number of letters. */
  count: number;
}

export interface SendingGap {
  code: 'BankAccountMissing' | 'AddressMissing' | 'LateForPost';
  /** Blocking: the web app does not send them; the API still does. */
  severity: 'Blocking' | 'Warning';
  /** Number of letters concerned. */
  count: number;
}

export interface SendingPreview {
  /** Letters by channel and language. */
  recipients: LetterRecipients[];
  /** Total asked for, in euro; null if nothing is. */
  total: number | null;
  /** Last day to post letters in time; null if there is no term. */
  post_by: string | null;
  /** Missing data. */
  gaps: SendingGap[];
}

export interface PaymentAllocationSource {
  /** Type of record. */
  type: string;
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface PaymentAllocation {
  /** Identifier of the open item of the owner, a UUID. */
  receivable_id: string;
  /** Record that it stems from. */
  source: PaymentAllocationSource;
  /** Belgian structured payment reference, such as `+++090/9337/55493+++`. */
  structured_communication: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface Payment {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on: string;
  /** Means of payment. */
  method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  /** Payment reference, structured or free. */
  communication: string | null;
  /** Identifier of the bank account of the association, a UUID. */
  bank_account_id: string | null;
  /** Current IBAN of the bank account. */
  bank_account_iban: string | null;
  /** State of the record. */
  status: 'Recorded' | 'Reversed';
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Items that the payment settles; empty once reversed. */
  allocations: PaymentAllocation[];
  /** Amount in euro for the reserve that arrived on the current account, to transfer to 550. */
  reserve_to_transfer: number;
  /** Amount in euro that is not yet allocated. */
  credit: number;
  /** Bank transaction that was matched to it; null: none. */
  bank_transaction_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  reversed_on: string | null;
  /** Reason for the reversal: an error, or returned by the bank. */
  reversal_reason: 'Error' | 'Bounced' | null;
  /** Return reason code of the bank, such as AM04. */
  return_reason: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  reversed_at: string | null;
  /** Identifiers of the journal entries that it led to, oldest first. */
  journal_entry_ids: string[];
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface PaymentReminderItemSource {
  /** Type of record. */
  type:
    | 'CallForFunds'
    | 'UnitTransfer'
    | 'JournalEntry'
    | 'LatePenalty'
    | 'Expense'
    | 'BankTransaction'
    | 'Statement'
    | 'LotRequest';
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface PaymentReminderItem {
  /** Identifier of the open item of the owner, a UUID. */
  receivable_id: string;
  /** Record that it stems from. */
  source: PaymentReminderItemSource;
  /** Title of the call; null for other items. */
  title: string | null;
  text_key: string | null;
  /** Belgian structured payment reference, such as `+++090/9337/55493+++`. */
  structured_communication: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Amount in euro, exact to the cent. */
  open_amount: number;
  /** Parts by fund, in the order in which payments settle them; empty for one fund. */
  parts: CallReceivablePart[];
  /** Days overdue; 0 once nothing is open. */
  days_overdue: number;
}

export interface PaymentReminderMail {
  /** Sent: accepted by the mail server. */
  status: 'Pending' | 'Sent' | 'Failed';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Error of the last attempt; `not_configured`: no mail server, kept in the outbox. */
  error: string | null;
}

export interface PaymentReminderEvent {
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  occurred_at: string;
  /** Kind of event. */
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
  /** Amount in euro, exact to the cent. */
  amount_owed: number;
  /** Amount in euro, exact to the cent. */
  penalty: number;
  /** Reason, or how it was sent, with the tracking number. */
  detail: string | null;
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
}

export interface PaymentReminder {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the call for funds, a UUID. */
  call_for_funds_id: string | null;
  /** Level of the reminder. */
  reminder_level: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** State of the record. */
  status: 'Open' | 'Sent' | 'Settled' | 'Cancelled';
  /** Text of the message. */
  message: string | null;
  /** Internal note. */
  notes: string | null;
  /** Amount in euro, exact to the cent. */
  amount_owed: number;
  /** Penalty claimed, but not booked, in euro. */
  late_payment_penalty: number;
  /** Penalty booked, by payment or by hand, in euro. */
  penalty_charged: number;
  /** Penalty waived, in euro. */
  penalty_waived: number;
  /** Amount in euro, exact to the cent. */
  total_amount: number;
  /** Items, in their order. */
  items: PaymentReminderItem[];
  /** Days since the oldest due date with an open amount. */
  days_overdue: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
  sent_date: string | null;
  /** How the reminder was sent; null if it was not. */
  sent_by: 'Post' | 'Email' | 'Hand' | null;
  /** Mail of the current level; null if there is none. */
  mail: PaymentReminderMail | null;
  /** Tracking number of the postal service. */
  tracking_number: string | null;
  /** Whether the reminder is paused. */
  paused: boolean;
  /** Reason why the reminder is paused. */
  pause_reason: string | null;
  /** Reason for the cancellation. */
  cancellation_reason: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  settled_on: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  level_changed_on: string;
  /** History of the record, oldest first. */
  events: PaymentReminderEvent[];
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface PaymentReminderRunSkipped {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Reason, as free text or as a code. */
  reason:
    | 'automatic_off'
    | 'restricted'
    | 'not_yet_due'
    | 'below_minimum'
    | 'paused'
    | 'price_withheld'
    | 'awaiting_sending'
    | 'waiting_period'
    | 'needs_a_person'
    | 'cancelled'
    | 'rate_missing';
}

export interface PaymentReminderRunLine {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Level before; null for a new reminder. */
  from: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction' | null;
  /** Level after. */
  to: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
  /** How the letter is sent. */
  channel: 'Email' | 'Post';
  /** Amount in euro, exact to the cent. */
  amount_owed: number;
}

export interface PaymentReminderRun {
  /** Whether nothing was written. */
  dry_run: boolean;
  /** Number of records created. */
  created: number;
  /** Number of reminders that moved up a level. */
  escalated: number;
  /** Skipped records, with the reason. */
  skipped: PaymentReminderRunSkipped[];
  /** Lines, in their order. */
  lines: PaymentReminderRunLine[];
}

export interface PaymentReminderStatsByLevel {
  /** Count for `Gentle`. */
  Gentle: number;
  /** Count for `Formal`. */
  Formal: number;
  /** Count for `FinalNotice`. */
  FinalNotice: number;
  /** Count for `LegalAction`. */
  LegalAction: number;
}

export interface PaymentReminderStatsByStatus {
  /** Count for `Open`. */
  Open: number;
  /** Count for `Sent`. */
  Sent: number;
  /** Count for `Settled`. */
  Settled: number;
  /** Count for `Cancelled`. */
  Cancelled: number;
}

export interface PaymentReminderStatsAgeing {
  /** Amount in euro, exact to the cent. */
  not_due: number;
  /** Amount in euro, exact to the cent. */
  days_0_30: number;
  /** Amount in euro, exact to the cent. */
  days_31_60: number;
  /** Amount in euro, exact to the cent. */
  days_61_90: number;
  /** Amount in euro, exact to the cent. */
  days_over_90: number;
  /** Credits of owners in euro. */
  credits: number;
  /** Balance of all owners in the ledger in euro: open items less credits. */
  balance: number;
}

export interface PaymentReminderStats {
  /** Number of reminders. */
  total_reminders: number;
  /** Number of reminders at each level. */
  by_level: PaymentReminderStatsByLevel;
  /** Number of records in each state. */
  by_status: PaymentReminderStatsByStatus;
  /** Open amounts of active reminders in euro. */
  total_owed: number;
  /** Penalties of active reminders in euro. */
  total_penalties: number;
  /** Payments of reminded items since the first reminder, in euro. */
  total_recovered: number;
  /** Recovered / (recovered + owed), at most four decimals; 0 if nothing is claimed. */
  recovery_rate: number;
  /** Days from due date to payment of reminded items. */
  median_days_to_payment: number | null;
  /** Total overdue today in euro, over all owners. */
  total_overdue: number;
  /** Amounts overdue, by age. */
  ageing: PaymentReminderStatsAgeing;
}

export interface ReminderSettings {
  /** Building with its own settings; null for those of the organization. */
  building_id: string | null;
  /** Current name of the building. */
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
  /** Hour of the daily run, Belgian time. */
  hour: number;
  /** Smallest debt that a run reminds of, in euro; a person may remind of less. */
  minimum_amount: number;
}

export interface ImportResultCreated {
  /** Number of lots. */
  units: number;
  /** Owners concerned. */
  owners: number;
  /** Number of holdings. */
  unit_owners: number;
  /** Number of distribution keys. */
  distribution_keys: number;
}

export interface ImportResultError {
  /** Name of the file or sheet. */
  file: string;
  /** Number of the row in the file, from 1; null for the whole file. */
  row: number | null;
  /** Heading of the column; null for the whole row. */
  column: string | null;
  /** Stable code, for programs. */
  code: string;
  /** Explanation in the language of the request. */
  detail: string;
  /** How to correct it. */
  remedy: string;
}

export interface ImportResult {
  /** Identifier of the building; null for a new one in a dry run. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Number of records created. */
  created: ImportResultCreated;
  /** Files that the import does not read. */
  ignored: string[];
  /** Always empty here; a refused import answers 422 with its errors. */
  errors: ImportResultError[];
}

export interface ExpensesImportResultLine {
  /** Number of the row in the spreadsheet, header included. */
  row: number;
  /** Identifier of the record; null if new in a dry run. */
  expense_id: string | null;
  /** Description, one line. */
  description: string;
  /** Name of the supplier. */
  supplier: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  expense_date: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Whether it is already recorded, and is not entered again. */
  is_known: boolean;
}

export interface ExpensesImportResult {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Number of new drafts. */
  created: number;
  /** Number of rows whose expense the building already has. */
  known: number;
  /** Total of the new payments in euro. */
  total: number;
  /** Lines, in their order. */
  lines: ExpensesImportResultLine[];
  /** Columns that the import does not read. */
  ignored: string[];
  /** Always empty here; a refused import answers 422 with its errors. */
  errors: ImportResultError[];
}

export interface PaymentsImportResultLine {
  /** Number of the row in the spreadsheet, header included. */
  row: number;
  /** Identifier of the record; null if new in a dry run. */
  payment_id: string | null;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Whether it is already recorded, and is not entered again. */
  is_known: boolean;
}

export interface PaymentsImportResult {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Number of new payments. */
  created: number;
  /** Number of rows whose payment the ledger already has. */
  known: number;
  /** Total of the new payments in euro. */
  total: number;
  /** Lines, in their order. */
  lines: PaymentsImportResultLine[];
  /** Always empty here; a refused import answers 422 with its errors. */
  errors: ImportResultError[];
}

export interface TakeoverResultCreated {
  /** Lines of the Opening entry. */
  opening_lines: number;
  /** Open items and credits of owners. */
  open_items: number;
  /** Unpaid invoices and unused credit notes of suppliers. */
  invoices: number;
  /** Costs and income that the predecessor booked in the current year. */
  cost_lines: number;
  /** Calls that the predecessor sent for the current year. */
  calls: number;
  /** New meters. */
  meters: number;
  /** New readings. */
  readings: number;
}

export interface TakeoverResultBalance {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
}

export interface TakeoverResult {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Opening entry; null in a dry run, and for readings alone. */
  entry_id: string | null;
  /** Number of records created. */
  created: TakeoverResultCreated;
  /** Balances taken over, by account. */
  balances: TakeoverResultBalance[];
  /** Total of the debit balances in euro. */
  total: number;
  /** Files that the import does not read. */
  ignored: string[];
  /** Always empty here; a refused import answers 422 with its errors. */
  errors: ImportResultError[];
}

export interface HandoverContent {
  /** Name of the file in the archive. */
  file: string;
  /** Number of its records. */
  rows: number;
}

export interface HandoverMissing {
  /** Stable code, for programs. */
  code:
    | 'statutes_missing'
    | 'contracts_missing'
    | 'insurance_missing'
    | 'no_assembly_held'
    | 'minutes_missing'
    | 'accounts_open'
    | 'statements_unsent'
    | 'drafts_open'
    | 'vouchers_missing'
    | 'bank_statements_missing'
    | 'transactions_open'
    | 'addresses_missing'
    | 'enterprise_number_missing';
  /** Name of the missing part, in the language of the request. */
  detail: string;
}

export interface Handover {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** State of the record. */
  status: 'Preparing' | 'Ready';
  /** Day on which the mandate ended. */
  mandate_ended_on: string;
  /** Last day for handing over: 30 days after the end of the mandate. */
  last_on: string;
  /** Size of the archive in bytes; null while it is prepared. */
  size: number | null;
  /** SHA-256 of the archive in hexadecimal. */
  sha256: string | null;
  /** Tables of the archive that have records. */
  contents: HandoverContent[];
  /** Parts that the law asks for and the file lacks (art. 3.89 §5 7°). */
  missing: HandoverMissing[];
  /** Document with the archive; null once it is deleted. */
  document_id: string | null;
  /** Document with the receipt; null once it is deleted. */
  receipt_document_id: string | null;
  /** Identifier of the user who created it, a UUID. */
  created_by: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface HandoverResultCreated {
  /** Name of the file in the archive. */
  file: string;
  /** Number of records created. */
  rows: number;
}

export interface HandoverResultProof {
  /** Number of journal entries. */
  entries: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Open items of owners in euro. */
  open_items: number;
  /** Unused credits of owners in euro. */
  free_credits: number;
  /** Number of files, equal by their hash. */
  documents: number;
  /** Whether all figures are those of the office that handed the building over. */
  is_equal: boolean;
  /** Whether each entry has the hash that it had before, and the chain here is whole. */
  chain_intact: boolean;
}

export interface HandoverResult {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Records created, by file. */
  created: HandoverResultCreated[];
  /** Accounts that the chart lacked. */
  accounts: string[];
  /** Payment references that were in use here and became new ones. */
  references_changed: number;
  /** Comparison with the books that were handed over. */
  proof: HandoverResultProof;
}

export interface JournalEntryLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Name of the supplier. */
  supplier: string | null;
  /** Description, one line. */
  description: string | null;
  /** Claim that a line of 4996 belongs to. */
  claim_id: string | null;
  /** Key of a cost or an accrual made by hand; null for other lines. */
  distribution_key_id: string | null;
  /** First day that the cost covers; null: none. */
  period_from: string | null;
  /** Last day that the cost covers; null: none. */
  period_to: string | null;
  nature: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent: number | null;
  /** VAT in the amount, in euro. */
  vat_amount: number | null;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids: string[];
  /** Decision that the cost stems from. */
  decision_id: string | null;
  due_date: string | null;
}

export interface JournalEntrySource {
  /** Type of record. */
  type:
    | 'Expense'
    | 'FiscalYear'
    | 'CallForFunds'
    | 'Payment'
    | 'UnitTransfer'
    | 'LatePenalty'
    | 'BankTransaction'
    | 'Claim'
    | 'Statement'
    | 'LotRequest';
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface JournalEntry {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  /** Lines, in their order. */
  lines: JournalEntryLine[];
  /** Record that it stems from. */
  source: JournalEntrySource | null;
  /** Identifier of the journal entry that this one reverses, a UUID. */
  reverses_id: string | null;
  /** Identifier of the journal entry that reverses this one, a UUID. */
  reversed_by_id: string | null;
  /** Closed financial year that it corrects, by the year in which it ends. */
  corrects_fiscal_year: number | null;
  /** Position in the chain of the organization, from 1. */
  sequence: number;
  /** SHA-256 of this entry and the previous hash, in hexadecimal. */
  hash: string;
  /** Identifier of the user who created it, a UUID. */
  created_by: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface LedgerProofSinceArchive {
  /** When the archive was made. */
  at: string;
  /** Number of entries in the archive. */
  count: number;
  /** Hash of the last of them, in hexadecimal. */
  head_hash: string;
  /** Whether the chain is consistent and still has this hash at this position. */
  unchanged: boolean;
}

export interface LedgerProofTrialBalance {
  /** Stable code, for programs. */
  code: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
}

export interface LedgerProof {
  /** Whether debits equal credits and the stored sums equal the lines. */
  balanced: boolean;
  chain_intact: boolean;
  /** Number of entries in the chain. */
  entry_count: number;
  /** Amount in euro, exact to the cent. */
  total_debit: number;
  /** Amount in euro, exact to the cent. */
  total_credit: number;
  /** Hash of the newest entry in the chain, SHA-256 in hexadecimal. */
  head_hash: string;
  /** Comparison with the newest archive; null without one. */
  since_archive: LedgerProofSinceArchive | null;
  /** Totals of each account, recomputed from the entries. */
  trial_balance: LedgerProofTrialBalance[];
}

export interface SignedInSession {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
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
  /** Whether a restore ended two-factor authentication, so that it must be set up again. */
  totp_lost: boolean;
  /** Roles of the user. */
  roles: RoleAssignment[];
  /** Identifier of the role assignment that the session works with, a UUID. */
  active_role: string;
  /** Settings that client programs keep for the user, at most 16 KiB of JSON. */
  settings: Record<string, unknown>;
  /** Operations that the active role allows, by `operationId`. */
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
  /** False while an approving role waits for confirmation by someone other than its giver. */
  approver_confirmed: boolean;
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
  /** Refresh token; absent where it is returned in the cookie. */
  refresh_token?: string;
  /** Always `Bearer`. */
  token_type: 'Bearer';
  /** Lifetime of the access token in seconds. */
  expires_in: number;
  /** User who signed in. */
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
  /** Legal bases, letters of art. 6(1) GDPR. */
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
  /** Tables that hold the data. */
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
    | 'Quote'
    | 'Contract'
    | 'MeetingInvitation'
    | 'MeetingMinutes'
    | 'InsurancePolicy'
    | 'MaintenanceReport'
    | 'FinancialReport'
    | 'Statutes'
    | 'Certificate'
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
  /** Current name of the building. */
  building_name: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Last day on which it cannot be deleted. */
  retention_until: string | null;
  /** Last day on which a policy or certificate is valid. */
  valid_until: string | null;
  /** Whether it is under legal hold and cannot be deleted. */
  legal_hold: boolean;
  /** Name of the file, as it was uploaded. */
  file_name: string;
  /** Media type, found from the content. */
  content_type: string;
  /** Size in bytes. */
  size: number;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  /** Number of its latest version. */
  version_number: number;
  /** Whether the service has sent it, so that it never changes. */
  is_sent_letter: boolean;
  /** Whether it is evidence: voucher of a booked expense, published minutes, or filed report. */
  is_evidence: boolean;
  /** Why it cannot be deleted; null: it can be. */
  kept_because:
    | 'LegalHold'
    | 'SentLetter'
    | 'PublishedMinutes'
    | 'Voucher'
    | 'FiledReport'
    | 'Retention'
    | null;
  /** Last day on which it cannot be deleted; null: no end is known. */
  kept_until: string | null;
  /** Identifier of the user who created it, a UUID. */
  created_by: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
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
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface DownloadLink {
  /** Link for one download within 60 seconds, for anyone who has it. */
  url: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  expires_at: string;
}

export interface AgendaItemCandidate {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name. */
  name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
}

export interface AgendaItemBudgetLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name of the account. */
  account_name: string;
  /** Name of the account in each language. */
  labels: AccountLabels;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface AgendaItemBudgetAnnounced {
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Lines, in their order. */
  lines: AgendaItemBudgetLine[];
}

export interface AgendaItemBudget {
  /** Year in which the financial year ends. */
  fiscal_year: number;
  /** Budget that the amounts were taken from. */
  budget_id: string | null;
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Lines, in their order. */
  lines: AgendaItemBudgetLine[];
  /** Text that was announced, where the meeting amended it. */
  announced: AgendaItemBudgetAnnounced | null;
}

export interface AgendaItemExcluded {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
}

export interface AgendaItem {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Position on the agenda, from 1. */
  position: number;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string | null;
  /** Usual item whose title every reader sees in their language; null: as written. */
  text_key:
    | 'quorum'
    | 'bureau'
    | 'council_report'
    | 'auditor_report'
    | 'accounts'
    | 'discharge_syndic'
    | 'discharge_council'
    | 'discharge_auditor'
    | 'contracts'
    | 'works'
    | 'budget'
    | 'reserve'
    | 'quotes'
    | 'syndic'
    | 'council'
    | 'auditor'
    | 'payments'
    | 'reading'
    | null;
  /** Kind of record. */
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
  /** Distribution key; only owners with a weight in it decide, by that weight. */
  distribution_key_id: string | null;
  /** Whether the ballot is secret: who voted is known, but not how. */
  secret: boolean;
  /** Majority: that of the law or a stricter one; unanimity in writing. */
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  /** Decision that failed by absence and is repeated here. */
  repeats_item_id: string | null;
  /** Text put to the vote in place of the description. */
  amended_text: string | null;
  /** Article of the Civil Code that requires the majority. */
  article: string | null;
  /** Candidates for the council. */
  candidates: AgendaItemCandidate[];
  /** Budget to decide on, as yearly amounts by account. */
  budget: AgendaItemBudget | null;
  excluded: AgendaItemExcluded[];
  /** Reason why a syndic votes on their own mission, given by the chair. */
  syndic_votes_because: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface ConvocationConsent {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Form of the consent; Online if the owner gave it when signed in. */
  means: 'Paper' | 'Email' | 'Online';
  /** Day in Belgium, `YYYY-MM-DD`. */
  agreed_on: string;
  /** Day from which convocations go by registered mail; null while in force. */
  withdrawn_on: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface AgendaProposal {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Title, one line. */
  title: string;
  /** Description, one line. */
  description: string | null;
  /** Day on which the syndic received it. */
  received_on: string;
  for_window_from: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  withdrawn_on: string | null;
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string | null;
  /** State of the record. */
  status: 'Received' | 'OnAgenda' | 'Withdrawn';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface AssemblyRequest {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Owners concerned. */
  owners: AgendaItemExcluded[];
  /** Day on which the syndic received it. */
  received_on: string;
  /** Reason, as free text or as a code. */
  reason: string;
  /** Shares of the requesting owners on the day of receipt. */
  shares: number;
  /** Total of the shares that have a vote. */
  shares_total: number;
  /** Day by which to convene the assembly: thirty days after receipt. */
  convene_target: string;
  /** Last day to convene it: `convene_target`, or the next working day. */
  convene_by: string;
  /** Assembly that answers the request. */
  meeting_id: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface Meeting {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Kind of meeting. */
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** Time of the meeting; for a WrittenDecision, the deadline for answers. */
  scheduled_date: string;
  /** Title, one line. */
  title: string;
  /** Place of the meeting. */
  location: string | null;
  /** Summary of the agenda, printed in the convocation. */
  agenda: string | null;
  /** Whether remote attendance is allowed; stated in the convocation. */
  remote_allowed: boolean;
  /** Address to join remotely, with https; stated in the convocation if `remote_allowed`. */
  remote_address: string | null;
  /** Kind whose usual title every reader sees in their language; null: as written. */
  text_key:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision'
    | null;
  /** Identifier of the first session, where this meeting is the second; a UUID. */
  first_meeting_id: string | null;
  /** State of the record. */
  status: 'Scheduled' | 'InProgress' | 'Completed' | 'Cancelled';
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  opened_at: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  closed_at: string | null;
  /** Day on which it was really held; null until it opens, and in writing. */
  held_on: string | null;
  /** Last day to send convocations with 15 clear days; null for the council. */
  last_sending_day: string | null;
  /** Last day to post convocations so that they arrive in time. */
  last_posting_day: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  convened_at: string | null;
  /** Reason for a shorter notice. */
  urgent_reason: string | null;
  warnings: ('LateForPost' | 'ShortNotice')[];
  /** Reason for the cancellation. */
  cancellation_reason: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface MeetingFinding {
  code:
    | 'PlaceMissing'
    | 'AgendaEmpty'
    | 'ShortNotice'
    | 'LateForPost'
    | 'OutsideWindow'
    | 'TextMissing'
    | 'FiguresMissing'
    | 'BudgetMissing'
    | 'SecretBallot'
    | 'CandidateUnknown';
  /** Item concerned; null for the meeting. */
  agenda_item_id: string | null;
  /** Title of the item. */
  title: string | null;
}

export interface Attendance {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** How the owner attends: in person, remotely or represented. */
  mode: 'InPerson' | 'Remote' | 'Represented' | 'InWriting';
  /** Name of the holder of the proxy. */
  represented_by: string | null;
  /** Votes according to the register on the day of the meeting. */
  weight: number;
  /** Lots of several holders without a voting representative, which do not count as present. */
  vote_suspended: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  arrived_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  left_at: string | null;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface Proxy {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Identifier of the owner who gives the proxy, a UUID. */
  principal_owner_id: string;
  /** Name of the owner who is represented. */
  principal_name: string;
  /** Identifier of the owner who holds the proxy, a UUID; null for anyone else. */
  holder_owner_id: string | null;
  /** Name of the person who votes for them. */
  holder_name: string;
  /** Whether the proxy was given before a notary. */
  notarial: boolean;
  /** Whether it ends with the first session; otherwise it also holds for the second. */
  first_session_only: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** `ETag` of the record, where another answer contains it. */
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
  /** Current name of the owner. */
  owner_name: string;
  /** Votes of the owner on this item. */
  weight: number;
  /** Whether the owner may vote on this item. */
  may_vote: boolean;
  /** Owners who voted; shown in a secret ballot too. */
  has_voted: boolean;
  /** Reason why the owner may not vote. */
  reason:
    | 'NotOpen'
    | 'Closed'
    | 'NotPresent'
    | 'Suspended'
    | 'NotConcerned'
    | 'Represented'
    | 'ContractBound'
    | null;
  /** Votes cast; null if none, or secret. */
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
  /** Current name of the owner. */
  owner_name: string;
  /** Votes that the owner has. */
  from: number;
  /** Votes that count after the cap. */
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
  /** Identifier of the candidate for the council, a UUID. */
  candidate_id: string;
  /** Name. */
  name: string;
  /** Whether the motion was adopted or rejected. */
  result: 'Adopted' | 'Rejected';
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
  abstain: number;
  /** Votes for and against, the base of the majority. */
  votes_cast: number;
  /** Least number of votes in favour that adopts it. */
  threshold: number;
  /** Votes before reduction to the sum of the others. */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Owners whose votes are reduced to the sum of the others. */
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
  /** Result; null for information, or before the vote. */
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
  /** Votes before reduction to the sum of the others. */
  before_reduction: LiveMeetingResultBeforeReduction | null;
  /** Owners whose votes are reduced to the sum of the others. */
  capped: LiveMeetingResultCapped[];
  /** Results of an election by candidate. */
  candidates: LiveMeetingResultCandidate[];
}

export interface LiveMeeting {
  /** Meeting concerned. */
  meeting: Meeting;
  /** Number of owners present or represented. */
  owners_present: number;
  /** Shares of the owners present or represented. */
  shares_present: number;
  /** Current or next item; null if the meeting is not open. */
  current_item_id: string | null;
  /** Number of owners who may vote on it; null if nobody may. */
  voters: number | null;
  /** Number of owners who have voted. */
  voted: number | null;
  /** Results of the votes, in the order of the agenda. */
  results: LiveMeetingResult[];
  /** Time of the service. */
  told_at: string;
}

export interface Decision {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Meeting; null if it was decided elsewhere. */
  meeting_id: string | null;
  /** Kind of meeting. */
  meeting_type:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision'
    | null;
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  decided_on: string;
  /** Position on the agenda, from 1. */
  position: number | null;
  /** Title, one line. */
  title: string;
  /** Usual item whose title every reader sees in their language; null: as written. */
  text_key:
    | 'quorum'
    | 'bureau'
    | 'council_report'
    | 'auditor_report'
    | 'accounts'
    | 'discharge_syndic'
    | 'discharge_council'
    | 'discharge_auditor'
    | 'contracts'
    | 'works'
    | 'budget'
    | 'reserve'
    | 'quotes'
    | 'syndic'
    | 'council'
    | 'auditor'
    | 'payments'
    | 'reading'
    | null;
  /** Text as it was voted on. */
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
  majority:
    | 'Absolute'
    | 'TwoThirds'
    | 'FourFifths'
    | 'Unanimity'
    | 'UnanimityOfPresent'
    | null;
  /** Whether the motion was adopted or rejected. */
  result: 'Adopted' | 'Rejected';
  /** Amount decided on, in euro. */
  amount: number | null;
  /** Key by which it is charged. */
  distribution_key_id: string | null;
  /** Day on which its works ended; their costs and calls are settled in the period of that day. */
  finished_on: string | null;
  challengeable_until: string | null;
  /** First day on which it can be repeated, where it failed by absence. */
  repeatable_from: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface FollowUp {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the decision, a UUID. */
  decision_id: string;
  /** Kind of record. */
  kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
  /** Title, one line. */
  title: string;
  /** Due date; for a mandate, its last day. */
  due_on: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  done_on: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
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
  /** Identifier of the candidate for the council, a UUID. */
  candidate_id: string;
  /** Name. */
  name: string;
  /** Whether the motion was adopted or rejected. */
  result: 'Adopted' | 'Rejected';
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
  abstain: number;
  /** Votes for and against, the base of the majority. */
  votes_cast: number;
  /** Least number of votes in favour that adopts it. */
  threshold: number;
  /** Votes before reduction to the sum of the others. */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Owners whose votes are reduced to the sum of the others. */
  capped: LiveMeetingResultCapped[];
  /** Names of the owners who voted against. */
  against_names: string[];
  /** Names of the owners who abstained. */
  abstain_names: string[];
}

export interface MinutesItemVoidRound {
  /** Number of the voting round, from 1. */
  round_number: number;
  /** Reason, as free text or as a code. */
  reason: string;
}

export interface MinutesItem {
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Place in the list, from 1. */
  position: number;
  /** Title, one line. */
  title: string;
  /** Usual item whose title every reader sees in their language; null: as written. */
  text_key:
    | 'quorum'
    | 'bureau'
    | 'council_report'
    | 'auditor_report'
    | 'accounts'
    | 'discharge_syndic'
    | 'discharge_council'
    | 'discharge_auditor'
    | 'contracts'
    | 'works'
    | 'budget'
    | 'reserve'
    | 'quotes'
    | 'syndic'
    | 'council'
    | 'auditor'
    | 'payments'
    | 'reading'
    | null;
  /** Description, one line. */
  description: string | null;
  /** Text put to the vote in place of the description. */
  amended_text: string | null;
  /** Remark on the item. */
  remark: string | null;
  /** Kind of record. */
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
  /** Whether the ballot was secret. */
  secret: boolean;
  excluded: AgendaItemExcluded[];
  /** Reason why a syndic votes on their own mission, given by the chair. */
  syndic_votes_because: string | null;
  /** Budget to decide on, as yearly amounts by account. */
  budget: AgendaItemBudget | null;
  /** Result; null for information, or before the vote. */
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
  /** Votes before reduction to the sum of the others. */
  before_reduction: LiveMeetingResultBeforeReduction | null;
  /** Owners whose votes are reduced to the sum of the others. */
  capped: LiveMeetingResultCapped[];
  /** Results of an election by candidate, with the votes against. */
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
  /** Name of the person who chaired the meeting. */
  chair: string | null;
  /** Owner who chaired, or for whom it was done. */
  chair_owner_id: string | null;
  /** Name of the secretary. */
  secretary: string | null;
  /** Names of the tellers. */
  scrutineers: string | null;
  /** Remarks on the meeting, printed in the minutes. */
  remarks: string | null;
  /** Time of publication; the minutes never change afterwards. */
  published_at: string | null;
  /** Quorum at the opening of the meeting. */
  quorum: MinutesQuorum | null;
  /** Attendance list. */
  attendances: Attendance[];
  /** Proxies given for the meeting. */
  proxies: Proxy[];
  /** Titles of the documents that owners could read before the end of the meeting. */
  documents: string[];
  /** Items, in their order. */
  items: MinutesItem[];
  /** Day by which to send the minutes: 30 days after the meeting. */
  target_on: string | null;
  /** Last day to send the minutes: `target_on`, or the next working day. */
  due_on: string | null;
  challengeable_until: string | null;
}

export interface Vote {
  /** Identifier of the vote; null in a secret ballot. */
  id: string | null;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the candidate for the council, a UUID. */
  candidate_id: string | null;
  /** Choice; null in a secret ballot. */
  choice: 'For' | 'Against' | 'Abstain' | null;
  /** Votes according to the register, before any reduction. */
  weight: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  cast_at: string;
}

export interface VoteReceipt {
  /** Text of the vote that was hashed, a JSON array that names voter and choice. */
  text: string;
  /** Hash of the vote before, or 64 zeros for the first. */
  previous_hash: string;
  /** SHA-256 of `previous_hash` followed by `text`. */
  hash: string;
  /** Hashes of the later votes, up to the head. */
  path: string[];
  /** Hash of the last vote of the meeting. */
  head: string;
}

export interface VoteResult {
  /** Whether the motion was adopted or rejected. */
  result: 'Adopted' | 'Rejected';
  /** Votes in favour. */
  for: number;
  /** Votes against. */
  against: number;
  /** Votes that abstained. */
  abstain: number;
  /** Votes for and against, the base of the majority. */
  votes_cast: number;
  /** Least number of votes in favour that adopts it. */
  threshold: number;
  /** Votes before reduction to the sum of the others. */
  before_reduction: LiveMeetingResultCandidateBeforeReduction;
  /** Owners whose votes are reduced to the sum of the others. */
  capped: LiveMeetingResultCapped[];
  /** Results of an election by candidate. */
  candidates: LiveMeetingResultCandidate[];
  /** Number of the voting round, from 1. */
  round_number: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  closed_at: string;
}

export interface VotesCast {
  /** Votes, one for each owner. */
  votes: Vote[];
}

export interface VotesProof {
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
  /** Number of votes that were checked. */
  votes: number;
  /** SHA-256 of the last vote in the chain. */
  head_hash: string;
  /** Whether the chain is consistent: every recomputed hash equals the stored one. */
  is_whole: boolean;
  /** Number of the first vote whose hash differs. */
  broken_at: number | null;
  /** Whether the results equal the votes. */
  outcomes_match: boolean;
}

export interface VotingRound {
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Number of the voting round, from 1. */
  round_number: number;
}

export interface TicketStatementLine {
  /** Identifier of the bank statement, a UUID. */
  statement_id: string;
  /** Number of the line in its run. */
  number: number;
}

export interface Ticket {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
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
  /** Current number of the lot. */
  unit_number: string | null;
  /** State of the record. */
  status: 'Open' | 'InProgress' | 'Resolved' | 'Closed' | 'Cancelled';
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Identifier of the user who handles the ticket, a UUID; null if nobody does. */
  assignee_id: string | null;
  /** User who handles it. */
  assignee_name: string | null;
  /** Work that resolved the ticket. */
  resolution: string | null;
  /** Reason for the cancellation. */
  cancellation_reason: string | null;
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Line of a statement of charges that the ticket asks about. */
  statement_line: TicketStatementLine | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  resolved_at: string | null;
  /** Identifier of the user who created it, a UUID. */
  created_by: string;
  /** User who opened it. */
  created_by_name: string | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
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
  /** Whether only office and council see it. */
  is_internal: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface TicketHistoryEventDetails {
  /** Name of the user who handles the ticket. */
  assignee_name?: string;
  /** Supplier to whom the ticket was sent by e-mail. */
  supplier_name?: string;
  /** Reason, as free text or as a code. */
  reason?: string;
  /** Names of the fields that changed. */
  fields?: string[];
}

export interface TicketHistoryEvent {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Kind of event. */
  event:
    | 'Created'
    | 'Changed'
    | 'Assigned'
    | 'SentToSupplier'
    | 'Started'
    | 'Resolved'
    | 'Closed'
    | 'Reopened'
    | 'Cancelled';
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
  /** Name of the person who acted; null for the service itself. */
  actor_name: string | null;
  /** Details: assignee, supplier, reason or changed fields. */
  details: TicketHistoryEventDetails;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  occurred_at: string;
}

export interface TicketStatsByStatus {
  /** Count for `Open`. */
  Open: number;
  /** Count for `InProgress`. */
  InProgress: number;
  /** Count for `Resolved`. */
  Resolved: number;
  /** Count for `Closed`. */
  Closed: number;
  /** Count for `Cancelled`. */
  Cancelled: number;
}

export interface TicketStatsByPriority {
  /** Count for `Low`. */
  Low: number;
  /** Count for `Medium`. */
  Medium: number;
  /** Count for `High`. */
  High: number;
  /** Count for `Critical`. */
  Critical: number;
}

export interface TicketStats {
  /** Number of tickets open or in progress. */
  open: number;
  /** Number of these without assignee. */
  unassigned: number;
  /** Number of records in each state. */
  by_status: TicketStatsByStatus;
  /** Average age in days of tickets open or in progress. */
  by_priority: TicketStatsByPriority;
  /** Average days from opening to resolution, over the last twelve months. */
  median_hours_to_resolve: number | null;
}

export interface GdprRequest {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Kind of record. */
  kind:
    | 'Access'
    | 'Portability'
    | 'Rectification'
    | 'Erasure'
    | 'Restriction'
    | 'Objection';
  /** Text of the request. */
  details: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on: string;
  /** Day by which it must be answered: one month after receipt, three if extended. */
  due_on: string;
  /** State of the record. */
  status: 'Open' | 'Extended' | 'Completed' | 'Refused';
  /** Day in Belgium, `YYYY-MM-DD`. */
  extended_on: string | null;
  /** Reason why the answer takes longer than a month. */
  extension_reason: string | null;
  /** Outcome, or the reason for the refusal. */
  outcome: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  answered_at: string | null;
  /** Identifier of the user who created it, a UUID. */
  created_by: string;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface DataAccess {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Position in the log of the organization, from 1; null until it is linked. */
  sequence: number | null;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
  /** Name of the user; null if the organization no longer knows them. */
  actor_name: string | null;
  /** Operation with which the data was read, by `operationId`. */
  operation: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  accessed_at: string;
}

export interface AccessLogProof {
  chain_intact: boolean;
  /** Number of entries in the chain. */
  entry_count: number;
  /** Number of entries that are stored, but not linked into the chain yet. */
  pending: number;
  /** Hash of the newest entry in the chain, SHA-256 in hexadecimal. */
  head_hash: string;
}

export interface AuditEntryDetail {
  /** Name. */
  name: string;
  /** Value, as text. */
  value: string;
}

export interface AuditEntry {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Position in the log of the organization, from 1; null until it is linked. */
  sequence: number | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  occurred_at: string;
  /** Identifier of the user who acted, a UUID; null for the service itself. */
  actor_id: string;
  /** Name of the user; null for the service itself, or a user who was erased. */
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
  /** Operation that was called, by its `operationId`; null for background work. */
  operation: string | null;
  /** Address from which the request came. */
  address: string | null;
  /** Action, such as `expense.approved`. */
  action: string;
  /** Type of the record concerned. */
  object_type: string;
  /** Identifier of the record concerned, a UUID. */
  object_id: string;
  /** Reasons and facts that belong to the action. */
  details: AuditEntryDetail[];
  /** Records that changed, with their values before and after. */
  changes: AuditChange[];
  /** Whether the personal data in the entry was erased. */
  is_erased: boolean;
}

export interface AuditChangeField {
  /** Name. */
  name: string;
  /** Value as text, amounts in euro; null for no value. */
  before: string | null;
  /** Value as text, amounts in euro; null for no value. */
  after: string | null;
}

export interface AuditChange {
  /** Type of the record concerned. */
  object_type: string;
  /** Identifier of the record concerned, a UUID. */
  object_id: string;
  /** Kind of change: created, changed or deleted. */
  deed: 'Created' | 'Changed' | 'Deleted';
  /** Values; empty where only the fact of the change is kept. */
  fields: AuditChangeField[];
}

export interface AuditProof {
  chain_intact: boolean;
  /** Number of entries ever linked into the chain. */
  entry_count: number;
  /** Number of entries that are stored, but not linked into the chain yet. */
  pending: number;
  /** Number of entries removed after seven years. */
  ended_count: number;
  /** Number of entries with erased personal data. */
  erased_count: number;
  /** Hash of the newest entry in the chain, SHA-256 in hexadecimal. */
  head_hash: string;
}

export interface ChainHead {
  /** Number of entries in the chain. */
  count: number;
  /** Hash of the last of them, in hexadecimal; zeros without entries. */
  head_hash: string;
  /** When the head was read. */
  at: string;
}

export interface LogHead {
  /** Number of entries in the chain. */
  count: number;
  /** Hash of the last of them, in hexadecimal; zeros without entries. */
  head_hash: string;
  /** When the head was read. */
  at: string;
  /** Number of entries that are stored, but not linked into the chain yet. */
  pending: number;
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
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  made_at: string;
  /** Size in bytes. */
  size_bytes: number;
}

export interface ServiceStateBackupsContinuous {
  /** Seconds since the newest copy; null if there is none. */
  age_seconds: number | null;
  /** Seconds for which part of the log has been waiting; null if unknown. */
  waiting_seconds: number | null;
}

export interface ServiceStateBackups {
  /** Whether the backup folder can be read. */
  is_reachable: boolean;
  /** Whether backups are encrypted. */
  is_encrypted: boolean;
  /** Seconds since the newest archive; null if there is none. */
  age_seconds: number | null;
  /** Archives, newest first. */
  archives: ServiceStateBackupsArchive[];
  continuous: ServiceStateBackupsContinuous | null;
}

export interface ServiceStateDrillStep {
  /** Name of the step. */
  step: string;
  /** Duration in seconds. */
  seconds: number;
}

export interface ServiceStateDrill {
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  started_at: string;
  kind: 'Rows' | 'Base' | 'Monitoring';
  /** Backup that was restored, or a pattern if there is none. */
  archive: string;
  /** Whether it succeeded. */
  succeeded: boolean;
  /** Total duration in seconds. */
  recovery_seconds: number;
  /** Age of the backup in seconds, which is the data loss; 0 if there is none. */
  loss_seconds: number;
  /** Steps, in their order. */
  steps: ServiceStateDrillStep[];
}

export interface ServiceStateRecoveryTarget {
  /** Part of the service. */
  part: 'Api' | 'Database' | 'Frontend' | 'Monitoring';
  /** Target for recovery time, in seconds. */
  recovery_seconds: number;
  /** Target for data loss, in seconds. */
  loss_seconds: number;
}

export interface ServiceStateProof {
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  ended_at: string;
  /** Number of organizations that were checked. */
  organization_count: number;
  /** Faults found in books, votes and logs. */
  fault_count: number;
}

export interface ServiceStateQueue {
  /** Name of the background task. */
  task: string;
  /** Number of records concerned. */
  count: number;
  /** Seconds for which the oldest job has been due. */
  oldest_seconds: number;
}

export interface ServiceStateFailedJob {
  /** Identifier of the job, `job_id` in the log of the service. */
  id: string;
  /** Name of the background task. */
  task: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  failed_at: string;
  /** Number of attempts so far. */
  attempts: number;
}

export interface ServiceState {
  /** Versions of the service and what it runs on. */
  versions: ServiceStateVersions;
  /** Newest backups, and whether they are in time. */
  backups: ServiceStateBackups;
  /** Last twelve drills, newest first. */
  drills: ServiceStateDrill[];
  /** Recovery targets of each part of the service. */
  recovery_targets: ServiceStateRecoveryTarget[];
  /** Last nightly integrity check; null before the first. */
  proof: ServiceStateProof | null;
  /** Background jobs that wait, by task. */
  queue: ServiceStateQueue[];
  /** Failed jobs, newest first, at most a hundred. */
  failed_jobs: ServiceStateFailedJob[];
  /** Number of background jobs that failed for good. */
  failed_job_count: number;
}

export interface DisclosedSection {
  /** Name. */
  name:
    | 'Person'
    | 'Holdings'
    | 'MeterReadings'
    | 'ImportReferences'
    | 'Deeds'
    | 'Transfers'
    | 'LotRequests'
    | 'Holds'
    | 'Interruptions'
    | 'ExpenseShares'
    | 'CallShares'
    | 'Statements'
    | 'StatementCharges'
    | 'Receivables'
    | 'Credits'
    | 'Settlements'
    | 'Payments'
    | 'BankShares'
    | 'BankTransactions'
    | 'PayerAccounts'
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
  /** Purpose of the processing. */
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
  /** Source of the data. */
  source: 'Person' | 'Office' | 'Service';
  /** Data by field, amounts in euro. */
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
  /** Current name of the owner. */
  owner_name: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  exported_at: string;
  /** Controller of the data. */
  controller: DataExportController;
  /** Further rights, and where to complain, in the language of the reader. */
  rights: string;
  /** Purposes, recipients and retention of owner data. */
  processings: ProcessingActivity[];
  /** Categories of data that the export contains. */
  sections: DisclosedSection[];
}

export interface PortableDataPerson {
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string | null;
  /** Kind of record. */
  kind: 'Person' | 'Company';
  /** Phone number, E.164. */
  phone: string | null;
  /** Street and house number. */
  address: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language: 'fr' | 'nl' | 'de' | 'en';
  /** Enterprise number, ten digits. */
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
  /** Name of the building. */
  building_name: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Means of payment. */
  method: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  /** Payment reference, structured or free. */
  communication: string | null;
}

export interface PortableDataTicket {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Name of the building. */
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
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface PortableDataTicketComment {
  /** Identifier of the ticket, a UUID. */
  ticket_id: string;
  /** Text of the comment. */
  body: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface PortableDataRequest {
  /** Kind of record. */
  kind:
    | 'Access'
    | 'Portability'
    | 'Rectification'
    | 'Erasure'
    | 'Restriction'
    | 'Objection';
  /** Details of the request. */
  details: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on: string;
}

export interface PortableData {
  /** Address of the schema. */
  schema: string;
  /** One of 1. */
  version: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  exported_at: string;
  /** Person, as `POST /owners` accepts it. */
  person: PortableDataPerson;
  /** Notification preferences that the person set. */
  preferences: PortableDataPreference[];
  /** Payments, newest first. */
  payments: PortableDataPayment[];
  /** Tickets. */
  tickets: PortableDataTicket[];
  /** Comments on tickets. */
  ticket_comments: PortableDataTicketComment[];
  /** Data protection requests of the person. */
  requests: PortableDataRequest[];
}

export interface ErasurePreviewErased {
  /** Category of data. */
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
    | 'LotRequests'
    | 'AuditValues'
    | 'StoredAnswers'
    | 'Outbox';
  /** Number of records. */
  count: number;
}

export interface ErasurePreviewRetained {
  /** Category of data. */
  what:
    | 'Identity'
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
  /** Reason why the law keeps it, in the language of the reader. */
  legal_basis: string;
  /** Last day of retention; null while it is under legal hold. */
  until: string | null;
}

export interface ErasurePreview {
  /** Obstacles to the erasure; empty if there are none. */
  blocked_by: ('OwnsUnit' | 'Owes' | 'IsOwed' | 'HoldsMandate' | 'InDispute')[];
  /** Records that no longer name the person. */
  erased: ErasurePreviewErased[];
  /** Data that the law keeps, for the books and as evidence only. */
  retained: ErasurePreviewRetained[];
}

export interface ErasureResult {
  /** Records that no longer name the person. */
  erased: ErasurePreviewErased[];
  /** Data that the law keeps, for the books and as evidence only. */
  retained: ErasurePreviewRetained[];
}

export interface RetentionReportEnded {
  /** Category of data. */
  what:
    | 'Identity'
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
  /** Last day of retention. */
  kept_until: string;
  /** Reason for the retention, in the language of the reader. */
  legal_basis: string;
}

export interface RetentionReport {
  /** Whether nothing was erased. */
  dry_run: boolean;
  /** Records past their retention, at most 1,000 of each kind. */
  ended: RetentionReportEnded[];
}

export interface DataRectification {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Fields of the owner to correct. */
  field: string;
  /** Value before the change. */
  value_before: string | null;
  /** Value after the change. */
  value_after: string | null;
  /** Reason, as free text or as a code. */
  reason: string;
  /** Identifier of the user who corrected it, a UUID. */
  rectified_by: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  rectified_at: string;
}

export interface DataRestriction {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Ground of the restriction: art. 18 (restriction) or art. 21 (objection) GDPR. */
  ground: 'Restriction' | 'Objection';
  /** Reason, as free text or as a code. */
  reason: string;
  /** Identifier of the user who placed it, a UUID. */
  placed_by: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  placed_at: string;
  /** Reason why the restriction was lifted. */
  lift_reason: string | null;
  /** Identifier of the user who lifted it, a UUID. */
  lifted_by: string | null;
  /** Day on which it was lifted; null while in force. */
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
  /** Channel of the delivery. */
  channel: 'Email' | 'SMS' | 'Push' | 'InApp';
  /** State of the record. */
  status: 'Pending' | 'Sent' | 'Failed' | 'Skipped';
  /** Reason why it was skipped. */
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
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  sent_at: string | null;
  /** Error of the last attempt. */
  error: string | null;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
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
  /** Text of the message. */
  message: string;
  /** Path of the page that the notification is about. */
  link: string | null;
  /** Priority. */
  priority: 'Low' | 'Normal' | 'High' | 'Urgent';
  /** Whether the recipient has read it. */
  read: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  read_at: string | null;
  /** Delivery state, one for each channel. */
  deliveries: NotificationDelivery[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** `ETag` of the record, where another answer contains it. */
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
  /** Whether notifications of this type are sent at all. */
  enabled: boolean;
  /** Whether notifications of this type are sent by e-mail. */
  email_enabled: boolean;
  /** Whether notifications of this type are sent by text message. */
  sms_enabled: boolean;
  /** Whether notifications of this type are sent to the browser or phone. */
  push_enabled: boolean;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface NotificationStatsByType {
  /** Count for `MeetingReminder`. */
  MeetingReminder: number;
  /** Count for `MeetingCreated`. */
  MeetingCreated: number;
  /** Count for `MeetingCancelled`. */
  MeetingCancelled: number;
  /** Count for `MeetingMinutesPublished`. */
  MeetingMinutesPublished: number;
  /** Count for `PaymentDue`. */
  PaymentDue: number;
  /** Count for `PaymentReceived`. */
  PaymentReceived: number;
  /** Count for `PaymentOverdue`. */
  PaymentOverdue: number;
  /** Count for `CallForFundsIssued`. */
  CallForFundsIssued: number;
  /** Count for `ExpenseSubmitted`. */
  ExpenseSubmitted: number;
  /** Count for `ExpenseApproved`. */
  ExpenseApproved: number;
  /** Count for `ExpenseRejected`. */
  ExpenseRejected: number;
  /** Count for `BudgetApproved`. */
  BudgetApproved: number;
  /** Count for `DocumentShared`. */
  DocumentShared: number;
  /** Count for `DocumentUploaded`. */
  DocumentUploaded: number;
  /** Count for `TicketCreated`. */
  TicketCreated: number;
  /** Count for `TicketUpdate`. */
  TicketUpdate: number;
  /** Count for `TicketAssigned`. */
  TicketAssigned: number;
  /** Count for `TicketResolved`. */
  TicketResolved: number;
  /** Count for `OwnershipTransferred`. */
  OwnershipTransferred: number;
  /** Count for `GdprRequestCompleted`. */
  GdprRequestCompleted: number;
  /** Count for `SystemAlert`. */
  SystemAlert: number;
  /** Count for `SystemMaintenance`. */
  SystemMaintenance: number;
}

export interface NotificationStatsByChannel {
  /** Count for `Email`. */
  Email: number;
  /** Count for `SMS`. */
  SMS: number;
  /** Count for `Push`. */
  Push: number;
  /** Count for `InApp`. */
  InApp: number;
}

export interface NotificationStatsByStatus {
  /** Count for `Pending`. */
  Pending: number;
  /** Count for `Sent`. */
  Sent: number;
  /** Count for `Failed`. */
  Failed: number;
  /** Count for `Skipped`. */
  Skipped: number;
}

export interface NotificationStats {
  /** Total number. */
  total: number;
  /** Number of notifications that are not read yet. */
  unread: number;
  /** Number of notifications of each type. */
  by_type: NotificationStatsByType;
  /** Number of deliveries sent on each channel. */
  by_channel: NotificationStatsByChannel;
  /** Number of deliveries in each state. */
  by_status: NotificationStatsByStatus;
}

export interface PushSubscription {
  /** Address at which the push service of the browser is reached. */
  endpoint: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
}

export interface OrganizationQuietHours {
  /** Time of day, `HH:MM`. */
  from: string;
  /** Time of day, `HH:MM`. */
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
  /** Phone number, E.164. */
  phone: string | null;
  /** Registration number of the institute of real estate professionals (IPI). */
  registration_number: string | null;
  /** Hours in which nothing but urgent messages is sent. */
  quiet_hours: OrganizationQuietHours | null;
  /** Whether users need two-factor authentication to approve, confirm and pay. */
  second_factor_required: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface BuildingAccountReceivable {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Record that it stems from. */
  source: PaymentReminderItemSource;
  /** Title of the call, or description of the entry. */
  description: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Amount in euro, exact to the cent. */
  open_amount: number;
  /** Parts by fund, in the order in which payments settle them; empty for one fund. */
  parts: CallReceivablePart[];
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Number of days since the due date; 0 or less if not overdue. */
  days_overdue: number;
  /** Structured payment reference, `+++NNN/NNNN/NNNCC+++`. */
  structured_communication: string;
}

export interface BuildingAccountCreditSource {
  /** Type of record. */
  type:
    | 'Payment'
    | 'UnitTransfer'
    | 'JournalEntry'
    | 'CallForFunds'
    | 'Expense'
    | 'Statement';
  /** Identifier of the record, a UUID. */
  id: string;
}

export interface BuildingAccountCredit {
  /** Identifier of the record, a UUID. */
  id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Record that it stems from. */
  source: BuildingAccountCreditSource;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Amount in euro that is not yet allocated. */
  free_amount: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
  credited_on: string;
}

export interface BuildingAccountMovement {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  date: string;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Balance in euro after the movement; positive if the owner owes. */
  balance: number;
}

export interface BuildingAccount {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Balance in euro; positive if the owner owes. */
  balance: number;
  /** Open amount past its due date, in euro. */
  overdue: number;
  payment_reference: string | null;
  /** Open items of the owner, oldest due date first. */
  receivables: BuildingAccountReceivable[];
  /** Credits of the owner that are not yet set against a debt. */
  credits: BuildingAccountCredit[];
  /** Balance in euro before the period. */
  opening_balance: number;
  /** Movements of the account, oldest first. */
  movements: BuildingAccountMovement[];
}

export interface BuildingStatement {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Balance in euro before the period. */
  opening_balance: number;
  /** Movements of the account, oldest first. */
  movements: BuildingAccountMovement[];
  /** Amount in euro, exact to the cent. */
  total_debit: number;
  /** Amount in euro, exact to the cent. */
  total_credit: number;
  /** Amount in euro, exact to the cent. */
  closing_balance: number;
  /** Open items of the owner. */
  open_items: BuildingAccountReceivable[];
  /** Open amount past its due date, in euro. */
  overdue: number;
}

export interface OwnerAccount {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Balance in euro; positive if the owner owes. */
  balance?: number;
  /** Open amount past its due date, in euro. */
  overdue?: number;
  payment_reference?: string | null;
  /** Open items of the owner, oldest due date first. */
  receivables?: BuildingAccountReceivable[];
  /** Credits of the owner that are not yet set against a debt. */
  credits?: BuildingAccountCredit[];
  /** Balance in euro before the period. */
  opening_balance?: number;
  /** Movements of the account, oldest first. */
  movements?: BuildingAccountMovement[];
  /** Without `building_id`: accounts by building name, in place of one account. */
  buildings?: BuildingAccount[];
}

export interface OwnerAccountIntegrityDifference {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Current name of the building. */
  building_name: string;
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Amount in euro, exact to the cent. */
  books: number;
  /** Amount in euro, exact to the cent. */
  open_items: number;
}

export interface OwnerAccountIntegrity {
  /** Whether open items equal the ledger for every owner. */
  balanced: boolean;
  /** Number of owners whose balance was compared with the ledger. */
  owners_checked: number;
  /** Balance of the owner in the ledger, in euro. */
  total_books: number;
  /** Open receivables less credits, in euro. */
  total_open_items: number;
  /** First 100 owners with a difference. */
  differences: OwnerAccountIntegrityDifference[];
}

export interface OwnerStatement {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  from: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  to: string;
  /** Balance in euro before the period. */
  opening_balance?: number;
  /** Movements of the account, oldest first. */
  movements?: BuildingAccountMovement[];
  /** Amount in euro, exact to the cent. */
  total_debit?: number;
  /** Amount in euro, exact to the cent. */
  total_credit?: number;
  /** Amount in euro, exact to the cent. */
  closing_balance?: number;
  /** Open items of the owner. */
  open_items?: BuildingAccountReceivable[];
  /** Open amount past its due date, in euro. */
  overdue?: number;
  /** Without `building_id`: statements by building name, in place of one statement. */
  buildings?: BuildingStatement[];
}

export interface UnconfirmedApprover {
  /** Identifier of the role assignment, a UUID. */
  role_id: string;
  /** Identifier of the user account, a UUID. */
  user_id: string;
  /** Name of the holder. */
  name: string;
  /** E-mail address of the holder. */
  email: string;
  /** Role. */
  role_type: 'SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner';
  /** Buildings of the role; null for all. */
  building_ids: string[] | null;
  /** User who gave the role; null: the platform. */
  granted_by: string | null;
  /** Name of the user who gave the role. */
  granted_by_name: string | null;
  /** Whether you are independent enough to confirm it. */
  may_confirm: boolean;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** `ETag` of the holder, to confirm exactly what you see. */
  etag?: string;
}

export interface InvitationLink {
  /** Page on which the invited person accepts. */
  url: string;
  /** Last day of the link. */
  expires_on: string;
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
  /** Last invitation by the organization; null if there is none. */
  invitation: PaymentReminderMail | null;
  /** Operations that its state and your role allow, as their paths name them. */
  allowed_actions: string[];
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
  /** `ETag` of the record, where another answer contains it. */
  etag?: string;
}

export interface InterestRate {
  kind: 'Legal' | 'Enterprise';
  /** First day of the rate; it applies until the next one or the end of its year or half-year. */
  valid_from: string;
  /** Rate as a fraction per year: 0.045 is 4.5 %. */
  rate: number;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  created_at: string;
  /** Point in time, RFC 3339 in UTC with milliseconds. */
  updated_at: string;
}

export interface ProblemError {
  /** JSON pointer to the field, starting with the part: `/body`. */
  pointer: string;
  /** Explanation in the language of the request. */
  detail: string;
}

export interface Problem {
  [member: string]: unknown;
  /** Address of the page about this problem. */
  type: string;
  /** Title, one line. */
  title: string;
  /** HTTP status of the answer. */
  status: number;
  /** Explanation in the language of the request. */
  detail: string;
  /** Path of the request. */
  instance: string;
  /** Stable code, the same in every language. */
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
    | 'accountant_required'
    | 'second_approver_required'
    | 'second_person_required'
    | 'second_factor_required'
    | 'approver_unconfirmed'
    | 'own_vote'
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
    | 'settled_by_statement'
    | 'has_credit_notes'
    | 'in_use'
    | 'overlap'
    | 'entry_has_source'
    | 'already_reversed'
    | 'claim_closed'
    | 'decision_settled'
    | 'out_of_order'
    | 'idempotency_in_progress'
    | 'totp_already_enabled'
    | 'totp_not_enabled'
    | 'general_key_follows_quotas'
    | 'budget_called'
    | 'reminder_exists'
    | 'reminder_paused'
    | 'price_withheld'
    | 'reminder_level_changed'
    | 'statement_open'
    | 'later_statement_frozen'
    | 'not_sent_yet'
    | 'not_requested'
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
    | 'invitation_by_mail'
    | 'invitation_only'
    | 'supplier_without_email'
    | 'lot_request_without_email'
    | 'seller_unknown'
    | 'question_without_text'
    | 'voucher_outside_audit'
    | 'bank_file_outside_year'
    | 'nothing_to_answer'
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
    | 'reserve_exceeded'
    | 'key_needed'
    | 'nobody_bears'
    | 'vat_exceeds'
    | 'supplier_mismatch'
    | 'document_place'
    | 'majority_too_low'
    | 'unanimity_of_all'
    | 'budget_of_other_item'
    | 'budget_empty'
    | 'budget_differs'
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
    | 'mandate_too_long'
    | 'chair_not_owner'
    | 'place_missing'
    | 'syndic_not_eligible'
    | 'reason_missing'
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
    | 'meter_decreasing'
    | 'key_not_metered'
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
    | 'prepaid_exceeds'
    | 'allocations_mismatch'
    | 'allocations_instead'
    | 'parts_instead'
    | 'series_fixed'
    | 'period_refused'
    | 'amount_out_of_range'
    | 'unbalanced_entry'
    | 'unbalanced_match'
    | 'invalid_entry_line'
    | 'owner_required'
    | 'period_locked'
    | 'not_ready_to_close'
    | 'reopening_reason_missing'
    | 'statement_not_ready'
    | 'fiscal_year_missing'
    | 'decision_missing'
    | 'no_financial_year'
    | 'no_letter_then'
    | 'quarter_outside_year'
    | 'report_too_large'
    | 'lots_too_many'
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
    | 'handover_invalid'
    | 'idempotency_mismatch'
    | 'too_many_attempts'
    | 'too_many_requests'
    | 'daily_quota_exceeded'
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
  /** Token from the link in the e-mail. */
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
  /** Settings that client programs keep for the user, at most 16 KiB of JSON. */
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
  /** Token from the link in the e-mail. */
  token: string;
}

export interface ForgotPassword {
  /** E-mail address. */
  email: string;
}

export interface ResetPassword {
  /** Token from the link in the e-mail. */
  token: string;
  /** New password, at least 12 characters. */
  new_password: string;
}

export interface SetUpTotp {
  /** Password of the user. */
  password: string;
}

export interface SetUpTotpAnswer {
  /** Secret for the authenticator app, base32. */
  secret: string;
  /** Address for the QR code of the authenticator app, `otpauth://…`. */
  otpauth_url: string;
}

export interface EnableTotp {
  /** Code of the authenticator app, six digits, or a backup code. */
  code: string;
}

export interface EnableTotpAnswer {
  /** Codes that each replace one code of the authenticator app; shown once. */
  backup_codes: string[];
}

export interface DisableTotp {
  /** Password of the user. */
  password: string;
  /** Code of the authenticator app, six digits, or a backup code. */
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
  /** Whether users need two-factor authentication to approve, confirm and pay; default `false`. */
  second_factor_required?: boolean;
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
  /** Whether users need two-factor authentication to approve, confirm and pay; default `false`. */
  second_factor_required?: boolean;
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
  /** Second language of minutes and notices, as in Brussels; null for one language. */
  second_language?: 'fr' | 'nl' | 'de' | 'en' | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** First month of the financial year, 1 to 12. */
  fiscal_year_start_month?: number;
  assembly_window_start?: string | null;
  /** Whether nobody may approve an expense that they submitted. */
  require_second_approver?: boolean;
  late_interest_rate?: unknown;
  /** Clause of the by-laws on late-payment interest, quoted in reminders. */
  late_interest_clause?: string | null;
  /** Day on which the common parts were provisionally accepted; null: unknown. */
  acceptance_date?: string | null;
  /** Holder who is asked for the reserve of a lot under usufruct. */
  reserve_borne_by?: 'Usufructuary' | 'BareOwner';
  /** Provisions: settled against the calls. RealCharges: nothing is called before. */
  statement_model?: 'Provisions' | 'RealCharges';
  /** Whether statements are sent only after a decision of the assembly. */
  statement_needs_approval?: boolean;
  /** Whether a credit is kept for the next call or refunded. */
  statement_credit?: 'Keep' | 'Refund';
  /** Whether interest of the reserve account goes to the owners or to the reserve. */
  reserve_interest_to?: 'Owners' | 'Reserve';
  /** Whether a second person has to close the financial year. */
  closing_needs_second_person?: boolean;
  /** Whether late interest of individuals follows book XIX of the Code of Economic Law. */
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
  /** Second language of minutes and notices, as in Brussels; null for one language. */
  second_language?: 'fr' | 'nl' | 'de' | 'en' | null;
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** First month of the financial year, 1 to 12. */
  fiscal_year_start_month?: number;
  assembly_window_start?: string | null;
  /** Whether nobody may approve an expense that they submitted. */
  require_second_approver?: boolean;
  late_interest_rate?: unknown;
  /** Clause of the by-laws on late-payment interest, quoted in reminders. */
  late_interest_clause?: string | null;
  /** Day on which the common parts were provisionally accepted; null: unknown. */
  acceptance_date?: string | null;
  /** Holder who is asked for the reserve of a lot under usufruct. */
  reserve_borne_by?: 'Usufructuary' | 'BareOwner';
  /** Provisions: settled against the calls. RealCharges: nothing is called before. */
  statement_model?: 'Provisions' | 'RealCharges';
  /** Whether statements are sent only after a decision of the assembly. */
  statement_needs_approval?: boolean;
  /** Whether a credit is kept for the next call or refunded. */
  statement_credit?: 'Keep' | 'Refund';
  /** Whether interest of the reserve account goes to the owners or to the reserve. */
  reserve_interest_to?: 'Owners' | 'Reserve';
  /** Whether a second person has to close the financial year. */
  closing_needs_second_person?: boolean;
  /** Whether late interest of individuals follows book XIX of the Code of Economic Law. */
  consumer_limits?: boolean;
}

export interface CreateUnit {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Number of the lot, such as `A12`. */
  unit_number: string;
  /** Type of record. */
  type?: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor?: number | null;
  /** Number with at most 2 decimals, as a number or a string. */
  area?: number | null;
  /** Shares of the lot, out of `total_quota` of the building. */
  quota?: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id?: string | null;
}

export interface UpdateUnit {
  /** Number of the lot, such as `A12`. */
  unit_number?: string;
  /** Type of record. */
  type?: 'Apartment' | 'Commercial' | 'Parking' | 'Storage' | 'Other';
  /** Floor of the lot; 0 is the ground floor, below it negative. */
  floor?: number | null;
  /** Number with at most 2 decimals, as a number or a string. */
  area?: number | null;
  /** Shares of the lot, out of `total_quota` of the building. */
  quota?: number;
  /** Identifier of the lot that this one belongs to, such as the flat of a cellar. */
  parent_unit_id?: string | null;
}

export interface CreateOwner {
  /** Name. */
  name: string;
  /** E-mail address; null: none, everything goes by post. */
  email?: string | null;
  /** Kind of record. */
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
  /** E-mail address; null: none, everything goes by post. */
  email?: string | null;
  /** Kind of record. */
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
  /** Number with at most 6 decimals, as a number or a string. */
  ownership_percentage?: number;
  /** Share of the lot as an exact fraction, such as `1/3`. */
  ownership_share?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date?: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact?: boolean;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right?: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary?: boolean;
  /** Whether to leave sent calls unchanged; else the change is refused. */
  later_calls?: 'Leave';
}

export interface UpdateUnitOwner {
  /** Number with at most 6 decimals, as a number or a string. */
  ownership_percentage?: number;
  /** Share of the lot as an exact fraction, such as `1/3`. */
  ownership_share?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date?: string | null;
  /** Whether this holder receives the mail about the lot. */
  is_primary_contact?: boolean;
  /** Right that the owner holds: full ownership, usufruct or bare ownership. */
  right?: 'FullOwnership' | 'Usufruct' | 'BareOwnership';
  /** Whether this holder is the voting representative of a lot held by several. */
  is_voting_mandatary?: boolean;
  /** Whether to leave sent calls unchanged; else the change is refused. */
  later_calls?: 'Leave';
}

export interface TransferOwnership {
  /** Identifier of the owner who transfers the lot, a UUID. */
  from_owner_id: string;
  /** Identifier of the owner who acquires the lot, a UUID. */
  to_owner_id: string;
  /** Share of the lot as an exact fraction, such as `1/3`. */
  ownership_share?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
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
  /** Weights: by the weights of the lots. Meter: by consumption, without weights. */
  kind?: 'Weights' | 'Meter';
  /** Weight of each lot in the key. */
  weights?: CreateDistributionKeyWeight[];
}

export interface UpdateDistributionKey {
  /** Name. */
  name?: string;
  /** Weight of each lot in the key. */
  weights?: CreateDistributionKeyWeight[];
  /** Day in Belgium, `YYYY-MM-DD`. */
  valid_from?: string | null;
}

export interface CreateMeter {
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Number of the statement, as the file states it. */
  number?: string | null;
  /** Unit, such as m³ or kWh. */
  unit_of_measure?: string | null;
}

export interface UpdateMeter {
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** Number of the statement, as the file states it. */
  number?: string | null;
  /** Unit, such as m³ or kWh. */
  unit_of_measure?: string | null;
}

export interface CreateMeterReading {
  /** Day in Belgium, `YYYY-MM-DD`. */
  read_on: string;
  /** Number with at most 6 decimals, as a number or a string. */
  index: number;
  /** Why the meter was read; information only. */
  reason?: 'Regular' | 'Sale' | 'Change';
  /** Index at which the new meter starts, if it was changed that day. */
  new_index?: number | null;
}

export interface CreateExpenseLineItem {
  /** Description, one line. */
  description: string;
  /** Number with at most 6 decimals, as a number or a string. */
  quantity?: number;
  /** Number with at most 6 decimals, as a number or a string. */
  unit_price: number;
  /** One of 0, 0.06, 0.12, 0.21. */
  vat_rate: number;
}

export interface CreateExpenseAllocation {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount: number;
  /** Description, one line. */
  description?: string | null;
  /** First day that the cost covers; null: none. */
  period_from?: string | null;
  /** Last day that the cost covers; null: none. */
  period_to?: string | null;
  nature?: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent?: number | null;
  /** VAT in the amount, in euro. Default: of the line items by amount, else 0. */
  vat_amount?: number | null;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids?: string[];
  /** Decision that the cost stems from. */
  decision_id?: string | null;
}

export interface CreateExpense {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Description, one line. */
  description: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
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
  /** Invoice, or CreditNote: a positive amount that is booked and split the other way. */
  kind?: 'Invoice' | 'CreditNote';
  credits_expense_id?: string | null;
  /** Name of the supplier; an unknown name creates a supplier. */
  supplier?: string | null;
  /** Identifier of the supplier, a UUID. */
  supplier_id?: string | null;
  /** Number that the supplier gave the invoice. */
  invoice_number?: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date?: string | null;
  /** Payment reference to give the supplier, structured or free. */
  payment_communication?: string | null;
  /** Means of payment; DirectDebit is collected by the supplier and left out of batches. */
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
  /** Part that the reserve pays with `borne_by` Reserve, in euro. Default: all. */
  reserve_amount?: number | null;
  /** Key by which that reserve was called. Default: the key of the cost. */
  reserve_distribution_key_id?: string | null;
  /** Lot of the one owner it is charged to. */
  unit_id?: string | null;
  /** Open claim, for an expense charged to the insurer. */
  claim_id?: string | null;
  /** Lines of the invoice; with VAT they add up to the amount. */
  line_items?: CreateExpenseLineItem[];
  allocations?: CreateExpenseAllocation[];
  /** First day that the cost covers; null: none. */
  period_from?: string | null;
  /** Last day that the cost covers; null: none. */
  period_to?: string | null;
  nature?: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent?: number | null;
  /** VAT in the amount, in euro. Default: of the line items by amount, else 0. */
  vat_amount?: number | null;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids?: string[];
  /** Decision that the cost stems from. */
  decision_id?: string | null;
  /** Part of `amount` that was paid before the invoice, in euro. */
  prepaid_amount?: number;
  /** Whether to accept an invoice whose supplier and number exist already. */
  allow_duplicate?: boolean;
}

export interface UpdateExpenseLineItem {
  /** Description, one line. */
  description: string;
  /** Number with at most 6 decimals, as a number or a string. */
  quantity?: number;
  /** Number with at most 6 decimals, as a number or a string. */
  unit_price: number;
  /** Belgian VAT rate as a fraction, or the rate of the imported invoice. */
  vat_rate: number;
}

export interface UpdateExpense {
  /** Description, one line. */
  description?: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount?: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
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
  /** Invoice, or CreditNote: a positive amount that is booked and split the other way. */
  kind?: 'Invoice' | 'CreditNote';
  credits_expense_id?: string | null;
  /** Name of the supplier; an unknown name creates a supplier. */
  supplier?: string | null;
  /** Identifier of the supplier, a UUID. */
  supplier_id?: string | null;
  /** Number that the supplier gave the invoice. */
  invoice_number?: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date?: string | null;
  /** Payment reference to give the supplier, structured or free. */
  payment_communication?: string | null;
  /** Means of payment; DirectDebit is collected by the supplier and left out of batches. */
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
  /** Part that the reserve pays with `borne_by` Reserve, in euro. Default: all. */
  reserve_amount?: number | null;
  /** Key by which that reserve was called. Default: the key of the cost. */
  reserve_distribution_key_id?: string | null;
  /** Lot of the one owner it is charged to. */
  unit_id?: string | null;
  /** Open claim, for an expense charged to the insurer. */
  claim_id?: string | null;
  /** Lines of the invoice; with VAT they add up to the amount. */
  line_items?: UpdateExpenseLineItem[];
  allocations?: CreateExpenseAllocation[];
  /** First day that the cost covers; null: none. */
  period_from?: string | null;
  /** Last day that the cost covers; null: none. */
  period_to?: string | null;
  nature?: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent?: number | null;
  /** VAT in the amount, in euro. Default: of the line items by amount, else 0. */
  vat_amount?: number | null;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids?: string[];
  /** Decision that the cost stems from. */
  decision_id?: string | null;
  /** Part of `amount` that was paid before the invoice, in euro. */
  prepaid_amount?: number;
  /** Whether to accept an invoice whose supplier and number exist already. */
  allow_duplicate?: boolean;
}

export interface AcknowledgeExpenseProblems {
  /** Codes of the problems to acknowledge. */
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
    | 'already_paid'
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
  /** Day in Belgium, `YYYY-MM-DD`. */
  paid_on?: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount?: number;
  /** Code of the account of the bank that paid, such as `550`. */
  bank_account_code?: string;
}

export interface UnmarkExpensePaid {
  /** Reason, as free text or as a code. */
  reason: string;
}

export interface BulkExpenses {
  /** Operation to apply to each record. */
  operation: 'submit-for-approval' | 'approve' | 'mark-paid';
  /** Identifiers of the records, UUIDs. */
  ids: string[];
  /** `etag` by id of the expenses as you saw them; `stale` for those that changed. */
  etags?: Record<string, string>;
  /** Note of the person who approved it. */
  approval_notes?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  paid_on?: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount?: number;
  /** Code of the account of the bank that paid, such as `550`. */
  bank_account_code?: string;
}

export interface CreateClaim {
  /** Title, one line. */
  title: string;
  /** Day of the loss. */
  occurred_on: string;
  /** Name of the insurer. */
  insurer?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  deductible?: number | null;
  /** Key of the rest; by default General. */
  distribution_key_id?: string;
}

export interface UpdateClaim {
  /** Title, one line. */
  title?: string;
  /** Day of the loss. */
  occurred_on?: string;
  /** Name of the insurer. */
  insurer?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  deductible?: number | null;
  /** Key of the rest; by default General. */
  distribution_key_id?: string;
}

export interface CloseClaim {
  /** Date of the entry; by default today. */
  entry_date?: string;
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
  /** Payment term in days after the invoice date, for expenses without a due date. */
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
  /** Payment term in days after the invoice date, for expenses without a due date. */
  payment_days?: number | null;
}

export interface ConfirmSupplierIban {
  /** IBAN that you confirm; 412 `stale` if another one awaits confirmation. */
  iban?: string;
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
  /** Day in Belgium, `YYYY-MM-DD`. */
  execution_date?: string;
}

export interface ApprovePaymentBatch {
  /** Total that you approve, in euro; 412 `stale` if the batch has another. */
  total?: number;
}

export interface RejectPaymentBatchLines {
  /** Identifiers of the payment lines, UUIDs. */
  line_ids: string[];
  /** Reason, as free text or as a code. */
  reason: string;
}

export interface MatchCertainBankTransactions {
  /** Identifier of the building, a UUID. */
  building_id?: string;
  /** Transaction to continue after: `next` of the previous answer. */
  after?: string;
  /** Whether only to count what a run would book now. */
  dry_run?: boolean;
}

export interface UploadBankFile {
  /** File to upload. */
  file: Blob;
}

export interface MatchBankTransactionLine {
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount: number;
  /** Amount paid by the owner in euro; negative if refunded to them. */
  owner_id?: string;
  /** With `owner_id`: a returned payment of this owner, in full. */
  payment_id?: string;
  /** Expense paid in full; positive if refunded. */
  expense_id?: string;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string;
  /** With `account_code`: supplier concerned, a UUID. */
  supplier_id?: string;
  /** With `account_code`: distribution key of the cost or income, by default General. */
  distribution_key_id?: string;
  /** With `account_code` 4996: open claim that the insurer pays. */
  claim_id?: string;
  /** Entry made by hand with the same amount on the account of the bank; nothing is posted. */
  entry_id?: string;
}

export interface MatchBankTransaction {
  /** Number of the proposal, from 0; send `If-Match` with the proposals you saw. */
  proposal?: number;
  /** Amounts with sign, adding up to the transaction. */
  lines?: MatchBankTransactionLine[];
}

export interface CreateBankRule {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** IBAN of the other party. */
  counterparty_iban?: string | null;
  /** Words that the payment reference contains; case is ignored. */
  communication_part?: string | null;
  /** Transaction code of the bank, in full. */
  code?: string | null;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string | null;
  /** Distribution key for costs and income on `account_code`; null for General. */
  distribution_key_id?: string | null;
  /** Supplier whose one approved expense of the amount is paid, in place of `account_code`. */
  supplier?: string | null;
}

export interface UpdateBankRule {
  /** IBAN of the other party. */
  counterparty_iban?: string | null;
  /** Words that the payment reference contains; case is ignored. */
  communication_part?: string | null;
  /** Transaction code of the bank, in full. */
  code?: string | null;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code?: string | null;
  /** Distribution key for costs and income on `account_code`; null for General. */
  distribution_key_id?: string | null;
  /** Supplier whose one approved expense of the amount is paid, in place of `account_code`. */
  supplier?: string | null;
}

export interface CreateCallForFundsPart {
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount: number;
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** Decision of the assembly that the call stems from. */
  decision_id?: string | null;
}

export interface CreateCallForFunds {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Title, one line. */
  title: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount?: number;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** Decision of the assembly that the call stems from. */
  decision_id?: string | null;
  /** Parts for several funds, in place of fund, amount and key. */
  parts?: CreateCallForFundsPart[];
}

export interface CreateCallSeries {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Title, one line. */
  title: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount?: number;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string;
  /** Decision of the assembly that the call stems from. */
  decision_id?: string | null;
  /** Parts for several funds, in place of fund, amount and key. */
  parts?: CreateCallForFundsPart[];
  /** Number of instalments to call, with equal intervals. */
  instalments: number;
  /** Months between instalments; by default the year is divided evenly, else monthly. */
  interval_months?: number;
}

export interface UpdateCallForFunds {
  /** Title, one line. */
  title?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works' | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount?: number;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id?: string | null;
  /** Identifier of the decision, a UUID. */
  decision_id?: string | null;
  /** Parts for several funds; empty for a call with one fund, amount and key. */
  parts?: CreateCallForFundsPart[];
}

export interface CancelCallForFunds {
  /** Reason, as free text or as a code. */
  reason?: string;
}

export interface BulkCreateCallsPart {
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount: number;
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
}

export interface BulkCreateCallsAmount {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount: number;
}

export interface BulkCreateCalls {
  /** Identifiers of the buildings, UUIDs; empty for all buildings of the office. */
  building_ids: string[];
  /** Title, one line. */
  title: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  call_date?: string;
  /** Description, one line. */
  description?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  total_amount?: number;
  /** Fund that the amount is called for. */
  fund?: 'WorkingCapital' | 'Reserve' | 'Provision' | 'Works';
  /** Parts of the call, by fund and distribution key. */
  parts?: BulkCreateCallsPart[];
  /** Amounts for buildings that differ from `amount`. */
  amounts?: BulkCreateCallsAmount[];
}

export interface MarkCallDeliveryPosted {
  /** Day in Belgium, `YYYY-MM-DD`. */
  posted_on: string;
  /** Tracking number of the postal service. */
  tracking_number?: string;
}

export interface CreateBudgetLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Key; by default General. */
  distribution_key_id?: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount: number;
  /** Nature of the costs; by default that of the budget. */
  nature?: 'Ordinary' | 'Extraordinary';
  /** Remark on the line. */
  note?: string | null;
}

export interface CreateBudgetIndexe {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Factor on the cost of the year before: 1.025 adds 2.5 %; by default 1. */
  index: number;
}

export interface CreateBudget {
  /** Identifier of the financial year, a UUID. */
  fiscal_year_id: string;
  /** Ordinary: running costs. Extraordinary: works to come. */
  kind: 'Ordinary' | 'Extraordinary';
  /** Amounts by account and key; by default those of the year before by the index. */
  lines?: CreateBudgetLine[];
  /** Factor on the cost of the year before: 1.025 adds 2.5 %; by default 1. */
  index?: number;
  /** Index of single accounts, in place of `index`. */
  indexes?: CreateBudgetIndexe[];
}

export interface UpdateBudget {
  /** Amounts by account and key; by default those of the year before by the index. */
  lines?: CreateBudgetLine[];
  /** Factor on the cost of the year before: 1.025 adds 2.5 %; by default 1. */
  index?: number;
  /** Index of single accounts, in place of `index`. */
  indexes?: CreateBudgetIndexe[];
}

export interface AdoptBudget {
  /** Decision of the assembly that adopted it. */
  decision_id?: string;
}

export interface CreateBudgetCalls {
  /** Day in Belgium, `YYYY-MM-DD`. */
  first_call_date: string;
  /** Number of calls. */
  instalments: number;
  /** Months between two calls. */
  interval_months: number;
  /** Yearly amount for the reserve; by default the legal minimum, where it is due. */
  reserve_amount?: number;
  /** Due date of the first call; by default 30 days after its date. */
  first_due_date?: string;
}

export interface CreateStatement {
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_from: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_to: string;
  /** Provisions: what was called is settled. RealCharges: charges are asked as they are. */
  model?: 'Provisions' | 'RealCharges';
}

export interface FreezeStatement {
  /** Codes of the warnings that you accept. */
  acknowledge?: (
    | 'cost_without_key'
    | 'ownership_incomplete'
    | 'meter_boundary_missing'
    | 'meter_decreasing'
    | 'meter_total_zero'
    | 'nobody_bears'
    | 'meter_not_read'
    | 'pending_expenses'
    | 'account_4990_not_nil'
    | 'account_58_not_nil'
    | 'account_643_not_nil'
    | 'open_bank_transactions'
    | 'earlier_run_not_sent'
    | 'owner_differences'
    | 'budget_without_cost'
    | 'cost_above_last_year'
    | 'recurring_invoice_missing'
    | 'accrual_stale'
    | 'earlier_period_line')[];
}

export interface ApproveStatement {
  /** Identifier of the decision, a UUID. */
  decision_id?: string;
}

export interface SendStatement {
  /** Day in Belgium, `YYYY-MM-DD`. */
  due_date: string;
  /** Whether a credit is kept for the next call or paid back. */
  credit?: 'Keep' | 'Refund';
}

export interface CreatePayment {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Owner; required unless the payment reference identifies the debt. */
  owner_id?: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount: number;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on?: string;
  /** Means of payment. */
  method?: 'BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other';
  communication?: string | null;
  /** Account credited; by default the one named in the letter, else the oldest Working account. */
  bank_account_id?: string | null;
}

export interface ReversePayment {
  /** Day of the reversal, from `received_on` to today; by default today. */
  reversed_on?: string;
  /** Reason, as free text or as a code. */
  reason?: 'Error' | 'Bounced';
}

export interface CreateHandover {
  /** Day on which the mandate ended or ends. */
  mandate_ended_on: string;
}

export interface CreateOwnerStatementDocument {
  /** Identifier of the building, a UUID. */
  building_id?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  from?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
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
  /** Code of the account, one to six digits, such as `61000`. */
  code: string;
  /** Name. */
  name: string;
  /** Type of the account. */
  account_type: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  /** Whether it can be used for new records. */
  is_active?: boolean;
  /** Whether entries can be posted to it; false for a heading. */
  postable?: boolean;
  /** Usual side of the balance: debit or credit. */
  normal_balance?: 'Debit' | 'Credit';
  /** Code of the heading above the account; null at the top. */
  parent_code?: string | null;
  /** Name of the account in each language. */
  labels?: CreateAccountLabels;
  /** Days of a cost without covered period: that of its entry, or the settlement period. */
  uncovered?: 'InvoiceDate' | 'SettlementPeriod' | null;
  nature?: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent?: number | null;
}

export interface UpdateAccount {
  /** Name. */
  name?: string;
  /** Type of the account. */
  account_type?: 'Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance';
  /** Whether it can be used for new records. */
  is_active?: boolean;
  /** Whether entries can be posted to it; false for a heading. */
  postable?: boolean;
  /** Usual side of the balance: debit or credit. */
  normal_balance?: 'Debit' | 'Credit';
  /** Code of the heading above the account; null at the top. */
  parent_code?: string | null;
  /** Name of the account in each language. */
  labels?: CreateAccountLabels;
  /** Days of a cost without covered period: that of its entry, or the settlement period. */
  uncovered?: 'InvoiceDate' | 'SettlementPeriod' | null;
  nature?: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent?: number | null;
}

export interface SeedBelgianPcmnAnswer {
  /** Number of accounts that were created. */
  accounts_created: number;
  /** Number of accounts in the chart. */
  accounts_total: number;
  /** Text of the outcome, in the language of the request. */
  message: string;
}

export interface CreateJournalEntryLine {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  debit?: number;
  /** Amount in euro with at most two decimals, as a number or a string. */
  credit?: number;
  /** Identifier of the owner, a UUID. */
  owner_id?: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id?: string | null;
  /** Name of the supplier. */
  supplier?: string | null;
  /** Description, one line. */
  description?: string | null;
  /** Open claim, on a line of 4996. */
  claim_id?: string | null;
  /** Key of a cost; by default General. */
  distribution_key_id?: string | null;
  /** First day that the cost covers; null: none. */
  period_from?: string | null;
  /** Last day that the cost covers; null: none. */
  period_to?: string | null;
  nature?: 'Ordinary' | 'Extraordinary' | null;
  /** Part that a tenant may be asked for, in percent. Default: by account. */
  recoverable_percent?: number | null;
  /** VAT in the amount, in euro. Default: of the line items by amount, else 0. */
  vat_amount?: number | null;
  /** Owners who bear nothing of it; joint owners of their lots still do. */
  excluded_owner_ids?: string[];
  /** Decision that the cost stems from. */
  decision_id?: string | null;
  due_date?: string | null;
}

export interface CreateJournalEntry {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Journal that the entry belongs to. */
  journal?: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  /** Closed financial year that it corrects, by the year in which it ends. */
  corrects_fiscal_year?: number | null;
  /** Lines, in their order. */
  lines: CreateJournalEntryLine[];
}

export interface ReverseJournalEntry {
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date?: string;
  /** Description, one line. */
  description?: string;
}

export interface CreateFiscalYear {
  /** Day in Belgium, `YYYY-MM-DD`. */
  start_date: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  end_date: string;
}

export interface AccrueCosts {
  /** Suppliers to accrue for; by default all. */
  supplier_ids?: string[];
}

export interface CloseFiscalYear {
  /** Codes of the warnings that you accept. */
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
    | 'prepayment_unmatched'
    | 'deferred_costs'
    | 'account_58_nil_later'
    | 'account_4990_not_nil'
    | 'account_4996_not_nil'
    | 'account_643_not_nil'
    | 'reserve_not_covered'
    | 'reserve_account_missing'
    | 'account_not_of_association'
    | 'cost_without_key'
    | 'entries_before_opening'
    | 'statement_missing'
    | 'reserve_not_appropriated'
    | 'result_not_nil'
    | 'reserve_below_five_percent'
    | 'invoice_expected'
    | 'bank_negative'
    | 'bank_statements_missing'
    | 'accrual_stale'
    | 'accounts_not_approved'
    | 'auditor_report_missing')[];
  /** Decision of the assembly about a result that is not zero. */
  result_decision_id?: string;
}

export interface ReopenFiscalYear {
  /** Reason; required once the accounts are approved. */
  reason?: string;
}

export interface GetBalanceSheetAnswerAssetsFixedAssetsAccount {
  /** Code of the account; null for the result before closing. */
  code: string | null;
  /** Name. */
  name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface GetBalanceSheetAnswerAssetsFixedAssets {
  /** Accounts with their amounts. */
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Amount in euro, exact to the cent. */
  total: number;
}

export interface GetBalanceSheetAnswerAssets {
  /** Fixed assets. */
  fixed_assets: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Current assets. */
  current_assets: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Amount in euro, exact to the cent. */
  total_assets: number;
}

export interface GetBalanceSheetAnswerLiabilities {
  /** Own funds. */
  equity: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Long-term liabilities. */
  long_term_liabilities: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Current liabilities. */
  current_liabilities: GetBalanceSheetAnswerAssetsFixedAssets;
  /** Total in euro, equity included. */
  total_liabilities: number;
}

export interface GetBalanceSheetAnswerBalanceCheck {
  /** Amount in euro, exact to the cent. */
  assets: number;
  /** Amount in euro, exact to the cent. */
  liabilities: number;
  /** Amount in euro, exact to the cent. */
  difference: number;
  /** Whether both sides are equal. */
  balanced: boolean;
}

export interface GetBalanceSheetAnswerPrevious {
  /** Financial year by its end, with the quarter: `2025-Q4`. */
  period: string;
  /** Assets, by heading. */
  assets: GetBalanceSheetAnswerAssets;
  /** Liabilities, by heading. */
  liabilities: GetBalanceSheetAnswerLiabilities;
  /** Comparison of assets with liabilities. */
  balance_check: GetBalanceSheetAnswerBalanceCheck;
}

export interface GetBalanceSheetAnswer {
  /** Financial year by its end, with the quarter: `2025-Q4`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Assets, by heading. */
  assets: GetBalanceSheetAnswerAssets;
  /** Liabilities, by heading. */
  liabilities: GetBalanceSheetAnswerLiabilities;
  /** Comparison of assets with liabilities. */
  balance_check: GetBalanceSheetAnswerBalanceCheck;
  /** End of the year before; null if it has no entries. */
  previous: GetBalanceSheetAnswerPrevious | null;
}

export interface GetIncomeStatementAnswerIncome {
  /** Accounts with their amounts. */
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Amount in euro, exact to the cent. */
  total_income: number;
}

export interface GetIncomeStatementAnswerExpensesByCategory {
  /** Amount in euro, exact to the cent. */
  Maintenance: number;
  /** Amount in euro, exact to the cent. */
  Utilities: number;
  /** Amount in euro, exact to the cent. */
  Insurance: number;
  /** Amount in euro, exact to the cent. */
  ManagementFees: number;
  /** Amount in euro, exact to the cent. */
  Repairs: number;
  /** Amount in euro, exact to the cent. */
  Improvements: number;
  /** Amount in euro, exact to the cent. */
  Legal: number;
  /** Amount in euro, exact to the cent. */
  Other: number;
}

export interface GetIncomeStatementAnswerExpensesCategoryAccount {
  /** Stable code, for programs. */
  code: string;
  /** Name. */
  name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Filter for the entries behind the amount; null for an Owner. */
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
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** Accounts with their amounts. */
  accounts: GetIncomeStatementAnswerExpensesCategoryAccount[];
}

export interface GetIncomeStatementAnswerExpenses {
  /** Costs by category of the expense; costs without an expense count as Other. */
  by_category: GetIncomeStatementAnswerExpensesByCategory;
  /** Accounts of each category, those with a zero balance left out. */
  categories: GetIncomeStatementAnswerExpensesCategory[];
  /** Accounts with their amounts. */
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Amount in euro, exact to the cent. */
  total_expenses: number;
}

export interface GetIncomeStatementAnswerPrevious {
  /** Financial year by its end, with the quarter: `2025-Q4`. */
  period: string;
  /** Income, by account. */
  income: GetIncomeStatementAnswerIncome;
  /** Expenses, by account. */
  expenses: GetIncomeStatementAnswerExpenses;
  /** Amount in euro, exact to the cent. */
  operating_result: number;
  /** Financial result in euro: accounts 75 less accounts 65. */
  financial_result: number;
  /** Amount in euro, exact to the cent. */
  net_result: number;
}

export interface GetIncomeStatementAnswerBudget {
  /** Accounts with their amounts. */
  accounts: GetBalanceSheetAnswerAssetsFixedAssetsAccount[];
  /** Amount in euro, exact to the cent. */
  total: number;
}

export interface GetIncomeStatementAnswer {
  /** Financial year by its end, with the quarter: `2025-Q4`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Income, by account. */
  income: GetIncomeStatementAnswerIncome;
  /** Expenses, by account. */
  expenses: GetIncomeStatementAnswerExpenses;
  /** Amount in euro, exact to the cent. */
  operating_result: number;
  /** Financial result in euro: accounts 75 less accounts 65. */
  financial_result: number;
  /** Amount in euro, exact to the cent. */
  net_result: number;
  /** Previous year or quarter; null if there is none. */
  previous: GetIncomeStatementAnswerPrevious | null;
  /** Adopted budget of the year by account; null if there is none. */
  budget: GetIncomeStatementAnswerBudget | null;
}

export interface GetTrialBalanceAnswerAccount {
  /** Stable code, for programs. */
  code: string;
  /** Name. */
  name: string;
  /** Debits less credits before the period, in euro. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Amount in euro, exact to the cent. */
  balance: number;
}

export interface GetTrialBalanceAnswerTotals {
  /** Debits less credits before the period, in euro. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Amount in euro, exact to the cent. */
  balance: number;
}

export interface GetTrialBalanceAnswer {
  /** Financial year by its end, with the quarter: `2025-Q4`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Accounts with their amounts. */
  accounts: GetTrialBalanceAnswerAccount[];
  /** Totals of the amounts above. */
  totals: GetTrialBalanceAnswerTotals;
}

export interface GetGeneralLedgerAnswerAccountMovement {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Position in the chain of the organization. */
  sequence: number;
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Description, one line. */
  description: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Debits less credits up to and including this movement, in euro. */
  balance: number;
  /** Identifier of the owner, a UUID. */
  owner_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Identifier of the lot, a UUID. */
  unit_id: string | null;
  /** Current number of the lot. */
  unit_number: string | null;
  /** Lot numbers: of the line, else those that the owner held that day or before. */
  lots: string[];
  /** Name of the supplier. */
  supplier: string | null;
}

export interface GetGeneralLedgerAnswerAccount {
  /** Stable code, for programs. */
  code: string;
  /** Name. */
  name: string;
  /** Debits less credits before the period, in euro. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Amount in euro, exact to the cent. */
  closing: number;
  /** Movements of the account, oldest first. */
  movements: GetGeneralLedgerAnswerAccountMovement[];
}

export interface GetGeneralLedgerAnswer {
  /** Financial year by its end, with the quarter: `2025-Q4`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Accounts with their amounts. */
  accounts: GetGeneralLedgerAnswerAccount[];
}

export interface GetCashSeriesAnswerAccount {
  /** Stable code, for programs. */
  code: string;
  /** Name. */
  name: string;
  /** Balance at each of `month_ends` in euro; negative if overdrawn. */
  balances: number[];
}

export interface GetCashSeriesAnswer {
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Month ends, oldest first; the last is that of this month. */
  month_ends: string[];
  /** Accounts of class 5 with a balance or movements. */
  accounts: GetCashSeriesAnswerAccount[];
  /** Totals of the amounts above. */
  totals: number[];
}

export interface CreateBalanceSheetDocument {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Financial year, named by the calendar year in which it ends. */
  year?: number;
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
}

export interface CreateIncomeStatementDocument {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Financial year, named by the calendar year in which it ends. */
  year?: number;
  visibility?: 'Staff' | 'Board' | 'Owners' | 'Owner';
  /** Quarter of the year, 1 to 4; without it, the whole year. */
  quarter?: number;
}

export interface GetFundStatementsAnswerFundUsed {
  /** Decision that it carries out, if any. */
  decision_id: string | null;
  /** Title of that decision. */
  title: string | null;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface GetFundStatementsAnswerFund {
  /** Fund that the amount is called for. */
  fund: 'WorkingCapital' | 'Reserve';
  /** Amount in euro, exact to the cent. */
  opening: number;
  /** Calls and appropriations of the year, in euro. */
  added: number;
  /** Interest left to the fund, in euro. */
  interest: number;
  /** Amounts taken from the fund, negative, by decision. */
  used: GetFundStatementsAnswerFundUsed[];
  /** Amount in euro, exact to the cent. */
  closing: number;
  /** Money of the fund at the bank, in euro. */
  bank: number;
  /** Bank less fund, in euro; negative: money is missing. */
  gap: number;
}

export interface GetFundStatementsAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** The working capital and the reserve over the year. */
  funds: GetFundStatementsAnswerFund[];
}

export interface GetOwnerBalancesAnswerOwner {
  /** Null for an Owner, except themselves. */
  owner_id: string | null;
  /** Current name of the owner. */
  owner_name: string | null;
  /** Balance before the year, in euro. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Balance at the end of the year, in euro. */
  closing: number;
}

export interface GetOwnerBalancesAnswerTotals {
  /** Balance before the year, in euro. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Balance at the end of the year, in euro. */
  closing: number;
}

export interface GetOwnerBalancesAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Positive: owed by the owner. Negative: credit. */
  owners: GetOwnerBalancesAnswerOwner[];
  /** Totals of the amounts above. */
  totals: GetOwnerBalancesAnswerTotals;
}

export interface GetSupplierBalancesAnswerSupplier {
  /** Identifier of the supplier, a UUID. */
  supplier_id: string | null;
  /** Current name of the supplier. */
  supplier_name: string | null;
  /** Balance before the year, in euro. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Balance at the end of the year, in euro. */
  closing: number;
}

export interface GetSupplierBalancesAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Positive: owed to the supplier. Negative: credit. */
  suppliers: GetSupplierBalancesAnswerSupplier[];
  /** Totals of the amounts above. */
  totals: GetOwnerBalancesAnswerTotals;
}

export interface GetCostsByKeyAnswerAccountLine {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Identifier of the expense, a UUID. */
  expense_id: string | null;
  /** Supplier and description of the expense. */
  expense_name: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Name of the supplier. */
  supplier: string | null;
  /** Description, one line. */
  description: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_from: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  period_to: string | null;
  /** Amount in euro, exact to the cent. */
  amount: number;
  /** VAT in the amount, in euro. */
  vat_amount: number;
}

export interface GetCostsByKeyAnswerAccount {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name in the language of the reader. */
  account_name: string;
  /** Identifier of the distribution key, a UUID. */
  distribution_key_id: string;
  /** Current name of the key. */
  distribution_key_name: string;
  /** Amount in euro, exact to the cent. */
  total: number;
  /** Lines, in their order. */
  lines: GetCostsByKeyAnswerAccountLine[];
}

export interface GetCostsByKeyAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Accounts with their amounts. */
  accounts: GetCostsByKeyAnswerAccount[];
  /** Amount in euro, exact to the cent. */
  total: number;
}

export interface GetArrearsAnswerOwner {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Current name of the owner. */
  owner_name: string;
  /** Balance owed at the end of the year, in euro. */
  amount: number;
  /** Current stage of recovery; null: no reminder. */
  stage: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction' | null;
  /** Day on which the stage was reached. */
  since: string | null;
}

export interface GetArrearsAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Owners concerned. */
  owners: GetArrearsAnswerOwner[];
  /** Amount in euro, exact to the cent. */
  total: number;
}

export interface GetCommitmentsAnswerDecision {
  /** Identifier of the decision, a UUID. */
  decision_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  decided_on: string;
  /** Title, one line. */
  title: string;
  /** Amount decided. */
  amount: number | null;
  /** Cost until the end of the year, in euro. */
  spent: number;
  /** Amount still to be spent. */
  remaining: number | null;
}

export interface GetCommitmentsAnswerAccount {
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Name of the account. */
  account_name: string;
  /** Amount in euro, exact to the cent. */
  balance: number;
}

export interface GetCommitmentsAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Works decided and not finished at the end of the year. */
  decisions: GetCommitmentsAnswerDecision[];
  /** Balances of the off-balance accounts (classes 0, 8 and 9). */
  accounts: GetCommitmentsAnswerAccount[];
}

export interface GetJournalsAnswerJournalLine {
  /** Identifier of the journal entry, a UUID. */
  entry_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  entry_date: string;
  /** Position in the chain of the organization. */
  sequence: number;
  /** Code of the account in the chart of accounts, such as `61000`. */
  account_code: string;
  /** Description, one line. */
  description: string;
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
}

export interface GetJournalsAnswerJournal {
  /** Journal that the entry belongs to. */
  journal: 'Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing';
  /** Amount in euro, exact to the cent. */
  debit: number;
  /** Amount in euro, exact to the cent. */
  credit: number;
  /** Lines, in their order. */
  lines: GetJournalsAnswerJournalLine[];
}

export interface GetJournalsAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Entries of the year by journal, with their totals. */
  journals: GetJournalsAnswerJournal[];
}

export interface GetSimplifiedAccountsAnswerReceipt {
  /** Line of the statement, or account. */
  code: string;
  /** Name. */
  name: string;
  /** Amount in euro, exact to the cent. */
  amount: number;
}

export interface GetSimplifiedAccountsAnswerCash {
  /** Stable code, for programs. */
  code: string;
  /** Name. */
  name: string;
  /** Amount in euro, exact to the cent. */
  opening: number;
  /** Amount in euro, exact to the cent. */
  received: number;
  /** Amount in euro, exact to the cent. */
  paid: number;
  /** Amount in euro, exact to the cent. */
  closing: number;
}

export interface GetSimplifiedAccountsAnswer {
  /** Financial year by its end, such as `2025`. */
  period: string;
  /** Identifier of the building, a UUID. */
  building_id: string | null;
  /** Current name of the building. */
  building_name: string | null;
  /** Money received, by line. */
  receipts: GetSimplifiedAccountsAnswerReceipt[];
  /** Money paid, by line. */
  expenditure: GetSimplifiedAccountsAnswerReceipt[];
  /** Movements of bank accounts and cash. */
  cash: GetSimplifiedAccountsAnswerCash[];
  /** Working capital at the end of the year, in euro. */
  working_capital: number;
  /** Reserve at the end of the year, in euro. */
  reserve: number;
  /** Owed by owners at the end of the year, in euro. */
  receivable: number;
  /** Owed to owners and suppliers, in euro. */
  payable: number;
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
  /** Text of the message. */
  message?: string | null;
  /** Internal note. */
  notes?: string | null;
}

export interface EscalatePaymentReminder {
  /** Level that you saw; a reminder at another level is refused. */
  from?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction';
}

export interface MarkPaymentReminderSent {
  /** Tracking number of the postal service. */
  tracking_number?: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  sent_on?: string;
  /** How the reminder was sent: by post, by e-mail or by hand. */
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
  /** Hour of the daily run, Belgian time. */
  hour?: number;
  /** Smallest debt that a run reminds of, in euro; a person may remind of less. */
  minimum_amount?: number;
}

export interface RunPaymentReminders {
  /** Whether to check and report only, without changing anything. */
  dry_run?: boolean;
  /** Building to which the run is limited. */
  building_id?: string;
}

export interface CreateInterestRate {
  kind?: 'Legal' | 'Enterprise';
  /** First day of the rate; it applies until the next one or the end of its year or half-year. */
  valid_from: string;
  /** Number with at most 6 decimals, as a number or a string. */
  rate: number;
}

export interface CreateDocument {
  /** File to upload. */
  file: Blob;
  /** Title, one line. */
  title: string;
  /** Type of the document. */
  document_type:
    | 'Invoice'
    | 'Quote'
    | 'Contract'
    | 'MeetingInvitation'
    | 'MeetingMinutes'
    | 'InsurancePolicy'
    | 'MaintenanceReport'
    | 'FinancialReport'
    | 'Statutes'
    | 'Certificate'
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
    | 'Quote'
    | 'Contract'
    | 'MeetingInvitation'
    | 'MeetingMinutes'
    | 'InsurancePolicy'
    | 'MaintenanceReport'
    | 'FinancialReport'
    | 'Statutes'
    | 'Certificate'
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
  /** Last day on which it cannot be deleted. */
  retention_until?: string | null;
  /** Last day on which a policy or certificate is valid. */
  valid_until?: string | null;
  /** Whether it is under legal hold and cannot be deleted. */
  legal_hold?: boolean;
}

export interface CreateDownloadLink {
  /** Number of the version; by default the latest. */
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
  /** Time of the meeting; for a WrittenDecision, the deadline for answers. */
  scheduled_date: string;
  /** Title, one line. */
  title?: string;
  /** Place of the meeting. */
  location?: string | null;
  /** Summary of the agenda, printed in the convocation. */
  agenda?: string | null;
  /** Whether remote attendance is allowed; stated in the convocation. */
  remote_allowed?: boolean;
  /** Address to join remotely, with https; stated in the convocation if `remote_allowed`. */
  remote_address?: string | null;
  /** First session without a quorum, of which this is the second session with the same agenda. */
  first_meeting_id?: string;
}

export interface UpdateMeeting {
  /** Kind of meeting. */
  meeting_type?:
    | 'GeneralAssembly'
    | 'ExtraordinaryAssembly'
    | 'BoardMeeting'
    | 'WrittenDecision';
  /** Time of the meeting; for a WrittenDecision, the deadline for answers. */
  scheduled_date?: string;
  /** Title, one line. */
  title?: string;
  /** Place of the meeting. */
  location?: string | null;
  /** Summary of the agenda, printed in the convocation. */
  agenda?: string | null;
  /** Whether remote attendance is allowed; stated in the convocation. */
  remote_allowed?: boolean;
  /** Address to join remotely, with https; stated in the convocation if `remote_allowed`. */
  remote_address?: string | null;
}

export interface CreateSecondSession {
  /** Point in time, RFC 3339 in UTC with milliseconds. */
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
  /** Amount in euro with at most two decimals, as a number or a string. */
  amount: number;
}

export interface CreateAgendaItemBudget {
  /** Year in which the financial year ends. */
  fiscal_year?: number;
  /** Lines, in their order. */
  lines?: CreateAgendaItemBudgetLine[];
  /** Draft budget to put to the vote, in place of year and lines. */
  budget_id?: string;
}

export interface CreateAgendaItem {
  /** Title, one line. */
  title: string;
  /** Kind of record. */
  kind: 'Information' | 'Decision';
  /** Description, one line. */
  description?: string | null;
  /** Usual item whose title every reader sees in their language; null: as written. */
  text_key?:
    | 'quorum'
    | 'bureau'
    | 'council_report'
    | 'auditor_report'
    | 'accounts'
    | 'discharge_syndic'
    | 'discharge_council'
    | 'discharge_auditor'
    | 'contracts'
    | 'works'
    | 'budget'
    | 'reserve'
    | 'quotes'
    | 'syndic'
    | 'council'
    | 'auditor'
    | 'payments'
    | 'reading'
    | null;
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
  /** Distribution key; only owners with a weight in it decide, by that weight. */
  distribution_key_id?: string | null;
  /** Whether the ballot is secret: who voted is known, but not how. */
  secret?: boolean;
  /** Majority; by default that of the law, never lower. */
  majority?: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'Unanimity' | null;
  /** Candidates for the council. */
  candidates?: CreateAgendaItemCandidate[];
  /** At least one of `budget_id`, `fiscal_year`, `lines` is given. */
  budget?: CreateAgendaItemBudget | null;
  /** Position on the agenda, from 1. */
  position?: number;
}

export interface UpdateAgendaItem {
  /** Title, one line. */
  title?: string;
  /** Description, one line. */
  description?: string | null;
  /** Usual item whose title every reader sees in their language; null: as written. */
  text_key?:
    | 'quorum'
    | 'bureau'
    | 'council_report'
    | 'auditor_report'
    | 'accounts'
    | 'discharge_syndic'
    | 'discharge_council'
    | 'discharge_auditor'
    | 'contracts'
    | 'works'
    | 'budget'
    | 'reserve'
    | 'quotes'
    | 'syndic'
    | 'council'
    | 'auditor'
    | 'payments'
    | 'reading'
    | null;
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
  /** Distribution key; only owners with a weight in it decide, by that weight. */
  distribution_key_id?: string | null;
  /** Whether the ballot is secret: who voted is known, but not how. */
  secret?: boolean;
  /** Majority; by default that of the law, never lower. */
  majority?: 'Absolute' | 'TwoThirds' | 'FourFifths' | 'Unanimity' | null;
  /** Candidates for the council. */
  candidates?: CreateAgendaItemCandidate[];
  /** At least one of `budget_id`, `fiscal_year`, `lines` is given. */
  budget?: CreateAgendaItemBudget | null;
  /** Position on the agenda, from 1. */
  position?: number;
  /** Kind of record. */
  kind?: 'Information' | 'Decision';
}

export interface ConveneMeeting {
  /** Reason for less than 15 clear days, printed in each convocation. */
  urgent_reason?: string;
}

export interface CreateConvocationConsent {
  /** Form of the consent; Online if the owner gave it when signed in. */
  means?: 'Paper' | 'Email' | 'Online';
  /** Day of the consent; by default today. */
  agreed_on?: string;
}

export interface WithdrawConvocationConsent {
  /** Day of the consent; by default today. */
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
  /** Whether the proxy does not hold for a second session for lack of quorum. */
  first_session_only?: boolean;
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
  /** Candidate of the vote, in an election. */
  candidate_id?: string;
}

export interface CastVotes {
  /** Identifier of the owner, a UUID. */
  owner_id?: string;
  /** Vote: for, against or abstain. */
  choice?: 'For' | 'Against' | 'Abstain';
  /** Candidate of the vote, in an election. */
  candidate_id?: string;
  /** Votes, one for each owner. */
  votes?: CastVotesVote[];
}

export interface AmendAgendaItem {
  /** Text that is put to the vote. */
  text: string | null;
  /** New text; null restores the announced one. */
  budget_lines?: CreateAgendaItemBudgetLine[] | null;
}

export interface ExcludeFromItem {
  /** Identifiers of the owners, UUIDs. */
  owner_ids: string[];
  /** Why a syndic votes on their own discharge, appointment or contract. */
  reason?: string;
}

export interface UpdateMinutesItem {
  /** Identifier of the agenda item, a UUID. */
  agenda_item_id: string;
  /** Remark on this item, printed in the minutes. */
  remark: string | null;
}

export interface UpdateMinutes {
  /** Name of the person who chaired; by default that of `chair_owner_id`. */
  chair?: string | null;
  /** Owner who chaired, or the company for which `chair` did; required to publish. */
  chair_owner_id?: string | null;
  /** Day on which the meeting was really held, where that was another one. */
  held_on?: string;
  /** Name of the secretary. */
  secretary?: string | null;
  /** Names of the tellers. */
  scrutineers?: string | null;
  /** Remarks on the meeting, printed in the minutes. */
  remarks?: string | null;
  /** Items, in their order. */
  items?: UpdateMinutesItem[];
}

export interface CreateDecision {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Day in Belgium, `YYYY-MM-DD`. */
  decided_on: string;
  /** Title, one line. */
  title: string;
  /** Text that is put to the vote. */
  text?: string | null;
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
  /** Amount decided on, in euro. */
  amount?: number | null;
  /** Key by which it is charged. */
  distribution_key_id?: string | null;
}

export interface UpdateDecision {
  /** Amount decided on, in euro. */
  amount?: number | null;
  /** Key by which it is charged. */
  distribution_key_id?: string | null;
  /** Day on which its works ended; their costs and calls are settled in the period of that day. */
  finished_on?: string | null;
}

export interface RepeatDecision {
  /** Identifier of the meeting, a UUID. */
  meeting_id: string;
}

export interface CreateFollowUp {
  /** Kind of record. */
  kind: 'Task' | 'Budget' | 'Call' | 'Mandate';
  /** Title, one line. */
  title: string;
  /** Last day; required for a mandate, at most three years after the decision. */
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
  /** Day of receipt; by default today, and always today for an Owner. */
  received_on?: string;
}

export interface CreateAssemblyRequest {
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Identifiers of the owners, UUIDs. */
  owner_ids: string[];
  /** Reason, as free text or as a code. */
  reason: string;
  /** Day of the consent; by default today. */
  received_on?: string;
}

export interface CreateAuditFeeContract {
  /** The syndic, as a supplier. */
  supplier_id: string;
  /** First day of these prices. */
  from: string;
  /** Amount in euro with at most two decimals, as a number or a string. */
  instalment: number;
  /** Number of instalments of the flat fee in a year. */
  instalments_per_year: number;
  /** Last day of these prices; null: they run on. */
  to?: string | null;
  /** Prices of the listed extra services, each per unit, in euro. */
  extra_prices?: number[];
}

export interface CreateAudit {
  /** Amount from which several quotes are asked, in euro; null: as the assembly decided. */
  quote_threshold?: number | null;
  /** Contract of the syndic, one element for each time with the same prices. */
  fee_contracts?: CreateAuditFeeContract[];
}

export interface DrawAuditSample {
  /** Selects all entries above this amount, in euro. */
  above?: number | null;
  /** Number of further entries drawn at random. */
  random?: number;
  /** Text from which the random entries follow; the report shows it. */
  seed?: string;
  /** Selects all entries on this account and those below it. */
  account_code?: string | null;
}

export interface MarkAuditVoucher {
  /** Mark of the auditor. */
  mark: 'Ok' | 'Question' | 'Objection';
  /** The question, the objection, or a remark. */
  text?: string;
}

export interface AnswerAuditQuestion {
  /** The answer. */
  text: string;
}

export interface ReportAudit {
  /** Opinion of the auditor. */
  opinion: 'Approval' | 'ApprovalWithRemarks' | 'Refusal';
  /** Words of the auditor to the owners. */
  text?: string;
}

export interface PutAuditOnAgenda {
  /** Assembly that hears the report. */
  meeting_id: string;
}

export interface CreateProceeding {
  /** Title, one line. */
  title: string;
  /** Plaintiffs and defendants. */
  parties: string;
  /** Day on which it was brought. */
  opened_on: string;
  /** Name of the court. */
  court?: string | null;
  /** Number of the case at the court. */
  number?: string | null;
  /** Day on which it ended. */
  ended_on?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  stake?: number | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  provision?: number | null;
  /** Lots that bear its costs; empty: all. */
  unit_ids?: string[];
  /** Owners opposed to the association, who bear none of its costs. */
  excluded_owner_ids?: string[];
}

export interface UpdateProceeding {
  /** Title, one line. */
  title?: string;
  /** Plaintiffs and defendants. */
  parties?: string;
  /** Day on which it was brought. */
  opened_on?: string;
  /** Name of the court. */
  court?: string | null;
  /** Number of the case at the court. */
  number?: string | null;
  /** Day on which it ended. */
  ended_on?: string | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  stake?: number | null;
  /** Amount in euro with at most two decimals, as a number or a string. */
  provision?: number | null;
  /** Lots that bear its costs; empty: all. */
  unit_ids?: string[];
  /** Owners opposed to the association, who bear none of its costs. */
  excluded_owner_ids?: string[];
}

export interface CreateLotRequest {
  /** Lots that are sold together. */
  unit_ids: string[];
  kind: 'BeforeContract' | 'BeforeDeed';
  /** Notary, estate agent, or the outgoing owner. */
  asked_by: 'Notary' | 'Agent' | 'Owner';
  /** Name. */
  name: string;
  /** Day on which the request was received. */
  received_on: string;
  /** E-mail address. */
  email?: string | null;
  /** Language of the answer; by default that of the building. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Day on which the deed is expected. */
  expected_deed_on?: string | null;
  /** Day on which the transfer becomes certain towards third parties. */
  certain_date?: string | null;
  /** First day of the buyer in the common parts; by default that of the deed. */
  enjoyment_from?: string | null;
}

export interface UpdateLotRequest {
  /** Name. */
  name?: string;
  /** E-mail address. */
  email?: string | null;
  /** Language of the answer; by default that of the building. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Day on which the deed is expected. */
  expected_deed_on?: string | null;
  /** Day on which the transfer becomes certain towards third parties. */
  certain_date?: string | null;
  /** First day of the buyer in the common parts; by default that of the deed. */
  enjoyment_from?: string | null;
}

export interface SendLotAnswer {
  /** Email: sends the link to the person who asked. Link: returns it, for you to hand over. */
  by: 'Email' | 'Link';
  /** Cost of the information, charged to the outgoing owner. */
  charge_amount?: number;
}

export interface CreateHold {
  /** The seller. */
  owner_id: string;
  /** Lots that are sold together. */
  unit_ids: string[];
  /** Day of the deed. */
  deed_on: string;
  /** Amount withheld, in euro. */
  amount: number;
  /** Day on which the notary informed the syndic. */
  informed_on: string;
  /** Whether the seller contests. */
  contested?: boolean;
  /** Day on which the notary sent the registered letter that the seller contests. */
  letter_sent_on?: string | null;
}

export interface UpdateHold {
  /** Day of the deed. */
  deed_on?: string;
  /** Amount withheld, in euro. */
  amount?: number;
  /** Day on which the notary informed the syndic. */
  informed_on?: string;
  /** Day on which the notary sent the registered letter that the seller contests. */
  letter_sent_on?: string | null;
}

export interface ContestHold {
  /** Day on which the notary sent the registered letter that the seller contests. */
  letter_sent_on?: string | null;
}

export interface PayHold {
  /** Payment of the notary; by default the one with the reference of the account. */
  payment_id?: string;
}

export interface CreateInterruption {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Kind of record. */
  kind: 'LawyerNotice' | 'Acknowledgement' | 'Summons' | 'Judgment';
  /** Day in Belgium, `YYYY-MM-DD`. */
  done_on: string;
  /** Debts that it concerns; empty: all that were due on its day. */
  receivable_ids?: string[];
  /** Document that proves it; without one it does not count. */
  proof_document_id?: string | null;
}

export interface CreateSaleTo {
  /** Identifier of the owner, a UUID. */
  owner_id: string;
  /** Share of the lot as an exact fraction, such as `1/3`. */
  ownership_share?: string;
}

export interface CreateSaleReading {
  /** Meter in one of the lots. */
  meter_id: string;
  /** Number with at most 6 decimals, as a number or a string. */
  index: number;
}

export interface CreateSale {
  /** Lots that are sold together. */
  unit_ids: string[];
  /** The seller. */
  from_owner_id: string;
  /** Buyers; those without a share divide equally what the others leave. */
  to: CreateSaleTo[];
  /** Day of the deed. */
  deed_on: string;
  /** First day of the buyer in the common parts; by default that of the deed. */
  enjoyment_from?: string;
  /** Day on which the transfer becomes certain towards third parties. */
  certain_date?: string;
  later_calls?: 'Move' | 'Leave';
  /** Indexes of meters at the end of the day before enjoyment. */
  readings?: CreateSaleReading[];
  /** Request for information that came before. */
  lot_request_id?: string | null;
}

export interface HoldSalePrice {
  /** Amount withheld, in euro. */
  amount: number;
  /** Day on which the notary informed the syndic. */
  informed_on: string;
  /** Whether the seller contests. */
  contested?: boolean;
  /** Day on which the notary sent the registered letter that the seller contests. */
  letter_sent_on?: string | null;
}

export interface CreateTicketStatementLine {
  /** Identifier of the bank statement, a UUID. */
  statement_id: string;
  /** Number of the line in its run. */
  number: number;
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
  /** Line of a statement of charges that the ticket asks about. */
  statement_line?: CreateTicketStatementLine;
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
  /** Work that resolved the ticket. */
  resolution?: string;
}

export interface CommentTicket {
  /** Text of the comment. */
  body: string;
  /** Whether only the office sees the comment. */
  is_internal?: boolean;
}

export interface SendTicketToSupplier {
  /** Supplier to write to; they need an e-mail address. */
  supplier_id: string;
  /** Words of the office, above the ticket. */
  message?: string;
}

export interface CreateGdprRequest {
  /** Kind of record. */
  kind:
    | 'Access'
    | 'Portability'
    | 'Rectification'
    | 'Erasure'
    | 'Restriction'
    | 'Objection';
  /** Owner whose request it is; an Owner requests for themselves. */
  owner_id?: string;
  /** Details of the request. */
  details?: string | null;
  /** Day in Belgium, `YYYY-MM-DD`. */
  received_on?: string;
}

export interface CompleteGdprRequest {
  /** Outcome of the request, which the person receives. */
  outcome?: string;
}

export interface RectifyOwner {
  /** Name. */
  name?: string;
  /** E-mail address; null: none, everything goes by post. */
  email?: string | null;
  /** Kind of record. */
  kind?: 'Person' | 'Company';
  /** Phone number in international form, such as `+32470123456`. */
  phone?: string | null;
  /** Street and house number. */
  address?: string | null;
  /** Language of letters and pages: `fr`, `nl`, `de` or `en`. */
  language?: 'fr' | 'nl' | 'de' | 'en';
  /** Belgian enterprise number, ten digits, such as `0403.170.701`. */
  enterprise_number?: string | null;
  /** Reason, as free text or as a code. */
  reason: string;
}

export interface LiftDataRestriction {
  /** Ground of the restriction: art. 18 (restriction) or art. 21 (objection) GDPR. */
  ground: 'Restriction' | 'Objection';
  /** Reason, as free text or as a code. */
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
  /** Text of the message. */
  message: string;
  /** Path that starts with `/`, or an https address. */
  link?: string | null;
  /** Priority. */
  priority?: 'Low' | 'Normal' | 'High' | 'Urgent';
}

export interface MarkAllNotificationsReadAnswer {
  /** Number of notifications that were unread. */
  updated: number;
}

export interface UpdateNotificationPreference {
  /** Whether notifications of this type are sent at all. */
  enabled?: boolean;
  /** Whether notifications of this type are sent by e-mail. */
  email_enabled?: boolean;
  /** Whether notifications of this type are sent by text message. */
  sms_enabled?: boolean;
  /** Whether notifications of this type are sent to the browser or phone. */
  push_enabled?: boolean;
}

export interface ReplayNotificationDelivery {
  /** Channel of the delivery. */
  channel?: 'Email' | 'SMS' | 'Push' | 'InApp';
}

export interface GetPushKeyAnswer {
  /** `applicationServerKey` for `subscribe()`, base64url. */
  public_key: string;
}

export interface CreatePushSubscriptionKeys {
  /** Public key of the browser, P-256 in base64url. */
  p256dh: string;
  /** Authentication secret of the browser, base64url. */
  auth: string;
}

export interface CreatePushSubscription {
  /** https address on the public internet. */
  endpoint: string;
  /** Not used; the push service reports expired subscriptions. */
  expirationTime?: number | null;
  /** Keys with which messages to this browser are encrypted. */
  keys: CreatePushSubscriptionKeys;
}

export interface DeletePushSubscription {
  /** https address on the public internet. */
  endpoint: string;
}

export interface GetHealthAnswer {
  /** Whether the service can answer requests. */
  status: 'healthy' | 'unhealthy';
  /** Version of Millième. */
  version: string;
  /** Whether the database answers. */
  database: 'connected' | 'disconnected';
  /** Seconds since the service started. */
  uptime_seconds: number;
}

export interface ImportBuilding {
  /** File to upload. */
  file: Blob;
  /** Whether to check and report only, without changing anything. */
  dry_run?: 'true' | 'false';
}

export interface CreateExpenseFromInvoice {
  /** File to upload. */
  file: Blob;
  /** Identifier of the building, a UUID. */
  building_id: string;
}

export interface ImportPayments {
  /** File to upload. */
  file: Blob;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Whether to check and report only, without changing anything. */
  dry_run?: 'true' | 'false';
}

export interface ImportTakeover {
  /** File to upload. */
  file: Blob;
  /** Identifier of the building, a UUID. */
  building_id: string;
  /** Day of the balances, on which the Opening entry is dated. */
  entry_date: string;
  /** Whether to check and report only, without changing anything. */
  dry_run?: 'true' | 'false';
}

export interface AttachToTicket {
  /** File to upload. */
  file: Blob;
  /** Title, one line. */
  title?: string;
}

/** What each operation takes, and answers as JSON. */
export interface Operations {
  /** Sign in */
  login: {
    request: {
      body: Login;
    };
    answer: SignIn;
  };
  /** Refresh the tokens of a session */
  refreshTokens: {
    request: {
      body?: RefreshTokens;
    };
    answer: SignIn;
  };
  /** Accept an invitation */
  acceptInvitation: {
    request: {
      body: AcceptInvitation;
    };
    answer: SignIn;
  };
  /** Get the signed-in user */
  whoAmI: {
    request: {};
    answer: Me;
  };
  /** Update your profile */
  updateMe: {
    request: {
      body?: UpdateMe;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Me;
  };
  /** Switch to another role */
  switchRole: {
    request: {
      body: SwitchRole;
    };
    answer: SignIn;
  };
  /** Sign out */
  logout: {
    request: {};
    answer: undefined;
  };
  /** List your sessions, most recent first */
  listSessions: {
    request: {};
    answer: SignedInSession[];
  };
  /** End one of your sessions */
  endSession: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: undefined;
  };
  /** Change your password */
  changePassword: {
    request: {
      body: ChangePassword;
    };
    answer: undefined;
  };
  /** Change your e-mail address */
  changeEmail: {
    request: {
      body: ChangeEmail;
    };
    answer: undefined;
  };
  /** Confirm a new e-mail address */
  confirmEmail: {
    request: {
      body: ConfirmEmail;
    };
    answer: undefined;
  };
  /** Request a password reset link */
  forgotPassword: {
    request: {
      body: ForgotPassword;
    };
    answer: undefined;
  };
  /** Reset a password with a link */
  resetPassword: {
    request: {
      body: ResetPassword;
    };
    answer: undefined;
  };
  /** Set up two-factor authentication */
  setUpTotp: {
    request: {
      body: SetUpTotp;
    };
    answer: SetUpTotpAnswer;
  };
  /** Enable two-factor authentication */
  enableTotp: {
    request: {
      body: EnableTotp;
    };
    answer: EnableTotpAnswer;
  };
  /** Disable two-factor authentication */
  disableTotp: {
    request: {
      body: DisableTotp;
    };
    answer: undefined;
  };
  /** Replace your backup codes */
  replaceBackupCodes: {
    request: {
      body: EnableTotp;
    };
    answer: EnableTotpAnswer;
  };
  /** Get your tasks and key figures */
  getOverview: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: Overview;
  };
  /** Search records of all kinds */
  search: {
    request: {
      query: {
        /** Words to search for, at most ten. */
        q: string;
        /** Building whose records are searched; suppliers belong to none and stay. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
      };
    };
    answer: SearchResult[];
  };
  /** List organizations by name */
  listOrganizations: {
    request: {
      query?: {
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, name, created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Organization[];
  };
  /** Create an organization */
  createOrganization: {
    request: {
      body: CreateOrganization;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Organization;
  };
  /** Get an organization */
  getOrganization: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Organization;
  };
  /** Update an organization */
  updateOrganization: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateOrganization;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Organization;
  };
  /** List users by name */
  listUsers: {
    request: {
      query?: {
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** One value or several, separated by commas. */
        role_type?: ('SuperAdmin' | 'Syndic' | 'Accountant' | 'BoardMember' | 'Auditor' | 'Owner')[] | undefined;
        /** `true`: only active records; `false`: only inactive ones. */
        is_active?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, name, email, created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: User[];
  };
  /** Create or invite a user */
  createUser: {
    request: {
      body: CreateUser;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: User;
  };
  /** Get a user */
  getUser: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: User;
  };
  /** Update a user */
  updateUser: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateUser;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: User;
  };
  /** Show an invitation link */
  showInvitationLink: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: InvitationLink;
  };
  /** List unconfirmed approvers */
  listUnconfirmedApprovers: {
    request: {};
    answer: UnconfirmedApprover[];
  };
  /** Confirm an approver */
  confirmApprover: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: User;
  };
  /** Deactivate a user */
  deactivateUser: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: User;
  };
  /** Activate a user */
  activateUser: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: User;
  };
  /** List buildings by name */
  listBuildings: {
    request: {
      query?: {
        /** Searches name, address and numbers. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, name, created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Building[];
  };
  /** Create a building */
  createBuilding: {
    request: {
      body: CreateBuilding;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Building;
  };
  /** Get a building */
  getBuilding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Building;
  };
  /** Update a building */
  updateBuilding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateBuilding;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Building;
  };
  /** Delete an unused building */
  deleteBuilding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Confirm approval by one person */
  confirmSingleApprover: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Building;
  };
  /** List lots by number */
  listUnits: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** `true`: only lots without a holder today; `false`: only the others. */
        without_owner?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: unit_number, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: ListedUnit[];
  };
  /** Create a lot */
  createUnit: {
    request: {
      body: CreateUnit;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Unit;
  };
  /** List the lots of a building */
  listBuildingUnits: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** `true`: only lots without a holder today; `false`: only the others. */
        without_owner?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: unit_number, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: ListedUnit[];
  };
  /** Get a lot */
  getUnit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Unit;
  };
  /** Update a lot */
  updateUnit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateUnit;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Unit;
  };
  /** Delete an unused lot */
  deleteUnit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List owners by name */
  listOwners: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: name, balance, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Owner[];
  };
  /** Create an owner */
  createOwner: {
    request: {
      body: CreateOwner;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Owner;
  };
  /** List the owners of a building */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: name, balance, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Owner[];
  };
  /** Get an owner */
  getOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Owner;
  };
  /** Update an owner */
  updateOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateOwner;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Owner;
  };
  /** Delete an unused owner */
  deleteOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List the holders of a lot */
  listUnitOwners: {
    request: {
      path: {
        /** Identifier of the lot, a UUID. */
        unit_id: string;
      };
      query?: {
        /** Day in Belgium, `YYYY-MM-DD`. */
        on?: string | undefined;
      };
    };
    answer: UnitOwner[];
  };
  /** Add a holder to a lot */
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
  /** List all holders of a lot */
  listUnitOwnerHistory: {
    request: {
      path: {
        /** Identifier of the lot, a UUID. */
        unit_id: string;
      };
    };
    answer: UnitOwner[];
  };
  /** Get the total share held */
  getOwnershipTotal: {
    request: {
      path: {
        /** Identifier of the lot, a UUID. */
        unit_id: string;
      };
    };
    answer: OwnershipTotal;
  };
  /** End a holding */
  endUnitOwner: {
    request: {
      path: {
        /** Identifier of the lot, a UUID. */
        unit_id: string;
        /** Identifier of the owner, a UUID. */
        owner_id: string;
      };
      query?: {
        /** Whether to leave sent calls unchanged; else the change is refused. */
        later_calls?: 'Leave' | undefined;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Get a holding */
  getUnitOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: UnitOwner;
  };
  /** Update a holding */
  updateUnitOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateUnitOwner;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: UnitOwner;
  };
  /** List the lots of an owner */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: start_date, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: HeldUnit[];
  };
  /** List all holdings of an owner */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: start_date, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: UnitOwnerOfOwner[];
  };
  /** Transfer a lot to another owner */
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
  /** List the distribution keys of a building */
  listDistributionKeys: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DistributionKey[];
  };
  /** Create a distribution key */
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
  /** Get a distribution key */
  getDistributionKey: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DistributionKey;
  };
  /** Update a distribution key */
  updateDistributionKey: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateDistributionKey;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: DistributionKey;
  };
  /** Delete an unused distribution key */
  deleteDistributionKey: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List the meters of a building */
  listBuildingMeters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Meter[];
  };
  /** List the meters of a lot */
  listUnitMeters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Meter[];
  };
  /** Add a meter to a lot */
  createMeter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateMeter;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Meter;
  };
  /** Get a meter */
  getMeter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Meter;
  };
  /** Update a meter */
  updateMeter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateMeter;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Meter;
  };
  /** Delete an unused meter */
  deleteMeter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List meter readings, latest first */
  listMeterReadings: {
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: read_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: MeterReading[];
  };
  /** Add a meter reading */
  createMeterReading: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateMeterReading;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: MeterReading;
  };
  /** Delete a meter reading */
  deleteMeterReading: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the meter reading, a UUID. */
        reading_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List expenses, newest first */
  listExpenses: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        kind?: ('Invoice' | 'CreditNote')[] | undefined;
        /** Only credit notes for this expense. */
        credits_expense_id?: string | undefined;
        /** Bank transaction that was matched to it. */
        bank_transaction_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled')[] | undefined;
        /** One value or several, separated by commas. */
        category?: (
          | 'Maintenance'
          | 'Utilities'
          | 'Insurance'
          | 'ManagementFees'
          | 'Repairs'
          | 'Improvements'
          | 'Legal'
          | 'Other')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        due_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        due_to?: string | undefined;
        /** Only expenses of the supplier with this name. */
        supplier?: string | undefined;
        /** Only records of this supplier. */
        supplier_id?: string | undefined;
        /** `true`: only disputed expenses; `false`: only the others. */
        disputed?: boolean | undefined;
        /** Whether a booked expense has an open amount. */
        open?: boolean | undefined;
        /** Whether a booked expense was prepaid by a payment that is not matched yet. */
        prepayment_unmatched?: boolean | undefined;
        /** Only records created by this user. */
        created_by?: string | undefined;
        approvable?: boolean | undefined;
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Expense[];
  };
  /** Create a draft expense */
  createExpense: {
    request: {
      body: CreateExpense;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Expense;
  };
  /** List the expenses of a building */
  listBuildingExpenses: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** One value or several, separated by commas. */
        kind?: ('Invoice' | 'CreditNote')[] | undefined;
        /** Only credit notes for this expense. */
        credits_expense_id?: string | undefined;
        /** Bank transaction that was matched to it. */
        bank_transaction_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Draft' | 'PendingApproval' | 'Approved' | 'Rejected' | 'Paid' | 'Cancelled')[] | undefined;
        /** One value or several, separated by commas. */
        category?: (
          | 'Maintenance'
          | 'Utilities'
          | 'Insurance'
          | 'ManagementFees'
          | 'Repairs'
          | 'Improvements'
          | 'Legal'
          | 'Other')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        due_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        due_to?: string | undefined;
        /** Only expenses of the supplier with this name. */
        supplier?: string | undefined;
        /** Only records of this supplier. */
        supplier_id?: string | undefined;
        /** `true`: only disputed expenses; `false`: only the others. */
        disputed?: boolean | undefined;
        /** Whether a booked expense has an open amount. */
        open?: boolean | undefined;
        /** Whether a booked expense was prepaid by a payment that is not matched yet. */
        prepayment_unmatched?: boolean | undefined;
        /** Only records created by this user. */
        created_by?: string | undefined;
        approvable?: boolean | undefined;
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Expense[];
  };
  /** Get an expense */
  getExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Expense;
  };
  /** Update a draft or rejected expense */
  updateExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateExpense;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Delete a draft expense */
  deleteExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Get the distribution of an expense */
  getExpenseDistribution: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ExpenseDistribution;
  };
  /** Submit an expense for approval */
  submitExpenseForApproval: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Acknowledge problems of an invoice */
  acknowledgeExpenseProblems: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: AcknowledgeExpenseProblems;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Approve an expense */
  approveExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ApproveExpense;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Reject an expense with a reason */
  rejectExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: RejectExpense;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Record a payment to a supplier */
  markExpensePaid: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: MarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Reverse a payment to a supplier */
  unmarkExpensePaid: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
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
      etag: string | undefined;
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
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Cancel an approved expense */
  cancelExpense: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Expense;
  };
  /** Process several expenses at once */
  bulkExpenses: {
    request: {
      body: BulkExpenses;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BulkExpenseResults;
  };
  /** List the claims of a building */
  listClaims: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Closed')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: occurred_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Claim[];
  };
  /** Record a claim against an insurer */
  createClaim: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateClaim;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Claim;
  };
  /** Get a claim */
  getClaim: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Claim;
  };
  /** Update an open claim */
  updateClaim: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateClaim;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Claim;
  };
  /** Close a claim */
  closeClaim: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: CloseClaim;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Claim;
  };
  /** Reopen a claim */
  reopenClaim: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Claim;
  };
  /** Read the values of an invoice */
  getInvoiceValues: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: InvoiceValues;
  };
  /** List suppliers by name */
  listSuppliers: {
    request: {
      query?: {
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** One value or several, separated by commas. */
        iban_state?: ('None' | 'Unconfirmed' | 'Confirmed')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: name, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Supplier[];
  };
  /** Create a supplier */
  createSupplier: {
    request: {
      body: CreateSupplier;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Supplier;
  };
  /** List possible duplicate suppliers */
  listSupplierDuplicates: {
    request: {};
    answer: SupplierDuplicates[];
  };
  /** Get a supplier */
  getSupplier: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Supplier;
  };
  /** Update a supplier */
  updateSupplier: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateSupplier;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Supplier;
  };
  /** Delete an unused supplier */
  deleteSupplier: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Confirm the IBAN of a supplier */
  confirmSupplierIban: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ConfirmSupplierIban;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Supplier;
  };
  /** Merge a supplier into another */
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
  /** List the IBANs of a supplier */
  listSupplierIbans: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: SupplierIban[];
  };
  /** List the bank accounts of a building */
  listBankAccounts: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankAccount[];
  };
  /** Add a bank account */
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
  /** Get a bank account */
  getBankAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankAccount;
  };
  /** Update a bank account */
  updateBankAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateBankAccount;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankAccount;
  };
  /** Delete an unused bank account */
  deleteBankAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Confirm the IBAN of a building */
  confirmBankAccountIban: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ConfirmSupplierIban;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankAccount;
  };
  /** List payment batches */
  listPaymentBatches: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this bank account. */
        bank_account_id?: string | undefined;
        /** Batches with a line for this expense. */
        expense_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Draft' | 'Approved' | 'Sent' | 'Done' | 'Cancelled')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: execution_date, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: PaymentBatch[];
  };
  /** Create a draft payment batch */
  createPaymentBatch: {
    request: {
      body: CreatePaymentBatch;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentBatch;
  };
  /** Get a payment batch */
  getPaymentBatch: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: PaymentBatch;
  };
  /** Approve a payment batch */
  approvePaymentBatch: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ApprovePaymentBatch;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Cancel a payment batch */
  cancelPaymentBatch: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Mark a payment batch as sent */
  markPaymentBatchSent: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Reject lines of a payment batch */
  rejectPaymentBatchLines: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: RejectPaymentBatchLines;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentBatch;
  };
  /** Accept all certain proposals */
  matchCertainBankTransactions: {
    request: {
      body?: MatchCertainBankTransactions;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CertainMatches;
  };
  /** List bank statements, newest first */
  listBankStatements: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this bank account. */
        bank_account_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Accepted' | 'Held' | 'Discarded')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, date; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: BankStatement[];
  };
  /** Upload a bank file */
  uploadBankFile: {
    request: {
      body: UploadBankFile;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BankStatementUploadResult;
  };
  /** Get a bank statement */
  getBankStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankStatement;
  };
  /** Release a locked bank statement */
  releaseBankStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankStatement;
  };
  /** Discard a locked bank statement */
  discardBankStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankStatement;
  };
  /** Reconcile a bank account on a day */
  reconcileBankAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Day of the comparison; by default today. */
        on?: string | undefined;
      };
    };
    answer: BankReconciliation;
  };
  /** List bank transactions, newest first */
  listBankTransactions: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this bank account. */
        bank_account_id?: string | undefined;
        /** Only transactions of this bank statement. */
        statement_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Matched' | 'Parked')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Searches name, IBAN and payment reference of the other party. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, booked_on, amount; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: BankTransaction[];
  };
  /** Get a bank transaction */
  getBankTransaction: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankTransaction;
  };
  /** Get the distribution of bank costs */
  getBankTransactionDistribution: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankTransactionDistribution;
  };
  /** Match a bank transaction */
  matchBankTransaction: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: MatchBankTransaction;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankTransaction;
  };
  /** Unmatch a bank transaction */
  unmatchBankTransaction: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankTransaction;
  };
  /** Park a bank transaction in suspense */
  parkBankTransaction: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankTransaction;
  };
  /** List bank rules, newest first */
  listBankRules: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: BankRule[];
  };
  /** Create a bank rule */
  createBankRule: {
    request: {
      body: CreateBankRule;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BankRule;
  };
  /** Get a bank rule */
  getBankRule: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: BankRule;
  };
  /** Update a bank rule */
  updateBankRule: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateBankRule;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: BankRule;
  };
  /** Delete a bank rule */
  deleteBankRule: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List calls for funds, newest first */
  listCallsForFunds: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Draft' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** One value or several, separated by commas. */
        fund?: ('WorkingCapital' | 'Reserve' | 'Provision' | 'Works')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Only calls of this series. */
        series_id?: string | undefined;
        /** Only calls that stem from this decision. */
        decision_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, call_date, due_date; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: CallForFunds[];
  };
  /** Create a draft call for funds */
  createCallForFunds: {
    request: {
      body: CreateCallForFunds;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CallForFunds;
  };
  /** Create a series of instalments */
  createCallSeries: {
    request: {
      body: CreateCallSeries;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CallForFunds[];
  };
  /** Get a call for funds */
  getCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: CallForFunds;
  };
  /** Update a draft call for funds */
  updateCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateCallForFunds;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: CallForFunds;
  };
  /** Preview the distribution of a call */
  previewCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: CallDistribution;
  };
  /** List the receivables of a call */
  listCallReceivables: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: CallReceivable[];
  };
  /** Preview the sending of a call */
  previewCallSending: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Language of the draft; by default that of the first letter. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: SendingPreview;
  };
  /** Send a call for funds */
  sendCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: CallForFunds;
  };
  /** Cancel a call for funds */
  cancelCallForFunds: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: CancelCallForFunds;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: CallForFunds;
  };
  /** Create calls for several buildings */
  bulkCreateCalls: {
    request: {
      body: BulkCreateCalls;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: BulkCallResults;
  };
  /** List the deliveries of a call */
  listCallDeliveries: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Mark the letter of a call posted */
  markCallDeliveryPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the delivery, a UUID. */
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** List the budgets of a building */
  listBudgets: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Budget[];
  };
  /** Create a draft budget */
  createBudget: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateBudget;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Budget;
  };
  /** Get a budget */
  getBudget: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Budget;
  };
  /** Update a draft budget */
  updateBudget: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateBudget;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Budget;
  };
  /** Delete a draft budget */
  deleteBudget: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Adopt a budget */
  adoptBudget: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: AdoptBudget;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Budget;
  };
  /** Preview the calls of a budget */
  previewBudgetCalls: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query: {
        /** Day in Belgium, `YYYY-MM-DD`. */
        first_call_date: string;
        /** Number of calls. */
        instalments: number;
        /** Months between two calls. */
        interval_months: number;
        /** Yearly amount for the reserve; by default the legal minimum, where it is due. */
        reserve_amount?: number | undefined;
      };
    };
    answer: BudgetCallsPreview;
  };
  /** Create the calls of a budget */
  createBudgetCalls: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateBudgetCalls;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: CallForFunds[];
  };
  /** Compare a budget with the costs */
  getBudgetFollowUp: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Day to compare on; by default today. */
        on?: string | undefined;
      };
    };
    answer: BudgetFollowUp;
  };
  /** List the statements of a building */
  listStatements: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: StatementRun[];
  };
  /** Create a draft of statements */
  createStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateStatement;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: StatementRun;
  };
  /** Get a run of statements */
  getStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: StatementRun;
  };
  /** Delete a draft of statements */
  deleteStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List the charges of a run */
  listStatementLines: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Only records of this lot. */
        unit_id?: string | undefined;
        /** One account, or all accounts below a heading. */
        account_code?: string | undefined;
      };
    };
    answer: StatementLines;
  };
  /** List the statements of a run by owner */
  listStatementOwners: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: StatementOwner[];
  };
  /** List the charges of an owner by account */
  listStatementAccounts: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the owner, a UUID. */
        owner_id: string;
      };
    };
    answer: StatementAccounts;
  };
  /** Check the sums of a run */
  checkStatementTies: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: StatementTie[];
  };
  /** List the works of a run */
  listStatementWorks: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: StatementWorks;
  };
  /** Freeze a run of statements */
  freezeStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: FreezeStatement;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: StatementRun;
  };
  /** Approve a run of statements */
  approveStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ApproveStatement;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: StatementRun;
  };
  /** Send a run of statements */
  sendStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: SendStatement;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: StatementRun;
  };
  /** Reverse a run of statements */
  reverseStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: StatementRun;
  };
  /** Preview the sending of statements */
  previewStatementSending: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Language of the draft; by default that of the first letter. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: SendingPreview;
  };
  /** List the deliveries of a run */
  listStatementDeliveries: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Mark a statement posted */
  markStatementDeliveryPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the delivery, a UUID. */
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** List payments of owners, newest first */
  listPayments: {
    request: {
      query?: {
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Bank transaction that was matched to it. */
        bank_transaction_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Recorded' | 'Reversed')[] | undefined;
        /** One value or several, separated by commas. */
        method?: ('BankTransfer' | 'DirectDebit' | 'Card' | 'Cash' | 'Other')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, received_on, amount; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Payment[];
  };
  /** Record a payment of an owner */
  createPayment: {
    request: {
      body: CreatePayment;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Payment;
  };
  /** Get a payment */
  getPayment: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Payment;
  };
  /** Reverse a payment */
  reversePayment: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ReversePayment;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Payment;
  };
  /** Hand a building over */
  createHandover: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateHandover;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Handover;
  };
  /** List handovers of buildings */
  listHandovers: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Handover[];
  };
  /** Get a handover */
  getHandover: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Handover;
  };
  /** Get the account of an owner */
  getOwnerAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        to?: string | undefined;
      };
    };
    answer: OwnerAccount;
  };
  /** Get the account statement of an owner */
  getOwnerStatement: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        to?: string | undefined;
      };
    };
    answer: OwnerStatement;
  };
  /** Compare owner balances with the ledger */
  getOwnerAccountIntegrity: {
    request: {};
    answer: OwnerAccountIntegrity;
  };
  /** Store an account statement as document */
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
  /** List the chart of accounts */
  listAccounts: {
    request: {
      query?: {
        /** One value or several, separated by commas. */
        account_type?: ('Asset' | 'Liability' | 'Equity' | 'Income' | 'Expense' | 'OffBalance')[] | undefined;
        /** `true`: only active records; `false`: only inactive ones. */
        is_active?: boolean | undefined;
        /** Words to search for, at most ten. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, code; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Account[];
  };
  /** Create an account */
  createAccount: {
    request: {
      body: CreateAccount;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Account;
  };
  /** Get an account */
  getAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Account;
  };
  /** Update an account */
  updateAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateAccount;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Account;
  };
  /** Delete an unused account */
  deleteAccount: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Get an account by its code */
  getAccountByCode: {
    request: {
      path: {
        /** Stable code, for programs. */
        code: string;
      };
    };
    answer: Account;
  };
  /** Create the Belgian chart of accounts */
  seedBelgianPcmn: {
    request: {
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: SeedBelgianPcmnAnswer;
  };
  /** List journal entries, newest first */
  listJournalEntries: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        journal?: ('Purchases' | 'Calls' | 'Bank' | 'Miscellaneous' | 'Opening' | 'Closing')[] | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
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
        /** Only entries that name this claim. */
        claim_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, entry_date, sequence; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: JournalEntry[];
  };
  /** Post a journal entry by hand */
  createJournalEntry: {
    request: {
      body: CreateJournalEntry;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: JournalEntry;
  };
  /** Get a journal entry */
  getJournalEntry: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: JournalEntry;
  };
  /** Reverse a journal entry */
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
  /** Check the integrity of the ledger */
  proveLedger: {
    request: {};
    answer: LedgerProof;
  };
  /** Get the head of the ledger */
  getLedgerHead: {
    request: {};
    answer: ChainHead;
  };
  /** List the movements of an account */
  listAccountMovements: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AccountMovement[];
  };
  /** List the financial years of a building */
  listFiscalYears: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: FiscalYear[];
  };
  /** Create a financial year */
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
  /** Get a financial year */
  getFiscalYear: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: FiscalYear;
  };
  /** Check a financial year before closing */
  checkFiscalYearClosing: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ClosingCheck;
  };
  /** List the closing steps of a year */
  getClosingList: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ClosingList;
  };
  /** List missing invoices of a year */
  listAccrualProposals: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: AccrualProposals;
  };
  /** Post accruals for missing invoices */
  accrueCosts: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: AccrueCosts;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AccruedCosts;
  };
  /** Test the reserve calls of a year */
  getReserveTest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ReserveTest;
  };
  /** Appropriate the reserve of a year */
  appropriateReserve: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: ReserveAppropriation;
  };
  /** Close a financial year */
  closeFiscalYear: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: CloseFiscalYear;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: FiscalYear;
  };
  /** Reopen a financial year */
  reopenFiscalYear: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ReopenFiscalYear;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: FiscalYear;
  };
  /** Get the balance sheet */
  getBalanceSheet: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: GetBalanceSheetAnswer;
  };
  /** Get the income statement */
  getIncomeStatement: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Quarter of the year, 1 to 4; without it, the whole year. */
        quarter?: number | undefined;
      };
    };
    answer: GetIncomeStatementAnswer;
  };
  /** Get the trial balance */
  getTrialBalance: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Quarter of the year, 1 to 4; without it, the whole year. */
        quarter?: number | undefined;
      };
    };
    answer: GetTrialBalanceAnswer;
  };
  /** Get the general ledger */
  getGeneralLedger: {
    request: {
      query?: {
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Quarter of the year, 1 to 4; without it, the whole year. */
        quarter?: number | undefined;
        /** One account, or all accounts below a heading. */
        account_code?: string | undefined;
      };
    };
    answer: GetGeneralLedgerAnswer;
  };
  /** Get month-end bank balances */
  getCashSeries: {
    request: {
      query?: {
        /** Number of months, the current one included; by default 12. */
        months?: number | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: GetCashSeriesAnswer;
  };
  /** List cash and overdue amounts by building */
  listBuildingFigures: {
    request: {};
    answer: BuildingFigures[];
  };
  /** Store the balance sheet as document */
  createBalanceSheetDocument: {
    request: {
      body: CreateBalanceSheetDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** Store the income statement as document */
  createIncomeStatementDocument: {
    request: {
      body: CreateIncomeStatementDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** Get the statement of funds */
  getFundStatements: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetFundStatementsAnswer;
  };
  /** Get the balances of owners */
  getOwnerBalances: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetOwnerBalancesAnswer;
  };
  /** Get the balances of suppliers */
  getSupplierBalances: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetSupplierBalancesAnswer;
  };
  /** Get the costs by account and key */
  getCostsByKey: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetCostsByKeyAnswer;
  };
  /** Get the arrears of a year */
  getArrears: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetArrearsAnswer;
  };
  /** Get the commitments of a building */
  getCommitments: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetCommitmentsAnswer;
  };
  /** Get the journals of a year */
  getJournals: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetJournalsAnswer;
  };
  /** Get the simplified accounts */
  getSimplifiedAccounts: {
    request: {
      query: {
        /** Only records of this building. */
        building_id: string;
        /** Financial year, named by the calendar year in which it ends. */
        year?: number | undefined;
      };
    };
    answer: GetSimplifiedAccountsAnswer;
  };
  /** List payment reminders, newest first */
  listPaymentReminders: {
    request: {
      query?: {
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        reminder_level?: ('Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction')[] | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: PaymentReminder[];
  };
  /** Create a payment reminder */
  createPaymentReminder: {
    request: {
      body: CreatePaymentReminder;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentReminder;
  };
  /** List the payment reminders of an owner */
  listOwnerPaymentReminders: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        reminder_level?: ('Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction')[] | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Sent' | 'Settled' | 'Cancelled')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: id, created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: PaymentReminder[];
  };
  /** Get a payment reminder */
  getPaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: PaymentReminder;
  };
  /** Escalate a payment reminder */
  escalatePaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: EscalatePaymentReminder;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Send a payment reminder by e-mail */
  sendPaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Mark a payment reminder as sent */
  markPaymentReminderSent: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: MarkPaymentReminderSent;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Pause a payment reminder */
  pausePaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Resume a payment reminder */
  resumePaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Charge the penalty of a reminder */
  chargeReminderPenalty: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Waive the penalty of a reminder */
  waiveReminderPenalty: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Cancel a payment reminder */
  cancelPaymentReminder: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: PaymentReminder;
  };
  /** Get the reminder settings */
  getReminderSettings: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: ReminderSettings;
  };
  /** Update the reminder settings */
  updateReminderSettings: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
      };
      body?: UpdateReminderSettings;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: ReminderSettings;
  };
  /** Reset the reminder settings */
  deleteReminderSettings: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Preview the sending of a reminder */
  previewReminderSending: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Language of the draft; by default that of the first letter. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: SendingPreview;
  };
  /** List the deliveries of a reminder */
  listPaymentReminderDeliveries: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ReminderDelivery[];
  };
  /** Run the payment reminders */
  runPaymentReminders: {
    request: {
      body?: RunPaymentReminders;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentReminderRun;
  };
  /** Get payment reminder statistics */
  getPaymentReminderStats: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
      };
    };
    answer: PaymentReminderStats;
  };
  /** List the late interest rates */
  listInterestRates: {
    request: {};
    answer: InterestRate[];
  };
  /** Create a late interest rate */
  createInterestRate: {
    request: {
      body: CreateInterestRate;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: InterestRate;
  };
  /** List documents, newest first */
  listDocuments: {
    request: {
      query?: {
        /** One value or several, separated by commas. */
        document_type?: (
          | 'Invoice'
          | 'Quote'
          | 'Contract'
          | 'MeetingInvitation'
          | 'MeetingMinutes'
          | 'InsurancePolicy'
          | 'MaintenanceReport'
          | 'FinancialReport'
          | 'Statutes'
          | 'Certificate'
          | 'Letter'
          | 'Other')[] | undefined;
        /** One value or several, separated by commas. */
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
        /** Searches title, file name and text. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at, title, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Document[];
  };
  /** Upload a document */
  createDocument: {
    request: {
      body: CreateDocument;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Document;
  };
  /** Get a document */
  getDocument: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Document;
  };
  /** Update a document */
  updateDocument: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateDocument;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Document;
  };
  /** Delete a document */
  deleteDocument: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List the versions of a document */
  listDocumentVersions: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DocumentVersion[];
  };
  /** Upload a new document version */
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
  /** Create a download link */
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
  /** List meetings, latest first */
  listMeetings: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Scheduled' | 'InProgress' | 'Completed' | 'Cancelled')[] | undefined;
        /** One value or several, separated by commas. */
        meeting_type?: (
          | 'GeneralAssembly'
          | 'ExtraordinaryAssembly'
          | 'BoardMeeting'
          | 'WrittenDecision')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
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
  /** Get a meeting */
  getMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Meeting;
  };
  /** Update a meeting */
  updateMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateMeeting;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Meeting;
  };
  /** Delete a meeting */
  deleteMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List the findings before convening */
  listMeetingFindings: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: MeetingFinding[];
  };
  /** Cancel a meeting with a reason */
  cancelMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Meeting;
  };
  /** Schedule a second session */
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
  /** List the agenda of a meeting */
  listAgendaItems: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: AgendaItem[];
  };
  /** Add an agenda item */
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
  /** Get an agenda item */
  getAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
    };
    answer: AgendaItem;
  };
  /** Update an agenda item */
  updateAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      body?: UpdateAgendaItem;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AgendaItem;
  };
  /** Delete an agenda item */
  deleteAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Go to an agenda item */
  goToAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Meeting;
  };
  /** Convene a meeting */
  conveneMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ConveneMeeting;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Meeting;
  };
  /** Preview the convocations of a meeting */
  previewConvocations: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Language of the draft; by default that of the first letter. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: SendingPreview;
  };
  /** List the convocations of a meeting */
  listConvocations: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Mark a convocation posted */
  markConvocationPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the delivery, a UUID. */
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** List the convocation consents of an owner */
  listConvocationConsents: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ConvocationConsent[];
  };
  /** Record a consent to e-mail convocations */
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
  /** Withdraw a consent to e-mail convocations */
  withdrawConvocationConsent: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the consent, a UUID. */
        consent_id: string;
      };
      body?: WithdrawConvocationConsent;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: ConvocationConsent;
  };
  /** List the proxies of a meeting */
  listProxies: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Proxy[];
  };
  /** Record a proxy */
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
        /** Identifier of the proxy, a UUID. */
        proxy_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List the attendance of a meeting */
  listAttendances: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Attendance[];
  };
  /** Record an arrival */
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
  /** Record a departure */
  leaveMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the attendance record, a UUID. */
        attendance_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Attendance;
  };
  /** Get the quorum of a meeting */
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
      etag: string | undefined;
    };
    answer: Meeting;
  };
  /** Cast votes on an agenda item */
  castVotes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      body?: CastVotes;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: VotesCast;
  };
  /** Get your ballot for an item */
  getBallot: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
    };
    answer: BallotEntry[];
  };
  /** Close the vote on an item */
  closeAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: VoteResult;
  };
  /** Declare the votes on an item void */
  voidVotes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: VotingRound;
  };
  /** Amend the text of an item */
  amendAgendaItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      body: AmendAgendaItem;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AgendaItem;
  };
  /** Get the live state of a meeting */
  getLiveMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LiveMeeting;
  };
  /** Set the owners excluded from a vote */
  excludeFromItem: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the agenda item, a UUID. */
        item_id: string;
      };
      body: ExcludeFromItem;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AgendaItem;
  };
  /** Close a meeting */
  closeMeeting: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Meeting;
  };
  /** Get the receipt of a vote */
  getVoteReceipt: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: VoteReceipt;
  };
  /** Get the head of the votes */
  getVotesHead: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ChainHead;
  };
  /** Verify the votes of a meeting */
  proveVotes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: VotesProof;
  };
  /** Get the minutes of a meeting */
  getMinutes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Language of the PDF, in place of those of the building. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: Minutes;
  };
  /** Update the draft minutes */
  updateMinutes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateMinutes;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Minutes;
  };
  /** Publish the minutes */
  publishMinutes: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Minutes;
  };
  /** Preview the sending of minutes */
  previewMinutesSending: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Language of the draft; by default that of the first letter. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    answer: SendingPreview;
  };
  /** List the deliveries of the minutes */
  listMinutesDeliveries: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LetterDelivery[];
  };
  /** Mark minutes posted */
  markMinutesPosted: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the delivery, a UUID. */
        delivery_id: string;
      };
      body: MarkCallDeliveryPosted;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: LetterDelivery;
  };
  /** List the register of decisions */
  listDecisions: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this meeting. */
        meeting_id?: string | undefined;
        /** One value or several, separated by commas. */
        result?: ('Adopted' | 'Rejected')[] | undefined;
        /** One value or several, separated by commas. */
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
        /** Searches title and text. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: decided_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Decision[];
  };
  /** Record a decision taken elsewhere */
  createDecision: {
    request: {
      body: CreateDecision;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Decision;
  };
  /** Get a decision */
  getDecision: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Decision;
  };
  /** Update amount and end of a decision */
  updateDecision: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateDecision;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Decision;
  };
  /** Repeat a decision that lacked unanimity */
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
  /** List the follow-ups of a decision */
  listFollowUps: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: FollowUp[];
  };
  /** Add a follow-up to a decision */
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
  /** Mark a follow-up as done */
  finishFollowUp: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the follow-up, a UUID. */
        follow_up_id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: FollowUp;
  };
  /** List agenda proposals, newest first */
  listAgendaProposals: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: received_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AgendaProposal[];
  };
  /** Propose an agenda item */
  createAgendaProposal: {
    request: {
      body: CreateAgendaProposal;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AgendaProposal;
  };
  /** Withdraw an agenda proposal */
  withdrawAgendaProposal: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AgendaProposal;
  };
  /** Put a proposal on an agenda */
  takeAgendaProposal: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: RepeatDecision;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AgendaProposal;
  };
  /** List requests for an assembly */
  listAssemblyRequests: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: received_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AssemblyRequest[];
  };
  /** Record a request for an assembly */
  createAssemblyRequest: {
    request: {
      body: CreateAssemblyRequest;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AssemblyRequest;
  };
  /** Answer a request for an assembly */
  answerAssemblyRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: RepeatDecision;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AssemblyRequest;
  };
  /** List audits */
  listAudits: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only audits of this financial year. */
        fiscal_year_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Reported')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Audit[];
  };
  /** Start the audit of a financial year */
  createAudit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: CreateAudit;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Audit;
  };
  /** Get an audit */
  getAudit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Audit;
  };
  /** Update an open audit */
  updateAudit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: CreateAudit;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Audit;
  };
  /** Draw a sample */
  drawAuditSample: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: DrawAuditSample;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AuditSample;
  };
  /** List the vouchers of a sample */
  listAuditVouchers: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** One value or several, separated by commas. */
        mark?: ('Ok' | 'Question' | 'Objection')[] | undefined;
        /** `false`: only vouchers without a mark; `true`: the others. */
        marked?: boolean | undefined;
        /** `false`: only questions and objections without an answer; `true`: answered. */
        answered?: boolean | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: sequence, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AuditVoucher[];
  };
  /** Get a voucher */
  getAuditVoucher: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the journal entry, a UUID. */
        entry_id: string;
      };
    };
    answer: AuditVoucher;
  };
  /** Mark a voucher */
  markAuditVoucher: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the journal entry, a UUID. */
        entry_id: string;
      };
      body: MarkAuditVoucher;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: AuditVoucher;
  };
  /** Answer the auditor */
  answerAuditQuestion: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the journal entry, a UUID. */
        entry_id: string;
      };
      body: AnswerAuditQuestion;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AuditVoucher;
  };
  /** Get the checks of an audit */
  getAuditChecks: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: AuditChecks;
  };
  /** List the compared bank files */
  listAuditBankFiles: {
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AuditBankFile[];
  };
  /** Report on an audit */
  reportAudit: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: ReportAudit;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Audit;
  };
  /** Put a report on an agenda */
  putAuditOnAgenda: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: PutAuditOnAgenda;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Audit;
  };
  /** List the proceedings of a building */
  listProceedings: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only those pending on this day. */
        pending_on?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: opened_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Proceeding[];
  };
  /** Record a proceeding */
  createProceeding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateProceeding;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Proceeding;
  };
  /** Get a proceeding */
  getProceeding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Proceeding;
  };
  /** Update a proceeding */
  updateProceeding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateProceeding;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Proceeding;
  };
  /** Delete a proceeding */
  deleteProceeding: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List requests for information on lots */
  listLotRequests: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this lot. */
        unit_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Sent')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: received_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: LotRequest[];
  };
  /** Record a request for information on lots */
  createLotRequest: {
    request: {
      body: CreateLotRequest;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: LotRequest;
  };
  /** Get a request for information on lots */
  getLotRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: LotRequest;
  };
  /** Update an open request for information on lots */
  updateLotRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateLotRequest;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: LotRequest;
  };
  /** Get the answer to a request */
  getLotAnswer: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Day of the figures; by default today, or the day of sending. */
        on?: string | undefined;
      };
    };
    answer: LotAnswer;
  };
  /** Send the answer to a request */
  sendLotAnswer: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: SendLotAnswer;
    };
    answer: LotRequest;
  };
  /** Revoke the link to an answer */
  revokeLotAnswerLink: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: LotRequest;
  };
  /** List when an answer was opened */
  listLotAnswerOpenings: {
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: opened_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: LotAnswerOpening[];
  };
  /** List withheld prices */
  listHolds: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Withheld' | 'Contested' | 'Attached' | 'Paid' | 'Released')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: deed_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Hold[];
  };
  /** Record a withheld price */
  createHold: {
    request: {
      body: CreateHold;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Hold;
  };
  /** Get a withheld price */
  getHold: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Hold;
  };
  /** Update a withheld price */
  updateHold: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateHold;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Hold;
  };
  /** Record that the seller contests */
  contestHold: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ContestHold;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Hold;
  };
  /** Record an attachment */
  attachHold: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Hold;
  };
  /** Record that the notary has paid */
  payHold: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: PayHold;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Hold;
  };
  /** Record that the price went to the seller */
  releaseHold: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Hold;
  };
  /** List debts by privilege and limitation */
  listLotDebts: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** By default today. */
        on?: string | undefined;
      };
    };
    answer: LotDebt[];
  };
  /** List the interruptions of limitation in a building */
  listInterruptions: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: done_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Interruption[];
  };
  /** Record an interruption of limitation */
  createInterruption: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: CreateInterruption;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Interruption;
  };
  /** Get an interruption of limitation */
  getInterruption: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Interruption;
  };
  /** Delete an interruption of limitation */
  deleteInterruption: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** List sales of lots */
  listSales: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this lot. */
        unit_id?: string | undefined;
        /** Seller or buyer. */
        owner_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Recorded' | 'Undone')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: deed_on, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Sale[];
  };
  /** Record the sale of lots */
  createSale: {
    request: {
      body: CreateSale;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Sale;
  };
  /** Preview the sale of lots */
  previewSale: {
    request: {
      body: CreateSale;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: SalePreview;
  };
  /** Get the sale of lots */
  getSale: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Sale;
  };
  /** Undo the sale of lots */
  undoSale: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Sale;
  };
  /** Record what the notary withholds */
  holdSalePrice: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: HoldSalePrice;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Sale;
  };
  /** List tickets, newest first */
  listTickets: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'InProgress' | 'Resolved' | 'Closed' | 'Cancelled')[] | undefined;
        /** One value or several, separated by commas. */
        priority?: ('Low' | 'Medium' | 'High' | 'Critical')[] | undefined;
        /** One value or several, separated by commas. */
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
        /** Only transactions of this bank statement. */
        statement_id?: string | undefined;
        /** Searches title and description. */
        q?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at, updated_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
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
  /** Get ticket statistics */
  readTicketStats: {
    request: {
      query?: {
        /** Only records of this building. */
        building_id?: string | undefined;
      };
    };
    answer: TicketStats;
  };
  /** Get a ticket */
  getTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Ticket;
  };
  /** Update a ticket */
  updateTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: UpdateTicket;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** List the history of a ticket */
  listTicketHistory: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: TicketHistoryEvent[];
  };
  /** Assign a ticket */
  assignTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: AssignTicket;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** Start work on a ticket */
  startTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** Resolve a ticket */
  resolveTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ResolveTicket;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** Close a resolved ticket */
  closeTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** Reopen a ticket */
  reopenTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** Cancel a ticket with a reason */
  cancelTicket: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Ticket;
  };
  /** List the comments on a ticket */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
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
  /** Send a ticket to a supplier */
  sendTicketToSupplier: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: SendTicketToSupplier;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Ticket;
  };
  /** List the processing activities */
  listProcessingActivities: {
    request: {};
    answer: ProcessingActivity[];
  };
  /** List data protection requests, newest first */
  listGdprRequests: {
    request: {
      query?: {
        /** Only records of this owner. */
        owner_id?: string | undefined;
        /** One value or several, separated by commas. */
        kind?: (
          | 'Access'
          | 'Portability'
          | 'Rectification'
          | 'Erasure'
          | 'Restriction'
          | 'Objection')[] | undefined;
        /** One value or several, separated by commas. */
        status?: ('Open' | 'Extended' | 'Completed' | 'Refused')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: GdprRequest[];
  };
  /** Create a data protection request */
  createGdprRequest: {
    request: {
      body: CreateGdprRequest;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: GdprRequest;
  };
  /** Get a data protection request */
  getGdprRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: GdprRequest;
  };
  /** Extend a data protection request */
  extendGdprRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: GdprRequest;
  };
  /** Mark a request as completed */
  completeGdprRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: CompleteGdprRequest;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: GdprRequest;
  };
  /** Refuse a request with a reason */
  refuseGdprRequest: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: GdprRequest;
  };
  /** Correct the data of an owner */
  rectifyOwner: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: RectifyOwner;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Owner;
  };
  /** List corrections of an owner’s data */
  listDataRectifications: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DataRectification[];
  };
  /** Restrict the processing of an owner’s data */
  restrictOwnerData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Owner;
  };
  /** Record an objection to processing */
  objectToProcessing: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UnmarkExpensePaid;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Owner;
  };
  /** Lift a restriction of processing */
  liftDataRestriction: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: LiftDataRestriction;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Owner;
  };
  /** List restrictions of an owner’s data */
  listDataRestrictions: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DataRestriction[];
  };
  /** List accesses to an owner’s data */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: sequence; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: DataAccess[];
  };
  /** Verify the access log */
  proveDataAccesses: {
    request: {};
    answer: AccessLogProof;
  };
  /** Export the data of an owner */
  exportOwnerData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: DataExport;
  };
  /** Get an owner’s portable data */
  getPortableData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: PortableData;
  };
  /** Preview the erasure of an owner */
  previewErasure: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: ErasurePreview;
  };
  /** Erase the personal data of an owner */
  deleteOwnerData: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: ErasureResult;
  };
  /** Preview the retention run */
  readRetention: {
    request: {};
    answer: RetentionReport;
  };
  /** Run the retention */
  runRetention: {
    request: {
      body?: RunRetention;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: RetentionReport;
  };
  /** Send a notification */
  createNotification: {
    request: {
      body: CreateNotification;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: unknown;
  };
  /** List your notifications, newest first */
  listMyNotifications: {
    request: {
      query?: {
        /** One value or several, separated by commas. */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Notification[];
  };
  /** List your unread notifications, newest first */
  listUnreadNotifications: {
    request: {
      query?: {
        /** One value or several, separated by commas. */
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
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: created_at; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: Notification[];
  };
  /** Get your notification statistics */
  getNotificationStats: {
    request: {};
    answer: NotificationStats;
  };
  /** Mark all your notifications as read */
  markAllNotificationsRead: {
    request: {};
    answer: MarkAllNotificationsReadAnswer;
  };
  /** Get one of your notifications */
  getNotification: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    answer: Notification;
  };
  /** Delete one of your notifications */
  deleteNotification: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: undefined;
  };
  /** Mark one of your notifications as read */
  markNotificationRead: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: Notification;
  };
  /** List the notification preferences of a user */
  listNotificationPreferences: {
    request: {
      path: {
        /** Identifier of the user account, a UUID. */
        user_id: string;
      };
    };
    answer: NotificationPreference[];
  };
  /** Get one notification preference of a user */
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
  /** Update one of your notification preferences */
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
      etag: string | undefined;
    };
    answer: NotificationPreference;
  };
  /** List notification deliveries, newest first */
  listNotificationDeliveries: {
    request: {
      query?: {
        /** One value or several, separated by commas. */
        status?: ('Pending' | 'Sent' | 'Failed' | 'Skipped')[] | undefined;
        /** One value or several, separated by commas. */
        channel?: ('Email' | 'SMS' | 'Push' | 'InApp')[] | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: notification_id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: NotificationDelivery[];
  };
  /** Retry a failed notification delivery */
  replayNotificationDelivery: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body?: ReplayNotificationDelivery;
      /** Refuses the change (412) when the record is another by now */
      etag: string | undefined;
    };
    answer: NotificationDelivery[];
  };
  /** Get the public key for push messages */
  getPushKey: {
    request: {};
    answer: GetPushKeyAnswer;
  };
  /** Subscribe a browser to push messages */
  createPushSubscription: {
    request: {
      body: CreatePushSubscription;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PushSubscription;
  };
  /** Unsubscribe a browser from push messages */
  deletePushSubscription: {
    request: {
      body: DeletePushSubscription;
    };
    answer: undefined;
  };
  /** List the audit log */
  listAuditEntries: {
    request: {
      query?: {
        /** Only actions of this user. */
        actor_id?: string | undefined;
        /** One value or several, separated by commas. */
        object_type?: (
          | 'Account'
          | 'AgendaItem'
          | 'AgendaProposal'
          | 'AssemblyRequest'
          | 'Attendance'
          | 'Audit'
          | 'AuditVoucher'
          | 'BankAccount'
          | 'BankStatement'
          | 'BankTransaction'
          | 'Budget'
          | 'Building'
          | 'CallForFunds'
          | 'Claim'
          | 'ConvocationConsent'
          | 'Decision'
          | 'DecisionFollowUp'
          | 'DistributionKey'
          | 'Document'
          | 'Expense'
          | 'FailedJob'
          | 'FiscalYear'
          | 'GdprRequest'
          | 'Hold'
          | 'InterestRate'
          | 'Interruption'
          | 'JournalEntry'
          | 'LetterPost'
          | 'LotRequest'
          | 'Meeting'
          | 'Member'
          | 'Meter'
          | 'MeterReading'
          | 'Notification'
          | 'Organization'
          | 'Owner'
          | 'Payment'
          | 'PaymentBatch'
          | 'PaymentReminder'
          | 'Proceeding'
          | 'Proxy'
          | 'ReminderSettings'
          | 'Sale'
          | 'Statement'
          | 'Supplier'
          | 'Ticket'
          | 'Unit'
          | 'UnitOwner'
          | 'User'
          | 'Vote'
          | 'VotingRound')[] | undefined;
        /** Only entries about this record. */
        object_id?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: occurred_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AuditEntry[];
  };
  /** List the platform audit log */
  listPlatformAuditEntries: {
    request: {
      query?: {
        /** Only actions of this user. */
        actor_id?: string | undefined;
        /** One value or several, separated by commas. */
        object_type?: (
          | 'Account'
          | 'AgendaItem'
          | 'AgendaProposal'
          | 'AssemblyRequest'
          | 'Attendance'
          | 'Audit'
          | 'AuditVoucher'
          | 'BankAccount'
          | 'BankStatement'
          | 'BankTransaction'
          | 'Budget'
          | 'Building'
          | 'CallForFunds'
          | 'Claim'
          | 'ConvocationConsent'
          | 'Decision'
          | 'DecisionFollowUp'
          | 'DistributionKey'
          | 'Document'
          | 'Expense'
          | 'FailedJob'
          | 'FiscalYear'
          | 'GdprRequest'
          | 'Hold'
          | 'InterestRate'
          | 'Interruption'
          | 'JournalEntry'
          | 'LetterPost'
          | 'LotRequest'
          | 'Meeting'
          | 'Member'
          | 'Meter'
          | 'MeterReading'
          | 'Notification'
          | 'Organization'
          | 'Owner'
          | 'Payment'
          | 'PaymentBatch'
          | 'PaymentReminder'
          | 'Proceeding'
          | 'Proxy'
          | 'ReminderSettings'
          | 'Sale'
          | 'Statement'
          | 'Supplier'
          | 'Ticket'
          | 'Unit'
          | 'UnitOwner'
          | 'User'
          | 'Vote'
          | 'VotingRound')[] | undefined;
        /** Only entries about this record. */
        object_id?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_from?: string | undefined;
        /** Day in Belgium, `YYYY-MM-DD`. */
        date_to?: string | undefined;
        /** Number of records on a page. */
        limit?: number | undefined;
        /** Number of records to skip; not together with `cursor`. */
        offset?: number | undefined;
        /** Position in the list, from the `Link` header of the previous page. */
        cursor?: string | undefined;
        /** Fields to sort by, separated by commas: occurred_at, id; `-` sorts descending. */
        sort?: string | undefined;
        /** Whether to return the total number in `X-Total-Count`. */
        include_total?: boolean | undefined;
      };
    };
    answer: AuditEntry[];
  };
  /** Get the head of the audit log */
  getAuditHead: {
    request: {};
    answer: LogHead;
  };
  /** Verify the audit log */
  proveAudit: {
    request: {};
    answer: AuditProof;
  };
  /** Get metrics */
  getMetrics: {
    request: {};
    answer: undefined;
  };
  /** Get the state of operations */
  getOperations: {
    request: {};
    answer: ServiceState;
  };
  /** Retry a failed job */
  retryFailedJob: {
    request: {
      path: {
        /** Identifier of the failed job. */
        job_id: string;
      };
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: undefined;
  };
  /** Import a building */
  importBuilding: {
    request: {
      body: ImportBuilding;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: ImportResult;
  };
  /** Create a draft expense from an invoice */
  createExpenseFromInvoice: {
    request: {
      body: CreateExpenseFromInvoice;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: Expense;
  };
  /** Upload a bank file for a building */
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
  /** Import payments */
  importPayments: {
    request: {
      body: ImportPayments;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: PaymentsImportResult;
  };
  /** Import draft expenses */
  importExpenses: {
    request: {
      body: ImportPayments;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: ExpensesImportResult;
  };
  /** Import opening books */
  importTakeover: {
    request: {
      body: ImportTakeover;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: TakeoverResult;
  };
  /** Import a building that was handed over */
  importHandover: {
    request: {
      body: ImportBuilding;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: HandoverResult;
  };
  /** Compare the bank’s own file */
  compareBankFile: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      body: UploadBankFile;
      /** Makes the request safe to send again */
      idempotencyKey?: string;
    };
    answer: AuditBankFile;
  };
  /** Attach a file to a ticket */
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
  /** Download the file of a payment batch */
  getPaymentBatchFile: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    format: 'xml';
  };
  /** Preview the sending of a call */
  previewCallSending: {
    request: Operations['previewCallSending']['request'];
    format: 'pdf';
  };
  /** Get the letters of a call */
  getCallLetters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Email: letters sent by e-mail. Post: letters still to be posted. */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** Get the letter to one owner */
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
  /** List the charges of a run */
  listStatementLines: {
    request: Operations['listStatementLines']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Preview the sending of statements */
  previewStatementSending: {
    request: Operations['previewStatementSending']['request'];
    format: 'pdf';
  };
  /** Get the statements of a run */
  getStatementLetters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Email: letters sent by e-mail. Post: letters still to be posted. */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** Get the statement of one owner */
  getStatementLetter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
        /** Identifier of the owner, a UUID. */
        owner_id: string;
      };
      query?: {
        annex?: 'Vat' | 'Tenant' | undefined;
        /** Lot of the annex for a tenant. */
        unit_id?: string | undefined;
        /** First day of the lease. */
        lease_from?: string | undefined;
        /** Last day of the lease. */
        lease_to?: string | undefined;
      };
    };
    format: 'pdf';
  };
  /** Download the takeover template */
  getTakeoverTemplate: {
    request: {};
    format: 'xlsx' | 'zip';
  };
  /** Download the file of a building */
  getHandoverFile: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    format: 'zip';
  };
  /** Download the receipt of a handover */
  getHandoverReceipt: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    format: 'pdf';
  };
  /** Get the account statement of an owner */
  getOwnerStatement: {
    request: Operations['getOwnerStatement']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the balance sheet */
  getBalanceSheet: {
    request: Operations['getBalanceSheet']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the income statement */
  getIncomeStatement: {
    request: Operations['getIncomeStatement']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the trial balance */
  getTrialBalance: {
    request: Operations['getTrialBalance']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the general ledger */
  getGeneralLedger: {
    request: Operations['getGeneralLedger']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get month-end bank balances */
  getCashSeries: {
    request: Operations['getCashSeries']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the statement of funds */
  getFundStatements: {
    request: Operations['getFundStatements']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the balances of owners */
  getOwnerBalances: {
    request: Operations['getOwnerBalances']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the balances of suppliers */
  getSupplierBalances: {
    request: Operations['getSupplierBalances']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the costs by account and key */
  getCostsByKey: {
    request: Operations['getCostsByKey']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the arrears of a year */
  getArrears: {
    request: Operations['getArrears']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the commitments of a building */
  getCommitments: {
    request: Operations['getCommitments']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the journals of a year */
  getJournals: {
    request: Operations['getJournals']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Get the simplified accounts */
  getSimplifiedAccounts: {
    request: Operations['getSimplifiedAccounts']['request'];
    format: 'csv' | 'pdf' | 'xlsx';
  };
  /** Download the dossier of a year */
  getFiscalYearDossier: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    format: 'zip';
  };
  /** Get the reminder letters to post */
  getPaymentReminderLetters: {
    request: {
      query?: {
        /** `Post`: letters still to be posted (default). */
        channel?: 'Post' | undefined;
        /** Only records of this building. */
        building_id?: string | undefined;
        /** Only records of this owner. */
        owner_id?: string | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** Get the letter of a reminder */
  getPaymentReminderLetter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Level of the letter; by default the current one. */
        reminder_level?: 'Gentle' | 'Formal' | 'FinalNotice' | 'LegalAction' | undefined;
      };
    };
    format: 'pdf';
  };
  /** Preview the sending of a reminder */
  previewReminderSending: {
    request: Operations['previewReminderSending']['request'];
    format: 'pdf';
  };
  /** Preview the convocations of a meeting */
  previewConvocations: {
    request: Operations['previewConvocations']['request'];
    format: 'pdf';
  };
  /** Get the convocation letters */
  getConvocationLetters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Email: letters sent by e-mail. Post: letters still to be posted. */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** Get the convocation of one owner */
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
  /** Get the notice for occupants */
  getOccupantsNotice: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
    };
    format: 'pdf';
  };
  /** Get the minutes of a meeting */
  getMinutes: {
    request: Operations['getMinutes']['request'];
    format: 'pdf';
  };
  /** Preview the sending of minutes */
  previewMinutesSending: {
    request: Operations['previewMinutesSending']['request'];
    format: 'pdf';
  };
  /** Get the letters with the minutes */
  getMinutesLetters: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        /** Email: letters sent by e-mail. Post: letters still to be posted. */
        channel?: 'Email' | 'Post' | undefined;
      };
    };
    format: 'pdf' | 'zip';
  };
  /** Get the minutes letter of one owner */
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
  /** Get the answer to a request */
  getLotAnswer: {
    request: Operations['getLotAnswer']['request'];
    format: 'pdf' | 'zip';
  };
  /** Get a letter about a withheld price */
  getHoldLetter: {
    request: {
      path: {
        /** Identifier of the record, a UUID. */
        id: string;
      };
      query?: {
        kind?: 'Claim' | 'Attachment' | undefined;
        /** By default that of the building. */
        language?: 'fr' | 'nl' | 'de' | 'en' | undefined;
      };
    };
    format: 'pdf';
  };
  /** Export the data of an owner */
  exportOwnerData: {
    request: Operations['exportOwnerData']['request'];
    format: 'zip';
  };
  /** Get an owner’s portable data */
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
  showInvitationLink: ['PUT', '/users/{id}/invitation-link'],
  listUnconfirmedApprovers: ['GET', '/approvers'],
  confirmApprover: ['PUT', '/users/{id}/confirm-approver'],
  deactivateUser: ['PUT', '/users/{id}/deactivate'],
  activateUser: ['PUT', '/users/{id}/activate'],
  listBuildings: ['GET', '/buildings'],
  createBuilding: ['POST', '/buildings'],
  getBuilding: ['GET', '/buildings/{id}'],
  updateBuilding: ['PUT', '/buildings/{id}'],
  deleteBuilding: ['DELETE', '/buildings/{id}'],
  confirmSingleApprover: ['PUT', '/buildings/{id}/confirm-single-approver'],
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
  listBuildingMeters: ['GET', '/buildings/{id}/meters'],
  listUnitMeters: ['GET', '/units/{id}/meters'],
  createMeter: ['POST', '/units/{id}/meters'],
  getMeter: ['GET', '/meters/{id}'],
  updateMeter: ['PUT', '/meters/{id}'],
  deleteMeter: ['DELETE', '/meters/{id}'],
  listMeterReadings: ['GET', '/meters/{id}/readings'],
  createMeterReading: ['POST', '/meters/{id}/readings'],
  deleteMeterReading: ['DELETE', '/meters/{id}/readings/{reading_id}'],
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
  listClaims: ['GET', '/buildings/{id}/claims'],
  createClaim: ['POST', '/buildings/{id}/claims'],
  getClaim: ['GET', '/claims/{id}'],
  updateClaim: ['PUT', '/claims/{id}'],
  closeClaim: ['PUT', '/claims/{id}/close'],
  reopenClaim: ['PUT', '/claims/{id}/reopen'],
  getInvoiceValues: ['GET', '/documents/{id}/invoice-values'],
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
  confirmBankAccountIban: ['PUT', '/bank-accounts/{id}/confirm-iban'],
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
  updateCallForFunds: ['PUT', '/calls-for-funds/{id}'],
  previewCallForFunds: ['GET', '/calls-for-funds/{id}/preview'],
  listCallReceivables: ['GET', '/calls-for-funds/{id}/receivables'],
  previewCallSending: ['GET', '/calls-for-funds/{id}/sending-preview'],
  sendCallForFunds: ['PUT', '/calls-for-funds/{id}/send'],
  cancelCallForFunds: ['PUT', '/calls-for-funds/{id}/cancel'],
  bulkCreateCalls: ['POST', '/calls-for-funds/bulk'],
  listCallDeliveries: ['GET', '/calls-for-funds/{id}/deliveries'],
  markCallDeliveryPosted: ['PUT', '/calls-for-funds/{id}/deliveries/{delivery_id}/mark-posted'],
  getCallLetters: ['GET', '/calls-for-funds/{id}/letters'],
  getCallLetter: ['GET', '/calls-for-funds/{id}/letters/{owner_id}'],
  listBudgets: ['GET', '/buildings/{id}/budgets'],
  createBudget: ['POST', '/buildings/{id}/budgets'],
  getBudget: ['GET', '/budgets/{id}'],
  updateBudget: ['PUT', '/budgets/{id}'],
  deleteBudget: ['DELETE', '/budgets/{id}'],
  adoptBudget: ['PUT', '/budgets/{id}/adopt'],
  previewBudgetCalls: ['GET', '/budgets/{id}/calls-preview'],
  createBudgetCalls: ['POST', '/budgets/{id}/calls'],
  getBudgetFollowUp: ['GET', '/budgets/{id}/follow-up'],
  listStatements: ['GET', '/buildings/{id}/statements'],
  createStatement: ['POST', '/buildings/{id}/statements'],
  getStatement: ['GET', '/statements/{id}'],
  deleteStatement: ['DELETE', '/statements/{id}'],
  listStatementLines: ['GET', '/statements/{id}/lines'],
  listStatementOwners: ['GET', '/statements/{id}/owners'],
  listStatementAccounts: ['GET', '/statements/{id}/owners/{owner_id}/accounts'],
  checkStatementTies: ['GET', '/statements/{id}/ties'],
  listStatementWorks: ['GET', '/statements/{id}/works'],
  freezeStatement: ['PUT', '/statements/{id}/freeze'],
  approveStatement: ['PUT', '/statements/{id}/approve'],
  sendStatement: ['PUT', '/statements/{id}/send'],
  reverseStatement: ['PUT', '/statements/{id}/reverse'],
  previewStatementSending: ['GET', '/statements/{id}/sending-preview'],
  getStatementLetters: ['GET', '/statements/{id}/letters'],
  getStatementLetter: ['GET', '/statements/{id}/letters/{owner_id}'],
  listStatementDeliveries: ['GET', '/statements/{id}/deliveries'],
  markStatementDeliveryPosted: ['PUT', '/statements/{id}/deliveries/{delivery_id}/mark-posted'],
  listPayments: ['GET', '/payments'],
  createPayment: ['POST', '/payments'],
  getPayment: ['GET', '/payments/{id}'],
  reversePayment: ['PUT', '/payments/{id}/reverse'],
  getTakeoverTemplate: ['GET', '/imports/takeover/template'],
  createHandover: ['POST', '/buildings/{id}/handovers'],
  listHandovers: ['GET', '/handovers'],
  getHandover: ['GET', '/handovers/{id}'],
  getHandoverFile: ['GET', '/handovers/{id}/file'],
  getHandoverReceipt: ['GET', '/handovers/{id}/receipt'],
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
  getLedgerHead: ['GET', '/ledger/head'],
  listAccountMovements: ['GET', '/accounts/{id}/ledger'],
  listFiscalYears: ['GET', '/buildings/{id}/fiscal-years'],
  createFiscalYear: ['POST', '/buildings/{id}/fiscal-years'],
  getFiscalYear: ['GET', '/fiscal-years/{id}'],
  checkFiscalYearClosing: ['GET', '/fiscal-years/{id}/closing-check'],
  getClosingList: ['GET', '/fiscal-years/{id}/closing'],
  listAccrualProposals: ['GET', '/fiscal-years/{id}/accrual-proposals'],
  accrueCosts: ['PUT', '/fiscal-years/{id}/accrue-costs'],
  getReserveTest: ['GET', '/fiscal-years/{id}/reserve-test'],
  appropriateReserve: ['PUT', '/fiscal-years/{id}/appropriate-reserve'],
  closeFiscalYear: ['PUT', '/fiscal-years/{id}/close'],
  reopenFiscalYear: ['PUT', '/fiscal-years/{id}/reopen'],
  getBalanceSheet: ['GET', '/reports/balance-sheet'],
  getIncomeStatement: ['GET', '/reports/income-statement'],
  getTrialBalance: ['GET', '/reports/trial-balance'],
  getGeneralLedger: ['GET', '/reports/general-ledger'],
  getCashSeries: ['GET', '/reports/cash-series'],
  listBuildingFigures: ['GET', '/building-figures'],
  createBalanceSheetDocument: ['POST', '/reports/balance-sheet/documents'],
  createIncomeStatementDocument: ['POST', '/reports/income-statement/documents'],
  getFundStatements: ['GET', '/reports/funds'],
  getOwnerBalances: ['GET', '/reports/owner-balances'],
  getSupplierBalances: ['GET', '/reports/supplier-balances'],
  getCostsByKey: ['GET', '/reports/costs'],
  getArrears: ['GET', '/reports/arrears'],
  getCommitments: ['GET', '/reports/commitments'],
  getJournals: ['GET', '/reports/journals'],
  getSimplifiedAccounts: ['GET', '/reports/simplified-accounts'],
  getFiscalYearDossier: ['GET', '/fiscal-years/{id}/dossier'],
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
  previewReminderSending: ['GET', '/payment-reminders/{id}/sending-preview'],
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
  listMeetingFindings: ['GET', '/meetings/{id}/findings'],
  cancelMeeting: ['PUT', '/meetings/{id}/cancel'],
  createSecondSession: ['POST', '/meetings/{id}/second-session'],
  listAgendaItems: ['GET', '/meetings/{id}/agenda-items'],
  createAgendaItem: ['POST', '/meetings/{id}/agenda-items'],
  getAgendaItem: ['GET', '/meetings/{id}/agenda-items/{item_id}'],
  updateAgendaItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}'],
  deleteAgendaItem: ['DELETE', '/meetings/{id}/agenda-items/{item_id}'],
  goToAgendaItem: ['PUT', '/meetings/{id}/agenda-items/{item_id}/current'],
  conveneMeeting: ['PUT', '/meetings/{id}/convene'],
  previewConvocations: ['GET', '/meetings/{id}/convocations/sending-preview'],
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
  getVoteReceipt: ['GET', '/votes/{id}/receipt'],
  getVotesHead: ['GET', '/meetings/{id}/head'],
  proveVotes: ['GET', '/meetings/{id}/proof'],
  getMinutes: ['GET', '/meetings/{id}/minutes'],
  updateMinutes: ['PUT', '/meetings/{id}/minutes/draft'],
  publishMinutes: ['PUT', '/meetings/{id}/minutes/publish'],
  previewMinutesSending: ['GET', '/meetings/{id}/minutes/sending-preview'],
  listMinutesDeliveries: ['GET', '/meetings/{id}/minutes/deliveries'],
  markMinutesPosted: ['PUT', '/meetings/{id}/minutes/deliveries/{delivery_id}/mark-posted'],
  getMinutesLetters: ['GET', '/meetings/{id}/minutes/deliveries/letters'],
  getMinutesLetter: ['GET', '/meetings/{id}/minutes/deliveries/letters/{owner_id}'],
  listDecisions: ['GET', '/decisions'],
  createDecision: ['POST', '/decisions'],
  getDecision: ['GET', '/decisions/{id}'],
  updateDecision: ['PUT', '/decisions/{id}'],
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
  listAudits: ['GET', '/audits'],
  createAudit: ['POST', '/fiscal-years/{id}/audits'],
  getAudit: ['GET', '/audits/{id}'],
  updateAudit: ['PUT', '/audits/{id}'],
  drawAuditSample: ['POST', '/audits/{id}/sample'],
  listAuditVouchers: ['GET', '/audits/{id}/vouchers'],
  getAuditVoucher: ['GET', '/audits/{id}/vouchers/{entry_id}'],
  markAuditVoucher: ['PUT', '/audits/{id}/vouchers/{entry_id}'],
  answerAuditQuestion: ['POST', '/audits/{id}/vouchers/{entry_id}/answers'],
  getAuditChecks: ['GET', '/audits/{id}/checks'],
  listAuditBankFiles: ['GET', '/audits/{id}/bank-files'],
  reportAudit: ['PUT', '/audits/{id}/report'],
  putAuditOnAgenda: ['PUT', '/audits/{id}/agenda'],
  listProceedings: ['GET', '/buildings/{id}/proceedings'],
  createProceeding: ['POST', '/buildings/{id}/proceedings'],
  getProceeding: ['GET', '/proceedings/{id}'],
  updateProceeding: ['PUT', '/proceedings/{id}'],
  deleteProceeding: ['DELETE', '/proceedings/{id}'],
  listLotRequests: ['GET', '/lot-requests'],
  createLotRequest: ['POST', '/lot-requests'],
  getLotRequest: ['GET', '/lot-requests/{id}'],
  updateLotRequest: ['PUT', '/lot-requests/{id}'],
  getLotAnswer: ['GET', '/lot-requests/{id}/answer'],
  sendLotAnswer: ['PUT', '/lot-requests/{id}/send'],
  revokeLotAnswerLink: ['PUT', '/lot-requests/{id}/revoke-link'],
  listLotAnswerOpenings: ['GET', '/lot-requests/{id}/openings'],
  listHolds: ['GET', '/holds'],
  createHold: ['POST', '/holds'],
  getHold: ['GET', '/holds/{id}'],
  updateHold: ['PUT', '/holds/{id}'],
  getHoldLetter: ['GET', '/holds/{id}/letter'],
  contestHold: ['PUT', '/holds/{id}/contest'],
  attachHold: ['PUT', '/holds/{id}/attach'],
  payHold: ['PUT', '/holds/{id}/pay'],
  releaseHold: ['PUT', '/holds/{id}/release'],
  listLotDebts: ['GET', '/buildings/{id}/lot-debts'],
  listInterruptions: ['GET', '/buildings/{id}/interruptions'],
  createInterruption: ['POST', '/buildings/{id}/interruptions'],
  getInterruption: ['GET', '/interruptions/{id}'],
  deleteInterruption: ['DELETE', '/interruptions/{id}'],
  listSales: ['GET', '/sales'],
  createSale: ['POST', '/sales'],
  previewSale: ['POST', '/sales/preview'],
  getSale: ['GET', '/sales/{id}'],
  undoSale: ['PUT', '/sales/{id}/undo'],
  holdSalePrice: ['PUT', '/sales/{id}/hold'],
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
  sendTicketToSupplier: ['POST', '/tickets/{id}/send-to-supplier'],
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
  getAuditHead: ['GET', '/audit/head'],
  proveAudit: ['GET', '/audit/proof'],
  getMetrics: ['GET', '/metrics'],
  getOperations: ['GET', '/operations'],
  retryFailedJob: ['POST', '/operations/failed-jobs/{job_id}/retry'],
  importBuilding: ['POST', '/imports/buildings', 'form'],
  createExpenseFromInvoice: ['POST', '/expenses/from-invoice', 'form'],
  uploadBankFileOfBuilding: ['POST', '/buildings/{id}/bank-statements', 'form'],
  importPayments: ['POST', '/imports/payments', 'form'],
  importExpenses: ['POST', '/imports/expenses', 'form'],
  importTakeover: ['POST', '/imports/takeover', 'form'],
  importHandover: ['POST', '/imports/handover', 'form'],
  compareBankFile: ['POST', '/audits/{id}/bank-file', 'form'],
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
  'showInvitationLink',
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
