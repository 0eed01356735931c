/** Texts in quotes or dollars, quoted names and comments as one piece each, then semicolons and everything else. */
const PIECE =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$\-/;]+|[\s\S]/g;

/**
 * Splits a script into its statements, each with the comments before it and without its semicolon. It reads no
 * texts with backslashes (`E'…'`) and no `begin atomic`.
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let hasCode = false;
  const end = (): void => {
    if (hasCode) statements.push(statement.trim());
    statement = '';
    hasCode = false;
  };
  for (const [piece] of script.matchAll(PIECE)) {
    if (piece === ';') end();
    else {
      statement += piece;
      hasCode ||= !/^(?:--|\/\*|\s*$)/.test(piece);
    }
  }
  end();
  return statements;
}
