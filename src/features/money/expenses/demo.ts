import type { CreateExpense } from '#contract/expenses.ts';
import { assert } from '#domain/kernel/assert.ts';
import { earliest } from '#domain/kernel/local-date.ts';
import { listKeys } from '#features/register/distribution-keys/index.ts';
import type { DemoStage, FileRecord } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { approveExpense, rejectExpense, submitExpense } from './commands/decide-expense.ts';
import { createExpense } from './commands/edit-expense.ts';
import { markExpensePaid } from './commands/settle-expense.ts';
import { demoInvoicePaper } from './demo/invoice-paper.ts';

/** Ranks of the latest expenses up to which an expense stops at a state, whatever its row says. */
const DRAFTS = 2;
const PENDING = 4;
const UNPAID = 7;

/** Contexts of the two users in the workflow: one enters and pays, the other decides. */
interface Workflow {
  readonly accountant: TenantContext;
  readonly board: TenantContext;
}

/** Enters the expenses of the file that are not in the future, up to the state given in their rows. */
export async function enterDemoExpenses(stage: DemoStage): Promise<void> {
  const { building_id, as, recordsOf, keepPaper } = stage;
  const workflow = { accountant: as('Accountant'), board: as('BoardMember') };
  const { accountant } = workflow;
  const keys = new Map((await listKeys(accountant, building_id)).map(({ id, name }) => [name, id]));
  const rows = recordsOf('expenses.csv').filter(
    (row) => (row['expense_date'] ?? '') <= accountant.today,
  );
  const year = accountant.today.slice(0, 4);
  const isOfYear = (row: FileRecord | undefined) =>
    row?.['expense_date']?.startsWith(year) === true;
  // The year before can be closed once there is work in this one.
  const isWorkOfYear = isOfYear(rows.at(-1));
  for (const [index, row] of rows.entries()) {
    const { id } = await createExpense(accountant, expenseOf(row, building_id, keys));
    const rank = isWorkOfYear && !isOfYear(row) ? Infinity : rows.length - index;
    await advance(workflow, id, { row, status: statusOf(row, rank) });
    if (isOfYear(row)) keepPaper({ expense_id: id, building_id, letter: demoInvoicePaper(row) });
  }
}

/** Determines the final state of an expense. @param rank 1 for the latest */
function statusOf(row: FileRecord, rank: number): string {
  const final = row['final_status'] ?? '';
  if (rank <= DRAFTS) return 'Draft';
  if (rank <= PENDING) return 'PendingApproval';
  return rank <= UNPAID && final === 'Paid' ? 'Approved' : final;
}

function expenseOf(
  row: FileRecord,
  buildingId: string,
  keys: ReadonlyMap<string, string>,
): CreateExpense {
  const keyId = keys.get(row['distribution_key'] ?? '');
  assert(keyId !== undefined, 'An expense of the demo names a key that the building lacks');
  return {
    building_id: buildingId,
    category: row['category'] as CreateExpense['category'],
    description: row['description'] ?? '',
    supplier: row['supplier'] ?? null,
    invoice_number: row['invoice_number'] ?? null,
    expense_date: row['expense_date'] ?? '',
    due_date: row['due_date'] ?? null,
    amount: row['amount'] ?? '',
    account_code: row['account_code'] ?? '',
    distribution_key_id: keyId,
    line_items: [
      {
        description: row['description'] ?? '',
        unit_price: row['amount_excl_vat'] ?? '',
        vat_rate: Number(row['vat_rate']) / 100,
      },
    ],
  };
}

async function advance(
  { accountant, board }: Workflow,
  id: string,
  { row, status }: { readonly row: FileRecord; readonly status: string },
): Promise<void> {
  if (status === 'Draft') return;
  await submitExpense(accountant, id);
  if (status === 'PendingApproval') return;
  if (status === 'Rejected') {
    await rejectExpense(board, id, { rejection_reason: 'La facture ne concerne pas l’immeuble.' });
    return;
  }
  await approveExpense(board, id, {});
  if (status === 'Approved') return;
  const paid_on = earliest(accountant.today, row['due_date'] ?? accountant.today);
  await markExpensePaid(accountant, id, { paid_on });
}
