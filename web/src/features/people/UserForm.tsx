import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { User } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { LanguageField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { RoleFields } from './RoleFields.tsx';
import styles from './people.module.css';
import { toRoleGrants, typedRoles, type GivenRole, type UserEntry } from './typed-roles.ts';

/** Form to invite or edit a user. */
export function UserForm(props: {
  readonly from: Pick<User, 'email' | 'name' | 'phone' | 'language'> & {
    readonly roles: readonly GivenRole[];
  };
  readonly isNew?: boolean;
  readonly areRolesFixed?: boolean;
  readonly submit: (entry: UserEntry) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, isNew = false, areRolesFixed = false, submit, act, label } = props;
  const { email, name, phone, language } = from;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, name, phone: phone ?? '', language },
  });
  const [roles, setRoles] = useState(() => typedRoles(from.roles));
  const send = form.onSubmit((given) =>
    submit({
      ...given,
      phone: trimToNull(given.phone),
      roles: toRoleGrants(roles),
    }),
  );
  return (
    <Form of="createUser" form={form} act={act} onSubmit={send} className={styles['form']}>
      <TextField name="name" label="web-people.name" />
      <TextField
        name="email"
        label="web-people.email"
        as="email"
        description={isNew ? '' : t('web-people.email_hint')}
        readOnly={!isNew}
      />
      <TextInput {...field(form, 'phone')} label={t('web-people.phone')} type="tel" />
      <LanguageField name="language" label="web.person.language" />
      {areRolesFixed ? (
        <p className={styles['hint']}>{t('web-people.own_roles')}</p>
      ) : (
        <RoleFields roles={roles} onChange={setRoles} errorOf={(path) => form.errors[path]} />
      )}
      <div>
        <Button type="submit" loading={act.isPending}>
          {label}
        </Button>
      </div>
    </Form>
  );
}
