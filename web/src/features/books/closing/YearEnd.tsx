import { useState } from 'react';
import type { FiscalYear } from '../../../shared/api/generated.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { State } from '../../../shared/ui/State.tsx';
import { StepsRow } from '../../../shared/ui/StepsRow.tsx';
import { WithAside } from '../../../shared/ui/WithAside.tsx';
import { ButtonLink } from '../../../shared/ui/links.tsx';
import { AccrualsStage } from './AccrualsStage.tsx';
import { CloseStage } from './CloseStage.tsx';
import { Dossier } from './Dossier.tsx';
import { ReserveStage } from './ReserveStage.tsx';
import { RunsOfYear } from './RunsOfYear.tsx';
import { StageActs, StageChecks, Who } from './StageChecks.tsx';
import styles from './closing.module.css';
import {
  STAGES,
  findFirstStage,
  findState,
  listFindings,
  listSteps,
  type Stage,
  type Step,
} from './stages.ts';

interface Props {
  readonly year: FiscalYear;
  readonly etag: string | undefined;
  readonly steps: readonly Step[];
}

/** Closing of a year in five stages, of which one is shown. */
export function YearEnd(props: Props & { readonly asked: string | undefined }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { year, steps, asked } = props;
  // As of opening the page: a stage that has just been done stays, with what it did.
  const [first] = useState(() => findFirstStage(steps));
  const stage = STAGES.find((one) => one === asked) ?? first;
  return (
    <Page
      key={stage}
      title={t('web-books.closing.of_year', { year: year.end_date.slice(0, 4) })}
      sentence={
        <>
          <State of="FiscalYearStatus" value={year.status} />{' '}
          {t('web-books.years.span', { from: day(year.start_date), to: day(year.end_date) })}
        </>
      }
      actions={<Dossier year={year} />}
    >
      <StepsRow
        now={STAGES.indexOf(stage)}
        steps={STAGES.map((one) => {
          const state = findState(steps, one);
          return {
            name: t(`web-books.closing.stage.${one}`),
            note: t(`enum.ClosingStepState.${state}`),
            isDone: state === 'Done',
            path: `/fiscal-years/${year.id}?step=${one}`,
          };
        })}
      />
      <WithAside aside={<Who steps={listSteps(steps, stage)} />}>
        <section aria-label={t(`web-books.closing.stage.${stage}`)}>
          <StageContent {...props} stage={stage} />
        </section>
      </WithAside>
      <Foot year={year} steps={steps} stage={stage} />
    </Page>
  );
}

function StageContent({ year, etag, steps, stage }: Props & { readonly stage: Stage }) {
  if (stage === 'close') return <CloseStage year={year} etag={etag} steps={steps} />;
  return (
    <>
      {stage === 'reserve' && <ReserveStage year={year} />}
      {stage === 'accruals' && <AccrualsStage year={year} steps={steps} />}
      {stage === 'statement' && <RunsOfYear year={year} />}
      <StageChecks steps={listSteps(steps, stage)} findings={listFindings(year, steps, stage)} />
      <StageActs year={year} steps={listSteps(steps, stage)} />
    </>
  );
}

/** Ways to the stages before and after, with what is left to settle here. */
function Foot({ year, steps, stage }: Omit<Props, 'etag'> & { readonly stage: Stage }) {
  const { t } = useWords();
  const place = STAGES.indexOf(stage);
  const before = STAGES[place - 1];
  const after = STAGES[place + 1];
  const open = listFindings(year, steps, stage).filter(({ severity }) => severity === 'Blocking');
  const to = { to: '/fiscal-years/$id', params: { id: year.id } } as const;
  return (
    <div className={styles['foot']}>
      {before !== undefined && (
        <ButtonLink {...to} search={{ step: before }} variant="default">
          {t('web.dialog.back')}
        </ButtonLink>
      )}
      <p>{open.length > 0 && t('web-books.closing.to_settle', { count: open.length })}</p>
      {after !== undefined && (
        <ButtonLink {...to} search={{ step: after }}>
          {t('web-books.closing.continue', { stage: t(`web-books.closing.stage.${after}`) })}
        </ButtonLink>
      )}
    </div>
  );
}
