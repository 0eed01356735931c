import './shared/ui/base.css';
import { loadExpected } from './app/expected.ts';
import { openSession } from './shared/session/session.ts';

// The service is asked before the browser has read the application.
const opening = openSession();
loadExpected();
const { showApplication } = await import('./app/show-application.tsx');
await showApplication(await opening);
