import type { Access } from '#contract/access.ts';
import type { Figure, Waiting } from '#domain/overview/overview.ts';
import { pagePath } from '#domain/overview/page-path.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** What a feature knows to wait: its index.ts lists its parts, the root collects them. */
export interface OverviewPart {
  /** Whom it concerns: whoever may do what waits. `platform`: who runs it, with no tenant named. */
  readonly access: Access;
  /** @param buildingId what is of this building; undefined: of all that the role reaches */
  readonly read: (ctx: TenantContext, buildingId: string | undefined) => Promise<Waiting>;
}

/** What a statement of a part says of each item, besides its facts. */
export interface WaitingRow {
  readonly id: string;
  readonly due_on: string | null;
  readonly amount_cents: number | null;
  /** How many wait, and their sum, those included that are not shown. */
  readonly all_count: number;
  readonly all_cents: number;
}

/** The figure of what `firstOf` has found. */
export function figureOf(
  rows: readonly WaitingRow[],
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): Figure {
  const [first] = rows;
  return {
    count: first?.all_count ?? 0,
    amount_cents: first?.all_cents ?? 0,
    link: pagePath(path, query),
  };
}
