export { maskedMail, maskedMobile } from './maskedContact.ts';
export { readFullMobile } from './mobileNumber.ts';
