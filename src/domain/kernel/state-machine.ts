import { assert } from './assert.ts';
import { DomainError } from './domain-error.ts';

interface Transition<S extends string> {
  readonly from: readonly S[];
  readonly to: S;
}

/** Every operation of an aggregate, by its kebab-case name, with the states it leads from and to. */
export type TransitionTable<S extends string, O extends string = string> = Readonly<
  Record<O, Transition<S>>
>;

/**
 * The state after `operation` in state `from`.
 * Refuses with invalid_transition {from, operation, allowed} any pair the table does not list;
 * repeating an operation in its target state is such a pair.
 */
export function transition<S extends string, O extends string>(
  table: TransitionTable<S, O>,
  operation: O,
  from: S,
): S {
  assert(Object.hasOwn(table, operation), `Unknown operation: ${operation}`);
  const { from: allowedFrom, to } = table[operation];
  if (!allowedFrom.includes(from)) {
    const allowed = allowedOperations(table, from);
    throw new DomainError('invalid_transition', { from, operation, allowed });
  }
  return to;
}

/** The operations that lead on from a state, in the order of the table. */
export function allowedOperations<S extends string, O extends string>(
  table: TransitionTable<S, O>,
  from: S,
): O[] {
  return (Object.keys(table) as O[]).filter((operation) => table[operation].from.includes(from));
}
