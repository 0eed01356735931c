import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { buildingsQuery } from '../shared/api/buildings.ts';
import { initials } from '../shared/format/initials.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyComponent } from '../shared/routing/lazy-component.ts';
import { useOrganization, useOwnerId, useRight } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyPart, PartFailure } from '../shared/ui/LazyPart.tsx';
import { Rows } from '../shared/ui/Page.tsx';
import styles from './BuildingChoice.module.css';
import { useBuildingId } from './menu.ts';

const BuildingList = lazyComponent(() => import('./BuildingList.tsx'), 'BuildingList');

/** Selects the building that the pages are about, or all buildings. */
export function BuildingChoice() {
  const { t } = useWords();
  const may = useRight();
  const organization = useOrganization();
  const ownerId = useOwnerId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chosen = useBuildingId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...buildingsQuery(),
    enabled: may('listBuildings') && organization !== null,
  });
  const buildings = data?.data ?? [];
  const building = buildings.find(({ id }) => id === chosen);
  // An owner of one building has nothing to choose.
  if (buildings.length < (ownerId === null ? 1 : 2)) return <div className={styles['none']} />;
  const choose = (building_id: string | undefined) => {
    setOpen(false);
    if (!pathname.startsWith('/buildings/'))
      return void navigate({ to: '.', search: (search) => ({ ...search, building_id }) });
    // The page of a building gives way to that of the other one.
    const to = building_id === undefined ? '/buildings' : `/buildings/${building_id}`;
    return void navigate({ to, search: { building_id } });
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={340}
      returnFocus
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <UnstyledButton
          className={styles['choice']}
          onPointerEnter={() => void BuildingList.preload()}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden className={styles['tile']}>
            {building === undefined ? <Icon name="stack-2" size={16} /> : initials(building.name)}
          </span>
          <span className={styles['words']}>
            <VisuallyHidden>{t('web.building.choose')} </VisuallyHidden>
            <span className={styles['name']}>{building?.name ?? t('web.building.all')}</span>
            <small className={styles['detail']}>
              {building === undefined
                ? t('web.building.count', { count: buildings.length })
                : [t('web.building.lots', { lots: building.total_units }), building.city]
                    .filter(Boolean)
                    .join(' · ')}
            </small>
          </span>
          <Icon name="selector" size={16} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={t('web.building.find')}>
        <LazyPart before={<Rows count={4} />} failure={PartFailure}>
          <BuildingList
            buildings={buildings}
            chosen={chosen}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </LazyPart>
      </Popover.Dropdown>
    </Popover>
  );
}
