import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { parsed, type CatalogueFile } from './catalogue-faults.ts';

/** A synonym that the glossary rules out in one language. */
interface RuledOutSynonym {
  readonly language: Language;
  readonly synonym: string;
  /** Word of that language to use instead. */
  readonly instead: string;
}

/** Headings by which the columns of the languages are found. */
const HEADINGS: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
};
const SYNONYM = /`(en|fr|nl|de): ([^`]+)`/g;

/** Finds the synonyms that the glossary rules out and that a catalogue still uses, a line each. */
export function glossaryFaults(glossary: string, files: readonly CatalogueFile[]): string[] {
  const synonyms = ruledOutSynonyms(glossary).map((entry) => ({
    ...entry,
    pattern: wholeWords(entry.synonym),
  }));
  if (synonyms.length === 0) return ['the glossary rules out no synonym'];
  return files.flatMap(({ area, language, messages }) => {
    const own = synonyms.filter((entry) => entry.language === language);
    return Object.entries(messages).flatMap(([id, text]) => {
      const literals = literalsOf(parsed(text) ?? []);
      return own
        .filter(({ pattern }) => literals.some((literal) => pattern.test(literal)))
        .map(
          ({ synonym, instead }) =>
            `${area}/${language}.json: ${id} says “${synonym}”: write “${instead}”`,
        );
    });
  });
}

function ruledOutSynonyms(glossary: string): RuledOutSynonym[] {
  let columns: readonly string[] = [];
  return glossary.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.includes(HEADINGS.en)) columns = cells;
    return [...line.matchAll(SYNONYM)].flatMap(([, code, synonym = '']) => {
      const language = LANGUAGES.find((known) => known === code);
      const instead = language && cells[columns.indexOf(HEADINGS[language])];
      return language && instead ? [{ language, synonym, instead }] : [];
    });
  });
}

/** Returns what a message itself says, without the names of its arguments and cases. */
function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (!isSelectElement(element) && !isPluralElement(element)) return [];
    return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
  });
}

function wholeWords(words: string): RegExp {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])${escaped}(?![\p{L}\p{N}_-])`, 'iu');
}
