import { describe, expect, it } from 'vitest';
import { foldTasks, type Task } from './fold-tasks.ts';

const aTask = (kind: Task['kind'], place: number, amount: number | null = place): Task => ({
  kind,
  title: `${kind} ${place}`,
  detail: '',
  building_id: null,
  building_name: null,
  due_on: `2026-11-0${place}`,
  amount,
  link: `/${kind}/${place}`,
});

describe('foldTasks', () => {
  it('gives three or more tasks of a kind one row with their total and first deadline', () => {
    const bills = [1, 2, 3].map((place) => aTask('ExpenseToPay', place, place / 10));
    const year = aTask('YearToClose', 2, null);
    const [first, ...others] = bills;
    if (first === undefined) throw new Error('no bill');
    expect(foldTasks([first, year, ...others])).toEqual([
      { kind: 'ExpenseToPay', tasks: bills, amount: 0.6, due_on: '2026-11-01' },
      year,
    ]);
  });

  it('leaves two of a kind, and kinds that come one by one, in rows of their own', () => {
    const tasks = [
      aTask('ExpenseToPay', 1),
      aTask('ExpenseToPay', 2),
      ...[1, 2, 3].map((place) => aTask('MeetingAhead', place)),
    ];
    expect(foldTasks(tasks)).toEqual(tasks);
  });

  it('has no total where an amount is unknown', () => {
    const letters = [1, 2, 3].map((place) => aTask('LettersToPost', place, null));
    expect(foldTasks(letters)).toEqual([
      { kind: 'LettersToPost', tasks: letters, amount: null, due_on: '2026-11-01' },
    ]);
  });
});
