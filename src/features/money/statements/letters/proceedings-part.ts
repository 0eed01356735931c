import type { LetterBlock } from '#platform/pdf/letter.ts';
import type { OwnerOnPaper, PaperProceeding, StatementOnPaper } from './paper.ts';
import { makeRow, makeSection, makeSheet, type SheetRow, type Writing } from './sheets.ts';

/** Makes the pending cases of the association, and says of which costs the owner bears none. */
export function proceedingsBlocks(
  { proceedings, run }: StatementOnPaper,
  owner: OwnerOnPaper,
  { say, day, money }: Writing,
): LetterBlock[] {
  if (proceedings.length === 0) return [];
  const show = (cents: number | null) => (cents === null ? '' : money(cents));
  return makeSection(say('letter.statement.proceedings', { date: run.period_to }), [
    makeSheet(
      [
        say('letter.statement.item'),
        say('letter.statement.stake'),
        say('letter.statement.set_aside'),
      ],
      proceedings.flatMap((one): SheetRow[] => {
        const { title, court, number, opened_on, stake_cents, provision_cents } = one;
        const place = [court, number].filter((text) => text !== null).join(', ');
        const exempt = findExemption(one, owner);
        const notes = [place, exempt === null ? '' : say(exempt)].filter((text) => text !== '');
        return [
          makeRow('line', `${day(opened_on)} ${title}`, show(stake_cents), show(provision_cents)),
          ...(notes.length === 0 ? [] : [makeRow('note', notes.join(' · '))]),
        ];
      }),
    ),
  ]);
}

/**
 * Finds why an owner bears no costs of a case: they oppose the association, or hold none of the lots that
 * bear them.
 * Rule: Civil Code, art. 3.92 §9.
 */
function findExemption(
  { unit_ids, excluded_owner_ids }: PaperProceeding,
  { reader, lots }: OwnerOnPaper,
): string | null {
  if (excluded_owner_ids.includes(reader.id)) return 'letter.statement.excluded';
  const isOwn = unit_ids.length === 0 || lots.some(({ unit_id }) => unit_ids.includes(unit_id));
  return isOwn ? null : 'letter.lot.other_lots';
}
