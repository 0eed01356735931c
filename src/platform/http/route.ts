import type { Access } from '#contract/access.ts';
import type { Area } from '#contract/areas.ts';
import { IdParams, type Given, type Static, type TSchema } from '#contract/common.ts';
import type { ProblemCode } from '#domain/kernel/problems.ts';
import type { EventStream } from './event-stream.ts';
import type { Page, Reply } from './reply.ts';
import type {
  DetachedContext,
  RequestContext,
  SessionContext,
  TenantContext,
  UserContext,
} from './request-context.ts';
import type { StreamedFile } from './streamed-file.ts';

type Empty = undefined;
type Parsed<T> = T extends TSchema ? Static<T> : Record<string, never>;

/** Parameters of a path: one with only `/:id` needs no schema. */
type PathParams<Path, P> = P extends TSchema
  ? Static<P>
  : Path extends `${string}/:id` | `${string}/:id/${string}`
    ? Static<typeof IdParams>
    : Record<string, never>;

/** Validated input, as any handler gets it. */
type AnyInput = RouteInput<string, TSchema, TSchema, TSchema>;

interface RouteInput<Path, P, Q, B> {
  readonly params: PathParams<Path, P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
}

/**
 * Declaration of a route: the guard, validation, serialization and the interface description are
 * derived from it.
 */
interface RouteShape<Path, P, Q, B, A> {
  /** Relative to /api/v1, Fastify notation: `/buildings/:id`. */
  readonly path: Path;
  readonly operationId: string;
  /** Access that it requires of the caller. */
  readonly access: Access;
  readonly summary: string;
  /** Describes the operation in one or two sentences beyond the summary. */
  readonly description: string;
  /** Its defaults, limits and refusals, one sentence each: a list below the description. */
  readonly rules?: readonly string[];
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Status of the successful answer; see statusOf. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly answer?: A;
  /** Other successful statuses with the same schema. */
  readonly alsoStatus?: readonly number[];
  /** Path of a created resource, if not below the path itself: `/unit-owners`. */
  readonly location?: string;
  /** Whether the body is a multipart upload with one file and the fields of `body`. */
  readonly upload?: boolean;
  /** Whether the file of the upload is the archive of a building, which is larger than others. */
  readonly takesArchive?: boolean;
  /**
   * Media types besides JSON that `format` or Accept may request; the only ones if there is no
   * `answer`.
   */
  readonly files?: readonly string[];
  /** Whether the answer is only valid at this moment and gets no entity tag. */
  readonly isFleeting?: true;
  /** Problems in addition to those of every route of its kind: see problemsOf. */
  readonly problems?: readonly ProblemCode[];
  readonly example?: unknown;
  readonly answerExample?: A extends TSchema ? Static<A> : never;
}

/** A body requires an example; that of an upload omits the file. */
type BodyExample<B> = B extends TSchema
  ? { readonly example: Omit<Static<B>, 'file'> }
  : { readonly example?: never };

/** Return type of a handler: the body, a reply, or a page if the answer is a list. */
type Answer<A> = A extends TSchema
  ? Static<A> extends readonly (infer Row)[]
    ? readonly Given<Row>[] | Page<Given<Row>> | Reply
    : Given<Static<A>> | Reply | StreamedFile
  : Reply<null> | Reply<Buffer> | StreamedFile | void;

/** How a handler runs: on its own, or with a connection of its tenant. */
export type ConnectedMode = 'read' | 'snapshot' | 'write';
type RunMode = 'plain' | ConnectedMode;

interface Verb {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
}

type AnyShape = RouteShape<string, TSchema, TSchema, TSchema, TSchema> & Verb;

interface AnsweringOnce<Mode extends RunMode, C> extends AnyShape {
  readonly mode: Mode;
  readonly inTurn?: true;
  readonly prepare?: (ctx: DetachedContext, input: AnyInput) => Promise<void>;
  readonly handler: (ctx: C, input: AnyInput) => Promise<unknown>;
}

/** A route whose handler gets no connection; each kind of them exposes a part of this context. */
type PlainAnswering = AnsweringOnce<'plain', SessionContext & DetachedContext>;
/** A route whose handler runs on a connection of its tenant. */
type ConnectedAnswering = AnsweringOnce<ConnectedMode, TenantContext>;
/** A route that answers once. */
type Answering = PlainAnswering | ConnectedAnswering;

