import { ensurePagesBuilt } from './ensure.mjs';

/** Pages are set by compiled files, in specifications as in the product: made once, and anew after a change. */
export default function setup(): void {
  ensurePagesBuilt();
}
