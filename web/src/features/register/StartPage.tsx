import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { changeSettings, useSettings } from '../../shared/session/settings.ts';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ButtonLink, PathLink } from '../../shared/ui/links.tsx';
import { useQuotas } from './quotas.ts';
import styles from './register.module.css';
import {
  START_STEPS,
  STEP_OPERATIONS,
  findStepsDone,
  type Begun,
  type StartStep,
} from './start-steps.ts';

const route = getRouteApi('/signed-in/buildings/$id/start');

/**
 * Setup checklist of a building. Completed steps follow from its data, skipped ones are saved for
 * the person, and each step says what skipping it means.
 */
export function StartPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const building = useRecord('getBuilding', { path: { id } });
  const begun = useSetupProgress(id);
  const { starts = {} } = useSettings();
  const navigate = useNavigate();
  const may = useRight();
  const passed = starts[id] ?? [];
  if (begun === undefined || building.data === undefined)
    return <LoadingPage title={t('web.building.building')} />;
  const { name } = building.data.data;
  const done = findStepsDone(begun);
  const isPassed = (step: StartStep) => !done.has(step) && passed.includes(step);
  const first = START_STEPS.find(
    (step) => !done.has(step) && !isPassed(step) && may(STEP_OPERATIONS[step]),
  );
  const pass = (step: StartStep) =>
    changeSettings(({ starts: now = {} }) => ({
      starts: { ...now, [id]: [...(now[id] ?? []), step] },
    }));
  const leave = async () => {
    if (first === undefined)
      await changeSettings(({ starts: now = {} }) => ({
        starts: Object.fromEntries(Object.entries(now).filter(([one]) => one !== id)),
      }));
    await navigate({ to: '/buildings/$id', params: { id } });
  };
  return (
    <Page
      title={t('web-navigation.register.start', { name })}
      sentence={t('web-register.start.sentence', { done: done.size, all: START_STEPS.length })}
      actions={
        <Button variant={first === undefined ? 'filled' : 'default'} onClick={() => void leave()}>
          {t(first === undefined ? 'web-register.start.finish' : 'web-register.start.later')}
        </Button>
      }
    >
      {begun.lots === 0 && (
        <p>
          {t('web-register.start.import')}{' '}
          <PathLink path="/imports/buildings">{t('web-navigation.imports')}</PathLink>
        </p>
      )}
      <ol className={styles['steps']}>
        {START_STEPS.map((step) => (
          <li key={step} aria-current={step === first ? 'step' : undefined}>
            <div>
              <h2>
                {t(`web-register.start.step.${step}`)}{' '}
                {done.has(step) && <Tag tone="good">{t('web-register.start.done')}</Tag>}
                {isPassed(step) && <Tag tone="warn">{t('web-register.start.passed')}</Tag>}
              </h2>
              {!done.has(step) && <p>{t(`web-register.start.without.${step}`)}</p>}
            </div>
            {!done.has(step) && (
              <Act
                step={step}
                buildingId={id}
                isFirst={step === first}
                onPass={isPassed(step) ? undefined : () => void pass(step)}
              />
            )}
          </li>
        ))}
      </ol>
    </Page>
  );
}

/** Buttons to open a step’s page or to skip the step. */
function Act(props: {
  readonly step: StartStep;
  readonly buildingId: string;
  readonly isFirst: boolean;
  readonly onPass: (() => void) | undefined;
}) {
  const { t } = useWords();
  const may = useRight();
  const { step, buildingId, isFirst, onPass } = props;
  const unit = useQuery({
    ...apiQuery('listBuildingUnits', {
      path: { id: buildingId },
      query: { without_owner: true, limit: 1 },
    }),
    enabled: step === 'owners',
  }).data?.data[0];
  if (!may(STEP_OPERATIONS[step])) return <p>{t('web-register.start.not_yours')}</p>;
  const variant = isFirst ? 'filled' : 'default';
  const search = { building_id: buildingId };
  const label = t(`web-register.start.act.${step}`);
  return (
    <Group gap="xs">
      {step === 'owners' ? (
        unit !== undefined && (
          <ButtonLink to="/units/$id/owners/new" params={{ id: unit.id }} variant={variant}>
            {label}
          </ButtonLink>
        )
      ) : (
        <ButtonLink to={PAGES[step]} search={search} variant={variant}>
          {label}
        </ButtonLink>
      )}
      {onPass !== undefined && (
        <Button variant="subtle" onClick={onPass}>
          {t('web-register.start.pass')}
        </Button>
      )}
    </Group>
  );
}

const PAGES = {
  lots: '/units/new',
  keys: '/distribution-keys/new',
  bank: '/bank-accounts/new',
  opening: '/journal-entries/new',
  people: '/users/new',
} as const;

/** Progress of the building’s setup; undefined until everything is loaded. */
function useSetupProgress(id: string): Begun | undefined {
  const may = useRight();
  const quotas = useQuotas(id);
  const bare = useQuery(
    apiQuery('listBuildingUnits', { path: { id }, query: { without_owner: true, limit: 1 } }),
  );
  const keys = useQuery(apiQuery('listDistributionKeys', { path: { id } }));
  const accounts = useQuery(apiQuery('listBankAccounts', { path: { id } }));
  // Data that the person may not read counts as missing.
  const entries = useQuery({
    ...apiQuery('listJournalEntries', { query: { building_id: id, limit: 1 } }),
    enabled: may('listJournalEntries'),
  });
  const people = useQuery({
    ...apiQuery('listUsers', { query: { limit: 2 } }),
    enabled: may('listUsers'),
  });
  const waits = [bare, keys, accounts, entries, people].some(({ isLoading }) => isLoading);
  if (quotas === undefined || waits) return undefined;
  const count = (query: { readonly data: { readonly data: readonly unknown[] } | undefined }) =>
    query.data?.data.length ?? 0;
  return {
    ...quotas,
    lots_without_owner: count(bare),
    keys: count(keys),
    accounts: count(accounts),
    entries: count(entries),
    people: count(people),
  };
}
