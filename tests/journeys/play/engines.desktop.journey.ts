import { playEveryEngine } from './everyEngine.ts';

playEveryEngine('desktop');
