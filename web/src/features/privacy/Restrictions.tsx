import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRestriction } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './privacy.module.css';

/** Restrictions of processing, past and current, with a button to lift one. */
export function Restrictions({ ownerId }: { readonly ownerId: string }) {
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
        rowId={({ id }) => id}
        empty={t('web-privacy.restricted.none')}
      />
      {lifted !== undefined && (
        <ActDialog
          title={t('web-privacy.act.lift')}
          consequence={t('web-privacy.consequence.lift')}
          submit={t('web-privacy.act.lift')}
          initial={{ reason: '' }}
          run={({ reason }) =>
            api.call('liftDataRestriction', {
              path: { id: ownerId },
              body: { ground: lifted.ground, reason },
            })
          }
          onClose={() => lift(undefined)}
        >
          {(form) => (
            <Textarea
              {...field(form, 'reason')}
              label={t('web-privacy.reason')}
              required
              withAsterisk={false}
              data-autofocus
            />
          )}
        </ActDialog>
      )}
    </section>
  );
}

function useColumns(
  lift: (restriction: DataRestriction) => void,
): readonly Column<DataRestriction>[] {
  const { t } = useWords();
  const { instant } = useFormat();
  const may = useRight();
  return [
    { id: 'when', header: t('web-privacy.when'), cell: ({ placed_at: at }) => instant(at) },
    {
      id: 'ground',
      header: t('web-privacy.restricted.ground'),
      cell: ({ ground }) => t(`enum.RestrictionGround.${ground}`),
    },
    { id: 'reason', header: t('web-privacy.reason'), cell: ({ reason }) => reason },
    {
      id: 'until',
      header: t('web-privacy.restricted.until'),
      cell: (restriction) => {
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
