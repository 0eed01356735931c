import type { ReactNode } from 'react';
import type { ServiceState } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Runbook } from './Runbooks.tsx';
import { code } from './code.tsx';
import { useDuration } from './duration.ts';
import { useSize } from './size.ts';

/** Backups are daily; after this age the operators are alerted. */
const MOST_BASE_SECONDS = 26 * 60 * 60;
const MOST_WAITING_SECONDS = 10 * 60;

/** Backups on hand, and whether the latest is recent enough. */
export function Backups({ state }: { readonly state: ServiceState }) {
  const { t } = useWords();
  const duration = useDuration();
  const size = useSize();
  const { is_reachable, is_encrypted, age_seconds: age, archives, continuous } = state.backups;
  const target = state.recovery_targets.find(({ part }) => part === 'Database')?.loss_seconds ?? 0;
  const isInTime = age !== null && age <= target;
  return (
    <Part title={t('web-operations.backups')}>
      <Facts
        facts={[
          [
            t('web-operations.backup_age'),
            <Tag key="age" tone={isInTime ? 'good' : 'bad'}>
              {age === null ? t('web-operations.backup_none') : duration(age)}
            </Tag>,
          ],
          [t('web-operations.backup_target'), duration(target)],
          ...continuousFacts(),
          [
            t('web-operations.encrypted'),
            <Tag key="encrypted" tone={is_encrypted ? 'good' : 'warn'}>
              {t(is_encrypted ? 'web-operations.yes' : 'web-operations.no')}
            </Tag>,
          ],
          [
            t('web-operations.folder'),
            is_reachable ? null : <Tag tone="bad">{t('web-operations.unreachable')}</Tag>,
          ],
        ]}
      />
      <Runbook of={['BackupLate', 'BackupFailed', 'WalArchiveLate']} />
      <DataTable
        caption={t('web-operations.backups')}
        rows={archives}
        rowId={({ name }) => name}
        empty={t('web-operations.backup_none')}
        columns={[
          { id: 'made_at', header: 'web-operations.made_at', as: 'instant' },
          { id: 'name', header: 'web-operations.archive', cell: ({ name }) => code(name) },
          {
            id: 'size',
            header: 'web-operations.size',
            isNumber: true,
            cell: ({ size_bytes }) => size(size_bytes),
          },
        ]}
      />
    </Part>
  );

  /** State of continuous archiving, and the changes not archived yet. */
  function continuousFacts(): (readonly [string, ReactNode])[] {
    const label = t('web-operations.continuous');
    if (continuous === null) {
      const off = t('web-operations.continuous_off');
      return [
        [
          label,
          <Tag key="off" tone="warn">
            {off}
          </Tag>,
        ],
      ];
    }
    const { age_seconds: baseAge, waiting_seconds: waiting } = continuous;
    const isCopied = baseAge !== null && baseAge <= MOST_BASE_SECONDS;
    const isSaved = waiting !== null && waiting <= MOST_WAITING_SECONDS;
    return [
      [
        t('web-operations.base_age'),
        <Tag key="base" tone={isCopied ? 'good' : 'bad'}>
          {baseAge === null ? t('web-operations.base_none') : duration(baseAge)}
        </Tag>,
      ],
      [
        label,
        <Tag key="waits" tone={isSaved ? 'good' : 'bad'}>
          {waiting === null
            ? t('web-operations.continuous_unknown')
            : t('web-operations.continuous_waiting', { time: duration(waiting) })}
        </Tag>,
      ],
    ];
  }
}
