import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compress } from 'woff2-encoder';
import { fontCutter } from '../src/fonts/instance.js';
import { readCharacterMap, readTables, tableOf } from '../src/fonts/sfnt.js';
import { standardCharacters, standardSigns } from '../src/fonts/standard-characters.js';

/**
 * `tsx extract-rest.ts COMPLETE.ttf INCOMPLETE.ttf OUT.woff2`: how `fonts/*-rest.woff2` were made, from the static fonts of
 * `@expo-google-fonts/noto-{serif,sans}-sc` 0.4.3 (92–115 MB, hence not installed) and a built font that lacked characters.
 */
const [complete, incomplete, out] = process.argv.slice(2);
if (!complete || !incomplete || !out) throw new Error('extract-rest.ts COMPLETE.ttf INCOMPLETE.ttf OUT.woff2');
const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
const has = readCharacterMap(tableOf(readTables(readFileSync(incomplete)), 'cmap'));
const chars = [...standardCharacters(), ...standardSigns()].filter((char) => !has.has(char));
const rest = fontCutter(new WebAssembly.Module(readFileSync(wasm)))(readFileSync(complete), { chars });
writeFileSync(join(out), await compress(rest));
