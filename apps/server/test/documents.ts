import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import writeXlsxFile from 'write-excel-file/node';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const xml = (text: string) => strToU8(XML + text);
const relations = (lines: readonly [id: string, type: string, target: string][]) =>
  xml(
    `<Relationships xmlns="${PACKAGE}/relationships">${lines
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  );

/** A drawing of a right triangle with its squares, as a picture. */
export const picture = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#fff"/><path d="M120 320V120L440 320z" fill="#dbe7ff" stroke="#1d4ed8" stroke-width="6"/><path d="M120 290h30v30" fill="none" stroke="#1d4ed8" stroke-width="4"/></svg>',
    ),
  )
    .png()
    .toBuffer();

/** A Word document: a heading, a paragraph, a list of goals, a table, and a link that must not run. */
export function wordDocument(): Buffer {
  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const run = (text: string, bold = false) =>
    `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  const line = (body: string, style = '') =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${body}</w:p>`;
  const row = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${line(run(cell))}</w:tc>`).join('')}</w:tr>`;
  const body = [
    line(run('勾股定理教案'), 'Heading1'),
    line(`${run('教学目标：', true)}${run('理解勾股定理的证明，会用它求直角三角形的边长。')}`),
    line(run('一、导入'), 'Heading2'),
    line(run('观察方格纸上以直角三角形三边为边的正方形，猜想面积之间的关系。')),
    `<w:tbl>${row(['环节', '时间', '活动'])}${row(['导入', '5 分钟', '数方格'])}${row(['探究', '20 分钟', '拼图证明'])}</w:tbl>`,
    line(`<w:hyperlink r:id="r9" xmlns:r="${OFFICE}">${run('链接')}</w:hyperlink>`),
  ];
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
      ),
      '_rels/.rels': relations([['r1', 'officeDocument', 'word/document.xml']]),
      'word/_rels/document.xml.rels': xml(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="r9" Type="${OFFICE}/hyperlink" Target="javascript:document.title='run'" TargetMode="External"/></Relationships>`,
      ),
      'word/styles.xml': xml(
        `<w:styles ${W}>${[1, 2].map((n) => `<w:style w:type="paragraph" w:styleId="Heading${n}"><w:name w:val="heading ${n}"/></w:style>`).join('')}</w:styles>`,
      ),
      'word/document.xml': xml(`<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`),
    }),
  );
}

/** Two slides: a title, points of two levels, a table, and a picture. */
export async function slides(): Promise<Buffer> {
  const names = `xmlns:a="${DRAWING}" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
  const line = (text: string, level = 0) => `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const shape = (lines: string, type = 'body') =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${lines}</p:txBody></p:sp>`;
  const cells = (words: readonly string[]) =>
    `<a:tr>${words.map((word) => `<a:tc><a:txBody>${line(word)}</a:txBody></a:tc>`).join('')}</a:tr>`;
  const slide = (body: string) => xml(`<p:sld ${names}><p:cSld><p:spTree>${body}</p:spTree></p:cSld></p:sld>`);
  return Buffer.from(
    zipSync({
      'ppt/presentation.xml': xml(
        `<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="r1"/><p:sldId id="257" r:id="r2"/></p:sldIdLst></p:presentation>`,
      ),
      'ppt/_rels/presentation.xml.rels': relations([
        ['r1', 'slide', 'slides/slide1.xml'],
        ['r2', 'slide', 'slides/slide2.xml'],
      ]),
      'ppt/slides/slide1.xml': slide(
        `${shape(line('第十七章 勾股定理'), 'title')}${shape(`${line('探究面积关系')}${line('数方格', 1)}${line('拼图', 1)}${line('得出结论')}`)}<a:tbl>${cells(['a', 'b', 'c'])}${cells(['3', '4', '5'])}</a:tbl>`,
      ),
      'ppt/slides/slide2.xml': slide(
        `${shape(line('直角三角形'), 'title')}<p:pic><p:nvPicPr><p:cNvPr descr="直角三角形"/></p:nvPicPr><p:blipFill><a:blip r:embed="r1"/></p:blipFill></p:pic>`,
      ),
      'ppt/slides/_rels/slide2.xml.rels': relations([['r1', 'image', '../media/image1.png']]),
      'ppt/media/image1.png': await picture(),
    }),
  );
}

export async function workbook(): Promise<Buffer> {
  const cell = (value: string | number) => ({ value });
  const rows = [
    ['姓名', '单元一', '单元二'],
    ...['陈晓明', '林小雨', '欧阳娜娜'].map((name, at) => [name, 80 + at * 5, 91.5 - at]),
  ];
  return writeXlsxFile([{ data: rows.map((row) => row.map(cell)), sheet: '成绩' }]).toBuffer();
}

export async function pdf(pages = 3): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const image = await document.embedPng(await picture());
  for (let at = 1; at <= pages; at++) {
    const page = document.addPage([595, 842]);
    page.drawText(`Pythagoras, page ${at}`, { x: 60, y: 760, size: 28, font });
    page.drawImage(image, { x: 60, y: 420, width: 475, height: 297 });
  }
  return Buffer.from(await document.save());
}

/** A tone of so many seconds, 16 bits, 22,050 times a second. */
export function tone(seconds: number): Buffer {
  const rate = 22_050;
  const head = Buffer.alloc(44);
  const bytes = seconds * rate * 2;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  const samples = new Int16Array(seconds * rate).map((_, at) => 8_000 * Math.sin((at / rate) * 2 * Math.PI * 440));
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

export function mindMap(): Buffer {
  const topic = (title: string, ...attached: object[]) => ({ title, children: { attached } });
  const root = topic(
    '二次函数',
    topic('定义', topic('一般式'), topic('顶点式')),
    topic('图象', topic('开口'), topic('对称轴')),
    topic('应用'),
  );
  return Buffer.from(zipSync({ 'content.json': strToU8(JSON.stringify([{ title: '画布 1', rootTopic: root }])) }));
}

export const archive = (): Buffer =>
  Buffer.from(
    zipSync({
      '教案/第一课.docx': strToU8('x'.repeat(2_000)),
      '教案/': new Uint8Array(),
      '练习.pdf': strToU8('x'.repeat(500)),
    }),
  );

export const program = `# 求最大公约数
def gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a

print(gcd(84, 36))  # 12
`;
