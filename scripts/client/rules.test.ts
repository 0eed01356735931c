import { describe, expect, it } from 'vitest';
import type { Schema } from './description.ts';
import { listFieldRules } from './rules.ts';

const bodyRules = (schema: Schema, schemas: Readonly<Record<string, Schema>> = {}) =>
  listFieldRules({
    components: { schemas },
    paths: {
      '/api/v1/things': {
        post: {
          operationId: 'createThing',
          'x-access': 'funds:write',
          summary: 'Create a thing',
          requestBody: { content: { 'application/json': { schema } } },
          responses: {},
        },
      },
    },
  });

describe('the rules of fields', () => {
  it('are what the schema requires and how long it may be', () => {
    const rules = bodyRules({
      type: 'object',
      required: ['title', 'amount'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 200 },
        amount: { type: 'number' },
        note: { type: ['string', 'null'], maxLength: 500 },
      },
    });
    expect(rules).toEqual([
      [
        'createThing',
        [
          ['title', { required: true, maxLength: 200 }],
          ['amount', { required: true }],
          ['note', { maxLength: 500 }],
        ],
      ],
    ]);
  });

  it('do not require what may be empty, null or is a choice between yes and no', () => {
    const rules = bodyRules({
      type: 'object',
      required: ['text', 'day', 'kind', 'is_open'],
      properties: {
        text: { type: 'string' },
        day: { type: ['string', 'null'], format: 'date' },
        kind: { enum: ['A', null] },
        is_open: { type: 'boolean' },
      },
    });
    expect(rules).toEqual([]);
  });

  it('of the items of a list have the path of the list', () => {
    const rules = bodyRules(
      { type: 'object', properties: { lines: { type: 'array', items: { $ref: '#/x/Line' } } } },
      {
        Line: {
          type: 'object',
          required: ['day'],
          properties: { day: { type: 'string', format: 'date' } },
        },
      },
    );
    expect(rules).toEqual([['createThing', [['lines.day', { required: true }]]]]);
  });
});
