import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatPhone } from '#domain/kernel/identifiers.ts';
import { buildingsQuery } from '../../shared/api/buildings.ts';
import type { RoleAssignment, User } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { explainNonDelivery } from '../../shared/letters/why-undelivered.ts';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { Acts } from './Acts.tsx';
import { Standing } from './Standing.tsx';

const route = getRouteApi('/signed-in/users/$id');

/** User: contact details, invitation and roles. */
export function UserPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getUser', { path: { id } });
  const user = query.data?.data;
  if (user === undefined) return <LoadingPage title={t('web-people.user')} />;
  return (
    <Page
      title={user.name}
      sentence={<Standing user={user} />}
      actions={<Acts user={user} etag={query.data?.etag} />}
    >
      <Facts
        facts={[
          [t('web-people.email'), user.email],
          [t('web-people.phone'), user.phone && formatPhone(user.phone)],
          [t('web.person.language'), t(`web.language.${user.language}`)],
          [t('web-people.invitation.title'), <Invitation key="invitation" user={user} />],
        ]}
      />
      <Part title={t('web-people.roles')}>
        <Roles roles={user.roles} />
      </Part>
    </Page>
  );
}

/** Delivery of the latest invitation by this organization. */
function Invitation({ user: { invitation } }: { readonly user: User }) {
  const { t } = useWords();
  const { instant } = useFormat();
  if (invitation === null) return t('web-people.invitation.none');
  const { status, sent_at: sent, error } = invitation;
  if (status === 'Failed')
    return t('web-people.invitation.failed_with', { error: explainNonDelivery(error, t) });
  if (sent === null) return t('web-people.invitation.pending');
  return t('web-people.invitation.sent', { instant: instant(sent) });
}

function Roles({ roles }: { readonly roles: readonly RoleAssignment[] }) {
  const { t } = useWords();
  const may = useRight();
  const isOfPlatform = useOrganization() === null;
  const { data } = useQuery({
    ...buildingsQuery(),
    enabled: !isOfPlatform && may('listBuildings'),
  });
  const nameOf = (id: string) => data?.data.find((building) => building.id === id)?.name;
  const where = ({ building_ids: ids, owner_id: ownerId, organization_name }: RoleAssignment) => {
    if (isOfPlatform) return organization_name ?? t('web-people.whole_platform');
    if (ownerId !== undefined)
      return <PathLink path={`/owners/${ownerId}`}>{t('web-people.as_owner')}</PathLink>;
    if (ids === undefined) return t('web.building.all');
    const names = ids.map(nameOf).filter((name) => name !== undefined);
    return names.length === ids.length
      ? names.join(', ')
      : t('web.building.count', { count: ids.length });
  };
  return (
    <DataTable
      caption={t('web-people.roles')}
      rows={roles}
      rowId={({ role_id: id }) => id}
      columns={[
        { id: 'role_type', header: 'web-people.role', of: 'RoleType' },
        {
          id: 'where',
          header: isOfPlatform ? 'web-people.organization' : 'web-people.buildings',
          cell: where,
        },
      ]}
    />
  );
}
