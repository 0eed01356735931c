import { Type, type Static, type TSchema } from './common.ts';

export const PAGE_LIMIT_DEFAULT = 20;
const PAGE_LIMIT_MAX = 500;

/** A page is given either by cursor or by offset. */
export const PAGE_RULES = {
  additionalProperties: false,
  dependencies: { cursor: { type: 'object', properties: { offset: false } } },
};

/** A filter by an enumeration: one or several values. */
export function someOf<T extends TSchema>(values: T, options: object = {}) {
  return Type.Optional(
    Type.Unsafe<readonly Static<T>[]>({
      type: 'array',
      items: values,
      minItems: 1,
      explode: false,
      description: 'One value or several, separated by commas.',
      ...options,
    }),
  );
}

/**
 * Query of a paged list: its filters, and limit, offset, cursor, sort, include_total.
 * @param sortable the fields that `sort=-field,field` may name
 */
export function pageQuery<const F extends Record<string, TSchema>>(
  filters: F,
  sortable: readonly string[],
  limits: { default?: number; maximum?: number } = {},
) {
  const { default: initial = PAGE_LIMIT_DEFAULT, maximum = PAGE_LIMIT_MAX } = limits;
  const field = `-?(${sortable.join('|')})`;
  return Type.Object(
    {
      ...filters,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum, default: initial })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      cursor: Type.Optional(
        Type.String({
          maxLength: 1_000,
          description: 'Position in the list, from the `Link` header of the previous page.',
        }),
      ),
      sort: Type.Optional(
        Type.String({
          pattern: `^${field}(,${field})*$`,
          maxLength: 200,
          'x-sorts': sortable,
          description: `Fields to sort by, separated by commas: ${sortable.join(', ')}; \`-\` sorts descending.`,
        }),
      ),
      include_total: Type.Optional(
        Type.Boolean({ description: 'Whether to return the total number in `X-Total-Count`.' }),
      ),
    },
    PAGE_RULES,
  );
}

/** Paging part of the query that a list handler receives. */
export interface PageRequest {
  readonly limit?: number;
  readonly offset?: number;
  readonly cursor?: string;
  readonly sort?: string;
  readonly include_total?: boolean;
}
