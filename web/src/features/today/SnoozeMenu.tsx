import { Menu } from '@mantine/core';
import { addDays, addMonths } from '#domain/kernel/local-date.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { snooze } from '../../shared/session/snoozed.ts';
import { AnchoredMenu } from '../../shared/ui/Anchored.tsx';
import type { Opener } from '../../shared/ui/opener.ts';
import { useUndo } from '../../shared/ui/undo.tsx';
import type { Task } from './fold-tasks.ts';

/** Menu that hides tasks for some time, which can be undone. */
export function SnoozeMenu({ tasks, ...opener }: Opener & { readonly tasks: readonly Task[] }) {
  const { t } = useWords();
  const { day } = useFormat();
  const undo = useUndo();
  const choices = [
    ['web-today.snooze.tomorrow', addDays(today(), 1)],
    ['web-today.snooze.week', addDays(today(), 7)],
    ['web-today.snooze.month', addMonths(today(), 1)],
  ] as const;
  const hide = async (until: string) => {
    await snooze(tasks, until);
    undo.done({
      said: t('web-today.snoozed', { count: tasks.length, day: day(until) }),
      undo: () => snooze(tasks, undefined),
    });
  };
  return (
    <AnchoredMenu {...opener} position="bottom-end">
      {choices.map(([label, until]) => (
        <Menu.Item key={label} onClick={() => void hide(until)}>
          {t(label)}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}
