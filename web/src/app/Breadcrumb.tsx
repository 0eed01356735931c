import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buildingsQuery } from '../shared/api/buildings.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useOrganization, useRight } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import styles from './Breadcrumb.module.css';
import { useBuildingId, useCurrentPlace, useMenu } from './menu.ts';

/** Step of the path; the last one has no address. */
interface Crumb {
  readonly name: string;
  readonly to?: string;
}

/** Path to the current page: building, entry of the menu, page of the entry, record. */
export function Breadcrumb() {
  const { t } = useWords();
  const crumbs = useCrumbs();
  return (
    <ol aria-label={t('web.nav.path')} className={styles['path']}>
      {crumbs.map(({ name, to }, place) => (
        <li key={`${place} ${name}`} className={styles['step']}>
          {place > 0 && <Icon name="chevron-right" size={14} />}
          {to === undefined ? (
            <span className={styles['here']}>{name}</span>
          ) : (
            <Link to={to} className={styles['link'] ?? ''}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function useCrumbs(): readonly Crumb[] {
  const { t } = useWords();
  const may = useRight();
  const title = usePageTitle();
  const organization = useOrganization();
  const current = useCurrentPlace(useMenu());
  const id = useBuildingId();
  const { data } = useQuery({
    ...buildingsQuery(),
    enabled: may('listBuildings') && organization !== null,
  });
  const building = data?.data.find((one) => one.id === id);
  if (current === undefined) return [{ name: title }];
  const { entry, page, isItself } = current;
  const of: Crumb[] =
    building === undefined || entry?.place === 'building'
      ? []
      : [
          {
            name: building.name,
            ...(may('getBuilding') ? { to: `/buildings/${building.id}` } : {}),
          },
        ];
  const [first] = entry?.tabs ?? [];
  const places: Crumb[] =
    entry === undefined || first === undefined || first === page
      ? []
      : [{ name: t(placeLabel(entry.place)), to: first.to }];
  const name = entry !== undefined && first === page ? t(placeLabel(entry.place)) : t(page.label);
  return isItself
    ? [...of, ...places, { name }]
    : [...of, ...places, { name, to: page.to }, { name: title }];
}

function placeLabel(place: string): string {
  return `web.nav.place.${place === 'building' ? 'buildings' : place}`;
}
