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
    /** From where it comes. */
    address: string;
    /** The tenant that this request acts in; null: none. */
    organizationId: string | null;
    /** The organization that its query or body names, where it is not that tenant. */
    otherOrganization: string | undefined;
    /** What its body says of fields of the record that are only read; undefined: nothing. */
    readOnly: Readonly<Record<string, unknown>> | undefined;
    /** The language that was asked for by whoever made the answer; undefined: it has no words. */
    spokenLanguage: Language | undefined;
    /** Whether the answer is in the form that Accept asked for. */
    isNegotiated: boolean;
    idempotency: IdempotencyClaim | undefined;
    /** Ends the connection when its time is up; undefined where no body comes. */
    slowBody: NodeJS.Timeout | undefined;
    /** The request as a piece of work; undefined while nothing is traced. */
    span: Span | undefined;
    /** Counts and times the answer, once its head is sent; undefined where nothing is counted. */
    noteAnswer: ((status: number) => void) | undefined;
  }
}
