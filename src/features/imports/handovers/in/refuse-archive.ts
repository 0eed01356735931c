import type { ArchiveFault } from '#domain/handover/archive-fault.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/** An archive that is refused, with its faults. */
export class ArchiveRefused extends Error {
  readonly faults: readonly ArchiveFault[];

  constructor(faults: readonly ArchiveFault[]) {
    super('the archive is refused');
    this.faults = faults;
  }
}

/** Makes the problem handover_invalid {error_count, errors}, in the language of the reader. */
export function describeRefusal(faults: readonly ArchiveFault[], language: Language): DomainError {
  const errors = faults.map(({ file, code, facts }) => ({
    file,
    code,
    detail: translate(language, `handover.fault.${code}`, { file, ...facts }),
  }));
  return new DomainError('handover_invalid', { error_count: errors.length, errors });
}
