import { useQuery } from '@tanstack/react-query';
import type { Role } from '#domain/people/roles.ts';
import { demoQuery } from '../../shared/api/demo.ts';
import { useWords } from '../../shared/i18n/words.tsx';

/** Says that this is a demo, and lists who can sign in; nothing without one. */
export function DemoPeople() {
  const { t } = useWords();
  const { data: demo } = useQuery(demoQuery);
  if (demo === undefined || demo === null) return null;
  return (
    <section aria-label={t('web.demo.title')}>
      <p>{t('web.demo.sentence')}</p>
      <p>{t('web.demo.people')}</p>
      <dl>
        {demo.people.map(({ email, password, role }) => (
          <div key={email}>
            <dt>{t(`enum.RoleType.${role as Role}`)}</dt>
            <dd>{email}</dd>
            <dd>
              <code>{password}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
