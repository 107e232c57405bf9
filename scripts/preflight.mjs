// Plain JavaScript that any Node version parses, so that an old one prints this message instead of syntax errors.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Livery needs Node 22.18 or newer and this is ${process.versions.node}: run "npm ci" without --omit=optional, which brings its own Node, or install a newer one from nodejs.org.`,
  );
  process.exit(1);
}
