/** Initial values of the registration window; the country is a two-letter code. */
export const noRegisterEntries = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  qqNum: '',
  mobileNum: '',
  recommenderId: '',
  captcha: '',
  verificationCode: '',
  affiliateCode: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  birthday: '',
  country: '',
} as const;

export type RegisterEntry = keyof typeof noRegisterEntries;
