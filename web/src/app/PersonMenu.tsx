import { Menu, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { initials } from '../shared/format/initials.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useChooseLanguage } from '../shared/session/language-choice.tsx';
import { stopPush } from '../shared/session/push.ts';
import { signOut, switchRole, useActing, useActiveRole, useMe } from '../shared/session/session.ts';
import { changeSettings, useSettings } from '../shared/session/settings.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { Problem } from '../shared/ui/Problem.tsx';
import styles from './PersonMenu.module.css';

const THEMES = ['auto', 'light', 'dark'] as const;

/** Menu of the signed-in person: role, language, colour scheme and sign-out. */
export function PersonMenu() {
  const { t, language } = useWords();
  const me = useMe();
  const acting = useActing();
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  const { theme = 'auto', shortcuts = true } = useSettings();
  const active = useActiveRole();
  const others = me.roles.filter((role) => role !== active);

  async function change(roleId: string) {
    await switchRole(roleId);
    queryClient.clear();
    // A building of one organization does not exist in another.
    await navigate({ to: '/', search: { building_id: undefined } });
  }
  /**
   * Signs out. Push messages stop first, so that the next user of this browser does not see them.
   */
  async function leave() {
    await stopPush().catch(() => undefined);
    await signOut();
  }
  // Sidebar and page stay where they are if the service does not answer.
  const act = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });
  return (
    <>
      <Problem error={act.error} />
      <Menu position="top-start" width={240} withinPortal>
        <Menu.Target>
          <UnstyledButton className={styles['person']}>
            <span aria-hidden className={styles['tile']}>
              {initials(me.name)}
            </span>
            <span className={styles['words']}>
              <span className={styles['name']}>{me.name}</span>
              {active !== undefined && (
                <small className={styles['role']}>
                  {[
                    t(`enum.RoleType.${active.role_type}`),
                    active.organization_name ?? acting?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              )}
            </span>
            <Icon name="selector" size={16} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void navigate({ to: '/profile' })}>
            {t('web-navigation.profile')}
          </Menu.Item>
          {others.length > 0 && <Menu.Label>{t('web.person.switch_role')}</Menu.Label>}
          {others.map((role) => (
            <Menu.Item key={role.role_id} onClick={() => act.mutate(() => change(role.role_id))}>
              {t(`enum.RoleType.${role.role_type}`)}
              {role.organization_name !== null && `, ${role.organization_name}`}
            </Menu.Item>
          ))}
          <Menu.Label>{t('web.person.language')}</Menu.Label>
          <Menu.RadioGroup value={language}>
            {LANGUAGES.map((one) => (
              <Menu.RadioItem
                key={one}
                value={one}
                lang={one}
                closeMenuOnClick
                onChange={() => act.mutate(async () => chooseLanguage(one))}
              >
                {t(`web.language.${one}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Label>{t('web.person.theme')}</Menu.Label>
          <Menu.RadioGroup value={theme}>
            {THEMES.map((one) => (
              <Menu.RadioItem
                key={one}
                value={one}
                closeMenuOnClick
                onChange={() => act.mutate(() => changeSettings(() => ({ theme: one })))}
              >
                {t(`web.theme.${one}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={shortcuts}
            onChange={(areOn) => act.mutate(() => changeSettings(() => ({ shortcuts: areOn })))}
          >
            {t('web.shortcuts.single')}
          </Menu.CheckboxItem>
          <Menu.Item onClick={() => act.mutate(leave)}>{t('web.person.sign_out')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
