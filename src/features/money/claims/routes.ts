import { Claim, CloseClaim, CreateClaim, ListClaims, UpdateClaim } from '#contract/claims.ts';
import { Type, ref } from '#contract/common.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { declareRoutes, readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { requireClaim, toClaim } from './claim.ts';
import { closeClaim, createClaim, reopenClaim, updateClaim } from './commands.ts';
import { listClaims } from './repository.ts';

export const claimRoutes = declareRoutes('Claims', [
  snapshotRoute({
    path: '/buildings/:id/claims',
    operationId: 'listClaims',
    access: 'books:read',
    summary: 'List the claims of a building',
    description: 'Returns the claims against insurers, latest loss first.',
    query: ListClaims,
    answer: Type.Array(ref(Claim)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(await listClaims(ctx.db, id, query), toClaim);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/claims',
    operationId: 'createClaim',
    access: 'books:write',
    summary: 'Record a claim against an insurer',
    description: 'Adds a claim, which invoices charged to the insurer and lines on 4996 may name.',
    rules: ['Default key: General.', 'Refused: a day in the future.'],
    body: CreateClaim,
    example: {
      title: 'Water damage, stairs',
      occurred_on: '2025-05-16',
      insurer: 'Ardenne Assurances',
      deductible: 309.35,
    },
    status: 201,
    location: '/claims',
    answer: ref(Claim),
    problems: ['date_in_future', 'unknown_reference'],
    handler: async (ctx, { params, body }) => toClaim(await createClaim(ctx, params.id, body)),
  }),
  readRoute({
    path: '/claims/:id',
    operationId: 'getClaim',
    access: 'books:read',
    summary: 'Get a claim',
    description: 'Returns the loss, what the insurer paid, and what is left.',
    rules: ['Its movements: journal entries with `claim_id`.'],
    answer: ref(Claim),
    handler: async (ctx, { params: { id } }) => toClaim(await requireClaim(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/claims/:id',
    operationId: 'updateClaim',
    access: 'books:write',
    summary: 'Update an open claim',
    description: 'Changes the fields that you send.',
    rules: ['Refused: a closed claim.'],
    body: UpdateClaim,
    example: { insurer: 'Ardenne Assurances', deductible: 309.35 },
    answer: ref(Claim),
    problems: ['date_in_future', 'unknown_reference', 'invalid_transition'],
    handler: async (ctx, { params, body }) => toClaim(await updateClaim(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/claims/:id/close',
    operationId: 'closeClaim',
    access: 'books:write',
    summary: 'Close a claim',
    description: 'Posts the rest on 4996 to 6140, by the key of the claim.',
    rules: [
      'The cost covers the day of the loss: its holders bear it.',
      'If the insurer paid more than the loss, the excess reduces 6140.',
      'Nothing is posted if nothing is left.',
      'Refused: a closed financial year.',
      'Refused: the Syndic, where the building requires a second approver.',
    ],
    body: CloseClaim,
    example: { entry_date: '2025-12-31' },
    answer: ref(Claim),
    problems: [
      'invalid_transition',
      'invalid_period',
      'accountant_required',
      'key_needed',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) => toClaim(await closeClaim(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/claims/:id/reopen',
    operationId: 'reopenClaim',
    access: 'books:write',
    summary: 'Reopen a claim',
    description: 'Reverses the entry that closed the claim, with today’s date.',
    rules: ['Refused: the Syndic, where the building requires a second approver.'],
    answer: ref(Claim),
    problems: ['invalid_transition', 'accountant_required', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params }) => toClaim(await reopenClaim(ctx, params.id)),
  }),
]);
