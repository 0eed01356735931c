import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startLanguage } from './app/start-language.ts';
import { openSession } from './shared/session/session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
const session = await openSession();
const start = await startLanguage(session);
createRoot(root).render(
  <StrictMode>
    <App start={start} />
  </StrictMode>,
);
