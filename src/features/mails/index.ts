import { discloseMails } from './disclosure-repository.ts';
import { eraseMails } from './erasure-repository.ts';
import { tables } from './tables.ts';
import { createMailTasks } from './tasks.ts';

export { enqueueLetterMails, enqueueMails } from './enqueue-mails.ts';
export { mailSettled, type SettledMail } from './mail-settled.ts';
export {
  findMailOutcomes,
  findLatestOutcomes,
  withdrawMails,
  type MailOutcome,
} from './repository.ts';

export const mailsFeature = {
  tables,
  disclosure: discloseMails,
  erasure: eraseMails,
  routes: [],
  tasks: createMailTasks,
};
