/** The page on which somebody uses a token that they got by mail. */
export function accountLink(
  publicUrl: string,
  page: 'accept-invitation' | 'reset-password' | 'confirm-email',
  token: string,
): string {
  return `${publicUrl.replace(/\/+$/, '')}/${page}?token=${token}`;
}
