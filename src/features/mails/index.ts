import { createMailTasks } from './tasks.ts';

export { enqueueMails, type NewMail } from './enqueue-mails.ts';
export { mailSettled, type SettledMail } from './mail-settled.ts';
export { findMailOutcomes, findLatestOutcomes, type MailOutcome } from './repository.ts';

export const mailsFeature = {
  routes: [],
  tasks: createMailTasks,
};
