import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { buildingsQuery } from '../../shared/api/buildings.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './TodayPage.module.css';

/** Buildings with unfinished setup, or a link to create the first one. */
export function UnfinishedSetup() {
  const { t } = useWords();
  const may = useRight();
  const organization = useOrganization();
  const { starts = {} } = useSettings();
  const buildings = useQuery({
    ...buildingsQuery(),
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
            <ButtonLink needs="importBuilding" to="/imports/buildings" variant="default">
              {t('web-navigation.imports')}
            </ButtonLink>
          </Group>
        </>
      )}
      <ul className={styles['items']}>
        {begun.map(({ id, name }) => (
          <li key={id} className={styles['sleeping']}>
            <TextLink to="/buildings/$id/start" params={{ id }}>
              {t('web-navigation.register.start', { name })}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
