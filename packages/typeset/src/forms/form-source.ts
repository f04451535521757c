import { lineParts } from '@zhibi/content';
import QRCode from 'qrcode';
import type { FormColumn, FormSheet, FormTable } from './form-sheet.js';
import { quoted } from './quoted.js';

interface Form {
  source: string;
  files: Map<string, Uint8Array>;
}

/** The Typst of a form, and its pictures. Words are strings of Typst: nothing that stands in them is read as markup. */
export function formSource(form: FormSheet): Form {
  const files = new Map<string, Uint8Array>();
  const qr = (code: string, sizeMm: number) => {
    const path = `/qr-${files.size}.svg`;
    files.set(path, Buffer.from(qrSvg(code)));
    return `stack(dir: ttb, spacing: 1.2mm, image(${quoted(path)}, width: ${sizeMm}mm), text(size: 7pt, ${quoted(code)}))`;
  };
  const head = `stack(dir: ttb, spacing: 2.4mm, text(size: 17pt, weight: "bold", ${quoted(form.title)}), text(size: 9pt, fill: luma(35%), ${quoted(form.note)}))`;
  const facts = form.facts.map(([name, value]) => `text(fill: luma(35%), ${quoted(name)}), ${quoted(value)}`);
  const parts = [
    `#set page(paper: "a4", margin: (x: 16mm, top: 16mm, bottom: 18mm), numbering: "1 / 1")`,
    `#set text(font: ("Zhibi Song", "Zhibi Kai"), size: 10pt, lang: "zh")`,
    `#grid(columns: (1fr, auto), ${head}, ${form.qr === undefined ? '[]' : qr(form.qr, 30)})`,
    facts.length === 0
      ? ''
      : `#v(3mm)\n#grid(columns: (auto, 1fr, auto, 1fr), column-gutter: 5mm, row-gutter: 3mm, ${facts.join(', ')})`,
    ...form.tables.map((table) => tableSource(table, (code) => qr(code, 15))),
    signatureSource(form.signatures),
  ];
  return { source: parts.filter(Boolean).join('\n'), files };
}

function tableSource({ title, columns, rows, hasSum }: FormTable, qr: (code: string) => string): string {
  const aligned = columns.map(({ isNumber }) => (isNumber ? 'right' : 'left')).join(', ');
  const cell = (text: string, column: FormColumn | undefined, isBold: boolean) => {
    if (column?.isQr && text !== '') return qr(text);
    const set = column?.hasFormulas === true ? shifted(text) : quoted(text);
    return isBold ? `text(weight: "bold", ${set})` : set;
  };
  const cells = rows.flatMap((row, at) =>
    row.map((text, nth) => cell(text, columns[nth], hasSum === true && at === rows.length - 1)),
  );
  const heads = columns.map((column) => `text(fill: luma(35%), ${quoted(column.title)})`);
  const shares = columns.map(({ share }) => `${share}fr`).join(', ');
  const body = `table(columns: (${shares},), align: (${aligned},), stroke: (x, y) => (bottom: 0.4pt + luma(75%)), inset: (x: 1.5mm, y: 1.8mm), table.header(${heads.join(', ')}), ${cells.join(', ')})`;
  return `${title === '' ? '' : `#v(4mm)\n#text(size: 12pt, weight: "bold", ${quoted(title)})`}\n#v(1mm)\n#${body}`;
}

/** 2^m with its m raised, as the screen shows it. */
const shifted = (text: string): string =>
  text === ''
    ? quoted(text)
    : lineParts(text)
        .map(({ v, shift }) => (shift === undefined ? quoted(v) : `${shift === 'sup' ? 'super' : 'sub'}(${quoted(v)})`))
        .join(' + ');

const signatureSource = (signatures: readonly string[]): string =>
  signatures.length === 0
    ? ''
    : `#v(14mm)\n#grid(columns: (${signatures.map(() => '1fr').join(', ')},), column-gutter: 12mm, ${signatures
        .map(
          (who) => `stack(dir: ttb, spacing: 2mm, line(length: 100%, stroke: 0.5pt), text(size: 9pt, ${quoted(who)}))`,
        )
        .join(', ')})`;

/** A QR as rectangles: sharp at every resolution. */
function qrSvg(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) =>
    modules.get(Math.floor(at / size), at % size),
  );
  const squares = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size + 2} ${size + 2}"><path d="${squares}"/></svg>`;
}
