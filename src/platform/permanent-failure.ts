/**
 * A permanent refusal by an external service: a retry would not help. The message may be shown to
 * users.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
