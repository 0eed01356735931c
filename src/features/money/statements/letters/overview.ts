import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { findRunsToPost } from './overview-repository.ts';
import { makeWriting } from './sheets.ts';
import { subjectText } from './statement-letter.ts';

/** Statements to post. */
export const statementsOverview: readonly OverviewPart[] = [
  {
    access: 'statements:write',
    async read(ctx, building_id) {
      const runs = await findRunsToPost(ctx, building_id);
      const writing = makeWriting(ctx.negotiateLanguage());
      return {
        items: runs.map(({ id, building, letters, period_from, period_to, ...run }) => ({
          kind: 'LettersToPost',
          facts: {
            count: letters,
            title: subjectText({ run: { period_from, period_to } }, writing),
            building,
            letter: 'Statement',
          },
          building_id: run.building_id,
          due_on: null,
          amount_cents: null,
          link: `/statements/${id}`,
        })),
        figures: {},
      };
    },
  },
];
