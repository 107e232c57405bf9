/** The home page in tests of flows: see `bareHome.ts`. */
export default function BareHome() {
  return null;
}
