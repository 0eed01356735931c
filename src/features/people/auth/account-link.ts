/** Makes the URL of the page on which a person uses a token from a mail. */
export function accountLink(
  publicUrl: string,
  page: 'accept-invitation' | 'reset-password' | 'confirm-email',
  token: string,
): string {
  return `${publicUrl.replace(/\/+$/, '')}/${page}?token=${token}`;
}
