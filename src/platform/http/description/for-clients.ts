import { FIELD_DESCRIPTIONS, PARAMETER_DESCRIPTIONS } from '#contract/field-descriptions.ts';
import type { Route } from '../route.ts';
import { headerComponents, headersOfAnswer, headersOfRequest, isCached } from './headers.ts';
import type { JsonObject } from './json-object.ts';
import { inPascalCase, schemaNaming } from './named-schemas.ts';
import { inStandardKeywords } from './standard-keywords.ts';

type Part = { [name: string]: unknown };

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, JsonObject>> } & JsonObject;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Part[];
  readonly requestBody?: { readonly content: Content; readonly required?: boolean };
  readonly responses: Readonly<Record<string, { readonly content?: Content } & JsonObject>>;
}

type Content = Readonly<Record<string, { readonly schema?: JsonObject } & JsonObject>>;

/**
 * The description of the interface as generators of clients take it: every object has a name, bounds
 * stand in standard keywords, no value is of several types, headers are said of every operation, and a
 * body without a required field may be left out.
 * @param routes by the id of their operation
 */
export function forClients<D extends object>(document: D, routes: ReadonlyMap<string, Route>): D {
  const { paths, components } = document as unknown as Description;
  const known = Object.entries(components.schemas ?? {});
  const naming = schemaNaming(
    Object.fromEntries(known.map(([name, schema]) => [name, inStandardKeywords(schema)])),
  );

  const contentOf = (content: Content, name: string): Content =>
    mapped(content, ({ schema, ...media }) => ({
      ...(schema === undefined
        ? {}
        : { schema: naming.referred(inStandardKeywords(schema), name) }),
      ...media,
    }));

  const told = (operation: Operation): Operation => {
    const route = routes.get(operation.operationId);
    if (route === undefined) return operation;
    const name = inPascalCase(operation.operationId);
    const { parameters = [], requestBody, responses } = operation;
    const isRequired = requestBody !== undefined && needsBody(requestBody.content);
    const answers = isCached(route)
      ? { ...responses, 304: { description: 'Not Modified' } }
      : responses;
    return {
      ...operation,
      parameters: [...parameters.map(describeParameter), ...headersOfRequest(route)],
      ...(requestBody === undefined
        ? {}
        : { requestBody: { required: isRequired, content: contentOf(requestBody.content, name) } }),
      responses: mapped(answers, ({ content, ...answer }, status) => ({
        ...answer,
        headers: headersOfAnswer(route, status),
        ...(content === undefined ? {} : { content: contentOf(content, `${name}Answer`) }),
      })),
    };
  };

  const described = mapped(paths, (operations) => mapped(operations, told));
  return {
    ...document,
    paths: described,
    components: { ...components, ...headerComponents, schemas: naming.schemas() },
  };
}

/** A parameter with its description; several values stand in one, separated by commas. */
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
    schema: inStandardKeywords(schema),
  };
}

function needsBody(content: Content): boolean {
  return Object.values(content).some(({ schema }) => {
    const required = schema?.['required'];
    return Array.isArray(required) && required.length > 0;
  });
}

function mapped<In, Out>(
  record: Readonly<Record<string, In>>,
  change: (value: In, name: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
