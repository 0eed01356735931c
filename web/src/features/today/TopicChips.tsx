import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './TodayPage.module.css';
import type { Task } from './fold-tasks.ts';
import { isAbout, TOPICS, type Topic } from './topics.ts';

/** Chips that narrow tasks to one topic, each with how many there are. */
export function TopicChips(props: {
  readonly tasks: readonly Task[];
  readonly chosen: Topic | undefined;
  readonly onChoose: (topic: Topic | undefined) => void;
}) {
  const { t } = useWords();
  const { tasks, chosen, onChoose } = props;
  const counts = TOPICS.map((topic) => ({
    topic,
    count: tasks.filter((task) => isAbout(topic, task)).length,
  })).filter(({ count }) => count > 0);
  // With one topic there is nothing to narrow.
  if (counts.filter(({ count }) => count < tasks.length).length === 0) return null;
  return (
    <div role="group" aria-label={t('web-today.topics')} className={styles['topics']}>
      {[{ topic: undefined, count: tasks.length }, ...counts].map(({ topic, count }) => (
        <UnstyledButton
          key={topic ?? 'all'}
          className={styles['topic']}
          aria-pressed={topic === chosen}
          onClick={() => onChoose(topic)}
        >
          {t(`web-today.topic.${topic ?? 'all'}`)} <span>{count}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
