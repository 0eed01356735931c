import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { buildingsQuery } from '../shared/api/buildings.ts';
import { initials } from '../shared/format/initials.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { useOrganization, useOwnerId, useRight } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import { useOpener } from '../shared/ui/opener.ts';
import styles from './BuildingChoice.module.css';
import { useBuildingId } from './menu.ts';

const BuildingPopover = lazyPart(() => import('./BuildingPopover.tsx'), 'BuildingPopover');

/** Selects the building that the pages are about, or all buildings. */
export function BuildingChoice() {
  const { t } = useWords();
  const may = useRight();
  const organization = useOrganization();
  const ownerId = useOwnerId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chosen = useBuildingId();
  const { opener, button, close, drop } = useOpener('dialog', BuildingPopover.preload);
  const { data } = useQuery({
    ...buildingsQuery(),
    enabled: may('listBuildings') && organization !== null,
  });
  const buildings = data?.data ?? [];
  const building = buildings.find(({ id }) => id === chosen);
  // An owner of one building has nothing to choose.
  if (buildings.length < (ownerId === null ? 1 : 2)) return <div className={styles['none']} />;
  const choose = (building_id: string | undefined) => {
    close();
    if (!pathname.startsWith('/buildings/'))
      return void navigate({ to: '.', search: (search) => ({ ...search, building_id }) });
    // The page of a building gives way to that of the other one.
    const to = building_id === undefined ? '/buildings' : `/buildings/${building_id}`;
    return void navigate({ to, search: { building_id } });
  };
  return (
    <>
      <UnstyledButton {...button} className={styles['choice']}>
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
      {opener.anchor !== undefined && (
        <LazyDialog onClose={drop}>
          <BuildingPopover
            {...opener}
            buildings={buildings}
            chosen={chosen}
            onChoose={choose}
            onClose={close}
          />
        </LazyDialog>
      )}
    </>
  );
}
