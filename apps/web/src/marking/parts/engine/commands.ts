import type { SampleKind } from '@zhibi/contract/marking/lecture';

/** What a key asks for while marking. */
export type Command =
  | { kind: 'digit'; digit: string }
  | { kind: 'turn'; by: 1 | -1 }
  /** The preset comment at this place of those that are offered. */
  | { kind: 'remark'; at: number }
  /** The answer is kept to be shown to the class. */
  | { kind: 'collect'; as: SampleKind }
  | { kind: 'move'; by: 'next' | 'previous' | 'row-down' | 'row-up' }
  | {
      kind:
        | 'full'
        | 'zero'
        | 'half'
        | 'levels'
        | 'clear'
        | 'confirm'
        | 'enlarge'
        | 'replay'
        | 'undo'
        | 'help'
        | 'next-question'
        | 'previous-question';
    };

/** The row of letters under the digits: a preset comment each. */
export const remarkKeys = ['q', 'w', 'e', 'r', 't', 'y'] as const;

const byKey: Readonly<Record<string, Command>> = {
  ArrowRight: { kind: 'move', by: 'next' },
  ArrowLeft: { kind: 'move', by: 'previous' },
  ArrowDown: { kind: 'move', by: 'row-down' },
  ArrowUp: { kind: 'move', by: 'row-up' },
  PageDown: { kind: 'turn', by: 1 },
  PageUp: { kind: 'turn', by: -1 },
  Enter: { kind: 'confirm' },
  ' ': { kind: 'enlarge' },
  Backspace: { kind: 'clear' },
  Escape: { kind: 'clear' },
  '[': { kind: 'previous-question' },
  ']': { kind: 'next-question' },
  '?': { kind: 'help' },
  '？': { kind: 'help' },
  n: { kind: 'turn', by: 1 },
  b: { kind: 'turn', by: -1 },
  a: { kind: 'full' },
  z: { kind: 'zero' },
  h: { kind: 'half' },
  '.': { kind: 'half' },
  l: { kind: 'levels' },
  p: { kind: 'replay' },
  x: { kind: 'collect', as: 'excellent' },
  d: { kind: 'collect', as: 'typical' },
  u: { kind: 'undo' },
  ...Object.fromEntries(remarkKeys.map((key, at) => [key, { kind: 'remark', at }])),
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** The command of a key, or null: the browser's and the input method's keys are theirs. */
export function commandOf({ key, ctrlKey, metaKey, altKey, isComposing }: Key): Command | null {
  if (isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
  if (/^[0-9]$/.test(key)) return { kind: 'digit', digit: key };
  return byKey[key] ?? byKey[key.toLowerCase()] ?? null;
}
