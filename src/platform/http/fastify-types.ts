import type { Language } from '#domain/kernel/language.ts';
import type { Span } from '#platform/tracing/spans.ts';
import type { IdempotencyClaim } from './idempotency.ts';
import type { Principal } from './request-context.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for every route of the service; absent only for the pages at the root of the address. */
    route?: Route;
  }
  interface FastifyRequest {
    principal: Principal | undefined;
    /** Address of the caller. */
    address: string;
    /** Tenant of this request; null: none. */
    organizationId: string | null;
    /** Organization in its query or body, if it differs from that tenant. */
    otherOrganization: string | undefined;
    /** Read-only fields of the record that the body contains; undefined: none. */
    readOnly: Readonly<Record<string, unknown>> | undefined;
    /** Language of the texts in the answer; undefined: it has none. */
    spokenLanguage: Language | undefined;
    /** Whether Accept determined the format of the answer. */
    isNegotiated: boolean;
    idempotency: IdempotencyClaim | undefined;
    /** Timer that ends a slow connection; undefined if there is no body. */
    slowBody: NodeJS.Timeout | undefined;
    /** Trace span of the request; undefined without tracing. */
    span: Span | undefined;
    /** Records count and time of the answer once its head is sent; undefined without metrics. */
    noteAnswer: ((status: number) => void) | undefined;
  }
}
