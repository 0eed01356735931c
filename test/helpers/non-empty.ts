import { expect } from 'vitest';

/** The elements of a list that must have some: assertions in a loop over none would never run. */
export function nonEmpty<T>(list: Iterable<T>): T[] {
  const elements = [...list];
  expect(elements, 'a list that a loop asserts something of').not.toEqual([]);
  return elements;
}
