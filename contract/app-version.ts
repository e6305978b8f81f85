/**
 * The product's version (specification 1, section 9). A client sends it as `X-App-Version` and is answered VERSION_MISMATCH
 * when it is too old. `package.json` says the same, which a test sees to. What the built-in notice tells of as 1.6.0 is the
 * specification's too (section 3): the version of a notice, by which it is dismissed.
 */
export const APP_VERSION = '1.0.3';
