import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Confirmation, type AskedAction } from './AskFirst.tsx';
import { Icon } from './Icon.tsx';

/** Menu of destructive actions that are seldom needed, each with its confirmation. */
export function MoreActions({ actions }: { readonly actions: readonly AskedAction[] }) {
  const { t } = useWords();
  // As of opening the dialog: what is confirmed is what was shown, even if the record changes behind it.
  const [asked, ask] = useState<AskedAction>();
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" px={8} aria-label={t('web.more_actions')}>
            <Icon name="dots" size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item
              key={action.label}
              color="red"
              onClick={() => ask({ ...action, isDestructive: true })}
            >
              {action.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked !== undefined && <Confirmation action={asked} onClose={() => ask(undefined)} />}
    </>
  );
}
