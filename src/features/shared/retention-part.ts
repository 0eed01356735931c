import type { KeptData, RetainedData } from '#domain/privacy/retention.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Something that may have reached the end of its time: its rule says. */
export interface EndingData extends KeptData {
  readonly id: string;
}

/** What a feature erases by itself once it is kept no longer. */
export interface RetentionPart {
  readonly what: RetainedData;
  /** What may have ended, the oldest first, so many at most; more than has is no harm. */
  find(ctx: TenantContext, limit: number): Promise<readonly EndingData[]>;
  erase(ctx: TenantContext, ids: readonly string[]): Promise<void>;
}
