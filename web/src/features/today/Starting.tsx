import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './TodayPage.module.css';

/** As the choice of buildings asks, so that nothing is asked twice. */
const ALL = { sort: 'name', limit: 500 } as const;

/** Buildings that are being made ready; the way to the first one where there is none yet. */
export function Starting() {
  const { t } = useWords();
  const may = useRight();
  const organization = useOrganization();
  const [{ starts = {} }] = useSettings();
  const buildings = useQuery({
    ...apiQuery('listBuildings', { query: ALL }),
    enabled: may('createBuilding') && organization !== null,
  }).data?.data;
  if (buildings === undefined) return null;
  const begun = buildings.filter(({ id }) => id in starts);
  if (buildings.length > 0 && begun.length === 0) return null;
  return (
    <section aria-labelledby="today-start">
      <h2 id="today-start" className={styles['when']}>
        {t('web-today.start.title')}
      </h2>
      {buildings.length === 0 && (
        <>
          <p>{t('web-today.start.none')}</p>
          <Group gap="xs">
            <ButtonLink to="/buildings/new">{t('web-navigation.register.building.new')}</ButtonLink>
            {may('importBuilding') && (
              <ButtonLink to="/imports/buildings" variant="default">
                {t('web-navigation.imports')}
              </ButtonLink>
            )}
          </Group>
        </>
      )}
      <ul className={styles['items']}>
        {begun.map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <TextLink to="/buildings/$id/start" params={{ id }}>
              {t('web-navigation.register.start', { name })}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
