/** One text message; `to` in E.164. */
interface TextMessage {
  readonly to: string;
  readonly text: string;
  /** Organization of the message; absent: the platform. */
  readonly organization_id?: string;
}

export interface SmsTransport {
  /**
   * Sends a text message. `kept_as` is the name of the file if messages are stored in a folder
   * instead. Rejects with a PermanentFailure if a retry would not help.
   */
  send(message: TextMessage): Promise<{ kept_as?: string }>;
}
