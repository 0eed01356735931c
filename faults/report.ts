import type { CampaignResult } from './campaign.ts';

const SHOWN = 40;

/** Formats the result of a campaign for a reader. */
export function tableOf(result: CampaignResult): string {
  const { faults, skipped, seen, violations, server, kills, minutes } = result;
  const width = Math.max(...faults.map(({ name }) => name.length), 5);
  const row = (name: string, times: string, back: string) =>
    `  ${name.padEnd(width)}  ${times.padStart(5)}  ${back.padStart(9)}`;
  const answers = [...seen.answers]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([outcome, count]) => `${count} × ${outcome}`);
  const counted = [...Map.groupBy(violations, (violation) => violation)].map(([text, all]) =>
    all.length === 1 ? text : `${text} (${all.length} times)`,
  );
  return [
    '',
    `${kills} kills and other faults in ${minutes.toFixed(1)} minutes, on ${server}:`,
    row('fault', 'times', 'back in'),
    ...faults.map(({ name, times, backMs }) =>
      row(name, String(times), `${(backMs / 1_000).toFixed(1)} s`),
    ),
    ...(skipped.length === 0 ? [] : [`  not brought about: ${skipped.join(', ')}`]),
    '',
    `Answers: ${answers.join(', ')}; the longest took ${(seen.longestMs / 1_000).toFixed(1)} s`,
    `Writes: ${result.asked} asked for, ${result.acknowledged} acknowledged; ${result.entries} entries in the books`,
    '',
    ...(violations.length === 0
      ? ['No acknowledged write was lost, none was made twice, every answer was a right one.']
      : [
          `${violations.length} violations:`,
          ...counted.slice(0, SHOWN).map((text) => `  ${text}`),
        ]),
    ...(counted.length > SHOWN ? [`  … and ${counted.length - SHOWN} more`] : []),
    '',
  ].join('\n');
}
