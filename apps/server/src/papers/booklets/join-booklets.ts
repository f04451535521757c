import type { Services } from '../../platform/services.js';
import { typesetterOf } from '../layout/typesetter.js';

/** Booklets one after the other, each on sheets of its own when they are printed on both sides. */
export const joinBooklets = (services: Pick<Services, 'app'>, pdfs: readonly Uint8Array[]): Promise<Uint8Array> =>
  typesetterOf(services).joinPdfs([...pdfs]);
