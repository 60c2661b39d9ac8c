import { testEngine } from './cases.mjs';
import { webkit } from './webkit.mjs';

testEngine(webkit);
