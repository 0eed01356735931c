import { randomUUID } from 'node:crypto';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import './fastify-types.ts';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
  type onRequestHookHandler,
  type onSendHookHandler,
  type preValidationAsyncHookHandler,
} from 'fastify';
import type { Logger } from 'pino';
import { BOOK_AREAS } from '#contract/areas.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { createHealthCheck } from '#platform/db/health-check.ts';
import type { NameSources } from '#platform/db/names.ts';
import { languageFromHeader } from '#platform/i18n/translate.ts';
import type { Metrics } from '#platform/metrics.ts';
import { listRecordActions } from './allowed-actions.ts';
import { findTitlePositions } from './answer-titles.ts';
import { createGuard, type Authenticator, type Limit } from './authenticate.ts';
import { BODY_BYTES, findBodyLimit, findFileLimit } from './body-limit.ts';
import { recordCallerAddress } from './caller-address.ts';
import { ClaimHolder } from './claim-holder.ts';
import { compressAnswer } from './compression.ts';
import { createLazily } from './create-lazily.ts';
import { describeInterface } from './description/openapi.ts';
import { findNamePositions } from './display-names.ts';
import { presetHeaders, setFixedHeaders } from './fixed-headers.ts';
import type { Dependencies } from './handler-context.ts';
import { addMethodAnswers } from './method-answers.ts';
import { refuseOtherOrganization, removeOrganization } from './named-organization.ts';
import { servePages, type RootPage } from './pages.ts';
import { splitValues } from './prepare-query.ts';
import { handleProblem } from './problem-handler.ts';
import { createRateLimits, type RateLimits } from './rate-limit.ts';
import { findRecordRoute, takeReadOnly } from './read-only-fields.ts';
import { readJson, refuseBrokenQuery, refuseBrokenText } from './read-text.ts';
import { serveReadiness } from './readiness.ts';
import { repeatRequests } from './repeat-requests.ts';
import { createResolver, type Resolve } from './resolve-schema.ts';
import { getRouteAddress, mayBeRepeated, type AnsweringRoute, type Route } from './route.ts';
import { runRoute, type NoteRead, type RouteRead } from './run-route.ts';
import { runStream } from './run-stream.ts';
import { compileWhenUsed, type SchemaCompilers } from './schema-compilers.ts';
import { SerialQueue } from './serial-queue.ts';
import { endSlowBody } from './slow-bodies.ts';
import { traceRequests } from './trace-requests.ts';
import { receiveUpload, sweepUploads } from './uploads.ts';
import { isPage, serveWebApplication, type PageHandler } from './web-application.ts';
import { WindowCounts, type Counts } from './window-counts.ts';

/**
 * Maximum length of a path parameter, that of the whole head: the schemas report what is too long.
 */
const MAX_PARAM_LENGTH = 16 * 1024;
/** Idle time after which a connection is closed; proxies keep theirs for a minute. */
const SILENCE_MS = 75_000;
const HEAD_MS = 10_000;
const REQUEST_ID = /^[\w.:-]{1,128}$/;
const NO_BODY = { type: 'object', additionalProperties: false, properties: {} } as const;
const NO_QUERY = NO_BODY;

export interface ServerOptions extends Dependencies {
  readonly routes: readonly Route[];
  readonly pages: readonly RootPage[];
  /** Schemas with $id, used by reference in the routes. */
  readonly schemas: readonly object[];
  readonly compilers: SchemaCompilers;
  /** Sources of the display names in answers. */
  readonly names: NameSources;
  /** Those that differ in the books, for roles that keep or audit them. */
  readonly namesInBooks: NameSources;
  /** Records who has read what. */
  readonly noteReadsOf?: ((route: RouteRead) => NoteRead | undefined) | undefined;
  readonly authenticator: Authenticator;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  /** Counters of the rate limits; in this process if absent. */
  readonly counts?: Counts | undefined;
  readonly corsOrigins: readonly string[];
  /** Number of proxies before the service. */
  readonly trustProxy: number;
  /** Whether the service is about to stop. */
  readonly isStopping: () => boolean;
  readonly uploadDirectory: string;
  readonly maxUploadBytes: number;
  readonly maxArchiveBytes: number;
  /** Folder of the built web application; without it there are no pages. */
  readonly webDirectory?: string | undefined;
}

/** Options that the routes are made with. */
interface RouteOptions extends ServerOptions {
  readonly holder: ClaimHolder;
  readonly turns: SerialQueue;
  readonly resolve: Resolve;
}

