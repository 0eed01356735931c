import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useSwitchOrganization } from '../../shared/session/acting.ts';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { useOrganizationFacts } from './organization-facts.ts';
import styles from './organizations.module.css';

const MOST = 100;

/** Organization: its details; for the platform also its users and ledger integrity. */
export function OrganizationView({ id }: { readonly id: string }) {
  const { t } = useWords();
  const may = useRight();
  const enter = useMutation({ mutationFn: useSwitchOrganization() });
  const own = useOrganization();
  const facts = useOrganizationFacts();
  const query = useRecord('getOrganization', { path: { id } });
  const organization = query.data?.data;
  if (organization === undefined)
    return <LoadingPage title={t('web-navigation.organizations.own')} />;
  const { name } = organization;
  const isOfPlatform = may('listOrganizations');
  const isElsewhere = isOfPlatform && own !== id;
  return (
    <Page
      title={name}
      sentence={t('web-organizations.sentence')}
      actions={
        <>
          {may('updateOrganization') && (
            <ButtonLink
              to="/organizations/$id/edit"
              params={{ id }}
              variant={isElsewhere ? 'default' : 'filled'}
            >
              {t('web-organizations.edit')}
            </ButtonLink>
          )}
          {isElsewhere && (
            <Button loading={enter.isPending} onClick={() => enter.mutate({ id, name })}>
              {t('web-organizations.enter_here')}
            </Button>
          )}
        </>
      }
    >
      <Problem error={enter.error} />
      <Facts facts={facts.map(({ label, show }) => [label, show(organization)])} />
      {isOfPlatform && <Users organizationId={id} />}
      {isOfPlatform && <Proof organizationId={id} />}
    </Page>
  );
}

function Users({ organizationId }: { readonly organizationId: string }) {
  const { t } = useWords();
  const query = useQuery(
    apiQuery('listUsers', { organization: organizationId, query: { sort: 'name', limit: MOST } }),
  );
  const rolesOf = ({ roles }: User) =>
    roles.map(({ role_type }) => t(`enum.RoleType.${role_type}`)).join(' · ');
  return (
    <Part title={t('web-organizations.users')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {query.data !== undefined && (
        <DataTable
          caption={t('web-organizations.users')}
          rows={query.data.data}
          empty={
            <>
              <p>{t('web-organizations.invite_sentence')}</p>
              <ButtonLink
                to="/users/new"
                search={{ organization_id: organizationId }}
                needs="createUser"
              >
                {t('web-organizations.invite')}
              </ButtonLink>
            </>
          }
          columns={[
            { id: 'name', header: 'web-organizations.name' },
            { id: 'email', header: 'web-organizations.contact_email' },
            { id: 'roles', header: 'web-organizations.roles', cell: rolesOf },
          ]}
        />
      )}
    </Part>
  );
}

/** Ledger integrity check of the organization, run when the page opens. */
function Proof({ organizationId }: { readonly organizationId: string }) {
  const { t } = useWords();
  const { integer, money } = useFormat();
  const query = useQuery(apiQuery('proveLedger', { organization: organizationId }));
  const proof = query.data?.data;
  const isProven = proof !== undefined && proof.balanced && proof.chain_intact;
  return (
    <Part title={t('web-organizations.proof.title')} isLoading={query.isPending}>
      <Problem error={query.error} />
      {proof !== undefined && (
        <>
          <p className={styles['proof']}>
            <Tag tone={isProven ? 'good' : 'bad'}>
              {t(isProven ? 'web-organizations.proof.holds' : 'web-organizations.proof.fails')}
            </Tag>
          </p>
          <p className={styles['proof']}>
            {t('web-organizations.proof.sentence', {
              count: proof.entry_count,
              entries: integer(proof.entry_count),
              debit: money(proof.total_debit),
              credit: money(proof.total_credit),
            })}
          </p>
        </>
      )}
    </Part>
  );
}
