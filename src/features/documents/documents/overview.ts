import { buildPagePath } from '#domain/overview/page-path.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectInvoicesToEnter } from './overview-repository.ts';

/** Invoices to enter, for users who enter expenses. */
export const documentsOverview: readonly OverviewPart[] = [
  {
    access: 'expenses:write',
    async read(ctx, buildingId) {
      const rows = await selectInvoicesToEnter(ctx, buildingId);
      const items = rows.map(({ id, title, building_id, building }) => ({
        kind: 'InvoiceToEnter' as const,
        facts: { title, building: building ?? '', place: building === null ? 'Any' : 'Building' },
        building_id,
        due_on: null,
        amount_cents: null,
        link: buildPagePath('/expenses/new', { document_id: id }),
      }));
      return { items, figures: {} };
    },
  },
];
