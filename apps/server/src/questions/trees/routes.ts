import type { House } from '../../platform/house.js';
import { keepingFor } from './keeping.js';
import { bookRoutes } from './routes-books.js';
import { treeKeepingRoutes } from './routes-trees.js';

/** The trees belong to no school: the system reads and writes them, after the door has let the maintenance in. */
export const treeRoutes = (house: House) => {
  const keeping = keepingFor(house);
  bookRoutes(house, keeping);
  treeKeepingRoutes(house, keeping);
};
