import { isDeepStrictEqual } from 'node:util';
import type { preValidationHookHandler } from 'fastify';
import { NAME_BESIDE } from '#contract/common.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { resolveIn, type Resolve, type Schema } from './resolve-schema.ts';
import type { AnsweringRoute, Route } from './route.ts';

/** What the service works out: in a body it is passed over, whatever it says. */
const WORKED_OUT: ReadonlySet<string> = new Set([
  'updated_at',
  'etag',
  'allowed_actions',
  // What an owner owes, in a row of a list.
  'balance',
  'overdue',
  ...Object.values(NAME_BESIDE),
]);

type Fields = Record<string, unknown>;

/** The record of the path, which a PUT to it changes; undefined where nothing reads it. */
export function recordRoute(route: Route, routes: readonly Route[]): AnsweringRoute | undefined {
  return routes.find(
    (one): one is AnsweringRoute =>
      one.mode !== 'stream' && one.method === 'GET' && one.path === route.path,
  );
}

/**
 * Takes the fields that the record has and the body does not out of a body: what was read can be sent
 * back. They are held against the record by refuseChanged; those worked out, and those of what lies
 * inside the record, are passed over.
 */
export function takeReadOnly(
  route: Route,
  { routes, schemas }: { readonly routes: readonly Route[]; readonly schemas: readonly object[] },
): preValidationHookHandler {
  const resolve = resolveIn(schemas);
  const record = resolve(route.answer).properties;
  const taken = resolve(route.body).properties ?? {};
  const isKnown =
    route.method === 'POST' ? route.mode === 'write' : recordRoute(route, routes) !== undefined;
  if (route.method === 'GET' || record === undefined || !isKnown)
    return (_request, _reply, done) => done();
  return (request, _reply, done) => {
    const body = fieldsOf(request.body);
    for (const name of Object.keys(body ?? {})) {
      if (body === undefined || record[name] === undefined) continue;
      if (taken[name] !== undefined) pass(body[name], taken[name], record[name], resolve);
      else {
        if (!WORKED_OUT.has(name)) request.readOnly = { ...request.readOnly, [name]: body[name] };
        delete body[name];
      }
    }
    done();
  };
}

function fieldsOf(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

/** Removes from what lies inside a record what only its answer has. */
function pass(value: unknown, own: Schema, answered: Schema, resolve: Resolve): void {
  const [taken, shown] = [resolve(own), resolve(answered)];
  if (Array.isArray(value)) {
    for (const item of value) pass(item, taken.items ?? {}, shown.items ?? {}, resolve);
    return;
  }
  const fields = fieldsOf(value);
  if (fields === undefined || taken.properties === undefined) return;
  for (const name of Object.keys(fields)) {
    const known = taken.properties[name];
    if (known !== undefined) pass(fields[name], known, shown.properties?.[name] ?? {}, resolve);
    else if (shown.properties?.[name] !== undefined) delete fields[name];
  }
}

/** Refuses read_only for a field that says otherwise than the record, as it is shown. */
export function refuseChanged(said: Readonly<Fields>, record: string): void {
  const held = JSON.parse(record) as Fields;
  for (const [name, value] of Object.entries(said)) {
    if (!isDeepStrictEqual(value, held[name]))
      throw new DomainError('read_only', { field: name, pointer: `/body/${name}` });
  }
}
