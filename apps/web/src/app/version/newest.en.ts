import type { SameTexts } from '../../platform/text.js';
import type { zh } from './newest.zh.js';

export const en = {
  looking: 'Looking for a new version',
  moved: 'You are on the new version',
  newest: 'You are on the newest version',
  unknown: 'The new version cannot be looked up',
  unknownHint: 'Please check the network and try again.',
  change: {
    places: 'Officers switch stage and school, principals the stage; a switch leads home.',
    profile: 'Personal info: your details, a picture to add or remove.',
    upgrade: 'Upgrades are announced, and you return to your page by itself afterwards.',
    pen: 'A pen that connects is told in the bottom right corner.',
    thread: 'The whole way works: choose, compose, publish, mark, analyse, learn from mistakes.',
  },
} as const satisfies SameTexts<typeof zh>;
