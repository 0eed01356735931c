import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { buildingsQuery } from '../../shared/api/buildings.ts';
import { apiQuery } from '../../shared/api/read.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import styles from './TodayPage.module.css';

/** Setup that comes first: an office on a new platform, or the buildings of an office. */
export function UnfinishedSetup() {
  return useOrganization() === null ? <FirstOffice /> : <UnfinishedBuildings />;
}

/** Leads to the first office while the platform has none. */
function FirstOffice() {
  const { t } = useWords();
  const may = useRight();
  const offices = useQuery({
    ...apiQuery('listOrganizations', { query: { limit: 1 } }),
    enabled: may('createOrganization'),
  }).data?.data;
  if (offices?.length !== 0) return null;
  return (
    <section aria-labelledby="today-office" className={styles['first']}>
      <h2 id="today-office">{t('web-today.start.office')}</h2>
      <p>{t('web-today.start.office_sentence')}</p>
      <ButtonLink to="/organizations/new">{t('web-today.start.office_act')}</ButtonLink>
    </section>
  );
}

/** Buildings with unfinished setup, or a link to create the first one. */
function UnfinishedBuildings() {
  const { t } = useWords();
  const may = useRight();
  const { starts = {} } = useSettings();
  const buildings = useQuery({
    ...buildingsQuery(),
    enabled: may('createBuilding'),
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
