import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreateExpenseFromInvoice, Expense } from '#contract/expenses.ts';
import type { Intake } from '#features/documents/documents/index.ts';
import { showExpense } from '#features/money/expenses/index.ts';
import { longRoute, routesOf, type Route } from '#platform/http/route.ts';
import { billedBuilding, enterInvoice, keepInvoice } from './take-invoice.ts';

export function createInvoiceRoutes(intake: Intake): readonly Route[] {
  return routesOf('Expenses', [
    longRoute({
      method: 'POST',
      path: '/expenses/from-invoice',
      operationId: 'createExpenseFromInvoice',
      access: 'expenses:write',
      summary: 'Enter an invoice as it came: UBL (Peppol BIS Billing 3.0), or a PDF or picture',
      description:
        'Of UBL the draft has supplier, number, dates, payable amount, lines and rates as they are there; the paper inside it and the file itself are kept with it. The supplier is found by number, account or name, or is new; an account is stored only where none is known, and paid once a second person has confirmed it. `problems` says what does not add up or agree: the draft is handed in once each is corrected or acknowledged; of a paper nothing is read: the amount is 0 until it is entered.',
      body: CreateExpenseFromInvoice,
      example: { building_id: exampleIds.building },
      upload: true,
      status: 201,
      location: '/expenses',
      answer: ref(Expense),
      problems: [
        'invoice_file_invalid',
        'invoice_not_in_euro',
        'duplicate_invoice',
        'unknown_reference',
        'date_too_far',
        'account_missing',
        'account_not_postable',
        'account_inactive',
        'file_type_refused',
        'file_infected',
        'too_busy',
      ],
      handler: async (ctx, { body: { file, building_id } }) => {
        const { database, organizationId } = ctx;
        // Nothing is kept for a building that there is not.
        await database.read(organizationId, (db) =>
          billedBuilding(ctx.withConnection(db), building_id),
        );
        const kept = await keepInvoice(ctx, intake, file);
        return database.write(organizationId, async (db) => {
          const within = ctx.withConnection(db);
          const building = await billedBuilding(within, building_id);
          return showExpense(within, await enterInvoice(within, building, kept));
        });
      },
    }),
  ]);
}
