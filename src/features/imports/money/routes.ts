import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  ExpensesImportResult,
  MoneyImportUpload,
  PaymentsImportResult,
} from '#contract/imports.ts';
import { runAndRollBack, writing } from '#features/shared/index.ts';
import { Reply } from '#platform/http/reply.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { longRoute, declareRoutes } from '#platform/http/route.ts';
import { importExpenses } from './expenses.ts';
import { importPayments } from './payments.ts';
import { moneyFileReader } from './reader.ts';

interface ImportResult {
  readonly created: number;
  readonly lines: readonly { readonly is_known: boolean }[];
}

/** Imports a file; a dry run is rolled back and answers without the ids of what it created. */
async function runImport<Result extends ImportResult>(
  ctx: DetachedContext,
  isDryRun: boolean,
  importFile: (within: TenantContext) => Promise<Result>,
  noId: Partial<Result['lines'][number]>,
): Promise<Reply<Result>> {
  if (!isDryRun) {
    const result = await writing(ctx, importFile);
    return new Reply(result.created === 0 ? 200 : 201, result);
  }
  const tried = await runAndRollBack(ctx, importFile);
  const lines = tried.lines.map((line) => (line.is_known ? line : { ...line, ...noId }));
  return new Reply(200, { ...tried, lines });
}

export const moneyImportRoutes = declareRoutes('Imports', [
  longRoute({
    method: 'POST',
    path: '/imports/payments',
    operationId: 'importPayments',
    access: 'imports:write',
    summary: 'Import payments',
    description: 'Imports payments of owners from a CSV file or a workbook.',
    rules: [
      'Columns: `received_on`, `amount`; one of `owner_ref`, `owner_id` or a structured payment reference; `method`.',
      'Column names may be in French, Dutch, German or English; days as 2026-11-15 or 15/11/2026.',
      'All or nothing; each fault is reported.',
      'Rows that the ledger already has are skipped, by owner, day and amount.',
      'The same file again writes nothing and answers 200, like a dry run.',
    ],
    body: MoneyImportUpload,
    example: { building_id: exampleIds.building, dry_run: 'true' },
    upload: true,
    status: 201,
    alsoStatus: [200],
    answer: ref(PaymentsImportResult),
    answerExample: {
      building_id: exampleIds.building,
      building_name: 'Linden Court',
      created: 1,
      known: 0,
      total: 512.4,
      lines: [
        {
          row: 2,
          payment_id: null,
          owner_id: exampleIds.owner,
          owner_name: 'Marie Dupont',
          received_on: '2026-03-02',
          amount: 512.4,
          is_known: false,
        },
      ],
      errors: [],
    },
    problems: ['import_failed', 'unknown_reference', 'amount_out_of_range', 'too_busy'],
    handler: async (ctx, { body: { file, building_id, dry_run } }) => {
      const payments = { building_id, file: await moneyFileReader.payments(file) };
      const importFile = (within: TenantContext) => importPayments(within, payments);
      return runImport<PaymentsImportResult>(ctx, dry_run === 'true', importFile, {
        payment_id: null,
      });
    },
  }),
  longRoute({
    method: 'POST',
    path: '/imports/expenses',
    operationId: 'importExpenses',
    access: 'imports:write',
    summary: 'Import draft expenses',
    description: 'Imports expenses as drafts from a CSV file or a workbook.',
    rules: [
      'Columns: `description`, `amount`, `expense_date`, `category`.',
      'Optional: `due_date`, `supplier`, `invoice_number`, `account_code`, `distribution_key`, `payment_communication`, `payment_method`.',
      'Optional VAT: `vat_rate` in percent, with `amount_excl_vat` and `vat_amount`.',
      'Column names may be in French, Dutch, German or English; days as 2026-11-15 or 15/11/2026.',
      'All or nothing; each fault is reported.',
      'Known expenses are skipped, by supplier, number, day and amount, or by description.',
      'The same file again writes nothing and answers 200, like a dry run.',
    ],
    body: MoneyImportUpload,
    example: { building_id: exampleIds.building, dry_run: 'true' },
    upload: true,
    status: 201,
    alsoStatus: [200],
    answer: ref(ExpensesImportResult),
    answerExample: {
      building_id: exampleIds.building,
      building_name: 'Linden Court',
      created: 1,
      known: 0,
      total: 363,
      lines: [
        {
          row: 2,
          expense_id: null,
          description: 'Lift maintenance, first quarter',
          supplier: 'Lift Services',
          expense_date: '2026-01-15',
          amount: 363,
          is_known: false,
        },
      ],
      ignored: ['final_status'],
      errors: [],
    },
    problems: ['import_failed', 'unknown_reference', 'amount_out_of_range', 'too_busy'],
    handler: async (ctx, { body: { file, building_id, dry_run } }) => {
      const expenses = { building_id, file: await moneyFileReader.expenses(file) };
      const importFile = (within: TenantContext) => importExpenses(within, expenses);
      return runImport<ExpensesImportResult>(ctx, dry_run === 'true', importFile, {
        expense_id: null,
      });
    },
  }),
]);
