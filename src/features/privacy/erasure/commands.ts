import type { ErasurePreview, ErasureResult } from '#contract/erasure.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { buildNamePattern, makePseudonym, type ErasedOwner } from '#domain/privacy/erasure.ts';
import { completeOpenRequests } from '#features/privacy/requests/index.ts';
import { lockOwner } from '#features/register/owners/index.ts';
import {
  runAsSystem,
  recordAudit,
  runAndRollBack,
  type ErasedPerson,
  type ErasurePart,
  type SystemDependencies,
} from '#features/shared/index.ts';
import {
  found,
  matching,
  type DetachedContext,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { deleteFromOutbox, type SoughtInOutbox } from '#platform/outbox.ts';
import { erasePerson, findSubject, type Erased } from './erase-person.ts';
import { recordErasure } from './repository.ts';

/** Dependencies of an erasure. */
export interface ErasureParts {
  readonly erasure: readonly ErasurePart[];
  readonly outboxDirectory: string;
}

/**
 * Previews the erasure of an owner and what blocks it. Performs it and rolls it back, so that the
 * preview always matches. Refuses not_found.
 */
export async function previewErasure(
  ctx: DetachedContext,
  { erasure }: ErasureParts,
  ownerId: string,
): Promise<ErasurePreview> {
  const { blocks, done } = await runAndRollBack(ctx, async (within) => {
    const owner = found(await lockOwner(within, ownerId), 'owner', ownerId);
    const { person, blocks: forbidding } = await findSubject(within, owner);
    return { blocks: forbidding, done: await erasePerson(within, erasure, person) };
  });
  return { blocked_by: [...blocks], ...toErasureResult(ctx, done) };
}

/**
 * Erases the personal data of an owner. Books, shares and data that the law requires remain. The name and
 * last address are kept for these alone; everywhere else the owner is a former owner with a number. Refuses not_found, erasure_blocked.
 */
export async function eraseOwner(
  ctx: TenantContext,
  { erasure, outboxDirectory }: ErasureParts,
  ownerId: string,
): Promise<ErasureResult> {
  const owner = matching(ctx, found(await lockOwner(ctx, ownerId), 'owner', ownerId));
  const { person, blocks } = await findSubject(ctx, owner);
  if (blocks.length > 0) throw new DomainError('erasure_blocked', { reasons: blocks });
  await completeOpenRequests(ctx, ownerId, 'Erasure');
  const done = await erasePerson(ctx, erasure, person);
  await recordErasure(ctx, ownerId, done.retained);
  await recordAudit(ctx, 'owner.erased', ownerId);
  // Safe even if the transaction fails afterwards: these messages were never sent.
  const sought = describeOutboxSearch(person, ctx.organizationId);
  const Outbox = await deleteFromOutbox(outboxDirectory, sought);
  const erased =
    Outbox > 0 ? [...done.erased, { what: 'Outbox' as const, count: Outbox }] : done.erased;
  return toErasureResult(ctx, { ...done, erased });
}

/**
 * Describes the stored messages to delete: those of the organization that name the person or are
 * addressed to them, and those of the platform (passwords) to deleted accounts.
 */
function describeOutboxSearch(person: ErasedPerson, organizationId: string): SoughtInOutbox {
  const { pattern, emails, chosen_phones, account_ids } = person;
  const recipients = buildNamePattern(chosen_phones);
  const here = [pattern, recipients === undefined ? null : `^To: ${recipients}$`];
  const there = account_ids.length === 0 ? undefined : buildNamePattern(emails);
  const sought = new Map<string, RegExp>();
  const alternatives = here.filter((one) => one !== null).join('|');
  if (alternatives !== '') sought.set(organizationId, new RegExp(alternatives, 'imu'));
  if (there !== undefined) sought.set(NIL_UUID, new RegExp(there, 'iu'));
  return sought;
}

/**
 * Repeats erasures that a restored backup has undone, from a list kept outside the backup. Skips
 * owners who do not exist or are erased.
 * @returns the number of repeated erasures
 */
export async function replayErasures(
  deps: SystemDependencies,
  parts: ErasureParts,
  erasures: readonly ErasedOwner[],
): Promise<number> {
  let count = 0;
  for (const { organization_id: organizationId, owner_id: ownerId } of erasures) {
    const isBack = await runAsSystem(deps, organizationId, async (ctx) => {
      const owner = await lockOwner(ctx, ownerId);
      if (owner === undefined) return false;
      const { person } = await findSubject(ctx, owner);
      if (owner.former_number !== null || owner.name === makePseudonym(ownerId)) return false;
      const { retained } = await erasePerson(ctx, parts.erasure, person);
      await recordErasure(ctx, ownerId, retained);
      await recordAudit(ctx, 'owner.erased_again', ownerId);
      return true;
    });
    if (isBack) count += 1;
  }
  return count;
}

function toErasureResult(ctx: DetachedContext, { erased, retained }: Erased): ErasureResult {
  const language = ctx.negotiateLanguage();
  return {
    erased: [...erased],
    retained: retained.map(({ what, until }) => ({
      what,
      legal_basis: translate(language, `privacy.basis.${what}`),
      until,
    })),
  };
}
