import { setImmediate } from 'node:timers/promises';
import type { Archive } from '@zhibi/files';
import { DeclaresEntities, NotXml, type XmlEvents, XmlStream } from '@zhibi/files/xml';
import { Problem } from '../problem.js';
import { orRefuseLater } from './refused.js';

/** Other calls are answered after so many bytes. */
const PIECE = 256 * 1024;

/** Reads an XML file of an archive piece by piece; where there is none nothing is met, one that is broken or declares entities is refused in words. */
export const readXml = (archive: Archive, name: string, events: XmlEvents): Promise<void> =>
  orRefuseLater(async () => {
    const pieces = archive.pieces(name);
    if (pieces === undefined) return;
    const stream = new XmlStream(events);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      let read = 0;
      for (const piece of pieces) {
        stream.write(decoder.decode(piece, { stream: true }));
        read += piece.length;
        if (read < PIECE) continue;
        read = 0;
        await setImmediate();
      }
      stream.write(decoder.decode());
      stream.close();
    } catch (error) {
      throw isNoXml(error) ? new Problem('invalid', 'broken-file') : error;
    }
  });

/** A TypeError is what the decoder says of bytes that are no UTF-8. */
const isNoXml = (error: unknown): boolean =>
  error instanceof NotXml || error instanceof DeclaresEntities || error instanceof TypeError;
