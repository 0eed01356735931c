import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { foldLetters } from '#domain/kernel/fold-text.ts';
import { apiQuery } from '../shared/api/query.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useOrganization, useRight } from '../shared/session/session.ts';
import { Dialog } from '../shared/ui/Dialog.tsx';
import styles from './Palette.module.css';
import { areas } from './areas.ts';
import { useIsOffered } from './use-is-offered.ts';

const PAUSE_MS = 120;
const MOST = 8;

/** An option of the palette: a page, an action or a record. */
interface Choice {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** Command palette: finds pages, actions and records as you type, and opens the chosen one. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const router = useRouter();
  const list = useId();
  const [text, type] = useState('');
  const [place, move] = useState(0);
  const choices = useChoices(text.trim());
  const current = Math.min(place, choices.length - 1);

  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onClose();
    router.history.push(choice.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move((current + step + choices.length) % Math.max(1, choices.length));
    }
    if (event.key === 'Enter') choose(choices[current]);
  };

  return (
    <Dialog
      centered={false}
      onClose={onClose}
      size="lg"
      padding="xs"
      transitionProps={{ duration: 0 }}
      aria-label={t('web.palette.title')}
    >
      <TextInput
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={choices.length === 0 ? undefined : `${list}-${current}`}
        aria-label={t('web.palette.title')}
        placeholder={t('web.palette.hint')}
        value={text}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          move(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('web.palette.found')} className={styles['list']}>
        {choices.map((choice, index) => (
          // Keyboard focus stays in the field, whose arrow keys move through the choices.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={choice.key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles['choice']}
            onClick={() => choose(choice)}
          >
            <span>{choice.title}</span>
            <span className={styles['detail']}>{choice.detail}</span>
          </div>
        ))}
      </div>
      <output className={styles['none']}>
        {choices.length === 0 ? t('web.palette.nothing') : ''}
      </output>
    </Dialog>
  );
}

/** Pages and actions that match the text, followed by the records that the service finds. */
function useChoices(text: string): readonly Choice[] {
  const { t } = useWords();
  const may = useRight();
  const isShown = useIsOffered();
  const organization = useOrganization();
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const found = useQuery({
    ...apiQuery('search', { query: { q: asked, limit: MOST } }),
    enabled: asked !== '' && organization !== null && may('search'),
    placeholderData: keepPreviousData,
  });
  const own = areas
    .flatMap(({ navigation, actions = [] }) => [...navigation, ...actions])
    .filter(isShown)
    .filter(({ label, also }) =>
      hasWordPrefixes(also === undefined ? t(label) : `${t(label)} ${t(also)}`, text),
    )
    .map(({ to, label, also }) => ({ to, label, title: t(label), also: also && t(also) }))
    .toSorted((a, b) => rank(a, text) - rank(b, text))
    .map(({ to, label, title }) => ({
      key: `${to} ${label}`,
      title,
      detail: t('web.palette.page'),
      path: to,
    }));
  const records = text === '' ? [] : (found.data?.data ?? []);
  return [
    ...own,
    ...records.map(({ type, id, title, subtitle, link }) => ({
      key: `${type} ${id}`,
      title,
      detail: [t(`enum.RecordType.${type}`), subtitle].filter(Boolean).join(' · '),
      path: link,
    })),
  ];
}

/** Places a page by what matches: the beginning of its title, another word for it, a word of its title. */
function rank(
  { title, also = '' }: { readonly title: string; readonly also: string | undefined },
  text: string,
): number {
  if (foldLetters(title).startsWith(foldLetters(text))) return 0;
  return hasWordPrefixes(also, text) ? 1 : 2;
}

/** Whether each word of the text begins a word of the title. Matches inside a word are ignored. */
function hasWordPrefixes(title: string, text: string): boolean {
  const words = listWords(title);
  return listWords(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

function listWords(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
