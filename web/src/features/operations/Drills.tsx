import type { ReactNode } from 'react';
import { DRILL_STEPS, PART_OF_DRILL } from '#domain/operations/drill.ts';
import type { ServiceState } from '../../shared/api/generated.ts';
import { useWords, type Words } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Runbook } from './Runbooks.tsx';
import { useDuration } from './duration.ts';

type Drill = ServiceState['drills'][number];
type Target = ServiceState['recovery_targets'][number];

function describeOutcome(t: Words['t'], drill: Drill, targets: readonly Target[]): ReactNode {
  const target = targets.find(({ part }) => part === PART_OF_DRILL[drill.kind]);
  const isMet =
    target !== undefined &&
    drill.recovery_seconds <= target.recovery_seconds &&
    drill.loss_seconds <= target.loss_seconds;
  if (!drill.succeeded) return <Tag tone="bad">{t('web-operations.drill_failed')}</Tag>;
  return isMet ? (
    <Tag tone="good">{t('web-operations.target_met')}</Tag>
  ) : (
    <Tag tone="bad">{t('web-operations.target_missed')}</Tag>
  );
}

/** Recovery objectives, and how long the last restore drill took, step by step. */
export function Drills({ state }: { readonly state: ServiceState }) {
  const { t } = useWords();
  const duration = useDuration();
  const { drills, recovery_targets: targets } = state;
  return (
    <Part title={t('web-operations.drills')}>
      <DataTable
        caption={t('web-operations.drills')}
        rows={drills}
        rowId={({ started_at }) => started_at}
        empty={t('web-operations.drill_none')}
        columns={[
          { id: 'started_at', header: 'web-operations.drilled_at', as: 'instant' },
          { id: 'kind', header: 'web-operations.drill_kind', of: 'DrillKind' },
          {
            id: 'result',
            header: 'web-operations.result',
            cell: (drill) => describeOutcome(t, drill, targets),
          },
          {
            id: 'steps',
            header: 'web-operations.steps',
            cell: ({ steps }) =>
              steps
                .map(({ step, seconds }) =>
                  t('web-operations.step_took', { step: nameOf(step), time: duration(seconds) }),
                )
                .join(' · '),
          },
          {
            id: 'recovery',
            header: 'web-operations.recovery',
            isNumber: true,
            cell: ({ recovery_seconds }) => duration(recovery_seconds),
          },
          {
            id: 'loss',
            header: 'web-operations.loss',
            isNumber: true,
            // The loss of a failed drill is unknown.
            cell: ({ succeeded, loss_seconds }) => (succeeded ? duration(loss_seconds) : ''),
          },
        ]}
      />
      <Runbook of={['DrillLate', 'DrillTooSlow']} />
      <DataTable
        caption={t('web-operations.targets')}
        rows={targets}
        rowId={({ part }) => part}
        columns={[
          { id: 'part', header: 'web-operations.targets', of: 'RecoveredPart' },
          {
            id: 'recovery',
            header: 'web-operations.back_within',
            isNumber: true,
            cell: ({ recovery_seconds }) => duration(recovery_seconds),
          },
          {
            id: 'loss',
            header: 'web-operations.lost_at_most',
            isNumber: true,
            cell: ({ loss_seconds }) => duration(loss_seconds),
          },
        ]}
      />
    </Part>
  );

  /**
   * Name of a drill step; steps without a translation, from another version, keep their identifier.
   */
  function nameOf(step: string): string {
    return DRILL_STEPS.some((known) => known === step) ? t(`web-operations.step.${step}`) : step;
  }
}
