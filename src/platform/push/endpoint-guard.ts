import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** An address that the service refuses to send to, because it may be inside its own network. */
export class RefusedEndpointError extends Error {
  override readonly name = 'RefusedEndpointError';
}

/** Resolves the addresses of a name, as the system's resolver does. */
export type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface EndpointGuard {
  /** Parses the endpoint; throws RefusedEndpointError if its text already rules it out. */
  read(endpoint: string): URL;
  /**
   * Rejects with RefusedEndpointError if the endpoint is refused or its name resolves to a
   * forbidden address. An unresolvable name passes: it is checked again before sending.
   */
  check(endpoint: string): Promise<void>;
  /** Resolver for connections: returns the addresses of a name only after checking each of them. */
  readonly lookup: LookupFunction;
}

const RESOLVE_TIMEOUT_MS = 5_000;

/**
 * Creates a guard against requests into the service's own network. Endpoints come from browsers,
 * that is, from anyone: they must use https and be on the public internet.
 */
export function createEndpointGuard({
  resolve = systemLookup,
  allowLoopback = false,
}: {
  readonly resolve?: Resolve;
  /** Also allows http and loopback, for a push service on this machine. */
  readonly allowLoopback?: boolean;
} = {}): EndpointGuard {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

  function read(endpoint: string): URL {
    const url = URL.parse(endpoint);
    const isWeb = url?.protocol === 'https:' || (allowLoopback && url?.protocol === 'http:');
    if (url === null || !isWeb) throw new RefusedEndpointError('The endpoint is not https');
    if (url.username !== '' || url.password !== '')
      throw new RefusedEndpointError('The endpoint contains a password');
    // A connection to a literal IP address uses no resolver. The URL parser has already normalized
    // its notation.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isAllowed(literal)) throw refuseOtherAddress();
    return url;
  }

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) callback(error, '');
      else if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        callback(refuseOtherAddress(), '');
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

function refuseOtherAddress(): RefusedEndpointError {
  return new RefusedEndpointError('The endpoint is not on the public internet');
}
