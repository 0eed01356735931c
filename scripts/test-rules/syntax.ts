import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, type CallExpression, type Node, type Program } from 'oxc-parser';
import type { SourceFile } from '../boundaries/imports.ts';

export interface Source extends SourceFile {
  readonly program: Program;
  readonly nodes: readonly Node[];
  readonly parents: ReadonlyMap<Node, Node>;
  /** The calls of `expect`. */
  readonly expectations: readonly CallExpression[];
}

/** The declaration that a name refers to, with its file. */
export type Meaning =
  | { readonly kind: 'constant'; readonly value: Node; readonly source: Source }
  | { readonly kind: 'function'; readonly value: Node; readonly source: Source }
  | { readonly kind: 'unknown' };

const UNKNOWN: Meaning = { kind: 'unknown' };
const parsed = new Map<string, Source>();

/** Parses a file and records the parent of every node. */
export function parseSource({ path, text }: SourceFile): Source {
  const { program } = parseSync(path, text);
  const parents = new Map<Node, Node>();
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(program);
  const expectations = nodes
    .filter((node) => node.type === 'CallExpression')
    .filter((call) => findCalledName(call) === 'expect');
  return { path, text, program, nodes, parents, expectations };
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}

/** Returns the source text of a node. */
export function getSourceText({ text }: Source, { start, end }: Node): string {
  return text.slice(start, end);
}

/** Position of a node in the format of editors: `path:line`. */
export function formatPosition({ path, text }: Source, { start }: Node): string {
  return `${path}:${text.slice(0, start).split('\n').length}`;
}

/** The nodes that contain a node, innermost first. */
export function* listAncestors({ parents }: Source, node: Node): Generator<Node> {
  for (let at = parents.get(node); at !== undefined; at = parents.get(at)) yield at;
}

/** Whether a node is inside another, or is it. */
export function isWithin(inner: Node, outer: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

export function isFunction(node: Node): boolean {
  return ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(
    node.type,
  );
}

/** Removes parentheses, type assertions, `!` and `await` around an expression. */
export function unwrapExpression(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return unwrapExpression(node.expression);
    case 'AwaitExpression':
      return unwrapExpression(node.argument);
    default:
      return node;
  }
}

/**
 * Name of a called function, `expect`, or of a called method, `.map`; undefined for other nodes.
 */
export function findCalledName(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = unwrapExpression(node.callee);
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? `.${callee.property.name}`
    : undefined;
}

/** The object of a method call or property access. */
export function getCallObject(node: Node): Node | undefined {
  const callee = node.type === 'CallExpression' ? unwrapExpression(node.callee) : node;
  return callee.type === 'MemberExpression' ? callee.object : undefined;
}

/** Finds the closest declaration of a name, following an import into its file. */
export function findDeclaration(source: Source, { name, at }: { name: string; at: Node }): Meaning {
  for (const scope of listAncestors(source, at)) {
    if (isFunction(scope) && 'params' in scope && bindsName(scope.params, name)) return UNKNOWN;
    if (scope.type === 'ForOfStatement' && bindsName(scope.left, name)) return UNKNOWN;
    if (scope.type !== 'BlockStatement' && scope.type !== 'Program') continue;
    for (const statement of scope.body) {
      const found = declarationIn(source, statement, name);
      if (found !== undefined) return found;
    }
  }
  return UNKNOWN;
}

function bindsName(pattern: unknown, name: string): boolean {
  if (typeof pattern !== 'object' || pattern === null) return false;
  if ('type' in pattern && pattern.type === 'Identifier')
    return 'name' in pattern && pattern.name === name;
  return Object.values(pattern).some((part) => bindsName(part, name));
}

function declarationIn(source: Source, statement: Node, name: string): Meaning | undefined {
  if (statement.type === 'ImportDeclaration') {
    const entry = statement.specifiers.find(({ local }) => local.name === name);
    if (entry === undefined) return undefined;
    if (entry.type !== 'ImportSpecifier' || entry.imported.type !== 'Identifier') return UNKNOWN;
    return importedMeaning(source.path, statement.source.value, entry.imported.name);
  }
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name)
    return { kind: 'function', value: declaration, source };
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  for (const { id, init } of declaration.declarations) {
    if (!bindsName(id, name)) continue;
    if (id.type !== 'Identifier' || init === null || declaration.kind !== 'const') return UNKNOWN;
    const value = unwrapExpression(init);
    return { kind: isFunction(value) ? 'function' : 'constant', value, source };
  }
  return undefined;
}

function importedMeaning(from: string, specifier: string, name: string): Meaning {
  const path = pathOf(from, specifier);
  if (path === undefined) return UNKNOWN;
  const source = parsed.get(path) ?? parseSource({ path, text: readFileSync(path, 'utf8') });
  parsed.set(path, source);
  for (const statement of source.program.body) {
    const again = statement.type === 'ExportNamedDeclaration' ? statement.source?.value : undefined;
    const found =
      again === undefined || !getSourceText(source, statement).match(RegExp(`\\b${name}\\b`))
        ? declarationIn(source, statement, name)
        : importedMeaning(path, again, name);
    if (found !== undefined) return found;
  }
  return UNKNOWN;
}

/** Resolves an import to a path in the repository; undefined for packages and data. */
function pathOf(from: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined;
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}
