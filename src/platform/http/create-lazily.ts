/** Creates an expensive, rarely used function on its first call. */
export function createLazily<Arguments extends unknown[], Result>(
  make: () => (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let made: ((...args: Arguments) => Result) | undefined;
  return (...args) => (made ??= make())(...args);
}
