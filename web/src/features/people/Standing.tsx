import type { User } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Tag } from '../../shared/ui/State.tsx';

/** Status of a user: whether they may act, and whether the invitation failed to arrive. */
export function Standing({ user }: { readonly user: User }) {
  const { t } = useWords();
  const { is_active: isActive, invitation } = user;
  if (!isActive) return <Tag tone="bad">{t('web-people.inactive')}</Tag>;
  if (invitation?.status === 'Failed')
    return <Tag tone="bad">{t('web-people.invitation.failed')}</Tag>;
  if (invitation?.status === 'Pending')
    return <Tag tone="warn">{t('web-people.invitation.pending')}</Tag>;
  return <Tag tone="good">{t('web-people.active')}</Tag>;
}
