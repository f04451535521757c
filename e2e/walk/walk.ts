import type { WalkWorld, Who } from './world.js';

/** By whom a screen is opened, `also` where one address is another page to others, and with which queries. */
export interface Walk {
  who: Who;
  also?: Who;
  queries: ((w: WalkWorld) => string)[];
}
