import { TextInput, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { foldLetters } from '#domain/kernel/fold-text.ts';
import type { Building, OverviewItem } from '../shared/api/generated.ts';
import { initials } from '../shared/format/initials.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useRight } from '../shared/session/session.ts';
import { findDeadline, selectTasks, useAllTasks } from '../shared/tasks/all-tasks.ts';
import { TASK_LOOKS } from '../shared/tasks/task-looks.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { Tag } from '../shared/ui/State.tsx';
import styles from './BuildingChoice.module.css';

/** List of buildings to choose from, which narrows as you type a name, a commune or a number. */
export function BuildingList(props: {
  readonly buildings: readonly Building[];
  readonly chosen: string | undefined;
  /** Called with the chosen building; undefined for all. */
  readonly onChoose: (id: string | undefined) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const may = useRight();
  const tasks = useAllTasks();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const { buildings, chosen, onChoose, onClose } = props;
  const [text, type] = useState('');
  const [place, move] = useState(0);
  const wanted = foldLetters(text.trim());
  const found = buildings.filter((building) => searchText(building).includes(wanted));
  const ids = [...(wanted === '' ? [undefined] : []), ...found.map(({ id }) => id)];
  const current = Math.min(place, ids.length - 1);
  // The list is loaded after the layer around it has opened.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${list}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move((current + step + ids.length) % Math.max(1, ids.length));
    }
    if (event.key === 'Enter' && ids.length > 0) onChoose(ids[current]);
  };
  const option = (id: string | undefined) => {
    const index = ids.indexOf(id);
    return {
      id: `${list}-${index}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': id === chosen,
      'data-at': index === current || undefined,
      className: styles['option'],
      onClick: () => onChoose(id),
    };
  };
  return (
    <>
      <TextInput
        ref={input}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={ids.length === 0 ? undefined : `${list}-${current}`}
        aria-label={t('web.building.find')}
        placeholder={t('web.building.find')}
        leftSection={<Icon name="search" size={16} />}
        value={text}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          move(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('web.building.find')} className={styles['list']}>
        {wanted === '' && (
          <div {...option(undefined)}>
            <Icon name="stack-2" size={16} />
            <span className={styles['words']}>{t('web.building.all')}</span>
            <Waiting tasks={tasks?.items ?? []} />
            {chosen === undefined && <Icon name="check" size={16} />}
          </div>
        )}
        {found.map(({ id, name, city, total_units: lots }) => (
          <div key={id} {...option(id)}>
            <span aria-hidden className={styles['mini']}>
              {initials(name)}
            </span>
            <span className={styles['words']}>
              {name}
              <small className={styles['detail']}>
                {[city, t('web.building.lots', { lots })].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Waiting tasks={tasks === undefined ? [] : selectTasks(tasks, [id])} />
            {id === chosen && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      <output className={styles['detail']}>
        {ids.length === 0 ? t('web.building.unknown') : ''}
      </output>
      {may('createBuilding') && <NewBuilding onClick={onClose} />}
    </>
  );
}

function NewBuilding({ onClick }: { readonly onClick: () => void }) {
  const { t } = useWords();
  return (
    <UnstyledButton
      className={styles['new']}
      renderRoot={(given) => <Link to="/buildings/new" {...given} />}
      onClick={onClick}
    >
      <Icon name="plus" size={16} />
      {t('web-navigation.register.building.new')}
    </UnstyledButton>
  );
}

/** How many tasks wait, or that a deadline of the law is near. */
function Waiting({ tasks }: { readonly tasks: readonly OverviewItem[] }) {
  const { t } = useWords();
  const isLegal = tasks.some((task) => {
    return TASK_LOOKS[task.kind].isLegal === true && findDeadline([task])?.tone === 'bad';
  });
  if (isLegal) return <Tag tone="bad">{t('web.tasks.legal')}</Tag>;
  if (tasks.length === 0) return null;
  return <span className={styles['waiting']}>{t('web.tasks.count', { count: tasks.length })}</span>;
}

function searchText({ name, city, postal_code: code, address }: Building): string {
  return foldLetters([name, city, code, address].filter(Boolean).join(' '));
}
