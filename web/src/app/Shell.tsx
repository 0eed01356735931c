import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Bell } from '../features/notifications/Bell.tsx';
import { useWords } from '../shared/i18n/words.tsx';
import { Live } from '../shared/live/Live.tsx';
import { useSession } from '../shared/session/session.ts';
import { Mark } from '../shared/ui/Mark.tsx';
import { useFocusRetention } from '../shared/ui/focus-retention.ts';
import { UndoProvider } from '../shared/ui/undo.tsx';
import { BuildingChoice } from './BuildingChoice.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Navigation } from './Navigation.tsx';
import { OtherOrganizationBanner } from './OtherOrganizationBanner.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import styles from './Shell.module.css';
import { SignInAgain } from './SignInAgain.tsx';

/** Frame around every page of a signed-in person. */
export function Shell() {
  const { t } = useWords();
  const session = useSession();
  const { pathname } = useLocation();
  const [isOpen, { open, close }] = useDisclosure();
  useEffect(close, [pathname, close]);
  useFocusRetention();
  if (session.kind === 'signed-out') return null;
  const side = (
    <>
      <BuildingChoice />
      <Navigation />
      <PersonMenu />
    </>
  );
  return (
    <UndoProvider>
      <div className={styles['shell']}>
        <a href="#main" className={styles['skip']}>
          {t('web.shell.skip')}
        </a>
        <aside className={styles['side']}>
          <Mark />
          {side}
        </aside>
        <header className={styles['top']}>
          <Burger
            className={styles['burger']}
            opened={isOpen}
            onClick={open}
            aria-label={t('web.shell.menu')}
            size="sm"
          />
          <div className={styles['topMark']}>
            <Mark />
          </div>
          <div className={styles['tools']}>
            <PaletteButton />
            <Bell />
          </div>
        </header>
        <Drawer
          opened={isOpen}
          onClose={close}
          size={280}
          title={<Mark />}
          closeButtonProps={{ 'aria-label': t('web.shell.close') }}
        >
          <div className={styles['drawer']}>{side}</div>
        </Drawer>
        <main id="main" tabIndex={-1} className={styles['main']}>
          <ConnectionLine />
          <DemoBanner />
          <OtherOrganizationBanner />
          <CurrentPage />
        </main>
        <Live />
        <LeaveGuard />
        {session.isEnded && <SignInAgain />}
      </div>
    </UndoProvider>
  );
}
