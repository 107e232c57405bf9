/** What stands in the registration window; the country by its two letters. */
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
