/** For so long after an e-mail on an object, further ones on it wait for one another. */
const WINDOW_MS = 10 * 60_000;

/** Instants in milliseconds since 1970, UTC. */
export type DigestStep =
  | { readonly action: 'Send'; readonly window_ends_at: number }
  | { readonly action: 'Collect'; readonly until: number };

/**
 * When the e-mail on an object goes to a person: at once where none went in the last ten minutes,
 * which opens a window; else in one e-mail with all others of the open window, when it ends.
 * @param windowEndsAt of the last window for this person and object; null: there was none
 */
export function digestStep(windowEndsAt: number | null, now: number): DigestStep {
  return windowEndsAt !== null && now < windowEndsAt
    ? { action: 'Collect', until: windowEndsAt }
    : { action: 'Send', window_ends_at: now + WINDOW_MS };
}
