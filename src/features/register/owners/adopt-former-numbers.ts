import { makeFormerName } from '#domain/privacy/erasure.ts';
import type { Connection } from '#platform/db/connection.ts';
import { takeFormerNumber } from './erasure-repository.ts';

/** A row of an owner of another office. */
type HandedOwner = Readonly<Record<string, unknown>>;

/** Gives erased owners of another office the next numbers of former owners here. */
export async function adoptFormerNumbers(
  db: Connection,
  owners: readonly HandedOwner[],
): Promise<HandedOwner[]> {
  const isNumbered = ({ former_number: number }: HandedOwner) => typeof number === 'number';
  if (!owners.some(isNumbered)) return [...owners];
  let next = await takeFormerNumber(db);
  return owners.map((owner) => {
    if (!isNumbered(owner)) return owner;
    const former_number = next;
    next += 1;
    const isNamed = owner['name'] === makeFormerName(Number(owner['former_number']));
    return {
      ...owner,
      former_number,
      name: isNamed ? makeFormerName(former_number) : owner['name'],
    };
  });
}
