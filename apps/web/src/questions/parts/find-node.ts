import type { KeptNode } from '@zhibi/contract/questions/trees';

export interface NodeOption {
  value?: string;
  label?: string | undefined;
  foundBy?: string | undefined;
}

export const optionsOf = (nodes: readonly KeptNode[]): NodeOption[] =>
  nodes.map(({ id, title, foundBy }) => ({ value: id, label: title, foundBy }));

/** Whether what is typed names a node: a piece of its title, or its pinyin or initials from a syllable on. */
export function matches(typed: string, option: NodeOption | undefined): boolean {
  const words = typed.normalize('NFKC').toLowerCase().trim();
  if (option === undefined || words === '') return option !== undefined;
  if ((option.label ?? '').toLowerCase().includes(words)) return true;
  const spelled = words.replace(/\s+/g, '').replace(/ü/g, 'v');
  return /^[a-z]+$/.test(spelled) && ` ${option.foundBy ?? ''}`.includes(` ${spelled}`);
}
