import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { CompiledMessage } from './src/shared/i18n/format-message.ts';

/**
 * Beginnings of the messages that the frame and the home pages show first: those of a catalogue imported
 * with `?first`; `?later` has the others.
 */
const FIRST = [
  'enum.Fund.',
  'enum.RoleType.',
  'web-navigation.',
  'web-notifications.bell',
  'web-portal.accounts.',
  'web-portal.charges.sentence',
  'web-portal.leads',
  'web-portal.letters.sentence',
  'web-portal.lots.sentence',
  'web-portal.movements.',
  'web-portal.offline.',
  'web-portal.owed.',
  'web-portal.pay.',
  'web-portal.statement.see',
  'web-portal.statements.sentence',
  'web-today.',
  'web.act.',
  'web.acting.',
  'web.building.',
  'web.connection.',
  'web.demo.change_role',
  'web.demo.sentence',
  'web.demo.title',
  'web.dialog.',
  'web.failure.',
  'web.live.',
  'web.nav.',
  'web.not_found.',
  'web.palette.title',
  'web.person.',
  'web.problem.',
  'web.shell.',
  'web.shortcuts.title',
  'web.undo',
  'web.unsaved.',
] as const;

/** Whether the frame or a home page may show a message. */
export function isFirstMessage(id: string): boolean {
  return !id.endsWith('.also') && FIRST.some((beginning) => id.startsWith(beginning));
}

/**
 * Compiles messages when the application is built, so that browsers need no parser and no general
 * formatter. A message without arguments stays a text.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/locales\/.*\.json(?:\?first|\?later)?$/ },
      handler(code, file) {
        const all = Object.entries(JSON.parse(code) as Record<string, string>);
        const [, part] = /\?(first|later)$/.exec(file) ?? [];
        const messages =
          part === undefined
            ? all
            : all.filter(([id]) => isFirstMessage(id) === (part === 'first'));
        const compiled = messages.map(([id, text]) => [id, compileMessage(text)]);
        const json = JSON.stringify(Object.fromEntries(compiled));
        // A file with a query is no JSON to the bundler.
        return part !== undefined
          ? { code: `export default ${json};`, moduleType: 'js', map: null }
          : { code: json, map: null };
      },
    },
  };
}

/** Compiles an ICU message; refuses what `format-message.ts` does not format. */
export function compileMessage(text: string): string | CompiledMessage {
  const parts = compileParts(parse(text, { ignoreTag: true }));
  const [first = '', ...others] = parts;
  return others.length === 0 && typeof first === 'string' ? first : parts;
}

/** @param counted argument that `#` stands for */
function compileParts(
  elements: readonly MessageFormatElement[],
  counted?: string,
): CompiledMessage {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.argument:
        return [element.value] as const;
      case TYPE.number:
        if (!element.style) return [element.value, 'number'] as const;
        break;
      case TYPE.pound:
        if (counted !== undefined) return [counted, 'number'] as const;
        break;
      case TYPE.select:
        return [element.value, 'select', compileChoices(element.options, counted)] as const;
      case TYPE.plural:
        if (element.offset === 0 && element.pluralType === 'cardinal')
          return [element.value, 'plural', compileChoices(element.options, element.value)] as const;
        break;
      default:
    }
    throw new Error(`pages do not format this kind of argument: ${JSON.stringify(element)}`);
  });
}

function compileChoices(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  counted: string | undefined,
) {
  const choices = Object.entries(options).map(
    ([name, { value }]) => [name, compileParts(value, counted)] as const,
  );
  return Object.fromEntries(choices);
}
