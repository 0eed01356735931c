import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useChooseLanguage } from '../shared/session/language-choice.tsx';
import { stopPush } from '../shared/session/push.ts';
import { signOut, switchRole, useActiveRole, useMe } from '../shared/session/session.ts';
import { changeSettings, useSettings } from '../shared/session/settings.ts';
import { AnchoredMenu } from '../shared/ui/Anchored.tsx';
import type { Opener } from '../shared/ui/opener.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** Choices in the menu of the signed-in person. */
export function PersonChoices(
  props: Opener & {
    /** Shows the error of a choice, also once the menu is closed; null when another one begins. */
    readonly onError: (error: Error | null) => void;
  },
) {
  const { t, language } = useWords();
  const { onError, ...opener } = props;
  const { mutate: act } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onMutate: () => onError(null),
    onError,
  });
  const me = useMe();
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
  return (
    <AnchoredMenu {...opener} position="top-start" width={240}>
      <Menu.Item onClick={() => void navigate({ to: '/profile' })}>
        {t('web-navigation.profile')}
      </Menu.Item>
      {others.length > 0 && <Menu.Label>{t('web.person.switch_role')}</Menu.Label>}
      {others.map((role) => (
        <Menu.Item key={role.role_id} onClick={() => act(() => change(role.role_id))}>
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
            onChange={() => act(async () => chooseLanguage(one))}
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
            onChange={() => act(() => changeSettings(() => ({ theme: one })))}
          >
            {t(`web.theme.${one}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.CheckboxItem
        checked={shortcuts}
        onChange={(areOn) => act(() => changeSettings(() => ({ shortcuts: areOn })))}
      >
        {t('web.shortcuts.single')}
      </Menu.CheckboxItem>
      <Menu.Item onClick={() => act(leave)}>{t('web.person.sign_out')}</Menu.Item>
    </AnchoredMenu>
  );
}
