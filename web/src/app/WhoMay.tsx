import type { Operations } from '../shared/api/generated.ts';
import { operationRoles } from '../shared/api/operation-roles.generated.ts';
import { useWords } from '../shared/i18n/words.tsx';

/** Names the roles that may call an operation. */
export function WhoMay({ operation }: { readonly operation: keyof Operations }) {
  const { t, language } = useWords();
  const [roles] = operationRoles.find(([, operations]) => operations.includes(operation)) ?? [[]];
  const names = (roles.length === 0 ? ['SuperAdmin'] : roles).map((role) =>
    t(`enum.RoleType.${role}`),
  );
  const list = new Intl.ListFormat(`${language}-BE`, { type: 'conjunction' });
  return <p>{t('web.failure.roles_may', { roles: list.format(names) })}</p>;
}
