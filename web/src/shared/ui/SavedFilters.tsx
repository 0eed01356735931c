import { CloseButton, Popover, UnstyledButton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { parseFilters, parseSearch, stringifySearch, type Search } from '../routing/search.ts';
import { changeSettings, useSettings } from '../session/settings.ts';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { Icon } from './Icon.tsx';
import { Problem } from './Problem.tsx';
import styles from './SavedFilters.module.css';
import { TextField } from './fields.tsx';
import { TextLink } from './links.tsx';

const NAME_LENGTH = 60;

/** Saved views of a list: what the address filters by, under a name. */
export function SavedFilters({ of: page }: { readonly of: string }) {
  const { t } = useWords();
  const { filters = {} } = useSettings();
  const current = stringifySearch(parseFilters(useLocation().searchStr));
  const [isNaming, setNaming] = useState(false);
  const saved = filters[page] ?? [];
  const keep = useMutation({
    mutationFn: (change: (now: typeof saved) => typeof saved) =>
      changeSettings(({ filters: now = {} }) => ({
        filters: { ...now, [page]: change(now[page] ?? []) },
      })),
  });
  const isNew =
    current !== '' &&
    saved.every(({ search }) => stringifySearch(parseFilters(search)) !== current);
  if (saved.length === 0 && !isNew) return null;
  return (
    <div role="group" aria-label={t('web.saved.title')} className={styles['saved']}>
      {saved.length > 0 && (
        <Views
          views={saved}
          current={current}
          onRemove={(name) => keep.mutate((now) => now.filter((one) => one.name !== name))}
        />
      )}
      {isNew && (
        <UnstyledButton className={styles['button']} onClick={() => setNaming(true)}>
          <Icon name="star" size={16} />
          {t('web.saved.save')}
        </UnstyledButton>
      )}
      <Problem error={isNaming ? null : keep.error} />
      {isNaming && (
        <Dialog title={t('web.saved.save')} onClose={() => setNaming(false)}>
          <NameForm
            error={keep.error}
            isPending={keep.isPending}
            onName={(name) =>
              keep.mutate(
                (now) => [...now.filter((one) => one.name !== name), { name, search: current }],
                {
                  onSuccess: () => setNaming(false),
                },
              )
            }
          />
        </Dialog>
      )}
    </div>
  );
}

/** Button with a list of the saved views, named after the one that is shown. */
function Views(props: {
  readonly views: readonly { readonly name: string; readonly search: string }[];
  readonly current: string;
  readonly onRemove: (name: string) => void;
}) {
  const { t } = useWords();
  const { views, current, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  const isShown = (search: string) => stringifySearch(parseFilters(search)) === current;
  const shown = views.find(({ search }) => isShown(search));
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <UnstyledButton className={styles['button']} onClick={() => setOpen(!isOpen)}>
          <Icon name="star" size={16} />
          {shown?.name ?? t('web.saved.views')}
          <Icon name="chevron-down" size={14} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <ul className={styles['views']}>
          {views.map(({ name, search }) => (
            <li key={name} className={styles['view']}>
              <TextLink
                to="."
                search={({ building_id, sort, view }: Search<'building_id' | 'sort' | 'view'>) => ({
                  building_id,
                  sort,
                  view,
                  ...parseSearch(search),
                })}
                aria-current={isShown(search) ? 'true' : undefined}
                onClick={() => setOpen(false)}
              >
                {name}
              </TextLink>
              <CloseButton
                size="sm"
                aria-label={t('web.saved.remove', { name })}
                onClick={() => onRemove(name)}
              />
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function NameForm(props: {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onName: (name: string) => void;
}) {
  const { t } = useWords();
  const { error, isPending, onName } = props;
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '' } });
  return (
    <Form
      form={form}
      act={{ error, isPending }}
      onSubmit={form.onSubmit(({ name }) => onName(name.trim()))}
      submit={t('web.saved.keep')}
    >
      <TextField
        name="name"
        label="web.saved.name"
        maxLength={NAME_LENGTH}
        pattern=".*\S.*"
        required
        data-autofocus
      />
    </Form>
  );
}
