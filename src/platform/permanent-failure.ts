/** Something outside refused for good: trying again would not help. The message may be shown to people. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
