import { loginFlags, registrationModes } from '../../domain/loginFlags.ts';
import { useBrand } from '../../runtime/brand/index.ts';

/** Whether the brand offers a registration form at all. `DIRECTREG3` only decides on the header's button. */
export const useMayRegister = () => registrationModes(loginFlags(useBrand().modules)).length > 0;
