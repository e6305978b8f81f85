/**
 * For tests only: a certificate that nobody has signed but itself, for mail.test, localhost and 127.0.0.1, valid until 2126,
 * and its key. They are here because node:crypto cannot make a certificate and not every machine has openssl. Made once with
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=mail.test`; the key opens nothing.
 */
export const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEAjwtaen7xmAe22V
QXKd3Lty7vZkg6LHheMN+AkQ0cKhRANCAATRNbLzmSG6fSGoOZIf5xMh0FwofzIa
jERmfTQGu1wArmjr0t+Q5BYzQSeBqgS+v7Ek5s8dyJR/vL8g9DggBKs1
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBpzCCAUygAwIBAgIUaQHtGC++TMqzbhzDigJKigdzywQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbWFpbC50ZXN0MCAXDTI2MTEyMjA2MzkyN1oYDzIxMjYxMDI5
MDYzOTI3WjAUMRIwEAYDVQQDDAltYWlsLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATRNbLzmSG6fSGoOZIf5xMh0FwofzIajERmfTQGu1wArmjr0t+Q5BYz
QSeBqgS+v7Ek5s8dyJR/vL8g9DggBKs1o3oweDAdBgNVHQ4EFgQU6ynpt9Y5rQpW
0zfavNo1i7GVgpkwHwYDVR0jBBgwFoAU6ynpt9Y5rQpW0zfavNo1i7GVgpkwDwYD
VR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcggltYWlsLnRlc3SCCWxvY2FsaG9zdIcE
fwAAATAKBggqhkjOPQQDAgNJADBGAiEA/r/p2i7qQCSzreoN/oAWrqel/1Covf9X
fejomX8zWKgCIQD6SQF2bsf2Np1MdrZZjshGBoN5lpbebEczCfeGgNAwIQ==
-----END CERTIFICATE-----
`,
};
