declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  interface Context {
    status: number;
    body: string;
  }

  type Middleware = (context: Context, next: () => Promise<unknown>) => Promise<unknown>;

  export default class S3rver {
    constructor(options: Options);
    /** Handlers that each request passes through, in order. */
    readonly middleware: Middleware[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
