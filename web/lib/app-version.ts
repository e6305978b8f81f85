/** Sent as `X-App-Version`; the server answers VERSION_MISMATCH to one that is too old (specification 1, section 9). */
export const APP_VERSION = '1.0.3';
