import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { LANGUAGES } from '#domain/kernel/language.ts';
import type { User } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { RoleFields } from './RoleFields.tsx';
import styles from './people.module.css';
import { toRoleGrants, typedRoles, type UserEntry } from './typed-roles.ts';

/** Form to invite or edit a user. */
export function UserForm(props: {
  readonly from: Pick<User, 'email' | 'name' | 'phone' | 'language' | 'roles'>;
  readonly isNew?: boolean;
  readonly areRolesFixed?: boolean;
  readonly submit: (entry: UserEntry) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, isNew = false, areRolesFixed = false, submit, isPending, error, label } = props;
  const { email, name, phone, language } = from;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, name, phone: phone ?? '', language },
  });
  const [roles, setRoles] = useState(() => typedRoles(from.roles));
  const faults = useRefusals(form, error);
  const send = form.onSubmit((given) =>
    submit({
      ...given,
      phone: trimToNull(given.phone),
      roles: toRoleGrants(roles),
    }),
  );
  return (
    <Form form={form} error={error} onSubmit={send} className={styles['form']}>
      <Stack gap="md">
        <Problem error={error} faults={faults} />
        <TextInput
          {...field(form, 'name')}
          label={t('web-people.name')}
          required
          withAsterisk={false}
        />
        <TextInput
          {...field(form, 'email')}
          label={t('web-people.email')}
          description={isNew ? '' : t('web-people.email_hint')}
          type="email"
          readOnly={!isNew}
          required
          withAsterisk={false}
        />
        <TextInput {...field(form, 'phone')} label={t('web-people.phone')} type="tel" />
        <Select
          {...field(form, 'language')}
          label={t('web.person.language')}
          data={LANGUAGES.map((one) => ({ value: one, label: t(`web.language.${one}`) }))}
          allowDeselect={false}
        />
        {areRolesFixed ? (
          <p className={styles['hint']}>{t('web-people.own_roles')}</p>
        ) : (
          <RoleFields roles={roles} onChange={setRoles} errorOf={(path) => form.errors[path]} />
        )}
        <div>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
