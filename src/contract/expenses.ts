import { BORNE_BY } from '#domain/expenses/borne-by.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { BULK_OPERATIONS, EXPENSE_STATUSES } from '#domain/expenses/expense-state.ts';
import { VAT_RATES } from '#domain/expenses/line-items.ts';
import { EXPENSE_PAYMENT_METHODS } from '#domain/expenses/payment-method.ts';
import { ACKNOWLEDGEABLE_PROBLEMS, INVOICE_PROBLEMS } from '#domain/invoices/invoice-problem.ts';
import { AccountCode } from './accounts.ts';
import {
  allowedActions,
  Euro,
  Instant,
  LocalDate,
  Type,
  Uuid,
  body,
  decimalInput,
  euroInput,
  nullable,
  partial,
  ref,
  stamps,
  stringEnum,
  searchText,
  text,
  BuildingName,
  OwnerName,
  UserName,
  UnitNumber,
  type Static,
} from './common.ts';
import { costFields, costInput } from './costs.ts';
import { pageQuery, someOf } from './pagination.ts';
import { Problem } from './problem.ts';
import { UploadedFile } from './uploads.ts';

/** Keeps quantity and price exact in a JSON number: nine digits before the point, six after. */
const MAX_FACTOR = 100_000_000;
const MAX_LINE_ITEMS = 200;
const MAX_ALLOCATIONS = 100;

const ExpenseStatus = stringEnum(EXPENSE_STATUSES);
const ExpenseCategory = stringEnum(EXPENSE_CATEGORIES);
export const BorneBy = stringEnum(BORNE_BY, {
  description:
    'Cost bearer. Owners: split by key. Reserve: paid from the fund, split shown for information. Insurer: a claim (4996). OneOwner: rebilled to that owner (643).',
});
const PaymentMethod = stringEnum(EXPENSE_PAYMENT_METHODS, {
  description:
    'Means of payment; DirectDebit is collected by the supplier and left out of batches.',
});
const ExpenseKind = stringEnum(EXPENSE_KINDS, {
  description: 'Invoice, or CreditNote: a positive amount that is booked and split the other way.',
});
const VatRate = Type.Unsafe<number>({ type: 'number', enum: [...VAT_RATES] });

const LineItemInput = body({
  description: text(500),
  quantity: Type.Optional(decimalInput({ decimals: 6, above: 0, maximum: MAX_FACTOR })),
  unit_price: decimalInput({ decimals: 6, minimum: -MAX_FACTOR, maximum: MAX_FACTOR }),
  vat_rate: VatRate,
});

/** A line that already exists may keep the rate of its invoice. */
const ChangedLineItem = body({
  ...LineItemInput.properties,
  vat_rate: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Belgian VAT rate as a fraction, or the rate of the imported invoice.',
  }),
});

const AllocationInput = body({
  account_code: AccountCode,
  distribution_key_id: Type.Optional(Uuid),
  amount: euroInput({ minimum_cents: 1 }),
  description: Type.Optional(nullable(text(500))),
  ...costInput,
});

const ExpenseAllocation = Type.Object({
  account_code: AccountCode,
  distribution_key_id: Uuid,
  amount: Euro,
  description: nullable(Type.String()),
  ...costFields,
});

const LineItem = Type.Object({
  description: Type.String(),
  quantity: Type.Number(),
  unit_price: Type.Number(),
  vat_rate: Type.Number(),
  total_excl_vat: Euro,
  vat_amount: Euro,
  total_incl_vat: Euro,
  rounding_difference: Type.Number({
    description: 'Rounding of VAT by the supplier beyond the lines, in euro.',
  }),
});

const required = {
  description: text(500),
  amount: euroInput({ minimum_cents: 1 }),
  expense_date: LocalDate,
  category: ExpenseCategory,
};