/** Builds the HTTP server with every route, ready to listen or to be called by `inject`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  let answerPage: PageHandler | undefined;
  const app: FastifyInstance = Fastify({
    // One logger for all requests. Given as its own logger, Fastify would make a child of it for
    // each.
    childLoggerFactory: () => options.logger,
    // Failures are logged where they are handled.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // A large upload over a slow line takes its time; the head of a request does not.
    requestTimeout: 300_000,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: 2_000 },
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: SILENCE_MS,
    trustProxy: trustProxyHops(options.trustProxy),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    requestIdHeader: false,
    // A hook answers with a problem instead.
    return503OnClosing: false,
    // A path that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      setFixedHeaders(request, reply);
      if (answerPage !== undefined && isPage(request)) void answerPage(request, reply);
      else handleProblem(error, request, reply);
    },
    genReqId: (raw) => {
      const given = raw.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  for (const schema of options.schemas) app.addSchema(schema);
  compileWhenUsed(app, options.compilers);
  app.setErrorHandler(handleProblem);
  readJson(app);
  if (options.corsOrigins.length > 0) await app.register(cors, corsOptions(options.corsOrigins));
  const limits = createRateLimits(options.limits, options.counts ?? new WindowCounts());
  const signedIn = createGuard('signed-in', options, limits);
  serveReadiness(app, {
    isAnswering: createHealthCheck(options.database),
    isStopping: options.isStopping,
    limit: limits.address,
  });
  addHooks(app);
  answerPage = await serveWebApplication(app, options.webDirectory, limits.address);
  answerUnknown(app, { open: limits.address, signedIn }, answerPage);
  const answerOthers = addMethodAnswers(app, { open: limits.address, signedIn });
  await describeInterface(app, limits.address);
  await servePages(app, options.pages, limits.address);
  const holder = new ClaimHolder(options.database, options.ids);
  app.addHook('onClose', () => holder.giveUp());
  const resolve = createResolver(options.schemas);
  await addRoutes(app, { ...options, holder, turns: new SerialQueue(), resolve }, limits);
  answerOthers();
  sweepUploads(app, options.uploadDirectory, options.clock);
  return app;
}

/**
 * Trusts this many proxies, starting from the service: anyone can forge the header entries before
 * them.
 */
function trustProxyHops(count: number): false | ((address: string, hop: number) => boolean) {
  return count === 0 ? false : (_address, hop) => hop < count;
}

function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...origins],
    exposedHeaders: [
      'ETag',
      'Link',
      'Location',
      'X-Total-Count',
      'X-Request-Id',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Idempotent-Replayed',
    ],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
    // OPTIONS is answered for every address with its methods, which is what a browser asks for.
    preflightContinue: true,
    strictPreflight: false,
  };
}

function addHooks(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.decorateRequest('principal', undefined);
  app.decorateRequest('organizationId', null);
  app.decorateRequest('otherOrganization', undefined);
  app.decorateRequest('readOnly', undefined);
  app.decorateRequest('spokenLanguage', undefined);
  app.decorateRequest('isNegotiated', false);
  app.decorateRequest('idempotency', undefined);
  app.decorateRequest('noteAnswer', undefined);
  app.decorateRequest('span', undefined);
  app.decorateRequest('slowBody', undefined);
  app.addHook('onRequest', recordCallerAddress);
  app.addHook('onRequest', presetHeaders);
  app.addHook('onRequest', endSlowBody);
  refuseWhileClosing(app);
}

/** Answers requests without a route: with a page of the application, or not found. */
function answerUnknown(
  app: FastifyInstance,
  guards: { readonly open: Limit; readonly signedIn: Limit },
  answerPage: PageHandler | undefined,
): void {
  // Unauthenticated callers cannot tell an unknown route from a known one.
  const guard: Limit = (request, reply) =>
    request.url.startsWith('/api/') ? guards.signedIn(request, reply) : guards.open(request, reply);
  app.setNotFoundHandler({ preHandler: guard }, (request, reply) => {
    if (answerPage !== undefined && isPage(request)) return answerPage(request, reply);
    throw new DomainError('not_found', { what: 'route', id: request.url.split('?')[0] });
  });
}

/** Refuses new requests on open connections while the service stops; running ones finish. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new DomainError('unhealthy') : undefined);
  });
}

/**
 * Adds the routes. Uploads have a scope of their own, because their body parser hooks into every
 * answer of its scope. So have the others: Fastify copies all named schemas for each route of the
 * scope that they were added to.
 */
async function addRoutes(
  app: FastifyInstance,
  options: RouteOptions,
  limits: ReturnType<typeof createRateLimits>,
): Promise<void> {
  const isUpload = (route: Route) => route.upload === true;
  await app.register(async (scope) => {
    for (const route of options.routes)
      if (!isUpload(route)) addRoute(scope, route, options, limits);
  });
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: options.maxUploadBytes, files: 1, fields: 20, fieldSize: 10_000 },
    });
    for (const route of options.routes.filter(isUpload)) addRoute(scope, route, options, limits);
  });
}

