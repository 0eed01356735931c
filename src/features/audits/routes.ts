import {
  AnswerAuditQuestion,
  Audit,
  AuditBankFile,
  AuditChecks,
  AuditSample,
  AuditVoucher,
  AuditVoucherParams,
  CompareBankFile,
  CreateAudit,
  DrawAuditSample,
  ListAuditBankFiles,
  ListAudits,
  ListAuditVouchers,
  MarkAuditVoucher,
  PutAuditOnAgenda,
  ReportAudit,
  UpdateAudit,
} from '#contract/audits.ts';
import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { mapPage } from '#platform/http/reply.ts';
import {
  declareRoutes,
  longRoute,
  readRoute,
  snapshotRoute,
  writeRoute,
  type Route,
} from '#platform/http/route.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { AGENDA_PROBLEMS, putOnAgenda } from './agenda.ts';
import { requireAudit, toAudit } from './audit.ts';
import { compareBankFile, showBankFile } from './bank-comparison.ts';
import { checkYear, showChecks } from './checks.ts';
import { createAudit, drawAuditSample, updateAudit } from './commands.ts';
import { listBankFiles } from './comparison-repository.ts';
import { reportAudit } from './report.ts';
import { listAudits } from './repository.ts';
import { listVouchers } from './voucher-repository.ts';
import { answerQuestion, markVoucher, requireVoucher, toVoucher } from './vouchers.ts';

export function createAuditRoutes({ files }: { readonly files: FileStore }): readonly Route[] {
  return declareRoutes('Audits', [
    ...auditRoutes,
    ...voucherRoutes,
    ...checkRoutes,
    ...reportRoutes(files),
  ]);
}

const CONTRACT = {
  supplier_id: exampleIds.supplier,
  from: '2025-01-01',
  instalment: 1_815,
  instalments_per_year: 12,
  extra_prices: [72.6],
};
const BASIS_PROBLEMS = ['unknown_reference', 'invalid_period'] as const;

