import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lockFile } from '../places.ts';

/** The approved state: hashes only, no pictures. */
export interface Lock {
  /** Hash of the calibration picture; machines with the same value can compare hashes. */
  readonly calibration: string;
  readonly cells: Readonly<Record<string, LockEntry>>;
}

export interface LockEntry {
  readonly input: string;
  /** First 32 hex digits of the picture's SHA-256. */
  readonly pixels: string;
  /** `390x844`. */
  readonly size: string;
}

const empty: Lock = { calibration: '', cells: {} };

export function readLock(file = lockFile): Lock {
  return existsSync(file) ? parseLock(readFileSync(file, 'utf8')) : empty;
}

/** One sorted line per cell, so that branches that approve different cells merge without conflicts. */
export function writeLock({ calibration, cells }: Lock, file = lockFile): void {
  const lines = Object.entries(cells)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, { input, pixels, size }]) => `    ${JSON.stringify(name)}: ${JSON.stringify(`${input} ${pixels} ${size}`)}`);
  writeFileSync(file, `{\n  "calibration": ${JSON.stringify(calibration)},\n  "cells": {\n${lines.join(',\n')}\n  }\n}\n`);
}

function parseLock(text: string): Lock {
  const { calibration, cells } = JSON.parse(text) as { calibration: string; cells: Readonly<Record<string, string>> };
  return {
    calibration,
    cells: Object.fromEntries(
      Object.entries(cells).map(([name, line]) => {
        const [input = '', pixels = '', size = ''] = line.split(' ');
        return [name, { input, pixels, size }];
      }),
    ),
  };
}
