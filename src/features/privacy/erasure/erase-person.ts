import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import {
  ERASED_DATA,
  erasureBlocks,
  selectSearchableNames,
  makeFormerName,
  makePseudonym,
  buildNamePattern,
  type ErasedData,
  type ErasureBlock,
} from '#domain/privacy/erasure.ts';
import {
  calculateIdentityEnd,
  calculateLastRetentionDay,
  RETAINED_DATA,
  type RetainedData,
} from '#domain/privacy/retention.ts';
import { findPeopleOfOwner } from '#features/people/auth/index.ts';
import { findOwnAddresses, keepName, takeFormerNumber } from '#features/register/owners/index.ts';
import type { ErasedPerson, Erasure, ErasurePart } from '#features/shared/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { forgetAnswers } from '#platform/http/idempotency.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findFacts } from './facts-repository.ts';

/** Data that is kept, and the last day of its retention; null: as long as it is held. */
export interface Retained {
  readonly what: RetainedData;
  readonly until: LocalDate | null;
}

/** Outcome of an erasure. */
export interface Erased {
  readonly erased: readonly { readonly what: ErasedData; readonly count: number }[];
  readonly retained: readonly Retained[];
}

/** An owner with their users, and what blocks their erasure. */
export interface Subject {
  readonly person: ErasedPerson;
  readonly blocks: readonly ErasureBlock[];
}

/**
 * Identifies an owner across the organization, and locks their users until the transaction ends.
 */
export async function findSubject(ctx: TenantContext, owner: Row<'owners'>): Promise<Subject> {
  const people = await findPeopleOfOwner(ctx.db, owner.id, owner.user_id);
  const facts = await findFacts(ctx, owner.id);
  const former_number = facts.is_in_records === true ? await takeFormerNumber(ctx.db) : null;
  const mandates = people.reduce((sum, one) => sum + one.mandates, 0);
  const gone = people.filter((one) => one.mandates === 0 && !one.stands_for_others);
  const own = owner.email === null ? [] : [owner.email.toLowerCase()];
  const addresses = [...own, ...gone.flatMap((one) => one.emails)];
  const emails = await findOwnAddresses(ctx.db, owner.id, [...new Set(addresses)]);
  const said = [owner.name, ...gone.flatMap((one) => one.words)];
  const chosen = gone.map((one) => one.chosen.name);
  const words = [...said, ...selectSearchableNames(chosen, said), owner.phone, owner.address];
  return {
    blocks: erasureBlocks({ ...facts, mandates }),
    person: {
      owner_id: owner.id,
      pseudonym: former_number === null ? makePseudonym(owner.id) : makeFormerName(former_number),
      former_number,
      name: owner.name,
      address: owner.address,
      pattern: buildNamePattern([...words, ...emails]) ?? null,
      emails,
      chosen_phones: gone.flatMap((one) => one.chosen.phone ?? []),
      user_ids: gone.map(({ user_id }) => user_id),
      account_ids: gone.flatMap((one) => (one.is_known_elsewhere ? [] : [one.account_id])),
    },
  };
}

/**
 * Erases a person's data in each feature, in the order of the parts, in the caller's transaction.
 */
export async function erasePerson(
  ctx: TenantContext,
  parts: readonly ErasurePart[],
  person: ErasedPerson,
): Promise<Erased> {
  const erasures: Erasure[] = [];
  for (const part of parts) erasures.push(await part(ctx, person));
  const until = calculateIdentityEnd(erasures.flatMap(({ kept }) => kept ?? []));
  const kept = until === null ? [] : await keepName(ctx, person, until);
  const StoredAnswers = await forgetAnswers(ctx.db, person);
  return summary([...erasures, { kept, erased: { StoredAnswers } }]);
}

/** Adds up the counts, and finds the latest retention date of each kind of data. */
function summary(erasures: readonly Erasure[]): Erased {
  const count = (what: ErasedData) =>
    erasures.reduce((sum, { erased }) => sum + (erased?.[what] ?? 0), 0);
  const kept = erasures.flatMap((erasure) => erasure.kept ?? []);
  return {
    erased: ERASED_DATA.map((what) => ({ what, count: count(what) })).filter(
      (one) => one.count > 0,
    ),
    retained: RETAINED_DATA.flatMap((what) => {
      const days = kept.filter((one) => one.what === what).map(calculateLastRetentionDay);
      const [first, ...others] = days;
      if (first === undefined) return [];
      const until = others.reduce(
        (last, day) => (last === null || day === null ? null : latest(last, day)),
        first,
      );
      return [{ what, until }];
    }),
  };
}
