/** A bug in the program, never the answer to a user's request. */
class AssertionFailure extends Error {
  override readonly name = 'AssertionFailure';
}

/** Throws when `condition` does not hold: an impossible state was reached. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionFailure(message);
}

/** Marks the branch that no value can reach; the compiler proves it, the throw backs it up. */
export function unreachable(value: never): never {
  throw new AssertionFailure(`Unexpected value: ${String(value)}`);
}
