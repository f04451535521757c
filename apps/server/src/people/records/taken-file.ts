import type { z } from 'zod';
import type { Db } from '../../platform/db.js';

/** One file of what is taken out about a student. */
export interface TakenFile {
  /** In the zip, with its folders. */
  path: string;
  /** As the list of files names it. */
  title: string;
  content: string | { sha256: string };
  /** What its JSON holds, field by field: `schema.json` tells it to whoever reads it with another program. */
  schema?: TakenSchema;
}

export interface TakenSchema {
  name: string;
  schema: z.ZodType;
}

/** A file of JSON, with what describes it. */
export const takenJson = (
  { path, title, name, schema }: Pick<TakenFile, 'path' | 'title'> & TakenSchema,
  told: unknown,
): TakenFile => ({ path, title, content: JSON.stringify(told, null, 2), schema: { name, schema } });

/** What a domain has about a student. Marks that were not given back yet are the school's, and come along: it is the school that asks. */
export type TakeOutPart = (
  db: Db,
  of: { schoolId: string; studentId: string; timeZone: string },
) => Promise<readonly TakenFile[]>;

/** A name as a part of a path that every system can unpack. */
export const inPath = (name: string): string =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what file systems refuse
    .replace(/[\\/:*?"<>|\u0000-\u001f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 60) || '-';

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page that needs nothing but a browser. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:15px/1.6 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2129}table{border-collapse:collapse;width:100%}th,td{border:1px solid #ccc;padding:.35rem .6rem;text-align:left;vertical-align:top}svg,img{max-width:100%;border:1px solid #ddd;margin:.4rem 0}small{color:#666}</style>
</head><body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`;

/** Every text as it is: nothing that somebody wrote becomes markup. */
export const htmlTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((one) => `<th>${escapeHtml(one)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
