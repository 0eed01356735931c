import './shared/ui/base.css';
import { loadExpected } from './app/expected.ts';
import { openSession } from './shared/session/session.ts';

// Nothing is awaited at the top: the application imports from this file of the bundle, which would
// have to end first.
void openApplication();

/** Asks the service before the browser has read the application. */
async function openApplication(): Promise<void> {
  const opening = openSession();
  loadExpected();
  const { showApplication } = await import('./app/show-application.tsx');
  await showApplication(await opening);
}
