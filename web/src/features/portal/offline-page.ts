import type { Language } from '#domain/kernel/language.ts';
import type { BuildingAccount } from '../../shared/api/generated.ts';
import type { Format } from '../../shared/format/format.ts';
import type { Words } from '../../shared/i18n/words.tsx';
import { DARK, LIGHT, MEASURES } from '../../shared/ui/tokens.ts';

/** Open items that the page lists per association. */
const MOST = 10;

/** Figures of an owner as they were last known, as texts. */
export interface OfflinePage {
  readonly language: Language;
  readonly title: string;
  /** Says when the figures were read. */
  readonly sentence: string;
  /** Label of the link that opens the application again. */
  readonly again: string;
  readonly associations: readonly {
    readonly name: string;
    readonly figure: string;
    readonly notes: readonly string[];
    readonly items: readonly {
      readonly what: string;
      readonly when: string;
      readonly amount: string;
    }[];
  }[];
}

/**
 * Describes the accounts of an owner as texts.
 * @param facts.readAt when the service answered, in milliseconds
 */
export function describeAccounts(facts: {
  readonly accounts: readonly BuildingAccount[];
  readonly readAt: number;
  readonly words: Words;
  readonly format: Pick<Format, 'money' | 'day' | 'instant'>;
}): OfflinePage {
  const { accounts, readAt } = facts;
  const { t, language } = facts.words;
  const { money, day, instant } = facts.format;
  return {
    language,
    title: t('web-portal.offline.title'),
    sentence: t('web-portal.offline.sentence', { time: instant(new Date(readAt).toISOString()) }),
    again: t('web.failure.again'),
    associations: accounts.map(({ building_name, balance, overdue, receivables, ...one }) => ({
      name: building_name,
      figure: balance > 0 ? money(balance) : t('web-portal.owed.nothing'),
      notes: [
        ...(overdue > 0 ? [t('web-portal.owed.overdue', { amount: money(overdue) })] : []),
        ...(balance < 0 ? [t('web-portal.owed.credit', { amount: money(-balance) })] : []),
        ...(one.payment_reference === null
          ? []
          : [t('web-portal.owed.payment_reference', { reference: one.payment_reference })]),
      ],
      items: receivables
        .filter(({ open_amount: rest }) => rest > 0)
        .slice(0, MOST)
        .map(({ description, due_date, open_amount }) => ({
          what: description,
          when: t('web-portal.owed.due', { date: day(due_date) }),
          amount: money(open_amount),
        })),
    })),
  };
}

/** Writes the page for lost connections: without scripts, and with nothing to load. */
export function writeOfflinePage(page: OfflinePage): string {
  const { language, title, sentence, again, associations } = page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – Millième</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p class="note" role="status">${escape(sentence)}</p>
${associations.map(writeAssociation).join('\n')}
<p><a href="/">${escape(again)}</a></p>
</main>
</body>
</html>
`;
}

function writeAssociation(one: OfflinePage['associations'][number]): string {
  const notes = one.notes.map((note) => `<p class="note">${escape(note)}</p>`);
  const items = one.items.map(
    ({ what, when, amount }) =>
      `<li><span>${escape(what)}<small>${escape(when)}</small></span><b>${escape(amount)}</b></li>`,
  );
  return [
    `<section><h2>${escape(one.name)}</h2>`,
    `<p class="figure">${escape(one.figure)}</p>`,
    ...notes,
    ...(items.length === 0 ? [] : [`<ul>${items.join('')}</ul>`]),
    '</section>',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
}

const declare = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const STYLE = `
:root{color-scheme:light dark;${declare({ ...LIGHT, ...MEASURES })}}
@media (prefers-color-scheme:dark){:root{${declare(DARK)}}}
body{margin:0;background:var(--canvas);color:var(--ink);font:var(--text-body)}
main{max-width:480px;margin:0 auto;padding:24px 16px}
h1{margin:0 0 4px;font:var(--text-title)}
h2{margin:0;font:var(--text-section);color:var(--soft)}
section{margin:16px 0;padding:16px;background:var(--paper);border:1px solid var(--line);border-radius:12px}
.figure{margin:4px 0;font:600 38px/46px var(--font);font-variant-numeric:tabular-nums}
.note{margin:4px 0;color:var(--soft)}
ul{margin:12px 0 0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid var(--line)}
li b{white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums}
small{display:block;color:var(--faint)}
a{display:block;padding:12px;border-radius:8px;background:var(--act);color:var(--on-act);font-weight:600;text-align:center;text-decoration:none}
`;
