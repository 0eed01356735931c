import { Button, Fieldset, MultiSelect, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ROLES } from '#domain/people/roles.ts';
import { buildingsQuery } from '../../shared/api/buildings.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOrganization } from '../../shared/session/session.ts';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import styles from './people.module.css';
import { isNarrowable, NEW_ROLE, type TypedRole } from './typed-roles.ts';

const MOST = 500;

/** Roles of a user with their buildings; on the platform also with their organization. */
export function RoleFields(props: {
  readonly roles: readonly TypedRole[];
  readonly onChange: (roles: readonly TypedRole[]) => void;
  readonly errorOf: (path: string) => ReactNode;
}) {
  const { t } = useWords();
  const { roles, onChange, errorOf } = props;
  return (
    <Fieldset legend={t('web-people.roles')} variant="unstyled">
      <Stack gap="sm">
        {roles.map((role, index) => (
          // A role is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles['role']}>
            <OneRole
              role={role}
              path={`roles.${index}`}
              errorOf={errorOf}
              onChange={(next) => onChange(roles.with(index, next))}
            />
            {roles.length > 1 && (
              <Button
                variant="subtle"
                size="xs"
                onClick={() => onChange(roles.toSpliced(index, 1))}
              >
                {t('web-people.remove_role', { role: t(`enum.RoleType.${role.role_type}`) })}
              </Button>
            )}
          </div>
        ))}
        <div>
          <Button variant="default" size="xs" onClick={() => onChange([...roles, NEW_ROLE])}>
            {t('web-people.add_role')}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}

function OneRole(props: {
  readonly role: TypedRole;
  readonly path: string;
  readonly errorOf: (path: string) => ReactNode;
  readonly onChange: (role: TypedRole) => void;
}) {
  const { t } = useWords();
  const { role, path, errorOf, onChange } = props;
  const isOfPlatform = useOrganization() === null;
  const offered = ROLES.filter((one) => isOfPlatform || one !== 'SuperAdmin');
  return (
    <>
      <Select
        id={`${path}.role_type`}
        label={t('web-people.role')}
        data={offered.map((one) => ({ value: one, label: t(`enum.RoleType.${one}`) }))}
        value={role.role_type}
        onChange={(chosen) =>
          onChange({ ...role, role_type: offered.find((one) => one === chosen) ?? role.role_type })
        }
        error={errorOf(`${path}.role_type`)}
        allowDeselect={false}
      />
      {isOfPlatform && role.role_type !== 'SuperAdmin' && (
        <OrganizationField
          id={`${path}.organization_id`}
          value={role.organization_id}
          error={errorOf(`${path}.organization_id`)}
          onChange={(id) => onChange({ ...role, organization_id: id })}
        />
      )}
      {!isOfPlatform && role.role_type === 'Owner' && (
        <OwnerField
          id={`${path}.owner_id`}
          buildingId={undefined}
          value={role.owner_id}
          error={errorOf(`${path}.owner_id`)}
          onChange={(id) => onChange({ ...role, owner_id: id })}
        />
      )}
      {!isOfPlatform && isNarrowable(role.role_type) && (
        <BuildingsField
          id={`${path}.building_ids`}
          value={role.building_ids}
          error={errorOf(`${path}.building_ids`)}
          onChange={(ids) => onChange({ ...role, building_ids: ids })}
        />
      )}
    </>
  );
}

interface Choice<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: ReactNode;
  readonly onChange: (value: Value) => void;
}

function BuildingsField({ id, value, error, onChange }: Choice<readonly string[]>) {
  const { t } = useWords();
  const { data } = useQuery(buildingsQuery());
  return (
    <MultiSelect
      id={id}
      label={t('web-people.buildings')}
      placeholder={value.length === 0 ? t('web.building.all') : ''}
      data={(data?.data ?? []).map((building) => ({ value: building.id, label: building.name }))}
      value={[...value]}
      onChange={onChange}
      error={error}
      searchable
      clearable
    />
  );
}

function OrganizationField({ id, value, error, onChange }: Choice<string>) {
  const { t } = useWords();
  const { data } = useQuery(
    apiQuery('listOrganizations', { query: { sort: 'name', limit: MOST } }),
  );
  return (
    <Select
      id={id}
      label={t('web-people.organization')}
      data={(data?.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
      searchable
    />
  );
}
