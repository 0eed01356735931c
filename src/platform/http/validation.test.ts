import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { createValidatorCompiler, describeErrors } from './validation.ts';

const compile = createValidatorCompiler([]);

/** Details of the errors in a value, in the given language. */
function detailsOf(schema: object, value: unknown, language: Language = 'en'): string[] {
  const errors = compile(schema, 'body')(value);
  expect(errors).not.toEqual([]);
  return describeErrors(errors, 'body', language).map(({ detail }) =>
    detail.replaceAll(/\s/g, ' '),
  );
}

const FORMATS = [
  'text',
  'name',
  'share',
  'enterprise-number',
  'phone',
  'uuid',
  'email',
  'date',
  'date-time',
  'https',
];

describe('describeErrors', () => {
  it.each(LANGUAGES.flatMap((language) => FORMATS.map((format) => [language, format] as const)))(
    'describes in %s what the format %s asks for',
    (language, format) => {
      const [detail = ''] = detailsOf({ type: 'string', format }, ' ', language);
      expect(detail).toMatch(/ .* /);
      expect(detail).not.toContain('validation.');
      expect(detail).not.toMatch(/enterprise-number|date-time/);
    },
  );

  it('speaks of types in the words of the language', () => {
    const schema = { type: ['number', 'string', 'null'] };
    expect(detailsOf(schema, true, 'fr')).toEqual(['doit être un nombre ou un texte']);
    expect(detailsOf(schema, true, 'nl')).toEqual(['moet een getal of een tekst zijn']);
    expect(detailsOf(schema, true, 'de')).toEqual(['muss eine Zahl oder ein Text sein']);
    expect(detailsOf(schema, true, 'en')).toEqual(['must be a number or a text']);
  });

  it('names what is allowed', () => {
    expect(detailsOf({ enum: ['Draft', 'Paid', null] }, 'Lost')).toEqual([
      'must be one of these values: Draft, Paid',
    ]);
    expect(detailsOf({ type: 'integer', minimum: 1900 }, 1)).toEqual(['must be at least 1900']);
    expect(detailsOf({ type: 'string', pattern: '^[0-9]{1,6}$' }, 'x')).toEqual([
      'does not have the expected form, ^[0-9]{1,6}$',
    ]);
    expect(detailsOf({ type: 'array', maxItems: 2 }, [1, 2, 3], 'fr')).toEqual([
      'peut contenir au plus 2 éléments',
    ]);
  });

  it('names the bounds of amounts and numbers', () => {
    const euro = (bounds: object) => ({ type: ['number', 'string'], 'x-euro': bounds });
    expect(detailsOf(euro({}), 1.005)).toEqual([
      'must be an amount of euro with at most two decimals',
    ]);
    expect(detailsOf(euro({ minimum_cents: 1 }), 0, 'fr')).toEqual([
      'doit être un montant en euros avec au plus deux décimales, au moins 0,01 €',
    ]);
    expect(detailsOf(euro({ minimum_cents: 0, maximum_cents: 123_450 }), 2_000, 'nl')).toEqual([
      'moet een bedrag in euro zijn met hoogstens twee decimalen, minstens € 0,00, hoogstens € 1.234,50',
    ]);
    const decimal = (rule: object) => ({ type: ['number', 'string'], 'x-decimal': rule });
    expect(detailsOf(decimal({ decimals: 6, above: 0, maximum: 1 }), 2, 'de')).toEqual([
      'muss eine Zahl mit höchstens 6 Nachkommastellen sein, größer als 0, höchstens 1',
    ]);
    expect(detailsOf(decimal({ decimals: 1, minimum: -5, maximum: 5 }), 9)).toEqual([
      'must be a number with at most 1 decimal, at least -5, at most 5',
    ]);
  });

  it('points at the property that is missing or unknown', () => {
    const schema = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' } },
      additionalProperties: false,
    };
    const errors = compile(schema, 'query')({ 'a/b~c': '1' });
    expect(describeErrors(errors, 'query', 'en')).toEqual([
      { pointer: '/query/name', detail: 'is required' },
      { pointer: '/query/a~1b~0c', detail: 'is an unknown parameter; known are name' },
    ]);
  });

  it('says one thing of each place', () => {
    const text = { type: 'string', format: 'text', minLength: 1, maxLength: 5 };
    expect(detailsOf(text, '')).toEqual(['must not be empty']);
    expect(detailsOf(text, '   ')).toEqual(['must contain text, not only spaces']);
    expect(detailsOf(text, 'a\0')).toEqual(['must contain text, not only spaces']);
    expect(compile(text, 'body')('🏠')).toEqual([]);
    const many = { type: 'object', additionalProperties: false };
    const named = Object.fromEntries(
      Array.from({ length: 90_000 }, (_, index) => [`p${index}`, 1]),
    );
    expect(detailsOf(many, named)).toHaveLength(100);
  });

  it('counts the words of a search as it looks for them: folded', () => {
    const words = { type: 'string', 'x-max-words': 2 };
    expect(compile(words, 'body')('  de\u0301pense  lift ')).toEqual([]);
    const folded = 'a\u00a8b\u00a8c';
    expect(detailsOf(words, folded)).toEqual(['may have at most 2 words']);
  });

  it('joins alternatives', () => {
    const schema = {
      type: ['number', 'string', 'null'],
      anyOf: [{ type: 'number' }, { type: 'string', const: 'Legal' }, { type: 'null' }],
    };
    expect(detailsOf(schema, 'x', 'fr')).toEqual([
      'doit être un nombre, doit être Legal ou doit être null',
    ]);
    const choice = { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] };
    expect(detailsOf(choice, {})).toEqual([
      'is required, unless another allowed choice is made',
      'is required, unless another allowed choice is made',
    ]);
    const either = { type: 'object', not: { required: ['a', 'b'] } };
    expect(detailsOf(either, { a: 1, b: 2 })).toEqual(['contains fields that exclude one another']);
  });
});
