import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsBooks } from '#contract/access.ts';
import { assert, unreachable } from '#domain/kernel/assert.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { NameSources } from '#platform/db/names.ts';
import { createTitleReader } from '#platform/i18n/known-titles.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { jobPlaces, workFor } from '#platform/processes/job-places.ts';
import { filterPermittedActions, type Actions } from './allowed-actions.ts';
import { showTitles, type TitlePositions } from './answer-titles.ts';
import { mayBeCompressed } from './compression.ts';
import { addDisplayNames, type NamePositions } from './display-names.ts';
import { ConnectedContext, HandlerContext, type Dependencies } from './handler-context.ts';
import { buildKeyWrite, storeAnswer, takeKey, type FreeKey } from './idempotency.ts';
import { refuseChanged } from './read-only-fields.ts';
import { toRepeated } from './repeat-requests.ts';
import { Reply, type Page } from './reply.ts';
import { etagOf, matching, type DetachedContext, type Principal } from './request-context.ts';
import {
  isTagged,
  getRouteStatus,
  type AnsweringRoute,
  type ConnectedMode,
  type PlainRoute,
} from './route.ts';
import type { SerialQueue } from './serial-queue.ts';
import { sendFile, StreamedFile } from './streamed-file.ts';
import { setContentLanguage, vary } from './vary.ts';

/** The rendered answer: a serialized body, a file to stream, or null for none. */
interface Rendered {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer | StreamedFile | null;
}

/** Fields that identify a route for the log of reads. */
export type RouteRead = Pick<AnsweringRoute, 'method' | 'path' | 'operationId'>;

/** Records a successful read before its answer is sent; `params` are those of its path. */
export type NoteRead = (
  ctx: DetachedContext,
  params: Readonly<Record<string, string>>,
) => Promise<void>;

/** A route with precomputed facts about its records. */
interface Running {
  readonly route: AnsweringRoute;
  readonly actions: Actions;
  /** Route that reads the changed record. */
  readonly record: AnsweringRoute | undefined;
  /** Positions of display names, in its answer and in that record. */
  readonly places: NamePositions | undefined;
  readonly recordPlaces: NamePositions | undefined;
  /** Positions of titles that the service knows, in its answer. */
  readonly titles: TitlePositions | undefined;
  readonly names: NameSources;
  /** Sources for roles that keep or audit the books. */
  readonly namesInBooks: NameSources;
  readonly noteRead: NoteRead | undefined;
  /** Queues of all routes that run here. */
  readonly turns: SerialQueue;
}

/** Runs name lookups on a connection. */
type FindWithin = Parameters<typeof addDisplayNames>[3];
type ReadRecord = (record: AnsweringRoute) => Promise<unknown>;

/** How to read the record that a request changes. */
interface RecordAccess {
  readonly ctx: DetachedContext;
  readonly read: ReadRecord;
  readonly find: FindWithin;
}

/** Runs a route's handler in its mode and sends the answer. */
export function runRoute(
  running: Running,
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { principal, organizationId } = request;
  const run = () => runForCaller(running, deps, request, reply);
  if (principal === undefined) return run();
  const account = principal.account_id;
  const caller = { office: organizationId ?? account, account };
  if ((request.query as { readonly format?: string }).format !== 'pdf') return workFor(caller, run);
  // A document takes its place before its contents are read: a refusal costs nothing.
  return jobPlaces.run(caller, () => workFor({ ...caller, hasPlace: true }, run));
}

async function runForCaller(
  running: Running,
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { route, noteRead, turns } = running;
  const outside = () => new HandlerContext(deps, request, []);
  await route.prepare?.(outside(), inputOf(request));
  let effects: (() => void)[] = [];
  const run = () => {
    if (route.mode === 'plain') {
      const ctx = new HandlerContext(deps, request, effects);
      return answerUnconnected(running, route, ctx, request, reply);
    }
    return runInMode(route.mode, deps, request, async (db) => {
      // A repeated transaction must not keep the effects of its first attempt.
      effects = [];
      const taken = await takeOpenKey(db, deps, request);
      if (typeof taken === 'object') return toRepeated(taken);
      const ctx = new ConnectedContext(deps, request, effects, db);
      const signed = route.mode === 'write' ? ctx.signed() : ctx;
      const rendered = await answer(running, signed, request, reply);
      if (route.mode === 'write') await storeRendered(db, deps, request, { rendered, taken });
      return rendered;
    });
  };
  const rendered =
    route.inTurn === true
      ? await turns.take(`${request.organizationId} ${idOf(request)}`, run)
      : await run();
  if (route.mode === 'write' && request.idempotency !== undefined)
    request.idempotency.state = 'stored';
  for (const effect of effects) effect();
  if (noteRead !== undefined && request.organizationId !== undefined)
    await noteRead(outside(), request.params as Readonly<Record<string, string>>);
  return send(rendered, route, request, reply);
}

