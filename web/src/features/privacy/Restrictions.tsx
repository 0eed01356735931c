import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRestriction } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import styles from './privacy.module.css';

/** Restrictions of processing, past and current, with a button to lift one. */
export function Restrictions(props: {
  readonly ownerId: string;
  /** Version of the owner. */
  readonly etag: string | undefined;
}) {
  const { ownerId, etag } = props;
  const { t } = useWords();
  const query = useQuery(apiQuery('listDataRestrictions', { path: { id: ownerId } }));
  const [lifted, lift] = useState<DataRestriction>();
  const columns = useColumns(lift);
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-privacy.restricted.title')}</h2>
      <Problem error={query.error} />
      <DataTable
        caption={t('web-privacy.restricted.title')}
        columns={columns}
        rows={query.data?.data ?? []}
        empty={t('web-privacy.restricted.none')}
      />
      {lifted !== undefined && (
        <ActDialog
          of="liftDataRestriction"
          title={t('web-privacy.act.lift')}
          consequence={t('web-privacy.consequence.lift')}
          submit={t('web-privacy.act.lift')}
          initial={{ reason: '' }}
          run={({ reason }) =>
            api.call('liftDataRestriction', {
              path: { id: ownerId },
              etag,
              body: { ground: lifted.ground, reason },
            })
          }
          onClose={() => lift(undefined)}
        >
          <AreaField name="reason" label="web-privacy.reason" data-autofocus />
        </ActDialog>
      )}
    </section>
  );
}

function useColumns(
  lift: (restriction: DataRestriction) => void,
): readonly Column<DataRestriction>[] {
  const may = useRight();
  return [
    { id: 'placed_at', header: 'web-privacy.when', as: 'instant' },
    { id: 'ground', header: 'web-privacy.restricted.ground', of: 'RestrictionGround' },
    { id: 'reason', header: 'web-privacy.reason' },
    {
      id: 'until',
      header: 'web-privacy.restricted.until',
      cell: (restriction, { t, instant }) => {
        const { lifted_at: at, lift_reason: reason } = restriction;
        if (at !== null) return `${instant(at)} · ${reason ?? ''}`;
        if (!may('liftDataRestriction')) return t('web-privacy.restricted.holds');
        return (
          <Button size="compact-sm" variant="default" onClick={() => lift(restriction)}>
            {t('web-privacy.act.lift')}
          </Button>
        );
      },
    },
  ];
}
