import { ref } from '#contract/common.ts';
import { ErasurePreview, ErasureResult } from '#contract/erasure.ts';
import { longRoute, declareRoutes, writeRoute, type Route } from '#platform/http/route.ts';
import { eraseOwner, previewErasure, type ErasureParts } from './commands.ts';

export function createErasureRoutes(parts: ErasureParts): readonly Route[] {
  return declareRoutes('GDPR', [
    longRoute({
      method: 'GET',
      path: '/gdpr/owners/:id/erasure-preview',
      operationId: 'previewErasure',
      access: 'gdpr:write',
      summary: 'Preview the erasure of an owner',
      description: 'Returns what would be erased and kept, and what prevents it; changes nothing.',
      answer: ref(ErasurePreview),
      handler: (ctx, { params: { id } }) => previewErasure(ctx, parts, id),
    }),
    writeRoute({
      method: 'DELETE',
      path: '/gdpr/owners/:id/delete-data',
      operationId: 'deleteOwnerData',
      access: 'gdpr:write',
      summary: 'Erase the personal data of an owner',
      description:
        'Erases the data (art. 17 GDPR) and returns what the law keeps, why and until when.',
      rules: [
        'Books and shares remain; elsewhere the owner is called `Former owner` and a number.',
        'Only Syndic, Accountant and Auditor still see the name, in the books, until the law lets it go.',
        'Backups expire within twelve months.',
        'Refused: an owner with a lot, an open balance, a mandate or a dispute.',
      ],
      answer: ref(ErasureResult),
      problems: ['erasure_blocked'],
      handler: (ctx, { params: { id } }) => eraseOwner(ctx, parts, id),
    }),
  ]);
}
