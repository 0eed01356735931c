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

/** A path with `/:id` and no parameter besides needs no schema of its own. */
type PathParams<Path, P> = P extends TSchema
  ? Static<P>
  : Path extends `${string}/:id` | `${string}/:id/${string}`
    ? Static<typeof IdParams>
    : Record<string, never>;

/** Input as the service hands it to any handler, once validated. */
type AnyInput = RouteInput<string, TSchema, TSchema, TSchema>;

interface RouteInput<Path, P, Q, B> {
  readonly params: PathParams<Path, P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
}

/** All that a route says of itself: the guard, validation, serialisation and the interface description are made of it. */
interface RouteShape<Path, P, Q, B, A> {
  /** Below /api/v1, Fastify notation: `/buildings/:id`. */
  readonly path: Path;
  readonly operationId: string;
  /** What it asks of whoever calls it. */
  readonly access: Access;
  readonly summary: string;
  /** Describes the operation in one or two sentences beyond the summary. */
  readonly description: string;
  /** Its defaults, limits and refusals, one sentence each: a list below the description. */
  readonly rules?: readonly string[];
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Status and schema of the good answer; see statusOf. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly answer?: A;
  /** Other good statuses with the same schema. */
  readonly alsoStatus?: readonly number[];
  /** Where a created resource is found, when not below the path itself: `/unit-owners`. */
  readonly location?: string;
  /** The body is a multipart upload with one file and the fields of `body`. */
  readonly upload?: boolean;
  /** Media types that `format` or Accept may ask for, besides JSON; all there are, when no `answer` is given. */
  readonly files?: readonly string[];
  /** What it answers is of this moment: no tag names it. */
  readonly isFleeting?: true;
  /** What it may refuse with, beyond what every route of its kind may: see problemsOf. */
  readonly problems?: readonly ProblemCode[];
  readonly example?: unknown;
  readonly answerExample?: A extends TSchema ? Static<A> : never;
}

/** A body comes with an example of it; that of an upload leaves the file out. */
type BodyExample<B> = B extends TSchema
  ? { readonly example: Omit<Static<B>, 'file'> }
  : { readonly example?: never };

/** What a handler may answer with: the body, a reply, a page when the answer is a list. */
type Answer<A> = A extends TSchema
  ? Static<A> extends readonly (infer Row)[]
    ? readonly Given<Row>[] | Page<Given<Row>> | Reply
    : Given<Static<A>> | Reply | StreamedFile
  : Reply<null> | Reply<Buffer> | StreamedFile | void;

/** How a handler is run: on its own, or with a connection of its tenant. */
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

/** A route whose handler gets no connection: each kind of them shows a part of this context. */
type PlainAnswering = AnsweringOnce<'plain', SessionContext & DetachedContext>;
/** A route whose handler runs on a connection of its tenant. */
type ConnectedAnswering = AnsweringOnce<ConnectedMode, TenantContext>;
/** A route that answers once. */
type Answering = PlainAnswering | ConnectedAnswering;

/** A route that keeps its connection open and sends events as they happen. */
interface Streaming extends AnyShape {
  readonly mode: 'stream';
  readonly method: 'GET';
  /** Of the data of each event. */
  readonly answer: TSchema;
  /** Refuses by throwing, or opens the stream; what is sent later is not waited for. */
  readonly handler: (ctx: DetachedContext, stream: EventStream) => Promise<void>;
}

/** Where it stands in the interface description: said once of all routes of a list. */
interface Placed {
  readonly area: Area;
}

export type AnsweringRoute = Answering & Placed;
export type PlainRoute = PlainAnswering & Placed;
export type StreamRoute = Streaming & Placed;
export type Route = AnsweringRoute | StreamRoute;

/** The routes of an area of the interface. */
export function routesOf<R extends Answering | Streaming>(
  area: Area,
  routes: readonly R[],
): (R & Placed)[] {
  return routes.map((route) => ({ ...route, area }));
}

/** `Named` is what a route names beyond its shape: a read is always a GET, and need not say so. */
type Definition<C, Named, Path, P, Q, B, A> = RouteShape<Path, P, Q, B, A> &
  Named &
  BodyExample<B> & {
    /** Whether requests about the same `:id` wait for one another before they take a connection: see Turns. */
    readonly inTurn?: true;
    /** What takes longer than a transaction may, such as keeping a file: done before it is opened. */
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
    // Here the types of input end: validation holds what comes in to the schemas that they are made of.
    const route: object = { ...implied, ...ofPath(definition.path), ...definition };
    return route as Answering;
  };
}

/** A route for people who are not signed in; the handler opens its own transactions. */
export const publicRoute = define<RequestContext>({ mode: 'plain' });
/** A route about a session, for whoever shows that it is theirs; the handler opens its own transactions. */
export const sessionRoute = define<SessionContext>({ mode: 'plain' });
/** A route about the signed-in person or the platform; the handler opens its own transactions. */
export const userRoute = define<UserContext>({ mode: 'plain' });
/**
 * A route inside the tenant whose handler opens its own transactions: what takes longer than they do,
 * such as drawing a file, keeps no connection from others.
 */
export const longRoute = define<DetachedContext>({ mode: 'plain' });
/** A single-statement read inside the tenant. */
export const readRoute = define<TenantContext, unknown>({ mode: 'read', method: 'GET' });
/** Several reads inside the tenant that must agree with one another. */
export const snapshotRoute = define<TenantContext, unknown>({ mode: 'snapshot', method: 'GET' });
/** A change inside the tenant: the handler, and the stored answer of an idempotent request, are one transaction. */
export const writeRoute = define<TenantContext>({ mode: 'write' });

/** Events inside the tenant, for as long as the client listens; the handler opens its own transactions. */
export function streamRoute(definition: Omit<Streaming, 'mode' | 'method'>): Streaming {
  return { ...definition, mode: 'stream', method: 'GET' };
}

/** Whether its answers have an entity tag. */
export function isTagged({ mode, isFleeting }: Route): boolean {
  return mode !== 'stream' && isFleeting !== true;
}

/** The status of the good answer: one that sends nothing is 204. */
export function statusOf({ status, answer, files }: Route): number {
  return status ?? (answer === undefined && files === undefined ? 204 : 200);
}

/** The path from the root of the address on. */
export function addressOf({ path }: Route): string {
  return path === '/health' ? path : `/api/v1${path}`;
}

/** Whether a request may be sent again with its Idempotency-Key. A sign-in is never answered from memory. */
export function mayBeRepeated({ method, path }: Route): boolean {
  return method === 'POST' && !path.startsWith('/auth/');
}
