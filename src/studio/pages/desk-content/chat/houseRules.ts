const maxRule = 150;

/** The rules of a house text, one for each of its lines, without marks of lists and without Markdown. */
export const houseRules = (rules: string): readonly string[] => [
  ...new Set(
    rules
      .split('\n')
      .map((line) =>
        line
          .replaceAll(/[*_`#>]/g, '')
          .replace(/^\s*-\s+/, '')
          .trim(),
      )
      .filter((line) => line.length > 2)
      .map((line) => (line.length > maxRule ? `${line.slice(0, maxRule - 1)}…` : line)),
  ),
];