/** Checks at run time what the compiler checks: the sources run without it. */
function requireCompleteRoute(route: Route): void {
  const missing = (['access', 'area', 'description'] as const).filter((part) => !route[part]);
  if (missing.length > 0)
    throw new Error(`${route.operationId} does not say its ${missing.join(', ')}`);
}

function addRoute(
  app: FastifyInstance,
  route: Route,
  all: RouteOptions,
  limits: ReturnType<typeof createRateLimits>,
): void {
  requireCompleteRoute(route);
  // An operation that waits in the database does not block others.
  const options = { ...all, database: all.database.as(choosePurpose(route)) };
  const url = getRouteAddress(route);
  const statuses = [route.status ?? 200, ...(route.alsoStatus ?? [])];
  const answer = route.answer ?? { type: 'null', description: 'Nothing' };
  const takesBody = route.method !== 'GET';
  const repeats = mayBeRepeated(route) ? repeatRequests(route, options, url) : undefined;
  const traces = traceRequests(route.method, url, all.trustProxy > 0);
  app.route({
    method: route.method,
    url,
    config: { route },
    onRequest: [
      ...traces.onRequest,
      timeAnswers(options.metrics.ofRoute(route.method, url)),
      createGuard(route.access, options, limits),
    ],
    bodyLimit: findBodyLimit(route, options),
    schema: {
      operationId: route.operationId,
      summary: route.summary,
      ...(route.params === undefined ? {} : { params: route.params }),
      querystring: route.query ?? NO_QUERY,
      ...(takesBody ? { body: route.body ?? NO_BODY } : {}),
      response: Object.fromEntries(statuses.map((status) => [status, answer])),
    },
    preValidation: [
      ...traces.preValidation,
      refuseBrokenQuery,
      splitValues(route.query),
      ...(takesBody ? [prepareBody(route, options, repeats?.begin)] : []),
      removeOrganization(route),
      takeReadOnly(route, options),
    ],
    preHandler: refuseOtherOrganization,
    ...(repeats === undefined ? {} : { errorHandler: repeats.answerError }),
    ...(route.mode === 'stream'
      ? {
          handler: (request, reply) => runStream(route, options, request, reply),
          // HEAD would hold a stream's connection for nothing.
          exposeHeadRoute: false,
        }
      : { handler: answerBy(route, options) }),
    // Stored before compression, counted last: if it cannot be stored, the answer changes.
    onSend: [...(repeats === undefined ? [] : [repeats.keepAnswer]), compressAnswer, countAnswer],
  });
}

function answerBy(route: AnsweringRoute, options: RouteOptions): RouteHandlerMethod {
  const { routes, resolve, names, namesInBooks, noteReadsOf } = options;
  return createLazily(() => {
    const record = findRecordRoute(route, routes);
    const running = {
      route,
      record,
      names,
      namesInBooks: BOOK_AREAS.includes(route.area) ? namesInBooks : names,
      noteRead: noteReadsOf?.(route),
      turns: options.turns,
      actions: listRecordActions(route, routes),
      places: findNamePositions(route.answer, resolve),
      recordPlaces: findNamePositions(record?.answer, resolve),
      titles: findTitlePositions(route.answer, resolve),
    };
    return (request: FastifyRequest, reply: FastifyReply) =>
      runRoute(running, options, request, reply);
  });
}

/** Database purpose of a route: signing in must not wait behind other operations. */
function choosePurpose({ area, operationId }: Route): string {
  return area === 'Authentication' ? 'sign-in' : operationId;
}

/** First hook of a route: times a request from here to the head of the answer. */
function timeAnswers(observe: ReturnType<Metrics['ofRoute']>): onRequestHookHandler {
  return (request, _reply, done) => {
    const start = performance.now();
    request.noteAnswer = (status) => observe(status, performance.now() - start);
    done();
  };
}

/** Counts answers sent through Fastify; hijacked ones are counted with their head. */
const countAnswer: onSendHookHandler = (request, reply, _payload, done) => {
  request.noteAnswer?.(reply.statusCode);
  done();
};

/** Prepares the body for validation, and answers a repeated request from storage. */
function prepareBody(
  route: Route,
  options: RouteOptions,
  begin: ReturnType<typeof repeatRequests>['begin'] | undefined,
): preValidationAsyncHookHandler {
  return async (request, reply) => {
    // Without a content type there is no body: the schema reports what is missing.
    const isTyped = request.headers['content-type'] !== undefined;
    if (route.upload === true && isTyped)
      await receiveUpload(request, reply, {
        directory: options.uploadDirectory,
        maxBytes: findFileLimit(route, options),
      });
    else if (request.body === undefined) request.body = {};
    refuseBrokenText(request.body, languageFromHeader(request.headers['accept-language']));
    return begin?.(request, reply);
  };
}
