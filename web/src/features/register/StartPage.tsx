import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { changeSettings, useSettings } from '../../shared/session/settings.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { WithAside } from '../../shared/ui/WithAside.tsx';
import type { IconName } from '../../shared/ui/icons.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import styles from './StartPage.module.css';
import { useQuotas } from './quotas.ts';
import {
  START_STEPS,
  STEP_OPERATIONS,
  findStepsDone,
  type Begun,
  type StartStep,
  type START_WAYS,
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
      <WithAside aside={<Ways buildingId={id} isEmpty={begun.lots === 0} />}>
        <progress
          className={styles['progress']}
          value={done.size}
          max={START_STEPS.length}
          aria-label={t('web-register.start.progress', {
            done: done.size,
            all: START_STEPS.length,
          })}
        />
        <ol className={styles['steps']}>
          {START_STEPS.map((step) => (
            <li key={step} aria-current={step === first ? 'step' : undefined}>
              <span className={styles['mark']} data-done={done.has(step) || undefined}>
                {done.has(step) && <Icon name="circle-check" size={22} />}
              </span>
              <div className={styles['what']}>
                <h2>
                  {t(`web-register.start.step.${step}`)}{' '}
                  {isPassed(step) && <Tag tone="warn">{t('web-register.start.passed')}</Tag>}
                </h2>
                {done.has(step) ? (
                  <Have step={step} begun={begun} />
                ) : (
                  <p>{t(`web-register.start.without.${step}`)}</p>
                )}
              </div>
              {done.has(step) ? (
                <span className={styles['done']}>{t('web-register.start.done')}</span>
              ) : (
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
      </WithAside>
    </Page>
  );
}

/** Says how much a completed step has entered, where that is counted. */
function Have({ step, begun }: { readonly step: StartStep; readonly begun: Begun }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const { lots, given, total, keys, accounts } = begun;
  if (step === 'lots')
    return (
      <p>
        {t('web-register.start.have.lots', {
          lots,
          given: integer(given),
          total: integer(total),
        })}
      </p>
    );
  if (step === 'keys') return <p>{t('web-register.start.have.keys', { count: keys })}</p>;
  if (step === 'bank') return <p>{t('web-register.start.have.bank', { count: accounts })}</p>;
  return null;
}

/** Ways to enter much at once, and what to ask an outgoing syndic for. */
function Ways({ buildingId, isEmpty }: { readonly buildingId: string; readonly isEmpty: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles['ways']}>
      <Way way="grid" icon="menu">
        <ButtonLink
          to="/buildings/$id/grid"
          params={{ id: buildingId }}
          needs="createUnit"
          variant="default"
          size="xs"
        >
          {t('web-register.start.aside.open_grid')}
        </ButtonLink>
      </Way>
      {isEmpty && (
        <Way way="import" icon="upload">
          <ButtonLink to="/imports/buildings" needs="importBuilding" variant="default" size="xs">
            {t('web-navigation.imports')}
          </ButtonLink>
        </Way>
      )}
      <Way way="takeover" icon="lifebuoy" />
    </div>
  );
}

function Way(props: {
  readonly way: (typeof START_WAYS)[number];
  readonly icon: IconName;
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  const { way, icon, children } = props;
  return (
    <section className={styles['way']}>
      <h2>
        <Icon name={icon} size={16} />
        {t(`web-register.start.aside.${way}`)}
      </h2>
      <p>{t(`web-register.start.aside.${way}_sentence`)}</p>
      {children}
    </section>
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
  const label = t(`web-register.start.act.${step}`);
  return (
    <Group gap="xs">
      {step === 'lots' && (
        <ButtonLink to="/buildings/$id/grid" params={{ id: buildingId }} variant={variant}>
          {label}
        </ButtonLink>
      )}
      {step === 'owners' && unit !== undefined && (
        <ButtonLink to="/units/$id/owners/new" params={{ id: unit.id }} variant={variant}>
          {label}
        </ButtonLink>
      )}
      {step !== 'lots' && step !== 'owners' && (
        <ButtonLink to={PAGES[step]} search={{ building_id: buildingId }} variant={variant}>
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
  keys: '/distribution-keys/new',
  bank: '/bank-accounts/new',
  opening: '/journal-entries/new',
  people: '/users/new',
  call: '/calls-for-funds/new',
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
  const calls = useQuery({
    ...apiQuery('listCallsForFunds', { query: { building_id: id, limit: 1 } }),
    enabled: may('listCallsForFunds'),
  });
  const waits = [bare, keys, accounts, entries, people, calls].some(({ isLoading }) => isLoading);
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
    calls: count(calls),
  };
}
