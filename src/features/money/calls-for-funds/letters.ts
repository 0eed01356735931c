import { DomainError } from '#domain/kernel/domain-error.ts';
import { accountForFund } from '#domain/payments/bank-account.ts';
import { findLetterhead } from '#features/documents/letters/index.ts';
import { bankAccountsOf } from '#features/money/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { callLetter } from './call-letter.ts';
import { requireCall } from './call.ts';
import { findCalledOwners, findCalledUnits, isGeneralKey } from './letter-repository.ts';

export interface CallLetters {
  readonly title: string;
  readonly letters: readonly PaperLetter[];
}

/**
 * The letters of a call as they are today: to every owner it charged, or to one; an Owner gets their
 * own only. The number of statements is the same for one owner as for a thousand.
 * Refuses not_found, not_sent_yet.
 */
export async function readCallLetters(
  ctx: TenantContext,
  id: string,
  wantedOwner: string | null,
): Promise<CallLetters> {
  const call = await requireCall(ctx, id);
  const { building_id, distribution_key_id, sent_at, status, title } = call;
  if (sent_at === null || status === 'Draft' || status === 'Cancelled') {
    throw new DomainError('not_sent_yet');
  }
  const ownerId = ctx.principal.owner_id ?? wantedOwner;
  const [head, is_general_key, accounts, owners, units] = await Promise.all([
    findLetterhead(ctx.db, building_id),
    isGeneralKey(ctx.db, distribution_key_id),
    bankAccountsOf(ctx.db, [building_id]),
    findCalledOwners(ctx.db, id, ownerId),
    findCalledUnits(ctx.db, id, ownerId),
  ]);
  const paper = {
    call: { ...call, sent_at },
    head,
    is_general_key,
    account: accountForFund(accounts.get(building_id) ?? [], call.fund),
    today: ctx.today,
  };
  const wanted = owners.filter(({ owner_id }) => (wantedOwner ?? owner_id) === owner_id);
  return {
    title,
    letters: wanted.map((owner) => callLetter(paper, owner, units.get(owner.owner_id) ?? [])),
  };
}
