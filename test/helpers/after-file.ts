const closers: (() => unknown)[] = [];

/**
 * Has something closed after the last test of the file, what came last first. To be called where Vitest
 * no longer takes a hook: from a test, from `beforeAll`, and from what they call.
 */
export function afterFile(close: () => unknown): void {
  closers.push(close);
}

/** Closes what the file left open; test/after-each-file.ts calls it. */
export async function closeFile(): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
}
