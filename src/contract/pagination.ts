import { Type, type TSchema } from './common.ts';

export const PAGE_LIMIT_DEFAULT = 20;
const PAGE_LIMIT_MAX = 100;

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
        Type.String({ maxLength: 1_000, description: 'From the `Link` of the page before' }),
      ),
      sort: Type.Optional(
        Type.String({
          pattern: `^${field}(,${field})*$`,
          maxLength: 200,
          description: `Of ${sortable.join(', ')}, separated by commas; \`-\` turns one round`,
        }),
      ),
      include_total: Type.Optional(Type.Boolean({ description: 'Adds `X-Total-Count`' })),
    },
    { additionalProperties: false },
  );
}

/** What a list handler receives of the paging part of its query. */
export interface PageRequest {
  readonly limit?: number;
  readonly offset?: number;
  readonly cursor?: string;
  readonly sort?: string;
  readonly include_total?: boolean;
}
