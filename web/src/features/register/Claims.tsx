import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Claim } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ClaimForm, EMPTY_CLAIM, toClaimBody } from './ClaimForm.tsx';
import styles from './register.module.css';

/** Claims of a building against its insurers, latest loss first. */
export function Claims({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const list = useList('listClaims', { path: { id: buildingId } });
  const [isOpened, open] = useState(false);
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t('web-register.claims.title')}</h2>
        {may('createClaim') && (
          <Button variant="default" size="xs" onClick={() => open(true)}>
            {t('web-register.claims.new')}
          </Button>
        )}
      </div>
      <ListTable
        caption={t('web-register.claims.title')}
        list={list}
        columns={columns}
        empty={t('web-register.claims.empty')}
      />
      {isOpened && (
        <ClaimForm
          of="createClaim"
          title={t('web-register.claims.new')}
          submit={t('web-register.claims.record')}
          initial={EMPTY_CLAIM}
          buildingId={buildingId}
          run={async (given) => {
            const { data } = await api.call('createClaim', {
              path: { id: buildingId },
              body: toClaimBody(given),
            });
            await navigate({ to: '/claims/$id', params: { id: data.id } });
          }}
          onClose={() => open(false)}
        />
      )}
    </section>
  );
}

const columns: readonly Column<Claim>[] = [
  { id: 'title', header: 'web-register.claims.claim', link: '/claims/$id' },
  { id: 'occurred_on', header: 'web-register.claims.occurred_on', as: 'day' },
  { id: 'status', header: 'web-register.claims.status', of: 'ClaimStatus' },
  { id: 'loss_amount', header: 'web-register.claims.loss', as: 'amount' },
  { id: 'received_amount', header: 'web-register.claims.received', as: 'amount' },
  { id: 'balance', header: 'web-register.claims.balance', as: 'amount' },
];
