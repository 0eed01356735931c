import { createDatabaseIfMissing } from '#database/index.ts';
import type { Child } from '../child.ts';
import type { DatabaseServer } from '../environment.ts';
import type { LoadOrder } from '../load.ts';
import { loading } from '../loading.ts';
import { startService, type RunningService } from '../service.ts';
import { ADMIN, fill, type FillSize } from './fill.ts';
import type { Filled } from './operations.ts';

/** A commit that is measured, with a database server of its own. */
export interface Side {
  readonly name: string;
  readonly root: string;
  readonly server: DatabaseServer;
}

/** A side whose database is filled. */
export interface FilledSide extends Side {
  readonly databaseUrl: string;
  readonly filled: Filled;
  /** Starts the service of the side on this database, or on another way to it. */
  start(databaseUrl?: string): Promise<RunningService>;
}

/** Fills a new database of a side with its own service, which migrates it. */
export async function fillSide(
  side: Side,
  size: FillSize,
  context: {
    readonly load: Child<LoadOrder>;
    readonly jwtSecret: string;
    readonly onStop: (stop: () => Promise<void>) => void;
  },
): Promise<FilledSide> {
  const { load, jwtSecret, onStop } = context;
  const { root, server } = side;
  const databaseUrl = await createDatabaseIfMissing(server.url, size.name);
  const start = (url = databaseUrl) => {
    const starting = startService({
      databaseUrl: url,
      folder: server.folder,
      jwtSecret,
      root,
      settings: { MILLIEME_ADMIN_EMAIL: ADMIN.email, MILLIEME_ADMIN_PASSWORD: ADMIN.password },
    });
    onStop(() => starting.then((service) => service.stop()));
    return starting;
  };
  const service = await start();
  const filled = await fill(service.origin, load, size);
  await service.stop();
  // Leaves the tables as after a nightly vacuum.
  await loading(databaseUrl, async () => undefined);
  return { ...side, databaseUrl, filled, start };
}
