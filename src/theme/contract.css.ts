import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenShape, variableName } from './tokens.ts';

export const vars = createGlobalThemeContract(tokenShape, (_, path) => variableName(path));
