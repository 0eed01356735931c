import type { TakeoverRegister } from '#domain/imports/check-takeover.ts';
import { assert } from '#domain/kernel/assert.ts';
import { ownersByRef } from '#features/imports/register/index.ts';
import { listKeys } from '#features/register/distribution-keys/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findHeldUnits, type HeldUnit } from './repository.ts';

/** The register that the files name, with the ids behind its names. */
export interface NamedRegister {
  readonly register: TakeoverRegister;
  readonly unitId: (unit_number: string) => string;
  readonly ownerId: (owner_ref: string) => string;
  /** Id of a key; null: the General key. */
  readonly keyId: (key: string | null) => string;
}

/**
 * Reads lots, owners and keys of a building. An owner is named by the reference of an import, by that of
 * the office, or by a name that no other holder of the building has.
 */
export async function readNamedRegister(
  ctx: TenantContext,
  building_id: string,
): Promise<NamedRegister> {
  const [held, refs, keys] = await Promise.all([
    findHeldUnits(ctx.db, building_id),
    ownersByRef(ctx.db, building_id),
    listKeys(ctx, building_id),
  ]);
  const owners = new Map([...nameHolders(held), ...refs]);
  const refsOf = Map.groupBy(owners.keys(), (ref) => owners.get(ref));
  const holders = new Map(
    [...Map.groupBy(held, ({ unit_number }) => unit_number)].map(([unit, rows]) => [
      unit,
      new Set(rows.flatMap(({ owner_id }) => refsOf.get(owner_id ?? undefined) ?? [])),
    ]),
  );
  const unitIds = new Map(held.map(({ unit_number, unit_id }) => [unit_number, unit_id]));
  const keyIds = new Map(keys.map(({ name, id }) => [name, id]));
  const general = keys.find(({ is_general }) => is_general);
  return {
    register: {
      units_file: 'units',
      unit_numbers: new Set(unitIds.keys()),
      owner_refs: new Set(owners.keys()),
      holders,
      keys: new Set(keyIds.keys()),
      meter_keys: new Set(keys.filter(({ kind }) => kind === 'Meter').map(({ name }) => name)),
    },
    unitId: (unit_number) => idOf(unitIds, unit_number),
    ownerId: (owner_ref) => idOf(owners, owner_ref),
    keyId: (key) => (key === null ? idOf(new Map([['', general?.id]]), '') : idOf(keyIds, key)),
  };
}

/** Names holders by the reference of the office, and by a name that is theirs alone. */
function nameHolders(held: readonly HeldUnit[]): Map<string, string> {
  const named = held.flatMap(({ owner_id, name, office_ref }) =>
    owner_id === null || name === null ? [] : [{ owner_id, name, office_ref }],
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  const alone = [...byName].flatMap(([name, rows]): [string, string][] => {
    const [first, ...others] = [...new Set(rows.map(({ owner_id }) => owner_id))];
    return first === undefined || others.length > 0 ? [] : [[name, first]];
  });
  const ofOffice = named.flatMap(({ owner_id, office_ref }): [string, string][] =>
    office_ref === null ? [] : [[office_ref, owner_id]],
  );
  return new Map([...alone, ...ofOffice]);
}

function idOf(ids: ReadonlyMap<string, string | undefined>, name: string): string {
  const id = ids.get(name);
  assert(id !== undefined, 'A checked row names a record');
  return id;
}
