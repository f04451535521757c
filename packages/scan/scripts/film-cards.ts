/**
 * Films a class of forty that holds up its code cards, with angle, blur and bad light, for a browser that takes the film for its camera:
 * npx tsx packages/scan/scripts/film-cards.ts FILE.y4m [PICTURES, 8 by default] [MANNER, lesson by default]. Seeded; prints who holds what.
 */
import { writeFileSync } from 'node:fs';
import { seeded } from '@zhibi/ink/handwriting';
import { filmCards } from '../src/simulator/card-film.js';
import { anyChoices, type SceneName, sceneManners } from '../src/simulator/card-scene.js';

const [file = '', pictures = '8', name = 'lesson'] = process.argv.slice(2);
const isManner = (word: string): word is SceneName => Object.hasOwn(sceneManners, word);
if (file === '' || !(Number(pictures) > 0) || !isManner(name))
  throw new Error(`usage: film-cards.ts FILE.y4m [PICTURES] [${Object.keys(sceneManners).join(' | ')}]`);
const random = seeded(1);
const choices = anyChoices(40, random);
writeFileSync(file, filmCards(sceneManners[name], choices, Number(pictures), random));
console.log(choices.map(({ no, letter }) => `${no}${letter}`).join(' '));
