import { DomainError } from '#domain/kernel/domain-error.ts';

/**
 * Refuses invalid_parent {parent_unit_id} if the parent is the unit itself or a descendant: a cellar
 * belongs to its flat, never the flat to itself through its cellar.
 * @param parentOf unit id → the id of its parent, for the units of the building that have one
 */
export function checkParent(
  unitId: string,
  parentId: string,
  parentOf: ReadonlyMap<string, string>,
): void {
  // No valid chain is longer than the number of units; a longer one is circular.
  let above: string | undefined = parentId;
  for (let step = 0; above !== undefined && step <= parentOf.size; step += 1) {
    if (above === unitId) throw new DomainError('invalid_parent', { parent_unit_id: parentId });
    above = parentOf.get(above);
  }
}
