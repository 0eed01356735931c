/** What keeps a backup from being made, read or restored, in one sentence for who runs the service. */
export class BackupError extends Error {}

/** Bytes of an archive are not those that were written. */
export class DamagedArchiveError extends BackupError {
  /** The part that was being read. */
  readonly part: string;

  constructor(part: string, reason: string, options?: ErrorOptions) {
    super(`the archive is damaged at ${part}: ${reason}`, options);
    this.part = part;
  }
}

/** Some byte is not as it was written; where no part has changed, it is one between them. */
export class BrokenSealError extends DamagedArchiveError {
  constructor() {
    super('its end, or between its parts', 'its hash is another');
  }
}
