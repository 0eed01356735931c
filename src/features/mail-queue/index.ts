export { enqueueMail, enqueueMails, type QueuedMail } from './repository.ts';
export { createMailSender } from './mail-sender.ts';
