export const help = `Usage: npm run snapshots -- [options]

Draws every screen that a change can reach, compares it with the approved pictures to the last
pixel, and writes a report that opens from disk. Equal pictures get their new input hash in the
lock; a different one is only approved by --approve.

  --plan              only say what would be drawn, and how long it takes
  --check             draw nothing; fail when the lock does not describe the sources
  --whole             draw the whole plan, not only what changed
  --since <revision>  draw what files changed since a revision can reach
  --base <revision>   commit whose pictures are "before" (otherwise where this branch left main)
  --story <text>      only stories whose name holds the text
  --tier <name>       only a tier of the plan; may be given several times
  --sample <n>        at most n pictures, spread over the plan
  --repeat <n>        draw each picture n times; one that differs is unstable

  --approve <group>   take a group of the last report into the lock: g1, g2, … or --all;
                      with --whole: of the run that is made now, so that one command makes a lock
  --brand <name>      contact sheet of a brand: one page and one picture of its key screens
  --self-test         plant faults and prove that each is found and named

  --workers <n>       browser processes side by side (otherwise two more than there are cores)
  --json              the verdict as JSON on standard output
  --help              this text

A run that breaks off carries on where it stopped.
Exit codes: 0 equal, 1 changed or faulty, 2 wrong usage, 4 this machine cannot do it.`;
