import { DomainError } from '#domain/kernel/domain-error.ts';

/**
 * Refuses with invalid_parent {parent_unit_id} a parent that is the unit itself or lies below it:
 * a cellar belongs to its flat, never the flat to itself by way of its cellar.
 * @param parentOf unit id → the id of its parent, for the units of the building that have one
 */
export function checkParent(
  unitId: string,
  parentId: string,
  parentOf: ReadonlyMap<string, string>,
): void {
  // No chain among sound units is longer than their number; one that is runs in a circle.
  let above: string | undefined = parentId;
  for (let step = 0; above !== undefined && step <= parentOf.size; step += 1) {
    if (above === unitId) throw new DomainError('invalid_parent', { parent_unit_id: parentId });
    above = parentOf.get(above);
  }
}
