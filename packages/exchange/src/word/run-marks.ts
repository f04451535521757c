import type { Mark } from '@zhibi/contract/kernel';
import { childOf, type Element } from '../xml.js';
import { isOn, settingOf } from './styles.js';

/** The marks that a run has by its own properties. @param isDotted whether marks of emphasis stand at its characters, by a style too */
export function marksOf(properties: Element | undefined, isDotted: boolean): Mark[] {
  const underline = settingOf(childOf(properties, 'u'));
  const height = settingOf(childOf(properties, 'vertAlign'));
  const marks: [Mark, boolean][] = [
    ['bold', isOn(childOf(properties, 'b'))],
    ['italic', isOn(childOf(properties, 'i'))],
    ['underline', underline !== '' && underline !== 'none' && !/^wav/.test(underline)],
    ['wave', /^wav/.test(underline)],
    ['dot', isDotted],
    ['sub', height === 'subscript'],
    ['sup', height === 'superscript'],
  ];
  return marks.flatMap(([mark, is]) => (is ? [mark] : []));
}
