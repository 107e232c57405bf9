/** The VIP ranks of the brand: what each asks for and brings, and where the member stands. */
export { Vip } from './Vip.tsx';
