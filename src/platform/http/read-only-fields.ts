import { isDeepStrictEqual } from 'node:util';
import type { preValidationHookHandler } from 'fastify';
import { DISPLAY_NAMES } from '#contract/common.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Resolve, Schema } from './resolve-schema.ts';
import type { AnsweringRoute, Route } from './route.ts';

/** Computed fields, which are ignored in a body. */
const WORKED_OUT: ReadonlySet<string> = new Set([
  'updated_at',
  'text_key',
  'etag',
  'allowed_actions',
  // Amount an owner owes, in a row of a list.
  'balance',
  'overdue',
  ...Object.values(DISPLAY_NAMES),
]);

type Fields = Record<string, unknown>;

/** Route that reads the record that a PUT changes; undefined if there is none. */
export function findRecordRoute(
  route: Route,
  routes: readonly Route[],
): AnsweringRoute | undefined {
  return routes.find(
    (one): one is AnsweringRoute =>
      one.mode !== 'stream' && one.method === 'GET' && one.path === route.path,
  );
}

/**
 * Removes fields from a body that only the record has, so that clients can send back what they
 * read. refuseChanged compares them with the record; computed fields, and those of nested objects,
 * are ignored.
 */
export function takeReadOnly(
  route: Route,
  { routes, resolve }: { readonly routes: readonly Route[]; readonly resolve: Resolve },
): preValidationHookHandler {
  const record = resolve(route.answer).properties;
  const taken = resolve(route.body).properties ?? {};
  const isKnown =
    route.method === 'POST' ? route.mode === 'write' : findRecordRoute(route, routes) !== undefined;
  if (route.method === 'GET' || record === undefined || !isKnown)
    return (_request, _reply, done) => done();
  return (request, _reply, done) => {
    const body = fieldsOf(request.body);
    if (body !== undefined) {
      const said = Object.entries(body).filter(
        ([name]) =>
          record[name] !== undefined && taken[name] === undefined && !WORKED_OUT.has(name),
      );
      if (said.length > 0) request.readOnly = Object.fromEntries(said);
      request.body = removeReadOnly(body, { properties: taken }, { properties: record }, resolve);
    }
    done();
  };
}

function fieldsOf(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

/** Copies a body, or a part of it, without the fields that only its answer has. */
function removeReadOnly(value: unknown, own: Schema, answered: Schema, resolve: Resolve): unknown {
  const [taken, shown] = [resolve(own), resolve(answered)];
  if (Array.isArray(value))
    return value.map((item) => removeReadOnly(item, taken.items ?? {}, shown.items ?? {}, resolve));
  const fields = fieldsOf(value);
  const { properties } = taken;
  if (fields === undefined || properties === undefined) return value;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const [known, seen] = [properties[name], shown.properties?.[name]];
      if (known !== undefined) return [[name, removeReadOnly(field, known, seen ?? {}, resolve)]];
      return seen === undefined ? [[name, field]] : [];
    }),
  );
}

/** Refuses read_only for a field that differs from the record as shown. */
export function refuseChanged(said: Readonly<Fields>, record: string): void {
  const held = JSON.parse(record) as Fields;
  for (const [name, value] of Object.entries(said)) {
    if (!isDeepStrictEqual(value, held[name]))
      throw new DomainError('read_only', { field: name, pointer: `/body/${name}` });
  }
}
