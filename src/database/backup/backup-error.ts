/** A backup that cannot be made, read or restored, with one sentence for the operator. */
export class BackupError extends Error {}

/** An archive whose bytes have changed. */
export class DamagedArchiveError extends BackupError {
  /** The part that was being read. */
  readonly part: string;

  constructor(part: string, reason: string, options?: ErrorOptions) {
    super(`the archive is damaged at ${part}: ${reason}`, options);
    this.part = part;
  }
}

/** An archive with a changed byte; if no part has changed, the byte is between parts. */
export class BrokenSealError extends DamagedArchiveError {
  constructor() {
    super('its end, or between its parts', 'its hash is another');
  }
}
