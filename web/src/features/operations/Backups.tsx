import type { ServiceState } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Runbook } from './Runbooks.tsx';
import { code } from './code.tsx';
import { useDuration } from './duration.ts';
import { useSize } from './size.ts';

/** As of the alert WalArchiveLate. */
const LATE_SECONDS = 600;

/** The backups that are kept, and whether the newest is as young as was promised. */
export function Backups({ state }: { readonly state: ServiceState }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const duration = useDuration();
  const size = useSize();
  const { is_reachable, is_encrypted, age_seconds: age, archives } = state.backups;
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
          [
            t('web-operations.encrypted'),
            <Tag key="encrypted" tone={is_encrypted ? 'good' : 'warn'}>
              {t(is_encrypted ? 'web-operations.yes' : 'web-operations.no')}
            </Tag>,
          ],
          [t('web-operations.continuous'), <Continuous key="continuous" of={state.backups} />],
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
          {
            id: 'made',
            header: t('web-operations.made_at'),
            cell: ({ made_at }) => instant(made_at),
          },
          {
            id: 'name',
            header: t('web-operations.archive'),
            cell: ({ name }) => code(name),
          },
          {
            id: 'size',
            header: t('web-operations.size'),
            isNumber: true,
            cell: ({ size_bytes }) => size(size_bytes),
          },
        ]}
      />
    </Part>
  );
}

/** What is saved of the database beside its nightly backups. */
function Continuous({ of: { continuous } }: { readonly of: ServiceState['backups'] }) {
  const { t } = useWords();
  const duration = useDuration();
  if (continuous === null) return <Tag tone="warn">{t('web-operations.continuous_off')}</Tag>;
  const { waiting_seconds: waiting } = continuous;
  if (waiting === null) return <Tag tone="bad">{t('web-operations.continuous_unknown')}</Tag>;
  return (
    <Tag tone={waiting > LATE_SECONDS ? 'bad' : 'good'}>
      {t('web-operations.continuous_waiting', { time: duration(waiting) })}
    </Tag>
  );
}
