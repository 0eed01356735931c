import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from './after-file.ts';
import { startS3Server, type S3Server } from './start-s3-server.ts';

/** Starts an S3 server with one empty bucket, for the tests of one file. */
export async function anS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'millieme-s3-'));
  const server = await startS3Server(directory);
  afterFile(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });
  return server;
}
