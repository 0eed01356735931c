/** Makes a function on its first call, for what costs much to make and is mostly never called. */
export function makeWhenUsed<Arguments extends unknown[], Result>(
  make: () => (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let made: ((...args: Arguments) => Result) | undefined;
  return (...args) => (made ??= make())(...args);
}
