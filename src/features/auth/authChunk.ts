/** Everything of getting in that the first screen does not need; one chunk, loaded at the first use. */
export { HeaderPanel } from './header/HeaderPanel.tsx';
export { LoginModal } from './login/LoginModal.tsx';
export { ForgotModal } from './recover/ForgotModal.tsx';
export { PasswordModal } from './recover/PasswordModal.tsx';
export { RegisterModal } from './register/RegisterModal.tsx';
