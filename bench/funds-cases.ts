import { runBank } from './bank-case.ts';
import { runFiles } from './files-case.ts';
import type { FundsCase } from './funds-case.ts';
import { runLetters } from './letters-case.ts';
import { runOrganizations } from './organizations-case.ts';
import { runReminders } from './reminders-case.ts';
import { runSending } from './sending-case.ts';
import { runStatements } from './statements-case.ts';

export const fundsCases: readonly FundsCase[] = [
  { name: 'send call for funds', run: runSending },
  { name: 'letters of a call', run: runLetters },
  { name: 'files', run: runFiles },
  { name: 'organizations', run: runOrganizations },
  { name: 'bank file', run: runBank },
  { name: 'statements of charges', run: runStatements },
  // Last: the services draw and send the letters of 50,000 owners for minutes after it.
  { name: 'payment reminders', run: runReminders },
];
