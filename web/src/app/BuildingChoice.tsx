import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { apiQuery } from '../shared/api/query.ts';
import { useFormat } from '../shared/format/format.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useOrganization, useOwnerId, useRight } from '../shared/session/session.ts';
import styles from './BuildingChoice.module.css';

const MOST = 500;
/** Value of the option that selects all buildings. */
const ALL = '';

/** Selects the building that the pages are about, or all buildings. */
export function BuildingChoice() {
  const { t } = useWords();
  const { integer } = useFormat();
  const may = useRight();
  const organization = useOrganization();
  const ownerId = useOwnerId();
  const navigate = useNavigate();
  const { building_id: chosen } = useSearch({ strict: false });
  const { data } = useQuery({
    ...apiQuery('listBuildings', { query: { sort: 'name', limit: MOST } }),
    enabled: may('listBuildings') && organization !== null,
  });
  const buildings = data?.data ?? [];
  const building = buildings.find(({ id }) => id === chosen);
  // An owner of one building has nothing to choose.
  if (buildings.length < (ownerId === null ? 1 : 2)) return <div className={styles['none']} />;
  const choose = (building_id: string | undefined) =>
    void navigate({ to: '.', search: (search) => ({ ...search, building_id }) });
  return (
    <Menu position="bottom-start" width={230} withinPortal>
      <Menu.Target>
        <UnstyledButton className={styles['choice']}>
          <VisuallyHidden>{t('web.building.choose')} </VisuallyHidden>
          {building?.name ?? t('web.building.all')}
          <small className={styles['detail']}>
            {building === undefined
              ? t('web.building.count', { count: buildings.length })
              : t('web.building.size', {
                  lots: building.total_units,
                  quota: integer(building.total_quota),
                })}
          </small>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah={400} style={{ overflowY: 'auto' }}>
        <Menu.RadioGroup
          value={chosen ?? ALL}
          onChange={(id) => choose(id === ALL ? undefined : id)}
        >
          <Menu.RadioItem value={ALL} closeMenuOnClick>
            {t('web.building.all')}
          </Menu.RadioItem>
          {buildings.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
