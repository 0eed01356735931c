import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreateExpenseFromInvoice, Expense } from '#contract/expenses.ts';
import { InvoiceValues } from '#contract/invoice-values.ts';
import type { Intake } from '#features/documents/documents/index.ts';
import { showExpense } from '#features/money/expenses/index.ts';
import { longRoute, declareRoutes, type Route } from '#platform/http/route.ts';
import { findBilledBuilding, enterInvoice, storeInvoice } from './import-invoice.ts';
import { readInvoiceValues } from './read-values.ts';

export function createInvoiceRoutes(intake: Intake): readonly Route[] {
  return declareRoutes('Expenses', [
    longRoute({
      method: 'GET',
      path: '/documents/:id/invoice-values',
      operationId: 'getInvoiceValues',
      access: 'expenses:write',
      summary: 'Read the values of an invoice',
      description: 'Returns what the text of a PDF says, for a form to fill in; nothing is stored.',
      rules: [
        'Labels in French, Dutch, German and English.',
        'A value is null if the text does not state it, or states two.',
        'Numbers, IBANs and references have valid check digits; those of your associations are left out.',
        'The first 20 pages of files up to 10 MB are read; scans have no text.',
      ],
      answer: ref(InvoiceValues),
      problems: ['too_busy'],
      handler: (ctx, { params: { id } }) => readInvoiceValues(ctx, intake, id),
    }),
    longRoute({
      method: 'POST',
      path: '/expenses/from-invoice',
      operationId: 'createExpenseFromInvoice',
      access: 'expenses:write',
      summary: 'Create a draft expense from an invoice',
      description:
        'Reads UBL (Peppol BIS Billing 3.0), or keeps a PDF or picture for you to enter.',
      rules: [
        'UBL fills in supplier, number, dates, amount, lines and VAT rates; the draft of a PDF or picture has the amount 0.',
        'The file, and each PDF inside UBL, are kept with the expense.',
        'The type code decides between invoice and credit note; a negative total is a credit note.',
        'The supplier is found by enterprise number, IBAN or name, else created.',
        'An IBAN is stored only if none is known, and must be confirmed by a second person.',
        '`problems` lists what does not add up; correct or acknowledge each before submitting.',
      ],
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
        'photo_type_refused',
        'file_infected',
        'too_busy',
      ],
      handler: async (ctx, { body: { file, building_id } }) => {
        const { database, organizationId } = ctx;
        // Nothing is stored for a building that does not exist.
        await database.read(organizationId, (db) =>
          findBilledBuilding(ctx.withConnection(db), building_id),
        );
        const kept = await storeInvoice(ctx, intake, file);
        return database.write(organizationId, async (db) => {
          const within = ctx.withConnection(db);
          const building = await findBilledBuilding(within, building_id);
          return showExpense(within, await enterInvoice(within, building, kept));
        });
      },
    }),
  ]);
}
