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
  ShareText,
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
  text,
  BuildingName,
  OwnerName,
  UserName,
  UnitNumber,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';
import { Problem } from './problem.ts';
import { UploadedFile } from './uploads.ts';

/** Keeps quantity and price exact in a JSON number: nine digits before the point, six after. */
const MAX_FACTOR = 100_000_000;
const MAX_LINE_ITEMS = 200;
const MAX_ALLOCATIONS = 100;

const ExpenseStatus = stringEnum(EXPENSE_STATUSES);
const ExpenseCategory = stringEnum(EXPENSE_CATEGORIES);
const BorneBy = stringEnum(BORNE_BY, {
  description:
    'Owners: split by the key; Reserve: paid from the reserve, the split by the key under which it was called is information; Insurer: a claim (4996); OneOwner: charged on to that owner (643)',
});
const PaymentMethod = stringEnum(EXPENSE_PAYMENT_METHODS, {
  description: 'DirectDebit: the supplier takes it, and no batch pays it',
});
const ExpenseKind = stringEnum(EXPENSE_KINDS, {
  description:
    'CreditNote: what a supplier gives back; its amount is above 0, and everything is booked and split the other way',
});
const VatRate = Type.Unsafe<number>({ type: 'number', enum: [...VAT_RATES] });

const LineItemInput = body({
  description: text(500),
  quantity: Type.Optional(decimalInput({ decimals: 6, above: 0, maximum: MAX_FACTOR })),
  unit_price: decimalInput({ decimals: 6, minimum: -MAX_FACTOR, maximum: MAX_FACTOR }),
  vat_rate: VatRate,
});

/** A line that stands already may keep the rate that its invoice came with. */
const ChangedLineItem = body({
  ...LineItemInput.properties,
  vat_rate: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'A Belgian rate, or one that the invoice came with',
  }),
});

const AllocationInput = body({
  account_code: AccountCode,
  distribution_key_id: Type.Optional(Uuid),
  amount: euroInput({ minimum_cents: 1 }),
  period_from: Type.Optional(nullable(LocalDate)),
  period_to: Type.Optional(nullable(LocalDate)),
  description: Type.Optional(nullable(text(500))),
});

