import { mayUse } from '#contract/access.ts';
import { needsTenant } from '../authenticate.ts';
import { isTagged, mayBeRepeated, type Route } from '../route.ts';
import type { JsonObject } from './json-object.ts';

/** The headers of requests and answers, each written once in the components of the description. */

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };

const requestHeaders = {
  AcceptLanguage: {
    name: 'Accept-Language',
    description: 'Language of titles, details and labels: fr, nl, de or en.',
    schema: text,
  },
  RequestId: {
    name: 'X-Request-Id',
    description: 'A name for this request, answered back; made by the service where absent',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  Organization: {
    name: 'X-Organization-Id',
    description: 'The organization in which a SuperAdmin works',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    description: 'Makes this request safe to send again for 24 hours: the same answer, done once',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    description:
      'The ETag of the record as the client knows it; 412 `stale` when it is another now',
    schema: text,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    description: 'The ETag of an answer that the client still has; 304 when it would be the same',
    schema: text,
  },
} as const;

const answerHeaders = {
  RequestId: { description: 'The name of this request, for logs and questions', schema: text },
  RateLimit: {
    description: 'Requests left in this minute, and the seconds until it ends.',
    schema: text,
  },
  RateLimitPolicy: { description: 'How many requests a minute has', schema: text },
  ETag: { description: 'Names this version of what is answered', schema: text },
  Location: { description: 'Where the new record is found', schema: text },
  Link: { description: 'The next page of the list: `<…>; rel="next"`', schema: text },
  TotalCount: { description: 'The number of all rows, with `include_total=true`', schema: whole },
  Replayed: { description: '`true`: the stored answer to an Idempotency-Key', schema: text },
  RetryAfter: { description: 'Seconds after which it is worth another try', schema: whole },
  Challenge: { description: '`Bearer`', schema: text },
} as const;

const NAMES: Readonly<Record<keyof typeof answerHeaders, string>> = {
  RequestId: 'X-Request-Id',
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
  ETag: 'ETag',
  Location: 'Location',
  Link: 'Link',
  TotalCount: 'X-Total-Count',
  Replayed: 'Idempotent-Replayed',
  RetryAfter: 'Retry-After',
  Challenge: 'WWW-Authenticate',
};

/** For `components.parameters` and `components.headers`. */
export const headerComponents = {
  parameters: Object.fromEntries(
    Object.entries(requestHeaders).map(([key, header]) => [key, { ...header, in: 'header' }]),
  ),
  headers: answerHeaders,
};

/** Whether a request may name the version of the record that it changes (If-Match). */
export function mayNameVersion({ method, params, mode, problems }: Route): boolean {
  const isKnown = params !== undefined && mode === 'write';
  return method !== 'POST' && (isKnown || problems?.includes('stale') === true);
}

/** Headers that a request of the route may have. */
export function listRequestHeaders(route: Route): JsonObject[] {
  const { access } = route;
  const names: (keyof typeof requestHeaders)[] = ['AcceptLanguage', 'RequestId'];
  if (needsTenant(access) && mayUse(access, 'SuperAdmin')) names.push('Organization');
  if (mayBeRepeated(route)) names.push('IdempotencyKey');
  if (mayNameVersion(route)) names.push('IfMatch');
  if (isCached(route)) names.push('IfNoneMatch');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** Whether a client may cache the answer and revalidate it. */
export function isCached(route: Route): boolean {
  return route.method === 'GET' && isTagged(route);
}

/** Headers of an answer of the route with this status. */
export function listAnswerHeaders(route: Route, status: string): JsonObject {
  const names: (keyof typeof answerHeaders)[] = ['RequestId', 'RateLimit', 'RateLimitPolicy'];
  const isGood = status.startsWith('2');
  const { query } = route;
  if (isGood && route.answer !== undefined && isTagged(route)) names.push('ETag');
  if (status === '304') names.push('ETag');
  if (isGood && query !== undefined && 'cursor' in propertiesOf(query))
    names.push('Link', 'TotalCount');
  if (status === '201') names.push('Location');
  if (isGood && mayBeRepeated(route)) names.push('Replayed');
  if (status === '401') names.push('Challenge');
  if (['409', '429', '503', 'default'].includes(status)) names.push('RetryAfter');
  const entries = names.map((name) => [NAMES[name], { $ref: `#/components/headers/${name}` }]);
  return Object.fromEntries(entries);
}

function propertiesOf(schema: object): object {
  return (schema as { readonly properties?: object }).properties ?? {};
}
