/** Specification 1, section 4: "the current version". */
export const APP_VERSION = '1.0.3';
