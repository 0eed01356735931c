import type { Right } from '#contract/access.ts';
import type { RecordType } from '#domain/kernel/record-types.ts';
import type { SearchHit, SearchQuery } from '#domain/search/search-query.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A record found by a search. */
export interface FoundRecord extends SearchHit {
  readonly id: string;
  readonly title: string;
  /** Absent for records whose titles people write. */
  readonly text_key?: string | null;
  readonly subtitle: string | null;
  /** Shown next to the subtitle; null or absent if the record has no amount. */
  readonly amount_cents?: number | null;
}

/**
 * A kind of record that search covers: a feature's index.ts exports its parts, the root collects
 * them.
 */
export interface SearchPart {
  readonly type: RecordType;
  /** Message id of words for this kind: `lot 3.2` finds the lot 3.2. */
  readonly nouns: string;
  /** The right that is needed to find any record of this kind. */
  readonly access: Right;
  /** Path of the record pages: `/expenses`. */
  readonly path: string;
  /** Finds the best matches that the caller may see, best first. */
  readonly find: (ctx: TenantContext, wanted: SearchQuery, limit: number) => Promise<FoundRecord[]>;
}
