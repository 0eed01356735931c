import { mkdirSync, statfsSync } from 'node:fs';
import type { Logger } from 'pino';

const LOOK_MS = 2_000;
export const MIB = 1024 * 1024;

/** The room on the disk of a folder, and how much of it nothing is to be written into. */
export interface DiskSpace {
  /** In bytes, as of the last look. */
  readonly freeBytes: number;
  readonly reserveBytes: number;
  /** Less is free than is to stay free. */
  readonly isShort: boolean;
  stop(): void;
}

export interface DiskSpaceOptions {
  readonly directory: string;
  readonly reserveBytes: number;
  readonly logger: Pick<Logger, 'warn'>;
  /** Bytes that are free on the disk of a folder. */
  readonly probe?: (directory: string) => number;
}

/** Looks at the disk of a folder now and then. */
export function watchDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { directory, reserveBytes, logger, probe = freeBytesOf } = options;
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

/** Bytes that a program without privileges may still write to the disk of a folder. */
export function freeBytesOf(directory: string): number {
  mkdirSync(directory, { recursive: true });
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
