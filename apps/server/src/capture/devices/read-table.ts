import readExcelFile from 'read-excel-file/node';

const MOST_LINES = 5_000;

/** The cells of a table as texts, line by line; undefined where it is no table that can be read. Judged by its bytes. */
export async function readTable(content: Buffer): Promise<string[][] | undefined> {
  try {
    const lines = isZip(content) ? await linesOfExcel(content) : linesOfCsv(textOf(content));
    return lines.length > MOST_LINES ? undefined : lines;
  } catch {
    return undefined; // damaged, or another kind of file under this name
  }
}

const isZip = (content: Buffer) => content.subarray(0, 2).toString('latin1') === 'PK';

async function linesOfExcel(content: Buffer): Promise<string[][]> {
  const [sheet] = await readExcelFile(content);
  return (sheet?.data ?? []).map((line) => line.map((cell) => (cell === null ? '' : String(cell).trim())));
}

/** UTF-8, with or without its mark; what is not is a table of an old Chinese spreadsheet. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(content);
  }
}

/** Commas, semicolons or tabs between cells; quotes around those that hold one. */
function linesOfCsv(text: string): string[][] {
  const mark = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const between = ['\t', ';', ','].find((sign) => mark.includes(sign)) ?? ',';
  const lines: string[][] = [];
  let [line, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === between || sign === '\n') {
      line.push(cell.trim());
      cell = '';
      if (sign === '\n') {
        lines.push(line);
        line = [];
      }
    } else cell += sign;
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell.trim()]);
  return lines;
}
