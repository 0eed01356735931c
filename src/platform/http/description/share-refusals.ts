import type { JsonObject } from './json-object.ts';
import { toPascalCase } from './named-schemas.ts';

/** The content of an answer by its media type. */
export type Content = Readonly<Record<string, { readonly schema?: JsonObject } & JsonObject>>;
/** A response of an operation, as the description has it. */
export type Response = { readonly content?: Content } & JsonObject;

/** Finds the refusals that several operations share, to be written once in the components. */
export function shareRefusals(responses: readonly Readonly<Record<string, Response>>[]) {
  const refusals = responses.flatMap(Object.values<Response>).filter(isRefusal);
  const byText = Map.groupBy(refusals, (response) => JSON.stringify(response));
  const names = new Map<string, string>();
  for (const [text, [first, ...others]] of byText)
    if (first !== undefined && others.length > 0) names.set(text, nameRefusal(first));
  return {
    components: Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text)])),
    refer: (response: Response): Response => {
      const name = names.get(JSON.stringify(response));
      return name === undefined ? response : { $ref: `#/components/responses/${name}` };
    },
  };
}

function isRefusal({ content }: Response): boolean {
  return content?.['application/problem+json'] !== undefined;
}

/** Names a refusal by the codes of its problems: `NotFound`, `DuplicateOrInUse`. */
function nameRefusal({ description }: Response): string {
  const codes = [...String(description).matchAll(/`(\w+)`:/g)].map(([, code = '']) => code);
  return codes.map(toPascalCase).join('Or');
}
