import { rights, type Right } from '#contract/access.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findStaffInRoles, type Role } from './audience-repository.ts';
import type { Recipient } from './definition.ts';

/** All roles but Owner. */
export const STAFF: readonly Role[] = ['Syndic', 'Accountant', 'BoardMember', 'Auditor'];

/** Finds the staff who have the right and may see the building. */
export function findStaffWithRight(
  ctx: TenantContext,
  right: Right,
  buildingId: string | null,
): Promise<Recipient[]> {
  const holders: readonly Role[] = rights[right];
  return findStaffInRoles(
    ctx,
    STAFF.filter((role) => holders.includes(role)),
    buildingId,
  );
}

/** Merges audiences; a person in several of them appears once, as in the first. */
export async function mergeAudiences(
  ...audiences: readonly Promise<readonly Recipient[]>[]
): Promise<Recipient[]> {
  const people = new Map<string, Recipient>();
  for (const recipient of (await Promise.all(audiences)).flat()) {
    if (!people.has(recipient.user_id)) people.set(recipient.user_id, recipient);
  }
  return [...people.values()];
}

/** Removes the person who caused the event, who already knows. */
export async function excludeActor(
  actorId: string,
  audience: Promise<readonly Recipient[]>,
): Promise<Recipient[]> {
  return (await audience).filter(({ user_id: userId }) => userId !== actorId);
}

/** Groups rows by user. */
export function groupByUser<Row extends { readonly user_id: string }>(
  rows: readonly Row[],
): [string, Row[]][] {
  return [...Map.groupBy(rows, ({ user_id: userId }) => userId)];
}

/** Returns the value that all have in common; undefined if they differ. */
export function findCommonValue<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}
