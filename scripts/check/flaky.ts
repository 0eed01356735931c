/** An error of a test, a hook or a file. */
export interface Failure {
  readonly name: string | undefined;
  readonly message: string;
  /** Message of its cause. */
  readonly cause?: string | undefined;
}

/** Maximum number of files of a whole run that get a second run: more are no coincidence. */
export const MAX_FLAKY_FILES = 3;

/** Names that Vitest and Playwright give to timeout errors. */
const TIME_ERRORS = ['TestTimeoutError', 'HookTimeoutError', 'TimeoutError'];
/** `vi.waitFor` whose callback never answered, and `vi.waitUntil`. */
const WAITED = /(?:^|: )Timed out in wait(?:For|Until)!$/;
/** `expect.poll` throws the error of its last try, with this as the cause. */
const POLLED = 'Matcher did not succeed in time.';

/** Whether an error only says that something took too long, and does not report a wrong value. */
export function isTimeout({ name, message, cause }: Failure): boolean {
  return TIME_ERRORS.includes(name ?? '') || WAITED.test(message) || cause === POLLED;
}

/**
 * Finds the files that get a second run: those that failed only by timeouts.
 * @param left number of files of the run that may still have one; if there are more, none has
 */
export function findFlaky<F extends { readonly failures: readonly Failure[] }>(
  files: readonly F[],
  left: number,
): F[] {
  const late = files.filter(({ failures }) => failures.length > 0 && failures.every(isTimeout));
  return late.length <= left ? late : [];
}
