import type { Brand } from '../../../manifest/index.ts';

/** A person who began on a version may finish by its rules for so long after another one replaced it. */
export const finishWithinMs = 3_600_000;

type Part = (now: Brand, begun: Brand) => Partial<Brand>;

/**
 * Settings that decide what forms ask for and accept. They stay as they were when the page was opened. Everything else is as it is now,
 * and so is what an operator must be able to stop immediately: a module, an age that was raised, and every setting of trust, limits of
 * money among them. A form that such a limit refuses names it and keeps what was typed.
 */
export const formSettings = {
  registration: (now, { registration }) => {
    const minAge = Math.max(now.registration.terms.minAge, registration.terms.minAge);
    return { registration: { ...registration, terms: { ...registration.terms, minAge } } };
  },
  memberProfile: (_now, { memberProfile }) => ({ memberProfile }),
  modules: ({ modules }, begun) => ({
    modules: Object.fromEntries(
      Object.entries(modules).map(([name, isOn]) => [name, isOn && begun.modules[name as keyof typeof modules]]),
    ) as Brand['modules'],
  }),
  policies: ({ policies }, begun) => ({ policies: { ...policies, feedback: begun.policies.feedback } }),
} as const satisfies { readonly [setting in keyof Brand]?: Part };

/** The brand by which a form is judged that was opened on an earlier version of it. */
export function begunBrand(now: Brand, begun: Brand): Brand {
  return Object.values<Part>(formSettings).reduce((brand, part) => ({ ...brand, ...part(now, begun) }), now);
}
