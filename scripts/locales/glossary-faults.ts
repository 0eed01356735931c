import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { parseMessage, type CatalogueFile } from './catalogue-faults.ts';

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
export function findGlossaryFaults(glossary: string, files: readonly CatalogueFile[]): string[] {
  const synonyms = readRuledOutSynonyms(glossary).map((entry) => ({
    ...entry,
    pattern: matchWholeWords(entry.synonym),
  }));
  if (synonyms.length === 0) return ['the glossary rules out no synonym'];
  return files.flatMap(({ area, language, messages }) => {
    const own = synonyms.filter((entry) => entry.language === language);
    return Object.entries(messages).flatMap(([id, text]) => {
      const literals = readLiterals(parseMessage(text) ?? []);
      return own
        .filter(({ pattern }) => literals.some((literal) => pattern.test(literal)))
        .map(
          ({ synonym, instead }) =>
            `${area}/${language}.json: ${id} says “${synonym}”: write “${instead}”`,
        );
    });
  });
}

function readRuledOutSynonyms(glossary: string): RuledOutSynonym[] {
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

/** Reads the words of a message, without the names of its arguments and cases. */
function readLiterals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (!isSelectElement(element) && !isPluralElement(element)) return [];
    return Object.values(element.options).flatMap(({ value }) => readLiterals(value));
  });
}

function matchWholeWords(words: string): RegExp {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])${escaped}(?![\p{L}\p{N}_-])`, 'iu');
}
