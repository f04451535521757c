import type { SumGroup, SumSheet } from '@zhibi/contract/papers/arithmetic';
import type { QuestionBody } from '@zhibi/contract/questions';
import { chineseNumeral } from '../rules.js';
import { generateSums, type Shortage } from './sums/generate.js';
import { sumQuestion } from './sums/print.js';

export interface SumSection {
  title: string;
  bodies: QuestionBody[];
}

/** The sections of a sheet with their sums, and which groups have too few different ones. */
export function sumSections(sheet: SumSheet): { sections: SumSection[]; short: Shortage[] } {
  const { sums, short } = generateSums(sheet);
  const sections = sheet.groups.map((group, at) => ({
    title: `${chineseNumeral(at + 1)}、${group.title ?? nameOfGroup(group)}`,
    bodies: (sums[at] ?? []).map(sumQuestion),
  }));
  return { sections: sections.filter(({ bodies }) => bodies.length > 0), short };
}

/** What sums of a kind are called where their teacher does not say it. */
export function nameOfGroup(group: SumGroup): string {
  switch (group.kind) {
    case 'add-subtract': {
      const [isAdding, isTaking] = [group.operations.includes('+'), group.operations.includes('-')];
      const carry = {
        any: '',
        with: isTaking ? (isAdding ? '进、退位' : '退位') : '进位',
        without: isTaking ? (isAdding ? '不进、退位' : '不退位') : '不进位',
      };
      return `${carry[group.carry]}${isAdding ? '加' : ''}${isTaking ? '减' : ''}法`;
    }
    case 'multiply':
      return '乘法';
    case 'divide':
      return group.remainder === 'with' ? '有余数的除法' : '除法';
    case 'fraction':
      return '分数计算';
    case 'mixed':
      return group.brackets === 'with' ? '带括号的混合运算' : '混合运算';
  }
}
