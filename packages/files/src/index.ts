export { FileFault } from './file-fault.js';
export { type Decoded, decodePiece, decodeText, type Encoding } from './text/decode-text.js';
export { encodeGb18030 } from './text/encode-gb18030.js';
export { concat } from './zip/concat.js';
export { type Entry, listZip, type ReadRange } from './zip/directory.js';
export { isGzip, withoutGzip } from './zip/gunzip.js';
export { type Archive, isZip, openZip, type ZipLimits } from './zip/open-zip.js';
export { zipOf } from './zip/zip-of.js';
