import type { AnswerToMark } from '@zhibi/contract/marking';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { machineWords } from './machine-words.js';

const t = ((key: string, values: object) => `${key} ${Object.values(values ?? {})}`) as unknown as TFunction<'marking'>; // its keys and gaps
const said = (reading: AnswerToMark['reading'], suggestion: number | null) =>
  machineWords({ reading, suggestion, status: 'waiting', ink: [], pictures: [] } as unknown as AnswerToMark, t); // what it looks at

it('tells how sure the machine is of what it read, and of nothing else', () => {
  expect(said({ text: '42', confidence: 0.93 }, 3)).toBe(
    'mark.machineGives 3 · mark.machineReads 42 · mark.machineSure 93',
  );
  expect(said({ text: '', confidence: 0 }, 0), 'an empty place').toBe('mark.machineGives 0');
  expect(said(null, null)).toBe('mark.machineSilent ');
});
