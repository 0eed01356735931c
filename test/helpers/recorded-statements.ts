import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Variable with the folder into which a test run writes the statements that it sends. */
export const RECORD_STATEMENTS = 'RECORD_STATEMENTS';
/** Variable with the folder of such a run's statements. */
export const RECORDED_STATEMENTS = 'RECORDED_STATEMENTS';

/** A comment, a quoted text, or white space. */
const PIECES = /--[^\n]*|'(?:[^']|'')*'|\s+/g;
/** Rows of values after the first one, whose number depends on the request. */
const MORE_ROWS =
  /(\((?:\$\d+(?:::[a-z_[\]]+)?(?:, )?)+\))(?:, ?\((?:\$\d+(?:::[a-z_[\]]+)?(?:, )?)+\))+/g;

/** Reads the statements that a run wrote into a folder, the shortest of each shape, on one line. */
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
