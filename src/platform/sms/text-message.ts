/** One text message; `to` in E.164. */
interface TextMessage {
  readonly to: string;
  readonly text: string;
  /** Whose message it is; absent: the platform's. */
  readonly organization_id?: string;
}

export interface SmsTransport {
  /**
   * Hands a text message over. `kept_as` is the name of the file when messages are kept in a folder
   * and not sent. Rejects with a PermanentFailure when trying again would not help.
   */
  send(message: TextMessage): Promise<{ kept_as?: string }>;
}
