import { FIELD_DESCRIPTIONS } from '#contract/field-descriptions.ts';
import { PARAMETER_DESCRIPTIONS } from '#contract/parameter-descriptions.ts';
import type { Route } from '../route.ts';
import { buildExample } from './examples.ts';
import { headerComponents, listAnswerHeaders, listRequestHeaders, isCached } from './headers.ts';
import type { JsonObject } from './json-object.ts';
import { toPascalCase, schemaNaming } from './named-schemas.ts';
import { shareRefusals, type Content, type Response } from './share-refusals.ts';
import { toStandardKeywords } from './standard-keywords.ts';

type Part = { [name: string]: unknown };

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, JsonObject>> } & JsonObject;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Part[];
  readonly requestBody?: { readonly content: Content; readonly required?: boolean };
  readonly responses: Readonly<Record<string, Response>>;
}

/**
 * Adapts the interface description to client generators: every object has a name, bounds use
 * standard keywords, no value has several types, headers are listed on every operation, and a body
 * without a required field is optional.
 * @param routes by the id of their operation
 */
export function adaptForClients<D extends object>(
  document: D,
  routes: ReadonlyMap<string, Route>,
): D {
  const { paths, components } = document as D & Description;
  const known = Object.entries(components.schemas ?? {});
  const naming = schemaNaming(
    Object.fromEntries(known.map(([name, schema]) => [name, toStandardKeywords(schema)])),
  );

  const contentOf = (content: Content, name: string): Content =>
    mapValues(content, ({ schema, ...media }) => ({
      ...(schema === undefined
        ? {}
        : { schema: naming.referred(toStandardKeywords(schema), name) }),
      ...media,
    }));

  const told = (operation: Operation): Operation => {
    const route = routes.get(operation.operationId);
    if (route === undefined) return operation;
    const name = toPascalCase(operation.operationId);
    const { parameters = [], requestBody, responses } = operation;
    const isRequired = requestBody !== undefined && needsBody(requestBody.content);
    const answers = isCached(route)
      ? { ...responses, 304: { description: 'Not Modified' } }
      : responses;
    return {
      ...operation,
      parameters: [...parameters.map(describeParameter), ...listRequestHeaders(route)],
      ...(requestBody === undefined
        ? {}
        : { requestBody: { required: isRequired, content: contentOf(requestBody.content, name) } }),
      responses: mapValues(answers, ({ content, ...answer }, status) => ({
        ...answer,
        headers: listAnswerHeaders(route, status),
        ...(content === undefined ? {} : { content: contentOf(content, `${name}Answer`) }),
      })),
    };
  };

  const described = mapValues(paths, (operations) => mapValues(operations, told));
  const schemas = naming.schemas();
  const shared = shareRefusals(
    Object.values(described)
      .flatMap(Object.values<Operation>)
      .map(({ responses }) => responses),
  );
  return {
    ...document,
    paths: mapValues(described, (operations) =>
      mapValues(operations, (operation) => ({
        ...operation,
        responses: mapValues(operation.responses, (response) =>
          shared.refer(addExample(response, schemas)),
        ),
      })),
    ),
    components: { ...components, ...headerComponents, schemas, responses: shared.components },
  };
}

/** Adds an example of the answer, built from its schema, if the route has none. */
function addExample(response: Response, schemas: Readonly<Record<string, JsonObject>>): Response {
  const { schema, ...media } = response.content?.['application/json'] ?? {};
  if (schema === undefined || 'example' in media) return response;
  const find = (reference: string) => schemas[reference.split('/').at(-1) ?? ''] ?? {};
  const json = { schema, ...media, example: buildExample(schema, find) };
  return { ...response, content: { ...response.content, 'application/json': json } };
}

/** Describes a parameter; several values are one text, separated by commas. */
function describeParameter({ description, ...parameter }: Part): Part {
  const { explode, ...schema } = parameter['schema'] as JsonObject;
  const style = explode === undefined ? {} : { style: 'form', explode };
  const name = String(parameter['name']);
  const usual =
    parameter['in'] === 'path' ? FIELD_DESCRIPTIONS[name] : PARAMETER_DESCRIPTIONS[name];
  return {
    ...parameter,
    ...style,
    description: description ?? usual,
    schema: toStandardKeywords(schema),
  };
}

function needsBody(content: Content): boolean {
  return Object.values(content).some(({ schema }) => {
    const required = schema?.['required'];
    return Array.isArray(required) && required.length > 0;
  });
}

function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  change: (value: In, name: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
