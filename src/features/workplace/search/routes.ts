import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { SearchFor, SearchResult } from '#contract/search.ts';
import { routesOf, snapshotRoute } from '#platform/http/route.ts';
import type { SearchPart } from './part.ts';
import { searchRecords } from './search-records.ts';

export function createSearchRoutes({ search }: { readonly search: readonly SearchPart[] }) {
  return routesOf('Search', [
    snapshotRoute({
      path: '/search',
      operationId: 'search',
      access: 'search:read',
      summary: 'Find records of all kinds that the caller may see, the best first',
      description:
        'Buildings, units, owners, expenses, calls for funds and payments in which every word of `q` occurs, whole or in part, without regard to case and accents; an amount as any language writes it, a structured communication with or without its signs, an IBAN and the number of an invoice find what they belong to. Exact matches come first, then those that begin so.',
      query: SearchFor,
      answer: Type.Array(ref(SearchResult)),
      answerExample: [
        {
          type: 'Expense',
          id: exampleIds.expense,
          title: 'Lift maintenance',
          subtitle: 'Park House · €726.00',
          link: `/expenses/${exampleIds.expense}`,
        },
      ],
      handler: (ctx, { query }) => searchRecords(ctx, search, query),
    }),
  ]);
}