const auditRoutes = [
  readRoute({
    path: '/audits',
    operationId: 'listAudits',
    access: 'audits:read',
    summary: 'List audits',
    description: 'Returns the audits of financial years, latest first.',
    query: ListAudits,
    answer: Type.Array(ref(Audit)),
    handler: async (ctx, { query }) =>
      mapPage(await listAudits(ctx.db, query, visibleBuildings(ctx, 'building_id')), toAudit),
  }),
  writeRoute({
    method: 'POST',
    path: '/fiscal-years/:id/audits',
    operationId: 'createAudit',
    access: 'audits:write',
    summary: 'Begin the audit of a financial year',
    description:
      'Fixes the books of the year as they are now: what is posted later is not checked.',
    rules: [
      'Default: threshold and contract of the last audit of the building.',
      'Without a threshold, that of the last decision of type QuoteThreshold applies.',
      'Refused: a year that has an open audit.',
    ],
    body: CreateAudit,
    example: { quote_threshold: 5_000, fee_contracts: [CONTRACT] },
    status: 201,
    location: '/audits',
    answer: ref(Audit),
    problems: ['duplicate', ...BASIS_PROBLEMS],
    handler: async (ctx, { params, body }) => toAudit(await createAudit(ctx, params.id, body)),
  }),
  readRoute({
    path: '/audits/:id',
    operationId: 'getAudit',
    access: 'audits:read',
    summary: 'Get an audit',
    description: 'Returns the audit with its draws, its progress and its report.',
    answer: ref(Audit),
    handler: async (ctx, { params: { id } }) => toAudit(await requireAudit(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/audits/:id',
    operationId: 'updateAudit',
    access: 'audits:write',
    summary: 'Update an open audit',
    description: 'Changes what the checks compare with: the fields that you send.',
    body: UpdateAudit,
    example: { fee_contracts: [CONTRACT] },
    answer: ref(Audit),
    problems: ['invalid_transition', ...BASIS_PROBLEMS],
    handler: async (ctx, { params, body }) => toAudit(await updateAudit(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/audits/:id/sample',
    operationId: 'drawAuditSample',
    access: 'audits:write',
    summary: 'Draw a sample',
    description: 'Selects entries and adds them to the sample; all criteria add up.',
    rules: [
      'The same seed selects the same entries, and a larger `random` keeps those of a smaller one.',
      'Random: lowest hash (64-bit FNV-1a, mixed by splitmix64) of `seed/entry id`.',
      'Without `seed`, the service chooses one.',
    ],
    body: DrawAuditSample,
    example: { above: 2_500, random: 25, seed: '2025-tilleuls' },
    status: 201,
    answer: ref(AuditSample),
    problems: ['invalid_transition'],
    handler: (ctx, { params, body }) => drawAuditSample(ctx, params.id, body),
  }),
];

const voucherRoutes = [
  snapshotRoute({
    path: '/audits/:id/vouchers',
    operationId: 'listAuditVouchers',
    access: 'audits:read',
    summary: 'List the vouchers of a sample',
    description: 'Returns entries with marks and messages, in the order of the ledger.',
    query: ListAuditVouchers,
    answer: Type.Array(ref(AuditVoucher)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireAudit(ctx, id);
      return mapPage(await listVouchers(ctx.db, id, query, ctx.negotiateLanguage()), toVoucher);
    },
  }),
  snapshotRoute({
    path: '/audits/:id/vouchers/:entry_id',
    operationId: 'getAuditVoucher',
    access: 'audits:read',
    summary: 'Get a voucher',
    description: 'Returns an entry of the sample with its mark and its messages.',
    params: AuditVoucherParams,
    answer: ref(AuditVoucher),
    handler: async (ctx, { params }) =>
      toVoucher(await requireVoucher(ctx, params.id, params.entry_id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/audits/:id/vouchers/:entry_id',
    operationId: 'markAuditVoucher',
    access: 'audits:write',
    summary: 'Mark a voucher',
    description: 'Marks an entry of the year as in order, in question or objected to.',
    rules: [
      'An entry outside the sample is added to it.',
      'A question and an objection need `text`, which the syndic answers.',
      'Refused: an entry of another year, or posted after the audit began.',
    ],
    params: AuditVoucherParams,
    body: MarkAuditVoucher,
    example: { mark: 'Question', text: 'Which decision covers this cost?' },
    answer: ref(AuditVoucher),
    problems: ['invalid_transition', 'question_without_text', 'voucher_outside_audit'],
    handler: async (ctx, { params, body }) =>
      toVoucher(await markVoucher(ctx, params.id, params.entry_id, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/audits/:id/vouchers/:entry_id/answers',
    operationId: 'answerAuditQuestion',
    access: 'audits:answer',
    summary: 'Answer the auditor',
    description: 'Adds the answer of the syndic to a question or an objection.',
    rules: ['Refused: a voucher without a question or an objection.'],
    params: AuditVoucherParams,
    body: AnswerAuditQuestion,
    example: { text: 'The assembly of 3 March 2025, item 7.' },
    status: 201,
    answer: ref(AuditVoucher),
    problems: ['invalid_transition', 'nothing_to_answer'],
    handler: async (ctx, { params, body }) =>
      toVoucher(await answerQuestion(ctx, params.id, params.entry_id, body.text)),
  }),
];

const NO_DIFFERENCES: AuditBankFile['differences'] = [];

const checkRoutes = [
  snapshotRoute({
    path: '/audits/:id/checks',
    operationId: 'getAuditChecks',
    access: 'audits:read',
    summary: 'Get the checks of an audit',
    description: 'Compares sums that must agree, and points out vouchers to look at.',
    rules: [
      'Findings are about the entries of the year as the audit found them.',
      'Accounts of owners and suppliers are compared as of now.',
    ],
    answer: ref(AuditChecks),
    handler: async (ctx, { params: { id } }) =>
      showChecks(
        await checkYear(ctx, await requireAudit(ctx, id)),
        createTranslator(ctx.negotiateLanguage()),
      ),
  }),
  longRoute({
    method: 'POST',
    path: '/audits/:id/bank-file',
    operationId: 'compareBankFile',
    access: 'audits:write',
    summary: 'Compare the bank’s own file',
    description:
      'Names every difference between the file, the bank transactions, books and invoices.',
    rules: [
      'Reads CODA 2 and camt.053; imports and books nothing, and keeps the result.',
      'Compares the statements of the audited year on accounts of the building.',
      'A movement is recognized within seven days, even if one detail differs.',
    ],
    body: CompareBankFile,
    example: {},
    upload: true,
    status: 200,
    answer: ref(AuditBankFile),
    answerExample: {
      id: exampleIds.document,
      file_name: 'bank.cod',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      first_day: '2025-01-02',
      last_day: '2025-12-31',
      statement_count: 52,
      transaction_count: 611,
      differences: NO_DIFFERENCES,
      created_at: '2026-02-03T09:12:41.000Z',
    },
    problems: [
      'invalid_transition',
      'bank_file_invalid',
      'unknown_bank_account',
      'bank_file_outside_year',
      'too_busy',
    ],
    handler: async (ctx, { params: { id }, body: { file } }) =>
      showBankFile(await compareBankFile(ctx, id, file), createTranslator(ctx.negotiateLanguage())),
  }),
  snapshotRoute({
    path: '/audits/:id/bank-files',
    operationId: 'listAuditBankFiles',
    access: 'audits:read',
    summary: 'List the compared bank files',
    description: 'Returns the results of the comparisons, latest first.',
    query: ListAuditBankFiles,
    answer: Type.Array(ref(AuditBankFile)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireAudit(ctx, id);
      const say = createTranslator(ctx.negotiateLanguage());
      return mapPage(await listBankFiles(ctx.db, id, query), (row) => showBankFile(row, say));
    },
  }),
];

const reportRoutes = (files: FileStore) => [
  longRoute({
    method: 'PUT',
    path: '/audits/:id/report',
    operationId: 'reportAudit',
    access: 'audits:write',
    summary: 'Report on an audit',
    description:
      'Closes the audit with an opinion and keeps the report as a PDF in four languages.',
    rules: [
      'It goes on the agenda of the next assembly that is being prepared, if there is one.',
      'A reported audit no longer changes; a new audit of the year replaces it.',
    ],
    body: ReportAudit,
    example: { opinion: 'ApprovalWithRemarks', text: 'I propose to approve the accounts.' },
    answer: ref(Audit),
    problems: ['stale', 'too_busy', ...AGENDA_PROBLEMS],
    handler: async (ctx, { params: { id }, body }) =>
      toAudit(await reportAudit(ctx, files, id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/audits/:id/agenda',
    operationId: 'putAuditOnAgenda',
    access: 'meetings:write',
    summary: 'Put a report on an agenda',
    description: 'Adds the auditor’s report to an assembly and shares it with the owners.',
    rules: [
      'Adds the item before the accounts, unless the agenda has it.',
      'Refused: an assembly that was convened without the item.',
    ],
    body: PutAuditOnAgenda,
    example: { meeting_id: exampleIds.meeting },
    answer: ref(Audit),
    problems: AGENDA_PROBLEMS,
    handler: async (ctx, { params, body }) =>
      toAudit(await putOnAgenda(ctx, params.id, body.meeting_id)),
  }),
];
