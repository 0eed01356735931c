/** What a link in a mail about an account serves. */
export const ACCOUNT_TOKEN_PURPOSES = ['Invitation', 'PasswordReset', 'EmailChange'] as const;
export type AccountTokenPurpose = (typeof ACCOUNT_TOKEN_PURPOSES)[number];