/** A route that keeps its connection open and sends events. */
interface Streaming extends AnyShape {
  readonly mode: 'stream';
  readonly method: 'GET';
  /** Schema of the data of each event. */
  readonly answer: TSchema;
  /** Refuses by throwing, or opens the stream; events are sent later. */
  readonly handler: (ctx: DetachedContext, stream: EventStream) => Promise<void>;
}

/** Area in the interface description, set once for all routes of a list. */
interface Placed {
  readonly area: Area;
}

export type AnsweringRoute = Answering & Placed;
export type PlainRoute = PlainAnswering & Placed;
export type StreamRoute = Streaming & Placed;
export type Route = AnsweringRoute | StreamRoute;

/** Declares the routes of an area of the interface. */
export function declareRoutes<R extends Answering | Streaming>(
  area: Area,
  routes: readonly R[],
): (R & Placed)[] {
  return routes.map((route) => ({ ...route, area }));
}

/**
 * Definition of a route. `Named` is what it states beyond its shape: a read is always a GET and
 * need not say so.
 */
type Definition<C, Named, Path, P, Q, B, A> = RouteShape<Path, P, Q, B, A> &
  Named &
  BodyExample<B> & {
    /** Whether requests for the same `:id` queue before they take a connection: see SerialQueue. */
    readonly inTurn?: true;
    /**
     * Work that takes longer than a transaction may, such as storing a file: done before it opens.
     */
    readonly prepare?: (ctx: DetachedContext, input: RouteInput<Path, P, Q, B>) => Promise<void>;
    readonly handler: (ctx: C, input: RouteInput<Path, P, Q, B>) => Promise<Answer<A>> | Answer<A>;
  };

const ofPath = (path: string) => (path.split('/').includes(':id') ? { params: IdParams } : {});

function define<C, Named = Verb>(implied: Partial<Verb> & { readonly mode: RunMode }) {
  return <
    const Path extends string,
    P extends TSchema | Empty = Empty,
    Q extends TSchema | Empty = Empty,
    B extends TSchema | Empty = Empty,
    A extends TSchema | Empty = Empty,
  >(
    definition: Definition<C, Named, Path, P, Q, B, A>,
  ): Answering => {
    // The static types of inputs end here: validation enforces the schemas that they come from.
    const route: object = { ...implied, ...ofPath(definition.path), ...definition };
    return route as Answering;
  };
}

/** Declares a route without sign-in; the handler opens its own transactions. */
export const publicRoute = define<RequestContext>({ mode: 'plain' });
/** Declares a route about a session, for its holder; the handler opens its own transactions. */
export const sessionRoute = define<SessionContext>({ mode: 'plain' });
/**
 * Declares a route about the signed-in user or the platform; the handler opens its own
 * transactions.
 */
export const userRoute = define<UserContext>({ mode: 'plain' });
/**
 * Declares a route inside the tenant whose handler opens its own transactions: slow work, such as
 * rendering a file, does not occupy a connection.
 */
export const longRoute = define<DetachedContext>({ mode: 'plain' });
/** Declares a single-statement read inside the tenant. */
export const readRoute = define<TenantContext, unknown>({ mode: 'read', method: 'GET' });
/** Declares several reads inside the tenant that must be consistent. */
export const snapshotRoute = define<TenantContext, unknown>({ mode: 'snapshot', method: 'GET' });
/**
 * Declares a change inside the tenant: the handler and the stored answer of an idempotent request
 * are one transaction.
 */
export const writeRoute = define<TenantContext>({ mode: 'write' });

/**
 * Declares a stream of events inside the tenant, open as long as the client listens; the handler
 * opens its own transactions.
 */
export function streamRoute(definition: Omit<Streaming, 'mode' | 'method'>): Streaming {
  return { ...definition, mode: 'stream', method: 'GET' };
}

/** Whether its answers have an entity tag. */
export function isTagged({ mode, isFleeting }: Route): boolean {
  return mode !== 'stream' && isFleeting !== true;
}

/** Status of the successful answer: 204 without a body. */
export function getRouteStatus({ status, answer, files }: Route): number {
  return status ?? (answer === undefined && files === undefined ? 204 : 200);
}

/** Full path from the root of the address. */
export function getRouteAddress({ path }: Route): string {
  return path === '/health' ? path : `/api/v1${path}`;
}

/**
 * Whether a request may be repeated with its Idempotency-Key. A sign-in is never answered from
 * storage.
 */
export function mayBeRepeated({ method, path }: Route): boolean {
  return method === 'POST' && !path.startsWith('/auth/');
}
