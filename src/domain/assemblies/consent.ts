/** Form in which an owner agreed to be convened by e-mail (art. 3.87 §3). */
export const CONSENT_MEANS = ['Paper', 'Email', 'Online'] as const;
