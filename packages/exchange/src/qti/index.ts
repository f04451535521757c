import type { Form } from '../model.js';
import type { QtiVersion } from './dialect.js';
import { readQti } from './read.js';
import { encodeQti } from './write.js';

/** A package of QTI in one version. All are read alike: a package says its version itself. */
export const qti = (version: QtiVersion): Form => ({ read: readQti, encode: (writing) => encodeQti(version, writing) });
