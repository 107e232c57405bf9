/** Empty replacement of the home page in story tests of flows; see `bareHome.ts`. */
export default function BareHome() {
  return null;
}
