import type { RoleType } from '#contract/access.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';

/** A row of a file, by column name. */
export type FileRecord = Readonly<Record<string, string>>;

/** Invoice of the demo on paper, which is rendered and stored once the demo is saved. */
export interface DemoPaper {
  readonly expense_id: string;
  readonly building_id: string;
  readonly letter: PaperLetter;
}

/** The context in which each feature adds its part of the demo. */
export interface DemoStage {
  readonly building_id: string;
  /** Base URL of links in letters. */
  readonly public_url: string;
  /** Acts as the demo user who has this role; a number of days ago, if given. */
  readonly as: (role: RoleType, daysAgo?: number) => TenantContext;
  /** Reads the rows of a demo file. */
  readonly recordsOf: (fileName: string) => readonly FileRecord[];
  readonly keepPaper: (paper: DemoPaper) => void;
}
