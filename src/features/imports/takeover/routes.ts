import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { TakeoverResult, TakeoverTemplateQuery, TakeoverUpload } from '#contract/imports.ts';
import { POSTING_PROBLEMS } from '#features/books/ledger/index.ts';
import { runAndRollBack, writing } from '#features/shared/index.ts';
import { file, Reply } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { declareRoutes, longRoute } from '#platform/http/route.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { takeOver } from './commands.ts';
import { takeoverReader } from './reader.ts';
import { renderTemplate } from './template.ts';

const ZIP = 'application/zip';
const XLSX = REPORT_FORMATS.xlsx.content_type;

export const takeoverRoutes = declareRoutes('Imports', [
  longRoute({
    method: 'POST',
    path: '/imports/takeover',
    operationId: 'importTakeover',
    access: 'imports:write',
    summary: 'Import opening books',
    description: 'Imports the balances of a building on the day of a takeover from other software.',
    rules: [
      'A ZIP of CSV files, a workbook with a sheet for each, or one CSV file: `trial_balance`, `opening_balances`, `working_capital`, `supplier_items`, `cost_lines`, `calls`, `meters`.',
      'Column names may be in French, Dutch, German or English; days as 2026-11-15 or 15/11/2026.',
      'All or nothing; each fault names file, row, column and remedy.',
      'Amounts need the trial balance, whose sides are equal; rows come to the balance of their account.',
      'Unpaid invoices and calls are recorded with the Opening entry; reversing it cancels them.',
      'Refused: books that have entries; meters are then imported on their own.',
      'A dry run answers 200 and writes nothing.',
    ],
    body: TakeoverUpload,
    example: { building_id: exampleIds.building, entry_date: '2026-07-01', dry_run: 'true' },
    upload: true,
    status: 201,
    alsoStatus: [200],
    answer: ref(TakeoverResult),
    answerExample: {
      building_id: exampleIds.building,
      building_name: 'Linden Court',
      entry_date: '2026-07-01',
      entry_id: null,
      created: {
        opening_lines: 46,
        open_items: 5,
        invoices: 3,
        cost_lines: 12,
        calls: 2,
        meters: 24,
        readings: 24,
      },
      balances: [
        { account_code: '4101', debit: 662.03, credit: 0 },
        { account_code: '551', debit: 3135.51, credit: 0 },
        { account_code: '100', debit: 0, credit: 3797.54 },
      ],
      total: 3797.54,
      ignored: ['readme.txt'],
      errors: [],
    },
    problems: [
      'import_failed',
      'unknown_reference',
      'accountant_required',
      'invalid_period',
      'key_needed',
      'too_busy',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { body: { file: sent, building_id, entry_date, dry_run } }) => {
      const upload = await takeoverReader.read(sent);
      const act = (within: TenantContext) => takeOver(within, { building_id, entry_date, upload });
      if (dry_run === 'true') {
        return new Reply(200, { ...(await runAndRollBack(ctx, act)), entry_id: null });
      }
      return new Reply(201, await writing(ctx, act));
    },
  }),
  longRoute({
    method: 'GET',
    path: '/imports/takeover/template',
    operationId: 'getTakeoverTemplate',
    access: 'imports:write',
    summary: 'Download the takeover template',
    description:
      'Returns empty tables of a takeover, with column names in the language of the request.',
    query: TakeoverTemplateQuery,
    files: [ZIP, XLSX],
    problems: ['too_busy'],
    handler: async (ctx, { query: { format = 'zip' } }) =>
      file(
        await renderTemplate(ctx.negotiateLanguage(), format),
        format === 'zip' ? ZIP : XLSX,
        `millieme-takeover.${format}`,
      ),
  }),
]);
