import type { Description, Schema } from './description.ts';
import { parseSchemaName } from './types.ts';

/** Limits of a field that a form checks before sending it; attributes of its input. */
export interface FieldRule {
  readonly required?: true;
  readonly maxLength?: number;
}

/**
 * Collects the rules of the fields of each request body. Fields of list items have the path of the
 * list: `lines.amount`.
 */
export function listFieldRules({
  paths,
  components,
}: Description): [operation: string, rules: [path: string, rule: FieldRule][]][] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[parseSchemaName(schema.$ref)] ?? {});
  const rulesOf = (given: Schema, path: string, isRequired: boolean): [string, FieldRule][] => {
    const schema = resolve(given);
    if (schema.properties !== undefined)
      return Object.entries(schema.properties).flatMap(([name, inner]) =>
        rulesOf(
          inner,
          path === '' ? name : `${path}.${name}`,
          schema.required?.includes(name) === true,
        ),
      );
    if (schema.items !== undefined) return rulesOf(schema.items, path, false);
    const rule: FieldRule = {
      ...(isRequired && refusesEmpty(schema) ? { required: true } : {}),
      ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
    };
    return path === '' || Object.keys(rule).length === 0 ? [] : [[path, rule]];
  };
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) => {
      const [body] = Object.values(requestBody?.content ?? {});
      const rules = body === undefined ? [] : rulesOf(body.schema, '', false);
      return rules.length === 0 ? [] : [[operationId, rules]];
    });
}

/** Whether an empty input is no value of the schema. */
function refusesEmpty({ type, enum: values, minLength = 0, pattern, format }: Schema): boolean {
  if (values !== undefined) return !values.includes(null);
  if (type === 'string') return minLength > 0 || pattern !== undefined || format !== undefined;
  return type === 'number' || type === 'integer';
}
