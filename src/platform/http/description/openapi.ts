import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyError, FastifyInstance } from 'fastify';
import { areas } from '#contract/areas.ts';
import type { Language } from '#domain/kernel/language.ts';
import { isProblemCode, problems, type ProblemCode } from '#domain/kernel/problems.ts';
import { languageFromHeader, sayIn } from '#platform/i18n/translate.ts';
import { html, type Html } from '#platform/mail/html.ts';
import type { Limit } from '../authenticate.ts';
import { compressAnswer } from '../compression.ts';
import { handleProblem } from '../problem-handler.ts';
import type { Route } from '../route.ts';
import { SESSION_COOKIE } from '../session-cookie.ts';
import { sayLanguage } from '../vary.ts';
import { describeRoute } from './describe-route.ts';
import { forClients } from './for-clients.ts';

/** The version of the interface, not of the software: it follows semantic versioning. */
export const API_VERSION = '1.4.0';

/** What holds for all operations, and therefore stands with none of them. */
const INTRODUCTION = [
  'Management of co-owned buildings: register, expenses, books and reports.',
  'Sign in with `POST /api/v1/auth/login` and send the `access_token` as `Authorization: Bearer …`. A SuperAdmin names the organization to work in by the header `X-Organization-Id`.',
  'Amounts are euro with at most two decimals, days `YYYY-MM-DD` in Belgium, instants RFC 3339 in UTC. Unknown properties are refused. A `PUT` of a record changes the fields that it names and leaves the others.',
  'A `POST` with an `Idempotency-Key` can be sent again (not below `/auth`). `If-Match` with the `ETag` of a record refuses a change when somebody else has changed it since. `Accept-Language` (fr, nl, de, en) names the language of texts.',
  'A filter by an enumeration takes several values, separated by commas. `organization_id` may be said in any query or body, where it is that of the token.',
  'A list is an array; the header `Link` has its next page, and `X-Total-Count` the number of all when `include_total=true` asks for it. Refusals are `application/problem+json`, whose `code` never changes.',
].join('\n\n');

/** The documentation page runs its own scripts and no others. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves /openapi.json, made of the routes' own schemas, /docs, and a page for each problem. */
export async function describeInterface(app: FastifyInstance, limit: Limit): Promise<void> {
  const routes = new Map<string, Route>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Millième',
        version: API_VERSION,
        description: INTRODUCTION,
        contact: { name: 'Millième' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        },
      },
      security: [{ bearer: [] }],
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `schema-${index}`,
    },
    transform: ({ schema, url, route }) => {
      const described = route.config?.route;
      if (described === undefined) return { schema: { ...schema, hide: true }, url };
      routes.set(described.operationId, described);
      return { schema: { ...schema, ...describeRoute(described) }, url };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? forClients(document.openapiObject, routes)
        : document.swaggerObject,
  });
  await app.register(async (pages) => {
    pages.addHook('onRequest', limit);
    // An address that leaves the folder of the page, however it is written, is one that there is not.
    pages.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode === 403) reply.callNotFound();
      else handleProblem(error, request, reply);
    });
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: PAGE_POLICY,
      theme: { title: 'Millième API' },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
    });
  });
  app.get('/openapi.json', { onRequest: limit, onSend: compressAnswer }, () => app.swagger());
  app.get<{ Params: { code: string } }>(
    '/problems/:code',
    { onRequest: limit },
    async (request, reply) => {
      const { code } = request.params;
      if (!isProblemCode(code)) return reply.callNotFound();
      const language = languageFromHeader(request.headers['accept-language']);
      sayLanguage(reply, language);
      return reply.type('text/html; charset=utf-8').send(problemPage(code, language).toString());
    },
  );
}

/** What a problem is called, and what clients know it by. */
function problemPage(code: ProblemCode, language: Language): Html {
  const say = sayIn(language);
  const title = say(`problem.${code}.title`);
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <title>${title}</title>
      <h1>${title}</h1>
      <p>${say('problem_page.status', { status: problems[code], code })}</p>
    </html>`;
}
