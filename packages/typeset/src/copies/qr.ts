import QRCode, { type QRCodeMaskPattern } from 'qrcode';

const PT = 72 / 25.4;

/** A QR code in drawing operators: its top left corner and side in mm, without the quiet zone, which the margin of the page gives. */
export type DrawQr = (text: string, at: { xMm: number; yMm: number; sizeMm: number }, pageHeightMm: number) => string;

/**
 * Draws the QR codes of one print run as rectangles: sharp at every resolution. Level M survives a seventh of it being covered. The first
 * code tries all eight masks and the others take the one that it chose: readers read any, and trying them is most of the work.
 */
export function openQr(): DrawQr {
  let maskPattern: QRCodeMaskPattern | undefined;
  return (text, at, pageHeightMm) => {
    const code = QRCode.create(segmentsOf(text), { errorCorrectionLevel: 'M', maskPattern });
    maskPattern ??= code.maskPattern;
    return drawn(code.modules, at, pageHeightMm);
  };
}

/** What the two smallest codes hold at level M, of capitals and digits or of bytes. */
const [SMALLEST_SIGNS, SMALL_BYTES] = [20, 26];

/** The library looks for the shortest mixture of kinds, which takes as long as the code itself and makes no short text smaller. */
function segmentsOf(text: string): string | QRCode.QRCodeSegment[] {
  if (text.length <= SMALLEST_SIGNS && /^[\dA-Z $%*+./:-]+$/.test(text)) return [{ data: text, mode: 'alphanumeric' }];
  const bytes = Buffer.from(text);
  return bytes.length <= SMALL_BYTES ? [{ data: bytes, mode: 'byte' }] : text;
}

function drawn(modules: QRCode.BitMatrix, at: { xMm: number; yMm: number; sizeMm: number }, pageHeightMm: number) {
  const unit = ((at.sizeMm / modules.size) * PT).toFixed(5);
  const left = (at.xMm * PT).toFixed(4);
  const top = ((pageHeightMm - at.yMm) * PT).toFixed(4);
  const parts = [`${unit} 0 0 -${unit} ${left} ${top} cm`];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      parts.push(`${start} ${row} ${column - start + 1} 1 re`);
    }
  }
  return `q ${parts.join(' ')} f Q`;
}
