import { Kbd, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { buildingsQuery } from '../shared/api/buildings.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useRight } from '../shared/session/session.ts';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import styles from './Palette.module.css';
import { useBuildingId } from './menu.ts';
import { useChoices, type Choice } from './palette-choices.ts';

/** Command palette: finds pages, actions and records as you type, and opens the chosen one. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const router = useRouter();
  const list = useId();
  const [text, type] = useState('');
  const [place, move] = useState(0);
  const chosen = useBuildingId();
  const [isWide, widen] = useState(false);
  const buildingId = isWide ? undefined : chosen;
  const choices = useChoices(text.trim(), buildingId);
  const current = Math.min(place, choices.length - 1);

  const choose = (choice: Choice | undefined, isApart = false) => {
    if (choice === undefined) return;
    onClose();
    const path = keepBuilding(choice.path, buildingId);
    if (isApart) window.open(path, '_blank', 'noopener');
    else router.history.push(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (current + step + choices.length) % Math.max(1, choices.length);
      move(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') choose(choices[current], event.ctrlKey || event.metaKey);
  };

  return (
    <Dialog
      centered={false}
      onClose={onClose}
      size={682}
      padding={0}
      transitionProps={{ duration: 0 }}
      aria-label={t('web.palette.title')}
    >
      <TextInput
        data-autofocus
        type="search"
        variant="unstyled"
        className={styles['field'] ?? ''}
        leftSection={<Icon name="search" size={20} />}
        leftSectionWidth={52}
        {...(buildingId === undefined
          ? {}
          : {
              rightSectionWidth: 'auto',
              rightSection: <BuildingChip id={buildingId} onRemove={() => widen(true)} />,
            })}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={choices.length === 0 ? undefined : `${list}-${current}`}
        aria-label={t('web.palette.title')}
        placeholder={t('web.palette.title')}
        value={text}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          move(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ChoiceList id={list} choices={choices} current={current} onChoose={choose} />
      <output className={styles['none']}>
        {choices.length === 0 ? t('web.palette.nothing') : ''}
      </output>
      <Keys />
    </Dialog>
  );
}

/** Choices under their headings; the current one is chosen with the keyboard. */
function ChoiceList(props: {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly current: number;
  readonly onChoose: (choice: Choice, isApart: boolean) => void;
}) {
  const { t } = useWords();
  const { id, choices, current, onChoose } = props;
  const groups = [...Map.groupBy([...choices.entries()], ([, { group }]) => group)];
  return (
    <div id={id} role="listbox" aria-label={t('web.palette.found')} className={styles['list']}>
      {groups.map(([group, own]) => (
        <div key={group} role="group" aria-label={group}>
          <div aria-hidden className={styles['group']}>
            {group}
          </div>
          {own.map(([index, choice]) => (
            // Keyboard focus stays in the field, whose arrow keys move through the choices.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={choice.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={styles['choice']}
              onClick={(event) => onChoose(choice, event.ctrlKey || event.metaKey)}
            >
              <Icon name={choice.icon} />
              <span className={styles['words']}>
                <span className={styles['title']}>{choice.title}</span>{' '}
                <span className={styles['detail']}>{choice.detail}</span>
              </span>
              {index === current && (
                <span aria-hidden>
                  <Kbd>↵</Kbd>
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Adds the chosen building to an address, as links of pages do. */
function keepBuilding(path: string, id: string | undefined): string {
  if (id === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}building_id=${id}`;
}

/** The building whose records are searched, with a button to search all of them. */
function BuildingChip(props: { readonly id: string; readonly onRemove: () => void }) {
  const { t } = useWords();
  const may = useRight();
  const { data } = useQuery({ ...buildingsQuery(), enabled: may('listBuildings') });
  const name = data?.data.find(({ id }) => id === props.id)?.name;
  if (name === undefined) return null;
  return (
    <UnstyledButton
      className={styles['building']}
      aria-label={t('web.filter.remove', { label: name })}
      onClick={({ currentTarget }) => {
        currentTarget.closest('[role=dialog]')?.querySelector('input')?.focus();
        props.onRemove();
      }}
    >
      {name}
      <Icon name="x" size={14} />
    </UnstyledButton>
  );
}

/** The keys of the palette. */
function Keys() {
  const { t } = useWords();
  return (
    <div className={styles['foot']}>
      <span className={styles['keys']}>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('web.palette.choose')}
      </span>
      <span className={styles['keys']}>
        <Kbd>↵</Kbd> {t('web.palette.open')}
      </span>
      <span className={styles['keys']}>
        <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd> {t('web.palette.open_apart')}
      </span>
      <span className={styles['hint']}>{t('web.palette.hint')}</span>
    </div>
  );
}
