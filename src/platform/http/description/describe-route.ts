import { STATUS_CODES } from 'node:http';
import { Type } from 'typebox';
import { mayUse } from '#contract/access.ts';
import { ref } from '#contract/common.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { Problem } from '#contract/problem.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { ProblemCode } from '#domain/kernel/problems.ts';
import { ROLES } from '#domain/people/roles.ts';
import { translate } from '#platform/i18n/translate.ts';
import { COMMON_PROBLEMS, listRouteProblems } from '../route-problems.ts';
import { getRouteStatus, type Route, type StreamRoute } from '../route.ts';

const BINARY = { type: 'string', format: 'binary' };
const PROBLEM = { 'application/problem+json': { schema: ref(Problem) } };

/** Describes a route for OpenAPI, from the schemas that validate and serialize it. */
export function describeRoute(route: Route): object {
  const { access, area } = route;
  const roles = ROLES.filter((role) => mayUse(access, role));
  return {
    description: describeWithRules(route),
    tags: [area],
    ...describeBody(route),
    ...(route.mode === 'stream' ? describeHeaders() : {}),
    response: {
      ...(route.mode === 'stream' ? describeStream(route) : describeAnswers(route)),
      ...describeRefusals(route),
    },
    'x-access': access,
    ...(access === 'public' ? { security: [] } : { 'x-roles': roles }),
    ...(access === 'session' ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
    'x-problems': listRouteProblems(route),
  };
}

/** Joins the description and the rules, as a list below it. */
export function describeWithRules({ description, rules = [] }: Route): string {
  return [description, ...rules.map((rule) => `- ${rule}`)].join('\n').replace('\n', '\n\n');
}

/** Describes the body: an upload as a form with a file; nothing for routes without a body. */
function describeBody({ body, example, upload }: Route): object {
  if (body === undefined) return { body: undefined };
  if (upload !== true) return { body: { ...body, examples: [example] } };
  assert(Type.IsObject(body), 'An upload has fields');
  const { properties } = body;
  const examples = [{ ...(example as object), file: 'the bytes of the file' }];
  return {
    body: { ...body, properties: { ...properties, file: BINARY }, examples },
    consumes: ['multipart/form-data'],
  };
}

function describeHeaders(): object {
  const description = 'The last event received: the stream starts with what followed it';
  return {
    headers: { type: 'object', properties: { 'Last-Event-ID': { type: 'string', description } } },
  };
}

/** Describes a stream. OpenAPI 3.1 cannot express a sequence of events, so prose does. */
function describeStream({ answer }: StreamRoute): object {
  const { $ref } = answer as { $ref?: string };
  const schema = {
    type: 'string',
    description: `Server-sent events; \`data\` is a JSON text of the schema ${$ref?.replace('#', '')}`,
  };
  const content = { 'text/event-stream': { schema } };
  return { 200: { description: 'A connection that stays open', content } };
}

function describeAnswers(route: Route): object {
  const { answer, answerExample: example, alsoStatus = [], files = [] } = route;
  const good = [getRouteStatus(route), ...alsoStatus].map((code) => {
    const description = STATUS_CODES[code] ?? '';
    if (answer === undefined && files.length === 0) {
      return [code, { type: 'null', description }] as const;
    }
    const media = { schema: answer, ...(example === undefined ? {} : { example }) };
    const json = answer === undefined ? {} : { 'application/json': media };
    const drawn = files.map((type) => [type, { schema: BINARY }]);
    return [code, { description, content: { ...json, ...Object.fromEntries(drawn) } }] as const;
  });
  return Object.fromEntries(good);
}

/** Describes each refusal status of the route, with its problems. */
function describeRefusals(route: Route): object {
  const byStatus = Map.groupBy(listRouteProblems(route), getProblemStatus);
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    { description: inWords(codes), content: PROBLEM },
  ]);
  const otherwise = { description: inWords(COMMON_PROBLEMS), content: PROBLEM };
  return { ...Object.fromEntries(refusals), default: otherwise };
}

function inWords(codes: readonly ProblemCode[]): string {
  return codes.map((code) => `\`${code}\`: ${translate('en', `problem.${code}.title`)}`).join('; ');
}
