import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Fields of bodies that no page sends, and why. */
const NOT_SENT: Readonly<Record<string, string>> = {
  call_for_funds_id: 'documents and reminders of a call are made by the service',
  country: 'Belgium by default',
  default_distribution_key_id: 'learned from the invoices of the supplier',
  expirationTime: 'written by the browser',
  first_meeting_id: 'second sessions are made from the first',
  interval_months: 'series are quarterly by default',
  normal_balance: 'follows from the type of the account',
  ownership_percentage: 'pages send the fraction',
  refresh_token: 'browsers keep it in a cookie',
  user_ids: 'pages address audiences',
};

interface Schema {
  readonly $ref?: string;
  readonly readOnly?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { paths, components } = JSON.parse(
  readFileSync('openapi/openapi.json', 'utf8'),
) as Description;

function fieldsOf(schema: Schema): string[] {
  if (schema.$ref !== undefined)
    return fieldsOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const { properties = {}, items, anyOf = [] } = schema;
  const own = Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
  const inside = [
    ...own.map(([, part]) => part),
    ...anyOf,
    ...(items === undefined ? [] : [items]),
  ];
  return [...own.map(([name]) => name), ...inside.flatMap(fieldsOf)];
}

it('sends every field of a body from some page', () => {
  const words = new Set(
    globSync('web/src/**/*.{ts,tsx}')
      .filter((path) => !path.includes('.test.') && !path.endsWith('generated.ts'))
      .flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []),
  );
  const bodies = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ requestBody }) => requestBody?.content?.['application/json']?.schema ?? []);
  const missing = new Set(bodies.flatMap(fieldsOf).filter((name) => !words.has(name)));
  expect(bodies.length).toBeGreaterThan(100);
  expect([...missing].toSorted()).toEqual(Object.keys(NOT_SENT));
});
