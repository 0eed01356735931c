import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { JournalEntry } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { writeNumber } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part, RecordHead } from '../../shared/ui/record.tsx';
import { ClaimForm, toClaimBody } from './ClaimForm.tsx';

const route = getRouteApi('/signed-in/claims/$id');

/** Claim against an insurer: loss, what the insurer paid, and what is left. */
export function ClaimPage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getClaim', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.claims.claim')} />;
  const claim = query.data.data;
  const { building_id: buildingId, building_name: building, deductible, closed_on } = claim;
  return (
    <Page
      title={claim.title}
      sentence={
        <>
          <RecordHead
            amount={money(claim.balance)}
            state={['ClaimStatus', claim.status]}
            facts={[t('web-register.claims.balance')]}
          />
          <TextLink to="/buildings/$id" params={{ id: buildingId }}>
            {building}
          </TextLink>
        </>
      }
      actions={<Actions answer={query.data} />}
    >
      <Facts
        facts={[
          [t('web-register.claims.occurred_on'), day(claim.occurred_on)],
          [t('web-register.claims.insurer'), claim.insurer],
          [t('web-register.claims.deductible'), deductible === null ? null : money(deductible)],
          [t('web-register.claims.key'), keyName(claim.key, t)],
          [t('web-register.claims.loss'), money(claim.loss_amount)],
          [t('web-register.claims.received'), money(claim.received_amount)],
          [t('web-register.claims.closed_on'), closed_on === null ? null : day(closed_on)],
        ]}
      />
      <Movements id={id} />
    </Page>
  );
}

/** Entries that name the claim: loss, repairs and payments of the insurer. */
function Movements({ id }: { readonly id: string }) {
  const { t } = useWords();
  const list = useList('listJournalEntries', { query: { claim_id: id } });
  return (
    <Part title={t('web-register.claims.movements')} isLoading={list.isPending}>
      <ListTable
        caption={t('web-register.claims.movements')}
        list={list}
        columns={columnsOf(id)}
        empty={t('web-register.claims.no_movement')}
      />
    </Part>
  );
}

function columnsOf(claimId: string): readonly Column<JournalEntry>[] {
  const sumOf = ({ lines }: JournalEntry) =>
    sumEuro(
      lines.flatMap(({ claim_id, debit, credit }) =>
        claim_id === claimId ? [debit, -credit] : [],
      ),
    );
  return [
    { id: 'entry_date', header: 'web-register.claims.day', as: 'day' },
    { id: 'description', header: 'web-register.claims.what', link: '/journal-entries/$id' },
    {
      id: 'amount',
      header: 'web-register.claims.amount',
      isNumber: true,
      cell: (entry, { amount }) => amount(sumOf(entry)),
    },
  ];
}

function Actions({ answer }: { readonly answer: Answer<'getClaim'> }) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const [isOpened, open] = useState(false);
  const { data: claim, etag } = answer;
  const { id, title, balance, status } = claim;
  return (
    <>
      {may('closeClaim') && status === 'Open' && (
        <AskFirst
          label={t('web-register.claims.close')}
          consequence={t('web-register.claims.close_consequence', {
            title,
            balance: money(balance),
          })}
          run={() => api.call('closeClaim', { path: { id }, body: {}, etag })}
        />
      )}
      {may('reopenClaim') && status === 'Closed' && (
        <AskFirst
          label={t('web-register.claims.reopen')}
          consequence={t('web-register.claims.reopen_consequence', { title })}
          run={() => api.call('reopenClaim', { path: { id }, etag })}
        />
      )}
      {may('updateClaim') && status === 'Open' && (
        <Button variant="default" onClick={() => open(true)}>
          {t('web-register.change')}
        </Button>
      )}
      {isOpened && (
        <ClaimForm
          of="updateClaim"
          title={t('web-register.claims.edit')}
          submit={t('web-register.claims.save')}
          initial={{
            title,
            occurred_on: claim.occurred_on,
            insurer: claim.insurer ?? '',
            deductible: claim.deductible === null ? '' : writeNumber(claim.deductible),
            distribution_key_id: claim.distribution_key_id,
          }}
          buildingId={claim.building_id}
          run={(given) => api.call('updateClaim', { path: { id }, body: toClaimBody(given), etag })}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
