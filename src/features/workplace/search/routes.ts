import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { SearchFor, SearchResult } from '#contract/search.ts';
import { declareRoutes, snapshotRoute } from '#platform/http/route.ts';
import type { SearchPart } from './part.ts';
import { searchRecords } from './search-records.ts';

export function createSearchRoutes({ search }: { readonly search: readonly SearchPart[] }) {
  return declareRoutes('Search', [
    snapshotRoute({
      path: '/search',
      operationId: 'search',
      access: 'search:read',
      summary: 'Search records of all kinds',
      description: 'Returns the records that contain every word of `q`, best matches first.',
      rules: [
        'Searches buildings, lots, owners, suppliers, expenses, calls for funds, payments, assemblies, documents and tickets that you may see.',
        'Words match in whole or in part and in any order; case and accents are ignored.',
        'The word for a kind of record may be added: `lot 3.2`, `invoice 2026-17`.',
        '`building_id` leaves the records of one building, and the owners who hold or held a lot in it.',
        'Amounts are found in any notation, payment references with or without punctuation.',
        'Exact matches come first, then matches at the start; of more than 1,000 of a kind, the newest are ranked.',
      ],
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
