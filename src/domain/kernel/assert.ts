/** Raised when the program itself is wrong: never an answer to something a user asked. */
class AssertionFailure extends Error {
  override readonly name = 'AssertionFailure';
}

/** Goes on when `condition` holds; throws when a state that must not exist was reached. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionFailure(message);
}

/** Marks the branch that no value can reach; the compiler proves it, the throw backs it up. */
export function unreachable(value: never): never {
  throw new AssertionFailure(`Unexpected value: ${String(value)}`);
}
