import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import type { IconName } from '../../shared/ui/icons.ts';
import type { Task } from './fold-tasks.ts';

/** Topics by which tasks are narrowed, in the order of their chips. */
export const TOPICS = ['legal', 'money', 'assembly', 'mail', 'building'] as const;
export type Topic = (typeof TOPICS)[number];

/** Icons that stand for a topic; all others stand for the building. */
const BY_ICON: Readonly<Partial<Record<IconName, Topic>>> = {
  'file-invoice': 'money',
  'building-bank': 'money',
  coins: 'money',
  alarm: 'money',
  'book-2': 'money',
  podium: 'assembly',
  printer: 'mail',
  bell: 'mail',
  'user-plus': 'mail',
};

/** Whether a task belongs to a topic; one with a legal deadline belongs to two. */
export function isAbout(topic: Topic, { kind }: Pick<Task, 'kind'>): boolean {
  const { icon, isLegal = false } = TASK_LOOKS[kind];
  return topic === 'legal' ? isLegal : (BY_ICON[icon] ?? 'building') === topic;
}
