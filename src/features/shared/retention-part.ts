import type { KeptData, RetainedData } from '#domain/privacy/retention.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A record whose retention period may have ended; its rule decides. */
export interface EndingData extends KeptData {
  readonly id: string;
}

/** Erases the records of a feature once their retention period has ended. */
export interface RetentionPart {
  readonly what: RetainedData;
  /**
   * Finds records whose period may have ended, oldest first, up to a limit; may return more than
   * have.
   */
  find(ctx: TenantContext, limit: number): Promise<readonly EndingData[]>;
  erase(ctx: TenantContext, ids: readonly string[]): Promise<void>;
}
