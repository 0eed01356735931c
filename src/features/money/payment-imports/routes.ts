import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { PaymentsImportResult, PaymentsImportUpload } from '#contract/imports.ts';
import { Reply } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { routesOf, withoutConnection, writeRoute } from '#platform/http/route.ts';
import { importPayments, type PaymentsToImport } from './commands.ts';
import { paymentFileReader } from './reader.ts';

/** Undoes a transaction in which all was tried that would be done. */
class DryRun extends Error {
  readonly result: PaymentsImportResult;

  constructor(result: PaymentsImportResult) {
    super('a dry run writes nothing');
    this.result = result;
  }
}

/** What an import would do: it is done, and undone. */
async function tryOut(
  ctx: TenantContext,
  payments: PaymentsToImport,
): Promise<PaymentsImportResult> {
  try {
    return await ctx.database.write(ctx.organizationId, async (db) => {
      throw new DryRun(await importPayments(ctx.withConnection(db), payments));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.result;
    throw error;
  }
}

export const paymentImportRoutes = routesOf('Imports', [
  writeRoute({
    method: 'POST',
    path: '/imports/payments',
    operationId: 'importPayments',
    access: 'imports:write',
    summary: 'Record what owners of a building paid, from a CSV file',
    description:
      'Columns: received_on and amount; owner_ref (as the owner was imported), owner_id or a structured communication; method. Each row becomes a payment as if it were entered by hand, or with a finding for each that is refused none does. Of rows alike in owner, day and amount only as many are new as the books do not hold: the same file again, and what the bank has brought already, writes nothing and is answered with 200, like a dry run.',
    body: PaymentsImportUpload,
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
          owner_id: exampleIds.owner,
          owner_name: 'Marie Dupont',
          received_on: '2026-03-02',
          amount: 512.4,
          is_known: false,
        },
      ],
      errors: [],
    },
    problems: ['import_failed', 'unknown_reference', 'too_busy'],
    handler: async (ctx, { body: { file, building_id, dry_run } }) => {
      const payments = { building_id, file: await paymentFileReader.read(file) };
      if (dry_run === 'true') return new Reply(200, await tryOut(ctx, payments));
      const result = await ctx.database.write(ctx.organizationId, (db) =>
        importPayments(ctx.withConnection(db), payments),
      );
      return new Reply(result.created === 0 ? 200 : 201, result);
    },
  }),
]).map(withoutConnection);
