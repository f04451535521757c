import { z } from 'zod';
import type { StudentProfile } from './student-data.js';
import { escapeHtml, htmlPage, htmlTable, type TakenFile } from './taken-file.js';

/** The first page of what was taken out: who it is about, and a list of the files in the order of their folders. */
export function takenIndex(
  { student, classes, takenOutAt }: StudentProfile,
  taken: readonly Pick<TakenFile, 'path' | 'title'>[],
): string {
  const facts = [
    ['姓名 Name', student.name],
    ['学号 Student number', student.studentNo],
    ['账号 Account', student.account],
    ['出生日期 Birthday', student.birthday],
    ['班级 Class', student.className],
    ['导出时间 Taken out at', takenOutAt],
  ].map(([name, value]) => [name ?? '', value ?? '—']);
  const stays = classes.map(({ className, fromOn, toOn }) => [className, fromOn, toOn ?? '—']);
  const links = taken.map(
    ({ path, title }) =>
      `<li><a href="${addressOf(path)}">${escapeHtml(title || path)}</a> <small>${escapeHtml(path)}</small></li>`,
  );
  return htmlPage(
    `${student.name ?? ''} ${student.studentNo ?? ''}`.trim(),
    `${htmlTable(['项目 Item', '内容 Content'], facts)}
<h2>历年班级 · Classes</h2>
${htmlTable(['班级 Class', '从 From', '到 To'], stays)}
<h2>文件 · Files</h2>
<p>每个 .json 文件的字段说明在 <a href="schema.json">schema.json</a>；笔迹为 W3C InkML。<br>The fields of each .json file are described in <a href="schema.json">schema.json</a>; ink is W3C InkML.</p>
<ul>${links.join('\n')}</ul>`,
  );
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Which file holds what: JSON Schema for every kind of JSON file, and the kind of each file. */
export function describedBy(taken: readonly TakenFile[]) {
  const known = new Map(taken.flatMap(({ schema }) => (schema === undefined ? [] : [[schema.name, schema.schema]])));
  return {
    ink: 'W3C InkML 2011: X and Y in 0.01 mm from the top left corner of the page, F is pressure 0..255, T is milliseconds since the stroke began',
    schemas: Object.fromEntries([...known].map(([name, schema]) => [name, z.toJSONSchema(schema)])),
    files: taken.map(({ path, title, schema }) => ({ path, title, schema: schema?.name ?? null })),
  };
}