/** Runs a handler that opens its own transactions. */
async function answerUnconnected(
  of: Running,
  route: PlainRoute,
  ctx: HandlerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Rendered> {
  const input = inputOf(request);
  const find: FindWithin = (work) => ctx.database.read(ctx.organizationId, work);
  const read: ReadRecord = (record) =>
    record.mode === 'plain'
      ? record.handler(ctx, input)
      : ctx.database.read(ctx.organizationId, (db) =>
          record.handler(ctx.withConnection(db), input),
        );
  await checkReadOnly(of, { ctx, read, find }, request, reply);
  const result = await route.handler(ctx, input);
  return render(of, await addNames(result, of.places, chooseNames(of, ctx), find), request, reply);
}

/** Runs a handler on its connection. */
async function answer(
  of: Running,
  ctx: ConnectedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Rendered> {
  const { route } = of;
  const { readOnly: said } = request;
  const input = inputOf(request);
  const find: FindWithin = (work) => work(ctx.db);
  const read: ReadRecord = (record) => record.handler(ctx, input);
  await checkReadOnly(of, { ctx, read, find }, request, reply);
  const result = await route.handler(ctx, input);
  const rendered = render(
    of,
    await addNames(result, of.places, chooseNames(of, ctx), find),
    request,
    reply,
  );
  if (said !== undefined && route.method === 'POST') refuseChanged(said, textOf(rendered));
  return rendered;
}

/** Takes the Idempotency-Key of a request, if its transaction is to do so. */
async function takeOpenKey(db: Connection, { clock }: Dependencies, request: FastifyRequest) {
  const claim = request.idempotency;
  return claim?.state === 'open' ? takeKey(db, claim, clock.nowMs()) : undefined;
}

/** Stores the answer to a request with an Idempotency-Key in the transaction of its change. */
async function storeRendered(
  db: Connection,
  { clock }: Dependencies,
  { idempotency: claim }: FastifyRequest,
  { rendered, taken }: { readonly rendered: Rendered; readonly taken: FreeKey | undefined },
): Promise<void> {
  if (claim === undefined) return;
  const stored = {
    status: rendered.status,
    location: rendered.headers['location'] ?? null,
    etag: rendered.headers['etag'] ?? null,
    body: rendered.body === null ? null : textOf(rendered),
  };
  if (taken === undefined) await storeAnswer(db, claim, stored);
  else db.last.push(buildKeyWrite(claim, taken, clock.nowMs(), stored));
}

function chooseNames(
  { names, namesInBooks }: Running,
  { principal }: Pick<DetachedContext, 'principal'>,
): NameSources {
  // Routes of the books have a caller.
  return namesInBooks !== names && keepsBooks(principal.role) ? namesInBooks : names;
}

/** Refuses a change of read-only fields of the record. */
async function checkReadOnly(
  running: Running,
  { ctx, read, find }: RecordAccess,
  { readOnly: said }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { route, record, recordPlaces } = running;
  if (said === undefined || record === undefined || route.method === 'POST') return;
  const names = chooseNames(running, ctx);
  const held = (await addNames(await read(record), recordPlaces, names, find)) as Shown;
  if (held.version !== undefined) matching(ctx, { ...held, version: held.version });
  refuseChanged(said, reply.code(200).serialize(held) as string);
}

function inputOf({ params, query, body }: FastifyRequest) {
  return { params, query, body } as Parameters<AnsweringRoute['handler']>[1];
}

/** Id of the record that a request is about. */
function idOf({ params }: FastifyRequest): string | undefined {
  return (params as Readonly<Record<string, string>>)['id'];
}

/** Body of an answer that is stored or compared; never a file. */
function textOf({ body }: Rendered): string {
  assert(typeof body === 'string', 'A change answers with a record');
  return body;
}

function runInMode(
  mode: ConnectedMode,
  deps: Dependencies,
  request: FastifyRequest,
  work: (db: Connection) => Promise<Rendered>,
) {
  const organizationId = request.organizationId ?? NIL_UUID;
  switch (mode) {
    case 'read':
      return deps.database.read(organizationId, work);
    case 'snapshot':
      return deps.database.snapshot(organizationId, work);
    case 'write':
      return deps.database.write(organizationId, work);
    default:
      return unreachable(mode);
  }
}

/** Adds display names to the result of a handler. */
async function addNames(
  result: unknown,
  places: NamePositions | undefined,
  names: NameSources,
  find: FindWithin,
): Promise<unknown> {
  if (places === undefined || Buffer.isBuffer(result) || result instanceof StreamedFile)
    return result;
  if (result instanceof Reply)
    return new Reply(
      result.status,
      await addNames(result.body, places, names, find),
      result.headers,
    );
  if (isPage(result)) return { ...result, rows: await addNames(result.rows, places, names, find) };
  return addDisplayNames(result, places, names, find);
}

function isPage(value: unknown): value is Page<unknown> {
  return (
    typeof value === 'object' && value !== null && Array.isArray((value as { rows?: unknown }).rows)
  );
}

/** Renders the handler's answer: status, headers, and the body through the route's schema. */
function render(
  { route, actions, titles }: Running,
  result: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Rendered {
  if (result instanceof StreamedFile) return { status: 200, headers: {}, body: result };
  const given = result instanceof Reply ? result : new Reply(getRouteStatus(route), result);
  const headers: Record<string, string> = { ...given.headers };
  if (given.status === 204 || given.body === null || given.body === undefined)
    return { status: given.status, headers, body: null };
  if (Buffer.isBuffer(given.body)) return { status: given.status, headers, body: given.body };
  let body: unknown = given.body;
  if (isPage(body)) {
    if (body.total !== undefined) headers['x-total-count'] = String(body.total);
    if (body.next_cursor !== undefined)
      headers['link'] = `<${nextPageUrl(request.url, body.next_cursor)}>; rel="next"`;
    body = body.rows;
  }
  if (titles !== undefined) {
    vary(reply, 'Accept-Language');
    const accepted = request.headers['accept-language'];
    body = showTitles(body, titles, createTitleReader(accepted));
  }
  const { principal } = request;
  body = Array.isArray(body)
    ? (body as Shown[]).map((row) => toListed(row, actions, principal))
    : restrictActions(body as Shown, actions, principal);
  const { id, ...shown } = body as Shown & { readonly id?: string };
  const tag = isTagged(route) ? tagOf(shown) : undefined;
  if (tag !== undefined) headers['etag'] = tag;
  if (given.status === 201 && id !== undefined && headers['location'] === undefined) {
    headers['location'] =
      `${route.location === undefined ? request.url.split('?')[0] : `/api/v1${route.location}`}/${id}`;
  }
  headers['content-type'] ??= 'application/json; charset=utf-8';
  return {
    status: given.status,
    headers,
    body: reply.code(given.status).serialize(body) as string,
  };
}

interface Shown {
  readonly version?: number;
  readonly live?: string;
  readonly names?: readonly unknown[];
  readonly allowed_actions?: readonly string[] | undefined;
  readonly etag?: string;
}

/** Gives a row of a list the actions that the caller may use, and an entity tag of its own. */
function toListed(row: Shown, actions: Actions, principal: Principal | undefined): Shown {
  const allowed_actions = findUsableActions(row, actions, principal);
  const etag = tagOf(row, allowed_actions);
  if (etag !== undefined) return { ...row, allowed_actions, etag };
  return allowed_actions === row.allowed_actions ? row : { ...row, allowed_actions };
}

function tagOf(
  { version, live, names, allowed_actions }: Shown,
  allowed = allowed_actions,
): string | undefined {
  if (version === undefined) return undefined;
  const hasBeside = names !== undefined || allowed !== undefined;
  return etagOf(version, live, hasBeside ? [...(names ?? []), ...(allowed ?? [])] : undefined);
}

/** Restricts the allowed actions of a record to those that the caller may use. */
function restrictActions(record: Shown, actions: Actions, principal: Principal | undefined): Shown {
  const allowed_actions = findUsableActions(record, actions, principal);
  return allowed_actions === record.allowed_actions ? record : { ...record, allowed_actions };
}

function findUsableActions(
  { allowed_actions: allowed }: Shown,
  actions: Actions,
  principal: Principal | undefined,
): readonly string[] | undefined {
  if (allowed === undefined || principal === undefined) return allowed;
  return filterPermittedActions(allowed, actions, principal);
}

function nextPageUrl(url: string, cursor: string): string {
  const [path, query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.delete('offset');
  params.set('cursor', cursor);
  return `${path}?${params.toString()}`;
}

function send(
  { status, headers, body }: Rendered,
  route: AnsweringRoute,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { isNegotiated, spokenLanguage } = request;
  if (body instanceof StreamedFile) return sendFile(body, request, reply);
  if (isNegotiated) vary(reply, 'Accept');
  if (spokenLanguage !== undefined) setContentLanguage(reply, spokenLanguage);
  if (request.method === 'GET' && status === 200 && body !== null && isTagged(route)) {
    headers['etag'] ??= `"${hash('sha1', body, 'base64url')}"`;
    const known = request.headers['if-none-match'];
    if (known !== undefined && isNamed(known, headers['etag'])) {
      if (mayBeCompressed(body, headers['content-type'])) vary(reply, 'Accept-Encoding');
      return reply.code(304).header('etag', headers['etag']).send();
    }
  }
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}

/** Whether If-None-Match names the tag, by weak comparison. */
function isNamed(header: string, etag: string): boolean {
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
