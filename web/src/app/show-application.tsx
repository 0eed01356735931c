import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Session } from '../shared/session/session.ts';
import { App } from './App.tsx';
import { startLanguage } from './start-language.ts';

/** Shows the application once it has the messages of its language. */
export async function showApplication(session: Session): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  const start = await startLanguage(session);
  createRoot(root).render(
    <StrictMode>
      <App start={start} />
    </StrictMode>,
  );
}
