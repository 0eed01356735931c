import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useIsFetching } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Bell } from '../features/notifications/Bell.tsx';
import { useWords } from '../shared/i18n/words.tsx';
import { Live } from '../shared/live/Live.tsx';
import { lazyPart, loadParts } from '../shared/routing/lazy-component.ts';
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

const MenuDrawer = lazyPart(() => import('./MenuDrawer.tsx'), 'MenuDrawer');
const SignInAgain = lazyPart(() => import('./SignInAgain.tsx'), 'SignInAgain');

/** Time without requests after which a page has what it needs. */
const QUIET_MS = 4_000;

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
        <LoadParts />
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

/** Loads menus and dialogs once the page has been quiet for a while. */
function LoadParts() {
  const isBusy = useIsFetching() > 0;
  useEffect(() => {
    if (isBusy) return undefined;
    const timer = setTimeout(loadParts, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return null;
}
