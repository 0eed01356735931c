declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  export interface StoredMail {
    readonly uid: number;
    readonly raw: string;
    readonly flags: readonly string[];
  }
  export interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    getCommandHandler(command: string): (...parts: never) => void;
    setCommandHandler(command: string, handler: (...parts: never) => void): void;
    getMailbox(path: string): { readonly messages: readonly StoredMail[] } | undefined;
    appendMessage(path: string, flags: readonly string[], date: false, raw: string | Buffer): void;
  }
  export default function hoodiecrow(options: {
    readonly plugins?: readonly string[];
    readonly storage?: object;
  }): ImapServer;
}
