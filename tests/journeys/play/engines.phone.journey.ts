import { playEveryEngine } from './everyEngine.ts';

playEveryEngine('phone');
