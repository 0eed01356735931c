import type { Access } from '#contract/access.ts';
import type { Figure, Waiting } from '#domain/overview/overview.ts';
import { buildPagePath } from '#domain/overview/page-path.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/**
 * A part of the overview that a feature contributes: its index.ts lists its parts, the root
 * collects them.
 */
export interface OverviewPart {
  /**
   * The right to handle these items. `platform`: an operator of the platform, outside any tenant.
   */
  readonly access: Access;
  /** @param buildingId limits the items to this building; undefined: all that the role can see */
  readonly read: (ctx: TenantContext, buildingId: string | undefined) => Promise<Waiting>;
}

/** Columns that a statement of a part returns for each item, besides its facts. */
export interface WaitingRow {
  readonly id: string;
  readonly due_on: string | null;
  readonly amount_cents: number | null;
  /** Number and total of all items, including those not shown. */
  readonly all_count: number;
  readonly all_cents: number;
}

/** Computes the figure of rows that `firstOf` selected. */
export function computeFigure(
  rows: readonly WaitingRow[],
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): Figure {
  const [first] = rows;
  return {
    count: first?.all_count ?? 0,
    amount_cents: first?.all_cents ?? 0,
    link: buildPagePath(path, query),
  };
}
