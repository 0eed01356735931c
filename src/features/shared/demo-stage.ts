import type { RoleType } from '#contract/access.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A row of a file, by column. */
export type FileRecord = Readonly<Record<string, string>>;

/** What the demo gives each feature, in which it enters its part. */
export interface DemoStage {
  readonly building_id: string;
  /** Acts as the user of the demo who has this role. */
  readonly as: (role: RoleType) => TenantContext;
  /** The rows of a file of the demo. */
  readonly recordsOf: (fileName: string) => readonly FileRecord[];
}
