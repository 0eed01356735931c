import type { Intake } from '#features/documents/documents/index.ts';
import type { Config } from '#platform/config.ts';
import { openFileStore, type FilesConfig } from '#platform/files/open-file-store.ts';
import { createClamdScanner } from '#platform/virus-scan/clamd.ts';

/** Opens the intake: uploaded files are checked before they are stored. */
export function openIntake(config: FilesConfig & Pick<Config, 'clamdUrl'>): Intake {
  const { clamdUrl } = config;
  return {
    files: openFileStore(config),
    scanner: clamdUrl === undefined ? undefined : createClamdScanner(clamdUrl),
  };
}
