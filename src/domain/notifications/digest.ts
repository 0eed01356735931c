/** Time after an e-mail about an object during which further ones are collected. */
const WINDOW_MS = 10 * 60_000;

/** Instants in milliseconds since 1970, UTC. */
export type DigestStep =
  | { readonly action: 'Send'; readonly window_ends_at: number }
  | { readonly action: 'Collect'; readonly until: number };

/**
 * Decides when the e-mail about an object is sent to a person: at once, opening a window of ten minutes, or
 * together with all others when the open window ends.
 * @param windowEndsAt of the last window for this person and object; null: there was none
 */
export function planDigest(windowEndsAt: number | null, now: number): DigestStep {
  return windowEndsAt !== null && now < windowEndsAt
    ? { action: 'Collect', until: windowEndsAt }
    : { action: 'Send', window_ends_at: now + WINDOW_MS };
}
