/** One piece of a section: words, a step of an ordered list, an item of a plain one, or a picture by its name. */
export interface Block {
  kind: 'words' | 'step' | 'item' | 'picture';
  text: string;
  /** Of a picture: its name, without language and ending. */
  name?: string;
}

/** A screen that a page tells of; `role` where the same address is another screen to that role. */
export interface ToldScreen {
  path: string;
  role?: string;
}

export interface Section {
  /** '' for what stands before the first heading. */
  anchor: string;
  title: string;
  screens: readonly ToldScreen[];
  blocks: readonly Block[];
}

export interface ManualPage {
  /** `area/page`: what an address names it by. */
  id: string;
  title: string;
  /** The roles that see the screen it is about; none: every role, or whoever has the address. A specification holds them against the screens. */
  readers: readonly string[];
  sections: readonly Section[];
}

const HEAD = /^(#{1,2}) (.+?) \{([\w-]+)\}$/;
const SCREEN = /^@ (\/[\w/]*)(?: (\w+))?$/;
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/;

interface Growing extends Omit<Section, 'screens' | 'blocks'> {
  screens: ToldScreen[];
  blocks: Block[];
}

const blockOf = (line: string): Block => {
  const picture = PICTURE.exec(line);
  if (picture) return { kind: 'picture', text: picture[1] ?? '', name: picture[2] ?? '' };
  if (/^\d+\. /.test(line)) return { kind: 'step', text: line.replace(/^\d+\. /, '') };
  if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2) };
  return { kind: 'words', text: line };
};

/**
 * The pages of one file of the manual: `# title {page}` begins a page, `## title {anchor}` a section, `@ /path ROLE` names the screen that it tells of;
 * `= ROLE ROLE` who sees it;
 * every other line is a block of its own.
 */
export function readManual(area: string, text: string): ManualPage[] {
  const pages: (Omit<ManualPage, 'readers' | 'sections'> & { readers: string[]; sections: Growing[] })[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, level, title = '', anchor = ''] = HEAD.exec(line) ?? [];
    if (level === '#') {
      pages.push({
        id: `${area}/${anchor}`,
        title,
        readers: [],
        sections: [{ anchor: '', title, screens: [], blocks: [] }],
      });
      continue;
    }
    const page = pages.at(-1);
    if (!page || line === '') continue;
    const { sections, readers } = page;
    if (line.startsWith('= ')) {
      readers.push(...line.slice(2).split(' '));
      continue;
    }
    if (level) {
      sections.push({ anchor, title, screens: [], blocks: [] });
      continue;
    }
    const [, path, role] = SCREEN.exec(line) ?? [];
    if (path) sections.at(-1)?.screens.push(role ? { path, role } : { path });
    else sections.at(-1)?.blocks.push(blockOf(line));
  }
  return pages;
}

/** The screens of a page with the anchor under which each is told of. */
export const toldBy = ({ sections }: ManualPage): (ToldScreen & { anchor: string })[] =>
  sections.flatMap(({ screens, anchor }) => screens.map((screen) => ({ ...screen, anchor })));

/** The parts of a line: words, and links with where they lead: a screen (`/path`) or a page of the manual (`area/page#anchor`). */
export function partsOf(text: string): { words: string; to?: string }[] {
  const parts: { words: string; to?: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > from) parts.push({ words: text.slice(from, match.index) });
    parts.push({ words: match[1] ?? '', to: match[2] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}

/** A line as it is read out, searched and printed: without the addresses of its links. */
export const plain = (text: string): string =>
  partsOf(text)
    .map(({ words }) => words)
    .join('');
