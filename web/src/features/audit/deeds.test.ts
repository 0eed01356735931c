import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTION_WORDINGS, findActionWording, objectTypeMessageId } from './deeds.ts';

it('has words for everything that commands call by a name of its own', () => {
  const recorded = globSync('src/features/**/*.ts').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return text.includes('recordAudit(') && !path.endsWith('.test.ts')
      ? [...text.matchAll(/recordAudit\(\s*\w+,\s*'(\w+\.\w+)'/g)].map(([, action = '']) => action)
      : [];
  });
  expect(recorded.length).toBeGreaterThan(40);
  expect(
    recorded.filter((action) => !ACTION_WORDINGS.some((deed) => action.endsWith(`.${deed}`))),
  ).toEqual([]);
});

it('says that something was done where it has no word for it', () => {
  expect(findActionWording('expense.approved')).toBe('approved');
  expect(findActionWording('expense.juggled')).toBe('done');
  expect(objectTypeMessageId('Expense')).toBe('enum.AuditObject.Expense');
  expect(objectTypeMessageId('Juggler')).toBe('web-audit.other');
});
