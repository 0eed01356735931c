import { TASK_LOOKS, type TaskTopic } from '../../shared/tasks/task-looks.ts';
import type { Task } from './fold-tasks.ts';

export type Topic = 'legal' | TaskTopic;
/** Topics by which tasks are narrowed, in the order of their chips. */
export const TOPICS: readonly Topic[] = ['legal', 'money', 'assembly', 'mail', 'building'];

/** Whether a task belongs to a topic; one with a legal deadline belongs to two. */
export function isAbout(topic: Topic, { kind }: Pick<Task, 'kind'>): boolean {
  const { topic: own, isLegal = false } = TASK_LOOKS[kind];
  return topic === 'legal' ? isLegal : own === topic;
}
