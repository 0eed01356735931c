import type { Description, Operation, Parameter, Schema } from './description.ts';
import {
  writeLiteral,
  parseSchemaName,
  writeObjectType,
  writeType,
  writeUnion,
  type Member,
} from './types.ts';

/** Base path of the operations; paths outside it are for machines that monitor the service. */
const BASE = '/api/v1';
/** Media types of files, by their common names. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const STREAM_TYPE = 'text/event-stream';
/** Query parameter for browser links that replaces the header `Accept`, which the client sends. */
const FORMAT_PARAMETER = 'format';
/** Header parameter of operations within an organization. */
const ORGANIZATION = 'Organization';
/**
 * Headers that a request of the client has an option for. Pages name the version that they showed with
 * each action, so the tag is left out only knowingly, as undefined.
 */
const OPTIONS: Readonly<Record<string, Member>> = {
  IfMatch: {
    name: 'etag',
    type: 'string | undefined',
    description: 'Refuses the change (412) when the record is another by now',
  },
  IdempotencyKey: {
    name: 'idempotencyKey',
    type: 'string',
    isOptional: true,
    description: 'Makes the request safe to send again',
  },
};

export interface ClientOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  /** Relative to the base. */
  readonly path: string;
  readonly isForm: boolean;
  readonly request: string;
  /** Undefined: it only answers files. */
  readonly answer: string | undefined;
  /** File formats that it answers. */
  readonly formats: readonly string[];
  /** Whether its answer stays open, for server-sent events. */
  readonly isStream: boolean;
  /** Whether it belongs to an organization, which a SuperAdmin must name. */
  readonly isOfOrganization: boolean;
}

/** Lists the operations that a client calls: those that answer JSON, files, events, or nothing. */
export function listClientOperations({ paths }: Description): ClientOperation[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(`${BASE}/`))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ operation }) => mediaTypesOf(operation).every(isRead))
    .map(({ path, method, operation }) => ({
      id: operation.operationId,
      summary: operation.summary,
      method: method.toUpperCase(),
      path: path.slice(BASE.length),
      isForm: operation.requestBody?.content[FORM_TYPE] !== undefined,
      request: requestType(operation),
      answer: answerType(operation),
      formats: Object.keys(MEDIA_TYPES).filter((format) =>
        mediaTypesOf(operation).includes(MEDIA_TYPES[format] ?? ''),
      ),
      isStream: mediaTypesOf(operation).includes(STREAM_TYPE),
      isOfOrganization: (operation.parameters ?? []).some(
        ({ $ref }) => parseSchemaName($ref ?? '') === ORGANIZATION,
      ),
    }));
}

/** Describes an operation as a member of the type of all operations. */
export function makeOperationMember({
  id,
  summary,
  request,
  answer = 'never',
}: ClientOperation): Member {
  const type = writeObjectType([
    { name: 'request', type: request },
    { name: 'answer', type: answer },
  ]);
  return { name: id, type, description: summary };
}

/**
 * Describes an operation that answers files. If it also answers JSON, its request type is declared
 * there.
 */
export function fileMember({ id, summary, request, answer, formats }: ClientOperation): Member {
  const type = writeObjectType([
    { name: 'request', type: answer === undefined ? request : `Operations['${id}']['request']` },
    { name: 'format', type: writeUnion(formats.map(writeLiteral)) },
  ]);
  return { name: id, type, description: summary };
}

function isRead(mediaType: string): boolean {
  return [JSON_TYPE, STREAM_TYPE, ...Object.values(MEDIA_TYPES)].includes(mediaType);
}

function successesOf({ responses }: Operation) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response.content ?? {});
}

function mediaTypesOf(operation: Operation): string[] {
  return successesOf(operation).flatMap((content) => Object.keys(content));
}

/** Type of the successful answers; undefined if they are only files. */
function answerType(operation: Operation): string | undefined {
  const types = successesOf(operation).flatMap((content) => {
    if (Object.keys(content).length === 0) return ['undefined'];
    const json = content[JSON_TYPE];
    return json === undefined ? [] : [writeType(json.schema)];
  });
  return types.length === 0 ? undefined : writeUnion(types);
}

function requestType({ parameters = [], requestBody }: Operation): string {
  const path = parameters.filter((parameter) => parameter.in === 'path');
  const query = parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.name !== FORMAT_PARAMETER,
  );
  const [body] = Object.values(requestBody?.content ?? {});
  return writeObjectType([
    ...part('path', path.map(parameterMember)),
    ...part('query', query.map(parameterMember)),
    ...(body === undefined ? [] : [bodyMember(body.schema, requestBody?.required === true)]),
    ...parameters.flatMap(({ $ref }) => OPTIONS[parseSchemaName($ref ?? '')] ?? []),
  ]);
}

function part(name: string, members: readonly Member[]): Member[] {
  if (members.length === 0) return [];
  const isOptional = members.every((member) => member.isOptional === true);
  return [{ name, type: writeObjectType(members), isOptional }];
}

function bodyMember(schema: Schema, isRequired: boolean): Member {
  return { name: 'body', type: writeType(schema), isOptional: !isRequired };
}

/**
 * Describes a parameter. Optional ones accept `undefined`, because callers often compose filters
 * that way.
 */
function parameterMember({ name, required, schema, description }: Parameter): Member {
  const isOptional = required !== true;
  const type = writeType(schema);
  return { name, type: isOptional ? `${type} | undefined` : type, isOptional, description };
}
