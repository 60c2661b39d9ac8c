import { testEngine } from './cases.mjs';
import { firefox } from './firefox.mjs';

testEngine(firefox);
