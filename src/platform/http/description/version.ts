/** API version, not of the software: it follows semantic versioning. */
export const API_VERSION = '1.6.0';
