/** One mail to one person. `to` is a bare address; `text` says all that `html` says. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Names the message: a mailbox that gets it twice may show it once. Letters, digits and hyphens. */
  readonly id?: string;
  /** Whom an answer goes to; absent: the sender. A bare address. */
  readonly reply_to?: string;
  /** A PDF that goes with it. */
  readonly attachment?: { readonly file_name: string; readonly content: Buffer };
  /** Where one click, without a question, ends mails of this kind (RFC 8058). */
  readonly unsubscribe_url?: string;
  /** Whose mail it is; absent: the platform's. */
  readonly organization_id?: string;
}

export interface MailTransport {
  /**
   * Hands a mail over, or rejects. `kept_as` is the name of the file when mail is kept in a folder
   * and not sent. Rejects with a PermanentFailure when trying again would not help.
   */
  send(message: MailMessage): Promise<{ kept_as?: string }>;
  /** Takes no more mail and waits for what is under way. */
  close(): Promise<void>;
}