const ExpenseAllocation = Type.Object({
  account_code: AccountCode,
  distribution_key_id: Uuid,
  amount: Euro,
  period_from: nullable(LocalDate),
  period_to: nullable(LocalDate),
  description: nullable(Type.String()),
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
    description: 'Euro; what a supplier who rounds VAT by rate asks for beyond the lines',
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
      'The invoice that a credit note corrects: accounts, keys, periods, category and who bears it are the invoice’s, pro rata',
  }),
  supplier: nullable({
    ...text(200),
    description: 'What the supplier is called; an unknown name makes a supplier',
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
  line_items: Type.Array(LineItemInput, { maxItems: MAX_LINE_ITEMS }),
  allocations: Type.Array(AllocationInput, {
    maxItems: MAX_ALLOCATIONS,
    description:
      'In place of an account and a key: the parts of the invoice, each with its own; account and key of the expense are then those of the first. What of a period (both days included) lies in another financial year is a cost of that year, over 490 or 492',
  }),
};

/** Said of the request, not of the expense. */
const allow_duplicate = Type.Optional(
  Type.Boolean({ description: 'Takes an invoice whose supplier and number are entered already' }),
);

const prepaid_amount = Type.Optional({
  ...euroInput({ minimum_cents: 0 }),
  description: 'Euro; what of the lines was paid before, the amount aside',
});

export const CreateExpense = body({
  building_id: Uuid,
  ...required,
  ...partial(optional),
  prepaid_amount,
  allow_duplicate,
});
export const UpdateExpense = body({
  ...partial({
    ...required,
    ...optional,
    line_items: Type.Array(ChangedLineItem, { maxItems: MAX_LINE_ITEMS }),
  }),
  prepaid_amount,
  allow_duplicate,
});

/** A file, and whose building the invoice is for. */
export const CreateExpenseFromInvoice = body({ file: UploadedFile, building_id: Uuid });

/** What somebody has to look at before an invoice is handed in. */
const ExpenseProblem = Type.Object({
  code: stringEnum(INVOICE_PROBLEMS),
  detail: Type.String(),
  may_be_acknowledged: Type.Boolean({ description: 'Else it has to be corrected' }),
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
    owner_name: nullable(OwnerName),
    amount: Euro,
    own_amount: nullable(
      Type.Number({ description: 'Euro; what an Owner bears of it; null for anybody else' }),
    ),
    line_items: Type.Array(LineItem),
    allocations: Type.Array(ExpenseAllocation),
    prepaid_amount: Type.Number({
      description: 'Euro; what of the lines was paid before, so that the amount is the rest',
    }),
    problems: Type.Array(ExpenseProblem, {
      description:
        'Of an invoice that came as a file: what is neither corrected nor acknowledged keeps it from being handed in',
    }),
    status: ExpenseStatus,
    credits_expense_name: nullable(
      Type.String({ description: 'What the invoice that a credit note corrects is called' }),
    ),
    paid: Type.Boolean(),
    paid_amount: Type.Number({
      description: 'Euro; what of it was paid, of a credit note what was refunded',
    }),
    credited_amount: Type.Number({
      description:
        'Euro; what credit notes have settled of an invoice, of a credit note what was set off against its invoice',
    }),
    open_amount: Type.Number({
      description:
        'Euro; what of it is to be paid, of a credit note what the supplier still owes to the building',
    }),
    received_from: nullable(
      Type.String({ description: 'Who sent the mail that an invoice came with, by their address' }),
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
  status: someOf(ExpenseStatus),
  category: someOf(ExpenseCategory),
  date_from: Type.Optional(LocalDate),
  date_to: Type.Optional(LocalDate),
  due_from: Type.Optional(LocalDate),
  due_to: Type.Optional(LocalDate),
  supplier: Type.Optional(text(200)),
  supplier_id: Type.Optional(Uuid),
  disputed: Type.Optional(Type.Boolean()),
  created_by: Type.Optional(Uuid),
  approvable: Type.Optional({
    ...Type.Boolean(),
    description:
      'Whether the caller may approve it once it waits for approval: where a building asks for a second approver, not what they submitted themselves',
  }),
  q: Type.Optional(text(200)),
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
      { description: 'In the order of the ids: the new status, or why it was refused' },
    ),
  },
  { $id: 'BulkExpenseResults' },
);

/** What one owner bears of something by one unit. */
export const distributionLine = {
  unit_id: Uuid,
  unit_number: UnitNumber,
  owner_id: Uuid,
  owner_name: OwnerName,
  amount: Euro,
  key: Type.String(),
  weight: Type.Integer(),
  total_weight: Type.Integer(),
  share: ShareText,
};

export const distribution = {
  lines: Type.Array(Type.Object(distributionLine)),
  total: Euro,
  /** Kept, but no longer in force. */
  cancelled: Type.Boolean(),
};

export const ExpenseDistribution = Type.Object(
  {
    ...distribution,
    lines: Type.Array(
      Type.Object({
        ...distributionLine,
        allocation: Type.Integer({
          description: 'Which of the `allocations` it splits, from 1; 1 where there are none',
        }),
        date: { ...LocalDate, description: 'The day whose owners bear it' },
      }),
    ),
    borne_by: BorneBy,
    is_information: Type.Boolean({
      description: 'The reserve pays: what these parts come to is not charged again',
    }),
  },
  { $id: 'ExpenseDistribution' },
);

export type CreateExpense = Static<typeof CreateExpense>;
export type UpdateExpense = Static<typeof UpdateExpense>;
export type ListExpenses = Static<typeof ListExpenses>;
export type AcknowledgeExpenseProblems = Static<typeof AcknowledgeExpenseProblems>;
export type ApproveExpense = Static<typeof ApproveExpense>;
export type RejectExpense = Static<typeof RejectExpense>;
export type BulkExpenses = Static<typeof BulkExpenses>;
export type MarkExpensePaid = Static<typeof MarkExpensePaid>;
