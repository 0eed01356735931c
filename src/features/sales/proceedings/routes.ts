import { ref, Type } from '#contract/common.ts';
import {
  CreateProceeding,
  ListProceedings,
  Proceeding,
  UpdateProceeding,
} from '#contract/proceedings.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { declareRoutes, readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import {
  createProceeding,
  deleteProceeding,
  requireProceeding,
  toProceeding,
  updateProceeding,
} from './commands.ts';
import { listProceedings } from './repository.ts';

const PROBLEMS = ['unknown_reference', 'invalid_period'] as const;

export const proceedingRoutes = declareRoutes('Sales', [
  snapshotRoute({
    path: '/buildings/:id/proceedings',
    operationId: 'listProceedings',
    access: 'books:read',
    summary: 'List the proceedings of a building',
    description: 'Returns the cases of the association before a court, latest first.',
    query: ListProceedings,
    answer: Type.Array(ref(Proceeding)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(await listProceedings(ctx.db, id, query), toProceeding);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/proceedings',
    operationId: 'createProceeding',
    access: 'books:write',
    summary: 'Record a proceeding',
    description: 'Adds a case of the association to the register.',
    rules: ['Answers about a lot name every pending case, also of other lots.'],
    body: CreateProceeding,
    example: {
      title: 'Hidden defects of the roof',
      parties: 'ACP Tilleuls / Toitures SRL',
      court: 'Tribunal de l’entreprise, Bruxelles',
      number: 'A/25/01234',
      opened_on: '2025-03-03',
      stake: 48_000,
      provision: 5_000,
    },
    status: 201,
    location: '/proceedings',
    answer: ref(Proceeding),
    problems: PROBLEMS,
    handler: async (ctx, { params, body }) =>
      toProceeding(await createProceeding(ctx, params.id, body)),
  }),
  readRoute({
    path: '/proceedings/:id',
    operationId: 'getProceeding',
    access: 'books:read',
    summary: 'Get a proceeding',
    description: 'Returns a case of the association.',
    answer: ref(Proceeding),
    handler: async (ctx, { params: { id } }) => toProceeding(await requireProceeding(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/proceedings/:id',
    operationId: 'updateProceeding',
    access: 'books:write',
    summary: 'Update a proceeding',
    description: 'Changes the fields that you send.',
    body: UpdateProceeding,
    example: { ended_on: '2026-01-20' },
    answer: ref(Proceeding),
    problems: PROBLEMS,
    handler: async (ctx, { params, body }) =>
      toProceeding(await updateProceeding(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/proceedings/:id',
    operationId: 'deleteProceeding',
    access: 'books:write',
    summary: 'Delete a proceeding',
    description: 'Removes a case that was entered by mistake.',
    handler: (ctx, { params }) => deleteProceeding(ctx, params.id),
  }),
]);
