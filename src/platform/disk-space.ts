import { mkdirSync, statfsSync } from 'node:fs';
import type { Logger } from 'pino';

const LOOK_MS = 2_000;
export const MIB = 1024 * 1024;

/** Free space on the disk of a folder, and the reserve to keep free. */
export interface DiskSpace {
  /** In bytes, at the last check. */
  readonly freeBytes: number;
  readonly reserveBytes: number;
  /** Whether less than the reserve is free. */
  readonly isShort: boolean;
  stop(): void;
}

export interface DiskSpaceOptions {
  readonly directory: string;
  readonly reserveBytes: number;
  readonly logger: Pick<Logger, 'warn'>;
  /** Returns the free bytes on the disk of a folder. */
  readonly probe?: (directory: string) => number;
}

/** Checks the disk of a folder periodically. */
export function watchDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { directory, reserveBytes, logger, probe = readFreeBytes } = options;
  let freeBytes = probe(directory);
  const isShort = () => freeBytes < reserveBytes;
  const tell = () =>
    logger.warn(
      { free_mib: Math.floor(freeBytes / MIB), reserve_mib: reserveBytes / MIB },
      isShort() ? 'no space: nothing is written until there is' : 'there is space again',
    );
  if (isShort()) tell();
  const timer = setInterval(() => {
    const wasShort = isShort();
    freeBytes = probe(directory);
    if (isShort() !== wasShort) tell();
  }, LOOK_MS).unref();
  return {
    reserveBytes,
    get freeBytes() {
      return freeBytes;
    },
    get isShort() {
      return isShort();
    },
    stop: () => clearInterval(timer),
  };
}

/** Bytes that an unprivileged program can still write to the disk of a folder. */
export function readFreeBytes(directory: string): number {
  mkdirSync(directory, { recursive: true });
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
