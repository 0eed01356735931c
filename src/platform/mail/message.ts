/** One mail to one person. `to` is a bare address; `text` has the same content as `html`. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /**
   * Identifies the message, so that a mailbox can drop a duplicate. Letters, digits and hyphens.
   */
  readonly id?: string;
  /** Reply address; absent: the sender. A bare address. */
  readonly reply_to?: string;
  /** An attached PDF. */
  readonly attachment?: { readonly file_name: string; readonly content: Buffer };
  /** Address for one-click unsubscription, without confirmation (RFC 8058). */
  readonly unsubscribe_url?: string;
  /** Organization of the mail; absent: the platform. */
  readonly organization_id?: string;
}

export interface MailTransport {
  /**
   * Sends a mail, or rejects. `kept_as` is the name of the file if mail is stored in a folder
   * instead. Rejects with a PermanentFailure if a retry would not help.
   */
  send(message: MailMessage): Promise<{ kept_as?: string }>;
  /** Accepts no more mail and waits for what is being sent. */
  close(): Promise<void>;
}
