import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Bell } from '../features/notifications/Bell.tsx';
import { useWords } from '../shared/i18n/words.tsx';
import { Live } from '../shared/live/Live.tsx';
import { lazyComponent } from '../shared/routing/lazy-component.ts';
import { useOwnerId, useSession } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyPart, PartFailure } from '../shared/ui/LazyPart.tsx';
import { Mark } from '../shared/ui/Mark.tsx';
import { PageTabsProvider } from '../shared/ui/PageTabs.tsx';
import { useFocusRetention } from '../shared/ui/focus-retention.ts';
import { runLoaded } from '../shared/ui/opener.ts';
import { UndoProvider } from '../shared/ui/undo.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
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
import { usePageTabs } from './use-page-tabs.ts';

const MenuDrawer = lazyComponent(() => import('./MenuDrawer.tsx'), 'MenuDrawer');
/** Loaded when a session ends: its form is a large part of what a first page would need. */
const SignInAgain = lazyComponent(() => import('./SignInAgain.tsx'), 'SignInAgain');

/** Frame around every page of a signed-in person. */
export function Shell() {
  const session = useSession();
  if (session.kind === 'signed-out') return null;
  return <Frame isEnded={session.isEnded} />;
}

function Frame({ isEnded }: { readonly isEnded: boolean }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isOwner = useOwnerId() !== null;
  const tabs = usePageTabs();
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, { open, close }] = useDisclosure(false, { onOpen: () => setOpened(true) });
  useEffect(close, [pathname, close]);
  useFocusRetention();
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
        <aside className={styles['side']} data-owner={isOwner || undefined}>
          <Mark />
          {side}
        </aside>
        <div className={styles['sheet']}>
          <header className={styles['top']}>
            <UnstyledButton
              className={styles['burger']}
              aria-label={t('web.shell.menu')}
              aria-expanded={isOpen}
              onPointerEnter={() => void MenuDrawer.preload()}
              onClick={() => runLoaded(MenuDrawer.preload, open)}
            >
              <Icon name="menu" size={20} />
            </UnstyledButton>
            <div className={styles['topMark']}>
              <Mark />
            </div>
            <Breadcrumb />
            <PaletteButton>
              <Bell />
            </PaletteButton>
          </header>
          <main id="main" tabIndex={-1} className={styles['main']}>
            <ConnectionLine />
            <DemoBanner />
            <OtherOrganizationBanner />
            <PageTabsProvider value={tabs}>
              <CurrentPage />
            </PageTabsProvider>
          </main>
        </div>
        {wasOpened && (
          <LazyPart failure={PartFailure}>
            <MenuDrawer isOpen={isOpen} onClose={close}>
              {side}
            </MenuDrawer>
          </LazyPart>
        )}
        <Live />
        <LeaveGuard />
        {isEnded && (
          <LazyPart failure={PartFailure}>
            <SignInAgain />
          </LazyPart>
        )}
      </div>
    </UndoProvider>
  );
}
