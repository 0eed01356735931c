import { Button, CloseButton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { parseFilters, parseSearch, stringifySearch, type Search } from '../routing/search.ts';
import { changeSettings, useSettings } from '../session/settings.ts';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { Problem } from './Problem.tsx';
import styles from './SavedFilters.module.css';
import { TextField } from './fields.tsx';
import { TextLink } from './links.tsx';

const NAME_LENGTH = 60;

/** Saved filters of a list, with a form to save those in the address. */
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
      {saved.map(({ name, search }) => (
        <span key={name} className={styles['chip']}>
          <TextLink
            to="."
            search={({ building_id, sort, view }: Search<'building_id' | 'sort' | 'view'>) => ({
              building_id,
              sort,
              view,
              ...parseSearch(search),
            })}
            aria-current={stringifySearch(parseFilters(search)) === current ? 'true' : undefined}
          >
            {name}
          </TextLink>
          <CloseButton
            size="sm"
            aria-label={t('web.saved.remove', { name })}
            onClick={() => keep.mutate((now) => now.filter((one) => one.name !== name))}
          />
        </span>
      ))}
      {isNew && (
        <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
          {t('web.saved.save')}
        </Button>
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
