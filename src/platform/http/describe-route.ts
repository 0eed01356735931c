import { STATUS_CODES } from 'node:http';
import { ref, type TSchema } from '#contract/common.ts';
import { Problem } from '#contract/problem.ts';
import type { Route, StreamRoute } from './route.ts';

const BINARY = { type: 'string', format: 'binary' };
const REFUSAL = {
  default: {
    description: 'A refusal, said by its code (RFC 9457)',
    content: { 'application/problem+json': { schema: ref(Problem) } },
  },
};

/** The parts of a route as a client meets them, from the schemas that check and write them. */
export function describeRoute(route: Route): object {
  if (route.mode === 'stream') return { ...describeBody(route), ...describeStream(route) };
  return { ...describeBody(route), response: describeAnswers(route) };
}

/** An upload is sent as a form with a file, whatever the server makes of it; no body is no body. */
function describeBody({ body, upload }: Route): object {
  if (body === undefined) return { body: undefined };
  if (upload !== true) return { body };
  const { properties } = body as unknown as { properties: Record<string, TSchema> };
  return {
    body: { ...body, properties: { ...properties, file: BINARY } },
    consumes: ['multipart/form-data'],
  };
}

/** OpenAPI 3.1 has no word for a sequence: what an event looks like is told in prose. */
function describeStream({ answer }: StreamRoute): object {
  const { $ref } = answer as { $ref?: string };
  const schema = {
    type: 'string',
    description: `Server-sent events; \`data\` is a JSON text of the schema ${$ref?.replace('#', '')}`,
  };
  return {
    headers: {
      type: 'object',
      properties: {
        'Last-Event-ID': {
          type: 'string',
          description: 'The last event received: the stream starts with what followed it',
        },
      },
    },
    response: {
      200: {
        description: 'A connection that stays open',
        content: { 'text/event-stream': { schema } },
      },
      ...REFUSAL,
    },
  };
}

function describeAnswers({ answer, status = 200, alsoStatus = [], files = [] }: Route): object {
  const good = [status, ...alsoStatus].map((code) => {
    const description = STATUS_CODES[code] ?? '';
    if (answer === undefined && files.length === 0) {
      return [code, { type: 'null', description }] as const;
    }
    const json = answer === undefined ? {} : { 'application/json': { schema: answer } };
    const drawn = files.map((type) => [type, { schema: BINARY }]);
    return [code, { description, content: { ...json, ...Object.fromEntries(drawn) } }] as const;
  });
  return {
    ...Object.fromEntries(good),
    ...REFUSAL,
  };
}

interface Operation {
  readonly requestBody?: {
    required: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: { required?: string[] } }>>;
  };
}

/** A body without a required field may be left out. */
export function markOptionalBodies(paths: Readonly<Record<string, object | undefined>>): void {
  for (const path of Object.values(paths)) {
    for (const { requestBody } of Object.values<Operation>({ ...path })) {
      if (requestBody === undefined) continue;
      requestBody.required = Object.values(requestBody.content).some(
        ({ schema }) => (schema?.required ?? []).length > 0,
      );
    }
  }
}