const optional = {
  kind: ExpenseKind,
  credits_expense_id: nullable({
    ...Uuid,
    description:
      'Invoice that the credit note corrects; accounts, keys, periods, category and bearer follow it, pro rata.',
  }),
  supplier: nullable({
    ...text(200),
    description: 'Name of the supplier; an unknown name creates a supplier.',
  }),
  supplier_id: nullable(Uuid),
  invoice_number: nullable(text(100)),
  due_date: nullable(LocalDate),
  payment_communication: nullable(text(140)),
  payment_method: PaymentMethod,
  account_code: AccountCode,
  distribution_key_id: Uuid,
  borne_by: BorneBy,
  owner_id: nullable(Uuid),
  reserve_account_code: nullable(AccountCode),
  reserve_amount: nullable({
    ...euroInput({ minimum_cents: 1 }),
    description: 'Part that the reserve pays with `borne_by` Reserve, in euro. Default: all.',
  }),
  reserve_distribution_key_id: nullable({
    ...Uuid,
    description: 'Key by which that reserve was called. Default: the key of the cost.',
  }),
  unit_id: nullable({ ...Uuid, description: 'Lot of the one owner it is charged to.' }),
  claim_id: nullable({
    ...Uuid,
    description: 'Open claim, for an expense charged to the insurer.',
  }),
  line_items: Type.Array(LineItemInput, { maxItems: MAX_LINE_ITEMS }),
  allocations: Type.Array(AllocationInput, {
    maxItems: MAX_ALLOCATIONS,
    description:
      'Parts of the invoice with their own account, key and cost fields. Days of the period in another financial year become a cost of that year, over 490 or 492.',
  }),
};

/** Option of the request, not a field of the expense. */
const allow_duplicate = Type.Optional(
  Type.Boolean({
    description: 'Whether to accept an invoice whose supplier and number exist already.',
  }),
);

const prepaid_amount = Type.Optional({
  ...euroInput({ minimum_cents: 0 }),
  description: 'Part of `amount` that was paid before the invoice, in euro.',
});

export const CreateExpense = body({
  building_id: Uuid,
  ...required,
  ...partial(optional),
  ...costInput,
  prepaid_amount,
  allow_duplicate,
});
export const UpdateExpense = body({
  ...partial({
    ...required,
    ...optional,
    line_items: Type.Array(ChangedLineItem, { maxItems: MAX_LINE_ITEMS }),
  }),
  ...costInput,
  prepaid_amount,
  allow_duplicate,
});

/** A file, and the building that the invoice is for. */
export const CreateExpenseFromInvoice = body({ file: UploadedFile, building_id: Uuid });

/** Problem to check before an invoice is submitted for approval. */
const ExpenseProblem = Type.Object({
  code: stringEnum(INVOICE_PROBLEMS),
  detail: Type.String(),
  may_be_acknowledged: Type.Boolean({
    description: 'Whether it can be acknowledged; else it must be corrected.',
  }),
  acknowledged_at: nullable(Instant),
  acknowledged_by: nullable(Uuid),
  acknowledged_by_name: UserName,
});

export const AcknowledgeExpenseProblems = body({
  codes: Type.Array(stringEnum(ACKNOWLEDGEABLE_PROBLEMS), { minItems: 1, uniqueItems: true }),
});

export const Expense = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    ...required,
    ...optional,
    ...costFields,
    owner_name: nullable(OwnerName),
    unit_number: nullable(UnitNumber),
    amount: Euro,
    reserve_amount: nullable(
      Type.Number({ description: 'Part that the reserve pays, in euro; null: none.' }),
    ),
    own_amount: nullable(
      Type.Number({
        description: 'Amount charged to you as an Owner, in euro; null for other roles.',
      }),
    ),
    line_items: Type.Array(LineItem),
    allocations: Type.Array(ExpenseAllocation),
    prepaid_amount: Type.Number({
      description: 'Part of `amount` that was paid before the invoice, in euro.',
    }),
    prepaid_open_amount: Type.Number({
      description: 'Part of `prepaid_amount` whose payment is not matched yet, in euro.',
    }),
    problems: Type.Array(ExpenseProblem, {
      description:
        'Problems of an imported invoice; correct or acknowledge each before submitting.',
    }),
    status: ExpenseStatus,
    credits_expense_name: nullable(
      Type.String({ description: 'Name of the invoice that the credit note corrects.' }),
    ),
    paid: Type.Boolean(),
    paid_amount: Type.Number({
      description: 'Amount paid, or refunded for a credit note, in euro.',
    }),
    credited_amount: Type.Number({
      description: 'Amount settled between invoice and credit notes, in euro.',
    }),
    open_amount: Type.Number({
      description:
        'Amount to pay without the prepaid part, or still owed by the supplier for a credit note, in euro.',
    }),
    received_from: nullable(
      Type.String({ description: 'E-mail address from which the invoice was sent.' }),
    ),
    disputed_at: nullable(Instant),
    dispute_reason: nullable(Type.String()),
    rejection_reason: nullable(Type.String()),
    approval_notes: nullable(Type.String()),
    submitted_by: nullable(Uuid),
    submitted_by_name: UserName,
    submitted_at: nullable(Instant),
    approved_by: nullable(Uuid),
    approved_by_name: UserName,
    approved_at: nullable(Instant),
    bank_transaction_id: nullable(
      Type.String({ ...Uuid, description: 'Bank transaction that was matched to it; null: none.' }),
    ),
    paid_on: nullable(LocalDate),
    journal_entry_ids: Type.Array(Uuid),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Expense' },
);

