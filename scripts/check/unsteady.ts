/** An error of a test, a hook or a file. */
export interface Failure {
  readonly name: string | undefined;
  readonly message: string;
  /** The message of its cause. */
  readonly cause?: string | undefined;
}

/** How many files of a whole run get a second run: more are no coincidence. */
export const MOST_UNSTEADY_FILES = 3;

/** The names by which Vitest and Playwright say that the time was up. */
const TIME_ERRORS = ['TestTimeoutError', 'HookTimeoutError', 'TimeoutError'];
/** `vi.waitFor` whose callback never answered, and `vi.waitUntil`. */
const WAITED = /(?:^|: )Timed out in wait(?:For|Until)!$/;
/** `expect.poll` throws what its last try said, and this as the cause. */
const POLLED = 'Matcher did not succeed in time.';

/** Whether an error says only that something took too long, hence nothing of a wrong value. */
export function isByTime({ name, message, cause }: Failure): boolean {
  return TIME_ERRORS.includes(name ?? '') || WAITED.test(message) || cause === POLLED;
}

/**
 * The files that deserve a second run: those that failed by time alone.
 * @param left how many files of the run may still have one; where there are more, none has
 */
export function findUnsteady<F extends { readonly failures: readonly Failure[] }>(
  files: readonly F[],
  left: number,
): F[] {
  const late = files.filter(({ failures }) => failures.length > 0 && failures.every(isByTime));
  return late.length <= left ? late : [];
}
