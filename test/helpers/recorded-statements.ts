import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The variable that names the folder into which a run of tests writes the statements that it sends. */
export const RECORD_STATEMENTS = 'RECORD_STATEMENTS';
/** The variable that names the folder with the statements of such a run. */
export const RECORDED_STATEMENTS = 'RECORDED_STATEMENTS';

/** A comment, a text in quotes, or white space. */
const PIECES = /--[^\n]*|'(?:[^']|'')*'|\s+/g;
/** Rows of values after the first one: as many as a request happened to have. */
const MORE_ROWS =
  /(\((?:\$\d+(?:::[a-z_[\]]+)?(?:, )?)+\))(?:, ?\((?:\$\d+(?:::[a-z_[\]]+)?(?:, )?)+\))+/g;

/** Reads the statements that a run has written into a folder, the shortest of each shape, on one line. */
export function readRecordedStatements(directory: string): string[] {
  const shapes = new Map<string, string>();
  for (const name of readdirSync(directory)) {
    const texts = JSON.parse(readFileSync(join(directory, name), 'utf8')) as string[];
    for (const text of texts.map(onOneLine)) {
      const shape = text.replaceAll(MORE_ROWS, '$1').replaceAll(/\$\d+/g, '$');
      const known = shapes.get(shape);
      if (known === undefined || text.length < known.length) shapes.set(shape, text);
    }
  }
  return [...shapes.values()];
}

function onOneLine(text: string): string {
  return text.replaceAll(PIECES, (piece) => (piece.startsWith("'") ? piece : ' ')).trim();
}
