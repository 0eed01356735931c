import helmet from 'helmet';

/**
 * The security headers, which are the same for every answer: worked out once, because going through
 * the middleware for each request was a tenth of the time of a read.
 */
export function fixedHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const collect = helmet({
    // An answer is data, not a page: nothing in it is to be run or framed. Pages set their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // Of no meaning for data, or to browsers of the past.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const [request, answer] = [{}, response] as unknown as Parameters<typeof collect>;
  collect(request, answer, () => undefined);
  return headers;
}
