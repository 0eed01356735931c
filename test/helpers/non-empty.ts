import { expect } from 'vitest';

/** Returns the elements of a list that must not be empty: assertions in a loop over none would never run. */
export function nonEmpty<T>(list: Iterable<T>): T[] {
  const elements = [...list];
  expect(elements, 'a list that a loop asserts something of').not.toEqual([]);
  return elements;
}
