import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** An address that the service does not send to, because it may lie inside its own network. */
export class RefusedEndpointError extends Error {
  override readonly name = 'RefusedEndpointError';
}

/** What finds the addresses of a name, as the resolver of the system does. */
export type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface EndpointGuard {
  /** The endpoint as an address; throws RefusedEndpointError for one that can be told from its text. */
  read(endpoint: string): URL;
  /**
   * Rejects with RefusedEndpointError when the endpoint is refused or its name leads where nothing
   * may be sent. A name that cannot be resolved now passes: whoever sends looks again.
   */
  check(endpoint: string): Promise<void>;
  /** For connections: gives the addresses of a name only after looking at every one of them. */
  readonly lookup: LookupFunction;
}

const RESOLVE_TIMEOUT_MS = 5_000;

/**
 * Lets nobody use the service to reach what only the service can reach. Endpoints come from browsers,
 * which is to say from anybody: they must be https and lead to the public internet.
 */
export function createEndpointGuard({
  resolve = systemLookup,
  allowLoopback = false,
}: {
  readonly resolve?: Resolve;
  /** Also http, and this machine itself: for a push service on loopback. */
  readonly allowLoopback?: boolean;
} = {}): EndpointGuard {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

  function read(endpoint: string): URL {
    const url = URL.parse(endpoint);
    const isWeb = url?.protocol === 'https:' || (allowLoopback && url?.protocol === 'http:');
    if (url === null || !isWeb) throw new RefusedEndpointError('The endpoint is not https');
    if (url.username !== '' || url.password !== '')
      throw new RefusedEndpointError('The endpoint holds a password');
    // A connection to an address in figures asks no resolver. Whatever way it is written in, the
    // parser made the usual one of it.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isAllowed(literal)) throw elsewhere();
    return url;
  }

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) callback(error, '');
      else if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        callback(elsewhere(), '');
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  async function check(endpoint: string): Promise<void> {
    const { hostname } = read(endpoint);
    if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return;
    const { promise, resolve: done } = Promise.withResolvers<Error | null>();
    const timer = setTimeout(done, RESOLVE_TIMEOUT_MS, null);
    lookup(hostname, { all: true }, (error) => done(error));
    const error = await promise;
    clearTimeout(timer);
    if (error instanceof RefusedEndpointError) throw error;
  }

  return { read, check, lookup };
}

function elsewhere(): RefusedEndpointError {
  return new RefusedEndpointError('The endpoint does not lie on the public internet');
}
