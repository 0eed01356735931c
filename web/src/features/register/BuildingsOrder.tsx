import { Menu, UnstyledButton } from '@mantine/core';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useAddress } from '../../shared/ui/filters.ts';
import styles from './register.module.css';

/** Order of the buildings: by urgency, or by name. */
export function BuildingsOrder() {
  const { t } = useWords();
  const { search, set } = useAddress();
  const isByUrgency = (search['sort'] ?? '') === '';
  return (
    <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton className={styles['order']}>
          {t(isByUrgency ? 'web-register.buildings.by_urgency' : 'web-register.buildings.by_name')}
          <Icon name="chevron-down" size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => set({ sort: '' })}>
          {t('web-register.buildings.by_urgency')}
        </Menu.Item>
        <Menu.Item onClick={() => set({ sort: 'name' })}>
          {t('web-register.buildings.by_name')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
