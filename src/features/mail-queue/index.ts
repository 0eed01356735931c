export { enqueueMail } from './repository.ts';
export { createMailSender } from './mail-sender.ts';
