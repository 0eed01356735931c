import type { Language } from '#domain/kernel/language.ts';
import { DARK, LIGHT, MEASURES } from '../../shared/ui/tokens.ts';

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
