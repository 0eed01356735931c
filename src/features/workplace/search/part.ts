import type { Right } from '#contract/access.ts';
import type { RecordType } from '#domain/kernel/record-types.ts';
import type { SearchHit, SearchQuery } from '#domain/search/search-query.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A record that was found. */
export interface FoundRecord extends SearchHit {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Shown beside the subtitle; null or absent: it is not about money. */
  readonly amount_cents?: number | null;
}

/** Records of one kind that a search finds: a feature's index.ts exports its parts, the root collects them. */
export interface SearchPart {
  readonly type: RecordType;
  /** Whose role finds any at all. */
  readonly access: Right;
  /** The pages of the records: `/expenses`. */
  readonly path: string;
  /** The best of what the caller may see, best first. */
  readonly find: (ctx: TenantContext, wanted: SearchQuery, limit: number) => Promise<FoundRecord[]>;
}