export const EXPENSE_SORTS = [
  'id',
  'expense_date',
  'due_date',
  'amount',
  'supplier',
  'status',
] as const;

const filters = {
  kind: someOf(ExpenseKind),
  credits_expense_id: Type.Optional(Uuid),
  bank_transaction_id: Type.Optional(
    Type.String({ ...Uuid, description: 'Bank transaction that was matched to it.' }),
  ),
  status: someOf(ExpenseStatus),
  category: someOf(ExpenseCategory),
  date_from: Type.Optional(LocalDate),
  date_to: Type.Optional(LocalDate),
  due_from: Type.Optional(LocalDate),
  due_to: Type.Optional(LocalDate),
  supplier: Type.Optional(text(200)),
  supplier_id: Type.Optional(Uuid),
  disputed: Type.Optional(Type.Boolean()),
  open: Type.Optional(
    Type.Boolean({ description: 'Whether a booked expense has an open amount.' }),
  ),
  prepayment_unmatched: Type.Optional(
    Type.Boolean({
      description: 'Whether a booked expense was prepaid by a payment that is not matched yet.',
    }),
  ),
  created_by: Type.Optional(Uuid),
  approvable: Type.Optional({
    ...Type.Boolean(),
    description:
      'Whether you may approve it once submitted; not your own where a second approver is required.',
  }),
  q: Type.Optional(searchText(200)),
};

export const ListBuildingExpenses = pageQuery(filters, EXPENSE_SORTS);
export const ListExpenses = pageQuery(
  { building_id: Type.Optional(Uuid), ...filters },
  EXPENSE_SORTS,
);

export const ApproveExpense = body({ approval_notes: Type.Optional(text(2_000)) });
export const RejectExpense = body({ rejection_reason: text(2_000) });
export const MarkExpensePaid = body({
  paid_on: Type.Optional(LocalDate),
  amount: Type.Optional(euroInput({ minimum_cents: 1 })),
  bank_account_code: Type.Optional(AccountCode),
});

const MAX_AT_ONCE = 500;

export const BulkExpenses = body({
  operation: stringEnum(BULK_OPERATIONS),
  ids: Type.Array(Uuid, { minItems: 1, maxItems: MAX_AT_ONCE, uniqueItems: true }),
  etags: Type.Optional(
    Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 200 }), {
      maxProperties: MAX_AT_ONCE,
      description: '`etag` by id of the expenses as you saw them; `stale` for those that changed.',
    }),
  ),
  ...ApproveExpense.properties,
  ...MarkExpensePaid.properties,
});

export const BulkExpenseResults = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        id: Uuid,
        status: Type.Optional(ExpenseStatus),
        problem: Type.Optional(ref(Problem)),
      }),
      { description: 'New status or problem of each expense, in the order of `ids`.' },
    ),
  },
  { $id: 'BulkExpenseResults' },
);

export type CreateExpense = Static<typeof CreateExpense>;
export type UpdateExpense = Static<typeof UpdateExpense>;
export type ListExpenses = Static<typeof ListExpenses>;
export type AcknowledgeExpenseProblems = Static<typeof AcknowledgeExpenseProblems>;
export type ApproveExpense = Static<typeof ApproveExpense>;
export type RejectExpense = Static<typeof RejectExpense>;
export type BulkExpenses = Static<typeof BulkExpenses>;
export type MarkExpensePaid = Static<typeof MarkExpensePaid>;
