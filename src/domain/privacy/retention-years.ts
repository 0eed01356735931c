/**
 * Years of retention. Books, vouchers and their evidence: Royal Decree of 12 July 2012, art. 5 and 6.
 * Evidence for claims, and who owned and owed: Civil Code, art. 2262bis. The file of a request: GDPR art. 5(2). Time and address of
 * sign-ins: as long as misuse may be discovered, GDPR art. 5(1)(e). Audit log: as long as the books it
 * documents.
 */
export const RETENTION_YEARS = {
  Books: 7,
  Claims: 10,
  Identity: 10,
  Requests: 5,
  SignIns: 1,
  Audit: 7,
} as const;
