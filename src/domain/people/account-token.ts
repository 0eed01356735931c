/** Purposes of links in account mails. */
export const ACCOUNT_TOKEN_PURPOSES = ['Invitation', 'PasswordReset', 'EmailChange'] as const;
export type AccountTokenPurpose = (typeof ACCOUNT_TOKEN_PURPOSES)[number];
