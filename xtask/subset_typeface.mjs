// Cuts a typeface down to what the page draws: `node subset_typeface.mjs FILE` replaces the file.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The weights that the style sheets use. */
const weights = { min: 400, max: 800 };

/** ASCII, all letters of Latin-1, for names, and the signs of the page's texts. */
const ranges = [[0x20, 0x7e], [0xc0, 0xf6], [0xf8, 0xff]];
const signs = '\u00a0\u00ad«»·©ŒœŸ–—’“”„…\u2009\u202f−↑↓';

const [file] = process.argv.slice(2);
const characters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)));
// Kerning and ligatures only: fractions and the letters of other languages would add 2.5 kB.
const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: ['kern', 'liga'], noHinting: true };
await writeFile(file, await subsetFont(await readFile(file), characters.join('') + signs, options));
