import { describe, expect, it } from 'vitest';
import { findApiFaults } from './api-faults.ts';
import { findBannedWords } from './banned-words.ts';
import { findCommentFaults } from './comment-faults.ts';
import { findDocumentFaults } from './document-faults.ts';

const operation = {
  operationId: 'listOwners',
  summary: 'List owners',
  description: 'Returns them.',
};
const faultsOf = (changes: object) =>
  findApiFaults({
    paths: { '/owners': { get: { ...operation, ...changes } } },
    components: { schemas: {} },
  });

describe('API prose', () => {
  it('passes with an imperative summary, short sentences and described parameters', () => {
    const parameters = [
      { $ref: '#/components/parameters/RequestId' },
      { name: 'q', description: 'Words.' },
    ];
    expect(faultsOf({ parameters })).toEqual([]);
  });

  it.each([
    ['a noun first', { summary: 'Owners by name' }, /does not start with a verb/],
    ['nine words', { summary: 'List all owners of a building by name and unit' }, /of 10 words/],
    ['a full stop', { summary: 'List owners.' }, /full stop/],
    ['a ruled-out word', { description: 'Whoever asks gets them.' }, /“Whoever”/],
    [
      'a long sentence',
      { description: `Returns ${'many '.repeat(25)}owners.` },
      /sentence of 27 words/,
    ],
    [
      'a parameter without description',
      { parameters: [{ name: 'q' }] },
      /parameter q has no description/,
    ],
  ])('is refused with %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([expect.stringMatching(fault)]);
  });

  it('needs a description of every property', () => {
    const schemas = {
      Owner: { properties: { name: {}, email: { description: 'E-mail address.' } } },
    };
    expect(findApiFaults({ paths: {}, components: { schemas } })).toEqual([
      'Owner.name: no description',
    ]);
  });

  it('has properties and tags that say what they are', () => {
    const tags = [{ name: 'Owners', description: 'Who owns units.' }];
    const schemas = { Owner: { properties: { debt: { description: 'What is owed.' } } } };
    expect(findApiFaults({ tags, paths: {}, components: { schemas } })).toEqual([
      'tag Owners: opens with “Who owns units.”',
      'Owner.debt: opens with “What is owed.”',
    ]);
  });
});

describe('doc comments', () => {
  it.each(['What it costs.', 'Whom it concerns.', 'Of an owner.', 'The same, by name.'])(
    'are refused with the opening of “%s”',
    (opening) => {
      expect(findCommentFaults(`const a = 1;\n/** ${opening} */\n`)).toHaveLength(1);
      expect(findCommentFaults(`/**\n * ${opening}\n */\n`)).toHaveLength(1);
    },
  );

  it('pass with a verb or a noun', () => {
    expect(findCommentFaults('/** Splits an amount. */\n/** Amount in cents. */')).toEqual([]);
  });
});

describe('documents', () => {
  it('are refused with a ruled-out word, at its line', () => {
    expect(findDocumentFaults('# Title\n\nWhoever asks.')).toEqual([
      '3: “Whoever”: anyone who, or the role',
    ]);
  });

  it.each([
    ['code', 'In `src/siblings`.'],
    ['a block of code', '```sh\nsiblings\n```'],
    ['a generated part', '<!-- generated:x -->\n| anew |\n<!-- /generated -->'],
  ])('pass with such a word in %s', (_, text) => {
    expect(findDocumentFaults(text)).toEqual([]);
    expect(findDocumentFaults(`${text}\nIt stands here.`)).toHaveLength(1);
  });
});

it('names what to write instead of a ruled-out word', () => {
  expect(findBannedWords('It is taken back.')).toEqual(['“taken back”: reverse, undo']);
});
