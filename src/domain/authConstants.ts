/** Values of sign-in and registration that the specification fixes, apart from the others: the first screen does not need them. */
export const authConstants = {
  /** A user with this password must change it on sign-in. */
  defaultPassword: '123456',
  /** `registerMethod` of a registration. */
  registerMethod: 'WEB',
  /** `X-Gateway-Version` of the trial call. */
  gatewayVersion: '3',
  /** Cooldown before another code if firebase sends the codes, in seconds. */
  firebaseCountdown: 60,
  /** Minimum time between two requests of a sign-in code, in milliseconds. */
  loginSmsThrottle: 1_000,
  /** Minimum time between two captcha images, in milliseconds. */
  captchaRefresh: 1_000,
  /** Lock after too many codes, in milliseconds. */
  phoneAuthWait: 300_000,
  /** Delay from leaving the country field until its list closes, in milliseconds. */
  countryListDelay: 200,
} as const;
