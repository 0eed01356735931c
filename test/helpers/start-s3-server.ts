import type { AddressInfo } from 'node:net';
import type { S3Settings } from '#platform/s3/sign.ts';
import { loadStandIn } from './stand-ins.ts';

interface Context {
  status: number;
  body: string;
}

/** The parts of the package `s3rver` that tests use. */
interface StandIn {
  readonly default: new (options: {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }) => {
    /** Handlers that each request passes through, in order. */
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  };
}

/** The only key that the server knows. */
const KEY = 'S3RVER';
const BUCKET = 'papers';

export interface S3Server {
  readonly settings: S3Settings;
  /** Settings of a service that stores its backups there. */
  readonly backupEnvironment: Readonly<Record<string, string>>;
  /** Makes every request fail with 500, or succeed again. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

/** Starts an S3 server with one empty bucket, stored in a folder. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const { default: S3rver } = (await loadStandIn('s3', 's3rver')) as StandIn;
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  let isFailing = false;
  server.middleware.unshift(async (context, next) => {
    if (!isFailing) return next();
    context.status = 500;
    context.body = '<Error><Code>InternalError</Code></Error>';
    return undefined;
  });
  const { port }: AddressInfo = await server.run();
  let isOpen = true;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    backupEnvironment: {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_ACCESS_KEY_ID: KEY,
      BACKUP_S3_SECRET_ACCESS_KEY: KEY,
    },
    fail: (isNow) => void (isFailing = isNow),
    async close() {
      if (isOpen) await server.close();
      isOpen = false;
    },
  };
}
