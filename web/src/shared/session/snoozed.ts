import type { Overview } from '../api/generated.ts';
import { today } from '../format/today.ts';
import { changeSettings, type Settings } from './settings.ts';

type Task = Overview['items'][number];

const keyOf = ({ kind, link }: Task): string => `${kind} ${link}`;

/** Returns the day until which a task is snoozed; undefined if it is not. */
export function snoozedUntil(task: Task, { snoozed = {} }: Settings): string | undefined {
  const until = snoozed[keyOf(task)];
  return until !== undefined && until > today() ? until : undefined;
}

/** Hides tasks until a day, or shows them again. Days that have passed are forgotten. */
export function snooze(tasks: readonly Task[], until: string | undefined): Promise<void> {
  const keys = new Set(tasks.map(keyOf));
  return changeSettings(({ snoozed = {} }) => ({
    snoozed: {
      ...Object.fromEntries(
        Object.entries(snoozed).filter(([key, day]) => day > today() && !keys.has(key)),
      ),
      ...(until === undefined ? {} : Object.fromEntries([...keys].map((key) => [key, until]))),
    },
  }));
}
