import { ref } from '#contract/common.ts';
import { ErasurePreview, ErasureResult } from '#contract/erasure.ts';
import { longRoute, routesOf, writeRoute, type Route } from '#platform/http/route.ts';
import { eraseOwner, previewErasure, type ErasureParts } from './commands.ts';

export function createErasureRoutes(parts: ErasureParts): readonly Route[] {
  return routesOf('GDPR', [
    longRoute({
      method: 'GET',
      path: '/gdpr/owners/:id/erasure-preview',
      operationId: 'previewErasure',
      access: 'gdpr:write',
      summary: 'What erasing an owner would erase and keep, and what forbids it',
      description: 'Nothing is changed by it.',
      answer: ref(ErasurePreview),
      handler: (ctx, { params: { id } }) => previewErasure(ctx, parts, id),
    }),
    writeRoute({
      method: 'DELETE',
      path: '/gdpr/owners/:id/delete-data',
      operationId: 'deleteOwnerData',
      access: 'gdpr:write',
      summary: 'Erase the personal data of an owner (art. 17)',
      description:
        'Refused while they own, owe, are owed, hold a mandate or are in dispute. Books and shares stay as they are, under a pseudonym; the answer says what the law keeps, why and until when. Backups forget with the oldest of them, within twelve months.',
      answer: ref(ErasureResult),
      problems: ['erasure_blocked'],
      handler: (ctx, { params: { id } }) => eraseOwner(ctx, parts, id),
    }),
  ]);
}
