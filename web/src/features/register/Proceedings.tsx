import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Proceeding } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { EMPTY_PROCEEDING, ProceedingForm, toProceedingBody } from './ProceedingForm.tsx';
import styles from './register.module.css';

/** Cases of the association of a building before a court, latest first. */
export function Proceedings({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const list = useList('listProceedings', { path: { id: buildingId } });
  const [isOpened, open] = useState(false);
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t('web-register.proceedings.title')}</h2>
        {may('createProceeding') && (
          <Button variant="default" size="xs" onClick={() => open(true)}>
            {t('web-register.proceedings.new')}
          </Button>
        )}
      </div>
      <ListTable
        caption={t('web-register.proceedings.title')}
        list={list}
        columns={columns}
        empty={t('web-register.proceedings.empty')}
      />
      {isOpened && (
        <ProceedingForm
          of="createProceeding"
          title={t('web-register.proceedings.new')}
          submit={t('web-register.proceedings.record')}
          initial={EMPTY_PROCEEDING}
          buildingId={buildingId}
          run={async (given) => {
            const { data } = await api.call('createProceeding', {
              path: { id: buildingId },
              body: toProceedingBody(given),
            });
            await navigate({ to: '/proceedings/$id', params: { id: data.id } });
          }}
          onClose={() => open(false)}
        />
      )}
    </section>
  );
}

const columns: readonly Column<Proceeding>[] = [
  { id: 'title', header: 'web-register.proceedings.case', link: '/proceedings/$id' },
  { id: 'parties', header: 'web-register.proceedings.parties' },
  { id: 'opened_on', header: 'web-register.proceedings.opened_on', as: 'day' },
  { id: 'ended_on', header: 'web-register.proceedings.ended_on', as: 'day' },
  { id: 'stake', header: 'web-register.proceedings.stake', as: 'amount' },
  { id: 'provision', header: 'web-register.proceedings.provision', as: 'amount' },
];
