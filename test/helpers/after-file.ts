const closers: (() => unknown)[] = [];

/**
 * Registers a function to run after the last test of the file, in reverse order. For use where Vitest no
 * longer takes a hook: from a test, from `beforeAll`, and from what they call.
 */
export function afterFile(close: () => unknown): void {
  closers.push(close);
}

/** Closes what the file left open; called by test/after-each-file.ts. */
export async function closeFile(): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
}
